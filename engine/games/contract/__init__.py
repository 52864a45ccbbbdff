"""The room of Contract Rummy."""
