"""Contract Rummy."""
