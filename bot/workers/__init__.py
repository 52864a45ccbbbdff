"""Worker processes, which paint pictures and compute moves.

Jobs and answers are sent through pipes, each after its length.
"""

LENGTH = 4
"""The number of bytes of a length, in big-endian order."""


def framed(text: bytes) -> bytes:
    """Return bytes with their length before them, for the pipe."""
    return len(text).to_bytes(LENGTH) + text
