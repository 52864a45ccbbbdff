"""Answers to interactions, including late, repeated and lost answers.

Discord takes one first answer within three seconds, and refuses a late or second answer with
special codes. Such a refusal isn't a fault of the bot. By then the move is stored and the channel
shows it, so the answer is left out and the log has one line. If Discord refuses the body of an
answer, the bot has a bug, and the error is raised. If a first answer gets no reply, the bot looks
for that answer at Discord. The next answer may have to edit the first.

After the answer, only the interaction's token is kept, which can edit the answers for 15 minutes.
The interaction itself, with its server, member and clicked message, is a hundred times as large.
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
"""Files of fewer bytes are sent in one piece. aiohttp sends larger files in parts."""
_COMPONENTS = {"with_components": 1}


async def request(
    client: discord.Client,
    route: Route,
    written: Json | None = None,
    files: Sequence[Upload] = (),
    params: dict[str, Any] | None = None,
) -> Any:
    """Send a request by a token, and return Discord's reply as plain JSON.

    The request uses discord.py's own adapter, which waits and retries. Raises ClientConnectionError
    after the bot has closed its connections.
    """
    if client.is_closed():
        raise aiohttp.ClientConnectionError("the bot has ended")
    # The only public way to the client's connections. SimCord has no session here.
    ways = discord.Webhook.partial(0, "", client=client)
    session: Any = ways.session
    given: Json = {"payload": written, "proxy": ways.proxy, "proxy_auth": ways.proxy_auth}
    if files and written is not None:
        text = to_json(written)
        given["payload"] = None
        if session is not None and sum(len(upload.content) for upload in files) < _IN_ONE_PIECE:
            session = InOnePiece(session, text, files)
        else:
            form = as_form(text, files)
            given |= {"multipart": form.multipart, "files": form.files}
    return await webhook_adapter().request(route, session=session, params=params, **given)


@dataclass(frozen=True, slots=True)
class AnswerToken:
    """The token of an interaction, and the message that it edits."""

    client: discord.Client
    application_id: int
    interaction_id: int
    token: str
    user_id: int
    used_at: datetime
    """The time of the click or command. The token lives 15 minutes from then on."""
    number: int | None = None
    """The id of a follow-up, None for the first answer or the clicked message."""

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Self:
        """Return the token of an interaction."""
        return cls(
            interaction.client,
            interaction.application_id,
            interaction.id,
            interaction.token,
            interaction.user.id,
            discord.utils.snowflake_time(interaction.id),
        )

    async def edit(self, body: Body) -> int:
        """Edit the message and return its id."""
        params = None if self.number is None else _COMPONENTS
        route = self._message("PATCH")
        edited = await request(self.client, route, body.written(), body.files, params)
        return int(edited["id"])

    async def follow(self, body: Body, call: Collection[int] | None = None) -> int:
        """Send a follow-up and return its id.

        Without ``call`` the follow-up is private. With ``call`` the whole channel sees it, and the
        people in ``call`` are notified."""
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
        """Delete the message."""
        await request(self.client, self._message("DELETE"))

    def _message(self, method: str) -> Route:
        return self._route(method, _FIRST_ANSWER if self.number is None else _FOLLOW_UP)

    def _route(self, method: str, path: str) -> Route:
        ids: Json = {"webhook_id": self.application_id, "webhook_token": self.token}
        return Route(method, path, **ids, message_id=self.number)


_T = TypeVar("_T")

SECONDS = 5.0
"""Seconds that an answer may take. A first answer is useless after three."""

_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_WITH_RESPONSE = {"with_response": "1"}
_STATE, _FIRST = "state", "first"
_NOTE, _NOTE_TASK = "note", "note task"
_PUBLIC, _FOLLOWED, _NEW = "public", "followed", "new"
_MESSAGE, _UPDATE = InteractionResponseType.channel_message, InteractionResponseType.message_update
_LATER = InteractionResponseType.deferred_message_update
_LOADING = 1 << 7
"""The flag of a message that Discord shows as loading."""
_THINKING = InteractionResponseType.deferred_channel_message


class _State(Enum):
    """The state of the first answer."""

    NONE = "none"
    UNKNOWN = "unknown"
    """An answer was sent but got no reply, so Discord may have it."""
    ANSWERED = "answered"


async def answered(request: Awaitable[_T]) -> _T:
    """Wait until Discord has taken an answer.

    Raises Unanswered, or HTTPException if Discord refuses the body."""
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
    """Return whether Discord has a first answer, from this module or from discord.py."""
    return _state(interaction) is _State.ANSWERED


def edits_clicked(interaction: discord.Interaction) -> bool:
    """Return whether the token edits the clicked message, and not a new first answer."""
    return is_answered(interaction) and _NEW not in interaction.extras


def _state(interaction: discord.Interaction) -> _State:
    if interaction.response.is_done():
        return _State.ANSWERED
    state: _State = interaction.extras.get(_STATE, _State.NONE)
    return state


def _answers(interaction: discord.Interaction) -> asyncio.Lock:
    """Return the lock that lets only one first answer be under way."""
    lock: asyncio.Lock = interaction.extras.setdefault(_FIRST, asyncio.Lock())
    return lock


async def _first(
    interaction: discord.Interaction,
    kind: InteractionResponseType,
    data: Json | None = None,
    files: Sequence[Upload] = (),
    *,
    with_response: bool = False,
) -> Json | None:
    """Give the first answer. Return Discord's reply, or None if the bot has answered already.

    With ``with_response`` the reply has the whole message. If Discord may have an earlier answer,
    the bot asks Discord for that answer's message. Raises Unanswered, or HTTPException as
    ``answered``.
    """
    extras, before = interaction.extras, _state(interaction)
    if before is _State.ANSWERED:
        return None
    route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    written: Json = {"type": kind.value} if data is None else {"type": kind.value, "data": data}
    params = _WITH_RESPONSE if with_response else None
    # The state stays UNKNOWN if this is cancelled.
    extras[_STATE] = _State.UNKNOWN
    try:
        reply = await answered(request(interaction.client, route, written, files, params))
    except discord.HTTPException:
        extras[_STATE] = before
        raise
    except Unanswered as lost:
        # After three seconds Discord may answer that the interaction is unknown.
        if not lost.is_unknown and before is _State.NONE:
            extras[_STATE] = before
        elif await _look(interaction, lost):
            extras[_STATE] = _State.ANSWERED
            return None
        raise
    extras[_STATE] = _State.ANSWERED
    if kind in (_MESSAGE, _THINKING):
        extras[_NEW] = True
    # If a note was a command's first answer, its token now names this answer, which must stay.
    extras.pop(_NOTE, None)
    return reply or {}


async def _look(interaction: discord.Interaction, lost: Unanswered) -> bool:
    """Look for the first answer, which may be a private note. Return False if there is none."""
    token = AnswerToken.of(interaction)
    try:
        message = await answered(token.find())
    except Unanswered as missing:
        # A window has no message, and other messages may be deleted.
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
    """Defer the answer if there is none yet, so that the clicked message can change later.

    With ``private``, a private answer follows later instead."""
    async with _answers(interaction):
        if private:
            await _first(interaction, _THINKING, {"flags": EPHEMERAL})
        else:
            await _first(interaction, _LATER)


async def open_window(interaction: discord.Interaction, window: Json) -> bool:
    """Answer with a window to type in. Return False if there was another answer before."""
    async with _answers(interaction):
        before = _state(interaction)
        reply = await _first(interaction, InteractionResponseType.modal, window)
        return reply is not None or before is _State.NONE


async def send_delay_note(interaction: discord.Interaction, body: Body) -> None:
    """Send a private note that the answer takes a while, if nothing was answered yet.

    A private answer replaces the note. Otherwise ``delete_delay_note`` deletes it."""
    token, extras = AnswerToken.of(interaction), interaction.extras
    async with _answers(interaction):
        if _state(interaction) is not _State.NONE:
            return
        if interaction.message is None:
            # The note is kept even if the request is cancelled, because Discord may have it.
            extras[_NOTE] = token
            await _first(interaction, _MESSAGE, body.written(private=True), body.files)
            extras[_NOTE] = token
            return
        await _first(interaction, _LATER)

        async def follow() -> None:
            extras[_NOTE] = replace(token, number=await token.follow(body))

        # Only the reply has the id with which the note can be deleted.
        extras[_NOTE_TASK] = following = asyncio.create_task(follow())
        await answered(asyncio.shield(following))


async def delete_delay_note(interaction: discord.Interaction) -> None:
    """Delete the note of ``send_delay_note``, if there is one."""
    following: asyncio.Task[None] | None = interaction.extras.pop(_NOTE_TASK, None)
    if following is not None:
        await asyncio.wait([following])
        following.result()
    note: AnswerToken | None = interaction.extras.pop(_NOTE, None)
    if note is not None:
        await answered(note.delete())


async def decline(interaction: discord.Interaction, body: Body) -> None:
    """Answer privately if no process has answered with anything except a note."""
    if _NOTE in interaction.extras:
        await whisper(interaction, body, with_response=False)
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
    interaction: discord.Interaction, body: Body, *, with_response: bool
) -> tuple[AnswerToken, int | None]:
    """Answer privately with a new message, as the first answer or as a follow-up.

    Return the message and its id, which may be None without ``with_response``."""
    token = AnswerToken.of(interaction)
    async with _answers(interaction):
        written = body.written(private=True)
        reply = await _first(
            interaction, _MESSAGE, written, body.files, with_response=with_response
        )
        if reply is not None:
            return token, _message_id(reply) if with_response else None
    note: AnswerToken | None = interaction.extras.pop(_NOTE, None)
    if note is not None:
        return note, await answered(note.edit(body))
    number = await answered(token.follow(body))
    return replace(token, number=number), number


async def change(interaction: discord.Interaction, body: Body) -> int | None:
    """Answer with an edit of the clicked message, or of the first answer. Return its id."""
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
    """Answer with a message for the whole channel that notifies the people in ``call``.

    Return the message and its id. Raises Unanswered if there was another answer before, except the
    note of ``send_delay_note``.
    """
    token, extras = AnswerToken.of(interaction), interaction.extras
    async with _answers(interaction):
        written = body.written(mentions=mentioned(call))
        reply = await _first(interaction, _MESSAGE, written, body.files, with_response=True)
        if reply is not None:
            return token, _message_id(reply)
        if extras.pop(_PUBLIC, None) is not None:
            return token, await answered(token.edit(body))
        if _NOTE not in extras and _NOTE_TASK not in extras:
            raise Unanswered(fault="TooLate")
        number = extras[_FOLLOWED] = await answered(token.follow(body, call))
        return replace(token, number=number), number


def _message_id(response: Json) -> int:
    return int(response["interaction"]["response_message_id"])


_TREE = logging.getLogger("discord.app_commands.tree")
"""The logger of discord.py's commands."""


class _LostOffers(logging.Filter):
    """Drops the tracebacks that discord.py logs for lost answers to autocompletes."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        unanswered = None if error is None else lost(error)
        if unanswered is None:
            return True
        unanswered.log(doing="autocomplete")
        return False


_LOST_OFFERS = _LostOffers()


def log_lost_autocompletes() -> None:
    """Log lost answers to autocompletes like other lost answers."""
    _TREE.addFilter(_LOST_OFFERS)
