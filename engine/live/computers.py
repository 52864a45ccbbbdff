"""Computer players and the autopilot: they see their own cards, wait a little and move.

They seem to think longer over what decides something, shorter over what follows from it, and never
quite the same. That follows from what everybody sees: a pause tells nothing of a hand.
"""

import asyncio
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Protocol

from engine.computer.strength import Strength
from engine.live.table import Report, Table
from engine.live.table_tasks import RETRY, TableTasks
from engine.moves import (
    BigGin,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Pass,
    Rearrange,
    Swap,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.table import absence, play
from engine.table.roster import Sitter

_IN_A_WINDOW = 0.25


class MoveChooser(Protocol):
    """Chooses a move for a seat from what that seat may see."""

    async def choose(self, mine: Observation, strength: Strength | None) -> Move:
        """A legal move of a computer of this strength; None: one that plays plainly."""

    async def pilot(self, mine: Observation) -> Move:
        """The autopilot's move for a player who is not there."""


class Computers:
    """Plays the seats at which nobody is, one move at a time at each table.

    ``pause`` is the usual wait before a move in seconds, of which ``pause_before`` makes the one
    that is felt; thinking counts as a part of it. The words of a May I window take a quarter of it
    together.
    ``report`` and ``retry`` are those of TableTasks.
    """

    def __init__(
        self, thinker: MoveChooser, pause: float, report: Report, retry: float = RETRY
    ) -> None:
        self._thinker, self._pause, self._report = thinker, pause, report
        self._tasks = TableTasks(self._look, report, retry)

    def watch(self, table: Table) -> None:
        """Let the computers of this table go on if it is their move."""
        if deserted_seat(table) is not None:
            self._tasks.wake(table)

    def stop(self) -> None:
        """Play no more."""
        self._tasks.stop()

    async def _look(self, table: Table) -> None:
        has_spoken, last, turn = False, None, (-1, -1)
        loop = asyncio.get_running_loop()
        while (mine := table.observation(deserted_seat(table))) is not None:
            version, begun = table.version, loop.time()
            move, otherwise = await self._choose(table, mine)
            asked = mine.seen.phase is Phase.MAY_I
            if self._pause and not (asked and has_spoken):
                before = last if turn == (mine.seat, mine.seen.turn_no) else None
                share = _IN_A_WINDOW if asked else pause_before(mine, move, before)
                await asyncio.sleep(begun + share * self._pause - loop.time())
            has_spoken = asked
            if not asked:
                last, turn = move, (mine.seat, mine.seen.turn_no)
            if table.roster.sitters[mine.seat].user is None:
                await table.do_at(version, play.play_seat, mine.seat, move, otherwise=otherwise)
            else:
                await table.do_at(version, absence.pilot, mine.seat, move)

    async def _choose(self, table: Table, mine: Observation) -> tuple[Move, bool]:
        """The thinker's move. If it fails, the plain one instead of a computer's, and at last any
        legal one, so that nobody has to wait for ever. And whether it is another one than the
        computer that sat down would have made."""
        sitter = table.roster.sitters[mine.seat]
        if sitter.user is not None:
            return await self._pilot(table, mine), False
        for failures, strength in enumerate(_strengths(sitter)):
            try:
                move = await self._thinker.choose(mine, strength)
                return move, bool(failures) or not sitter.plays_as_of_now
            except Exception as fault:  # noqa: BLE001  reported, and the game goes on
                self._report(table, fault)
        for move in mine.offers():
            return move, True
        raise LookupError(f"seat {mine.seat} is to act and has no move")

    async def _pilot(self, table: Table, mine: Observation) -> Move:
        """The move for a person who is not there. From the third missed turn in a row on it drops
        if it can (INDIAN IA-21), and before that it draws where the rules say so."""
        attendance = table.attendance
        away = mine.seat in attendance.away and mine.seat != attendance.lapsed
        instead = (Drop,) if away else _when_late(mine)
        for move in mine.offers(*instead) if instead else ():
            return move
        try:
            return await self._thinker.pilot(mine)
        except Exception as fault:  # noqa: BLE001  reported, and the game goes on
            self._report(table, fault)
        return next(chain(mine.offers(Draw, Discard, Pass), mine.offers()))


def _when_late(mine: Observation) -> list[type[Move]]:
    """The moves that the rules make for a turn that has run out of time."""
    return [step.move for step in mine.game.turn.get(mine.seen.phase, ()) if step.late]


def _strengths(sitter: Sitter) -> Iterator[Strength | None]:
    """How this seat is played, each for when the one before has failed."""
    if sitter.style is not None:
        yield sitter.style.strength
    yield None


def deserted_seat(table: Table) -> int | None:
    """A seat that is to act and that a computer or the autopilot plays; None if there is none."""
    if table.paused:
        return None
    sitters, attendance = table.roster.sitters, table.attendance
    for seat in sorted(table.acting()):
        if sitters[seat].user is None or attendance.piloted(seat):
            return seat
    return None


_USUAL = 1.2
_BEFORE: Mapping[type[Move], float] = {
    Draw: 0.75,
    Pass: 0.75,
    Discard: 1.1,
    LayOff: 0.9,
    Swap: 0.9,
    TakeRow: 1.5,
    MakeContract: 1.7,
    Rearrange: 1.4,
    Knock: 1.7,
    KnockOnTable: 1.7,
    BigGin: 1.7,
}
_LAST_CARD = 0.6
"""Before the discard of an only card, which is no choice."""
_AT_ONCE = 0.5
"""Of the pause before cards that are laid after others: they were thought of together."""
_LAYS = (LayDown, LayOff, Swap)
_VARIES = 0.35
_STEPS = 7


def pause_before(mine: Observation, move: Move, last: Move | None = None) -> float:
    """How many times the usual pause of computers comes before this move, about 1 on average.

    ``last``: what the same player did last in this turn.
    """
    share = _BEFORE.get(type(move), _USUAL)
    if isinstance(move, _LAYS) and isinstance(last, (*_LAYS, TakeRow)):
        share *= _AT_ONCE
    if isinstance(move, Discard) and len(mine.hand) == 1:
        share = _LAST_CARD
    seen = mine.seen
    step = (5 * seen.turn_no + 3 * mine.seat + 2 * len(mine.hand) + seen.deal_no) % _STEPS
    return share * (1 + _VARIES * (2 * step / (_STEPS - 1) - 1))
