"""The first steps in a server: learn, open a table; and the pages of help."""

from bot.clicks.context import ClickActions, ClickVisit
from bot.opening.options import ComputerSeats, OpeningOptions, ask_for_guest
from bot.opening.table import open_table
from bot.screens.welcome import (
    CHOOSE_GAME,
    HELP,
    LEARN,
    OPEN,
    OPEN_WITH,
    choose_game_screen,
    help_screen,
    learn_screen,
    read_play_with,
)
from engine.games.registry import REGISTRY


async def _learn(visit: ClickVisit) -> None:
    await visit.show(learn_screen(visit.say))


async def _choose_game(visit: ClickVisit) -> None:
    await visit.show(choose_game_screen(visit.say))


async def _open(visit: ClickVisit) -> None:
    """A lobby of the chosen game in this channel, as the server has it by default."""
    listing = REGISTRY.get(visit.click.rest)
    if listing is None:
        await visit.tell(visit.say("old-button"))
        return
    await open_table(visit, listing, (), ComputerSeats(0), OpeningOptions())


async def _open_with(visit: ClickVisit) -> None:
    """The same with a seat kept for somebody."""
    found = read_play_with(visit.click.rest)
    if found is None:
        await visit.tell(visit.say("old-button"))
        return
    game, user = found
    guest = await ask_for_guest(visit, user)
    if isinstance(guest, str):
        await visit.tell(guest)
        return
    await open_table(visit, REGISTRY[game], (), ComputerSeats(0), OpeningOptions(), (guest,))


async def _help(visit: ClickVisit) -> None:
    await visit.repaint(help_screen(visit.click.rest, visit.say))


ACTIONS: ClickActions = (
    (LEARN, _learn),
    (CHOOSE_GAME, _choose_game),
    (OPEN, _open),
    (OPEN_WITH, _open_with),
    (HELP, _help),
)
