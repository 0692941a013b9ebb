"""The numbered lines: picture, codes and decoded text under one another."""
