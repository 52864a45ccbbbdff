"""How much is asked of a channel, which takes about five edits in five seconds, and of what may
wait."""

from collections import defaultdict, deque
from datetime import datetime, timedelta

from engine.live.timing import Now

_SPAN = timedelta(seconds=5)
_BUSY = 4
"""So many edits in that time, and one more is left for what is urgent."""


class Traffic:
    """The latest edits of each channel, whichever table they were of."""

    def __init__(self) -> None:
        self._edits: defaultdict[int, deque[datetime]] = defaultdict(lambda: deque(maxlen=_BUSY))

    def note(self, channel: int, now: datetime) -> None:
        """A message of this channel is edited."""
        self._edits[channel].append(now)

    def is_busy(self, channel: int, now: datetime) -> bool:
        """Whether what is not urgent should rather wait for what follows it."""
        latest = self._edits.get(channel)
        return latest is not None and len(latest) == _BUSY and now - latest[0] < _SPAN


class Moments:
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

    def has_come(self, moment: datetime) -> bool:
        """Whether nobody has to wait for it any more."""
        return moment <= self._now()
