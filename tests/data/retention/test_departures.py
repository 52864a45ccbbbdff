"""Which servers the bot has left: noted when it is seen, and withdrawn when it is back."""

import pytest

from data.choices.settings import SettingsStore
from data.retention.removal import Departures
from engine.table.terms import Terms
from tests.data.evenings import HERE, THERE, Evening
from tests.data.samples import OPENING, header

ELSEWHERE = 77


@pytest.fixture
def departures(evening: Evening) -> Departures:
    return Departures(evening.database, lambda: evening.now)


async def test_a_server_that_is_missing_is_noted_once_and_its_time_runs_on(
    evening: Evening, departures: Departures
) -> None:
    await evening.ranked(1, 2)
    await evening.ranked(1, 2, guild_id=THERE)
    left = evening.now
    assert await departures.compare({THERE}) == ((HERE,), {}, {HERE})
    evening.now += 100
    assert await departures.compare({THERE}) == ((), {}, {HERE})
    assert await departures.before(evening.now) == {HERE: left}
    assert await departures.before(left - 1) == {}


async def test_a_server_that_is_back_starts_from_the_beginning(
    evening: Evening, departures: Departures
) -> None:
    await evening.ranked(1, 2)
    left = evening.now
    await departures.note(HERE)
    evening.now += 100
    assert await departures.compare({HERE}) == ((), {HERE: left}, frozenset())
    await departures.note(HERE)
    assert await departures.withdraw(HERE) == evening.now
    assert await departures.withdraw(HERE) is None
    assert await departures.before(evening.now) == {}


async def test_servers_are_known_by_what_they_have_set_or_shown(
    evening: Evening, departures: Departures
) -> None:
    await SettingsStore(evening.database).keep_server(THERE, {"language": "vi"})
    await evening.store.create(header("shown", guild_id=HERE), OPENING)
    await evening.store.keep("shown", "message_id", 7)
    assert (await departures.compare(())).gone == (HERE, THERE)


async def test_where_people_only_practise_the_bot_has_never_been(
    evening: Evening, departures: Departures
) -> None:
    terms = Terms(rated=False, practice=True)
    await evening.store.create(header("alone", guild_id=ELSEWHERE, terms=terms), OPENING)
    await evening.store.create(header("direct", guild_id=0, terms=terms), OPENING)
    assert (await departures.compare(())).gone == ()


async def test_open_tables_of_a_server_that_was_left_are_asked_for_by_name_alone(
    evening: Evening, departures: Departures
) -> None:
    await evening.store.create(header("here", guild_id=HERE), OPENING)
    await evening.store.create(header("there", guild_id=THERE), OPENING)
    await departures.note(HERE)
    assert [one.table_id for one in await evening.store.open_tables()] == ["there"]
    assert [one.table_id for one in await evening.store.open_tables(HERE)] == ["here"]
    await departures.withdraw(HERE)
    assert sorted(one.table_id for one in await evening.store.open_tables()) == ["here", "there"]
