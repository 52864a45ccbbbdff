"""The pages of the rules: opened from a table, turned with or without one."""

from collections.abc import Mapping

from bot.clicks.router import Action, Clicked, Personal, PersonalAction, chosen
from bot.clicks.services import answer, repaint, tell
from bot.pages.rules import book_of, book_of_server, first_page, page_screen
from engine.games.registry import REGISTRY


async def open_rules(clicked: Clicked) -> None:
    """The rules of this table, in a message of their own."""
    house = clicked.house
    screen = first_page(book_of(clicked.table), house.reader)
    await answer(clicked.interaction, screen, house.painter)


async def _turn(clicked: Clicked) -> None:
    """Another page of the rules of a table: the one in the click, or that of the menu."""
    house = clicked.house
    page = next(iter(clicked.values), clicked.click.rest)
    screen = page_screen(book_of(clicked.table), page, house.reader)
    await repaint(clicked.interaction, screen, house.painter)


async def _turn_alone(personal: Personal) -> None:
    """Another page of the rules that hold in the server."""
    house, interaction = personal.house, personal.interaction
    name, _, page = personal.click.rest.partition(".")
    if name not in REGISTRY:
        await tell(interaction, house.say("old-button"), house.painter)
        return
    book = await book_of_server(house, interaction, name)
    page = next(iter(chosen(interaction)), page)
    await repaint(interaction, page_screen(book, page, house.reader), house.painter)


async def _open_alone(personal: Personal) -> None:
    """The rules that hold in the server, in a message of their own."""
    house, interaction, name = personal.house, personal.interaction, personal.click.rest
    if name not in REGISTRY:
        await tell(interaction, house.say("old-button"), house.painter)
        return
    book = await book_of_server(house, interaction, name)
    await answer(interaction, first_page(book, house.reader), house.painter)


RULES: dict[str, Action] = {"rules": open_rules, "page": _turn, "page-at": _turn}

READING: Mapping[str, PersonalAction] = {
    "rules": _open_alone,
    "page": _turn_alone,
    "page-at": _turn_alone,
}
