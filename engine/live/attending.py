"""The players' time at a table: turns that run out, the autopilot, going away and coming back."""

from abc import abstractmethod
from collections.abc import Sequence
from datetime import UTC, datetime

from engine.errors import IllegalMove, Reason, Stale
from engine.events import DealEnded, Event, TurnStarted
from engine.live.gathering import Gathering
from engine.live.pace import Now, Pace
from engine.moves import Move
from engine.phase import Phase
from engine.table.attendance import Attendance
from engine.table.events import Autopiloted, BankSpent, ClockResumed
from engine.table.sitting import Status
from engine.table.terms import ClockKind, Terms

_LEAST_LEFT = 3600
"""Seconds that a slow turn has at least when the bot is back."""


class Attending(Gathering):
    """A table that knows who is there. Seats of computers have no clock."""

    deadline: datetime | None
    _now: Now
    _pace: Pace

    @abstractmethod
    def _decide(self, seat: int, move: Move) -> Sequence[Event]:
        """What the rules say to a move."""

    def seat_of(self, user: int) -> int:
        """The seat of this person. Raises IllegalMove if he has none."""
        seat = self.sitting.seat_of(user)
        if seat is None:
            raise IllegalMove(Reason.NOT_SEATED)
        return seat

    @property
    def terms(self) -> Terms:
        """What the table was opened with besides its house rules."""
        return self.header.terms

    @property
    def attendance(self) -> Attendance:
        """Who is there, and what is left of everybody's time."""
        return self._course.attendance

    @property
    def changed(self) -> datetime:
        """When the last step was stored, whichever process did it."""
        return datetime.fromtimestamp(self._course.at, UTC)

    @property
    def paused(self) -> bool:
        """Whether the table stands still because all its people are away."""
        playing = self.sitting.status is Status.PLAYING
        return playing and self.attendance.is_empty(self._people())

    async def be_back(self, user: int) -> None:
        """Play oneself again; nothing happens if one never stopped. IllegalMove without a seat."""

        def coming() -> Sequence[Event]:
            seat = self.seat_of(user)
            if not self._course.is_open:
                raise IllegalMove(Reason.TABLE_CLOSED)
            return self.attendance.returning(seat)

        await self._change(coming)

    async def time_out(self, deadline: datetime) -> None:
        """The time of the player to move was up at this deadline. Stale if it is no longer his."""

        def lapsing() -> Sequence[Event]:
            seat = self._ticking()
            state = self._course.state
            if seat is None or state is None or state.phase is Phase.MAY_I:
                raise Stale
            if deadline != self.deadline:
                raise Stale
            rest = self._bank(seat)
            drained = (BankSpent(seat, rest),) if rest else ()
            return (*drained, *self.attendance.lapse(seat))

        await self._change(lapsing)

    async def pilot(self, seat: int, move: Move, version: int) -> None:
        """Make a move for somebody who is not there. Stale if he is back."""

        def piloting() -> Sequence[Event]:
            if self.paused or not self.attendance.piloted(seat):
                raise Stale
            away = seat in self.attendance.away
            return (Autopiloted(seat, away), *self._decide(seat, move))

        await self._change(piloting, version)

    async def resume(self, alive: float | None) -> None:
        """Go on after the bot was not running; ``alive`` is when it last was (Unix seconds).

        A live turn begins anew; a slow one has what was left of it then, and all if nobody knows.
        """

        def resuming() -> Sequence[Event]:
            clock, time = self.terms.clock, self._course.turn_time
            if self._ticking() is None:
                return ()
            left = clock.turn
            if clock.kind is ClockKind.SLOW and alive is not None:
                whole = clock.turn if time.left is None else time.left
                rest = time.since + whole - max(alive, time.since)
                left = min(clock.turn, max(_LEAST_LEFT, int(rest)))
            return (ClockResumed(left),)

        await self._change(resuming)

    def _people(self) -> frozenset[int]:
        """The seats of people."""
        sitters = enumerate(self.sitting.sitters)
        return frozenset(seat for seat, sitter in sitters if sitter.user is not None)

    def _ticking(self) -> int | None:
        """The seat whose time runs, or stands still in a May I window; None if nobody's does."""
        state = self._course.state
        if self.terms.clock.kind is ClockKind.NONE or state is None or not self._course.is_open:
            return None
        if state.phase is Phase.OVER or self.attendance.piloted(state.turn):
            return None
        return state.turn if state.turn in self._people() else None

    def _bank(self, seat: int) -> int:
        """What is left of a player's bank, in seconds."""
        return max(0, self.terms.clock.bank - self.attendance.spent.get(seat, 0))

    def _turn_ends(self) -> datetime | None:
        """When the time of the player to move is up."""
        seat = self._ticking()
        if seat is None:
            return None
        clock, time = self.terms.clock, self._course.turn_time
        turn = clock.turn if time.left is None else time.left
        # A time that lies ahead was stored by another clock.
        since = min(time.since, self._now().timestamp())
        ends = datetime.fromtimestamp(since + turn + self._bank(seat), UTC)
        user = self.sitting.sitters[seat].user
        quiet = (
            self._pace.night(user) if clock.kind is ClockKind.SLOW and user is not None else None
        )
        return ends if quiet is None else quiet.after(ends)

    def _spending(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What these events, if they end a turn, cost of the player's bank."""
        seat, bank = self._ticking(), self.terms.clock.bank
        if seat is None or not bank:
            return ()
        if not any(isinstance(event, TurnStarted | DealEnded) for event in events):
            return ()
        time = self._course.turn_time
        taken = self._now().timestamp() - time.since
        over = int(taken - (self.terms.clock.turn if time.left is None else time.left))
        spent = min(over, self._bank(seat))
        return (BankSpent(seat, spent),) if spent > 0 else ()
