"""The commands /settings for every table, and /privacy for the data stored about people."""

from discord import app_commands

from bot.actions.settings_clicks import channels_with_tables
from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, costs, takes_context
from bot.discordpy.registered_commands import EVERYWHERE, everywhere, translated
from bot.screens.settings_screen import (
    export_lines,
    export_screen,
    forget_screen,
    settings_screen,
    still_playing,
)
from engine.live.archive import unhurried


class SettingsCommands(Commands):
    """The command /settings."""

    @everywhere
    @app_commands.command(description=translated("command-settings"))
    @takes_context
    async def settings(self, context: InteractionContext) -> None:
        """Show all settings of the person, on a private screen that changes them."""
        await context.show(settings_screen(context.reader.preferences, context.say))


class PrivacyCommands(Commands):
    """The commands of /privacy."""

    privacy = app_commands.Group(
        name="privacy", description=translated("command-privacy"), **EVERYWHERE
    )

    @privacy.command(description=translated("command-privacy-export"))
    @takes_context
    @costs(Cost.EXPORT)
    async def export(self, context: InteractionContext) -> None:
        """Send all stored data of the person, as a private file."""
        await context.will_show()
        record = await context.services.privacy.export(context.user_id)
        # A thread would delay the event loop too, because Python runs only one of them at a time.
        content = "".join(await unhurried(export_lines(record))).encode()
        if len(content) > context.interaction.filesize_limit:
            await context.reply(context.say("privacy-file-too-large"))
            return
        await context.show(export_screen(content, context.say))

    @privacy.command(description=translated("command-privacy-delete"))
    @takes_context
    async def delete(self, context: InteractionContext) -> None:
        """Show what would be deleted and what would stay, and ask once."""
        channels = await channels_with_tables(context)
        if channels:
            await context.reply(still_playing(channels, context.say))
            return
        await context.show(forget_screen(context.say))
