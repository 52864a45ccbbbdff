"""/leaderboard: who is best in this server."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands import GAMES
from bot.dress import dress
from bot.house import House
from bot.presenter.league import leaderboard_screen
from bot.translate import translated

if TYPE_CHECKING:
    from bot.app import Upcard

_PLACES = 10


class League(commands.Cog):
    """The command /leaderboard."""

    def __init__(self, house: House) -> None:
        self._house = house

    @app_commands.command(description=translated("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(game=translated("option-leaderboard-game"))
    @app_commands.choices(game=GAMES)
    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The first ten, and where the asker stands."""
        house, guild = await self._house.entered_by(interaction), interaction.guild_id or 0
        rows = await house.league.leaderboard(guild, game, _PLACES)
        mine = await house.league.standing_of(guild, interaction.user.id, game)
        title = house.say(f"game-{game}") if game else None
        screen = leaderboard_screen(rows, mine, title, house.say)
        view, files = await dress(screen, house.painter)
        await interaction.response.send_message(view=view, files=files)


async def setup(bot: "Upcard") -> None:
    """Add the command to the bot."""
    await bot.add_cog(League(bot.house))
