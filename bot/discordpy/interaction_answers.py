"""Answers to interactions. One that is late, doubled or lost on the way is nobody's fault.

Discord takes a first answer within three seconds, one alone, and says so with codes of its own.
What somebody has done is stored by then, and the channel shows it by itself: their answer is left
out, and the log has one line. A body that Discord does not take is our own fault, and is raised.
If a first answer gets no reply, the bot looks for it. The next answer may have to edit it.

What stays of an interaction that was answered is the token by which its answers are changed. It
lives 15 minutes. Many are kept for as long; the interaction itself, with its server, member and
clicked message, is a hundred times as large.
"""

import asyncio
import logging
from collections.abc import Awaitable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import Any, Self, TypeVar

import aiohttp
import discord
from discord import InteractionResponseType
from discord.http import Route

from bot.discordpy.components import (
    EPHEMERAL,
    Body,
    InOnePiece,
    Json,
    Upload,
    as_form,
    mentioned,
    to_json,
)
from bot.discordpy.outcome import (
    ALREADY_ANSWERED,
    PATIENCE,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    UNREACHED,
    Unanswered,
    lost,
    setting,
)
from internals.discordpy import webhook_adapter

_ANSWERS = "/webhooks/{webhook_id}/{webhook_token}"
_FIRST_ANSWER = f"{_ANSWERS}/messages/@original"
_FOLLOW_UP = f"{_ANSWERS}/messages/{{message_id}}"
_IN_ONE_PIECE = 1 << 19
"""Bytes of files that are sent at once; larger ones reach the network bit by bit."""
_COMPONENTS = {"with_components": 1}


async def request(
    client: discord.Client,
    route: Route,
    written: Json | None = None,
    files: Sequence[Upload] = (),
    params: dict[str, Any] | None = None,
) -> Any:
    """Ask for something by a token; what Discord has told, as it came: nobody needs objects of it.

    It goes through discord.py's own adapter, with its waiting and trying again. Raises
    ClientConnectionError once the bot has closed its connections: whatever ends after them has
    nobody to tell it to.
    """
    if client.is_closed():
        raise aiohttp.ClientConnectionError("the bot has ended")
    # The one public way to the client's connections, which SimCord does without.
    ways = discord.Webhook.partial(0, "", client=client)
    session: Any = ways.session
    given: Json = {"payload": written, "proxy": ways.proxy, "proxy_auth": ways.proxy_auth}
    if files and written is not None:
        text = to_json(written)
        given["payload"] = None
        if session is not None and sum(len(one.content) for one in files) < _IN_ONE_PIECE:
            session = InOnePiece(session, text, files)
        else:
            form = as_form(text, files)
            given |= {"multipart": form.multipart, "files": form.files}
    return await webhook_adapter().request(route, session=session, params=params, **given)


@dataclass(frozen=True, slots=True)
class AnswerToken:
    """The token of an interaction, and the one message that is changed by it.

    ``number``: the id of a follow-up; None: the first answer, or the message that was clicked.
    ``used_at``: when its person clicked or typed, from which on the token lives 15 minutes.
    """

    client: discord.Client
    application_id: int
    interaction_id: int
    token: str
    user_id: int
    used_at: datetime
    number: int | None = None

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Self:
        """That of this interaction."""
        return cls(
            interaction.client,
            interaction.application_id,
            interaction.id,
            interaction.token,
            interaction.user.id,
            discord.utils.snowflake_time(interaction.id),
        )

    async def edit(self, body: Body) -> int:
        """Change the message; its id."""
        params = None if self.number is None else _COMPONENTS
        route = self._message("PATCH")
        edited = await request(self.client, route, body.written(), body.files, params)
        return int(edited["id"])

    async def follow(self, body: Body, call: Collection[int] | None = None) -> int:
        """Answer once more, with a message that this person alone sees, or the whole channel if
        people are named in ``call``, who are notified; its id."""
        route = self._route("POST", _ANSWERS)
        private = call is None
        written = body.written(private=private, mentions=mentioned(call or ()))
        sent = await request(self.client, route, written, body.files, {"wait": 1, **_COMPONENTS})
        return int(sent["id"])

    async def find(self) -> Json:
        """Read the message, as Discord sends it."""
        message: Json = await request(self.client, self._message("GET"))
        return message

    async def delete(self) -> None:
        """Take the message away."""
        await request(self.client, self._message("DELETE"))

    def _message(self, method: str) -> Route:
        return self._route(method, _FIRST_ANSWER if self.number is None else _FOLLOW_UP)

    def _route(self, method: str, path: str) -> Route:
        ids: Json = {"webhook_id": self.application_id, "webhook_token": self.token}
        return Route(method, path, **ids, message_id=self.number)


