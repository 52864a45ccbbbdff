"""The state of a table's message at Discord, newer states of the table, and their urgency."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.discordpy.outcome import TIMEOUT, Outcome, pause
from bot.showing.closed_channels import WAIT
from bot.showing.surface import SurfaceState
from engine.events import (
    AskedMayI,
    DebtPaid,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    OfferClosed,
    Passed,
    PassedTurn,
    Rearranged,
    Recycled,
    Swapped,
    Took,
    TookRow,
    TurnStarted,
    UpcardOffered,
    WasBorn,
    WindowClosed,
    WindowOpened,
)
from engine.live.table import PublicState, Table
from engine.live.timing import Now
from engine.table.roster import Status
from engine.table.table_events import Autopiloted, BankSpent


@dataclass(frozen=True, slots=True)
class Throttle:
    """The throttle of messages.

    Painting and sending add less than three seconds to these waits.
    """

    interval: float
    """At least this many seconds pass between two edits of a table's message."""
    linger: float
    """Changes without priority wait at most this many seconds for later changes."""
    gap: float = 0.1
    """Seconds between the first edits of two tables after a start, unless someone clicks."""


class Spacing:
    """Gives moments with a ``gap`` (seconds) between them.

    After a restart, hundreds of tables must be shown while people click.
    """

    def __init__(self, now: Now, gap: float) -> None:
        self._now, self._gap = now, timedelta(seconds=gap)
        self._latest: datetime | None = None

    def next(self) -> datetime:
        """Return the next moment, which is now if the last moment is more than a gap ago."""
        now, latest = self._now(), self._latest
        self._latest = now if latest is None else max(now, latest + self._gap)
        return self._latest


_OF_A_TURN = (
    *(Drew, Took, Recycled, DrewPenalty, TookRow, WasBorn),
    *(MadeContract, LaidDown, LaidOff, Swapped, DebtPaid, Rearranged),
    *(AskedMayI, Passed, GrantedMayI, Discarded, PassedTurn, Autopiloted, BankSpent),
)
"""Events within a turn, to which other players can't react.

The end of a deal isn't such an event."""

_ASKS = (WindowOpened, WindowClosed, UpcardOffered, OfferClosed, TurnStarted)
"""Events that ask a player for a move. The channel needs them for people without a panel."""


def has_priority(events: Iterable[Event], people: Collection[int], *, all_in_panels: bool) -> bool:
    """Return whether any of these events should be shown right away.

    ``people`` are the seats of people. The turns of computers are shown with later events.
    ``all_in_panels`` says that all people have a panel that is kept up to date. Events that this
    module doesn't know are urgent.
    """
    calm = (*_OF_A_TURN, *_ASKS) if all_in_panels else _OF_A_TURN
    for event in events:
        is_computers = isinstance(event, TurnStarted) and event.player not in people
        if not is_computers and not isinstance(event, calm):
            return True
    return False


# The state of a message.

LAST_TRIES = 6
"""The number of failures after which a closed table in a closed channel isn't tried again."""


