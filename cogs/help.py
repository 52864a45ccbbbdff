"""The commands /help, which explains everything, and /about, which describes the bot."""

from discord import app_commands

from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, takes_context
from bot.discordpy.registered_commands import everywhere, translated
from bot.opening.opening_options import length_and_minutes
from bot.screens.first_steps import PAGES, about_screen, help_screen
from bot.showing.days import anchors_of


class HelpCommands(Commands):
    """The commands /help and /about."""

    @everywhere
    @app_commands.command(name="help", description=translated("command-help"))
    @takes_context
    async def pages(self, context: InteractionContext) -> None:
        """Show the first of three pages."""
        length, usual = await length_and_minutes(context)
        await context.show(help_screen(PAGES[0], length, usual, context.say))

    @everywhere
    @app_commands.command(description=translated("command-about"))
    @takes_context
    async def about(self, context: InteractionContext) -> None:
        """Show the version, the addresses, and the kinds of stored data."""
        anchors = anchors_of(await context.services.days.store.today())
        await context.show(about_screen(context.services.about, anchors, context.say))
