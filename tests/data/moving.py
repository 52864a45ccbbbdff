"""Databases that are moved, and what is in them."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from data.database.database import open_database
from data.database.schema import metadata
from data.database.sqlite_files import PRIVATE
from data.database.trouble import DatabaseError
from data.database_move import move
from tests.data.backups.copying import read

FIRST = Path(__file__).parent / "database" / "stored" / "0.1.0.sqlite.gz"
"""What 0.1.0 has stored: rows in every table."""

Everything = dict[str, list[tuple[Any, ...]]]
"""All rows by table."""


_UPGRADED: list[bytes] = []


def unpack(file: Path) -> None:
    """Make a copy of that, as it is."""
    write(file, gzip.decompress(FIRST.read_bytes()))


def write(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    file.chmod(PRIVATE)


async def stored(file: Path) -> str:
    """The address of a copy of that, upgraded as a start does it: once a process."""
    url = f"sqlite:///{file}"
    if not _UPGRADED:
        unpack(file)
        await (await open_database(url)).dispose()
        _UPGRADED.append(read(file))
    write(file, _UPGRADED[0])
    return url


async def everything(url: str) -> Everything:
    """Read it as the bot does."""
    database = await open_database(url)
    async with database.read() as connection:
        found = {
            table.name: sorted(
                map(tuple, (await connection.execute(select(table))).all()), key=repr
            )
            for table in metadata.sorted_tables
        }
    await database.dispose()
    return found


async def moved(source: str, target: str) -> list[str]:
    """Move it; all lines that were said, and the closing one."""
    said: list[str] = []
    said.append(await asyncio.to_thread(move, source, target, said.append))
    return said


async def refused(source: str, target: str) -> str:
    """The one sentence of a move that was refused."""
    with pytest.raises(DatabaseError) as told:
        await moved(source, target)
    assert "\n" not in str(told.value)
    assert "secret" not in str(told.value)
    return str(told.value)
