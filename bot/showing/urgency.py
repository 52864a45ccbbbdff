"""How soon a channel has to see what has happened at a table."""

from collections.abc import Iterable
from enum import Enum

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
from engine.table.events import Autopiloted, BankSpent


class Urgency(Enum):
    """How long news may wait for more to come, as a share of the longest wait there is."""

    NOW = 0.0
    SOON = 0.5
    LATER = 1.0


_DRAWING = (
    Drew,
    Took,
    Recycled,
    DrewPenalty,
    AskedMayI,
    Passed,
    GrantedMayI,
    Autopiloted,
    BankSpent,
)
"""What comes before a turn is played: nobody else can do anything about it."""

_WINDOW = (WindowOpened, WindowClosed)
"""Whether May I can be said: only those who cannot see it on a panel of their own need it here."""

_LAYING = (TookRow, WasBorn, MadeContract, LaidDown, LaidOff, Swapped, DebtPaid)
"""Cards on the table: the others want to see them, and mostly a discard follows at once."""


def urgency(events: Iterable[Event], *, all_in_panels: bool) -> Urgency:
    """The urgency of the most urgent of these events.

    ``all_in_panels``: everybody who could answer May I sees it in a panel that is kept true.
    Anything that is not known here is shown at once.
    """
    later = (*_DRAWING, *_WINDOW) if all_in_panels else _DRAWING
    most = Urgency.LATER
    for event in events:
        if isinstance(event, _LAYING):
            most = Urgency.SOON
        elif not isinstance(event, later):
            return Urgency.NOW
    return most
