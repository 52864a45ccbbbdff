"""Discord on 127.0.0.1, as an unmodified discord.py sees it: REST and gateway.

    async with Loopback() as server:
        with pointed_at(server.api_url, server.gateway_url):
            ...                                   # start the bot with server.token
            await server.ready()
            asked = await server.command("rummy new contract", computers=2)
            answer = await server.answer(asked)   # the callback's body
            asked = await server.click(answer.message, "some-custom-id")

Every request is kept in `requests`, with what it was answered. Discord's own rate limits hold where
they are asked for (`limited` has what they refused), and so does all that goes wrong:

    server.limits = RateLimits()                  # 50 requests a second, 5 edits in 5 s a channel …

    server.fail("PATCH", "/webhooks/*", 503)      # or 401, 403, 404, 429 … and with which code
    server.reset("POST", "/interactions/*")       # the connection is cut: `carried_out` or not
    server.hang(…), server.slow(…, 4), server.delay(…, 4), event = server.stall(…)
    server.heal()                                 # all of these are over
    server.answer_seconds = 3; server.expire(asked)                # tokens die
    await server.repeat(asked)                                     # delivered twice
    server.delete(message); await server.remove_channel(channel); await server.bring_back(channel)
    server.close_channel(channel, *MISSING_ACCESS); server.open_channel(channel)
    thread = await server.add_thread(channel)
    await server.archive(thread); await server.archive(thread, archived=False)
    await server.guild_outage(guild); await server.remove_guild(guild)
    await server.bring_back_guild(guild)
    await server.close_gateway(4004); server.refuse_resume(); await server.reconnect()
    await server.go_down(); await server.come_back()               # nothing accepts
    channel = await server.add_channel(); guild, channel = await server.add_guild()
"""

import asyncio
import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Self

from aiohttp import web

from bot.render.specs import EMOJI_NAMES
from tests.discord import payloads
from tests.discord.loopback_faults import Faults
from tests.discord.loopback_gateway import Gateway
from tests.discord.loopback_http import Request, done, error, matches, ok, read, too_many
from tests.discord.loopback_interactions import Interactions
from tests.discord.loopback_world import UNKNOWN_CHANNEL, World
from tests.discord.payloads import APPLICATION_ID, GUILD_ID, Json

if TYPE_CHECKING:
    from tests.discord.rate_limits import RateLimits


