"""What a finished game did to ratings, as its result tells it (UX Result)."""

import pytest

from engine.table.record import Change, Unrated, Verdict
from tests.data.evenings import HERE, THERE, Evening, in_order

pytestmark = pytest.mark.one_database


async def test_of_a_game_that_is_not_booked_nothing_is_known(evening: Evening) -> None:
    assert await evening.store.verdict("nowhere") is None


async def test_everybody_begins_at_1000_and_goes_on_from_his_last_game(evening: Evening) -> None:
    first = await evening.ranked(1, 2)
    second = await evening.ranked(1, 3)
    await evening.ranked(1, 2, game="dummy")
    await evening.ranked(1, 2, guild_id=THERE)
    third = await evening.ranked(2, 1)
    told = await evening.store.verdict(first)
    assert told is not None
    assert told.unrated is None
    one, two = told.changes
    assert (one.seat, one.before, two.seat, two.before) == (0, 1000, 1, 1000)
    assert one.after > 1000
    again = await evening.store.verdict(second)
    assert again is not None
    assert again.changes[0].before == one.after
    assert again.changes[1].before == 1000
    last = await evening.store.verdict(third)
    assert last is not None
    assert [change.before for change in last.changes] == [two.after, again.changes[0].after]
    assert await evening.store.verdict(first) == told, "later games change nothing about it"
    row = await evening.league.standing_of(HERE, 2, "contract")
    assert row is not None
    assert row.rating is not None
    assert row.rating.rating == last.changes[0].after


async def test_why_a_game_did_nothing(evening: Evening) -> None:
    casual = await evening.played(*in_order(1, 2, unrated=Unrated.CASUAL))
    assert await evening.store.verdict(casual) == Verdict(Unrated.CASUAL)
    computer = await evening.ranked(None, 1)
    assert await evening.store.verdict(computer) == Verdict(Unrated.COMPUTER)


async def test_a_game_that_was_taken_out_is_passed_over(evening: Evening) -> None:
    first = await evening.ranked(1, 2)
    second = await evening.ranked(2, 1)
    await evening.corrections.void(HERE, first, 9, "why not")
    told = await evening.store.verdict(second)
    assert told is not None
    assert [change.before for change in told.changes] == [1000, 1000]
    assert isinstance(told.changes[0], Change)
    void = await evening.store.verdict(first)
    assert void == Verdict(None)
