"""Answers to interactions. One that is late, doubled or lost on the way is nobody's fault.

Discord takes a first answer within three seconds, one alone, and says so with codes of its own.
What somebody has done is stored by then, and the channel shows it by itself: their answer is left
out, and the log has one line. A body that Discord does not take is our own fault, and is raised.
"""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import discord
import structlog

from bot.discordpy.outcome import UNREACHED

_log = structlog.get_logger()
_T = TypeVar("_T")

SECONDS = 5.0
"""How long an answer may take: a first one is worth nothing after three."""

_BAD_REQUEST = 400
_ALREADY_ANSWERED = 40060
_EXPECTED = (10062, _ALREADY_ANSWERED, 10008, 10015, 50027)
"""Unknown interaction, answered already, message deleted, and two for tokens that are no more."""


class Unanswered(Exception):
    """Discord did not take an answer. It may stand there all the same if ``is_unknown``."""

    def __init__(self, *, status: int = 0, code: int = 0, fault: str = "") -> None:
        super().__init__(f"{status} {code} {fault}")
        self.status, self.code, self.fault = status, code, fault

    @property
    def is_unknown(self) -> bool:
        """Whether nobody knows what became of it."""
        return self.status in (0, 429) or self.status >= 500 or self.code == _ALREADY_ANSWERED

    def log(self, **facts: object) -> None:
        """One line for the log; a warning if this does not happen at a busy hour."""
        write = _log.info if self.code in _EXPECTED else _log.warning
        why = {"status": self.status, "code": self.code} if self.status else {"fault": self.fault}
        write("answer_lost", **why, **facts)


async def answered(request: Awaitable[_T]) -> _T:
    """Wait until Discord has taken an answer. Raises Unanswered; HTTPException for a body that it
    does not take."""
    try:
        async with asyncio.timeout(SECONDS):
            return await request
    except discord.HTTPException as error:
        if error.status == _BAD_REQUEST and error.code not in _EXPECTED:
            raise
        raise Unanswered(status=error.status, code=error.code) from error
    except discord.InteractionResponded as error:
        raise Unanswered(status=_BAD_REQUEST, code=_ALREADY_ANSWERED) from error
    except UNREACHED as error:
        raise Unanswered(fault=type(error).__name__) from error
