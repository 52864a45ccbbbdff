"""Clicks that a plain turn costs: a card comes, a card goes, from an open hand panel.

Three people play the first turns of a real game of each kind in a simulated Discord. Everybody who
is asked May I lets the card go; those clicks are told apart.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from structlog.testing import capture_logs

from engine.phase import Phase
from tests.discord.play.counted import Counted
from tests.discord.play.kit import Room, open_room

TURNS = 12
"""Turns of each game that are counted."""

PLAIN_TURNS = ("basic", "contract", "dummy", "shanghai")
"""The games whose plain turn is a draw and a discard from the panel's menu."""


class _Turn(NamedTuple):
    """Clicks of the player to move, and of all others together."""

    own: int
    others: int


def report() -> Iterator[str]:
    """A line for each of these games."""
    for name in PLAIN_TURNS:
        with capture_logs():
            turns = asyncio.run(_played(name))
        own, others = ([turn[at] for turn in turns] for at in range(2))
        yield (
            f"clicks, {name}: a plain turn {min(own)}/{median(own):g}/{max(own)} (least, median,"
            f" most of {len(turns)}), of all others {min(others)}/{median(others):g}/{max(others)}"
        )


async def _played(game: str) -> list[_Turn]:
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(f"sqlite+aiosqlite:///{folder}/upcard.db") as room:
            await hands_open(room, game)
            return [await plain_turn(room) for _ in range(TURNS)]


async def hands_open(room: Room, game: str) -> None:
    """Three people begin a game and open their hands."""
    first, *more = room.people[:3]
    await first.slash(f"rummy new {game}")
    for person in more:
        await person.press("Join", room.shown())
    await first.press("Start", room.shown())
    for person in (first, *more):
        await person.press("My hand", room.shown())


async def plain_turn(room: Room) -> _Turn:
    """One turn: a card from the stock, nobody says May I, a card goes."""
    own, others = await draw(room)
    turn = await _turn_no(room)
    await own.choose_one("discard", own.person.faces()[0])
    if await _turn_no(room) == turn:
        raise RuntimeError("the turn has not ended")
    return _Turn(own.clicks, sum(other.clicks for other in others))


async def draw(room: Room) -> tuple[Counted, list[Counted]]:
    """The player to move draws, and the others let the upcard go; both with their clicks."""
    state = (await room.stored()).state
    assert state is not None
    mine = room.people[state.turn]
    own = Counted(mine)
    others = [Counted(one) for one in room.people[: state.seats] if one is not mine]
    await own.press("Draw")
    for other in others:
        if (await room.stored()).state.phase is Phase.MAY_I and "No, thanks" in other.person.live():
            await other.press("No, thanks")
    return own, others


async def _turn_no(room: Room) -> tuple[int, int]:
    state = (await room.stored()).state
    assert state is not None
    return state.deal_no, state.turn_no
