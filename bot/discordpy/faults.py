"""What is done when Discord refuses a request: the log has it, and the game goes on.

Nobody's game ends because a message, thread or emoji could not be made, changed or deleted. Each
caller names what is then left as it was (``call_stays``) and, where something else has to be done,
looks at what came of the attempt. A click that cannot be answered is our own fault:
bot/clicks/faults.py.
"""

from types import TracebackType
from typing import Self

import discord
import structlog

_log = structlog.get_logger()


class Attempt:
    """Around requests that Discord may refuse: what stands behind a refused one is left out.

    The log names ``event`` with these facts, as a warning where somebody misses something. With
    ``only`` others are raised.
    """

    def __init__(
        self,
        event: str,
        *,
        warn: bool = False,
        only: type[discord.HTTPException] = discord.HTTPException,
        **facts: object,
    ) -> None:
        self._log = _log.warning if warn else _log.info
        self._event, self._only, self._facts = event, only, facts
        self._error: discord.HTTPException | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        if not isinstance(error, self._only):
            return False
        self._error = error
        self._log(self._event, status=error.status, code=error.code, **self._facts)
        return True

    @property
    def is_refused(self) -> bool:
        """Whether Discord did not do what was asked."""
        return self._error is not None

    @property
    def is_forbidden(self) -> bool:
        """Whether the bot may not do that there, so that asking again would change nothing."""
        return isinstance(self._error, discord.Forbidden)
