"""The pages of the rules: opened from a table, turned with or without one."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction, TableAction
from bot.clicks.visit import ClickVisit, TableVisit
from bot.pages.rules import first_page, rules_page, server_book, table_book
from engine.games.registry import REGISTRY


async def open_rules(visit: TableVisit) -> None:
    """The rules of this table, in a message of their own."""
    await visit.show(first_page(table_book(visit.table), visit.reader))


async def _turn(visit: TableVisit) -> None:
    """Another page of the rules of a table: the one in the click, or that of the menu."""
    page = visit.choice or visit.click.rest
    await visit.repaint(rules_page(table_book(visit.table), page, visit.reader))


async def _turn_without_table(visit: ClickVisit) -> None:
    """Another page of the rules that hold in the server."""
    name, _, page = visit.click.rest.partition(".")
    if name not in REGISTRY:
        await visit.tell(visit.say("old-button"))
        return
    book = await server_book(visit, name)
    await visit.repaint(rules_page(book, visit.choice or page, visit.reader))


async def _open_without_table(visit: ClickVisit) -> None:
    """The rules that hold in the server, in a message of their own."""
    name = visit.click.rest
    if name not in REGISTRY:
        await visit.tell(visit.say("old-button"))
        return
    await visit.show(first_page(await server_book(visit, name), visit.reader))


RULES: dict[str, TableAction] = {"rules": open_rules, "page": _turn, "page-at": _turn}

READING: Mapping[str, ClickAction] = {
    "rules": _open_without_table,
    "page": _turn_without_table,
    "page-at": _turn_without_table,
}
