"""Whether another process answers with this token, be it on another machine.

Discord sends an interaction to every session of a bot, and takes one first answer. If it refuses
the only answer that this process has sent (40060), another process has sent one.
"""

import asyncio
import re
from time import monotonic
from types import SimpleNamespace

import aiohttp
import structlog
import yarl

from bot.discordpy.rate_limits import DECLINES
from bot.health import SHARED

_log = structlog.get_logger()
_STARTED = monotonic()
_MINUTE, _LASTS, _NEW = 60.0, 10 * 60.0, 60 * 60.0
"""Seconds in which refusals count together, for which the finding holds, and for which a process is
a newcomer."""
_TAKEOVER = 10.0
"""Seconds in which refusals prove nothing. A process that is replaced answers for a moment more."""
_FEWEST, _SHARE = 3, 10
"""Refusals in a minute that are a finding, if they are also one in ten answers. Discord may refuse
single answers when it is in trouble."""
_ALREADY_ANSWERED = re.compile(rb'"code": ?40060\b')


class SharedToken:
    """Counts by the ``trace`` of requests the first answers that Discord refuses.

    It leaves out answers that were sent twice, because the first may have arrived without a reply,
    and answers of a process that may have lost its shards.
    """

    def __init__(self, trace: aiohttp.TraceConfig) -> None:
        self._sent: dict[str, tuple[float, int]] = {}
        self._refused: list[float] = []
        self._until = self._logged_at = float("-inf")
        self._ends = asyncio.Event()
        trace.on_request_start.append(self._note)
        trace.on_response_chunk_received.append(self._heard)

    @property
    def is_found(self) -> bool:
        """Whether another process has answered within the last minutes."""
        return monotonic() < self._until

    async def ended_by(self) -> str:
        """Wait until this process has to end, which may be never. Return why.

        The newer one of two processes ends.
        """
        await self._ends.wait()
        return f"{SHARED} This process started within the last hour, so it ends."

    async def _note(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        number, now = _interaction(params.url), monotonic()
        if number is None:
            return
        while self._sent and next(iter(self._sent.values()))[0] < now - _MINUTE:
            del self._sent[next(iter(self._sent))]
        first, times = self._sent.get(number, (now, 0))
        self._sent[number] = first, times + 1

    async def _heard(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        _, times = self._sent.get(_interaction(params.url) or "", (0, 0))
        if times != 1 or DECLINES.get() or not _ALREADY_ANSWERED.search(params.chunk):
            return
        now = monotonic()
        self._refused = [*(at for at in self._refused if at > now - _MINUTE), now]
        if len(self._refused) < _FEWEST or len(self._refused) * _SHARE < len(self._sent):
            return
        if now - self._refused[0] < _TAKEOVER:
            return
        self._until = now + _LASTS
        if now - self._logged_at >= _MINUTE:
            self._logged_at = now
            _log.warning("token_is_shared", refused_answers=len(self._refused), hint=SHARED)
        if now - _STARTED < _NEW:
            self._ends.set()


def _interaction(url: yarl.URL) -> str | None:
    """The id of the interaction that a request answers first; None if it does not."""
    match url.parts[-4:]:
        case ("interactions", number, _, "callback"):
            return number
    return None
