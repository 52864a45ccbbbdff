"""/server: what the managers of a server set for all its tables."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.actions.kept_away import bar, bars_now, close_table, open_tables
from bot.actions.seasons import all_seasons
from bot.actions.server import channels_now, defaults_now, ping_role, speak
from bot.clicks.commands import Commands, takes_visit
from bot.clicks.context import Visit
from bot.discordpy.commands import IN_SERVERS, translated
from bot.opening.command import GAMES
from bot.pages import corrected_screen
from bot.screens.corrections import REASON, correction_screen, game_line
from bot.screens.presets import presets_screen
from bot.screens.settings import AS_IN_DISCORD, languages
from data.league.standings import CorrectionKind
from engine.games.registry import REGISTRY

if TYPE_CHECKING:
    from bot.app import Upcard

_LATEST = 100
"""Finished games among which autocompletion looks."""
_OFFERED = 25

WhyCorrected = app_commands.Range[str, 1, REASON]

_LANGUAGES = [
    app_commands.Choice(name=translated("server-language-discord"), value=AS_IN_DISCORD),
    *(app_commands.Choice(name=name, value=value) for value, name in languages().items()),
]


class ServerCommands(Commands):
    """The commands of /server."""

    server = app_commands.Group(
        name="server",
        description=translated("command-server"),
        default_permissions=discord.Permissions(manage_guild=True),
        **IN_SERVERS,
    )

    @server.command(description=translated("command-channels"))
    @takes_visit
    async def channels(self, visit: Visit) -> None:
        """In which channels tables may be opened."""
        await visit.show(channels_now(visit))

    @server.command(description=translated("command-defaults"))
    @takes_visit
    async def defaults(self, visit: Visit) -> None:
        """What a new table has where whoever opens it does not say otherwise."""
        await visit.show(defaults_now(visit))

    @server.command(description=translated("command-presets"))
    @app_commands.describe(game=translated("option-presets-game"))
    @app_commands.choices(game=GAMES)
    @takes_visit
    async def presets(self, visit: Visit, game: str) -> None:
        """All presets of a game, for whoever may manage the server."""
        presets = await visit.services.presets.list(visit.guild_id, game)
        await visit.show(presets_screen(REGISTRY[game], presets, visit.say))

    @server.command(description=translated("command-server-language"))
    @app_commands.describe(language=translated("option-server-language"))
    @app_commands.choices(language=_LANGUAGES)
    @takes_visit
    async def language(self, visit: Visit, language: str) -> None:
        """What the tables of the server speak; those that are open do so at once."""
        await visit.tell(await speak(visit, language))

    @server.command(description=translated("command-bar"))
    @app_commands.describe(member=translated("option-bar-member"))
    @takes_visit
    async def bar(self, visit: Visit, member: discord.User | None = None) -> None:
        """Who is barred from the tables; with ``member`` they are from now on."""
        notice = None if member is None else await bar(visit, member.id)
        await visit.show(bars_now(visit, notice))

    @server.command(description=translated("command-close"))
    @app_commands.describe(
        table=translated("option-close-table"), reason=translated("option-close-reason")
    )
    @takes_visit
    async def close(self, visit: Visit, table: str, reason: WhyCorrected) -> None:
        """Close a table, which says why; its game counts for nothing."""
        await visit.tell(await close_table(visit, table, reason))

    @close.autocomplete("table")
    @takes_visit
    async def _open(self, visit: Visit, typed: str) -> list[app_commands.Choice[str]]:
        return _found(await open_tables(visit), typed)

    @server.command(description=translated("command-forming"))
    @app_commands.describe(role=translated("option-forming-role"))
    @takes_visit
    async def forming(self, visit: Visit, role: discord.Role | None = None) -> None:
        """The role that is pinged when a table opens; nobody if none is named."""
        await visit.tell(await ping_role(visit, role))

    @server.command(description=translated("command-seasons"))
    @takes_visit
    async def seasons(self, visit: Visit) -> None:
        """The seasons of the server, and all that can be done with them."""
        await visit.show(await all_seasons(visit))

    @server.command(description=translated("command-corrections"))
    @takes_visit
    async def corrections(self, visit: Visit) -> None:
        """What was changed in the standings; everybody finds it on the leaderboard, too."""
        await visit.show(await corrected_screen(visit))

    @server.command(description=translated("command-void"))
    @app_commands.describe(
        game=translated("option-void-game"), reason=translated("option-void-reason")
    )
    @takes_visit
    async def void(self, visit: Visit, game: str, reason: WhyCorrected) -> None:
        """Ask before a game is taken out of the standings."""
        await self._ask(visit, game, reason, CorrectionKind.VOID)

    @server.command(description=translated("command-restore"))
    @app_commands.describe(
        game=translated("option-restore-game"), reason=translated("option-restore-reason")
    )
    @takes_visit
    async def restore(self, visit: Visit, game: str, reason: WhyCorrected) -> None:
        """Ask before a game is put back."""
        await self._ask(visit, game, reason, CorrectionKind.RESTORE)

    async def _ask(self, visit: Visit, game: str, reason: str, kind: CorrectionKind) -> None:
        void = kind is CorrectionKind.VOID
        played = await visit.services.league.finished_game(visit.guild_id, game)
        if played is None:
            await visit.tell(visit.say("game-unknown"))
            return
        if played.void is void:
            await visit.tell(visit.say("game-void-already" if void else "game-not-void"))
            return
        await visit.show(correction_screen(played, kind, " ".join(reason.split()), visit.say))

    @void.autocomplete("game")
    @takes_visit
    async def _counted(self, visit: Visit, typed: str) -> list[app_commands.Choice[str]]:
        return await self._offer(visit, typed, void=False)

    @restore.autocomplete("game")
    @takes_visit
    async def _voided(self, visit: Visit, typed: str) -> list[app_commands.Choice[str]]:
        return await self._offer(visit, typed, void=True)

    async def _offer(
        self, visit: Visit, typed: str, *, void: bool
    ) -> list[app_commands.Choice[str]]:
        """The latest games that are void, or not, and have what is typed in their line."""
        latest = await visit.services.league.history(visit.guild_id, size=_LATEST)
        lines = [
            (game_line(played, visit.say), played.table_id)
            for played in latest.games
            if played.void is void
        ]
        return _found(lines, typed)


def _found(lines: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """The lines that have what is typed in them, or stand for just this value."""
    wanted = typed.casefold()
    found = [line for line in lines if wanted in line[0].casefold() or wanted == line[1]]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:_OFFERED]]


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(ServerCommands(bot.services))
