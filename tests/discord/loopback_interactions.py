"""Interactions of a Discord on the loopback: what people do, and how a bot may answer them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any

from aiohttp import web

from tests.discord import payloads
from tests.discord.loopback_http import Request, done, error, ok
from tests.discord.loopback_world import World
from tests.discord.payloads import APPLICATION_ID, CHANNEL_ID, EPHEMERAL, LOADING, Json
from tests.processes import LIMIT


@dataclass
class Answer:
    """What a bot answered to an interaction: callback type, its data, the message it made."""

    type: int
    data: Json
    message: Json | None
    files: list[tuple[str, bytes]]


@dataclass
class Asked:
    """An interaction that was sent; `source` is the message whose component was used.

    ``event``: what the gateway has told of it. ``at``: when, in seconds of the clock.
    """

    id: str
    token: str
    type: int
    source: Json | None
    answered: asyncio.Future[Answer]
    event: Json
    at: float
    followups: list[Json] = field(default_factory=list)
    expired: bool = False


class Interactions:
    """People who use commands and components, and the routes by which they are answered.

    ``answer_seconds``: how long a token takes a first answer, 3 s at Discord; None: as long as it
    lives, so that a slow machine changes nothing. ``token_seconds``: how long it lives.
    ``locale``: the language of whoever asks.
    """

    def __init__(self, world: World, dispatch: Callable[[str, Json], Awaitable[None]]) -> None:
        self.answer_seconds: float | None = None
        self.token_seconds = 15 * 60.0
        self.locale = "en-US"
        self.commands: list[Json] = []
        self.commands_of: dict[str, list[Json]] = {}
        self.asked: dict[str, Asked] = {}
        self._by_token: dict[str, Asked] = {}
        self._world, self._dispatch = world, dispatch

    # -- what people do -----------------------------------------------------------------------

    async def command(
        self, path: str, *, by: str = "Ann", place: int = CHANNEL_ID, **options: Any
    ) -> Asked:
        """Run a slash command, groups and all: `command("rummy new contract", computers=2)`."""
        return await self._interact(2, self._command(path, options), by=by, place=place)

    async def complete(
        self, path: str, option: str, typed: str, *, by: str = "Ann", place: int = CHANNEL_ID
    ) -> Asked:
        """Type into an option of a slash command that offers what can be chosen."""
        data = self._command(path, {option: typed}, focused=True)
        return await self._interact(4, data, by=by, place=place)

    async def click(
        self, message: Json, custom_id: str, *, by: str = "Ann", values: list[str] | None = None
    ) -> Asked:
        """Press a button, or with `values` choose in a select, of a message."""
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        data |= {"id": _number_of(message["components"], custom_id)}
        if values is not None:
            data["values"] = values
        place = int(message["channel_id"])
        return await self._interact(3, data, by=by, source=message, place=place)

    async def submit_modal(
        self,
        custom_id: str,
        values: dict[str, str],
        *,
        by: str = "Ann",
        source: Json | None = None,
        place: int = CHANNEL_ID,
    ) -> Asked:
        """Send a filled modal: text by the custom_id of its input; ``source``: whose button has
        opened it."""
        rows = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in values.items()
        ]
        data = {"custom_id": custom_id, "components": payloads.numbered(rows, count(1))}
        return await self._interact(5, data, by=by, source=source, place=place)

    async def answer(self, asked: Asked) -> Answer:
        """The first callback to an interaction; TimeoutError when none comes."""
        return await asyncio.wait_for(asyncio.shield(asked.answered), LIMIT)

    async def repeat(self, asked: Asked) -> None:
        """Deliver the same interaction once more, as Discord does now and then."""
        await self._dispatch("INTERACTION_CREATE", asked.event)

    def expire(self, asked: Asked) -> None:
        """Its token is good for nothing from now on."""
        asked.expired = True

    def _command(self, path: str, options: Json, *, focused: bool = False) -> Json:
        root, *rest = path.split()
        leaf: list[Json] = [
            {"name": name, "type": _OPTION_TYPES[type(value)], "value": value}
            | ({"focused": True} if focused else {})
            for name, value in options.items()
        ]
        for depth, name in enumerate(reversed(rest)):
            leaf = [{"name": name, "type": 1 if depth == 0 else 2, "options": leaf}]
        known = next((c["id"] for c in self.commands if c["name"] == root), payloads.snowflake())
        return {"id": known, "name": root, "type": 1, "options": leaf}

    async def _interact(
        self, kind: int, data: Json, *, by: str, place: int, source: Json | None = None
    ) -> Asked:
        number, guild = payloads.snowflake(), str(self._world.channels[place])
        event: Json = {
            "id": number,
            "application_id": str(APPLICATION_ID),
            "type": kind,
            "data": data,
            "guild_id": guild,
            "guild": {"id": guild, "locale": "en-US", "features": []},
            "channel": self._world.channel(place),
            "channel_id": str(place),
            "member": payloads.member(by),
            "token": f"token-{number}",
            "version": 1,
            "app_permissions": payloads.ALL_PERMISSIONS,
            "locale": self.locale,
            "guild_locale": "en-US",
            "context": 0,
            "authorizing_integration_owners": {"0": guild},
            "entitlements": [],
            "attachment_size_limit": 10 * 2**20,
        }
        if source is not None:
            event["message"] = source
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        asked = Asked(number, event["token"], kind, source, answered, event, monotonic())
        self.asked[number] = self._by_token[asked.token] = asked
        await self._dispatch("INTERACTION_CREATE", event)
        return asked

    # -- how they are answered ----------------------------------------------------------------

    def edited(self, request: Request) -> str | None:
        """The id of the message that a request changed; None if it changed none."""
        body, parts = request.payload or {}, request.path.strip("/").split("/")
        match request.method, *parts:
            case "PATCH", "channels", _, "messages", number:
                return number
            case "PATCH", "webhooks", _, token, "messages", number:
                asked = self._by_token.get(token)
                if number != "@original" or asked is None or asked.source is None:
                    return None if number == "@original" else number
                return str(asked.source["id"])
            case "POST", "interactions", number, _, "callback" if body.get("type") == 7:
                source = self.asked[number].source
                return None if source is None else str(source["id"])
        return None

    def callback(self, number: str, token: str, request: Request) -> web.Response:
        """The first answer."""
        asked = self.asked.get(number)
        if asked is None or asked.token != token or self._is_late(asked):
            return error(404, 10062, "Unknown interaction")
        if asked.answered.done():
            return error(400, 40060, "Interaction has already been acknowledged.")
        kind, data = request.payload["type"], request.payload.get("data") or {}
        made: Json | None = None
        if kind in (4, 5):
            place = int(asked.event["channel_id"])
            made = payloads.message(data, request.files, channel_id=place)
            made["flags"] |= LOADING if kind == 5 else 0
            self._world.keep(made)
        elif kind == 7 and asked.source is not None:
            now = self._world.messages.get(asked.source["id"])
            if now is None:
                return error(404, 10008, "Unknown Message")
            made = self._world.keep(payloads.message(data, request.files, before=now))
        elif kind == 6:
            made = asked.source
        asked.source = made
        asked.answered.set_result(Answer(kind, data, made, request.files))
        if not request.query.get("with_response"):
            return done()
        interaction: Json = {"id": asked.id, "type": asked.type}
        reply: Json = {"interaction": interaction}
        if made is not None:
            interaction["response_message_id"] = made["id"]
            interaction["response_message_loading"] = kind == 5
            interaction["response_message_ephemeral"] = bool(made["flags"] & EPHEMERAL)
        if kind in (4, 7):
            reply["resource"] = {"type": kind, "message": made}
        return ok(reply)

    def webhook(self, token: str, rest: list[str], request: Request) -> web.Response:
        """What follows it, by the token of the interaction."""
        asked = self._by_token.get(token)
        if asked is None or not asked.answered.done():
            return error(404, 10015, "Unknown Webhook")
        if asked.expired or monotonic() - asked.at > self.token_seconds:
            return error(401, 50027, "Invalid Webhook Token")
        match request.method, *rest:
            case ("POST",):
                if asked.source is not None and asked.source["flags"] & LOADING:
                    return self._world.at_message(request, asked.source["id"])
                place = int(asked.event["channel_id"])
                made = payloads.message(request.payload or {}, request.files, channel_id=place)
                asked.followups.append(self._world.keep(made))
                return ok(made)
            case _, "messages", "@original" if asked.source is not None:
                return self._world.at_message(request, asked.source["id"])
            case _, "messages", number:
                return self._world.at_message(request, number)
        return error(404, 10008, "Unknown Message")

    def _is_late(self, asked: Asked) -> bool:
        """Whether it takes no first answer any more."""
        if asked.expired:
            return True
        timeouts = self.answer_seconds
        return timeouts is not None and monotonic() - asked.at > timeouts


def _number_of(parts: list[Json], custom_id: str) -> int:
    """The id of the component with this custom_id; 0 if the message has none (a forged click)."""
    for part in parts:
        if part.get("custom_id") == custom_id:
            return int(part["id"])
        inner = [*part.get("components", ()), *filter(None, [part.get("accessory")])]
        if number := _number_of(inner, custom_id):
            return number
    return 0


_OPTION_TYPES = {str: 3, int: 4, bool: 5, float: 10}
