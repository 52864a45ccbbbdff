"""The command /play for any move in one typed line, with suggestions while you type."""

from functools import partial

from discord import app_commands

from bot.clicks.context import InteractionContext
from bot.clicks.fault_answers import refusal_text
from bot.clicks.panel_answers import open_panel
from bot.clicks.slash_commands import Commands, takes_context
from bot.discordpy.registered_commands import everywhere, translated
from bot.screens.bench_panel import BENCH_LEAVE
from bot.typed.typed_line import TypedLine, is_dealt, not_understood, unfinished_line
from bot.typed.typed_words import UnreadableLine
from bot.workers.worker import WorkerLost
from engine.live.table import Table

_LONGEST = 300
"""A line has at most this many characters, more than anyone types in a turn."""
_LONGEST_CHOICE = 100
"""A suggestion has at most this many characters."""


class PlayCommands(Commands):
    """The command /play."""

    @everywhere
    @app_commands.command(description=translated("command-play"))
    @app_commands.describe(move=translated("option-play-move"))
    @takes_context
    async def play(
        self, context: InteractionContext, move: app_commands.Range[str, 1, _LONGEST]
    ) -> None:
        """Play the line at the first of this person's tables (``_table``), and show their hand."""
        table = await self._table(context)
        if table is None or not is_dealt(table):
            none = "no-table-of-yours" if context.in_server else "servers-only"
            await context.reply(context.say(none if table is None else "not-dealt"))
            return
        lines, say = context.services.lines, context.say.of(table.game.name)
        line = None
        try:
            line = TypedLine(context.user_id, move, say, partial(refusal_text, context, table))
        except UnreadableLine as unread:
            played = not_understood(table, unread, say)
        else:
            lines.forget(table, context.user_id)
            await line.play(table)
            played = line.result(table)
        table.seat_of(context.user_id)
        button = BENCH_LEAVE if played.asks else None
        await open_panel(context, table, button, played.notice, lasts=played.lasts)
        if played.apart:
            await context.reply(played.notice)
        if line is not None and line.waits:
            lines.wait(table, line)

    @play.autocomplete("move")
    @takes_context
    async def _offer(
        self, context: InteractionContext, typed: str
    ) -> list[app_commands.Choice[str]]:
        table = await self._table(context)
        if table is None:
            return []
        line = unfinished_line(table, context.user_id, typed[:_LONGEST], context.say)
        try:
            completions = [] if line is None else await context.services.thinker.complete(line)
        except WorkerLost:
            as_typed = typed[:_LONGEST_CHOICE] or "?"
            return [app_commands.Choice(name=context.say("play-no-offers"), value=as_typed)]
        return [
            app_commands.Choice(name=completion.name, value=completion.value)
            for completion in completions
        ]

    async def _table(self, context: InteractionContext) -> Table | None:
        """Return the first of this person's tables, or None.

        Practice comes last, and dealt tables come first. Outside of servers, only practice
        counts.
        """
        tables = await context.services.registry.tables_of(context.user_id, context.channel_id)
        if not context.in_server:
            tables = [table for table in tables if table.terms.practice]

        def order(table: Table) -> tuple[bool, bool]:
            return table.terms.practice, not is_dealt(table)

        return min(tables, key=order, default=None)
