"""Places of slash commands, their texts in each language, and their registration.

A place applies to a whole command. Commands of tables are for servers. Personal commands also work
in direct messages, and everywhere for people who have installed the bot for themselves.

A description is written with ``translated``. A name is one word, and its text has the id ``name-``
and that word, such as ``name-game`` for every option ``game``. An entry in the menu of a person is
a text like others.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from textwrap import shorten
from typing import Any, TypedDict, TypeVar

import discord
import structlog
from discord import Locale
from discord.app_commands import (
    AppCommandContext,
    AppInstallationType,
    Command,
    ContextMenu,
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    allowed_contexts,
    allowed_installs,
    guild_only,
    locale_str,
)
from discord.ext import commands

from bot.discordpy.outcome import UNREACHED, Attempt, pause
from bot.people.known_people import language_of_locale
from bot.text import MissingText, Text
from bot.text.text import NO_MENTIONS, CommandMentions
from data.choices.settings import Registrations
from data.database.trouble import StorageTrouble
from data.pubsub import Topic

_T = TypeVar("_T", bound="Command[Any, ..., Any] | ContextMenu")


class CommandReach(TypedDict):
    """Arguments of a group of commands, for the places in which Discord offers the group."""

    allowed_contexts: AppCommandContext
    allowed_installs: AppInstallationType
    guild_only: bool


EVERYWHERE = CommandReach(
    allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    allowed_installs=AppInstallationType(guild=True, user=True),
    guild_only=False,
)
IN_SERVERS = CommandReach(
    allowed_contexts=AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    allowed_installs=AppInstallationType(guild=True, user=False),
    guild_only=True,
)


def everywhere(command: _T) -> _T:
    """Offer a command everywhere."""
    installed = allowed_installs(guilds=True, users=True)(command)
    return allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)


def in_servers(command: _T) -> _T:
    """Offer a command in servers that have the bot."""
    installed = allowed_installs(guilds=True, users=False)(guild_only(command))
    return allowed_contexts(guilds=True, dms=False, private_channels=False)(installed)


Saying = Callable[[Text], str]

_ENGLISH = Text("en")
_NAMES = frozenset(
    {
        TranslationContextLocation.command_name,
        TranslationContextLocation.group_name,
        TranslationContextLocation.parameter_name,
    }
)


def translated(message: str) -> locale_str:
    """Return the text of this id for a command, with the translations that Discord asks for."""
    return translated_by(lambda say: say(message))


def translated_by(saying: Saying) -> locale_str:
    """Return a text for a command that ``saying`` builds in each language."""
    return locale_str(saying(_ENGLISH), saying=saying)


class CommandTexts(Translator):
    """The translator of command names and descriptions. Missing texts stay English."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in the language of a locale, None for English or a missing text."""
        language = language_of_locale(locale.value)
        if language == "en":
            return None
        saying: Saying | None = string.extras.get("saying")
        try:
            if saying is None and context.location in _NAMES:
                return Text(language)(f"name-{string.message}".replace("_", "-"))
            return None if saying is None else saying(Text(language))
        except MissingText:
            return None


_Registered = list[discord.app_commands.AppCommand]

_log = structlog.get_logger()
_START, _AGAIN, _MOST = 10.0, 60.0, 60.0
"""Seconds that the start waits, seconds until the first retry, and the greatest factor.

Each retry waits twice as long as the retry before, up to this factor."""
_HINTS = {
    400: "Discord does not take these commands. Update Upcard.",
    403: "Invite the bot to the server that COMMANDS_GUILD_ID names, or correct that setting.",
}
_MEANWHILE = "Tables keep running, with the commands that Discord has."


class RegisteredCommands:
    """The commands of the application, only in one server if ``guild_id`` names one.

    One process registers them, and the other processes ask Discord for the registered commands.
    ``mentions`` needs the commands' ids at Discord.
    """

    def __init__(
        self, bot: commands.AutoShardedBot, guild_id: int | None, places: Registrations
    ) -> None:
        self._bot, self._places = bot, places
        self._guild = None if guild_id is None else discord.Object(guild_id)
        self.mentions: CommandMentions = NO_MENTIONS
        self._trying: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()

    async def start(self) -> None:
        """Register the commands. If that takes too long, continue with Discord's old commands.

        Registration is retried less and less often. A second start tries right away."""
        self.stop()
        self._trying = asyncio.create_task(self._until_registered())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), _START)
        if self._trying.done():
            self._trying.result()

    def stop(self) -> None:
        """Stop retrying."""
        if self._trying is not None:
            self._trying.cancel()

    async def _until_registered(self) -> None:
        for failures in count(1):
            seconds = _AGAIN * pause(failures, _MOST)
            try:
                await self.register()
            except (discord.HTTPException, StorageTrouble, *UNREACHED) as error:
                status, code = (getattr(error, name, 0) for name in ("status", "code"))
                reason = shorten(getattr(error, "text", "") or repr(error), 500)
                known = 400 if status == 403 and self._guild is None else status
                hint = f"{_HINTS.get(known, 'Nothing has to be done.')} {_MEANWHILE}"
                facts = {"status": status, "code": code, "again_in": seconds}
                _log.warning("commands_refused", reason=reason, hint=hint, **facts)
                if failures == 1:
                    await self.find()
            else:
                return
            finally:
                self._tried.set()
            await asyncio.sleep(seconds)

    async def register(self) -> None:
        """Register all commands in every language, everywhere or only in one server.

        Commands of a single server are there right away. Commands in other places are removed,
        because a server would show each of them twice.
        """
        bot, guild = self._bot, self._guild
        await bot.tree.set_translator(CommandTexts())
        self._copy()
        if guild is not None:
            # Stored before the commands exist, so that they can be removed whatever happens next.
            await self._places.remember(guild.id)
        self._mention(await bot.tree.sync(guild=guild))
        await self._places.tell(Topic.COMMANDS)
        if guild is not None:
            await self._leave_everywhere()
        for server in await self._places.servers() - {guild and guild.id}:
            await self._leave_server(server)

    async def find(self) -> None:
        """Ask Discord for the ids of the commands that another process registers."""
        self._copy()
        async with Attempt("no_command_mentions", warn=True, seconds=None):
            self._mention(await self._bot.tree.fetch_commands(guild=self._guild))

    def _copy(self) -> None:
        """Let the global commands handle the commands of the server."""
        if self._guild is not None:
            self._bot.tree.copy_global_to(guild=self._guild)

    def _mention(self, registered: _Registered) -> None:
        typed = discord.AppCommandType.chat_input
        self.mentions = CommandMentions(
            {command.name: command.id for command in registered if command.type is typed}
        )

    async def _leave_everywhere(self) -> None:
        async with Attempt("commands_stay", warn=True, seconds=None):
            for command in await self._bot.tree.fetch_commands():
                await command.delete()

    async def _leave_server(self, server: int) -> None:
        """Remove a server's own commands. A server that the bot has left shows none."""
        guild = discord.Object(server)
        self._bot.tree.clear_commands(guild=guild)
        async with Attempt("commands_stay", warn=True, seconds=None, guild=server) as leaving:
            await self._bot.tree.sync(guild=guild)
        if leaving.is_forbidden or not leaving.is_refused:
            await self._places.forget(server)
