"""Time at a table: where "now" comes from, how long things wait, and who sleeps when."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

Now = Callable[[], datetime]

_DAY = 24 * 60


class Quiet(NamedTuple):
    """Hours of every day, in minutes after midnight, ``offset`` minutes east of UTC.

    They may go over midnight; two equal ends are no hours at all.
    """

    begin: int
    end: int
    offset: int = 0

    def after(self, moment: datetime) -> datetime:
        """The moment itself, or the end of the quiet hours into which it falls."""
        here = moment.astimezone(UTC) + timedelta(minutes=self.offset)
        since = (60 * here.hour + here.minute - self.begin) % _DAY
        length = (self.end - self.begin) % _DAY
        if since >= length:
            return moment
        rest = timedelta(minutes=length - since)
        return moment + rest - timedelta(seconds=here.second, microseconds=here.microsecond)


Night = Callable[[int], Quiet | None]
"""The quiet hours of a person (user id), None if they have none."""


def nobody_sleeps(user: int) -> Quiet | None:
    """No quiet hours."""
    return None


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table waits, in seconds; ``night`` moves the end of a slow turn."""

    may_i: float = 15
    next_deal: float = 60
    night: Night = nobody_sleeps

    def put_off(self, user: int, moment: float) -> float:
        """The moment itself (Unix seconds), or the end of this person's quiet hours around it."""
        quiet = self.night(user)
        if quiet is None:
            return moment
        return quiet.after(datetime.fromtimestamp(moment, UTC)).timestamp()
