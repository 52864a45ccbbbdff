"""Databases that are played on while they are copied."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from data.backups.copies import back_up, put_back
from data.database.database import open_database
from data.database.trouble import DatabaseError
from data.journal.store import Store
from data.league.queries import League
from engine.events import TurnStarted
from tests.data.samples import OPENING, header, standing

STEP = (TurnStarted(1),)
TABLE = header().table_id


@asynccontextmanager
async def playing(url: str) -> AsyncIterator[Store]:
    """A table at which a step is stored again and again, and a game that has ended."""
    database = await open_database(url)
    store = Store(database)
    going = True

    async def play() -> None:
        version = 2
        while going:
            await store.append(TABLE, version, STEP)
            version += 1
            await asyncio.sleep(0)

    await store.create(header(), OPENING)
    await store.create(header("over"), OPENING)
    ended = [standing(1, 1), standing(2, 2)]
    await store.append("over", 2, (), closes=True, standings=ended)
    player = asyncio.create_task(play())
    try:
        yield store
    finally:
        going = False
        await player
        await database.dispose()


async def versions(url: str) -> list[int]:
    database = await open_database(url)
    page = await Store(database).load(TABLE)
    history = await League(database).history(header().guild_id)
    await database.dispose()
    assert page is not None
    assert [game.table_id for game in history.games] == ["over"]
    return [entry.version for entry in page.entries]


def write(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def read(file: Path) -> bytes:
    return file.read_bytes()


def take(file: Path, *parts: str) -> None:
    for part in parts or ("",):
        Path(f"{file}{part}").unlink()


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def left_in(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir() if not one.is_dir())


async def backed_up(url: str, file: Path, **options: bool) -> str:
    return await asyncio.to_thread(back_up, url, file, **options)


async def restored(url: str, file: Path) -> str:
    return await asyncio.to_thread(put_back, url, file)


async def refusal(url: str, file: Path) -> str:
    with pytest.raises(DatabaseError) as told:
        await restored(url, file)
    assert "\n" not in str(told.value)
    return str(told.value)
