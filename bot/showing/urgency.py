"""What the channel has to see at once, and what may wait a little for what follows it."""

from collections.abc import Iterable

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

_OF_A_TURN = (
    *(Drew, Took, Recycled, DrewPenalty, TookRow, WasBorn),
    *(MadeContract, LaidDown, LaidOff, Swapped, DebtPaid),
    *(AskedMayI, Passed, GrantedMayI, Autopiloted, BankSpent),
)
"""What leads to the end of a turn: mostly more follows, and others can do nothing about it."""

_WINDOW = (WindowOpened, WindowClosed)
"""Whether May I can be said: only those who cannot see it on a panel of their own need it here."""


def is_urgent(events: Iterable[Event], *, all_in_panels: bool) -> bool:
    """Whether any of these events is to be seen at once.

    ``all_in_panels``: everybody who could answer May I sees it in a panel that is kept true.
    Anything that is not known here is urgent.
    """
    calm = (*_OF_A_TURN, *_WINDOW) if all_in_panels else _OF_A_TURN
    return any(not isinstance(event, calm) for event in events)
