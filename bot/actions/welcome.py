"""The first steps in a server: learn, open a table; and the pages of help."""

from bot.clicks.context import ClickActions, ClickContext
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


async def _learn(context: ClickContext) -> None:
    await context.show(learn_screen(context.say))


async def _choose_game(context: ClickContext) -> None:
    await context.show(choose_game_screen(context.say))


async def _open(context: ClickContext) -> None:
    """A lobby of the chosen game in this channel, as the server has it by default."""
    listing = REGISTRY.get(context.click.rest)
    if listing is None:
        await context.tell(context.say("old-button"))
        return
    await open_table(context, listing, (), ComputerSeats(0), OpeningOptions())


async def _open_with(context: ClickContext) -> None:
    """The same with a seat kept for somebody."""
    found = read_play_with(context.click.rest)
    if found is None:
        await context.tell(context.say("old-button"))
        return
    game, user = found
    guest = await ask_for_guest(context, user)
    if isinstance(guest, str):
        await context.tell(guest)
        return
    await open_table(context, REGISTRY[game], (), ComputerSeats(0), OpeningOptions(), (guest,))


async def _help(context: ClickContext) -> None:
    await context.repaint(help_screen(context.click.rest, context.say))


ACTIONS: ClickActions = (
    (LEARN, _learn),
    (CHOOSE_GAME, _choose_game),
    (OPEN, _open),
    (OPEN_WITH, _open_with),
    (HELP, _help),
)
