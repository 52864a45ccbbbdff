"""The computer players and the autopilot.

They see only their own cards. Before a move they wait. They seem to think longer about important
moves than about routine moves, and never for quite the same time. The pauses depend only on public
facts, so they show nothing of a hand.
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
    """Chooses a move for a seat from its observation."""

    async def choose(self, observation: Observation, strength: Strength | None) -> Move:
        """Return a legal move of a computer of this strength.

        With None, the computer plays plainly.
        """

    async def pilot(self, observation: Observation) -> Move:
        """Return the autopilot's move for an absent player."""


class Computers:
    """Plays the seats without a present person, one move at a time at each table.

    ``pause`` is the usual wait before a move in seconds. ``pause_before`` scales it, and thinking
    counts as part of it. All answers in a May I window together take a quarter of ``pause``.
    ``report`` and ``retry`` are passed to TableTasks.
    """

    def __init__(
        self, thinker: MoveChooser, pause: float, report: Report, retry: float = RETRY
    ) -> None:
        self._thinker, self._pause, self._report = thinker, pause, report
        self._tasks = TableTasks(self._look, report, retry)

    def watch(self, table: Table) -> None:
        """Let the computers of this table continue if it is their move."""
        if deserted_seat(table) is not None:
            self._tasks.wake(table)

    def stop(self) -> None:
        """Stop playing."""
        self._tasks.stop()

    async def _look(self, table: Table) -> None:
        has_spoken, last, turn = False, None, (-1, -1)
        loop = asyncio.get_running_loop()
        while (observation := table.observation(deserted_seat(table))) is not None:
            version, begun = table.version, loop.time()
            move, otherwise = await self._choose(table, observation)
            asked = observation.seen.phase is Phase.MAY_I
            if self._pause and not (asked and has_spoken):
                before = last if turn == (observation.seat, observation.seen.turn_no) else None
                share = _IN_A_WINDOW if asked else pause_before(observation, move, before)
                await asyncio.sleep(begun + share * self._pause - loop.time())
            has_spoken = asked
            if not asked:
                last, turn = move, (observation.seat, observation.seen.turn_no)
            if table.roster.sitters[observation.seat].user is None:
                await table.do_at(
                    version, play.play_seat, observation.seat, move, otherwise=otherwise
                )
            else:
                await table.do_at(version, absence.pilot, observation.seat, move)

    async def _choose(self, table: Table, observation: Observation) -> tuple[Move, bool]:
        """Return a move, and whether the computer, as it was when it sat down, may choose another.

        If choosing a move fails, a plain move is asked for. If that fails too, the first legal move
        is made, so that no one waits forever.
        """
        sitter = table.roster.sitters[observation.seat]
        if sitter.user is not None:
            return await self._pilot(table, observation), False
        for failures, strength in enumerate(_strengths(sitter)):
            try:
                move = await self._thinker.choose(observation, strength)
                return move, bool(failures) or not sitter.plays_as_of_now
            except Exception as fault:  # noqa: BLE001  reported, and the game continues
                self._report(table, fault)
        for move in observation.offers():
            return move, True
        raise LookupError(f"seat {observation.seat} is to act and has no move")

    async def _pilot(self, table: Table, observation: Observation) -> Move:
        """Return the move for an absent player.

        In their first two missed turns in a row, the player makes the move that the rules set for a
        late turn, such as a draw. From the third on, they drop if they can (INDIAN IA-21).
        """
        attendance = table.attendance
        away = observation.seat in attendance.away and observation.seat != attendance.lapsed
        instead = (Drop,) if away else _when_late(observation)
        for move in observation.offers(*instead) if instead else ():
            return move
        try:
            return await self._thinker.pilot(observation)
        except Exception as fault:  # noqa: BLE001  reported, and the game continues
            self._report(table, fault)
        return next(chain(observation.offers(Draw, Discard, Pass), observation.offers()))


def _when_late(observation: Observation) -> list[type[Move]]:
    """Return the moves that the rules make for a turn that has run out of time."""
    return [
        step.move for step in observation.game.turn.get(observation.seen.phase, ()) if step.late
    ]


def _strengths(sitter: Sitter) -> Iterator[Strength | None]:
    """Yield the strengths to try for this seat. If a strength fails, the next is tried."""
    if sitter.style is not None:
        yield sitter.style.strength
    yield None


def deserted_seat(table: Table) -> int | None:
    """Return a seat that must act and that a computer or the autopilot plays, or None."""
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
"""The share of the usual pause before the discard of an only card, which needs no choice."""
_AT_ONCE = 0.5
"""The share of the usual pause before cards that are laid after other cards.

A single thought covers both.
"""
_LAYS = (LayDown, LayOff, Swap)
_VARIES = 0.35
_STEPS = 7


def pause_before(observation: Observation, move: Move, last: Move | None = None) -> float:
    """Return the factor for the usual pause before this move, about 1 on average.

    ``last`` is the previous move of the same player in this turn.
    """
    share = _BEFORE.get(type(move), _USUAL)
    if isinstance(move, _LAYS) and isinstance(last, (*_LAYS, TakeRow)):
        share *= _AT_ONCE
    if isinstance(move, Discard) and len(observation.hand) == 1:
        share = _LAST_CARD
    seen = observation.seen
    step = (
        5 * seen.turn_no + 3 * observation.seat + 2 * len(observation.hand) + seen.deal_no
    ) % _STEPS
    return share * (1 + _VARIES * (2 * step / (_STEPS - 1) - 1))
