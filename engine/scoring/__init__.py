"""What a deal counts: one way of scoring a file."""
