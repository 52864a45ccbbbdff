"""The documented JSON notation: positions, moves, results, vectors (docs/notation.md)."""
