"""Servers, channels and messages of a Discord on the loopback, and what is to be had of them."""

from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.discord import payloads
from tests.discord.loopback_http import Request, done, error, ok
from tests.discord.payloads import CHANNEL_ID, EPHEMERAL, GUILD_ID, Json

if TYPE_CHECKING:
    from collections.abc import Callable

UNKNOWN_CHANNEL = (404, 10003)
UNKNOWN_MESSAGE = (404, 10008)
UNKNOWN_MEMBER = (404, 10007)
MISSING_ACCESS = (403, 50001)
MISSING_PERMISSIONS = (403, 50013)
ARCHIVED = (400, 50083)

_SAID = {
    UNKNOWN_CHANNEL: "Unknown Channel",
    UNKNOWN_MESSAGE: "Unknown Message",
    UNKNOWN_MEMBER: "Unknown Member",
    MISSING_ACCESS: "Missing Access",
    MISSING_PERMISSIONS: "Missing Permissions",
    ARCHIVED: "Thread is archived",
}


class World:
    """What there is, as Discord keeps it.

    ``channels``: the server of each. ``closed``: channels that refuse everything, and with which
    status and code. ``left``: people who are no longer members of any server. ``messages`` by their
    ids, private ones included: those are no channel's.
    ``watch`` is told of each message as it is from now on.
    """

    def __init__(self) -> None:
        self.channels: dict[int, int] = {CHANNEL_ID: GUILD_ID}
        self.threads: dict[int, Json] = {}
        self.closed: dict[int, tuple[int, int]] = {}
        self.absent: set[int] = set()
        self.left: set[int] = set()
        self.messages: dict[str, Json] = {}
        self.watch: Callable[[Json], None] = lambda _: None
        self._nonces: dict[str, str] = {}

    @property
    def guilds(self) -> list[int]:
        """The servers that the bot is in."""
        return [one for one in dict.fromkeys(self.channels.values()) if one not in self.absent]

    def guild(self, guild_id: int) -> Json:
        """A server, as GUILD_CREATE tells of it."""
        here = [place for place, guild in self.channels.items() if guild == guild_id]
        here = [place for place in here if self.closed.get(place) != UNKNOWN_CHANNEL]
        plain = [place for place in here if place not in self.threads]
        threads = [self.threads[place] for place in here if place in self.threads]
        threads = [one for one in threads if not one["thread_metadata"]["archived"]]
        return payloads.guild(guild_id, plain) | {"threads": threads}

    def channel(self, channel_id: int) -> Json:
        """A channel or thread."""
        if channel_id in self.threads:
            return self.threads[channel_id]
        return payloads.channel(channel_id, self.channels.get(channel_id, GUILD_ID))

    def refusal(self, channel_id: int) -> web.Response | None:
        """What a request about this channel is answered with; None if it can be done."""
        guild = self.channels.get(channel_id)
        if guild is None:
            return _refused(UNKNOWN_CHANNEL)
        parent = int(self.threads.get(channel_id, {}).get("parent_id", 0))
        for place in (channel_id, parent):
            if place in self.closed:
                return _refused(self.closed[place])
        return _refused(MISSING_ACCESS) if guild in self.absent else None

    def at_guild(self, number: int, rest: list[str]) -> web.Response:
        """GET /guilds/1, or /guilds/1/members/2: all are members who have not ``left``."""
        if number not in self.guilds:
            return _refused(MISSING_ACCESS)
        if not rest:
            return ok(self.guild(number))
        names = {str(user): name for name, user in payloads.PLAYERS.items()}
        name = names.get(rest[-1])
        gone = name is None or int(rest[-1]) in self.left
        return _refused(UNKNOWN_MEMBER) if gone else ok(payloads.member(str(name)))

    def is_archived(self, channel_id: int) -> bool:
        """Whether this is a thread that is archived: its messages can be read and not changed."""
        thread = self.threads.get(channel_id)
        return thread is not None and bool(thread["thread_metadata"]["archived"])

    def keep(self, message: Json) -> Json:
        """This message is there from now on, in the place of an older state of it."""
        self.messages[message["id"]] = message
        self.watch(message)
        return message

    def at_channel(self, request: Request, number: int, rest: list[str]) -> web.Response | None:
        """GET /channels/1/messages and all that is like it; None for what is not foreseen."""
        refused, body = self.refusal(number), request.payload or {}
        if refused is not None:
            return refused
        match request.method, *rest:
            case ("GET",):
                return ok(self.channel(number))
            case ("PATCH",):
                return ok(self._change(number, body))
            case "GET", "messages":
                return ok(self._history(number, request.query))
            case "POST", "messages":
                return ok(self._post(number, request))
            case method, "messages", message if method in ("GET", "PATCH", "DELETE"):
                found = self.messages.get(message)
                if found is None or found["flags"] & EPHEMERAL:
                    return _refused(UNKNOWN_MESSAGE)
                if found["channel_id"] != str(number):
                    return _refused(UNKNOWN_MESSAGE)
                return self.at_message(request, message)
            case "POST", "messages", message, "threads":
                return ok(self._open_thread(number, message, body))
        return None

    def at_message(self, request: Request, number: str) -> web.Response:
        """Get, change or delete a message, whichever way it was reached."""
        before = self.messages.get(number)
        if before is None:
            return _refused(UNKNOWN_MESSAGE)
        if request.method == "GET":
            return ok(before)
        place = int(before["channel_id"])
        if not before["flags"] & EPHEMERAL and self.is_archived(place):
            return _refused(ARCHIVED)
        if request.method == "DELETE":
            del self.messages[number]
            return done()
        body = request.payload or {}
        return ok(self.keep(payloads.message(body, request.files, before=before)))

    def _post(self, number: int, request: Request) -> Json:
        body: Any = request.payload or {}
        nonce = f"{number} {body['nonce']}" if body.get("enforce_nonce") else None
        known = None if nonce is None else self.messages.get(self._nonces.get(nonce, ""))
        if known is not None:
            return known
        made = self.keep(payloads.message(body, request.files, channel_id=number))
        if nonce is not None:
            self._nonces[nonce] = made["id"]
        return made

    def _history(self, number: int, query: dict[str, str]) -> list[Json]:
        """The messages of a channel, the newest first."""
        here = [one for one in self.messages.values() if one["channel_id"] == str(number)]
        here = [one for one in here if not one["flags"] & EPHEMERAL]
        here = [one for one in here if int(one["id"]) > int(query.get("after", 0))]
        here = [one for one in here if int(one["id"]) < int(query.get("before", 1 << 63))]
        here.sort(key=lambda one: int(one["id"]))
        limit = int(query.get("limit", 50))
        return (here[:limit] if "after" in query else here[-limit:])[::-1]

    def _open_thread(self, number: int, message: str, body: Json) -> Json:
        guild = self.channels[number]
        return self.add_thread(int(message), number, guild, body["name"])

    def add_thread(self, number: int, parent: int, guild: int, name: str) -> Json:
        """A thread of this id under a channel."""
        thread = payloads.thread(number, parent, guild, name)
        self.channels[number], self.threads[number] = guild, thread
        return thread

    def _change(self, number: int, body: Json) -> Json:
        thread = self.threads.get(number)
        if thread is not None:
            told = ("archived", "locked", "auto_archive_duration")
            thread["thread_metadata"] |= {key: body[key] for key in told if key in body}
        return self.channel(number)


def _refused(why: tuple[int, int]) -> web.Response:
    return error(*why, _SAID.get(why, "Refused"))
