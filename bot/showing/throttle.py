"""How often what tables show may change, and what of it may wait for what follows."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

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
from engine.live.timing import Now
from engine.table.events import Autopiloted, BankSpent


@dataclass(frozen=True, slots=True)
class Throttle:
    """``interval``: least seconds between two edits of a table's message. ``linger``: most seconds
    that what is not urgent (``has_priority``) waits for what follows it. Painting and sending come
    on top: together they are less than three. ``gap``: least seconds between two tables that are
    shown for the first time since the start, and nobody has clicked at."""

    interval: float
    linger: float
    gap: float = 0.1


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
    *(MadeContract, LaidDown, LaidOff, Swapped, DebtPaid, Rearranged),
    *(AskedMayI, Passed, GrantedMayI, Discarded, PassedTurn, Autopiloted, BankSpent),
)
"""What leads to the next turn, if not to the end of the deal, which is another event: others can do
nothing about it."""

_ASKS = (WindowOpened, WindowClosed, UpcardOffered, OfferClosed, TurnStarted)
"""Who is asked for something: only people without a panel of their own need it in the channel."""


def has_priority(events: Iterable[Event], people: Collection[int], *, all_in_panels: bool) -> bool:
    """Whether any of these events is to be seen at once.

    ``people``: the seats that people play; the turns of computers are shown with what follows.
    ``all_in_panels``: all of them see whether they are asked in a panel that is kept true. Anything
    that is not known here is urgent.
    """
    calm = (*_OF_A_TURN, *_ASKS) if all_in_panels else _OF_A_TURN
    return any(
        not isinstance(event, calm)
        and not (isinstance(event, TurnStarted) and event.player not in people)
        for event in events
    )
