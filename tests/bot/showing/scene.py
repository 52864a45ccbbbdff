"""A channel where only order and number of messages and edits matter, and a table that it shows."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord
import pytest
from discord.http import MultipartParameters

from bot.discordpy.components import Body
from bot.discordpy.request_limits import RequestLimiter
from bot.people.preferences import Preferences
from bot.setting_values import GRANTED
from bot.showing.message_state import Throttle
from bot.showing.open_panels import Panels
from bot.showing.public_messages import PublicMessages
from bot.text import Text
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from engine.live.table import Table
from engine.table.lobby import join
from tests.engine.live.ledger import ANN, BEN, Ledger, Watch, lobby, registry_over

CALL = 1
"""The id of every message that calls a player: these tests do not look at them."""


def nothing_breaks(table: Table, fault: Exception) -> None:
    """What is told of a fault at a table ends the test."""
    raise AssertionError(table.header.table_id) from fault


def words(components: list[Any]) -> str:
    """What a message says, without its buttons and what stands beside them."""
    [container] = components
    return "\n".join(part["content"] for part in container["components"] if "content" in part)


def written(params: MultipartParameters) -> dict[str, Any]:
    """What is sent to a channel, with files or without."""
    told: dict[str, Any] = params.payload or json.loads((params.multipart or [])[0]["value"])
    return told


def said(params: MultipartParameters) -> str:
    """What it says."""
    return words(written(params)["components"])


class Channel:
    """What Discord's channel shows: a stand-in for the client and the one channel that it knows,
    where only order and number of edits matter. ``unheard``: of so many posts nobody hears that
    they were done."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.shown: dict[int, str] = {}
        self.sent: list[tuple[str, int]] = []
        self.gone: set[int] = set()
        self.before: Callable[[], Awaitable[None]] | None = None
        self.before_call: Callable[[], Awaitable[None]] | None = None
        self.broken: list[Exception] = []
        self.calls: list[str] = []
        self.unheard = 0
        self.by_nonce: dict[str, dict[str, Any]] = {}

    @property
    def http(self) -> "Channel":
        """Where the client asks Discord."""
        return self

    async def send_message(self, _: int, *, params: MultipartParameters) -> dict[str, Any]:
        told = written(params)
        nonce = told.get("nonce", "")
        if nonce not in self.by_nonce:
            number = await self.post(said(params))
            self.by_nonce[nonce] = {"id": str(number), "components": told["components"]}
        if self.unheard:
            self.unheard -= 1
            raise down()
        return self.by_nonce[nonce]

    async def edit_message(self, _: int, number: int, *, params: MultipartParameters) -> None:
        await Message(self, number).edit(said(params))

    def get_guild(self, guild_id: int) -> None:
        return None

    def get_partial_messageable(self, *_: object, **__: object) -> "Channel":
        return self

    def get_partial_message(self, message_id: int) -> "Message":
        return Message(self, message_id)

    async def history(self, **_: object) -> AsyncIterator["Message"]:
        """Nothing that was there before."""
        for message in ():
            yield message

    async def send(self, text: str, **_: Any) -> "Message":
        if self.before_call is not None:
            await self.before_call()
        if self.broken:
            raise self.broken.pop(0)
        self.calls.append(text)
        return Message(self, CALL)

    async def post(self, body: str) -> int:
        if self.broken:
            raise self.broken.pop(0)
        number = discord.utils.time_snowflake(self.watch()) + len(self.sent)
        self.shown[number] = body
        self.sent.append(("POST", number))
        return number


class Message:
    def __init__(self, channel: Channel, number: int) -> None:
        self.channel, self.id = channel, number

    async def edit(self, body: str) -> None:
        if self.channel.before is not None:
            await self.channel.before()
        if self.channel.broken:
            raise self.channel.broken.pop(0)
        if self.id in self.channel.gone:
            raise discord.NotFound(_Response(), {"code": 10008, "message": "Unknown Message"})
        self.channel.shown[self.id] = body
        self.channel.sent.append(("PATCH", self.id))

    async def delete(self) -> None:
        if self.id == CALL:
            return
        if self.channel.broken:
            raise self.channel.broken.pop(0)
        self.channel.shown.pop(self.id, None)
        self.channel.sent.append(("DELETE", self.id))


class _Response:
    status, reason = 404, "Not Found"


class _Down:
    status, reason = 503, "Service Unavailable"


class _Bad:
    status, reason = 400, "Bad Request"


