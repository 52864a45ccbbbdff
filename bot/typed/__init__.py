"""Typed moves: the parser, the meanings, the notation, and the completions of lines."""
