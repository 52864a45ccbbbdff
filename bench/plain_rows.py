"""What a journal is measured beside: rows that are stored through the bare drivers."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import aiosqlite
import asyncpg

Row = tuple[str, int, str, int]

_TABLE = """CREATE TABLE journal (table_id TEXT, version INTEGER, events TEXT, stored_at INTEGER,
    PRIMARY KEY (table_id, version))"""
_INSERT = "INSERT INTO journal VALUES (?, ?, ?, ?)"


class Rows(Protocol):
    """Somewhere to store rows; a row is on the disk when ``store`` returns."""

    async def store(self, row: Row) -> None:
        """Store one."""

    async def close(self) -> None:
        """The end."""


class OneByOne:
    """SQLite as our database has it (WAL, FULL), with one row a transaction: INSERT and commit."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, file: Path) -> "OneByOne":
        """A new file."""
        return cls(await _opened(file))

    async def store(self, row: Row) -> None:
        async with self._turn:
            await self._connection.execute(_INSERT, row)
            await self._connection.commit()

    async def close(self) -> None:
        await self._connection.close()


class Grouped:
    """The same, with all rows in one transaction that have gathered meanwhile."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: Path) -> "Grouped":
        """A new file."""
        return cls(await _opened(file))

    async def store(self, row: Row) -> None:
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((row, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await stored

    async def close(self) -> None:
        await self._connection.close()

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._connection.executemany(_INSERT, [row for row, _ in batch])
            await self._connection.commit()
            for _, stored in batch:
                stored.set_result(None)
        self._task = None


async def _opened(file: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(file)
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute(_TABLE)
    await connection.commit()
    return connection


class PostgresRows:
    """PostgreSQL through asyncpg, each row a statement and a transaction of its own."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str, connections: int) -> "PostgresRows":
        """In a schema of its own."""
        one = await asyncpg.connect(url)
        await one.execute("CREATE SCHEMA IF NOT EXISTS plain")
        await one.execute("DROP TABLE IF EXISTS plain.journal")
        await one.execute(_TABLE.replace("journal", "plain.journal"))
        await one.close()
        return cls(await asyncpg.create_pool(url, min_size=connections, max_size=connections))

    async def store(self, row: Sequence[object]) -> None:
        async with self._pool.acquire() as connection:
            await connection.execute("INSERT INTO plain.journal VALUES ($1, $2, $3, $4)", *row)

    async def close(self) -> None:
        await self._pool.close()
