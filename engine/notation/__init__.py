"""The documented JSON notation of positions, moves, results and vectors (docs/notation.md)."""
