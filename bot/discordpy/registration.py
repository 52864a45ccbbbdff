"""Telling Discord which commands there are."""

import discord
from discord.ext import commands

from bot.discordpy.translations import CommandTexts


async def register_commands(bot: commands.Bot, guild_id: int | None) -> None:
    """Register all commands in every language: everywhere, or at once in one server alone."""
    await bot.tree.set_translator(CommandTexts())
    if guild_id is None:
        await bot.tree.sync()
        return
    guild = discord.Object(guild_id)
    bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
