"""The command /rummy, and "Play rummy with…" in a person's menu.

The command opens a table, shows your hand and your table again, explains the rules, practises and
leaves.
"""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.actions.boards_clicks import same_cards
from bot.actions.pages import first_page, server_book, table_book
from bot.actions.practice_clicks import practise
from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.panel_answers import open_panel, post_table, show_bystander, show_stopped
from bot.clicks.services import Services
from bot.clicks.slash_commands import Commands, costs, in_server, takes_context
from bot.discordpy.channel_requests import missing_permission
from bot.discordpy.registered_commands import EVERYWHERE, in_servers, translated
from bot.games.registry import PRACTISED
from bot.opening.command import GAMES, clock_lines, opening_command
from bot.opening.open_table import open_table
from bot.opening.opening_options import (
    Chosen,
    OpeningOptions,
    as_guests,
    length_and_minutes,
    preset_choices,
    read_clock,
    read_computers,
)
from bot.screens.first_steps import play_with_screen
from bot.screens.notes import hands_screen, leave_screen
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.live.table import Table


def play_with_menu(services: Services) -> app_commands.ContextMenu:
    """Return the menu's entry, which asks privately for the game."""

    async def play_with(interaction: discord.Interaction, user: discord.User) -> None:
        context = await InteractionContext.of(services, interaction)
        [guest] = as_guests(context, [user])
        length, usual = await length_and_minutes(context)
        await context.show(play_with_screen(guest, length, usual, context.say))

    return in_servers(
        app_commands.ContextMenu(name=translated("menu-play-with"), callback=play_with)
    )


class RummyCommands(Commands):
    """The commands of /rummy."""

    rummy = app_commands.Group(name="rummy", description=translated("command-rummy"), **EVERYWHERE)
    new = app_commands.Group(name="new", description=translated("command-open"), parent=rummy)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        for listing in REGISTRY.values():
            self.new.add_command(opening_command(listing, self._open, self._offer))

    @takes_context
    @in_server
    @costs(Cost.OPENING)
    async def _open(
        self,
        context: InteractionContext,
        listing: Listing,
        presets: list[str],
        computers: int | None,
        options: OpeningOptions,
        people: Sequence[Chosen],
        same_as: str | None,
    ) -> None:
        guests, same = as_guests(context, people), None
        clock = read_clock(options.clock, clock_lines(context.say), context.say)
        seats = read_computers(computers, listing, context.say)
        options = options._replace(clock=clock)
        if same_as is not None:
            ruled = bool(presets or options.length)
            same = await same_cards(context, listing, same_as, ruled=ruled)
        await open_table(context, listing, presets, seats, options, guests, same)

    @takes_context
    async def _offer(
        self, context: InteractionContext, listing: Listing, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await preset_choices(context, listing, typed)

    @rummy.command(description=translated("command-hand"))
    @takes_context
    @in_server
    async def hand(self, context: InteractionContext) -> None:
        """Show the private panel, or a choice of tables if the person sits at several.

        If they sit at none, show a table in this channel to which they can come back.
        """
        tables = await self._tables_of(context) or await self._left_by(context)
        if not tables:
            await self._no_table(context)
        elif len(tables) > 1:
            table_views = [table.view(context.user_id) for table in tables]
            await context.show(hands_screen(table_views, context.say))
        else:
            await open_panel(context, tables[0])

    @rummy.command(description=translated("command-table"))
    @takes_context
    @in_server
    @costs(Cost.POSTING)
    async def table(self, context: InteractionContext) -> None:
        """Show the person's table in this channel, or the newest.

        If the person sits at the table, or manages the server, the table moves to the bottom of the
        channel. Other people see it privately.
        """
        own_tables, channel_tables = await self._tables_of(context), await self._in_channel(context)
        table = next(
            (table for table in (*own_tables, *channel_tables) if table in channel_tables), None
        )
        if table is None:
            await context.reply(context.say("no-table-here"))
            return
        await context.services.usual.learn(context.guild_id)
        if table.roster.seat_of(context.user_id) is None and not context.manages:
            await show_bystander(context, table)
            return
        lacking = missing_permission(context.interaction, context.say)
        if lacking is not None:
            await context.reply(lacking)
            return
        await post_table(context, table)

    @rummy.command(description=translated("command-rules"))
    @app_commands.describe(game=translated("option-rules-game"))
    @app_commands.choices(game=GAMES)
    @takes_context
    @costs(Cost.ASKING)
    async def rules(self, context: InteractionContext, game: str | None = None) -> None:
        """Show the rules of the person's table, of the newest table here, or of the server."""
        for table in (*await self._tables_of(context), *await self._in_channel(context)):
            if game in (None, table.game.name):
                book = table_book(table)
                break
        else:
            book = await server_book(context, game or GAMES[0].value)
        await context.show(first_page(book, context.reader))

    @rummy.command(description=translated("command-practice"))
    @app_commands.describe(game=translated("option-practice-game"))
    @app_commands.choices(game=[choice for choice in GAMES if choice.value in PRACTISED])
    @takes_context
    @costs(Cost.OPENING)
    async def practice(self, context: InteractionContext, game: str) -> None:
        """Start a deal against computers in a private panel, with every step explained."""
        await practise(context, game, new_message=True)

    @rummy.command(description=translated("command-leave"))
    @takes_context
    @in_server
    async def leave(self, context: InteractionContext) -> None:
        """Ask before the seat is given up.

        With several tables, the most likely table comes first.
        """
        tables = await self._tables_of(context)
        if not tables:
            await self._no_table(context)
            return
        await context.show(leave_screen(tables[0].view(context.user_id), context.say))

    async def _no_table(self, context: InteractionContext) -> None:
        """Answer that this person sits nowhere, or only at a table that has stopped."""
        registry = context.services.registry
        for table_id in registry.stopped_of(context.user_id):
            table = await registry.find(table_id)
            if table is not None:
                await show_stopped(context, table)
                return
        await context.reply(context.say("no-table-of-yours"))

    async def _left_by(self, context: InteractionContext) -> list[Table]:
        """Return the newest table of this channel at which a computer has this person's seat."""
        user, channel_tables = context.user_id, await self._in_channel(context)
        left = [
            table
            for table in channel_tables
            if table.roster.kept_for(user) is not None and table.halt is None
        ]
        return left[:1]

    async def _tables_of(self, context: InteractionContext) -> list[Table]:
        """Return this person's open tables, the most likely table first."""
        return await context.services.registry.tables_of(context.user_id, context.channel_id)

    async def _in_channel(self, context: InteractionContext) -> list[Table]:
        """Return the open tables of this channel, the newest first."""
        registry = context.services.registry
        tables = [await registry.find(key) for key in registry.in_channel(context.channel_id)]
        return [table for table in tables if table is not None]
