"""Response times, from the arrival of an interaction until Discord accepts the answer."""

import re
import time
from collections.abc import Callable, Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bot.blocks.control import place_of, read_click
from bot.clicks.context import Actions
from bot.discordpy.gateway_events import whole_name
from bot.screens.controls import find

_SECONDS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 15.0)
"""Discord waits for three seconds. After fifteen, an interaction counts as unanswered."""
_TIMEOUT = 15.0
_OTHER = "other"
_KINDS = {
    discord.InteractionType.application_command.value: "command",
    discord.InteractionType.autocomplete.value: "completion",
    discord.InteractionType.component.value: "click",
    discord.InteractionType.modal_submit.value: "window",
}


class _Arrived(NamedTuple):
    kind: str
    group: str
    at: float
    token: str


class Interactions:
    """Counts interactions that the gateway sends, and answers that Discord accepts.

    Some interactions are acknowledged first and answered by their token later. Then the later
    answer is measured, because people wait for it.

    The group of a click is the name of the file in bot/actions/ with its action, without
    ``_clicks``. The group of a command is its name.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        self._groups: Mapping[object, str] = {}
        self._commands: frozenset[str] | None = None
        self._bot: commands.AutoShardedBot | None = None
        self._waiting: dict[str, _Arrived] = {}
        self._acknowledged: dict[str, _Arrived] = {}
        self._clock: Callable[[], float] = time.monotonic
        counter = partial(Counter, registry=registry)
        histogram = partial(Histogram, registry=registry, buckets=_SECONDS)
        self._came = counter(
            "upcard_interactions",
            "Commands and clicks. The name is a command, or the action of a click.",
            ["kind", "name"],
        )
        self._answered = histogram(
            "upcard_answer_seconds",
            "Seconds from the arrival of an interaction until Discord accepted its answer.",
            ["kind", "group"],
        )
        self._first = histogram(
            "upcard_acknowledge_seconds",
            "Seconds until Discord accepted the first response. The limit is 3 seconds.",
        )
        self._delivered = histogram(
            "upcard_delivery_seconds",
            "Seconds from Discord's creation of an interaction (by its clock) to its arrival.",
        )
        self._unanswered = counter(
            "upcard_unanswered",
            f"Interactions without an accepted answer after {_TIMEOUT:.0f} seconds.",
            ["kind"],
        )
        for kind in _KINDS.values():
            self._unanswered.labels(kind)
        Gauge(
            "upcard_answers_waiting", "Interactions that wait for an answer.", registry=registry
        ).set_function(lambda: len(self._waiting))

    def knows(self, bot: commands.AutoShardedBot, actions: Actions) -> None:
        """Set the controls and the commands that have their own label. Others count as "other"."""
        self._bot = bot
        modules = {control: act.__module__.rpartition(".")[2] for control, act in actions}
        self._groups = {control: name.removesuffix("_clicks") for control, name in modules.items()}

    def came(self, interaction: Mapping[str, Any]) -> None:
        """Count an interaction, given as the gateway sends it."""
        kind = _KINDS.get(interaction.get("type", 0))
        if kind is None:
            return
        now, data = self._clock(), interaction.get("data") or {}
        if kind in ("click", "window"):
            name = group = self._group(str(data.get("custom_id", "")))
        else:
            name = self._command(data)
            group = name.partition(" ")[0]
        self._came.labels(kind, name).inc()
        # Two clocks are compared, so the difference may be negative or large (docs/operating.md).
        made = discord.utils.snowflake_time(int(interaction["id"])).timestamp()
        self._delivered.observe(max(0.0, time.time() - made))
        token = str(interaction.get("token", ""))
        self._waiting[str(interaction["id"])] = _Arrived(kind, group, now, token)
        self.give_up()

    def answered(self, interaction_id: str, *, only_acknowledged: bool) -> None:
        """Note that Discord has accepted the first answer to this interaction."""
        arrived = self._waiting.pop(interaction_id, None)
        if arrived is None:
            return
        self._first.observe(self._clock() - arrived.at)
        if only_acknowledged:
            self._acknowledged[arrived.token] = arrived
        else:
            self._observe(arrived)

    def followed(self, token: str) -> None:
        """Note that Discord has accepted a request by an interaction's token.

        Only the first counts.
        """
        arrived = self._acknowledged.pop(token, None)
        if arrived is not None:
            self._observe(arrived)

    def give_up(self) -> None:
        """Count interactions that have waited for too long as unanswered.

        Forget equally old acknowledged interactions, which may need no other answer.
        """
        long_ago = self._clock() - _TIMEOUT
        for late in _pop_until(self._waiting, long_ago):
            self._unanswered.labels(late.kind).inc()
        _pop_until(self._acknowledged, long_ago)

    def _observe(self, arrived: _Arrived) -> None:
        self._answered.labels(arrived.kind, arrived.group).observe(self._clock() - arrived.at)

    def _group(self, custom_id: str) -> str:
        click = read_click(custom_id)
        control = None if click is None else find(click, place_of(click))
        return _OTHER if control is None else self._groups.get(control, _OTHER)

    def _command(self, data: Mapping[str, Any]) -> str:
        name = whole_name(data)
        if self._commands is None and self._bot is not None:
            self._commands = _names(self._bot)
        return name if name in (self._commands or ()) else _OTHER


def _pop_until(arrivals: dict[str, _Arrived], moment: float) -> list[_Arrived]:
    """Remove and return the arrivals up to this moment. The oldest come first."""
    arrived = []
    while arrivals:
        key, oldest = next(iter(arrivals.items()))
        if oldest.at > moment:
            break
        arrived.append(arrivals.pop(key))
    return arrived


def _names(bot: commands.AutoShardedBot) -> frozenset[str]:
    """Return the names of all commands as Discord sends them. A group isn't a command."""
    every = (
        command for kind in discord.AppCommandType for command in bot.tree.walk_commands(type=kind)
    )
    return frozenset(
        command.qualified_name for command in every if not isinstance(command, app_commands.Group)
    )


