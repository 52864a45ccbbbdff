"""/help and /about: how everything works, and what this bot is."""

from typing import TYPE_CHECKING

from discord import app_commands

from bot.clicks.commands import Commands, takes_visit
from bot.clicks.context import Visit
from bot.discordpy.commands import everywhere, translated
from bot.screens.about import about_screen
from bot.screens.welcome import PAGES, help_screen

if TYPE_CHECKING:
    from bot.app import Upcard


class HelpCommands(Commands):
    """The commands /help and /about."""

    @everywhere
    @app_commands.command(name="help", description=translated("command-help"))
    @takes_visit
    async def pages(self, visit: Visit) -> None:
        """The first of three pages."""
        await visit.show(help_screen(PAGES[0], visit.say))

    @everywhere
    @app_commands.command(description=translated("command-about"))
    @takes_visit
    async def about(self, visit: Visit) -> None:
        """Version, addresses, and what is kept."""
        await visit.show(about_screen(visit.services.about, visit.say))


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(HelpCommands(bot.services))
