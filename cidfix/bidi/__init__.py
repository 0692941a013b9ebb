"""The order of letters on a line that runs both ways: as they are drawn, and as they are written."""
