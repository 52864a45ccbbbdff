"""The command /server for the settings that apply to all tables of a server."""

import discord
from discord import app_commands

from bot.actions.blocks_clicks import bar, bars_now, close_table, open_tables
from bot.actions.league_clicks import all_seasons
from bot.actions.pages import corrected_screen
from bot.actions.server_clicks import channels_now, defaults_now, ping_role, speak
from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, takes_context
from bot.discordpy.registered_commands import IN_SERVERS, translated
from bot.opening.command import GAMES
from bot.screens.rules_editor import presets_screen
from bot.screens.server_screens import REASON, correction_screen, game_line
from bot.screens.settings_screen import AS_IN_DISCORD, languages
from data.league.standings import CorrectionKind
from engine.games.registry import REGISTRY

_LATEST = 100
"""The finished games that autocompletion searches."""
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
    @takes_context
    async def channels(self, context: InteractionContext) -> None:
        """Show the channels in which tables may be opened."""
        await context.show(channels_now(context))

    @server.command(description=translated("command-defaults"))
    @takes_context
    async def defaults(self, context: InteractionContext) -> None:
        """Show the settings of a new table if its host doesn't choose other settings."""
        await context.show(defaults_now(context))

    @server.command(description=translated("command-presets"))
    @app_commands.describe(game=translated("option-presets-game"))
    @app_commands.choices(game=GAMES)
    @takes_context
    async def presets(self, context: InteractionContext, game: str) -> None:
        """Show all presets of a game to a person who may manage the server."""
        presets = await context.services.presets.list(context.guild_id, game)
        await context.show(presets_screen(REGISTRY[game], presets, context.say))

    @server.command(description=translated("command-server-language"))
    @app_commands.describe(language=translated("option-server-language"))
    @app_commands.choices(language=_LANGUAGES)
    @takes_context
    async def language(self, context: InteractionContext, language: str) -> None:
        """Set the language of the server's tables. Open tables change right away."""
        await context.reply(await speak(context, language))

    @server.command(description=translated("command-bar"))
    @app_commands.describe(member=translated("option-bar-member"))
    @takes_context
    async def bar(self, context: InteractionContext, member: discord.User | None = None) -> None:
        """Show the people who are barred from the tables. Bar ``member`` after a question."""
        now = bars_now(context) if member is None else await bar(context, member.id)
        await context.show(now)

    @server.command(description=translated("command-close"))
    @app_commands.describe(
        table=translated("option-close-table"), reason=translated("option-close-reason")
    )
    @takes_context
    async def close(self, context: InteractionContext, table: str, reason: WhyCorrected) -> None:
        """Close a table, which shows the reason. Ask first if that ends a game."""
        await context.show(await close_table(context, table, reason))

    @close.autocomplete("table")
    @takes_context
    async def _open(
        self, context: InteractionContext, typed: str
    ) -> list[app_commands.Choice[str]]:
        return _found(await open_tables(context), typed)

    @server.command(description=translated("command-forming"))
    @app_commands.describe(role=translated("option-forming-role"))
    @takes_context
    async def forming(self, context: InteractionContext, role: discord.Role | None = None) -> None:
        """Set the role that is pinged when a table opens, or none."""
        await context.reply(await ping_role(context, role))

    @server.command(description=translated("command-seasons"))
    @takes_context
    async def seasons(self, context: InteractionContext) -> None:
        """Show the seasons of the server, and all actions on them."""
        await context.show(await all_seasons(context))

    @server.command(description=translated("command-corrections"))
    @takes_context
    async def corrections(self, context: InteractionContext) -> None:
        """Show the corrections of the standings, which everyone finds on the leaderboard too."""
        await context.show(await corrected_screen(context))

    @server.command(description=translated("command-void"))
    @app_commands.describe(
        game=translated("option-void-game"), reason=translated("option-void-reason")
    )
    @takes_context
    async def void(self, context: InteractionContext, game: str, reason: WhyCorrected) -> None:
        """Ask before a game is removed from the standings."""
        await self._ask(context, game, reason, CorrectionKind.VOID)

    @server.command(description=translated("command-restore"))
    @app_commands.describe(
        game=translated("option-restore-game"), reason=translated("option-restore-reason")
    )
    @takes_context
    async def restore(self, context: InteractionContext, game: str, reason: WhyCorrected) -> None:
        """Ask before a game is put back."""
        await self._ask(context, game, reason, CorrectionKind.RESTORE)

    async def _ask(
        self, context: InteractionContext, game: str, reason: str, kind: CorrectionKind
    ) -> None:
        void = kind is CorrectionKind.VOID
        played = await context.services.league.finished_game(context.guild_id, game)
        if played is None:
            await context.reply(context.say("game-unknown"))
            return
        if played.void is void:
            await context.reply(context.say("game-void-already" if void else "game-not-void"))
            return
        await context.show(correction_screen(played, kind, " ".join(reason.split()), context.say))

    @void.autocomplete("game")
    @takes_context
    async def _counted(
        self, context: InteractionContext, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self._offer(context, typed, void=False)

    @restore.autocomplete("game")
    @takes_context
    async def _voided(
        self, context: InteractionContext, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self._offer(context, typed, void=True)

    async def _offer(
        self, context: InteractionContext, typed: str, *, void: bool
    ) -> list[app_commands.Choice[str]]:
        """Offer the latest games whose line has the typed text.

        ``void``: offer only void games, or only games that aren't void.
        """
        latest = await context.services.league.history(context.guild_id, size=_LATEST)
        lines = [
            (game_line(played, context.say), played.table_id)
            for played in latest.games
            if played.void is void
        ]
        return _found(lines, typed)


def _found(lines: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return the lines that contain the typed text, or have exactly this value."""
    wanted = typed.casefold()
    matches = [line for line in lines if wanted in line[0].casefold() or wanted == line[1]]
    return [app_commands.Choice(name=name, value=value) for name, value in matches[:_OFFERED]]
