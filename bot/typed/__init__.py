"""Moves as people type them: a line is read, meant, played, and completed while it is typed."""