@dataclass(slots=True, eq=False)
class MessageState(SurfaceState):
    """The state of a table's message."""

    latest: PublicState | None = None
    """The table's state at the last look."""
    shown: PublicState | None = None
    """The state that the message shows, None if it is unknown."""
    refused: PublicState | None = None
    """The state that Discord has refused."""
    edited: datetime | None = None
    """The time of the last edit."""
    again: datetime | None = None
    """The time of the next try after a failure."""
    recheck: datetime | None = None
    """The time of another edit, because an edit without a reply may arrive late."""
    start: datetime | None = None
    """The moment of the table's first edit after a start (``Spacing``)."""
    is_wanted: bool = False
    """Someone has looked at the table in this process, so it doesn't wait for ``start``."""
    is_assumed: bool = False
    """The message of a calm table is assumed to be right, until an event or a look."""
    clicks: int = 0
    """The number of clicks on the message that are being answered."""
    painting: bool = False
    """An edit is under way."""
    mixed: bool = False
    """Several changes were under way at the same time, so it is unknown which came last."""
    _unshown: list[tuple[PublicState, datetime]] = field(default_factory=list)
    """The states that the message doesn't show, with the times at which they started."""

    @classmethod
    def of(cls, table: Table) -> "MessageState":
        """Return the state of a table that was just loaded.

        If a table is calm, its message is assumed to be right. Otherwise thousands of tables would
        be shown again after a start."""
        is_open = table.roster.status is not Status.CLOSED and table.halt is None
        assumed = table.is_calm and is_open and bool(table.message_id) and not table.was_shown
        shown = table.public_state if table.was_shown or assumed else None
        return cls(shown=shown, is_assumed=assumed)

    @property
    def since(self) -> datetime | None:
        """The time at which the first unshown state started."""
        return self._unshown[0][1] if self._unshown else None

    def hear(self, state: PublicState, now: datetime) -> None:
        """Note a new state of the table."""
        self.is_assumed = self.is_assumed and state == self.shown
        if state != self.shown and (not self._unshown or self._unshown[-1][0] != state):
            self._unshown.append((state, now))
        if self.refused is not None and self.refused != state:
            # Discord may accept this state even if it has refused the state before.
            self.refused = self.again = None

    def look(self) -> None:
        """Note that someone looks at this table."""
        self.is_wanted = True
        if self.is_assumed:
            self.doubt()

    def first_shown(self, starts: Spacing) -> datetime | None:
        """Return when a table may be shown first in this process, None for right away."""
        if self.shown is not None or self.edited is not None or self.is_wanted:
            return None
        if self.start is None:
            self.start = starts.next()
        return self.start

    def doubt(self) -> None:
        """Show the table once more, because it is unknown what the message shows."""
        self.shown, self.is_assumed = None, False

    def check_later(self, now: datetime) -> None:
        """Show the table once more later, when a late edit can no longer arrive."""
        self.recheck = now + timedelta(seconds=TIMEOUT)

    def check(self, now: datetime) -> None:
        """Show the table once more if the time ``recheck`` has come."""
        if self.recheck is not None and now >= self.recheck:
            self.recheck = None
            self.doubt()

    def mark(self, state: PublicState, now: datetime) -> None:
        """Note that the message shows this state, or a newer state."""
        self.shown, self.edited, self.again, self.refused = state, now, None, None
        self.is_assumed = False
        # States of one version can be ordered only by when they were heard, because a later state
        # can have an earlier deadline.
        heard = [index for index, (other, _) in enumerate(self._unshown) if other == state]
        if heard:
            del self._unshown[: heard[-1] + 1]
        else:
            self._unshown = [
                unshown for unshown in self._unshown if unshown[0].version > state.version
            ]

    def note(self, outcome: Outcome, state: PublicState, now: datetime) -> None:
        """Note the outcome of an edit that should show this state.

        The retries of a closed channel are in ``bot/showing/closed_channels.py``."""
        if outcome is Outcome.DONE:
            late, self.failures = self.failures > 0, 0
            self.mark(state, now)
            if late:
                self.check_later(now)
            return
        self.failures += 1
        if outcome is Outcome.UNHEARD:
            self.again = now + timedelta(seconds=pause(self.failures))
        else:
            self.refused = state if outcome is Outcome.REFUSED else None
            self.again = now + timedelta(seconds=pause(self.failures, WAIT))

    def begin(self, *, click: bool) -> None:
        """Note the start of an answer to a click, or of another edit."""
        self.mixed = self.mixed or self.clicks > 0 or self.painting
        if click:
            self.clicks += 1
        else:
            self.painting = True

    def end(self, *, click: bool) -> None:
        """Note the end of such an answer or edit.

        If several answers or edits overlapped, the table is shown once more.
        """
        if click:
            self.clicks -= 1
        else:
            self.painting = False
        if self.mixed and not self.clicks and not self.painting:
            self.mixed = False
            self.doubt()
