"""The repair of the text: what it changed, each change to leave out, and the steps to switch."""
