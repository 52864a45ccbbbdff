"""Time at a table: where "now" comes from, how long things wait, how long idle tables stay, and who
wants quiet when."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from itertools import islice
from typing import TypeVar
from zoneinfo import ZoneInfo

_K = TypeVar("_K")
_V = TypeVar("_V")


def forget_old(kept: dict[_K, _V], is_over: Callable[[_V], bool]) -> None:
    """Forget what is over of the two that stand first. Called whenever one is added, at the end:
    so more go than come, and nobody looks through all of them."""
    for key in [key for key, one in islice(kept.items(), 2) if is_over(one)]:
        del kept[key]


_DAY = 24 * 60
_WEST, _EAST = -12 * 60, 14 * 60
"""The farthest that clocks anywhere are from UTC, in minutes."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From ``begin`` until ``end``, in minutes after midnight; both may lie around it.

    ``zone`` is the IANA name of the time zone whose clock counts, so that the hours hold when
    clocks change; without one the clock is always ``offset`` minutes east of UTC. Two equal ends
    are no hours at all. Raises ValueError for times of no day, and for zones that do not exist.
    """

    begin: int
    end: int
    offset: int = 0
    zone: str | None = None

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
        """Whether it is quiet at this moment."""
        return self._since_begin(moment) < (self.end - self.begin) % _DAY

    def after(self, moment: datetime) -> datetime:
        """The moment itself, or the first one after it at which it is not quiet."""
        since, length = self._since_begin(moment), (self.end - self.begin) % _DAY
        if since >= length:
            return moment
        minute = moment.replace(second=0, microsecond=0)
        end = minute + timedelta(minutes=length - since)
        clock = self._clock()
        if moment.astimezone(clock).utcoffset() == end.astimezone(clock).utcoffset():
            return end
        # Clocks change meanwhile, on two days of a year: times of day come twice, or not at all.
        while self.holds(minute):
            minute += timedelta(minutes=1)
        return minute

    def _since_begin(self, moment: datetime) -> int:
        """Minutes by the clock since the hours last began."""
        here = moment.astimezone(self._clock())
        return (60 * here.hour + here.minute - self.begin) % _DAY

    def _clock(self) -> tzinfo:
        if self.zone is not None:
            return ZoneInfo(self.zone)
        return timezone(timedelta(minutes=self.offset))


Now = Callable[[], datetime]

QuietHoursOf = Callable[[int], QuietHours | None]
"""The quiet hours of a person (user id), None if they have none."""


@dataclass(frozen=True, slots=True)
class TableTiming:
    """How long the table waits, in seconds; quiet hours move the end of a slow turn.

    ``first_look``: so much longer does the first May I window of a game wait for people who have
    not opened their hand yet. 0: nobody is expected, and nobody's first turn is short.
    """

    may_i: float = 15
    next_deal: float = 60
    first_look: float = 0
    quiet_hours: QuietHoursOf = field(default=lambda _: None)

    def put_off(self, user: int, moment: float) -> float:
        """The moment itself (Unix seconds), or the end of this person's quiet hours around it."""
        quiet = self.quiet_hours(user)
        if quiet is None:
            return moment
        return quiet.after(datetime.fromtimestamp(moment, UTC)).timestamp()


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long an idle lobby stays open, an idle table in memory, and a table open that all its
    people have deserted (a slow one at least as long as one of its turns), or a practice deal.
    ``branch``: how long one stays open that goes on from a finished game.
    ``stopped``: how long one is kept that an engine fault has stopped. ``unasked``: how long one
    stays in memory for which nobody has asked."""

    lobby: timedelta = timedelta(minutes=30)
    table: timedelta = timedelta(minutes=20)
    deserted: timedelta = timedelta(minutes=60)
    stopped: timedelta = timedelta(days=7)
    unasked: timedelta = timedelta(minutes=2)
    branch: timedelta = timedelta(days=1)
