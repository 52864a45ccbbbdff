"""The entry "Play rummy with…" in the menu of a person."""

import discord
from discord import app_commands

from bot.clicks.context import InteractionContext
from bot.clicks.services import Services
from bot.discordpy.registered_commands import in_servers, translated
from bot.opening.opening_options import as_guests
from bot.screens.first_steps import play_with_screen


def play_with_menu(services: Services) -> app_commands.ContextMenu:
    """The entry, which asks privately for the game."""

    async def play_with(interaction: discord.Interaction, user: discord.User) -> None:
        context = await InteractionContext.of(services, interaction)
        [guest] = as_guests(context, [user])
        await context.show(play_with_screen(guest, context.say))

    return in_servers(
        app_commands.ContextMenu(name=translated("menu-play-with"), callback=play_with)
    )
