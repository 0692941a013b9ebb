"""What contradicts itself or has no place yet, each with the ways to settle it."""
