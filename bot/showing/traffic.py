"""How often messages of each channel are edited: Discord takes about five edits in five seconds."""

from collections import defaultdict, deque
from datetime import datetime, timedelta

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
