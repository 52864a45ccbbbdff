"""Telling Discord which commands there are, and where they are no longer."""

import discord
from discord.ext import commands

from bot.discordpy.faults import Attempt
from bot.discordpy.translations import CommandTexts
from bot.text.command_mentions import NO_MENTIONS, CommandMentions
from data.choices.settings import Registrations
from data.pubsub import Topic

_Registered = list[discord.app_commands.AppCommand]


class RegisteredCommands:
    """The commands of the application, in one server alone if one is named (``guild_id``).

    One of the processes that serve it registers them; the others ask Discord for them. What Discord
    calls them makes ``mentions`` of them possible.
    """

    def __init__(
        self, bot: commands.AutoShardedBot, guild_id: int | None, places: Registrations
    ) -> None:
        self._bot, self._places = bot, places
        self._guild = None if guild_id is None else discord.Object(guild_id)
        self.mentions: CommandMentions = NO_MENTIONS

    async def register(self) -> None:
        """Register all commands in every language: everywhere, or at once in one server alone.

        Elsewhere they go: a server would show each of them twice.
        """
        bot, guild = self._bot, self._guild
        await bot.tree.set_translator(CommandTexts())
        self._copy()
        if guild is not None:
            # Before they are there: whatever happens next, it is known where to look.
            await self._places.remember(guild.id)
        self._mention(await bot.tree.sync(guild=guild))
        await self._places.tell(Topic.COMMANDS)
        if guild is not None:
            await self._leave_everywhere()
        for server in await self._places.servers() - {guild and guild.id}:
            await self._leave_server(server)

    async def find(self) -> None:
        """Another process registers them: learn what Discord calls those that there are."""
        self._copy()
        async with Attempt("no_command_mentions", warn=True, seconds=None):
            self._mention(await self._bot.tree.fetch_commands(guild=self._guild))

    def _copy(self) -> None:
        """Clicks on commands of a server are those of the commands that are everywhere."""
        if self._guild is not None:
            self._bot.tree.copy_global_to(guild=self._guild)

    def _mention(self, registered: _Registered) -> None:
        typed = discord.AppCommandType.chat_input
        self.mentions = CommandMentions(
            {one.name: one.id for one in registered if one.type is typed}
        )

    async def _leave_everywhere(self) -> None:
        async with Attempt("commands_stay", warn=True, seconds=None):
            for command in await self._bot.tree.fetch_commands():
                await command.delete()

    async def _leave_server(self, server: int) -> None:
        """A server that the bot has left since shows none; others are tried again at the next
        start."""
        guild = discord.Object(server)
        self._bot.tree.clear_commands(guild=guild)
        async with Attempt("commands_stay", warn=True, seconds=None, guild=server) as leaving:
            await self._bot.tree.sync(guild=guild)
        if leaving.is_forbidden or not leaving.is_refused:
            await self._places.forget(server)
