"""What is used of aiosqlite's private names; read in aiosqlite 0.22.1."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiosqlite

__all__ = ["in_thread"]

T = TypeVar("T")


async def in_thread(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run ``work`` as a whole in the thread of a connection, with SQLite's own connection.

    Each call of aiosqlite's own goes to that thread and back by itself.
    """
    run: Callable[..., Awaitable[T]] = connection._execute
    return await run(work, connection._conn)
