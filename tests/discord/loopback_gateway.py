"""The gateway half of a Discord on the loopback: who is connected, and what they are told."""

import asyncio
import json
from collections import deque
from contextlib import suppress
from typing import Any

import aiohttp
from aiohttp import web

from tests.discord import payloads
from tests.discord.loopback_world import World
from tests.discord.payloads import APPLICATION_ID, GUILD_ID, Json
from tests.processes import LIMIT

AUTHENTICATION_FAILED = 4004
_REPLAYED = 1000


class Gateway:
    """Sessions, their connections and events. ``identified``: what each IDENTIFY has said."""

    def __init__(self, token: str, shards: int, world: World) -> None:
        self.token, self.shards = token, shards
        self.identified: list[Json] = []
        self.resumed: list[str] = []
        self.gateway_url = ""
        self.refused_resumes: int | None = 0
        self.close_on_identify: int | None = None
        self._world = world
        self._sockets: dict[web.WebSocketResponse, int] = {}
        self._sessions: dict[str, int] = {}
        self._told: deque[tuple[int, int, str]] = deque(maxlen=_REPLAYED)
        self._identified = asyncio.Event()
        self._sequence = 0

    async def ready(self) -> None:
        """Wait until a client has identified itself and been sent READY and its guilds."""
        await asyncio.wait_for(self._identified.wait(), LIMIT)

    async def drop(self) -> None:
        """Close every connection as a network fault would (the client resumes)."""
        await self.close_gateway(1001)

    async def drop_shard(self, shard: int) -> None:
        """The same for the connections of one shard."""
        for socket, number in list(self._sockets.items()):
            if number == shard:
                await socket.close(code=1001)

    async def close_gateway(self, code: int, reason: str = "") -> None:
        """Close every connection with this code: 4004 for a token that is good no more, 4014 for
        intents that are not allowed, 4009 for a session that is over."""
        self._identified.clear()
        for socket in list(self._sockets):
            await socket.close(code=code, message=reason.encode())

    async def reconnect(self) -> None:
        """Ask every client to come anew, as Discord does when it is updated (op 7)."""
        self._identified.clear()
        for socket in list(self._sockets):
            await socket.send_json({"op": 7, "d": None})

    def refuse_resume(self, times: int | None = 1) -> None:
        """The next sessions cannot be resumed (op 9): the client has to identify itself anew."""
        self.refused_resumes = times

    def refuse_identify(self, code: int | None) -> None:
        """Whoever identifies themselves from now on is closed with this code (None: nobody)."""
        self.close_on_identify = code

    async def dispatch(self, event: str, data: Json) -> None:
        """Send one event to the connection that is told of its server, and keep it for whoever
        resumes."""
        self._sequence += 1
        where = data.get("guild_id") or (data["id"] if event.startswith("GUILD_") else 0)
        shard = (int(where) >> 22) % self.shards
        text = json.dumps({"op": 0, "t": event, "s": self._sequence, "d": data})
        self._told.append((self._sequence, shard, text))
        for socket, number in list(self._sockets.items()):
            # Whoever was killed may be gone before that is noticed.
            with suppress(ConnectionError):
                if number == shard and not socket.closed:
                    await socket.send_str(text)

    async def guild_create(self, guild: Json | None = None) -> None:
        """Send GUILD_CREATE for the first guild, or another."""
        await self.dispatch("GUILD_CREATE", guild or self._world.guild(GUILD_ID))

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                sent = frame.json()
                await self._hear(socket, sent["op"], sent["d"])
        self._sockets.pop(socket, None)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, op: int, said: Any) -> None:
        if op == 1:
            await socket.send_json({"op": 11})
        elif op not in (2, 6):
            return
        elif said["token"] != self.token:
            await socket.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
        elif op == 2:
            await self._identify(socket, said)
        else:
            await self._resume(socket, said)

    async def _identify(self, socket: web.WebSocketResponse, said: Json) -> None:
        if self.close_on_identify is not None:
            await socket.close(code=self.close_on_identify)
            return
        self.identified.append(said)
        session, shard = payloads.snowflake(), said.get("shard", [0, 1])[0]
        self._sessions[session] = self._sockets[socket] = shard
        guilds = [one for one in self._world.guilds if (one >> 22) % self.shards == shard]
        await self._tell(socket, "READY", self._ready(said, session, guilds))
        for one in guilds:
            await self._tell(socket, "GUILD_CREATE", self._world.guild(one))
        self._identified.set()

    async def _resume(self, socket: web.WebSocketResponse, said: Json) -> None:
        refused = self.refused_resumes is None or self.refused_resumes > 0
        if refused and self.refused_resumes is not None:
            self.refused_resumes -= 1
        shard = self._sessions.get(said["session_id"])
        if refused or shard is None:
            await socket.send_json({"op": 9, "d": False})
            return
        self.resumed.append(said["session_id"])
        self._sockets[socket] = shard
        for number, of_shard, text in list(self._told):
            if number > (said["seq"] or 0) and of_shard == shard:
                await socket.send_str(text)
        await self._tell(socket, "RESUMED", {})
        self._identified.set()

    async def _tell(self, socket: web.WebSocketResponse, event: str, data: Json) -> None:
        """Send an event to one connection."""
        self._sequence += 1
        await socket.send_json({"op": 0, "t": event, "s": self._sequence, "d": data})

    def _ready(self, identify: Json, session: str, guilds: list[int]) -> Json:
        return {
            "v": 10,
            "user": payloads.user(),
            "guilds": [{"id": str(one), "unavailable": True} for one in guilds],
            "session_id": session,
            "resume_gateway_url": self.gateway_url,
            "shard": identify.get("shard", [0, 1]),
            "application": {"id": str(APPLICATION_ID), "flags": 0},
        }
