"""Hours of every day at which a person wants to be left alone, by the clock on their wall."""

from dataclasses import dataclass
from datetime import datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

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
