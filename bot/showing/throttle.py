"""How often what tables show may change, and what of it may wait for what follows."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from engine.events import (
    AskedMayI,
    DebtPaid,
    Drew,
    DrewPenalty,
    Event,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    Recycled,
    Swapped,
    Took,
    TookRow,
    WasBorn,
    WindowClosed,
    WindowOpened,
)
from engine.live.timing import Now, forget_old
from engine.table.events import Autopiloted, BankSpent


@dataclass(frozen=True, slots=True)
class Throttle:
    """``interval``: least seconds between two edits of a table's message. ``linger``: most seconds
    that what is not urgent (``has_priority``) waits for what follows it: where an edit costs a
    request, a computer plays or the channel is busy. Painting and sending come on top: together
    they are less than three. ``gap``: least seconds between two tables that are shown for the
    first time since the start, and nobody has clicked at."""

    interval: float
    linger: float
    gap: float = 0.1


_SPAN = timedelta(seconds=5)
_BUSY = 4
"""So many edits in that time, and one more is left for what is urgent."""


class RateWindow:
    """The latest edits of each channel, whichever table they were of."""

    def __init__(self) -> None:
        self._edits: dict[int, deque[datetime]] = {}

    def note(self, channel: int, now: datetime) -> None:
        """A message of this channel is edited."""
        self._edits[channel] = latest = self._edits.pop(channel, deque(maxlen=_BUSY))
        latest.append(now)
        forget_old(self._edits, lambda times: now - times[-1] >= _SPAN)

    def is_busy(self, channel: int, now: datetime) -> bool:
        """Whether what is not urgent should rather wait for what follows it."""
        latest = self._edits.get(channel)
        return latest is not None and len(latest) == _BUSY and now - latest[0] < _SPAN


class Spacing:
    """Moments for what may wait, one a ``gap`` (seconds), in the order in which they are asked for:
    after a restart hundreds of tables are to be shown, and people click meanwhile.
    """

    def __init__(self, now: Now, gap: float) -> None:
        self._now, self._gap = now, timedelta(seconds=gap)
        self._latest: datetime | None = None

    def next(self) -> datetime:
        """The next one; now if there was none lately."""
        now, latest = self._now(), self._latest
        self._latest = now if latest is None else max(now, latest + self._gap)
        return self._latest


_OF_A_TURN = (
    *(Drew, Took, Recycled, DrewPenalty, TookRow, WasBorn),
    *(MadeContract, LaidDown, LaidOff, Swapped, DebtPaid),
    *(AskedMayI, Passed, GrantedMayI, Autopiloted, BankSpent),
)
"""What leads to the end of a turn: mostly more follows, and others can do nothing about it."""

_WINDOW = (WindowOpened, WindowClosed)
"""Whether May I can be said: only those who cannot see it on a panel of their own need it here."""


def has_priority(events: Iterable[Event], *, all_in_panels: bool) -> bool:
    """Whether any of these events is to be seen at once.

    ``all_in_panels``: everybody who could answer May I sees it in a panel that is kept true.
    Anything that is not known here is urgent.
    """
    calm = (*_OF_A_TURN, *_WINDOW) if all_in_panels else _OF_A_TURN
    return any(not isinstance(event, calm) for event in events)
