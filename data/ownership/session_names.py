"""What PostgreSQL calls the sessions that hold shards: whoever looks sees who has which."""

import socket

from data.database.shards import Shards

__all__ = ["serves", "stands_by"]

_LONGEST = 63
"""Letters that the server keeps of a name."""


def serves(shards: Shards) -> str:
    """Of a process on this machine that has them."""
    return f"upcard serves {shards} at {socket.gethostname()}"[:_LONGEST]


def stands_by(shards: Shards) -> str:
    """Of a process on this machine that waits for them."""
    return f"upcard stands by for {shards} at {socket.gethostname()}"[:_LONGEST]
