"""Answers to interactions. One that is late, doubled or lost on the way is nobody's fault.

Discord takes a first answer within three seconds, one alone, and says so with codes of its own.
What somebody has done is stored by then, and the channel shows it by itself: their answer is left
out, and the log has one line. A body that Discord does not take is our own fault, and is raised.
"""

import asyncio
from collections.abc import Awaitable, Collection
from contextlib import suppress
from typing import TypeVar

import discord
import structlog
from discord import InteractionResponseType

from bot.discordpy.answer_token import AnswerToken
from bot.discordpy.body import EPHEMERAL, Body, Json, mentioned
from bot.discordpy.by_token import answer
from bot.discordpy.outcome import UNREACHED
from bot.discordpy.private_message import PrivateMessage

_log = structlog.get_logger()
_T = TypeVar("_T")

SECONDS = 5.0
"""How long an answer may take: a first one is worth nothing after three."""

_MESSAGE, _UPDATE = InteractionResponseType.channel_message, InteractionResponseType.message_update
_LATER = InteractionResponseType.deferred_message_update
_THINKING = InteractionResponseType.deferred_channel_message
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


def lost(error: BaseException) -> Unanswered | None:
    """What became of an answer that met this error; None if that is our own fault."""
    if isinstance(error, discord.HTTPException):
        if error.status == _BAD_REQUEST and error.code not in _EXPECTED:
            return None
        return Unanswered(status=error.status, code=error.code)
    if isinstance(error, discord.InteractionResponded):
        return Unanswered(status=_BAD_REQUEST, code=_ALREADY_ANSWERED)
    return Unanswered(fault=type(error).__name__) if isinstance(error, UNREACHED) else None


async def answered(request: Awaitable[_T]) -> _T:
    """Wait until Discord has taken an answer. Raises Unanswered; HTTPException for a body that it
    does not take."""
    try:
        async with asyncio.timeout(SECONDS):
            return await request
    except (discord.HTTPException, discord.InteractionResponded, *UNREACHED) as error:
        unanswered = lost(error)
        if unanswered is None:
            raise
        raise unanswered from error


async def acknowledge(interaction: discord.Interaction, *, private: bool = False) -> None:
    """Let Discord wait: for a new state of what was clicked, or with ``private`` for an answer that
    this person alone sees."""
    if private:
        await answered(answer(interaction, _THINKING, {"flags": EPHEMERAL}))
    else:
        await answered(answer(interaction, _LATER))


async def whisper(
    interaction: discord.Interaction, body: Body, *, tell: bool
) -> tuple[PrivateMessage, int | None]:
    """Answer privately with a new message: first, or as a follow-up; the message and its id, which
    may be None without ``tell``."""
    token = AnswerToken.of(interaction)
    if interaction.response.is_done():
        number = await answered(token.follow(body))
        return PrivateMessage(token, number), number
    written = body.written(private=True)
    told = await answered(answer(interaction, _MESSAGE, written, body.files, tell=tell))
    return PrivateMessage(token), _message_id(told) if tell else None


async def change(interaction: discord.Interaction, body: Body) -> int | None:
    """Answer by a change of the message that was clicked, or of the first answer; its id."""
    if interaction.response.is_done():
        return await answered(AnswerToken.of(interaction).edit(body))
    await answered(answer(interaction, _UPDATE, body.written(), body.files))
    return None if interaction.message is None else interaction.message.id


async def post(interaction: discord.Interaction, body: Body, call: Collection[int]) -> int | None:
    """Answer first with a message for the whole channel; its id. These people are notified.

    If nothing was heard of it Discord is asked whether it stands there all the same.
    """
    written = body.written(mentions=mentioned(call))
    try:
        told = await answered(answer(interaction, _MESSAGE, written, body.files, tell=True))
    except Unanswered as lost:
        if not lost.is_unknown:
            raise
        with suppress(Unanswered):
            return await answered(AnswerToken.of(interaction).find())
        raise
    return _message_id(told)


def _message_id(told: Json) -> int:
    """The id of the message that an answer has made."""
    return int(told["interaction"]["response_message_id"])
