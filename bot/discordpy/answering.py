"""Answers to interactions. One that is late, doubled or lost on the way is nobody's fault.

Discord takes a first answer within three seconds, one alone, and says so with codes of its own.
What somebody has done is stored by then, and the channel shows it by itself: their answer is left
out, and the log has one line. A body that Discord does not take is our own fault, and is raised.
"""

import asyncio
import logging
from collections.abc import Awaitable, Collection, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import discord
from discord import InteractionResponseType
from discord.http import Route

from bot.discordpy.answer_token import AnswerToken, PrivateMessage, request
from bot.discordpy.body import EPHEMERAL, Body, Json, Upload, mentioned
from bot.discordpy.outcome import UNREACHED, Unanswered, lost

_T = TypeVar("_T")

SECONDS = 5.0
"""How long an answer may take: a first one is worth nothing after three."""

_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_TELL = {"with_response": "1"}
_ANSWERED, _FIRST, _NOTE = "answered", "first", "note"
_MESSAGE, _UPDATE = InteractionResponseType.channel_message, InteractionResponseType.message_update
_LATER = InteractionResponseType.deferred_message_update
_THINKING = InteractionResponseType.deferred_channel_message


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


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether a first answer to an interaction was given, by us or by discord.py's own ways."""
    return _ANSWERED in interaction.extras or interaction.response.is_done()


async def answer(
    interaction: discord.Interaction,
    kind: InteractionResponseType,
    data: Json | None = None,
    files: Sequence[Upload] = (),
    *,
    tell: bool = False,
) -> Any:
    """Give the first answer. With ``tell`` Discord says what came of it, which is a whole message.

    Raises InteractionResponded if there is one already, HTTPException as discord.py's own ways do.
    """
    if is_answered(interaction):
        raise discord.InteractionResponded(interaction)
    route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    written: Json = {"type": kind.value} if data is None else {"type": kind.value, "data": data}
    params = _TELL if tell else None
    told = await request(interaction.client, route, written, files, params)
    interaction.extras[_ANSWERED] = True
    return told


def _answers(interaction: discord.Interaction) -> asyncio.Lock:
    """Meanwhile nobody else gives a first answer."""
    lock: asyncio.Lock = interaction.extras.setdefault(_FIRST, asyncio.Lock())
    return lock


async def acknowledge(interaction: discord.Interaction, *, private: bool = False) -> None:
    """Let Discord wait, if it does not: for a new state of what was clicked, or with ``private``
    for an answer that this person alone sees."""
    async with _answers(interaction):
        if is_answered(interaction):
            return
        if private:
            await answered(answer(interaction, _THINKING, {"flags": EPHEMERAL}))
        else:
            await answered(answer(interaction, _LATER))


async def tell_late(interaction: discord.Interaction, body: Body) -> None:
    """Say privately, before anything is answered, that it takes a while. A private answer takes the
    place of that; otherwise ``end_late`` takes it away."""
    token = AnswerToken.of(interaction)
    async with _answers(interaction):
        if is_answered(interaction):
            return
        if interaction.message is None:
            await answered(answer(interaction, _MESSAGE, body.written(private=True), body.files))
            interaction.extras[_NOTE] = PrivateMessage(token)
        else:
            await answered(answer(interaction, _LATER))
            interaction.extras[_NOTE] = PrivateMessage(token, await answered(token.follow(body)))


async def end_late(interaction: discord.Interaction) -> None:
    """What was said before is over."""
    note: PrivateMessage | None = interaction.extras.pop(_NOTE, None)
    if note is not None:
        await answered(note.delete())


async def whisper(
    interaction: discord.Interaction, body: Body, *, tell: bool
) -> tuple[PrivateMessage, int | None]:
    """Answer privately with a new message: first, or as a follow-up; the message and its id, which
    may be None without ``tell``."""
    token = AnswerToken.of(interaction)
    async with _answers(interaction):
        if not is_answered(interaction):
            written = body.written(private=True)
            told = await answered(answer(interaction, _MESSAGE, written, body.files, tell=tell))
            return PrivateMessage(token), _message_id(told) if tell else None
    note: PrivateMessage | None = interaction.extras.pop(_NOTE, None)
    if note is not None:
        return note, await answered(token.edit(body, note.number))
    number = await answered(token.follow(body))
    return PrivateMessage(token, number), number


async def change(interaction: discord.Interaction, body: Body) -> int | None:
    """Answer by a change of the message that was clicked, or of the first answer; its id."""
    async with _answers(interaction):
        if not is_answered(interaction):
            await answered(answer(interaction, _UPDATE, body.written(), body.files))
            return None if interaction.message is None else interaction.message.id
    if interaction.message is None:
        interaction.extras.pop(_NOTE, None)
    return await answered(AnswerToken.of(interaction).edit(body))


async def post(interaction: discord.Interaction, body: Body, call: Collection[int]) -> int | None:
    """Answer with a message for the whole channel; its id. These people are notified.

    If nothing was heard of it Discord is asked whether it stands there all the same. Raises
    Unanswered where something was said before, other than that it takes a while.
    """
    written = body.written(mentions=mentioned(call))
    async with _answers(interaction):
        if _NOTE in interaction.extras:
            return await answered(AnswerToken.of(interaction).follow(body, call))
        if is_answered(interaction):
            raise Unanswered(fault="TooLate")
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


_TREE = logging.getLogger("discord.app_commands.tree")
"""Where discord.py says so; nothing else is to be heard of it."""


class _LostOffers(logging.Filter):
    """Lets everything pass but what an answer met that was lost.

    discord.py sends the offers for an option of a command by itself, and logs whatever they meet
    with a traceback, as a fault of ours.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        unanswered = None if error is None else lost(error)
        if unanswered is None:
            return True
        unanswered.log(doing="autocomplete")
        return False


_LOST_OFFERS = _LostOffers()


def tell_lost_offers() -> None:
    """Have the log say of an offer that was lost what it says of other answers."""
    _TREE.addFilter(_LOST_OFFERS)
