"""Channels in which the bot may do nothing, or post nothing: they are asked again seldom.

Requests that are forbidden count toward a ban of the whole bot, and who has deleted a channel or
taken a permission away will mostly not undo it the next minute.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.discordpy.outcome import Outcome
from engine.live.timing import Now

WAIT = 600.0
"""Seconds until a channel is asked again."""


class ClosedChannels:
    """Until when channels are left alone; ``wait`` seconds after they have refused."""

    def __init__(self, now: Now, wait: float = WAIT) -> None:
        self._now, self._wait = now, timedelta(seconds=wait)
        self._closed: dict[int, datetime] = {}
        self._mute: dict[int, datetime] = {}

    def note(self, channel: int, outcome: Outcome, *, posting: bool = False) -> None:
        """A request about this channel has come to this end; ``posting``: that was a new message,
        of which a channel may have none while it lets others be edited."""
        if outcome is Outcome.FORBIDDEN and posting:
            self._mute[channel] = self._now() + self._wait
        elif outcome in (Outcome.CLOSED, Outcome.FORBIDDEN):
            self._closed[channel] = self._now() + self._wait
        elif outcome is Outcome.DONE:
            self._closed.pop(channel, None)
            if posting:
                self._mute.pop(channel, None)

    def until(self, channel: int) -> datetime | None:
        """When this channel is to be asked again; None if nothing speaks against asking."""
        return self._at(self._closed, channel)

    def lets_post(self, channel: int) -> bool:
        """Whether a new message is worth trying."""
        return self.until(channel) is None and self._at(self._mute, channel) is None

    def reopen(self, channels: Iterable[int]) -> None:
        """Something has changed there: ask again."""
        for channel in channels:
            self._closed.pop(channel, None)
            self._mute.pop(channel, None)

    def _at(self, kept: dict[int, datetime], channel: int) -> datetime | None:
        at = kept.get(channel)
        if at is not None and at <= self._now():
            del kept[channel]
            return None
        return at
