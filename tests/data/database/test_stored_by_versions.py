"""Every version since 0.1.0 has left a database behind: this one reads all of it."""

import gzip
from pathlib import Path

import pytest
from sqlalchemy import select

from data.database.database import open_database
from data.database.schema import tables
from data.database.sqlite_files import PRIVATE
from data.rebuild_league import rebuild
from engine.events import DealEnded
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.table.replay import replay_of
from engine.table.table_state import table_state
from tests.data.evenings import Evening

STORED = sorted((Path(__file__).parent / "stored").glob("*.sqlite.gz"))
"""``python -m tests.soak.earlier_games FILE`` writes one (docs/releasing.md)."""


@pytest.fixture(params=STORED, ids=lambda kept: kept.name.removesuffix(".sqlite.gz"))
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what a version has stored."""
    copied = tmp_path / "upcard.db"
    copied.write_bytes(gzip.decompress(request.param.read_bytes()))
    copied.chmod(PRIVATE)
    return copied


async def test_what_a_version_has_stored_is_read(file: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    evening = Evening(database)
    open_ones = {one.table_id for one in await evening.store.open_tables()}
    async with database.read() as connection:
        stored = set((await connection.execute(select(tables.c.table_id))).scalars())
    in_play, over = set[str](), set[str]()
    for table_id in stored:
        page = await evening.store.load(table_id)
        assert page is not None
        name = page.header.game
        if table_id in open_ones:
            in_play.add(name)
            opened = game(name, read_options(REGISTRY[name], page.header.options))
            running = table_state(opened, page.header, page.entries)
            assert running.version == page.entries[-1].version
            assert running.state is not None
        else:
            over.add(name)
            events = [
                one for frame in replay_of(page.header, page.entries).frames for one in frame.events
            ]
            assert any(isinstance(one, DealEnded) and one.result.game_over for one in events)
    assert in_play == over
    assert len(over) >= 10
    before = await evening.whole()
    assert all(before)
    await rebuild(database)
    assert await evening.whole() == before
    await database.dispose()


def test_there_is_one_of_the_first_version() -> None:
    assert STORED[0].name == "0.1.0.sqlite.gz"
