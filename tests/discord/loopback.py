"""Discord on 127.0.0.1, as an unmodified discord.py sees it: REST and gateway of one guild.

    async with Loopback() as server:
        with pointed_at(server.api_url, server.gateway_url):
            ...                                   # start the bot with server.token
            await server.ready()
            asked = await server.command("rummy new contract", computers=2)
            answer = await server.answer(asked)   # the callback's body
            asked = await server.click(answer.message, "some-custom-id")

Every request is kept in `requests`; `fail` makes the next ones go wrong. No rate limits of its own.
"""

import asyncio
import fnmatch
import json
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Self

import aiohttp
from aiohttp import web

from tests.discord import payloads
from tests.discord.payloads import APPLICATION_ID, CHANNEL_ID, EPHEMERAL, GUILD_ID, Json

ANSWER_SECONDS = 5.0


@dataclass(frozen=True)
class Request:
    """One REST request: path without /api/v10 and query, JSON body, (name, bytes) of files.

    ``at``: when it came, in seconds of a clock that only goes on.
    """

    method: str
    path: str
    query: dict[str, str]
    payload: Any
    files: list[tuple[str, bytes]]
    at: float = field(default_factory=monotonic, compare=False)


@dataclass
class Answer:
    """What a bot answered to an interaction: callback type, its data, the message it made."""

    type: int
    data: Json
    message: Json | None
    files: list[tuple[str, bytes]]


@dataclass
class Asked:
    """An interaction that was sent; `source` is the message whose component was used."""

    id: str
    token: str
    type: int
    source: Json | None
    answered: asyncio.Future[Answer]
    followups: list[Json] = field(default_factory=list)


@dataclass
class Fault:
    """Requests to fail: status and body for `times` of them (None: all)."""

    method: str
    path: str
    status: int
    code: int
    times: int | None
    retry_after: float
    via: bool