_T = TypeVar("_T")

SECONDS = 5.0
"""How long an answer may take: a first one is worth nothing after three."""

_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_TELL = {"with_response": "1"}
_STATE, _FIRST = "state", "first"
_NOTE, _NOTE_TASK = "note", "note task"
_PUBLIC, _FOLLOWED, _NEW = "public", "followed", "new"
_MESSAGE, _UPDATE = InteractionResponseType.channel_message, InteractionResponseType.message_update
_LATER = InteractionResponseType.deferred_message_update
_LOADING = 1 << 7
"""The flag of a message that Discord shows as awaited."""
_THINKING = InteractionResponseType.deferred_channel_message


class _State(Enum):
    """Say how far the first answer is. ``UNKNOWN``: one was sent, and Discord may have it."""

    NONE = "none"
    UNKNOWN = "unknown"
    ANSWERED = "answered"


async def answered(request: Awaitable[_T]) -> _T:
    """Wait until Discord has taken an answer. Raises Unanswered; HTTPException for a body that it
    does not take."""
    try:
        with setting(PATIENCE, SECONDS):
            async with asyncio.timeout(SECONDS):
                return await request
    except (discord.HTTPException, discord.InteractionResponded, *UNREACHED) as error:
        unanswered = lost(error)
        if unanswered is None:
            raise
        raise unanswered from error


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether Discord has a first answer, by us or by discord.py's own ways."""
    return _state(interaction) is _State.ANSWERED


def edits_clicked(interaction: discord.Interaction) -> bool:
    """Whether the token edits the message that was clicked, and not a new first answer."""
    return is_answered(interaction) and _NEW not in interaction.extras


def _state(interaction: discord.Interaction) -> _State:
    if interaction.response.is_done():
        return _State.ANSWERED
    state: _State = interaction.extras.get(_STATE, _State.NONE)
    return state


def _answers(interaction: discord.Interaction) -> asyncio.Lock:
    """Meanwhile nobody else gives a first answer."""
    lock: asyncio.Lock = interaction.extras.setdefault(_FIRST, asyncio.Lock())
    return lock


async def _first(
    interaction: discord.Interaction,
    kind: InteractionResponseType,
    data: Json | None = None,
    files: Sequence[Upload] = (),
    *,
    tell: bool = False,
) -> Json | None:
    """Give the first answer. Return Discord's reply, or None if one of ours is there already.

    With ``tell`` the reply is the whole message. If no one knows whether Discord has the answer,
    Discord is asked which message is there. Raises Unanswered, or HTTPException as ``answered``.
    """
    extras, before = interaction.extras, _state(interaction)
    if before is _State.ANSWERED:
        return None
    route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    written: Json = {"type": kind.value} if data is None else {"type": kind.value, "data": data}
    params = _TELL if tell else None
    # It stays so if this is cancelled.
    extras[_STATE] = _State.UNKNOWN
    try:
        reply = await answered(request(interaction.client, route, written, files, params))
    except discord.HTTPException:
        extras[_STATE] = before
        raise
    except Unanswered as lost:
        # After three seconds Discord may say that it knows no such interaction.
        if not lost.is_unknown and before is _State.NONE:
            extras[_STATE] = before
        elif await _look(interaction, lost):
            extras[_STATE] = _State.ANSWERED
            return None
        raise
    extras[_STATE] = _State.ANSWERED
    if kind in (_MESSAGE, _THINKING):
        extras[_NEW] = True
    # A note in a command's first answer would be that answer.
    extras.pop(_NOTE, None)
    return reply or {}


async def _look(interaction: discord.Interaction, lost: Unanswered) -> bool:
    """Find the first answer, which may be a new private note. Return False if there seems none."""
    token = AnswerToken.of(interaction)
    try:
        message = await answered(token.find())
    except Unanswered as missing:
        # A window has no message, and any other message may be deleted.
        gone = missing.code == UNKNOWN_MESSAGE
        return gone and lost.code == ALREADY_ANSWERED
    clicked, number, flags = interaction.message, int(message["id"]), message.get("flags", 0)
    if clicked is None or clicked.id != number:
        interaction.extras[_NEW] = True
        if not flags & EPHEMERAL:
            interaction.extras[_PUBLIC] = number
        elif not flags & _LOADING:
            interaction.extras[_NOTE] = token
    return True


async def acknowledge(interaction: discord.Interaction, *, private: bool = False) -> None:
    """Let Discord wait, if it does not: for a new state of what was clicked, or with ``private``
    for an answer that this person alone sees."""
    async with _answers(interaction):
        if private:
            await _first(interaction, _THINKING, {"flags": EPHEMERAL})
        else:
            await _first(interaction, _LATER)


