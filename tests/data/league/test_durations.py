"""The length last played in a channel, and how long games of a length take in a server."""

from dataclasses import replace
from typing import Any

from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.options import rules_hash
from engine.table.record import RULES_REVISION
from engine.table.table_events import Began
from engine.table.terms import Board, Terms, slow
from tests.data.evenings import HERE, THERE, Evening, in_order
from tests.data.samples import OPENING, header


async def finished(
    evening: Evening,
    seconds: int,
    length: Length | None = Length.QUICK,
    *,
    channel: int = 1,
    guild: int = HERE,
    game: str = "basic",
    rules: str = "",
    **terms: Any,
) -> None:
    """A game that has waited an hour for its players and then took so long."""
    evening.games += 1
    key = f"table{evening.games:03}"
    opened = header(key, game=game, guild_id=guild, channel_id=channel, options={}, **terms)
    await evening.store.create(opened, OPENING)
    evening.now += 3600
    await evening.store.append(key, 2, (Began(1),))
    evening.now += seconds
    rows = [replace(one, length=length, rules=rules) for one in in_order(1, 2)]
    await evening.store.append(key, 3, (), closes=True, standings=rows)


async def test_the_length_last_played_in_a_channel(evening: Evening) -> None:
    assert await evening.league.last_length(HERE, 1) is None
    await finished(evening, 60, Length.EVENING)
    await finished(evening, 60, Length.FULL, channel=2)
    await finished(evening, 60, None)
    await finished(evening, 60, Length.FULL, guild=THERE)
    assert await evening.league.last_length(HERE, 1) is Length.EVENING, "an own length is none"
    assert await evening.league.last_length(HERE, 2) is Length.FULL
    assert await evening.league.last_length(HERE, 3) is None
    assert await evening.league.last_length(HERE, None) is Length.FULL
    await finished(evening, 60, Length.QUICK, game="gin")
    assert await evening.league.last_length(HERE, 1) is Length.QUICK, "of any game"


async def test_given_cards_have_a_length_of_their_own(evening: Evening) -> None:
    await finished(evening, 60, terms=Terms(board=Board("one.0.1", 2, 1, 0, 1)))
    assert await evening.league.last_length(HERE, 1) is None


async def test_five_games_tell_how_long_they_take(evening: Evening) -> None:
    for minutes in (9, 11, 14, 300):
        await finished(evening, 60 * minutes)
        await finished(evening, 60, guild=THERE)
    assert await evening.league.durations(HERE) == {}
    await finished(evening, 60 * 12)
    for minutes in (30, 31, 32, 33, 34):
        await finished(evening, 60 * minutes, Length.EVENING)
    assert await evening.league.durations(HERE) == {
        ("basic", Length.QUICK): 12,
        ("basic", Length.EVENING): 32,
    }


async def test_games_with_days_for_a_turn_and_of_former_options_do_not_count(
    evening: Evening,
) -> None:
    basic = REGISTRY["basic"]
    [former] = [
        rules
        for length, rules in basic.at_lengths(basic.presets["standard"])
        if length is Length.EVENING and rules != basic.at_length(rules, length)
    ]
    old = rules_hash("basic", RULES_REVISION, former)
    for _ in range(5):
        await finished(evening, 86400, terms=Terms(slow(3)))
        await finished(evening, 600, Length.EVENING, rules=old)
    assert await evening.league.durations(HERE) == {}