class _Closed:
    status, reason = 403, "Forbidden"


def down() -> Exception:
    """Discord cannot do it just now."""
    return discord.DiscordServerError(_Down(), "")  # type: ignore[arg-type]  stands in for a reply


def refused() -> Exception:
    """Discord does not take it as it is."""
    return discord.HTTPException(_Bad(), {"code": 50035, "message": "Invalid Form Body"})  # type: ignore[arg-type]  as above


def closed() -> Exception:
    """The bot is let in there no more."""
    return discord.Forbidden(_Closed(), {"code": 50001, "message": "Missing Access"})  # type: ignore[arg-type]  as above


class English:
    """A server that reads English, and people who have set what they are given."""

    def __init__(self) -> None:
        self.kept: dict[int, Preferences] = {}

    def server_text(self, guild_id: int) -> Text:
        return Text("en")

    async def preferences(self, user_id: int) -> Preferences:
        return self.kept.get(user_id, Preferences())


@dataclass
class Timer:
    """What the loop would call later."""

    at: datetime
    look: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Scene:
    """A lobby of Ann's and the message that shows it."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        interval: float,
        linger: float = 0,
        granted: float = GRANTED,
    ) -> None:
        self.watch = Watch()
        self.channel = Channel(self.watch)
        self.people, self.panels = English(), Panels()
        self.timers: list[Timer] = []
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", self.call_later)
        self.public_messages = PublicMessages(
            self.channel,  # type: ignore[arg-type]
            Painter(inline=True),
            Thinker(inline=True),
            self.panels,
            self.people,  # type: ignore[arg-type]
            self.watch,
            Throttle(interval, linger),
            RequestLimiter(granted, clock=lambda: self.watch().timestamp()),
            nothing_breaks,
        )

    def call_later(self, delay: float, look: Callable[..., None], *given: Any) -> "Timer":
        timer = Timer(self.watch() + timedelta(seconds=delay), partial(look, *given))
        self.timers.append(timer)
        return timer

    async def pass_by(self, seconds: float) -> None:
        """Let time go by; timers that become due go off."""
        self.watch.wait(seconds=seconds)
        due = [timer for timer in self.timers if timer.at <= self.watch()]
        self.timers = [timer for timer in self.timers if timer not in due]
        for timer in due:
            if not timer.cancelled:
                timer.look()
        await self.quiet()

    async def open(self) -> Table:
        self.registry = registry = registry_over(Ledger(), self.watch)
        table = await lobby(registry, ANN)
        registry.watchers.append(self.public_messages.update)
        await table.do(join, BEN, "Ben")
        await self.quiet()
        return table

    async def quiet(self) -> None:
        """Until nothing is left to be painted."""
        for _ in range(50):
            await asyncio.sleep(0)

    def answer(self, table: Table, view: str | None = None) -> "Clicked":
        """A click on the table's message is answered with what the table shows now."""
        assert table.message_id is not None
        clicked = Clicked(ANN, self.watch, self.channel, table.message_id)
        self.channel.shown[table.message_id] = view or self.written(table)
        told = table.public_state, clicked, table.message_id  # type: ignore[arg-type]
        self.public_messages.mark_shown(table, *told)  # type: ignore[arg-type]
        return clicked

    def written(self, table: Table) -> str:
        """What the table's message says when it is true."""
        blocks = self.public_messages.screen(table).blocks
        return "\n".join(block for block in blocks if isinstance(block, str))

    @property
    def now(self) -> str:
        [shown] = self.channel.shown.values()
        return shown


class Clicked:
    """The token of a click, which notes what is shown by it."""

    def __init__(
        self, user_id: int, watch: Watch, channel: Channel | None = None, message_id: int = 0
    ) -> None:
        self.user_id, self.used_at, self.interaction_id = user_id, watch(), user_id
        self.channel, self.message_id = channel, message_id
        self.shown: list[str] = []
        self.dead = False
        self.before: Callable[[], Awaitable[None]] | None = None
        self.broken: list[Exception] = []

    async def edit(self, body: Body) -> None:
        if self.before is not None:
            await self.before()
        if self.broken:
            raise self.broken.pop(0)
        if self.dead:
            raise discord.NotFound(_Response(), {"code": 10015, "message": "Unknown Webhook"})  # type: ignore[arg-type]
        self.shown.append(words(body.components))
        if self.channel is not None:
            self.channel.shown[self.message_id] = self.shown[-1]
            self.channel.sent.append(("TOKEN", self.message_id))
