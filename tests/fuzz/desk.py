"""Discord's other side without sockets: takes every request of the bot and notes the answers.

What is slow about a loopback is its connection. Here the real bot and the real discord.py run up to
the point at which a request would be written to one.
"""

import itertools
import json
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

from bot.discordpy.components import InOnePiece
from tests.discord import payloads
from tests.discord.payloads import APPLICATION_ID, EPHEMERAL, Json

_REMEMBERED = 20_000
"""Interactions with whose token something may still be asked."""

_MADE = (4, 5, 7)
"""Kinds of answers that leave a message behind."""


@dataclass
class Asked:
    """An interaction that was sent, and how it was answered.

    ``files`` are the names of those of the first answer. ``public`` and ``private``: bodies that
    everybody, or one person, sees because of it.
    """

    id: str
    source: Json | None
    answers: list[Json] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    public: list[Json] = field(default_factory=list)
    private: list[Json] = field(default_factory=list)
    shown: Json | None = None

    @property
    def bodies(self) -> list[Json]:
        """All that anybody sees because of it."""
        return [*self.public, *self.private]


class Desk:
    """Takes what is asked by token and what is asked as the bot. ``channel``: public bodies that no
    interaction brought about, or not directly; ``gone``: interactions whose message was deleted."""

    def __init__(self) -> None:
        self.asked: dict[str, Asked] = {}
        self.channel: list[Json] = []
        self.gone: list[str] = []
        self._numbers = itertools.count(discord.utils.time_snowflake(discord.utils.utcnow()))

    def expect(self, asked: Asked) -> None:
        """An interaction is on its way."""
        self.asked[asked.id] = asked
        if len(self.asked) > _REMEMBERED:
            del self.asked[next(iter(self.asked))]

    async def by_token(self, route: Any, *, session: Any, **given: Any) -> Any:
        """What is asked with the token of an interaction."""
        names = [file.filename for file in given.get("files") or ()]
        if isinstance(session, InOnePiece):
            names = [file.name for file in session.files]
            given["payload"] = json.loads(session.text)
        body = _body(given)
        number = str(route.webhook_token).removeprefix("token-")
        asked = self.asked[number]
        if "callback" in route.path:
            asked.files += names
            return self._answer(asked, body)
        if route.method == "DELETE":
            self.gone.append(number)
            return None
        if route.method == "POST":
            message = self._message(body)
            self._note(asked, body, message)
            return message
        before = asked.shown or asked.source or self._message({})
        self._note(asked, body, before)
        return before

    async def rest(self, route: Any, **given: Any) -> Any:
        """What is asked as the bot."""
        parts = route.path.strip("/").split("/")
        match route.method, parts[0]:
            case "GET", "users":
                return payloads.user()
            case "GET", "oauth2" | "applications":
                return payloads.application()
            case "PUT", "applications":
                return [self._command(command) for command in given["json"]]
            case "DELETE", _:
                return None
            case "GET", "guilds" if "members" in parts:
                return self._member(parts[-1])
        body = _body({"payload": given.get("json"), "multipart": given.get("form")})
        self.channel.append(body)
        if (route.method, parts[-1]) == ("POST", "threads"):
            number, channel = next(self._numbers), int(route.channel_id)
            return payloads.thread(number, channel, payloads.GUILD_ID, body["name"])
        return self._message(body)

    def _answer(self, asked: Asked, body: Json) -> Json:
        asked.answers.append(body)
        kind, data = body["type"], body.get("data") or {}
        reply: Json = {"interaction": {"id": asked.id, "type": 3}}
        if kind not in _MADE:
            asked.shown = asked.source
            return reply
        message = self._message(data)
        if kind == 7 and asked.source is not None:
            message = {**asked.source, "flags": asked.source["flags"]}
        private = bool(message["flags"] & EPHEMERAL)
        asked.shown = message
        self._note(asked, data, message)
        reply["interaction"] |= {
            "response_message_id": message["id"],
            "response_message_loading": kind == 5,
            "response_message_ephemeral": private,
        }
        return reply | {"resource": {"type": kind, "message": message}}

    def _note(self, asked: Asked, body: Json, message: Json) -> None:
        """This body makes or changes that message."""
        (asked.private if message["flags"] & EPHEMERAL else asked.public).append(body)

    def _message(self, body: Json) -> Json:
        made = payloads.message({"flags": body.get("flags") or 0}, [])
        return made | {"id": str(next(self._numbers))}

    def _member(self, user: str) -> Json:
        """Whoever it is, if somebody can have this id at all."""
        if len(user) < len(str(APPLICATION_ID)):
            raise discord.NotFound(
                SimpleNamespace(status=404, reason="Not Found"),  # type: ignore[arg-type]  # enough
                {"code": 10007, "message": "Unknown Member"},
            )
        return payloads.as_member(payloads.user(int(user), "Somebody", bot=False))

    def _command(self, command: Json) -> Json:
        number = str(next(self._numbers))
        known = {"id": number, "application_id": str(APPLICATION_ID), "version": number}
        return {"description": "", **command, **known}


def _body(given: Json) -> Json:
    """The body as it would travel; TypeError or UnicodeEncodeError for one that cannot."""
    body = given.get("payload")
    for part in given.get("multipart") or ():
        if part["name"] == "payload_json":
            body = json.loads(part["value"])
    text = json.dumps(body or {}, ensure_ascii=False)
    text.encode()
    return json.loads(text) or {}
