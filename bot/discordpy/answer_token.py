"""What stays of an interaction that was answered: the token by which its answers are changed.

It lives 15 minutes. Many are kept for as long; the interaction itself, with its server, member and
clicked message, is a hundred times as large.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Self

import discord
from discord.http import HTTPClient, Route

from bot.discordpy.body import Body, Json
from bot.discordpy.by_token import request

__all__ = ["AnswerToken"]

_ANSWERS = "/webhooks/{webhook_id}/{webhook_token}"
_FIRST = f"{_ANSWERS}/messages/@original"
_FOLLOW_UP = f"{_ANSWERS}/messages/{{message_id}}"
_COMPONENTS = {"with_components": 1}


@dataclass(frozen=True, slots=True)
class AnswerToken:
    """The token of an interaction, and who had it. ``number`` below: the id of a follow-up; without
    one the first answer is meant, or the message that was clicked."""

    http: HTTPClient
    application_id: int
    interaction_id: int
    token: str
    user_id: int

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Self:
        """That of this interaction."""
        return cls(
            interaction.client.http,
            interaction.application_id,
            interaction.id,
            interaction.token,
            interaction.user.id,
        )

    @property
    def created_at(self) -> datetime:
        """When its person did what it is of."""
        return discord.utils.snowflake_time(self.interaction_id)

    async def edit(self, body: Body, number: int | None = None) -> int:
        """Change a message; its id."""
        route = self._message("PATCH", number)
        params = None if number is None else _COMPONENTS
        edited = await request(self.http, route, body.written(), body.files, params)
        return int(edited["id"])

    async def follow(self, body: Body) -> int:
        """Answer once more, with a message that this person alone sees; its id."""
        route = self._route("POST", _ANSWERS)
        written = body.written(private=True)
        sent = await request(self.http, route, written, body.files, {"wait": 1, **_COMPONENTS})
        return int(sent["id"])

    async def find(self) -> int:
        """The id of the first answer."""
        return int((await request(self.http, self._message("GET", None)))["id"])

    async def delete(self, number: int | None = None) -> None:
        """Take a message away."""
        await request(self.http, self._message("DELETE", number))

    def _message(self, method: str, number: int | None) -> Route:
        if number is None:
            return self._route(method, _FIRST)
        return self._route(method, _FOLLOW_UP, number)

    def _route(self, method: str, path: str, number: int | None = None) -> Route:
        ids: Json = {"webhook_id": self.application_id, "webhook_token": self.token}
        return Route(method, path, **ids, message_id=number)
