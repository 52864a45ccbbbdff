"""The entry "Play rummy with…" in the menu of a person."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.clicks.context import InteractionContext
from bot.discordpy.commands import in_servers, translated
from bot.opening.options import as_guests
from bot.screens.welcome import play_with_screen

if TYPE_CHECKING:
    from bot.start.app import Upcard


async def setup(bot: "Upcard") -> None:
    """Add it to the bot."""

    async def play_with(interaction: discord.Interaction, user: discord.User) -> None:
        """Ask privately for the game."""
        context = await InteractionContext.of(bot.services, interaction)
        [guest] = as_guests(context, [user])
        await context.show(play_with_screen(guest, context.say))

    menu = app_commands.ContextMenu(name=translated("menu-play-with"), callback=play_with)
    bot.tree.add_command(in_servers(menu))
