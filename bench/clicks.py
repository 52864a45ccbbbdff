"""The clicks of a plain turn from an open hand panel, which is a draw and a discard.

Three people play the first turns of a real game of each kind in a simulated Discord. Everyone who
is asked May I lets the card go. Those clicks are counted separately.

Another part measures the cost of May I for four people at Contract Rummy, by their standing orders.
Clicks are counted in the first rounds of a game, and seconds in windows of tables without Discord.
There, people answer after the pause of bench/lively. One of ten people doesn't answer, so the clock
does.
"""

import asyncio
import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from structlog.testing import capture_logs

from bench.lively.people import PAUSE
from engine.live.standing_orders import Pauses
from engine.live.table import Table
from engine.live.timing import TableTiming
from engine.moves import Discard, Draw, Pass
from engine.phase import Phase
from engine.table.play import play_seat
from engine.table.standing_orders import Orders
from tests.discord.play.counted import Counted
from tests.discord.play.kit import Room, open_room
from tests.engine.live.book import House
from tests.engine.live.ledger import ANN, BEN, CHI, DAO, game_of, hand, on_turn
from tests.engine.live.windows import in_no_time

TURNS = 12
"""The turns of each game that are counted."""

PLAIN_TURNS = ("basic", "contract", "dummy", "shanghai")
"""The games whose plain turn is a draw and a discard from the panel's menu."""


class _Turn(NamedTuple):
    """The clicks of the player to move, and of all others together."""

    own: int
    others: int


def report() -> Iterator[str]:
    """Yield a line for each of these games."""
    found: dict[str, object] = {"bench": "clicks"}
    for name in PLAIN_TURNS:
        with capture_logs():
            turns = asyncio.run(_played(name))
        own, others = ([turn[at] for turn in turns] for at in range(2))
        yield (
            f"clicks, {name}: a plain turn {min(own)}/{median(own):g}/{max(own)} (least, median,"
            f" most of {len(turns)}), of all others {min(others)}/{median(others):g}/{max(others)}"
        )
        found[f"{name}, a plain turn"] = {"own": median(own), "of all others": median(others)}
    table: dict[str, dict[str, float]] = {}
    for way, (labels, orders) in _WAYS.items():
        with capture_logs():
            clicks = asyncio.run(_clicks_a_round(labels))
        seconds = in_no_time(partial(_windows, orders))
        longest = quantiles(seconds, n=10)[-1]
        table[way] = {
            "clicks a person and round": clicks,
            "a window is open, s": round(median(seconds), 1),
            "one of ten at least, s": round(longest, 1),
        }
        yield (
            f"clicks, contract, four people, {way}: {clicks:g} a person and round, a window is open"
            f" {median(seconds):.1f} s (median of {len(seconds)}), one of ten {longest:.1f} s"
        )
    yield json.dumps(found | {"contract, four people": table})


_ROUNDS = 4
_DEALS = 60
_OPEN, _UNSEEN = TableTiming().may_i, 0.1
"""Seconds until the clock answers, and the share of people who leave it to the clock."""

_UNTIL, _HELPS, _NEVER = "Not until my next turn", "Only what helps", "Never this deal"
_WAYS: Mapping[str, tuple[Sequence[str], Sequence[Orders | None]]] = {
    "asked each time": ([""] * 4, [None] * 4),
    _UNTIL: ([_UNTIL] * 4, [Orders(until=(1, 99))] * 4),
    _HELPS: ([_HELPS] * 4, [Orders(helps=True)] * 4),
    _NEVER: ([_NEVER] * 4, [Orders(never_this_deal=1)] * 4),
    "two what helps, one never, one each time": (
        [_HELPS, _HELPS, _NEVER, ""],
        [Orders(helps=True), Orders(helps=True), Orders(never_this_deal=1), None],
    ),
}
"""What each of the four people presses when first asked, and the orders that it gives.

An empty text means **No, thanks** each time.
"""