# Requests to Discord and their answers, from aiohttp's trace.


_REQUEST_SECONDS = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 15.0)
_LIMITED = 429
_ACKNOWLEDGES = re.compile(rb'\{"type": ?[56]\b')
"""Matches a first answer that only acknowledges.

The real answer follows by the interaction's token.
"""
_SCOPES = ("user", "global", "shared")


def _route(method: str, path: str) -> str:
    """Return the purpose of a request, without any ids and tokens."""
    parts = path.strip("/").split("/")
    versions = (part[:1] == "v" and part[1:].isdecimal() for part in parts)
    start = next((index for index, is_version in enumerate(versions) if is_version), None)
    if start is None:
        return "gateway" if method == "GET" else "other"
    match parts[start + 1 :]:
        case ["interactions", _, _, "callback"]:
            return "answer"
        case ["webhooks", _, _]:
            return "follow-up"
        case ["webhooks", _, _, "messages", _]:
            return "edit by token" if method == "PATCH" else "other by token"
        case ["channels", _, "messages"]:
            return "post" if method == "POST" else "read messages"
        case ["channels", _, "messages", _]:
            return {"PATCH": "edit", "DELETE": "delete"}.get(method, "read messages")
        case ["channels", *_]:
            return "channels"
        case ["applications", *_, "commands"] | ["applications", *_, "commands", _]:
            return "commands"
        case ["applications", _, "emojis", *_]:
            return "emojis"
        case ["gateway", *_]:
            return "gateway"
        case ["users", *_] | ["oauth2", *_] | ["applications", *_]:
            return "log in"
        case ["guilds", *_]:
            return "servers"
    return "other"


class Requests:
    """Counts requests to Discord. Give ``trace`` to the client.

    ``heard`` gets the answers that Discord has accepted.
    """

    def __init__(self, registry: CollectorRegistry, heard: Interactions) -> None:
        self._heard = heard
        self._done = Counter(
            "upcard_discord_requests",
            'Requests to Discord by purpose and status. "failed" means no answer.',
            ["route", "status"],
            registry=registry,
        )
        self._took = Histogram(
            "upcard_discord_request_seconds",
            "Seconds that Discord took to answer a request.",
            ["route"],
            buckets=_REQUEST_SECONDS,
            registry=registry,
        )
        self._limited = Counter(
            "upcard_rate_limited",
            "Requests that Discord refused with 429, by the scope of the limit.",
            ["scope"],
            registry=registry,
        )
        for scope in (*_SCOPES, "unknown"):
            self._limited.labels(scope)
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._started)
        self.trace.on_request_chunk_sent.append(self._sent)
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)

    async def _started(self, _: object, context: SimpleNamespace, __: object) -> None:
        context.began = time.monotonic()
        context.only_acknowledges = False

    async def _sent(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        if _ACKNOWLEDGES.match(params.chunk):
            context.only_acknowledges = True

    async def _ended(
        self, _: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        route, status = _route(params.method, params.url.path), params.response.status
        self._done.labels(route, str(status)).inc()
        self._took.labels(route).observe(time.monotonic() - context.began)
        if status == _LIMITED:
            scope = params.response.headers.get("X-RateLimit-Scope", "")
            self._limited.labels(scope if scope in _SCOPES else "unknown").inc()
        elif params.response.ok:
            parts = params.url.path.strip("/").split("/")
            if route == "answer":
                acknowledged: bool = context.only_acknowledges
                self._heard.answered(parts[-3], only_acknowledged=acknowledged)
            elif "webhooks" in parts[:-2]:
                self._heard.followed(parts[parts.index("webhooks") + 2])

    async def _failed(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._done.labels(_route(params.method, params.url.path), "failed").inc()
