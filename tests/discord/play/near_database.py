"""SQLite in the event loop's thread, for tests that ask it much and do not try how long it takes.

The bot asks SQLite two hundred times while it starts; each way to a thread and back takes longer
than the answer. What threads and locks do to each other is tried in tests/data.
"""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiosqlite.core
import pytest

from data.database.sqlite import Sqlite, SqliteWriter


class _AtOnce:
    """Takes what was meant for a connection's thread, and does it. Whoever asks for rows or stores
    them waits all the same for the event loop's next turn, so that others come in between; the
    other steps of it (a cursor, a pragma, the rows that were read) are answered at once."""

    def put_nowait(self, given: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = given
        try:
            result, say = work(), aiosqlite.core.set_result
        except Exception as error:  # noqa: BLE001  it belongs to whoever asked
            result, say = error, aiosqlite.core.set_exception
        if future is None:
            return
        if _is_a_step(work):
            say(future, result)
        else:
            future.get_loop().call_soon(say, future, result)


_WAITED_FOR = frozenset({"execute", "executemany", "commit"})


def _is_a_step(work: Any) -> bool:
    """Whether nobody else would come in between: neither a statement about rows nor a commit."""
    if getattr(getattr(work, "func", None), "__name__", "") not in _WAITED_FOR:
        return True
    return bool(work.args) and work.args[0].startswith(("PRAGMA", "BEGIN"))


def _no_thread(**_: Any) -> SimpleNamespace:
    return SimpleNamespace(start=lambda: None, daemon=False)


async def _here(work: Callable[..., Any], *given: Any) -> Any:
    await asyncio.sleep(0)
    return work(*given)


async def _ready(*_: object, **__: object) -> None:
    """It is there, private and migrated, as ``ready_database`` has made it."""


def work_in_the_loops_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let connections that are made in this test have no threads."""
    monkeypatch.setattr(SqliteWriter, "_run", staticmethod(_here))
    monkeypatch.setattr(asyncio, "to_thread", _here)
    monkeypatch.setattr(Sqlite, "probe", _ready)
    monkeypatch.setattr("data.database.database._bring_up_to_date", _ready)
    # Nobody waits long for one of them, and each is opened by every bot.
    monkeypatch.setattr("data.database.sqlite._CONNECTIONS", 2)
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", _AtOnce)
    monkeypatch.setattr(aiosqlite.core, "Thread", _no_thread)
