"""The context of an interaction, with its user, the services and the ways to answer."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Concatenate, Self

import discord

from bot.blocks.control import Click, Control, PresetPlace, read_number
from bot.blocks.screen import Form, Screen
from bot.clicks.services import Services
from bot.discordpy.components import as_modal, in_time
from bot.discordpy.interaction_answers import (
    AnswerToken,
    acknowledge,
    change,
    edits_clicked,
    is_answered,
    open_window,
    post,
    whisper,
)
from bot.discordpy.outcome import Attempt
from bot.people.known_people import Reader, called
from bot.people.preferences import ServerSettings
from bot.screens.notes import note_screen
from bot.text import Text
from engine.live.table import Table
from engine.names import name_of_person
from engine.table.commands import Asked, Command
from engine.table.roster import Status


class Refused(Exception):
    """A wish that cannot be done. The person gets the ``sentence`` privately."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class OldPanel(Exception):
    """The clicked panel is out of date. It is repainted with a notice that says so."""


@dataclass(frozen=True, slots=True)
class InteractionContext:
    """A person who used a command or a component of ours, and the ways to answer them.

    Discord takes one first answer to an interaction. After that answer, ``show`` sends a follow-up
    and ``repaint`` an edit. All answers raise Unanswered if Discord refuses them
    (bot/discordpy/interaction_answers.py).
    """

    services: Services
    interaction: discord.Interaction
    reader: Reader
    user_id: int = field(init=False)
    """The person's id."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "user_id", self.interaction.user.id)

    @staticmethod
    async def of(services: Services, interaction: discord.Interaction) -> "InteractionContext":
        """Return the context of an interaction."""
        return InteractionContext(services, interaction, await services.people.reader(interaction))

    @staticmethod
    def without_settings(
        services: Services, interaction: discord.Interaction
    ) -> "InteractionContext":
        """Return the context without reading this person's settings from the storage."""
        return InteractionContext(
            services, interaction, services.people.reader_at_once(interaction)
        )

    @property
    def say(self) -> Text:
        """The texts in this person's language."""
        return self.reader.say

    @property
    def user_name(self) -> str:
        """Their name in this server."""
        return called(self.interaction.user)

    @property
    def token(self) -> AnswerToken:
        """The token with which answers to this interaction are edited later."""
        return AnswerToken.of(self.interaction)

    @property
    def guild_id(self) -> int:
        """The server's id, or 0 outside of a server."""
        return self.interaction.guild_id or 0

    @property
    def in_server(self) -> bool:
        """Whether the bot is a member of the interaction's server.

        The bot may not be a member. If a person has installed the bot only for themselves, they can
        use the bot in any server and in direct messages.
        """
        return self.interaction.client.get_guild(self.guild_id) is not None

    @property
    def channel_id(self) -> int:
        """The channel's or thread's id, or 0 if Discord names none."""
        return self.interaction.channel_id or 0

    def is_at(self, table: Table) -> bool:
        """Return whether the interaction is in the table's channel or thread."""
        where = table.header
        return (self.guild_id, self.channel_id) == (where.guild_id, where.channel_id)

    @property
    def manages(self) -> bool:
        """Whether this person may manage the server, or used /server lately."""
        return self._may_manage(self.guild_id)

    def _may_manage(self, guild_id: int) -> bool:
        """Return whether this person may manage the server of the interaction.

        For a server other than the interaction's, the answer is False, because Discord gives no
        permissions there.
        """
        if not self.in_server or guild_id != self.guild_id:
            return False
        lately = self.services.deputies.has(guild_id, self.user_id)
        return lately or self.interaction.permissions.manage_guild

    @property
    def server_settings(self) -> ServerSettings:
        """The settings of the server."""
        return self.services.people.server_settings(self.guild_id)

    @property
    def server_say(self) -> Text:
        """The texts in the server's language, for the whole channel."""
        return self.services.people.server_text(self.guild_id)

    def out_of_date(self) -> str:
        """Count one more stale click, and return the sentence for it."""
        self.services.tally.stale += 1
        return self.say("stale")

    async def reply(self, text: str) -> None:
        """Answer privately with one sentence."""
        await self.show(note_screen(text, self.say))

    async def show(self, screen: Screen) -> AnswerToken:
        """Answer privately with a new message.

        Pictures that are not painted in time are added later.
        """
        body, whole = await in_time(screen, self.services.painter, self.interaction.id)
        message, message_id = await whisper(self.interaction, body, with_response=not whole)
        self._owe(message_id, message, screen, whole=whole)
        return message

    async def show_until(
        self, screen: Screen, coming: Callable[[], Awaitable[Screen]], *, in_place: bool = False
    ) -> None:
        """Answer privately with a screen that the screen of `coming` replaces later.

        The first screen is not replaced if the message shows something else by then.

        ``in_place``: the answer is the clicked message instead of a new message.
        """
        body, _ = await in_time(screen, self.services.painter, self.interaction.id)
        clicked = self.interaction.message
        if in_place and clicked is not None:
            self.services.late_pictures.forget(clicked.id)
            message_id, message = await change(self.interaction, body), self.token
        else:
            message, message_id = await whisper(self.interaction, body, with_response=True)
        self.services.late_pictures.follow(message_id or self.interaction.id, message, coming)

    async def repaint(self, screen: Screen) -> AnswerToken:
        """Answer with a new state of the clicked message, or of the first answer to a command."""
        body, whole = await in_time(screen, self.services.painter, self.interaction.id)
        clicked = self.interaction.message
        if clicked is not None:
            self.services.late_pictures.forget(clicked.id)
        message_id, message = await change(self.interaction, body), self.token
        self._owe(message_id, message, screen, whole=whole)
        return message

    async def publish(self, screen: Screen, call: Collection[int] = ()) -> tuple[AnswerToken, int]:
        """Answer in public and notify these people (user ids). Return the message and its id."""
        body, whole = await in_time(screen, self.services.painter, self.interaction.id)
        message, message_id = await post(self.interaction, body, call)
        self._owe(message_id, message, screen, whole=whole)
        return message, message_id

    def _owe(
        self, message_id: int | None, message: AnswerToken, wanted: Screen, *, whole: bool
    ) -> None:
        """Send the missing pictures later, if `whole` is False."""
        if message_id is not None and not whole:
            self.services.late_pictures.bring(message_id, message, wanted)

    async def ask(self, form: Form) -> None:
        """Answer with a window to type in, or say that it is too late for a window."""
        if not await open_window(self.interaction, as_modal(form).to_dict()):
            await self.reply(self.say("window-late"))

    async def note(self, text: str) -> None:
        """Replace the clicked private message by one sentence."""
        await self.repaint(note_screen(text, self.say))

    async def set_for_server(self, name: str, value: object) -> None:
        """Store this setting of the server."""
        await self.services.people.change_server_settings(
            self.guild_id, lambda settings: settings.put(name, value)
        )

    async def close(self) -> None:
        """Delete the clicked private message."""
        await acknowledge(self.interaction)
        async with Attempt("note_stays"):
            await self.token.delete()

    async def will_show(self) -> None:
        """Let Discord wait for a private answer. ``show`` gives it."""
        await acknowledge(self.interaction, private=True)

    async def will_repaint(self) -> None:
        """Let Discord wait for a change of the clicked message. ``repaint`` makes it."""
        await acknowledge(self.interaction)


