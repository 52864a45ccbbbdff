"""All commands of the bot."""

from discord.ext import commands

from bot.clicks.services import Services
from cogs.daily import DailyCommands
from cogs.help import HelpCommands
from cogs.history import HistoryCommands
from cogs.league import LeagueCommands
from cogs.play import PlayCommands
from cogs.rummy import RummyCommands, play_with_menu
from cogs.server import ServerCommands
from cogs.settings import PrivacyCommands, SettingsCommands

_COGS = (
    *(RummyCommands, PlayCommands, DailyCommands, LeagueCommands, ServerCommands),
    *(SettingsCommands, HistoryCommands, PrivacyCommands, HelpCommands),
)


async def add_commands(bot: commands.AutoShardedBot, services: Services) -> None:
    """Add the commands to the bot."""
    for cog in _COGS:
        await bot.add_cog(cog(services))
    bot.tree.add_command(play_with_menu(services))
