"""The typing line: what the user sees, tried as she types, and the letters she can choose from."""
