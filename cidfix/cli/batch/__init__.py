"""Many PDFs at once: what is to be done with each, who does it, and what is remembered of what is done."""
