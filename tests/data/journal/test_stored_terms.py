"""What a table was opened with, when its steps were stored, and when the bot was last running."""

import pytest
from sqlalchemy import update

from data.database.database import Database
from data.database.schema import tables
from data.journal.store import Store
from engine.events import TurnStarted
from engine.table.record import UnreadableJournal
from engine.table.terms import CLOCKS, Board, Branch, Terms, TimeControl, live
from tests.data.samples import OPENING, header


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database, clock=lambda: 1_790_000_100.75)


@pytest.mark.one_database
@pytest.mark.parametrize("clock", [*CLOCKS.values(), live(5, 0)])
async def test_the_terms_of_a_table_are_kept(store: Store, clock: TimeControl) -> None:
    branch = Branch("a1b2c3d4e5", 17, 12, -23)
    board = Board("a1b2c3d4e5.3", 3, 3, 2, 0, -1)
    terms = Terms(clock, False, practice=True, open_hands=True, branch=branch, board=board)
    await store.create(header(terms=terms), OPENING)
    page = await store.load("k7q2")
    assert page is not None
    assert page.header.terms == terms


@pytest.mark.parametrize(
    ("stored", "what"),
    [
        ({"clock": {"kind": "fast"}}, "'clock': 'kind': 'fast' is not a valid ClockKind"),
        ({"clock": {"kind": "live", "turn": "60"}}, "'clock': 'turn': not of type int"),
        ({"clock": {"kind": "slow", "turn": 7}}, "'clock': no slow clock has a turn of 7 and 0 s"),
        ({"wager": 5}, "'wager' is not known"),
        ([], "not an object"),
    ],
)
async def test_terms_that_mean_nothing_are_named(
    database: Database, store: Store, stored: object, what: str
) -> None:
    await store.create(header(), OPENING)
    async with database.write() as connection:
        await connection.execute(update(tables).values(terms=stored))
    with pytest.raises(UnreadableJournal) as told:
        await store.load("k7q2")
    assert str(told.value) == f"the terms of table k7q2 cannot be read: {what}"


async def test_steps_come_back_with_the_time_at_which_they_were_stored(store: Store) -> None:
    await store.create(header(), OPENING)
    await store.append("k7q2", 2, [TurnStarted(1)])
    page = await store.load("k7q2")
    assert page is not None
    assert [entry.stored_at for entry in page.entries] == [1_790_000_100, 1_790_000_100]


async def test_the_last_beat_is_kept(store: Store) -> None:
    assert await store.last_beat() is None
    await store.beat()
    assert await store.last_beat() == 1_790_000_100
