"""Which rules somebody reads: those of a table, or those that hold in the server."""

from bot.clicks.visit import Visit
from bot.opening.house_rules import server_rules
from bot.people.people import Reader
from bot.screens.control import TargetId
from bot.screens.rules import ABOUT, Rulebook, rules_screen
from bot.screens.screen import Screen
from engine.games.registry import REGISTRY
from engine.live.table import Table


def table_book(table: Table) -> Rulebook:
    """The rules as they are played at this table, with the contract of its deal."""
    view = table.view(None).view
    deal_no = 1 if view is None else view.deal_no
    key = TargetId(table.header.table_id, table.version)
    practising = table.terms.practice
    return Rulebook(table.game.name, table.game.options, key, max(1, deal_no), practising)


async def server_book(visit: Visit, game: str) -> Rulebook:
    """The rules of this game where nobody chooses any."""
    return Rulebook(game, await server_rules(visit, REGISTRY[game]))


def rules_page(book: Rulebook, page: str, reader: Reader) -> Screen:
    """A page as this person reads it."""
    return rules_screen(book, page, reader.say, text_first=reader.preferences.text_first)


def first_page(book: Rulebook, reader: Reader) -> Screen:
    """The first page as this person reads it."""
    return rules_page(book, ABOUT, reader)
