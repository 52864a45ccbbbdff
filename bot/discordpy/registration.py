"""Telling Discord which commands there are."""

import discord
from discord.ext import commands

from bot.discordpy.translations import CommandTexts
from bot.text.command_mentions import CommandMentions


async def register_commands(bot: commands.Bot, guild_id: int | None) -> CommandMentions:
    """Register all commands in every language: everywhere, or at once in one server alone.

    What Discord calls them makes mentions of them possible.
    """
    await bot.tree.set_translator(CommandTexts())
    guild = None if guild_id is None else discord.Object(guild_id)
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    registered = await bot.tree.sync(guild=guild)
    typed = discord.AppCommandType.chat_input
    return CommandMentions({one.name: one.id for one in registered if one.type is typed})
