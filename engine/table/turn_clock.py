"""The clock of a turn, its cost for a player's bank, and the deadline of a table.

engine.table.absence has the commands for a time that is up.
"""

from collections.abc import Sequence
from typing import Protocol

from engine.events import DealEnded, Event, WindowOpened
from engine.phase import Phase
from engine.table.evolve_roster import TURN_BEGINS
from engine.table.table_events import BankSpent
from engine.table.table_state import TableState, are_words
from engine.table.terms import ClockKind

_SHORT = 20
"""A short turn has at least this many seconds."""


class QuietTimes(Protocol):
    """The times when people don't want to play."""

    def put_off(self, user: int, moment: float) -> float:
        """Return this moment, or the first later moment at which this person's turn may end."""


def ticking(table_state: TableState) -> int | None:
    """Return the seat whose time is running, or paused by a May I window.

    Return None if no time is running. Computers, the autopilot, and a single person who didn't ask
    for a clock have no time limit.
    """
    state = table_state.state
    if table_state.clock.kind is ClockKind.NONE or state is None or not table_state.is_open:
        return None
    if state.phase is Phase.OVER or state.turn not in table_state.roster.people:
        return None
    return None if table_state.attendance.piloted(state.turn) else state.turn


def bank(table_state: TableState, seat: int) -> int:
    """Return the seconds that are left in a player's bank."""
    return max(0, table_state.terms.clock.bank - table_state.attendance.spent.get(seat, 0))


def own_time(table_state: TableState) -> int:
    """Return the seconds of the running turn without the bank, counted from TurnTime.since."""
    left = table_state.turn_time.left
    return table_state.terms.clock.turn if left is None else left


def is_short(table_state: TableState, seat: int, expected: frozenset[int]) -> bool:
    """Return whether a turn of this seat is short.

    A turn is short if the clock is live and the player is still ``expected``. Such a player hasn't
    been seen since the game started.
    """
    return seat in expected and table_state.clock.kind is ClockKind.LIVE


def turn_ends(
    table_state: TableState, now: float, quiet: QuietTimes, expected: frozenset[int] = frozenset()
) -> float | None:
    """Return when the time of the player to move is up (Unix seconds), or None if no time runs.

    A slow turn doesn't end while its player wants quiet. A short turn has a third of the usual
    time, and no bank.
    """
    seat = ticking(table_state)
    if seat is None:
        return None
    # A time in the future was stored by a computer with a different clock.
    since = min(table_state.turn_time.since, now)
    if is_short(table_state, seat, expected):
        return since + min(own_time(table_state), max(_SHORT, table_state.clock.turn // 3))
    ends = since + own_time(table_state) + bank(table_state, seat)
    user = table_state.roster.sitters[seat].user
    if table_state.terms.clock.kind is ClockKind.SLOW and user is not None:
        return quiet.put_off(user, ends)
    return ends


def bank_spent(table_state: TableState, events: Sequence[Event], now: float) -> tuple[Event, ...]:
    """Return the event of bank seconds spent, if these events end a turn that took too long."""
    if not table_state.terms.clock.bank:
        return ()
    if not any(isinstance(event, (*TURN_BEGINS, DealEnded)) for event in events):
        return ()
    seat = ticking(table_state)
    if seat is None:
        return ()
    over = int(now - table_state.turn_time.since - own_time(table_state))
    spent = min(over, bank(table_state, seat))
    return (BankSpent(seat, spent),) if spent > 0 else ()


class Waits(QuietTimes, Protocol):
    """How long a table waits for players, in seconds."""

    @property
    def may_i(self) -> float:
        """The time for all answers in a May I window."""

    @property
    def first_look(self) -> float:
        """The extra time in the first window of a game, for people to open their hands."""

    @property
    def next_deal(self) -> float:
        """The time for people to say that they are ready for the next deal."""


def next_deadline(
    table_state: TableState,
    events: Sequence[Event],
    before: float | None,
    now: float,
    waits: Waits,
    *,
    expected: frozenset[int] = frozenset(),
) -> float | None:
    """Return when the table continues on its own, in Unix seconds. None if it waits for people.

    ``events`` are the events of the table's last step. ``before`` was the table's deadline until
    then. It is None if no deadline has been computed yet. ``expected`` are seats of people who have
    not been seen since the game started.
    """
    # Learners have unlimited time, even in a May I window.
    if not table_state.is_open or table_state.is_paused or table_state.terms.practice:
        return None
    match table_state.phase:
        case None:
            return None
        case Phase.OVER:
            # A player who comes back doesn't postpone the next deal.
            unchanged = before is not None and are_words(events)
            return before if unchanged else now + waits.next_deal
        case Phase.MAY_I if table_state.is_unhurried:
            return None
        case Phase.MAY_I:
            opened = before is None or any(isinstance(event, WindowOpened) for event in events)
            longer = (
                waits.first_look if _is_first(table_state) and _asks(table_state, expected) else 0
            )
            return now + waits.may_i + longer if opened else before
    return turn_ends(table_state, now, waits, expected)


def deadline_with(
    table_state: TableState,
    before: float | None,
    now: float,
    waits: Waits,
    expected: frozenset[int],
) -> float | None:
    """Return the deadline after a person was seen, with the people who are still expected."""
    if before is None:
        return None
    if table_state.phase is Phase.MAY_I:
        waited = _is_first(table_state) and not _asks(table_state, expected)
        return min(before, now + waits.may_i) if waited else before
    return (
        before if table_state.phase is Phase.OVER else turn_ends(table_state, now, waits, expected)
    )


def _is_first(table_state: TableState) -> bool:
    """Return whether this is the game's first May I window."""
    first_deal = table_state.state is not None and table_state.state.deal_no == 1
    return first_deal and sum(isinstance(event, WindowOpened) for _, event in table_state.log) == 1


def _asks(table_state: TableState, seats: frozenset[int]) -> bool:
    """Return whether one of these seats is asked now."""
    return not table_state.waited_for().isdisjoint(seats)
