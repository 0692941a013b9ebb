"""What is known of the world's languages: their letters, marks and signs, and how often letters come."""
