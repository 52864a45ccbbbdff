"""Time at a table: where "now" comes from, how long things wait, and who wants quiet when."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from engine.live.quiet_hours import QuietHours

Now = Callable[[], datetime]

QuietHoursOf = Callable[[int], QuietHours | None]
"""The quiet hours of a person (user id), None if they have none."""


def nobody_wants_quiet(user: int) -> QuietHours | None:
    """No quiet hours."""
    return None


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table waits, in seconds; quiet hours move the end of a slow turn.

    ``first_look``: so much longer does the first May I window of a game wait for people who have
    not opened their hand yet. 0: nobody is expected, and nobody's first turn is short.
    """

    may_i: float = 15
    next_deal: float = 60
    first_look: float = 0
    quiet_hours: QuietHoursOf = nobody_wants_quiet

    def put_off(self, user: int, moment: float) -> float:
        """The moment itself (Unix seconds), or the end of this person's quiet hours around it."""
        quiet = self.quiet_hours(user)
        if quiet is None:
            return moment
        return quiet.after(datetime.fromtimestamp(moment, UTC)).timestamp()
