"""What leaves cidfix: text and reports, one writer each."""
