"""What is done when Discord refuses a request or is out of reach: the log has it, the game goes on.

Nobody's game ends because a message, thread or emoji could not be made, changed or deleted. Each
caller names what is then left as it was (``call_stays``) and, where something else has to be done,
looks at what came of the attempt. A click that cannot be answered is our own fault:
bot/clicks/faults.py.
"""

from types import TracebackType
from typing import Self

import discord
import structlog

from bot.discordpy.answering import Unanswered
from bot.discordpy.outcome import UNREACHED

_log = structlog.get_logger()


class Attempt:
    """Around requests that Discord may refuse or never hear of: what stands behind such a one is
    left out.

    The log names ``event`` with these facts, as a warning where somebody misses something. With
    ``only`` others are raised.
    """

    def __init__(
        self,
        event: str,
        *,
        warn: bool = False,
        only: type[discord.HTTPException] | None = None,
        **facts: object,
    ) -> None:
        self._log = _log.warning if warn else _log.info
        self._event, self._facts = event, facts
        self._met = (discord.HTTPException, Unanswered, *UNREACHED) if only is None else (only,)
        self._error: BaseException | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        if not isinstance(error, self._met):
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
