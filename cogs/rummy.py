"""/rummy: open a table, find one's hand and table again, read the rules, practise, leave."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands

from bot.actions.practice import practise
from bot.clicks.answers import open_panel, post_table, show_bystander, show_stopped
from bot.clicks.commands import Commands, costs, in_server, takes_visit
from bot.clicks.context import Visit
from bot.clicks.services import Services
from bot.discordpy.channels import missing_permission
from bot.discordpy.commands import EVERYWHERE, translated
from bot.opening.command import GAMES, opening_command
from bot.opening.options import (
    Chosen,
    ComputerSeats,
    OpeningOptions,
    as_guests,
    guest_refusal,
    preset_choices,
)
from bot.opening.table import open_table
from bot.pages import first_page, server_book, table_book
from bot.screens.coach.lessons import LESSONS
from bot.screens.control import Cost
from bot.screens.notes import hands_screen, leave_screen
from engine.game import Listing
from engine.games.registry import REGISTRY
from engine.live.table import Table

if TYPE_CHECKING:
    from bot.app import Upcard


class RummyCommands(Commands):
    """The commands of /rummy."""

    rummy = app_commands.Group(name="rummy", description=translated("command-rummy"), **EVERYWHERE)
    new = app_commands.Group(name="new", description=translated("command-open"), parent=rummy)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        for listing in REGISTRY.values():
            self.new.add_command(opening_command(listing, self._open, self._offer))

    @takes_visit
    @in_server
    @costs(Cost.OPENING)
    async def _open(
        self,
        visit: Visit,
        listing: Listing,
        presets: list[str],
        computers: ComputerSeats,
        options: OpeningOptions,
        people: Sequence[Chosen],
    ) -> None:
        refusal = guest_refusal(visit, people)
        if refusal is not None:
            await visit.tell(refusal)
            return
        guests = as_guests(people)
        await open_table(visit, listing, presets, computers, options, guests)

    @takes_visit
    async def _offer(
        self, visit: Visit, listing: Listing, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await preset_choices(visit, listing, typed)

    @rummy.command(description=translated("command-hand"))
    @takes_visit
    @in_server
    async def hand(self, visit: Visit) -> None:
        """The private panel, or a choice of tables for somebody who sits at several."""
        tables = await self._tables_of(visit)
        if not tables:
            await self._no_table(visit)
        elif len(tables) > 1:
            sights = [table.view(visit.user_id) for table in tables]
            await visit.show(hands_screen(sights, visit.say))
        else:
            await open_panel(visit, tables[0])

    @rummy.command(description=translated("command-table"))
    @takes_visit
    @in_server
    @costs(Cost.POSTING)
    async def table(self, visit: Visit) -> None:
        """The newest table of this channel, one's own before others.

        Those who sit there, or manage the server, bring it to the bottom; others see it alone.
        """
        registry = visit.services.registry
        mine = set(registry.of_user(visit.user_id))
        found = sorted(registry.in_channel(visit.channel_id), key=lambda key: key not in mine)
        table = await registry.find(found[0]) if found else None
        if table is None:
            await visit.tell(visit.say("no-table-here"))
            return
        if table.sitting.seat_of(visit.user_id) is None and not visit.manages:
            await show_bystander(visit, table)
            return
        lacking = missing_permission(visit.interaction, visit.say)
        if lacking is not None:
            await visit.tell(lacking)
            return
        await post_table(visit, table)

    @rummy.command(description=translated("command-rules"))
    @app_commands.describe(game=translated("option-rules-game"))
    @app_commands.choices(game=GAMES)
    @takes_visit
    @costs(Cost.ASKING)
    async def rules(self, visit: Visit, game: str | None = None) -> None:
        """The rules of the newest table in this channel, else those that hold in the server."""
        registry = visit.services.registry
        tables = [
            await registry.find(table_id) for table_id in registry.in_channel(visit.channel_id)
        ]
        for table in tables:
            if table is not None and game in (None, table.game.name):
                book = table_book(table)
                break
        else:
            book = await server_book(visit, game or GAMES[0].value)
        await visit.show(first_page(book, visit.reader))

    @rummy.command(description=translated("command-practice"))
    @app_commands.describe(game=translated("option-practice-game"))
    @app_commands.choices(game=[choice for choice in GAMES if choice.value in LESSONS])
    @takes_visit
    @costs(Cost.OPENING)
    async def practice(self, visit: Visit, game: str) -> None:
        """A deal against computers in a private panel, with every step explained."""
        await practise(visit, game, new_message=True)

    @rummy.command(description=translated("command-leave"))
    @takes_visit
    @in_server
    async def leave(self, visit: Visit) -> None:
        """Ask before the seat is given up; of several tables the one in this channel."""
        tables = await self._tables_of(visit)
        if not tables:
            await self._no_table(visit)
            return
        await visit.show(leave_screen(tables[0].view(visit.user_id), visit.say))

    async def _no_table(self, visit: Visit) -> None:
        """This person sits nowhere, or only where the table stands still."""
        registry = visit.services.registry
        for table_id in registry.stopped_of(visit.user_id):
            table = await registry.find(table_id)
            if table is not None:
                await show_stopped(visit, table)
                return
        await visit.tell(visit.say("no-table-of-yours"))

    async def _tables_of(self, visit: Visit) -> list[Table]:
        """Open tables of this person, those of this channel first."""
        registry = visit.services.registry
        ids = registry.of_user(visit.user_id, visit.channel_id)
        found = [await registry.find(table_id) for table_id in ids]
        return [table for table in found if table is not None]


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(RummyCommands(bot.services))
