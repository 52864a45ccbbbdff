"""Who reads: in which language, and how they like things."""
