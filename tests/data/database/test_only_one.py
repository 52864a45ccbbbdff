"""One process a database: the second is told, and a dead one keeps nobody out."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from data.database.only_one import only_one
from data.database.trouble import DatabaseError

ROOT = Path(__file__).parents[3]
SECONDS = 30.0


async def test_the_second_is_told_and_the_next_may(url: str) -> None:
    async with only_one(url):
        with pytest.raises(DatabaseError, match=r"^Another Upcard runs on .*: end that one"):
            async with only_one(url):
                pass
    async with only_one(url):
        pass


async def test_who_stands_by_goes_on_when_the_first_ends(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database.only_one._AGAIN", 0.02)
    begun = asyncio.Event()

    async def stand_by() -> None:
        async with only_one(url, wait=True):
            begun.set()

    async with only_one(url):
        waiting = asyncio.create_task(stand_by())
        await asyncio.sleep(0.2)
        assert not begun.is_set()
    await asyncio.wait_for(waiting, SECONDS)


async def test_a_file_is_the_same_by_every_name(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path)
    async with only_one(f"sqlite+aiosqlite:///{tmp_path}/a.db"):
        with pytest.raises(DatabaseError, match=f"process {os.getpid()}"):
            async with only_one(f"sqlite+aiosqlite:///{tmp_path}/other/a.db"):
                pass
        async with only_one(f"sqlite+aiosqlite:///{tmp_path}/b.db"):
            pass
    assert (tmp_path / "a.db.lock").stat().st_mode & 0o777 == 0o600


def test_a_killed_process_leaves_no_lock_behind(tmp_path: Path) -> None:
    code = (
        "import pathlib, signal, sys; from data.database.lock_file import LockFile;"
        "lock = LockFile.take(pathlib.Path(sys.argv[1])); print('held', flush=True); signal.pause()"
    )
    path = tmp_path / "a.db.lock"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert path.read_text("ascii") == f"{holder.pid}\n"
        with pytest.raises(DatabaseError, match=f"process {holder.pid}"):
            asyncio.run(held(f"sqlite+aiosqlite:///{tmp_path}/a.db"))
        holder.send_signal(signal.SIGKILL)
    asyncio.run(held(f"sqlite+aiosqlite:///{tmp_path}/a.db"))


async def test_what_cannot_be_opened_is_left_to_who_opens_it(tmp_path: Path) -> None:
    for url in ("nonsense", "mysql://a/b", "sqlite://", f"sqlite:///{tmp_path}/no/such/a.db"):
        async with only_one(url):
            pass


async def held(url: str) -> None:
    async with only_one(url):
        pass


async def end_sessions(url: str) -> None:
    """As an administrator does, or a server that starts anew."""
    other = await asyncpg.connect(url.replace("+asyncpg", ""))
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    )
    await other.close()


async def test_a_lost_connection_takes_the_lock_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("data.database.only_one._AGAIN", 0.02)
    async with only_one(postgres_url) as hold:
        watching = asyncio.create_task(hold.taken_away())
        await asyncio.sleep(0.05)
        await end_sessions(postgres_url)
        async with asyncio.timeout(SECONDS):
            while "is held again" not in caplog.text:  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0.01)
        with pytest.raises(DatabaseError, match="Another Upcard"):
            await held(postgres_url)
        watching.cancel()


async def test_who_was_taken_over_meanwhile_ends(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even for a moment it goes on as if it still had the database."""
    monkeypatch.setattr("data.database.only_one._AGAIN", 0.001)
    over = asyncio.Event()

    async def stand_by() -> None:
        async with only_one(postgres_url, wait=True):
            await over.wait()

    async with only_one(postgres_url) as hold:
        waiting = asyncio.create_task(stand_by())
        await asyncio.sleep(0.2)
        await end_sessions(postgres_url)
        # Only now does it hear: the other has been quicker.
        await asyncio.sleep(0.2)
        assert "has taken over" in await asyncio.wait_for(hold.taken_away(), SECONDS)
        over.set()
        await asyncio.wait_for(waiting, SECONDS)
