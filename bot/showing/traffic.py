"""How much is asked of Discord: it takes about five edits in five seconds a channel, 50 requests a
second in all."""

from collections import defaultdict, deque
from datetime import datetime, timedelta

from engine.live.pace import Now

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

    ``at_once``: so many may have the same moment, if there was none for as many gaps.
    """

    def __init__(self, now: Now, gap: float, at_once: int = 1) -> None:
        self._now, self._span = now, timedelta(seconds=gap * at_once)
        self._latest: deque[datetime] = deque(maxlen=at_once)

    def next(self) -> datetime:
        """The next one; now if there were few lately."""
        now, latest = self._now(), self._latest
        moment = max(now, latest[0] + self._span) if len(latest) == latest.maxlen else now
        latest.append(moment)
        return moment