class Loopback:
    """The server. Use it as an asynchronous context manager."""

    def __init__(self, *, token: str = "good-token", shards: int = 1) -> None:
        self.token = token
        self.shards = shards
        self.requests: list[Request] = []
        self.unknown: list[Request] = []
        self.messages: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.emojis: dict[str, Json] = {}
        self.identified: list[Json] = []
        self._faults: list[Fault] = []
        self._stalls: list[tuple[str, str, asyncio.Event]] = []
        self._asked: dict[str, Asked] = {}
        self._sockets: list[web.WebSocketResponse] = []
        self._identified = asyncio.Event()
        self._sequence = 0
        self._port = 0

    # -- life ---------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 2**20)
        for path in ("/gateway/", "/gateway"):
            app.router.add_get(path, self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.close()
        await self._runner.cleanup()

    @property
    def api_url(self) -> str:
        """What DISCORD_API_URL is set to."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY_URL is set to."""
        return f"ws://127.0.0.1:{self._port}/gateway/"

    async def ready(self) -> None:
        """Wait until a client has identified itself and been sent READY and its guild."""
        await asyncio.wait_for(self._identified.wait(), ANSWER_SECONDS)

    async def drop(self) -> None:
        """Close every gateway connection as a network fault would (the client resumes)."""
        self._identified.clear()
        for socket in self._sockets:
            await socket.close(code=1001)

    def fail(
        self,
        method: str,
        path: str,
        status: int,
        *,
        code: int = 0,
        times: int | None = 1,
        retry_after: float = 0.01,
        via: bool = True,
    ) -> None:
        """Answer matching requests with `status`; `path` is an fnmatch pattern.

        A 429 carries `retry_after` (seconds) and, unless `via` is False, the Via header without
        which discord.py gives up instead of trying again.
        """
        self._faults.append(Fault(method, path, status, code, times, retry_after, via))

    def stall(self, method: str, path: str) -> asyncio.Event:
        """Do the next matching request only when the event is set, whoever waits for it or not."""
        done = asyncio.Event()
        self._stalls.append((method, path, done))
        return done

    def sent(self, method: str, path: str) -> list[Request]:
        """The recorded requests of one method whose path matches the fnmatch pattern."""
        return [
            request
            for request in self.requests
            if request.method == method and fnmatch.fnmatch(request.path, path)
        ]

    def edited(self, request: Request) -> str | None:
        """The id of the message that a request changed; None if it changed none."""
        body, parts = request.payload or {}, request.path.strip("/").split("/")
        match request.method, *parts:
            case "PATCH", "channels", _, "messages", number:
                return number
            case "PATCH", "webhooks", _, token, "messages", number:
                asked = next((one for one in self._asked.values() if one.token == token), None)
                if number != "@original" or asked is None or asked.source is None:
                    return None if number == "@original" else number
                return str(asked.source["id"])
            case "POST", "interactions", number, _, "callback" if body.get("type") == 7:
                source = self._asked[number].source
                return None if source is None else str(source["id"])
        return None

    # -- events -------------------------------------------------------------------------------

    async def dispatch(self, event: str, data: Json) -> None:
        """Send one gateway event to every connection."""
        self._sequence += 1
        text = json.dumps({"op": 0, "t": event, "s": self._sequence, "d": data})
        for socket in self._sockets:
            if not socket.closed:
                await socket.send_str(text)

    async def guild_create(self, guild: Json | None = None) -> None:
        """Send GUILD_CREATE for the one guild, or another."""
        await self.dispatch("GUILD_CREATE", guild or payloads.guild())

    async def command(self, path: str, *, by: str = "Ann", **options: Any) -> Asked:
        """Run a slash command, groups and all: `command("rummy new contract", computers=2)`."""
        root, *rest = path.split()
        leaf: list[Json] = [
            {"name": name, "type": _OPTION_TYPES[type(value)], "value": value}
            for name, value in options.items()
        ]
        for depth, name in enumerate(reversed(rest)):
            leaf = [{"name": name, "type": 1 if depth == 0 else 2, "options": leaf}]
        known = next((c["id"] for c in self.commands if c["name"] == root), payloads.snowflake())
        return await self._interact(
            2, {"id": known, "name": root, "type": 1, "options": leaf}, by=by
        )

    async def click(
        self, message: Json, custom_id: str, *, by: str = "Ann", values: list[str] | None = None
    ) -> Asked:
        """Press a button, or with `values` choose in a select, of a message."""
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        return await self._interact(3, data, by=by, source=message)

    async def submit_modal(
        self, custom_id: str, values: dict[str, str], *, by: str = "Ann"
    ) -> Asked:
        """Send a filled modal: text by the custom_id of its input."""
        rows = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in values.items()
        ]
        return await self._interact(5, {"custom_id": custom_id, "components": rows}, by=by)

    async def answer(self, asked: Asked) -> Answer:
        """The first callback to an interaction; TimeoutError when none comes."""
        return await asyncio.wait_for(asyncio.shield(asked.answered), ANSWER_SECONDS)

    async def _interact(
        self, kind: int, data: Json, *, by: str, source: Json | None = None
    ) -> Asked:
        number = payloads.snowflake()
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        asked = Asked(number, f"token-{number}", kind, source, answered)
        self._asked[number] = asked
        event: Json = {
            "id": number,
            "application_id": str(APPLICATION_ID),
            "type": kind,
            "data": data,
            "guild_id": str(GUILD_ID),
            "guild": {"id": str(GUILD_ID), "locale": "en-US", "features": []},
            "channel": payloads.channel(),
            "channel_id": str(CHANNEL_ID),
            "member": payloads.member(by),
            "token": asked.token,
            "version": 1,
            "app_permissions": payloads.ALL_PERMISSIONS,
            "locale": "en-US",
            "guild_locale": "en-US",
            "context": 0,
            "authorizing_integration_owners": {"0": str(GUILD_ID)},
            "entitlements": [],
            "attachment_size_limit": 10 * 2**20,
        }
        if source is not None:
            event["message"] = source
        await self.dispatch("INTERACTION_CREATE", event)
        return asked

    # -- gateway ------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            sent = frame.json()
            match sent["op"]:
                case 1:
                    await socket.send_json({"op": 11})
                case 2 | 6 if sent["d"]["token"] != self.token:
                    await socket.close(code=4004, message=b"Authentication failed.")
                case 2:
                    self._sockets.append(socket)
                    self.identified.append(sent["d"])
                    await self.dispatch("READY", self._ready(sent["d"]))
                    await self.guild_create()
                    self._identified.set()
                case 6:
                    self._sockets.append(socket)
                    await self.dispatch("RESUMED", {})
                    self._identified.set()
        return socket

    def _ready(self, identify: Json) -> Json:
        return {
            "v": 10,
            "user": payloads.user(),
            "guilds": [{"id": str(GUILD_ID), "unavailable": True}],
            "session_id": payloads.snowflake(),
            "resume_gateway_url": self.gateway_url,
            "shard": identify.get("shard", [0, 1]),
            "application": {"id": str(APPLICATION_ID), "flags": 0},
        }

    # -- REST ---------------------------------------------------------------------------------

    async def _rest(self, http: web.Request) -> web.Response:
        payload, files = await _read(http)
        path = "/" + http.match_info["path"]
        request = Request(http.method, path, dict(http.query), payload, files)
        self.requests.append(request)
        for stall in self._stalls:
            if request.method == stall[0] and fnmatch.fnmatch(request.path, stall[1]):
                self._stalls.remove(stall)
                await stall[2].wait()
                break
        if (fault := self._fault(request)) is not None:
            return _failure(fault)
        parts = path.strip("/").split("/")
        by_token = parts[0] in ("interactions", "webhooks")
        if not by_token and http.headers.get("Authorization") != f"Bot {self.token}":
            return _error(401, 0, "401: Unauthorized")
        return self._route(request, parts)

    def _route(self, request: Request, parts: list[str]) -> web.Response:
        body = request.payload or {}
        match request.method, *parts:
            case "GET", "users", "@me":
                return _ok(payloads.user())
            case "GET", "oauth2", "applications", "@me":
                return _ok(payloads.application())
            case "GET", "applications", "@me":
                return _ok(payloads.application())
            case "GET", "gateway", "bot":
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                return _ok(
                    {"url": self.gateway_url, "shards": self.shards, "session_start_limit": limit}
                )
            case "PUT", "applications", _, *scope, "commands":
                self.commands = [self._command(command, scope) for command in body]
                return _ok(self.commands)
            case method, "applications", _, "emojis", *emoji:
                return self._emoji(method, emoji, body)
            case "GET", "channels", number:
                return _ok(payloads.channel(int(number)))
            case "POST", "channels", number, "messages":
                return _ok(
                    self._keep(payloads.message(body, request.files, channel_id=int(number)))
                )
            case method, "channels", _, "messages", number:
                return self._message(method, number, request)
            case "POST", "interactions", number, token, "callback":
                return self._callback(number, token, request)
            case method, "webhooks", _, token, *rest:
                return self._webhook(method, token, rest, request)
        self.unknown.append(request)
        return _error(404, 0, f"404: Not Found ({request.method} {request.path})")

    def _callback(self, number: str, token: str, request: Request) -> web.Response:
        asked = self._asked.get(number)
        if asked is None or asked.token != token:
            return _error(404, 10062, "Unknown interaction")
        if asked.answered.done():
            return _error(400, 40060, "Interaction has already been acknowledged.")
        kind, data = request.payload["type"], request.payload.get("data") or {}
        made: Json | None = None
        if kind in (4, 5):
            made = self._keep(payloads.message(data, request.files))
        elif kind == 7 and asked.source is not None:
            made = self._keep(payloads.message(data, request.files, before=asked.source))
        elif kind == 6:
            made = asked.source
        asked.source = made
        asked.answered.set_result(Answer(kind, data, made, request.files))
        if not request.query.get("with_response"):
            return web.Response(status=204)
        interaction: Json = {"id": asked.id, "type": asked.type}
        reply: Json = {"interaction": interaction}
        if made is not None:
            interaction["response_message_id"] = made["id"]
            interaction["response_message_loading"] = kind == 5
            interaction["response_message_ephemeral"] = bool(made["flags"] & EPHEMERAL)
        if kind in (4, 7):
            reply["resource"] = {"type": kind, "message": made}
        return _ok(reply)

    def _webhook(self, method: str, token: str, rest: list[str], request: Request) -> web.Response:
        asked = next((one for one in self._asked.values() if one.token == token), None)
        if asked is None:
            return _error(404, 10015, "Unknown Webhook")
        match method, *rest:
            case ("POST",):
                made = self._keep(payloads.message(request.payload or {}, request.files))
                asked.followups.append(made)
                return _ok(made)
            case method, "messages", "@original" if asked.source is not None:
                return self._message(method, asked.source["id"], request)
            case method, "messages", number:
                return self._message(method, number, request)
        return _error(404, 10008, "Unknown Message")

    def _message(self, method: str, number: str, request: Request) -> web.Response:
        before = self.messages.get(number)
        if before is None:
            return _error(404, 10008, "Unknown Message")
        match method:
            case "GET":
                return _ok(before)
            case "PATCH":
                body = request.payload or {}
                return _ok(self._keep(payloads.message(body, request.files, before=before)))
            case "DELETE":
                del self.messages[number]
                return web.Response(status=204)
        return _error(405, 0, "405: Method Not Allowed")

    def _emoji(self, method: str, rest: list[str], body: Json) -> web.Response:
        match method, *rest:
            case ("GET",):
                return _ok({"items": list(self.emojis.values())})
            case ("POST",):
                number = payloads.snowflake()
                made = {"id": number, "name": body["name"], "animated": False, "roles": []}
                self.emojis[number] = {**made, "require_colons": True, "managed": False}
                self.emojis[number] |= {"available": True, "user": payloads.user()}
                return _ok(self.emojis[number])
            case "DELETE", number if number in self.emojis:
                del self.emojis[number]
                return web.Response(status=204)
        return _error(404, 10014, "Unknown Emoji")

    def _command(self, command: Json, scope: list[str]) -> Json:
        # An entry in a menu has none, and Discord gives it an empty one.
        described = {"description": "", **command}
        made = {**described, "id": payloads.snowflake(), "application_id": str(APPLICATION_ID)}
        made |= {"version": payloads.snowflake()}
        return made | ({"guild_id": scope[1]} if scope else {})

    def _keep(self, message: Json) -> Json:
        self.messages[message["id"]] = message
        return message

    def _fault(self, request: Request) -> Fault | None:
        for fault in self._faults:
            if fault.method in ("*", request.method) and fnmatch.fnmatch(request.path, fault.path):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times == 0:
                        self._faults.remove(fault)
                return fault
        return None


