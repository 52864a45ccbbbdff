"""Driving the bot by what people have: slash commands, buttons, menus, and what they then read."""

from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, MemberActor

from bot.blocks.control import Click, read_click
from bot.settings import Settings, load
from bot.start.app import Upcard
from bot.start.wiring import Wiring
from data.database.database import Database, open_database
from engine.cards import Card
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.table.record import StoredTable
from engine.table.table_state import TableState, table_state
from tests.discord.play.messages import (
    Json,
    Message,
    alt_texts,
    buttons,
    components,
    does,
    leads_on,
    live,
    menus,
    menus_for,
    options,
    plain,
    readings,
    text,
)
from tests.discord.play.quick_env import QuickEnv
from tests.discord.play.shelf import Shelf

Prepare = Callable[["Room", Shelf], Awaitable[None]]

SEED = bytes(range(32))


class Player:
    """A person in the channel. ``panel``: the newest private message with controls; ``told``: what
    the last private message said."""

    def __init__(self, room: "Room", actor: MemberActor) -> None:
        self.room, self.actor = room, actor
        self._panel: simcord.ResponseMessage | None = None
        self.told = ""

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def panel(self) -> simcord.ResponseMessage:
        assert self._panel is not None, f"{self.actor.name} has no panel"
        return self._panel

    def text(self) -> str:
        """What stands on the panel."""
        return text(self.panel)

    def live(self) -> list[str]:
        """What can be pressed on the panel."""
        return live(self.panel)

    async def slash(self, command: str, *, where: ChannelHandle | None = None, **given: Any) -> Any:
        """A slash command; SimCord's result."""
        return self._seen(await self.actor.slash(where or self.room.channel, command, **given))

    async def sets_panel(self, *names: str) -> None:
        """Say in the settings what the hand panel has: all else is off. The panel stays open."""
        panel = self._panel
        await self.slash("settings")
        await self.use(Click("me", 0, "panel").write(), *names)
        await self.room.env.settle()
        self._panel = panel

    def faces(self) -> list[str]:
        """The cards of the hand that the panel shows."""
        [words] = [one for one in alt_texts(self.panel) if one.startswith("Your hand: ")]
        return words.removeprefix("Your hand: ").split()

    def can(self, word: str) -> bool:
        """Whether a button of the panel does this now, whatever cards stand on it."""
        return any(does(label, word) for label in self.live())

    async def press(self, label: str, on: Message | None = None) -> Any:
        """A button, of the panel unless another message is named; by its first word if cards stand
        on it. What a lobby has behind More is pressed there."""
        message = on or self.panel
        if on is not None and not self._has(label, on) and "More" in live(on):
            await self.press("More", on)
            message = self.panel
        labelled = [(plain(part["label"]), part) for part in buttons(message)]
        exact = [part for words, part in labelled if words == label]
        [button] = exact or [part for words, part in labelled if does(words, label)]
        return self._seen(await self.actor.click(message, custom_id=button["custom_id"]))

    async def terms(self) -> str:
        """What a lobby says behind More."""
        await self.press("More", self.room.shown())
        return self.text()

    def _has(self, label: str, message: Message) -> bool:
        return any(
            plain(part["label"]) == label or does(plain(part["label"]), label)
            for part in buttons(message)
        )

    async def pick(self, label: str) -> Any:
        """What the panel offers, in menus or with a button each, by words of it; the first."""
        for words, button in readings(self.panel).items():
            if label in words:
                return self._seen(await self.actor.click(self.panel, custom_id=button))
        return await self.use(
            *next(
                (menu["custom_id"], line["value"])
                for menu in menus(self.panel)
                for line in menu["options"]
                if label in plain(line["label"])
            )
        )

    async def use(self, menu: str, *values: str) -> Any:
        """These values of one of the panel's menus, by its custom_id or one that means the same."""
        [found] = [
            one["custom_id"]
            for one in menus(self.panel)
            if read_click(one["custom_id"]) == read_click(menu)
        ]
        return self._seen(await self.actor.select(self.panel, list(values), custom_id=found))

    async def choose(self, *faces: str) -> Any:
        """Exactly these lines of the menu for several, as they are written on the panel."""
        [menu] = menus_for(self.panel, "pick") or menus_for(self.panel, "orders-pick")
        lines, values = list(menu["options"]), []
        for face in faces:
            assert face in options(self.panel), f"{face} is in no menu: {self.text()}"
            line = next(line for line in lines if plain(line["label"]) == face)
            lines.remove(line)
            values.append(line["value"])
        chosen = await self.actor.select(self.panel, values, custom_id=menu["custom_id"])
        return self._seen(chosen)

    async def discard(self, face: str | None = None) -> Any:
        """This card by the menu that discards, the first one if none is named."""
        for menu in menus_for(self.panel, "discard"):
            for line in menu["options"]:
                if face in (None, plain(line["label"])):
                    return await self.use(menu["custom_id"], line["value"])
        raise AssertionError(f"{face or 'nothing'} can be discarded: {self.text()}")

    async def lay(self, word: str) -> Any:
        """What a button does, in the first way if there are several."""
        result = await self.press(word)
        return await self.pick("1. ") if "Back" in self.live() else result

    async def hand(self) -> tuple[Card, ...]:
        """The cards that the stored journal gives this person."""
        told = await self.room.stored()
        seat = told.roster.seat_of(self.id)
        assert told.state is not None
        assert seat is not None
        return told.state.hands[seat]

    def _seen(self, result: Any) -> Any:
        assert result.acknowledged, "the bot did not answer"
        answers = [one for one in (result.response, *result.followups) if one is not None]
        for answer in answers:
            if answer.ephemeral:
                self.told = text(answer)
                if leads_on(answer):
                    self._panel = answer
        return result


