"""The user's own reference fonts: chosen, measured, compared with, and drawn beside what is proposed."""