class Loopback(Faults, Gateway, Interactions):
    """The server. Use it as an asynchronous context manager. With a ``certificate`` (a file that
    has its key, too) connections are encrypted, as Discord's are."""

    def __init__(
        self, *, token: str = "good-token", shards: int = 1, certificate: Path | None = None
    ) -> None:
        Faults.__init__(self)
        self.world = World()
        Gateway.__init__(self, token, shards, self.world)
        Interactions.__init__(self, self.world, self.dispatch)
        self.requests: list[Request] = []
        self.unknown: list[Request] = []
        self.limits: RateLimits | None = None
        self.limited: list[Request] = []
        self.messages = self.world.messages
        self.emojis: dict[str, Json] = {}
        self.emojis_left: int | None = None
        for names in EMOJI_NAMES.values():
            # The bot has been started before: to draw all of them takes a process seconds.
            for name in names.values():
                self._add_emoji(name)
        self._port, self.certificate = 0, certificate
        self._tls: ssl.SSLContext | None = None
        if certificate is not None:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(certificate)

    # -- life ---------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 2**20)
        for path in ("/gateway/", "/gateway"):
            app.router.add_get(path, self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await self._listen()
        self.gateway_url = f"ws{'s' * bool(self._tls)}://127.0.0.1:{self._port}/gateway/"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._ended.set()
        await self.close_gateway(1001)
        server = self._runner.server
        await self._runner.cleanup()
        # A task of asyncio still hands over a connection that was accepted at the last moment.
        for _ in range(3):
            await asyncio.sleep(0)
        _cut(server)

    async def _listen(self) -> None:
        place = self._runner, "127.0.0.1", self._port
        self._site = web.TCPSite(*place, reuse_address=True, ssl_context=self._tls)
        await self._site.start()
        self._port = self._runner.addresses[0][1]

    async def go_down(self) -> None:
        """Nobody is there any more: all connections are cut, and none is accepted."""
        self._identified.clear()
        await self._site.stop()
        _cut(self._runner.server)

    async def come_back(self) -> None:
        """Accept connections again, at the same address."""
        await self._listen()

    @property
    def api_url(self) -> str:
        """What DISCORD_API_URL is set to. What DISCORD_GATEWAY_URL is set to: `gateway_url`."""
        return f"http{'s' * bool(self._tls)}://127.0.0.1:{self._port}"

    def sent(self, method: str, path: str) -> list[Request]:
        """The recorded requests of one method whose path matches the fnmatch pattern."""
        return [one for one in self.requests if matches(one, method, path)]

    def dead(self) -> list[Request]:
        """Requests that Discord counts toward its ban: 10,000 of them in 10 minutes."""
        return [one for one in self.requests if one.status in (401, 403, 429)]

    # -- servers, channels, messages ----------------------------------------------------------

    async def add_channel(self, guild: int = GUILD_ID) -> int:
        """One more channel; its id."""
        number = int(payloads.snowflake())
        self.world.channels[number] = guild
        await self.dispatch("CHANNEL_CREATE", self.world.channel(number))
        return number

    async def add_guild(self, guild: int | None = None) -> tuple[int, int]:
        """One more server with one channel; the ids of both."""
        guild = guild or int(payloads.snowflake())
        number = int(payloads.snowflake())
        self.world.channels[number] = guild
        told = self.world.guild(guild)
        del told["unavailable"]  # by that a bot knows a new server from the end of an outage
        await self.dispatch("GUILD_CREATE", told)
        return guild, number

    async def add_thread(self, parent: int) -> int:
        """One more thread of the bot under a channel; its id."""
        number = int(payloads.snowflake())
        made = self.world.add_thread(number, parent, self.world.channels[parent], "rummy")
        await self.dispatch("THREAD_CREATE", made | {"newly_created": True})
        return number

    async def archive(self, thread: int, *, archived: bool = True) -> None:
        """A thread is archived, or comes back. Only a bot that may see it is told."""
        metadata = self.world.threads[thread]["thread_metadata"]
        metadata["archived"] = archived
        if self.world.refusal(thread) is None:
            await self.dispatch("THREAD_UPDATE", self.world.channel(thread))

    async def remove_thread(self, thread: int) -> None:
        """Someone deletes a thread with all that is in it."""
        self.close_channel(thread, *UNKNOWN_CHANNEL)
        told = {key: self.world.threads[thread][key] for key in ("guild_id", "parent_id", "type")}
        await self.dispatch("THREAD_DELETE", {"id": str(thread), **told})

    def delete(self, message: Json) -> None:
        """A moderator deletes a message: a bot without that intent is not told."""
        del self.messages[message["id"]]

    async def remove_channel(self, channel: int) -> None:
        """Somebody deletes a channel with all that is in it."""
        self.close_channel(channel, *UNKNOWN_CHANNEL)
        for number in [n for n, one in self.messages.items() if one["channel_id"] == str(channel)]:
            del self.messages[number]
        await self.dispatch("CHANNEL_DELETE", self.world.channel(channel))

    async def bring_back(self, channel: int) -> None:
        """A channel is there again."""
        self.open_channel(channel)
        await self.dispatch("CHANNEL_CREATE", self.world.channel(channel))

    def close_channel(self, channel: int, status: int, code: int) -> None:
        """The bot may do nothing in a channel any more: MISSING_ACCESS, MISSING_PERMISSIONS …"""
        self.world.closed[channel] = (status, code)

    def open_channel(self, channel: int) -> None:
        """It may again."""
        self.world.closed.pop(channel, None)

    async def guild_outage(self, guild: int = GUILD_ID) -> None:
        """Discord cannot reach a server just now, and says so."""
        await self.dispatch("GUILD_DELETE", {"id": str(guild), "unavailable": True})

    async def remove_guild(self, guild: int = GUILD_ID) -> None:
        """Somebody takes the bot out of a server."""
        self.world.absent.add(guild)
        await self.dispatch("GUILD_DELETE", {"id": str(guild)})

    async def bring_back_guild(self, guild: int = GUILD_ID) -> None:
        """A server is there again, after either."""
        self.world.absent.discard(guild)
        await self.dispatch("GUILD_CREATE", self.world.guild(guild))

    # -- REST ---------------------------------------------------------------------------------

    async def _rest(self, http: web.Request) -> web.StreamResponse:
        request = await read(http)
        self.requests.append(request)
        response = await self._answer(request, http)
        if http.transport is not None and not http.transport.is_closing():
            request.status = response.status
        return response

    async def _answer(self, request: Request, http: web.Request) -> web.StreamResponse:
        """Answer within the limits, as it goes now."""

        def carry_out(request: Request) -> web.Response:
            return self._route(request, http.headers)

        if self.limits is None:
            return await self._meet(request, http, carry_out)
        verdict = self.limits.take(request.method, request.path)
        if verdict.retry_after is None:
            response = await self._meet(request, http, carry_out)
        else:
            self.limited.append(request)
            response = too_many(verdict.retry_after, via=True, everywhere=verdict.everywhere)
        response.headers.update(verdict.headers)
        return response

    def _route(self, request: Request, headers: Mapping[str, str]) -> web.Response:
        body, parts = request.payload or {}, request.path.strip("/").split("/")
        by_token = parts[0] in ("interactions", "webhooks")
        if not by_token and headers.get("Authorization") != f"Bot {self.token}":
            return error(401, 0, "401: Unauthorized")
        match request.method, *parts:
            case "GET", "users", "@me":
                return ok(payloads.user())
            case ("GET", "oauth2", "applications", "@me") | ("GET", "applications", "@me"):
                return ok(payloads.application())
            case "GET", "gateway", "bot":
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                told = {"url": self.gateway_url, "shards": self.shards}
                return ok(told | {"session_start_limit": limit})
            case "PUT", "applications", _, *scope, "commands":
                made = [_command(command, scope) for command in body]
                self.commands_of["/".join(scope)] = made
                self.commands = made or self.commands
                return ok(made)
            case "GET", "applications", _, *scope, "commands":
                return ok(self.commands_of.get("/".join(scope), []))
            case "DELETE", "applications", _, *scope, "commands", number:
                kept = self.commands_of["/".join(scope)]
                self.commands_of["/".join(scope)] = [one for one in kept if one["id"] != number]
                return web.Response(status=204)
            case method, "applications", _, "emojis", *emoji:
                return self._emoji(method, emoji, body)
            case "GET", "guilds", number, *member:
                return self.world.at_guild(int(number), member)
            case _, "channels", number, *rest:
                return self._known(request, self.world.at_channel(request, int(number), rest))
            case "POST", "interactions", number, token, "callback":
                return self.callback(number, token, request)
            case _, "webhooks", _, token, *rest:
                return self.webhook(token, rest, request)
        return self._known(request, None)

    def _known(self, request: Request, response: web.Response | None) -> web.Response:
        """The answer to a request; one that nobody has foreseen is noted."""
        if response is None:
            self.unknown.append(request)
            return error(404, 0, f"404: Not Found ({request.method} {request.path})")
        return response

    def _emoji(self, method: str, rest: list[str], body: Json) -> web.Response:
        match method, *rest:
            case ("GET",):
                return ok({"items": list(self.emojis.values())})
            case ("POST",):
                made = ok(self._add_emoji(body["name"]))
                if self.emojis_left is not None:
                    self.emojis_left -= 1
                    left = {"X-RateLimit-Remaining": str(self.emojis_left)}
                    limit = {"X-RateLimit-Limit": "50", "X-RateLimit-Reset-After": "1800"}
                    made.headers.update(left | limit)
                return made
            case "DELETE", number if number in self.emojis:
                del self.emojis[number]
                return done()
        return error(404, 10014, "Unknown Emoji")

    def _add_emoji(self, name: str) -> Json:
        number = payloads.snowflake()
        made = {"id": number, "name": name, "animated": False, "roles": []}
        made |= {"require_colons": True, "managed": False, "available": True}
        self.emojis[number] = {**made, "user": payloads.user()}
        return self.emojis[number]


def _command(command: Json, scope: list[str]) -> Json:
    # An entry in a menu has none, and Discord gives it an empty one.
    described = {"description": "", **command}
    made = {**described, "id": payloads.snowflake(), "application_id": str(APPLICATION_ID)}
    made |= {"version": payloads.snowflake()}
    return made | ({"guild_id": scope[1]} if scope else {})


def _cut(server: web.Server | None) -> None:
    """End the connections that a server has."""
    assert server is not None
    for connection in server.connections:
        if connection.transport is not None:
            connection.transport.abort()
