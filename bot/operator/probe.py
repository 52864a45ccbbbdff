"""``upcard probe CHANNEL``: try everything on the real Discord that needs no person.

It calls the bot's own functions, and compares Discord's answers with the bot's assumptions. It
removes all that it made, however it ends. A bot that runs meanwhile keeps its commands, its emojis
and its session.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from discord.http import Route
from discord.utils import utcnow

from bot.blocks.control import ME, Click
from bot.blocks.screen import FELT, Button, Screen
from bot.discordpy.channel_requests import edit_message, post_message
from bot.discordpy.components import Body, as_message
from bot.discordpy.connection import end_of, point_at
from bot.discordpy.gateway_events import hear_event
from bot.discordpy.interaction_answers import AnswerToken
from bot.discordpy.outcome import UNREACHED, Outcome, outcome
from bot.discordpy.registered_commands import CommandTexts
from bot.opening.open_table import IDLE_MINUTES
from bot.render.specs import EMOJI_NAMES
from bot.screens.rules_screen import ABOUT, Rulebook, rules_screen
from bot.screens.server_screens import channels_screen
from bot.settings import Settings
from bot.showing.closed_channels import reopen_channels
from bot.start.stopping import SIGNALS
from bot.start.wiring import Wiring
from bot.text import Text
from bot.workers.painter import Painter
from cogs.registry import add_commands
from engine.games.registry import REGISTRY
from internals.discordpy import event_parsers

_OK, _DIFFERS, _UNTRIED, _LEFT = "ok", "DIFFERS", "not tried", "left"
_NAME, _SAY = "upcard_probe", Text("en")
_SECONDS, _EVENT = 120.0, 10.0
"""Seconds for a check, and for an event of the gateway."""
_EDITS = 31
"""Edits by one token. Bots have seen a limit of 30 in 60 seconds for each channel."""
_NOT_HERE = 50024
"""Discord's error code in channels that lack a feature, such as threads in a thread."""
_ID = re.compile(r"/\d+(/[\w-]{30,})?")
"""An id in a path, with the token after it."""
_EVERYWHERE = {"contexts", "integration_types", "dm_permission"}
"""Fields that only a global command has."""


class _Finding(Exception):
    """Ends a check with a mark and the words for its line."""


def _assume(right: object, words: str, mark: str = _DIFFERS) -> None:
    if not right:
        raise _Finding(mark, words)


