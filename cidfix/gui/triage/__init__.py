"""What is guessed of fonts, spaces, full stops and direction, each to confirm or to change."""
