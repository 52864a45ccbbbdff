"""Telling Discord which commands there are, and where they are no longer."""

import discord
from discord.ext import commands

from bot.discordpy.faults import Attempt
from bot.discordpy.translations import CommandTexts
from bot.text.command_mentions import CommandMentions
from data.choices.registrations import Registrations


async def register_commands(
    bot: commands.AutoShardedBot, guild_id: int | None, places: Registrations
) -> CommandMentions:
    """Register all commands in every language: everywhere, or at once in one server alone.

    What Discord calls them makes mentions of them possible. Elsewhere they go: a server would show
    each of them twice.
    """
    await bot.tree.set_translator(CommandTexts())
    guild = None if guild_id is None else discord.Object(guild_id)
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
        # Before they are there: whatever happens next, it is known where to look.
        await places.remember(guild.id)
    registered = await bot.tree.sync(guild=guild)
    if guild is not None:
        await _leave_everywhere(bot)
    for server in await places.servers() - {guild_id}:
        await _leave_server(bot, server, places)
    typed = discord.AppCommandType.chat_input
    return CommandMentions({one.name: one.id for one in registered if one.type is typed})


async def _leave_everywhere(bot: commands.AutoShardedBot) -> None:
    async with Attempt("commands_stay", warn=True, seconds=None):
        for command in await bot.tree.fetch_commands():
            await command.delete()


async def _leave_server(bot: commands.AutoShardedBot, server: int, places: Registrations) -> None:
    """A server that the bot has left since shows none; others are tried again at the next start."""
    guild = discord.Object(server)
    bot.tree.clear_commands(guild=guild)
    async with Attempt("commands_stay", warn=True, seconds=None, guild=server) as leaving:
        await bot.tree.sync(guild=guild)
    if leaving.is_forbidden or not leaving.is_refused:
        await places.forget(server)
