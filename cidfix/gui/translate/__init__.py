"""Makes the translations of the window from what its code says; run by hand, never by the program."""
