"""Playing on from a moment of a finished game: as it was, alone, and for nothing."""

from dataclasses import replace
from datetime import timedelta
from functools import cache

import pytest

from engine.computer.strength import Strength, style_of_now
from engine.errors import IllegalMove, Reason
from engine.events import DealEnded
from engine.games.registry import REGISTRY
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import Timeouts
from engine.phase import Phase
from engine.state import State
from engine.table import play
from engine.table.lobby import add_salt
from engine.table.record import Entry
from engine.table.replay import Replay, replay_of
from engine.table.roster import CloseReason, Status
from engine.table.table_state import TableState, rules_at_first, table_state
from engine.table.terms import Terms
from tests.engine.live.ledger import ANN, Ledger, Watch, nothing_is_lost, registry_over
from tests.engine.played import opened, play_on

CHANNEL = 20
_GAMES: dict[str, Replay] = {}


async def played(name: str) -> Replay:
    """A game of three people, with all that can happen to a table besides: salts, other rules,
    somebody who leaves, a nudge."""
    if name not in _GAMES:
        seats = min(3, REGISTRY[name].most_seats)
        ledger, table = opened(name, {}, seats, 3)
        await table.do(add_salt, 2, "ben's luck")
        await table.do(add_salt, 1, "ann's luck")
        await table.do(play.begin, 1)
        await play_on(table, most=9)
        await table.leave(2)
        await play_on(table, most=200)
        if table.roster.status is not Status.CLOSED:
            await table.close(CloseReason.TOGETHER)
        [page] = ledger.pages.values()
        header = replace(page.header, terms=Terms(open_hands=True, after="parent"))
        _GAMES[name] = replay_of(header, page.entries)
    return _GAMES[name]


def running(replay: Replay, number: int = -1) -> list[int]:
    """Where a deal (the last that is over) is on, now and then."""
    ends = [
        place
        for place, frame in enumerate(replay.frames)
        if any(isinstance(event, DealEnded) for event in frame.events)
    ]
    begin = max(deal for deal in replay.deals if deal < ends[number])
    return [*range(begin, ends[number])]


async def branched(registry: TableRegistry, replay: Replay, place: int, seat: int = 0) -> Table:
    return await registry.play_on(
        replay,
        place,
        guild_id=1,
        channel_id=CHANNEL,
        user=ANN,
        name="Ann",
        seat=seat,
        called=[f"Seat {at + 1}" for at in range(len(replay.frames[0].roster.sitters))],
    )


def as_it_was(replay: Replay, place: int) -> TableState:
    version = replay.frames[place].version
    entries = [entry for entry in replay.entries if entry.version <= version]
    return table_state(rules_at_first(replay.header), replay.header, entries)


def states(replay: Replay) -> list[State]:
    """How the cards lay, one after the other: who sits there changes nothing."""
    found: list[State] = []
    for frame in replay.frames:
        found += [] if found and found[-1] == frame.state else [frame.state]
    return found


def inside(table: Table) -> TableState:
    return table._table_state


