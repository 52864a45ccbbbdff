"""The pages of the rules: opened from a table, turned with or without one."""

from collections.abc import Mapping

from bot.clicks.router import Action, Clicked, Personal, PersonalAction, chosen
from bot.clicks.services import answer, repaint, tell
from bot.pages.rules import book_of, book_of_server, first_page, page_screen
from engine.games.registry import REGISTRY


async def open_rules(clicked: Clicked) -> None:
    """The rules of this table, in a message of their own."""
    services = clicked.services
    screen = first_page(book_of(clicked.table), services.reader)
    await answer(clicked.interaction, screen, services.painter)


async def _turn(clicked: Clicked) -> None:
    """Another page of the rules of a table: the one in the click, or that of the menu."""
    services = clicked.services
    page = next(iter(clicked.values), clicked.click.rest)
    screen = page_screen(book_of(clicked.table), page, services.reader)
    await repaint(clicked.interaction, screen, services.painter)


async def _turn_alone(personal: Personal) -> None:
    """Another page of the rules that hold in the server."""
    services, interaction = personal.services, personal.interaction
    name, _, page = personal.click.rest.partition(".")
    if name not in REGISTRY:
        await tell(interaction, services.say("old-button"), services.painter)
        return
    book = await book_of_server(services, interaction, name)
    page = next(iter(chosen(interaction)), page)
    await repaint(interaction, page_screen(book, page, services.reader), services.painter)


async def _open_alone(personal: Personal) -> None:
    """The rules that hold in the server, in a message of their own."""
    services, interaction, name = personal.services, personal.interaction, personal.click.rest
    if name not in REGISTRY:
        await tell(interaction, services.say("old-button"), services.painter)
        return
    book = await book_of_server(services, interaction, name)
    await answer(interaction, first_page(book, services.reader), services.painter)


RULES: dict[str, Action] = {"rules": open_rules, "page": _turn, "page-at": _turn}

READING: Mapping[str, PersonalAction] = {
    "rules": _open_alone,
    "page": _turn_alone,
    "page-at": _turn_alone,
}
