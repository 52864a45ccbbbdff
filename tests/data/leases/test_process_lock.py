"""Having a database alone: the second is told, and a dead one keeps nobody out."""

import asyncio
import os
from pathlib import Path

import pytest

from data.database.trouble import DatabaseError
from data.leases.process_lock import only_one
from tests.processes import PYTHON, heard


async def test_the_second_is_told_and_the_next_may(url: str) -> None:
    async with only_one(url):
        with pytest.raises(DatabaseError, match=r"^Another Upcard runs on .*: end that one"):
            async with only_one(url):
                pass
    async with only_one(url):
        pass


async def test_a_file_is_the_same_by_every_name(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path)
    async with only_one(f"sqlite+aiosqlite:///{tmp_path}/a.db"):
        with pytest.raises(DatabaseError, match=f"process {os.getpid()}"):
            async with only_one(f"sqlite+aiosqlite:///{tmp_path}/other/a.db"):
                pass
        async with only_one(f"sqlite+aiosqlite:///{tmp_path}/b.db"):
            pass
    assert (tmp_path / "a.db.lock").stat().st_mode & 0o777 == 0o600


@pytest.mark.timing
def test_a_killed_process_leaves_no_lock_behind(tmp_path: Path) -> None:
    code = (
        "import pathlib, signal, sys; from data.leases.process_lock import LockFile;"
        "lock = LockFile.take(pathlib.Path(sys.argv[1])); print('held', flush=True); signal.pause()"
    )
    path = tmp_path / "a.db.lock"
    with heard(PYTHON, "-c", code, str(path)) as (holder, said):
        assert said.readline() == "held\n"
        assert path.read_text("ascii") == f"{holder.pid}\n"
        with pytest.raises(DatabaseError, match=f"process {holder.pid}"):
            asyncio.run(held(f"sqlite+aiosqlite:///{tmp_path}/a.db"))
    asyncio.run(held(f"sqlite+aiosqlite:///{tmp_path}/a.db"))


async def test_what_cannot_be_opened_is_left_to_who_opens_it(tmp_path: Path) -> None:
    for url in ("a@nonsense", "mysql://a/b", "sqlite://", f"sqlite:///{tmp_path}/no/such/a.db"):
        async with only_one(url):
            pass


async def held(url: str) -> None:
    async with only_one(url):
        pass
