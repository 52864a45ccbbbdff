"""The commands /history, /replay and /verify for games that are over."""

from discord import app_commands

from bot.actions.replay_clicks import history_of, open_ledger, open_replay, open_verify
from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, costs, takes_context
from bot.discordpy.registered_commands import everywhere, in_servers, translated
from bot.screens.games_list import HistoryScope, games_on_offer
from bot.screens.replay_screen import LAST_MOVE
from data.league.standings import GamesPage

_OFFERED = 25
"""Games that are offered while someone types. Discord shows no more."""

_WHOSE = [
    app_commands.Choice(name=translated(f"choice-whose-{whose}"), value=whose.value)
    for whose in HistoryScope
]


class HistoryCommands(Commands):
    """The commands about games that are over."""

    @in_servers
    @app_commands.command(description=translated("command-history"))
    @app_commands.describe(whose=translated("option-history-whose"))
    @app_commands.choices(whose=_WHOSE)
    @takes_context
    @costs(Cost.ASKING)
    async def history(self, context: InteractionContext, whose: str = HistoryScope.MINE) -> None:
        """List the latest games, the newest first."""
        listed = HistoryScope.SERVER if whose == HistoryScope.SERVER else HistoryScope.MINE
        await context.show(await history_of(context, listed, 0))

    @everywhere
    @app_commands.command(description=translated("command-replay"))
    @app_commands.describe(
        game=translated("option-replay-game"),
        move=translated("option-replay-move"),
        luck=translated("option-replay-luck"),
    )
    @takes_context
    @costs(Cost.ASKING)
    async def replay(
        self,
        context: InteractionContext,
        game: str | None = None,
        move: app_commands.Range[int, 1] | None = None,
        luck: bool = False,
    ) -> None:
        """Show a game from this move on, or the luck and the choices in the deal of that move.

        Without a game, this is the person's latest game. Without a move, the replay starts at the
        first move, and the luck is of the last deal.
        """
        table_id = await self._latest(context) if game is None else game.strip()
        if table_id is not None and luck:
            await open_ledger(context, table_id, place=LAST_MOVE if move is None else move - 1)
        elif table_id is not None:
            await open_replay(context, table_id, (move or 1) - 1)

    @in_servers
    @app_commands.command(description=translated("command-verify"))
    @app_commands.describe(game=translated("option-replay-game"))
    @takes_context
    @costs(Cost.PROOF)
    async def verify(self, context: InteractionContext, game: str | None = None) -> None:
        """Show the shuffles of a game, or of the person's latest game if none is named."""
        table_id = await self._latest(context) if game is None else game.strip()
        if table_id is not None:
            await open_verify(context, table_id)

    @replay.autocomplete("game")
    @verify.autocomplete("game")
    @takes_context
    async def _offer(
        self, context: InteractionContext, typed: str
    ) -> list[app_commands.Choice[str]]:
        games = await self._own(context, _OFFERED)
        lines = games_on_offer(games, typed, context.say)
        return [app_commands.Choice(name=line, value=table) for table, line in lines.items()]

    async def _latest(self, context: InteractionContext) -> str | None:
        """Return the last game that this person finished. If there is none, say so."""
        games = await self._own(context, 1)
        if not games.games:
            await context.reply(
                context.say("replay-none" if context.in_server else "replay-none-at-all")
            )
            return None
        return games.games[0].table_id

    async def _own(self, context: InteractionContext, most: int) -> GamesPage:
        """Return this person's latest games in this server. Outside of servers, return all."""
        guild = context.guild_id if context.in_server else None
        return await context.services.league.history(guild, context.user_id, 0, most)