async def _clicks_a_round(labels: Sequence[str]) -> float:
    """Return the clicks per person and round in the first rounds, with the panel open."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(f"sqlite+aiosqlite:///{folder}/upcard.db") as room:
            await hands_open(room, "contract", 4)
            turns = [await plain_turn(room, labels) for _ in range(_ROUNDS * 4)]
    return sum(own + others for own, others in turns) / (_ROUNDS * 4)


async def _windows(orders: Sequence[Orders | None]) -> list[float]:
    """Return the seconds for which the windows of some deals were open."""
    chance, found = Random(_ROUNDS), list[float]()
    for _ in range(_DEALS):
        house = House(pauses=Pauses(), chance=chance)
        table = await game_of(house.registry, ANN, BEN, CHI, DAO)
        given = dict(zip((ANN, BEN, CHI, DAO), orders, strict=True))
        for user, one in given.items():
            if one is not None:
                await house.orders.give(table, user, one)
        for _ in range(_ROUNDS * 4):
            if table.phase is Phase.OVER:
                break
            mover = on_turn(table)
            await table.play(mover, Draw())
            found.append(await _open_for(table, chance, {user for user in given if given[user]}))
            await table.play(mover, Discard(hand(table, table.seat_of(mover))[0]))
        house.orders.stop()
    return found


async def _open_for(table: Table, chance: Random, ordered: set[int]) -> float:
    """Let people without orders answer, and return how long it takes."""
    loop, version = asyncio.get_running_loop(), -1
    began, answers = loop.time(), dict[int, float]()
    while table.phase is Phase.MAY_I:
        if not table.is_fresh(version):
            version = table.version
            answers = {
                seat: loop.time() + (_OPEN if chance.random() < _UNSEEN else chance.uniform(*PAUSE))
                for seat in sorted(table.acting())
                if table.roster.sitters[seat].user not in ordered
            }
        await asyncio.sleep(0.05)
        for seat in sorted(table.waited_for() & answers.keys()):
            if table.is_fresh(version) and answers[seat] <= loop.time():
                await table.do_at(version, play_seat, seat, Pass())
    return loop.time() - began


async def _played(game: str) -> list[_Turn]:
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(f"sqlite+aiosqlite:///{folder}/upcard.db") as room:
            await hands_open(room, game)
            return [await plain_turn(room) for _ in range(TURNS)]


async def hands_open(room: Room, game: str, count: int = 3) -> None:
    """Let this many people start a game and open their hands."""
    first, *more = room.people[:count]
    await first.slash(f"rummy new {game}", length="full")
    for person in more:
        await person.press("Join", room.shown())
    await first.press("Start", room.shown())
    for person in (first, *more):
        await person.press("My hand", room.shown())


async def plain_turn(room: Room, labels: Sequence[str] = ()) -> _Turn:
    """Play a turn with a draw from the stock, no May I, and a discard.

    People who have ``labels`` press theirs instead of **No, thanks**.
    """
    own, others = await draw(room, labels)
    turn = await _turn_no(room)
    await own.choose_one("discard", own.person.faces()[0])
    if await _turn_no(room) == turn:
        raise RuntimeError("the turn has not ended")
    return _Turn(own.clicks, sum(other.clicks for other in others))


async def draw(room: Room, labels: Sequence[str] = ()) -> tuple[Counted, list[Counted]]:
    """Draw for the player to move, and let the others refuse the upcard. Return their clicks."""
    state = (await room.stored()).state
    assert state is not None
    mine = room.people[state.turn]
    own = Counted(mine)
    others = [Counted(one) for one in room.people[: state.seats] if one is not mine]
    await own.press("Draw")
    for other in others:
        live = other.person.live()
        if (await room.stored()).state.phase is Phase.MAY_I and "No, thanks" in live:
            beforehand = labels[room.people.index(other.person)] if labels else ""
            if beforehand and beforehand not in live:
                await other.choose_one("orders-menu", beforehand)
            else:
                await other.press(beforehand or "No, thanks")
    while (await room.stored()).state.phase is Phase.MAY_I:
        # Standing orders answer after a pause.
        await room.env.advance_time(1.0)
    return own, others


async def _turn_no(room: Room) -> tuple[int, int]:
    state = (await room.stored()).state
    assert state is not None
    return state.deal_no, state.turn_no