class Room:
    """A channel with the bot and some people in it."""

    def __init__(self, url: str, given: Json, wiring: Wiring) -> None:
        self.url, self._given, self._wiring = url, given, wiring
        self._database: Database | None = None
        self.bot = self._new_bot()
        self.env = QuickEnv(self.bot)
        self.guild = self.env.create_guild("Upcard")
        self.channel = self.guild.create_text_channel("rummy")
        self.people = [self._person(name) for name in ("Ann", "Ben", "Chi", "Dao")]

    def _person(self, name: str) -> Player:
        user = self.env.create_user(name.lower(), global_name=name)
        return Player(self, self.guild.add_member(user))

    def _new_bot(self) -> Upcard:
        return Upcard(_settings(self.url, **self._given), self._wiring)

    async def restart(self, *, after: float = 0) -> None:
        """Stop the bot and start another over the same database, ``after`` so many seconds in which
        none ran: what would have happened in a bot meanwhile costs no time."""
        await self.bot.close()
        self.env._move_clock(self.env._virtual_time + after)
        self.bot = self._new_bot()
        await self.env.restart_bot(self.bot)

    def history(self) -> list[discord.Message]:
        """What everybody in the channel sees, oldest first."""
        return list(self.channel.history())

    def shown(self) -> discord.Message:
        """The newest public message with controls: the table."""
        return next(one for one in reversed(self.history()) if one.components)

    def calls(self) -> list[str]:
        """The public messages that are words alone: calls to the player to move."""
        return [one.content for one in self.history() if not one.components]

    def table_id(self) -> str:
        """The id in the buttons of the table that was shown last."""
        clicks = [read_click(part.get("custom_id", "")) for part in components(self.shown())]
        return next(click.table_id for click in clicks if click is not None)

    async def reader(self) -> Shelf:
        """The storage as somebody else than the bot has it open."""
        if self._database is None:
            self._database = await open_database(self.url)
        return Shelf(self._database)

    async def close(self) -> None:
        """The end of the evening."""
        await self.bot.close()
        if self._database is not None:
            await self._database.dispose()
        await self.env.shutdown()

    async def page(self, table_id: str | None = None) -> StoredTable:
        """What is stored about a table, read from the disk by somebody else than the bot."""
        page = await (await self.reader()).load(table_id or self.table_id())
        assert page is not None
        return page

    async def stored(self, table_id: str | None = None) -> TableState:
        """A table as its stored journal tells it."""
        page = await self.page(table_id)
        chosen = read_options(REGISTRY[page.header.game], page.header.options)
        return table_state(game(page.header.game, chosen), page.header, page.entries)


@cache
def _checked(**given: Any) -> Settings:
    return load(Path("no.env"), **given)


def _settings(url: str, **given: Any) -> Settings:
    """What nearly all rooms have alike is checked once."""
    plain = all(isinstance(one, Hashable) for one in given.values())
    checked = (_checked if plain else _checked.__wrapped__)(shards="0/1", **given)
    return checked.model_copy(update={"database_url": url})


async def forged(room: Room, actor: MemberActor, message: Message, click: Click) -> Any:
    """A click with a custom_id that the message does not show, as an old client would send it.

    The button is put on the simulated message alone.
    """
    kept = room.env.backend.get_message(room.channel.id, message.id)
    button = {"type": 2, "style": 2, "label": "old", "custom_id": click.write()}
    shown = list(kept.components)
    kept.components = [*shown, {"type": 1, "components": [button]}]
    person = next(one for one in room.people if one.actor is actor)
    result = await actor.click(message, custom_id=click.write())
    if kept.components and kept.components[-1].get("components") == [button]:
        kept.components = shown
    return person._seen(result)


def whispers(room: Room, person: Player) -> list[discord.Message]:
    """What only this person sees in the channel, oldest first."""
    public = {one.id for one in room.history()}
    seen = room.channel.history(viewer=person.actor)
    return [one for one in seen if one.id not in public and one.components]


@asynccontextmanager
async def open_room(
    url: str,
    *,
    interval: float = 0,
    linger: float = 0,
    emojis: bool = False,
    first_look: float = 0,
    answer_pause: float = 0,
    prepare: Prepare | None = None,
    **given: Any,
) -> AsyncIterator[Room]:
    """A running bot; ``prepare`` writes journals before it starts, ``given`` are settings.

    ``first_look``: people who have not opened their hand are expected, as on Discord (30).
    ``answer_pause``: standing orders answer after about so many seconds, as on Discord (1.7).
    Every change is shown at once; ``interval`` and ``linger`` (seconds) let it wait as on Discord.

    What the bot raised, unless the test has looked at it, fails the test at the end.
    """
    wiring = Wiring(
        inline=True,
        edit_interval=interval,
        linger=linger,
        emojis=emojis,
        first_look=first_look,
        answer_pause=answer_pause,
    )
    room = Room(url, {"computer_pause_seconds": 0} | given, wiring)
    if prepare is not None:
        await prepare(room, await room.reader())
    try:
        await room.env.start()
        with room.env.time_context():
            yield room
            await room.env.settle()
    finally:
        await room.close()
    room.env.raise_errors()
