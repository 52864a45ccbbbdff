"""/privacy: what is kept about a person, for them to read or to delete."""

from typing import TYPE_CHECKING

from discord import app_commands

from bot.actions.settings import channels_with_tables
from bot.clicks.commands import Commands, costs, takes_visit
from bot.clicks.context import Visit
from bot.discordpy.commands import EVERYWHERE, translated
from bot.screens.control import Cost
from bot.screens.settings import export_lines, export_screen, forget_screen, still_playing
from engine.live.archive import unhurried

if TYPE_CHECKING:
    from bot.app import Upcard


class PrivacyCommands(Commands):
    """The commands of /privacy."""

    privacy = app_commands.Group(
        name="privacy", description=translated("command-privacy"), **EVERYWHERE
    )

    @privacy.command(description=translated("command-privacy-export"))
    @takes_visit
    @costs(Cost.EXPORT)
    async def export(self, visit: Visit) -> None:
        """Everything that is kept about whoever asks, as a private file."""
        await visit.will_show()
        kept = await visit.services.privacy.export(visit.user_id)
        # A thread would hold up the event loop as well: the two take turns.
        content = "".join(await unhurried(export_lines(kept))).encode()
        if len(content) > visit.interaction.filesize_limit:
            await visit.tell(visit.say("privacy-file-too-large"))
            return
        await visit.show(export_screen(content, visit.say))

    @privacy.command(description=translated("command-privacy-delete"))
    @takes_visit
    async def delete(self, visit: Visit) -> None:
        """What would go and what would stay, and one question."""
        channels = await channels_with_tables(visit)
        if channels:
            await visit.tell(still_playing(channels, visit.say))
            return
        await visit.show(forget_screen(visit.say))


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(PrivacyCommands(bot.services))
