"""Timing at a table, with its waits, its timeouts and the quiet hours of people."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from itertools import islice
from typing import TypeVar
from zoneinfo import ZoneInfo

_K = TypeVar("_K")
_V = TypeVar("_V")


def forget_old(entries: dict[_K, _V], is_over: Callable[[_V], bool]) -> None:
    """Drop the first two entries if they are over.

    Call this function whenever you add an entry at the end. Then more entries leave than come, and
    no search through all entries is needed.
    """
    for key in [key for key, entry in islice(entries.items(), 2) if is_over(entry)]:
        del entries[key]


_DAY = 24 * 60
_WEST, _EAST = -12 * 60, 14 * 60
"""The largest offsets from UTC of any clock in the world, in minutes."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Daily hours in which a person wants quiet. They may include midnight.

    Two equal ends mean no quiet hours. Raises ValueError for impossible times, and for time zones
    that don't exist.
    """

    begin: int
    """The start in minutes after midnight. ``end`` is in the same unit."""
    end: int
    offset: int = 0
    """The minutes of the clock east of UTC. Only used without a ``zone``."""
    zone: str | None = None
    """The IANA name of a time zone, so that the hours stay right when clocks change."""

    def __post_init__(self) -> None:
        if not (0 <= self.begin < _DAY and 0 <= self.end < _DAY):
            raise ValueError(f"no day has the times {self.begin} and {self.end}")
        if not _WEST <= self.offset <= _EAST:
            raise ValueError(f"no clock is {self.offset} minutes east of UTC")
        try:
            self._clock()
        except (OSError, LookupError) as error:
            raise ValueError(f"there is no time zone {self.zone!r}") from error

    def holds(self, moment: datetime) -> bool:
        """Return whether it is quiet at this moment."""
        return self._since_begin(moment) < (self.end - self.begin) % _DAY

    def after(self, moment: datetime) -> datetime:
        """Return this moment if it isn't quiet then.

        Otherwise return the end of the quiet hours.
        """
        since, length = self._since_begin(moment), (self.end - self.begin) % _DAY
        if since >= length:
            return moment
        minute = moment.replace(second=0, microsecond=0)
        end = minute + timedelta(minutes=length - since)
        clock = self._clock()
        if moment.astimezone(clock).utcoffset() == end.astimezone(clock).utcoffset():
            return end
        # The clock changes in between, on two days a year. Times of day are repeated or skipped.
        while self.holds(minute):
            minute += timedelta(minutes=1)
        return minute

    def _since_begin(self, moment: datetime) -> int:
        """Return the clock minutes since the hours last started."""
        local = moment.astimezone(self._clock())
        return (60 * local.hour + local.minute - self.begin) % _DAY

    def _clock(self) -> tzinfo:
        if self.zone is not None:
            return ZoneInfo(self.zone)
        return timezone(timedelta(minutes=self.offset))


Now = Callable[[], datetime]

QuietHoursOf = Callable[[int], QuietHours | None]
"""Returns the quiet hours of a person (user id), or None."""


@dataclass(frozen=True, slots=True)
class TableTiming:
    """How long a table waits, in seconds."""

    may_i: float = 15
    """The seconds for all answers in a May I window."""
    next_deal: float = 60
    """The seconds for people to become ready for the next deal."""
    first_look: float = 0
    """The extra time in a game's first May I window for people who haven't opened their hand.

    With 0 the game expects no one, and no first turn is short.
    """
    quiet_hours: QuietHoursOf = field(default=lambda _: None)
    """Returns the quiet hours, which postpone the end of a slow turn."""

    def put_off(self, user: int, moment: float) -> float:
        """Return this moment (Unix seconds), or the end of the person's quiet hours if it is in
        them.
        """
        quiet = self.quiet_hours(user)
        if quiet is None:
            return moment
        return quiet.after(datetime.fromtimestamp(moment, UTC)).timestamp()


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long idle tables are kept."""

    lobby: timedelta = timedelta(minutes=30)
    """How long an idle lobby stays open."""
    table: timedelta = timedelta(minutes=20)
    """How long an idle table stays in memory."""
    deserted: timedelta = timedelta(minutes=60)
    """How long a table stays open if all its people are away. The same for idle practice.

    A slow table stays open for at least one of its turns.
    """
    stopped: timedelta = timedelta(days=7)
    """How long a table stays open after an engine fault has stopped it."""
    unasked: timedelta = timedelta(minutes=2)
    """How long a table stays in memory if no one has asked for it."""
    branch: timedelta = timedelta(days=1)
    """How long a practice table that plays on from a finished game stays open."""