@dataclass(frozen=True, slots=True)
class ClickContext(InteractionContext):
    """A click on a component, or the text typed into a window that followed a click."""

    click: Click
    on_private_message: bool = field(init=False)
    """Whether only this person sees the clicked message."""

    def __post_init__(self) -> None:
        InteractionContext.__post_init__(self)
        message = self.interaction.message
        private = message is not None and message.flags.ephemeral
        object.__setattr__(self, "on_private_message", private)

    @property
    def chosen(self) -> list[str]:
        """The chosen lines of a menu."""
        return [str(value) for value in self._data.get("values", ())]

    @property
    def choice(self) -> str:
        """The chosen line of a menu, or "" if there is none."""
        return next(iter(self.chosen), "")

    @property
    def chosen_member(self) -> tuple[int, str] | None:
        """The id and name of the member chosen in a menu.

        None for bots and for people who are not members of this server.
        """
        resolved = self._data.get("resolved") or {}
        user = (resolved.get("users") or {}).get(self.choice)
        member = (resolved.get("members") or {}).get(self.choice)
        if user is None or member is None or user.get("bot"):
            return None
        number = read_number(self.choice)
        if number is None:
            return None
        names = member.get("nick"), user.get("global_name"), user["username"]
        return number, name_of_person(number, *names)

    @property
    def typed(self) -> dict[str, str]:
        """The texts typed into a window, by the names of its lines."""
        lines = [part.get("component") or {} for part in self._data.get("components", ())]
        return {line["custom_id"]: str(line["value"]) for line in lines if "value" in line}

    @property
    def _data(self) -> dict[str, Any]:
        data: Any = self.interaction.data
        return data or {}


