"""aiosqlite's thread still takes work as a whole where `internals.aiosqlite` gives it some."""

import sqlite3
import threading
from pathlib import Path

import aiosqlite
import pytest

from internals.aiosqlite import in_thread


async def test_work_runs_as_a_whole_in_the_thread_of_the_connection(tmp_path: Path) -> None:
    def work(file: sqlite3.Connection) -> tuple[int, list[tuple[int]]]:
        file.execute("CREATE TABLE kept (number)")
        file.execute("INSERT INTO kept VALUES (7)")
        file.commit()
        return threading.get_ident(), file.execute("SELECT number FROM kept").fetchall()

    async with aiosqlite.connect(tmp_path / "a.db") as connection:
        thread, rows = await in_thread(connection, work)
        async with connection.execute("SELECT number FROM kept") as cursor:
            assert await cursor.fetchall() == rows == [(7,)]
        again, _ = await in_thread(connection, lambda _: (threading.get_ident(), None))
    assert thread == again != threading.get_ident()


async def test_what_work_raises_comes_to_who_asked_for_it(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "a.db") as connection:
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await in_thread(connection, lambda file: file.execute("SELECT * FROM missing"))
        assert await in_thread(connection, lambda file: file.total_changes) == 0
