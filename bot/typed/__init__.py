"""Moves as people type them: one line read, meant, written again and offered while it is typed."""
