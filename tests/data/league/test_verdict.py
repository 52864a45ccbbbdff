"""What a finished game did to ratings, as its result tells it (UX Result)."""

from dataclasses import replace

import pytest

from data.league.standings import CorrectionKind
from engine.table.record import Change, HeadToHead, Unrated, Verdict
from tests.data.evenings import HERE, THERE, Evening, in_order
from tests.data.samples import OPENING, header

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


async def test_the_first_games_are_told_apart_for_they_change_a_rating_by_more(
    evening: Evening,
) -> None:
    orders = ((1, 2, 3), (3, 2, 1), (2, 3, 1))
    played = [await evening.ranked(*orders[at % 3]) for at in range(30)]
    told = [await evening.store.verdict(one) for one in played]
    early = [change.early for one in told if one for change in one.changes][::3]
    assert len(early) == 30
    assert early[:3] == [True] * 3
    assert not early[-1]
    assert early == sorted(early, reverse=True), "and never again"


async def test_why_a_game_did_nothing(evening: Evening) -> None:
    casual = await evening.played(*in_order(1, 2, unrated=Unrated.CASUAL))
    told = await evening.store.verdict(casual)
    assert told == Verdict(Unrated.CASUAL, rivals=(HeadToHead(0, 1, 1, 0), HeadToHead(1, 0, 0, 1)))
    computer = await evening.ranked(None, 1)
    assert await evening.store.verdict(computer) == Verdict(Unrated.COMPUTER)


async def test_a_game_that_was_taken_out_is_passed_over(evening: Evening) -> None:
    first = await evening.ranked(1, 2)
    second = await evening.ranked(2, 1)
    await evening.corrections.correct(HERE, first, 9, "why not", CorrectionKind.VOID)
    told = await evening.store.verdict(second)
    assert told is not None
    assert [change.before for change in told.changes] == [1000, 1000]
    assert isinstance(told.changes[0], Change)
    void = await evening.store.verdict(first)
    assert void == Verdict(None)


async def test_who_has_met_whom_counts_every_game_that_both_have_played_to_the_end(
    evening: Evening,
) -> None:
    """Also unrated ones and those of other games; none of another server, none that was taken out,
    and none that one of them left."""
    await evening.ranked(1, 2, 3)
    await evening.ranked(2, None, 1, game="gin")
    await evening.played(*in_order(2, 1, unrated=Unrated.CASUAL))
    await evening.ranked(1, 2, guild_id=THERE)
    gone = in_order(1, 2, 3, unrated=Unrated.HANDED_OVER)
    await evening.played(gone[1], gone[2], replace(gone[0], left=True))
    void = await evening.ranked(1, 2)
    await evening.corrections.correct(HERE, void, 9, "x", CorrectionKind.VOID)
    ended = in_order(1, 2)
    opened = header("evening", game="basic", guild_id=HERE, options={})
    await evening.store.create(opened, OPENING)
    told = await evening.store.append("evening", 2, (), closes=True, standings=ended)
    assert told is not None
    assert told.rivals == (HeadToHead(0, 1, 2, 2), HeadToHead(1, 0, 2, 2))
    assert told.rivals[0].is_even
    await evening.ranked(1, 2)
    assert await evening.store.verdict("evening") == told, "later games change nothing about it"
