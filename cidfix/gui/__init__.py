"""The window, over the same objects that the command line and notebooks use. Qt is imported in here alone."""