_OPTION_TYPES = {str: 3, int: 4, bool: 5, float: 10}


async def _read(http: web.Request) -> tuple[Any, list[tuple[str, bytes]]]:
    if not http.content_type.startswith("multipart/"):
        text = await http.text()
        return (json.loads(text) if text else None), []
    payload: Any = None
    files: list[tuple[str, bytes]] = []
    async for part in await http.multipart():
        assert isinstance(part, aiohttp.BodyPartReader)
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        else:
            files.append((part.filename or "", bytes(await part.read())))
    return payload, files


def _ok(body: Any) -> web.Response:
    # discord.py compares the whole header: no charset may follow.
    return web.Response(
        body=json.dumps(body).encode(), headers={"Content-Type": "application/json"}
    )


def _error(status: int, code: int, message: str) -> web.Response:
    return web.Response(
        status=status,
        body=json.dumps({"message": message, "code": code}).encode(),
        headers={"Content-Type": "application/json"},
    )


def _failure(fault: Fault) -> web.Response:
    body: Json = {"message": f"injected {fault.status}", "code": fault.code}
    headers = {"Content-Type": "application/json"}
    if fault.status == 429:
        body |= {"retry_after": fault.retry_after, "global": False}
        headers["Retry-After"] = str(fault.retry_after)
        if fault.via:
            headers["Via"] = "1.1 google"
    return web.Response(status=fault.status, body=json.dumps(body).encode(), headers=headers)
