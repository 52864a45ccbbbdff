"""What stays of an interaction that was answered: the token by which its answers are changed.

It lives 15 minutes. Many are kept for as long; the interaction itself, with its server, member and
clicked message, is a hundred times as large.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self

import aiohttp
import discord
from discord.http import Route

from bot.discordpy.body import Body, InOnePiece, Json, Upload, as_form, mentioned, to_json
from internals.discordpy import webhook_adapter

_ANSWERS = "/webhooks/{webhook_id}/{webhook_token}"
_FIRST = f"{_ANSWERS}/messages/@original"
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
        return self._route(method, _FIRST if self.number is None else _FOLLOW_UP)

    def _route(self, method: str, path: str) -> Route:
        ids: Json = {"webhook_id": self.application_id, "webhook_token": self.token}
        return Route(method, path, **ids, message_id=self.number)
