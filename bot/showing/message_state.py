"""What Discord has accepted of a table's message, what is new since, and what of it may wait."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.discordpy.outcome import TIMEOUT, Outcome, pause
from bot.showing.closed_channels import WAIT
from bot.showing.surface import Sent
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
from engine.table.events import Autopiloted, BankSpent
from engine.table.roster import Status


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
    for event in events:
        is_computers = isinstance(event, TurnStarted) and event.player not in people
        if not is_computers and not isinstance(event, calm):
            return True
    return False


# The state of a message.

LAST_TRIES = 6
"""After so many failures a closed table is left as it is in a channel that is closed as well."""


@dataclass(slots=True, eq=False)
class MessageState(Sent):
    """How one table is shown.

    ``latest``: the state that it was in when it was last looked at. ``shown``: the state that its
    message has (None: nobody knows). ``refused``: the one that Discord does not take. ``edited``:
    when the message was last changed. ``again``: not to be tried before, since it came to nothing.
    ``recheck``: when it is to be shown once more, because an edit of which nothing was heard may
    have come late. ``is_wanted``: somebody has looked for the table in this process; until then it
    has its turn at its ``start`` (``Spacing``). ``is_assumed``: of a calm table it is assumed that
    the message shows it, until something happens or somebody looks. ``clicks``: how many clicks on
    the message are being answered. ``mixed``: several changes were under way at the same time, so
    nobody knows which came last.
    """

    latest: PublicState | None = None
    shown: PublicState | None = None
    refused: PublicState | None = None
    edited: datetime | None = None
    again: datetime | None = None
    recheck: datetime | None = None
    start: datetime | None = None
    is_wanted: bool = False
    is_assumed: bool = False
    clicks: int = 0
    painting: bool = False
    mixed: bool = False
    _unshown: list[tuple[PublicState, datetime]] = field(default_factory=list)

    @classmethod
    def of(cls, table: Table) -> "MessageState":
        """Of a table that has just been read what its index row says. Where nothing has happened
        lately nobody looks: thousands such would else be shown anew after a start."""
        is_open = table.roster.status is not Status.CLOSED and table.halt is None
        assumed = table.is_calm and is_open and bool(table.message_id) and not table.was_shown
        shown = table.public_state if table.was_shown or assumed else None
        return cls(shown=shown, is_assumed=assumed)

    @property
    def since(self) -> datetime | None:
        """When the first of what is not shown came about."""
        return self._unshown[0][1] if self._unshown else None

    def hear(self, state: PublicState, now: datetime) -> None:
        """A table has come into this state, if it was not in it before."""
        self.is_assumed = self.is_assumed and state == self.shown
        if state != self.shown and (not self._unshown or self._unshown[-1][0] != state):
            self._unshown.append((state, now))
        if self.refused is not None and self.refused != state:
            # What was wrong with the one before may be well with this one.
            self.refused = self.again = None

    def look(self) -> None:
        """Somebody looks for this table."""
        self.is_wanted = True
        if self.is_assumed:
            self.doubt()

    def first_shown(self, starts: Spacing) -> datetime | None:
        """When a table has its turn to be shown first in this process; None: right away."""
        if self.shown is not None or self.edited is not None or self.is_wanted:
            return None
        if self.start is None:
            self.start = starts.next()
        return self.start

    def doubt(self) -> None:
        """Nobody knows what the message shows: it is to be shown once more."""
        self.shown, self.is_assumed = None, False

    def check_later(self, now: datetime) -> None:
        """Show it once more in a while: what nobody has heard of may come by then."""
        self.recheck = now + timedelta(seconds=TIMEOUT)

    def check(self, now: datetime) -> None:
        """Show it once more if it is time for that."""
        if self.recheck is not None and now >= self.recheck:
            self.recheck = None
            self.doubt()

    def mark(self, state: PublicState, now: datetime) -> None:
        """The message shows this state, or a newer one."""
        self.shown, self.edited, self.again, self.refused = state, now, None, None
        self.is_assumed = False
        # In the order in which it came about: of one version's deadlines the later may be earlier.
        heard = [at for at, (other, _) in enumerate(self._unshown) if other == state]
        if heard:
            del self._unshown[: heard[-1] + 1]
        else:
            self._unshown = [one for one in self._unshown if one[0].version > state.version]

    def note(self, outcome: Outcome, state: PublicState, now: datetime) -> None:
        """An edit to this state has come to this end. A channel that is closed has its own time
        (bot/showing/closed_channels.py)."""
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
        """The answer to a click, or else an edit, is under way from now on."""
        self.mixed = self.mixed or self.clicks > 0 or self.painting
        if click:
            self.clicks += 1
        else:
            self.painting = True

    def end(self, *, click: bool) -> None:
        """It is over. What several at once have left behind has to be shown once more."""
        if click:
            self.clicks -= 1
        else:
            self.painting = False
        if self.mixed and not self.clicks and not self.painting:
            self.mixed = False
            self.doubt()
