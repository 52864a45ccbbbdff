"""Work in processes of its own: pictures are painted and moves thought out there.

Jobs and answers follow each other in a pipe, each behind its length.
"""

LENGTH = 4
"""Bytes of a length, the highest first."""


def framed(text: bytes) -> bytes:
    """Bytes as they are written to the pipe."""
    return len(text).to_bytes(LENGTH) + text
