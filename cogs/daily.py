"""The command /daily for the deal of the day."""

from discord import app_commands

from bot.actions.daily_clicks import open_daily
from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, costs, takes_context
from bot.discordpy.registered_commands import everywhere, translated
from bot.opening.command import GAMES
from bot.screens.day_screens import OFFERED


class DailyCommands(Commands):
    """The command /daily."""

    @everywhere
    @app_commands.command(description=translated("command-daily"))
    @app_commands.describe(game=translated("option-daily-game"))
    @app_commands.choices(game=[choice for choice in GAMES if choice.value in OFFERED])
    @takes_context
    @costs(Cost.ASKING)
    async def daily(self, context: InteractionContext, game: str | None = None) -> None:
        """Show the result of the person's try at today's deal, or the deal before a try."""
        await open_daily(context, game)