def _leaves(part: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Yield every value of a body with its place."""
    if isinstance(part, dict | list | tuple):
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            yield from _leaves(value, f"{place}.{key}")
    elif part:
        yield place, str(part)


def _other(sent: Any, received: Any) -> list[str]:
    """List the places of a body that Discord has changed, apart from files."""
    lost = {*_leaves(sent)} - {*_leaves(received)}
    return sorted(place for place, value in lost if not value.startswith("attachment:"))


class Probe:
    """Tries Discord in a channel and reports line by line.

    ``differs``: whether any answer contradicts an assumption of the bot.
    """

    def __init__(self, settings: Settings, channel_id: int, report: Callable[[str], None]) -> None:
        trace, intents = aiohttp.TraceConfig(), discord.Intents(guilds=True)
        trace.on_request_end.append(self._answered)
        self._client = commands.AutoShardedBot("", intents=intents, http_trace=trace)
        self._settings, self._place, self._report = settings, channel_id, report
        self._painter, self._tidy, self.differs = Painter(inline=True), AsyncExitStack(), False
        self._limits: dict[str, list[str]] = {}
        self._events: list[str] = []
        self._backs: list[Callable[[int], bool]] = []

    async def run(self) -> str | None:
        """Try everything until a signal comes, and say why if that isn't possible."""
        if self._settings.token is None:
            return "DISCORD_TOKEN is empty: set it in the environment or in .env."
        point_at(self._settings.discord_api_url, self._settings.discord_gateway_url)
        work = asyncio.create_task(self._work(self._settings.token.get_secret_value()))
        for number in SIGNALS:
            with suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(number, work.cancel)
        try:
            return await work
        except asyncio.CancelledError:
            return "The probe was stopped. It has taken away what it had made."
        except Exception as error:
            if (end := end_of(error)) is None:
                raise
            return end.sentence

    async def _work(self, token: str) -> str | None:
        async with self._client as client, self._tidy:
            await client.login(token)
            self._http, self._application = client.http, client.application_id or 0
            try:
                place: Any = await self._http.get_channel(self._place)
                self._guild = int(place["guild_id"])
            except (discord.NotFound, discord.Forbidden, KeyError):
                return f"The bot sees no channel {self._place} of a server: copy the id again."
            for check in (
                *(self._gateway, self._commands, self._by_channel, self._by_token),
                *(self._thread, self._hidden, self._emojis, self._pace),
            ):
                await self._try(check.__name__.strip("_").replace("_", " "), check())
            self._say(_UNTRIED, "person", "all that takes someone's click (docs/releasing.md).")
            for name, (times, seconds, *bucket) in sorted(self._limits.items()):
                if bucket != ["0"]:
                    self._report(f"{name}: {times} in {seconds} s, bucket {', '.join(bucket)}")
        return None

    async def _try(self, name: str, check: Awaitable[str]) -> None:
        mark, words = _OK, ""
        try:
            async with asyncio.timeout(_SECONDS):
                words = await check
        except _Finding as finding:
            mark, words = finding.args
        except (discord.HTTPException, LookupError, TypeError, *UNREACHED) as error:
            refused = isinstance(error, discord.Forbidden) or getattr(error, "code", 0) == _NOT_HERE
            mark = _UNTRIED if refused else _DIFFERS
            words = f"Discord does not do it ({error!r})."
        self._say(mark, name, words)

    def _say(self, mark: str, name: str, words: str) -> None:
        self.differs |= mark == _DIFFERS
        self._report(f"{mark:9} {name}: {words}"[:400])

    async def _answered(self, _: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:
        """Keep the limit in the first answer of a route, because the limit's window is new then."""
        path = _ID.sub("/#", params.url.path.partition("/v10")[2])
        said = params.response.headers.get
        limit_headers = [
            said(f"X-RateLimit-{what}", "0") for what in ("Limit", "Reset-After", "Bucket")
        ]
        limit = self._limits.setdefault(f"{params.method} {path}", limit_headers)
        if params.response.status == 429:
            limit.append(f"429 of scope {said('X-RateLimit-Scope')} for {said('Retry-After')} s")

    async def _make(self, what: str, making: Any, undo: Callable[[Any], Awaitable[object]]) -> Any:
        """Make something and take it away at the end, even if no one waits for it."""
        made = asyncio.ensure_future(making)

        async def remove_made() -> None:
            await asyncio.wait([made])
            if made.exception() is not None:
                return
            try:
                await asyncio.wait_for(undo(made.result()), _EVENT)
            except discord.NotFound:
                return
            except (discord.HTTPException, *UNREACHED) as error:
                self._say(_LEFT, what, f"take it away by hand ({error!r}).")

        self._tidy.push_async_callback(remove_made)
        return await asyncio.shield(made)

    async def _meaning(self, request: Awaitable[object]) -> str:
        """Send a request, and return its outcome by the bot's name, with Discord's words."""
        task = asyncio.ensure_future(request)
        meaning = await outcome(task, _NAME)
        error = None if task.cancelled() else task.exception()
        return f"{meaning.value} ({error})" if error else meaning.value

    async def _return_of(self, place: int, opening: Awaitable[object]) -> str:
        """Open a channel, and return the events until the bot would try it again."""
        self._events.clear()
        self._backs.clear()
        await opening
        _assume(self._client.guilds, "its return: that takes a session.", _UNTRIED)
        for _ in range(100):
            if any(is_back(place) for is_back in self._backs):
                return ", ".join(dict.fromkeys(self._events))
            await asyncio.sleep(_EVENT / 100)
        raise _Finding(_DIFFERS, f"the bot does not notice its return: it heard {self._events}.")

    async def _gateway(self) -> str:
        """Start one more session for the shard of this server."""
        client = self._client
        client.shard_count, _, left = await self._http.get_bot_gateway()
        client.shard_ids = [(self._guild >> 22) % client.shard_count]
        words = f"{left['remaining']} of {left['total']} sessions are left today"
        _assume(left["remaining"] > 20, f"{words}.", _UNTRIED)
        parsers = event_parsers(client)
        # People may click meanwhile. Only the running bot answers.
        parsers["INTERACTION_CREATE"] = lambda _: None
        for event in [*parsers]:
            hear_event(client, event, partial(lambda event, _: self._events.append(event), event))
        reopen_channels(client, lambda _, is_back: self._backs.append(is_back))
        life = asyncio.create_task(client.connect())
        self._tidy.callback(life.cancel)
        await asyncio.wait_for(client.wait_until_ready(), 3 * _EVENT)
        return f"{words}, and {client.shard_count} shards are wanted."

    async def _commands(self) -> str:
        client, http, texts = self._client, self._http, CommandTexts()
        # No one runs a command here.
        await add_commands(client, None)  # type: ignore[arg-type]
        tree, of = client.tree, (self._application, self._guild)
        ours = [
            await command.get_translated_payload(tree, texts) for command in tree.get_commands()
        ]
        route = Route("GET", f"/applications/{of[0]}/guilds/{of[1]}/commands")
        ask = partial(http.request, route, params={"with_localizations": "true"})
        put = partial(http.bulk_upsert_guild_commands, *of)
        registered, how = await ask(), "this server has them already, and keeps them"
        if not registered:
            await self._make("commands of this server", put(ours), lambda _: put([]))
            registered, how = await ask(), "registered and removed"
            await put([])
        named = {command["name"]: command for command in registered}
        ours = [{key: command[key] for key in command.keys() - _EVERYWHERE} for command in ours]
        other = _other(ours, [named.get(command["name"]) for command in ours])[:3]
        words = f"Discord has {len(named)} of {len(ours)}, other at {other}."
        _assume(len(named) == len(ours) and not other, words)
        return f"{len(ours)}, {how}."

    async def _page(self, page: str) -> Body:
        """Draw a page of the rules. The first page has no picture."""
        book = Rulebook(game := next(iter(REGISTRY)), REGISTRY[game].options())
        return await as_message(rules_screen(book, page, _SAY, text_first=False), self._painter)

    async def _posted(self, body: Body, nonce: str | None = None) -> int:
        drop = partial(self._http.delete_message, self._place)
        making = post_message(self._client, self._place, body, nonce)
        return int((await self._make("a message", making, lambda made: drop(made.id))).id)

    def _look(self, received: Any, body: Body) -> set[str]:
        """Compare a message with its body, and return the addresses of its pictures."""
        leaves, ends = dict(_leaves(received["components"])), (".type", ".id")
        typed, known = (
            {place[: -len(end)] for place in leaves if place.endswith(end)} for end in ends
        )
        pictures = {
            url.partition("?")[0] for place, url in leaves.items() if place.endswith(".media.url")
        }
        wrong = [*_other(body.components, received["components"]), *sorted(typed - known)]
        whole = not wrong and not received["attachments"] and len(pictures) == len(body.files)
        differences = (
            f"{len(received['attachments'])} attachments, {len(pictures)} pictures, at {wrong[:4]}."
        )
        _assume(whole, f"the message is other than sent: {differences}")
        return pictures

    async def _change(self, edit: Callable[[Body], Awaitable[object]], find: Any) -> None:
        """Edit with a new picture, with no picture, and with a picture again."""
        before: set[str] = set()
        for page in ("melds", ABOUT, "lay-off"):
            body = await self._page(page)
            await edit(body)
            after = self._look(await find(), body)
            _assume(not after & before, "an old picture is still there.")
            before = after

    async def _by_channel(self) -> str:
        body, nonce = await self._page("lay-off"), f"{monotonic()}"
        message, again = await self._posted(body, nonce), await self._posted(body, nonce)
        _assume(message == again, "a second try with the same nonce is a second message.")
        find = partial(self._http.get_message, self._place, message)
        self._look(await find(), body)
        edit = partial(edit_message, self._client, self._place, message)
        await self._change(edit, find)
        await self._http.delete_message(self._place, message)
        answer = await self._meaning(edit(body))
        _assume(answer.startswith(Outcome.GONE.value), f"a deleted message is {answer}.")
        return f"one message for two tries, new pictures; deleted, it is {answer}."

    async def _by_token(self) -> str:
        """Edit by a webhook, whose token is like the token of an interaction."""
        body, ask = await self._page("lay-off"), self._http.request
        making = self._http.create_webhook(self._place, name=_NAME)
        path = "/webhooks/{0[id]}/{0[token]}".format
        made = await self._make("a webhook", making, lambda made: ask(Route("DELETE", path(made))))
        token = AnswerToken(self._client, int(made["id"]), 0, made["token"], 0, utcnow())
        by = partial(replace, token)
        message = await self._make(
            "a message", token.follow(body, ()), lambda number: by(number=number).delete()
        )
        find = partial(ask, Route("GET", f"{path(made)}/messages/{message}"))
        edit = by(number=message).edit
        await self._change(edit, find)
        start = monotonic()
        for number in range(_EDITS):
            answer = await self._meaning(edit(body))
            _assume(answer == Outcome.DONE.value, f"edit {number + 1} by a token is {answer}.")
        return f"new pictures by a webhook, {_EDITS} edits in {monotonic() - start:.0f} s."

    async def _thread(self) -> str:
        client, http = self._client, self._http
        body = await as_message(channels_screen([self._place], _SAY), self._painter)
        given: Any = {"name": _NAME, "auto_archive_duration": IDLE_MINUTES}
        making = http.start_thread_with_message(self._place, await self._posted(body), **given)
        made = await self._make("a thread", making, lambda made: http.delete_channel(made["id"]))
        thread = int(made["id"])
        message = (await post_message(client, thread, body)).id
        await http.edit_channel(thread, archived=True)
        answer = await self._meaning(edit_message(client, thread, message, body))
        _assume(not answer.startswith(Outcome.GONE.value), f"archived, an edit is {answer}.")
        posted = await self._meaning(post_message(client, thread, body))
        await http.edit_channel(thread, archived=True)
        heard = await self._return_of(thread, http.edit_channel(thread, archived=False))
        # The thread stays archived if the bot may not delete it (Manage Threads).
        await http.edit_channel(thread, archived=True)
        return f"archived, an edit is {answer}, a post {posted}. Reopened, the bot heard {heard}."

    async def _hidden(self) -> str:
        """Hide the channel by a role, which the bot can remove from itself."""
        http, place, body = self._http, self._place, await self._page(ABOUT)
        guild: Any = self._client.get_guild(self._guild)
        fit = guild and not guild.me.guild_permissions.administrator
        _assume(fit, "it takes a session, and a bot that is not an administrator.", _UNTRIED)
        edit = partial(edit_message, self._client, place, await self._posted(body), body)
        making, drop = http.create_role(guild.id, name=_NAME, permissions="0"), http.delete_role
        made = await self._make("a role", making, lambda made: drop(guild.id, made["id"]))
        view = str(discord.Permissions(view_channel=True).value)
        await http.edit_channel_permissions(place, made["id"], "0", view, 0)
        self._events.clear()
        await http.add_role(guild.id, guild.me.id, made["id"])
        requests = edit(), self._posted(body), http.get_channel(place)
        answers = [await self._meaning(request) for request in requests]
        closed = all(answer.startswith(Outcome.CLOSED.value) for answer in answers)
        _assume(closed, f"hidden, it is {answers}.")
        hidden = {*self._events}
        heard = await self._return_of(place, http.remove_role(guild.id, guild.me.id, made["id"]))
        await edit()
        return f"{answers[0]}, the bot heard {hidden}. Shown again, it heard {heard}."

    async def _emojis(self) -> str:
        http, of = self._http, self._application
        emojis = (await http.get_application_emojis(of))["items"]
        pictures, make = await self._painter.emojis(), self._client.create_application_emoji
        making = make(name=_NAME, image=max(pictures.values(), key=len))
        drop = partial(http.delete_application_emoji, of)
        made = await self._make("an emoji", making, lambda made: drop(made.id))
        button = Button("Probe", Click(ME, 0, "probe"), live=False, emoji=str(made))
        await self._posted(await as_message(Screen(((button,),), FELT), self._painter))
        times, seconds = map(float, self._limits["POST /applications/#/emojis"][:2])
        wanted = sum(map(len, EMOJI_NAMES.values()))
        wait = f"{wanted / times * seconds:.0f} s" if times else "an unknown time"
        return f"{len(emojis)} are there, all {wanted} take {wait} by the limit."

    async def _pace(self) -> str:
        interval = Wiring().edit_interval
        times, seconds = map(float, self._limits["PATCH /channels/#/messages/#"][:2])
        _assume(times, "Discord names no limit of edits.", _UNTRIED)
        words = f"{times:g} edits in {seconds:g} s. The bot makes one in {interval:g} s."
        _assume(seconds / times <= interval, words)
        return words
