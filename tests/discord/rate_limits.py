"""Discord's rate limits, as it counts them: for the whole bot, for each channel, for each token.

Windows are fixed: the first request begins one, and when it is over all of its requests are there
again. What is refused counts for nothing. The numbers are those that bots have seen
(`X-RateLimit-Limit` of each route); Discord promises none but the 50 a second.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple


class Bucket(NamedTuple):
    """What a limit counts, and ``times`` in so many ``seconds`` it takes."""

    key: str
    times: float
    seconds: float


class Verdict(NamedTuple):
    """``headers`` tell how the route stands. ``retry_after``: refused for so many seconds;
    ``everywhere``: as the whole bot is."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False


@dataclass
class _Window:
    until: float
    used: int = 0


class RateLimits:
    """``a_second``: requests of the whole bot, 50 at Discord. Callbacks, follow-ups and
    ``@original`` do not count to them."""

    def __init__(self, a_second: float = 50, clock: Callable[[], float] = monotonic) -> None:
        self._bot = Bucket("bot", a_second, 1.0)
        self._clock = clock
        self._windows: dict[str, _Window] = {}

    def take(self, method: str, path: str) -> Verdict:
        """One more request of this method to this path (without /api/v10)."""
        now, own = self._clock(), bucket_of(method, path)
        if own is not None and (window := self._window(own, now)).used >= own.times:
            return Verdict(_headers(own, window, now), window.until - now)
        counts = path.strip("/").partition("/")[0] not in ("interactions", "webhooks")
        if counts and (window := self._window(self._bot, now)).used >= self._bot.times:
            return Verdict({}, window.until - now, everywhere=True)
        for bucket in (own, self._bot if counts else None):
            if bucket is not None:
                self._window(bucket, now).used += 1
        return Verdict({} if own is None else _headers(own, self._window(own, now), now))

    def _window(self, bucket: Bucket, now: float) -> _Window:
        window = self._windows.get(bucket.key)
        if window is None or window.until <= now:
            window = self._windows[bucket.key] = _Window(now + bucket.seconds)
        return window


def bucket_of(method: str, path: str) -> Bucket | None:
    """What limits a route besides; None for those of which a bot never meets the limit."""
    match method, *path.strip("/").split("/"):
        case "PATCH", "channels", channel, "messages", _:
            return Bucket(f"edit {channel}", 5, 5)
        case "POST", "channels", channel, "messages":
            return Bucket(f"post {channel}", 5, 5)
        case "DELETE", "channels", channel, "messages", _:
            return Bucket(f"delete {channel}", 5, 1)
        case _, "webhooks", _, token, *_:
            return Bucket(f"token {token}", 5, 2)
    return None


def _headers(bucket: Bucket, window: _Window, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": f"{bucket.times:g}",
        "X-RateLimit-Remaining": f"{max(bucket.times - window.used, 0):g}",
        "X-RateLimit-Reset-After": f"{window.until - now:.3f}",
        # Of a route, not of the channel: discord.py tells channels apart by itself.
        "X-RateLimit-Bucket": bucket.key.partition(" ")[0],
    }
