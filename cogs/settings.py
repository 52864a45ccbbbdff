"""/settings: what people set for themselves, at every table."""

from discord import app_commands

from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, takes_context
from bot.discordpy.registered_commands import everywhere, translated
from bot.screens.settings_screen import settings_screen


class SettingsCommands(Commands):
    """The command /settings."""

    @everywhere
    @app_commands.command(description=translated("command-settings"))
    @takes_context
    async def settings(self, context: InteractionContext) -> None:
        """All settings of whoever asks, on a private screen that changes them."""
        await context.show(settings_screen(context.reader.preferences, context.say))
