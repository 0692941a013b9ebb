"""The maps that the user has, whichever document is open: to look at, mend, share and compare."""
