"""One rule a file: what a move needs, what it does, what follows."""
