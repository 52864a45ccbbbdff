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

__all__ = ["work_in_the_loops_thread"]


class _AtOnce:
    """Takes what was meant for a connection's thread, and does it. Whoever asked waits all the
    same for the event loop's next turn, so that others come in between."""

    def put_nowait(self, given: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = given
        try:
            result = work()
        except Exception as error:  # noqa: BLE001  it belongs to whoever asked
            if future is not None:
                future.get_loop().call_soon(aiosqlite.core.set_exception, future, error)
        else:
            if future is not None:
                future.get_loop().call_soon(aiosqlite.core.set_result, future, result)


def _no_thread(**_: Any) -> SimpleNamespace:
    return SimpleNamespace(start=lambda: None, daemon=False)


def work_in_the_loops_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let connections that are made in this test have no threads."""
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", _AtOnce)
    monkeypatch.setattr(aiosqlite.core, "Thread", _no_thread)
