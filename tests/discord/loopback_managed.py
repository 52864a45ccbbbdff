"""A Discord on the loopback whose bot may manage roles, webhooks and threads, and is told of it."""

import asyncio
from collections.abc import Mapping

from aiohttp import web

from tests.discord import payloads
from tests.discord.loopback import Loopback
from tests.discord.loopback_http import Request, done, error, ok
from tests.discord.loopback_world import MISSING_ACCESS
from tests.discord.payloads import GUILD_ID, Json
from tests.discord.rate_limits import RateLimits, Verdict

OBFUSCATED = 1 << 17
HIDDEN = "___hidden___"
_VIEW_CHANNEL = str(1 << 10)
_ADMINISTRATOR = 1 << 3


def obfuscated(channel: Json, guild_id: int = GUILD_ID) -> Json:
    """What the gateway says of a channel that the bot may not see (since 2026-11-16)."""
    denied = {"id": str(guild_id), "type": 0, "allow": "0", "deny": _VIEW_CHANNEL}
    nothing = dict.fromkeys(("topic", "last_message_id"))
    hidden = {"name": HIDDEN, "flags": OBFUSCATED, "permission_overwrites": [denied]}
    return channel | nothing | hidden


class Generous(RateLimits):
    """Says a limit with each answer, and refuses nothing."""

    def take(self, method: str, path: str) -> Verdict:
        said = {"Limit": "5", "Remaining": "4", "Reset-After": "5.0", "Bucket": "abcd"}
        return Verdict({f"X-RateLimit-{name}": value for name, value in said.items()})


class Managed(Loopback):
    """``roles`` that the bot has made, ``denied``: the channels that each of them may not see;
    ``system``: the channel for news of the server."""

    def __init__(self, **given: str) -> None:
        super().__init__(token=given.get("token", "good-token"))
        self.roles: dict[str, Json] = {}
        self.denied: dict[str, int] = {}
        self.webhooks: dict[str, int] = {}
        self.limits = Generous()
        self.system: str | None = None
        self._whole_guild = self.world.guild
        self.world.guild = self._guild  # type: ignore[method-assign]
        self._telling: set[asyncio.Task[None]] = set()

    def _guild(self, number: int) -> Json:
        """A server in which the bot is no administrator, from whom nothing is hidden."""
        guild = self._whole_guild(number)
        [everyone] = guild["roles"]
        allowed = int(everyone["permissions"]) & ~_ADMINISTRATOR
        hidden = [place for place, why in self.world.closed.items() if why == MISSING_ACCESS]
        channels = [
            obfuscated(one, number) if int(one["id"]) in hidden else one
            for one in guild["channels"]
        ]
        roles = [everyone | {"permissions": str(allowed)}]
        return guild | {"roles": roles, "channels": channels, "system_channel_id": self.system}

    def _say(self, event: str, data: Json) -> None:
        task = asyncio.create_task(self.dispatch(event, data))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def hide(self, channel: int) -> None:
        """The bot may not see a channel any more, by whatever way, and is told so."""
        self.close_channel(channel, *MISSING_ACCESS)
        self._say("CHANNEL_UPDATE", obfuscated(self.world.channel(channel)))

    def show(self, channel: int) -> None:
        """It may again."""
        self.open_channel(channel)
        self._say("CHANNEL_UPDATE", self.world.channel(channel))

    def _route(self, request: Request, headers: Mapping[str, str]) -> web.Response:
        answer = self._managed(request, request.payload or {})
        return super()._route(request, headers) if answer is None else answer

    def _managed(self, request: Request, body: Json) -> web.Response | None:
        match request.method, *request.path.strip("/").split("/"):
            case "POST", "guilds", _, "roles":
                role = payloads.guild()["roles"][0] | {"id": payloads.snowflake()} | body
                self.roles[role["id"]] = role
                return ok(role)
            case "DELETE", "guilds", _, "roles", role:
                del self.roles[role]
                return done()
            case "PUT", "channels", channel, "permissions", role:
                self.denied[role] = int(channel)
                return done()
            case method, "guilds", _, "members", _, "roles", role:
                (self.hide if method == "PUT" else self.show)(self.denied[role])
                return done()
            case "POST", "channels", channel, "webhooks":
                number = payloads.snowflake()
                self.webhooks[number] = int(channel)
                return ok({"id": number, "token": f"secret-{number:0>60}", "type": 1})
            case "DELETE", "webhooks", number, _:
                del self.webhooks[number]
                return done()
            case "POST", "webhooks", number, _ if number in self.webhooks:
                return ok(self.world._post(self.webhooks[number], request))
            case _, "webhooks", number, _, "messages", message if number in self.webhooks:
                return self.world.at_message(request, message)
            case method, "channels", number, *rest if int(number) in self.world.threads:
                return self._thread(method, int(number), rest, request)
        return None

    def _thread(
        self, method: str, number: int, rest: list[str], request: Request
    ) -> web.Response | None:
        thread = self.world.threads[number]
        archived = thread["thread_metadata"]["archived"]
        if archived and method in ("PATCH", "DELETE") and rest:
            return error(400, 50083, "Thread is archived")
        if method == "DELETE" and not rest:
            del self.world.threads[number], self.world.channels[number]
            for message in [*self.messages.values()]:
                if message["channel_id"] == str(number):
                    del self.messages[message["id"]]
            return done()
        if archived and method == "POST":
            thread["thread_metadata"]["archived"] = False
            self._say("THREAD_UPDATE", thread)
        if method == "PATCH":
            answer = ok(self.world._change(number, request.payload or {}))
            self._say("THREAD_UPDATE", thread)
            return answer
        return None