async def open_window(interaction: discord.Interaction, window: Json) -> bool:
    """Answer with a window to type in. Return False if something was said before."""
    async with _answers(interaction):
        before = _state(interaction)
        reply = await _first(interaction, InteractionResponseType.modal, window)
        return reply is not None or before is _State.NONE


async def tell_late(interaction: discord.Interaction, body: Body) -> None:
    """Say privately, before anything is answered, that it takes a while. A private answer takes the
    place of that; otherwise ``end_late`` takes it away."""
    token, extras = AnswerToken.of(interaction), interaction.extras
    async with _answers(interaction):
        if _state(interaction) is not _State.NONE:
            return
        if interaction.message is None:
            # This is kept even if the request is cancelled, because Discord may have it.
            extras[_NOTE] = token
            await _first(interaction, _MESSAGE, body.written(private=True), body.files)
            extras[_NOTE] = token
            return
        await _first(interaction, _LATER)

        async def follow() -> None:
            extras[_NOTE] = replace(token, number=await token.follow(body))

        # Only its reply has the id by which it is taken away.
        extras[_NOTE_TASK] = following = asyncio.create_task(follow())
        await answered(asyncio.shield(following))


async def end_late(interaction: discord.Interaction) -> None:
    """What was said before is over."""
    following: asyncio.Task[None] | None = interaction.extras.pop(_NOTE_TASK, None)
    if following is not None:
        await asyncio.wait([following])
        following.result()
    note: AnswerToken | None = interaction.extras.pop(_NOTE, None)
    if note is not None:
        await answered(note.delete())


async def decline(interaction: discord.Interaction, body: Body) -> None:
    """Say this privately if no answer is there but a note, be it another process's."""
    if _NOTE in interaction.extras:
        await whisper(interaction, body, tell=False)
        return
    async with _answers(interaction):
        if is_answered(interaction):
            return
        try:
            await answered(AnswerToken.of(interaction).find())
        except Unanswered as missing:
            if missing.code != UNKNOWN_WEBHOOK:
                raise
            await _first(interaction, _MESSAGE, body.written(private=True), body.files)


async def whisper(
    interaction: discord.Interaction, body: Body, *, tell: bool
) -> tuple[AnswerToken, int | None]:
    """Answer privately with a new message: first, or as a follow-up; the message and its id, which
    may be None without ``tell``."""
    token = AnswerToken.of(interaction)
    async with _answers(interaction):
        written = body.written(private=True)
        reply = await _first(interaction, _MESSAGE, written, body.files, tell=tell)
        if reply is not None:
            return token, _message_id(reply) if tell else None
    note: AnswerToken | None = interaction.extras.pop(_NOTE, None)
    if note is not None:
        return note, await answered(note.edit(body))
    number = await answered(token.follow(body))
    return replace(token, number=number), number


async def change(interaction: discord.Interaction, body: Body) -> int | None:
    """Answer by a change of the message that was clicked, or of the first answer; its id."""
    clicked = interaction.message
    async with _answers(interaction):
        if await _first(interaction, _UPDATE, body.written(), body.files) is not None:
            return None if clicked is None else clicked.id
    extras = interaction.extras
    followed: int | None = extras.get(_FOLLOWED)
    if clicked is None and followed is None:
        extras.pop(_NOTE, None)
    elif clicked is not None and _NEW in extras:
        raise Unanswered(fault="TooLate")
    return await answered(replace(AnswerToken.of(interaction), number=followed).edit(body))


async def post(
    interaction: discord.Interaction, body: Body, call: Collection[int]
) -> tuple[AnswerToken, int]:
    """Answer with a message for the whole channel. Return it and its id. These people are notified.

    Raises Unanswered where something was said before, other than that it takes a while.
    """
    token, extras = AnswerToken.of(interaction), interaction.extras
    async with _answers(interaction):
        written = body.written(mentions=mentioned(call))
        reply = await _first(interaction, _MESSAGE, written, body.files, tell=True)
        if reply is not None:
            return token, _message_id(reply)
        if extras.pop(_PUBLIC, None) is not None:
            return token, await answered(token.edit(body))
        if _NOTE not in extras and _NOTE_TASK not in extras:
            raise Unanswered(fault="TooLate")
        number = extras[_FOLLOWED] = await answered(token.follow(body, call))
        return replace(token, number=number), number


def _message_id(told: Json) -> int:
    return int(told["interaction"]["response_message_id"])


_TREE = logging.getLogger("discord.app_commands.tree")
"""Where discord.py says so; nothing else is to be heard of it."""


class _LostOffers(logging.Filter):
    """Drops the tracebacks that discord.py logs for offers of an option that were lost."""

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
