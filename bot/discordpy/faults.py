"""What is done when Discord refuses a request or is out of reach: the log has it, the game goes on.

Nobody's game ends because a message, thread or emoji could not be made, changed or deleted. Each
caller names what is then left as it was (``call_stays``) and, where something else has to be done,
looks at what came of the attempt. A click that cannot be answered is our own fault:
bot/clicks/faults.py.
"""

import asyncio
from types import TracebackType
from typing import Self

import discord
import structlog

from bot.discordpy.answering import Unanswered
from bot.discordpy.outcome import UNREACHED

_log = structlog.get_logger()


_PATIENCE = 2.0
"""Seconds that such a request may take. A person has a few turns at a time (bot/clicks/turns.py):
what keeps them all for longer than Discord waits leaves the next click without an answer."""


class Attempt:
    """Around requests that Discord may refuse or never hear of: what stands behind such a one is
    left out, and so is what takes more than ``seconds`` (None: it may take as long as it does).

    The log names ``event`` with these facts, as a warning where somebody misses something.
    """

    def __init__(
        self, event: str, *, warn: bool = False, seconds: float | None = _PATIENCE, **facts: object
    ) -> None:
        self._log = _log.warning if warn else _log.info
        self._event, self._facts = event, facts
        self._time = asyncio.timeout(seconds)
        self._error: BaseException | None = None

    async def __aenter__(self) -> Self:
        await self._time.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        try:
            await self._time.__aexit__(kind, error, traceback)
        except TimeoutError as late:
            error = late
        if not isinstance(error, (discord.HTTPException, Unanswered, *UNREACHED)):
            return False
        self._error = error
        if isinstance(error, discord.HTTPException | Unanswered) and error.status:
            self._log(self._event, status=error.status, code=error.code, **self._facts)
        else:
            self._log(self._event, fault=type(error).__name__, **self._facts)
        return True

    @property
    def is_refused(self) -> bool:
        """Whether Discord did not do what was asked."""
        return self._error is not None

    @property
    def is_forbidden(self) -> bool:
        """Whether the bot may not do that there, so that asking again would change nothing."""
        return isinstance(self._error, discord.Forbidden)