@dataclass(frozen=True, slots=True)
class TableContext(ClickContext):
    """A click at a table."""

    table: Table

    @property
    def say(self) -> Text:
        """The texts in this person's language, with the card names of a game."""
        return self.reader.say.of(self.table.game.name)

    @property
    def manages(self) -> bool:
        """Whether this person may manage the table's server."""
        return self._may_manage(self.table.header.guild_id)

    @classmethod
    def at(cls, context: ClickContext, table: Table) -> Self:
        """Return the click with the table that it names."""
        return cls(context.services, context.interaction, context.reader, context.click, table)

    async def do(
        self,
        command: Command[Concatenate[int, Asked]],
        *asked: Asked.args,
        **named: Asked.kwargs,
    ) -> None:
        """Apply a command to the table for this person. Raises the command's errors."""
        await self.table.do(command, self.user_id, *asked, **named)

    async def takes_over(self) -> bool:
        """Return whether this person leads the lobby now, because its host has left the server.

        Discord is asked whether the host is still a member.
        """
        guild = self.interaction.client.get_guild(self.guild_id)
        if guild is None or self.table.roster.status is not Status.LOBBY:
            return False
        async with Attempt("host_not_looked_up", guild=guild.id) as asked:
            await guild.fetch_member(self.table.roster.host)
        if asked.is_gone:
            self.table.host_left()
        return asked.is_gone and self.table.leads(self.user_id)

    async def show(self, screen: Screen) -> AnswerToken:
        """Answer privately with a new message.

        A click on the table's public message gives a token. With this token the public message can
        be edited without using the bot's own rate limit. To keep the token for such edits, the
        click is acknowledged first, and the answer is a follow-up.
        """
        messages, clicked = self.services.public_messages, self.interaction.message
        first = not is_answered(self.interaction)
        if first and clicked is not None and messages.wants_token(self.table, clicked.id):
            await self.will_repaint()
            if edits_clicked(self.interaction):
                messages.keep_token(self.table, self.token, clicked.id)
        message = await ClickContext.show(self, screen)
        if self.table.roster.status is Status.LOBBY:
            self.services.panels.keep_lobby_note(self.click.table_id, message)
        return message


@dataclass(frozen=True, slots=True)
class PresetContext(ClickContext):
    """A click on the presets of a server, by a person who may manage that server."""

    place: PresetPlace

    @classmethod
    def at(cls, context: ClickContext, place: PresetPlace) -> Self:
        """Return the click with the presets that it names."""
        return cls(context.services, context.interaction, context.reader, context.click, place)


ClickAction = Callable[[ClickContext], Awaitable[object]]
TableAction = Callable[[TableContext], Awaitable[object]]
PresetAction = Callable[[PresetContext], Awaitable[object]]

ClickActions = tuple[tuple[Control, ClickAction], ...]
TableActions = tuple[tuple[Control, TableAction], ...]
PresetActions = tuple[tuple[Control, PresetAction], ...]
Actions = tuple[tuple[Control, Callable[[Any], Awaitable[object]]], ...]
"""Pairs of a control and its action. The action takes the context of the control's place."""