@cache
def places(name: str) -> tuple[int, ...]:
    some = running(_GAMES[name])
    return tuple(dict.fromkeys([*some[:: max(1, len(some) // 12)], some[-1]]))


@pytest.mark.parametrize("name", REGISTRY)
async def test_everything_is_as_it_was_and_the_same_moves_bring_the_same(name: str) -> None:
    replay = await played(name)
    for place in places(name):
        before, registry = as_it_was(replay, place), registry_over(Ledger())
        table = await branched(registry, replay, place)
        now = inside(table)
        for what in ("state", "notes", "version", "results", "shuffle_seed", "phase", "turn"):
            assert getattr(now, what) == getattr(before, what), (place, what)
        assert now.recycled() == before.recycled()
        assert [at for at, _ in now.layings] == [at for at, _ in before.layings]
        assert table.acting() == before.acting() or not before.is_open
    # From the last of them on: the game's own events come again, whoever plays.
    begin = places(name)[0]
    table = await branched(registry_over(ledger := Ledger()), replay, begin)
    await play_on(table)
    page = ledger.pages[table.header.table_id]
    mine = states(replay_of(page.header, page.entries))
    assert mine[-1].phase is Phase.OVER
    assert mine == states(replay)[: len(mine)]


async def test_nobody_else_is_named_in_it_and_it_leans_on_nothing() -> None:
    """Where the game comes from may be thinned, or its people forgotten."""
    replay, ledger = await played("contract"), Ledger()
    place = running(replay)[5]
    table = await branched(registry_over(ledger), replay, place, seat=1)
    page = ledger.pages[table.header.table_id]
    medium = style_of_now(Strength.MEDIUM)
    assert [(who.user, who.name, who.style) for who in table.roster.sitters] == [
        (None, "Seat 1", medium),
        (ANN, "Ann", None),
        (None, "Seat 3", medium),
    ]
    assert {user for user, _ in table.roster.salts} == {ANN}
    assert table.roster.gone == ()
    assert set(ledger.pages) == {page.header.table_id}
    words = repr((page.header, page.entries))
    assert all(f"'{name}'" not in words for name in ("Ben", "Chi"))
    assert page.header.terms.after is None
    branch = page.header.terms.branch
    assert branch is not None
    assert (branch.table_id, branch.place) == (replay.header.table_id, place)
    assert branch.version == replay.frames[place].version
    end = next(one.state.result for one in replay.frames[place:] if one.state.result is not None)
    assert branch.really == replay.game.end.worth(end)[1] == -end.scores[1]


async def test_it_ends_with_its_deal_and_counts_nowhere() -> None:
    replay, ledger = await played("contract"), Ledger()
    registry = registry_over(ledger)
    table = await branched(registry, replay, running(replay)[3])
    await play_on(table)
    assert table.roster.closed_because is CloseReason.FINISHED
    assert table.phase is Phase.OVER
    assert ledger.standings == []
    assert table.deadline is None


async def test_nobody_else_sees_it_and_three_are_enough() -> None:
    replay = await played("basic")
    ledger = Ledger()
    registry = registry_over(ledger)
    place = running(replay)[4]
    three = [await branched(registry, replay, place) for _ in range(3)]
    assert registry.in_channel(CHANNEL) == []
    assert registry.openings._tables.seats_of(ANN) == []
    before = set(ledger.pages)
    with pytest.raises(IllegalMove) as refused:
        await branched(registry, replay, place)
    assert refused.value.reason is Reason.TOO_MANY_BRANCHES
    assert refused.value.facts == {"most": 3}
    assert set(ledger.pages) == before
    # Practice is another thing, and neither ends the other.
    practice = await registry.practise(
        guild_id=1,
        channel_id=CHANNEL,
        user=ANN,
        name="Ann",
        game_name="basic",
        computers=2,
        seed=bytes(32),
    )
    assert registry.open_tables.practice_of(ANN) == [practice.header.table_id]
    assert {table.roster.status for table in three} == {Status.PLAYING}
    await three[0].leave(ANN)
    assert three[0].roster.status is Status.CLOSED
    await branched(registry, replay, place)


async def test_it_survives_a_restart_and_still_counts_among_the_three() -> None:
    replay, ledger = await played("dummy"), Ledger()
    place = running(replay)[4]
    first = await branched(registry_over(ledger), replay, place)
    registry = registry_over(ledger)
    await registry.restore(nothing_is_lost)
    assert registry.open_tables.branches_of(ANN) == [first.header.table_id]
    again = await registry.find(first.header.table_id)
    assert again is not None
    assert inside(again).state == inside(first).state == replay.frames[place].state


async def test_it_closes_after_a_day_without_a_move() -> None:
    replay, watch = await played("basic"), Watch()
    registry = registry_over(Ledger(), watch)
    table = await branched(registry, replay, running(replay)[4])
    watch.wait(hours=23)
    await registry.sweep(nothing_is_lost)
    assert table.roster.status is Status.PLAYING
    watch.wait(seconds=(Timeouts().branch - timedelta(hours=22)).total_seconds())
    await registry.sweep(nothing_is_lost)
    closed = await registry.find(table.header.table_id)
    assert closed is not None
    assert closed.roster.closed_because is CloseReason.IDLE


async def test_only_from_a_running_deal_of_a_game_that_is_over_and_open() -> None:
    replay = await played("basic")
    place = running(replay)[4]
    registry = registry_over(ledger := Ledger())
    over = running(replay)[-1] + 1
    closed_hands = replace(replay, header=replace(replay.header, terms=Terms()))
    on = replace(replay, frames=replay.frames[: place + 2])
    for some, at, seat, reason in (
        (replay, over, 0, Reason.DEAL_OVER),
        (replay, len(replay.frames) - 1, 0, Reason.DEAL_OVER),
        (closed_hands, place, 0, Reason.DEAL_OVER),
        (on, place, 0, Reason.DEAL_OVER),
        (replay, place, 7, Reason.NOT_SEATED),
    ):
        with pytest.raises(IllegalMove) as refused:
            await branched(registry, some, at, seat)
        assert refused.value.reason is reason
    assert ledger.pages == {}


async def test_steps_of_which_nothing_is_left_keep_their_versions() -> None:
    """A laying that was taken back names the version of its step."""
    replay, ledger = await played("contract"), Ledger()
    table = await branched(registry_over(ledger), replay, running(replay)[-1])
    versions = [entry.version for entry in ledger.pages[table.header.table_id].entries]
    assert versions == [*range(1, table.version + 1)]
    assert Entry(2, ()) in ledger.pages[table.header.table_id].entries
