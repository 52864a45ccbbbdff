"""Play rummy with somebody: which game, before the table opens with a seat kept for them."""

from bot.screens.click import read_number
from bot.screens.colours import FELT
from bot.screens.control import At, Control, Cost
from bot.screens.game_seats import in_rows
from bot.screens.screen import Button, Screen
from bot.text import Text
from bot.text.names import escaped
from engine.games.registry import REGISTRY
from engine.table.sitting import Sitter

OPEN_WITH = Control("open-with", At.ME, cost=Cost.OPENING)


def play_with_screen(guest: Sitter, say: Text) -> Screen:
    """A choice of games; the guest goes along in each click."""
    games = [
        Button(say(f"game-{name}"), OPEN_WITH.click(f"{name}.{guest.user}")) for name in REGISTRY
    ]
    return Screen((say("play-with", name=escaped(guest.name)), *in_rows(games)), FELT)


def read_play_with(written: str) -> tuple[str, int] | None:
    """The game and the guest's user id behind a click; None if it means nothing.

    Nothing says that they are a member.
    """
    game, _, rest = written.partition(".")
    number = read_number(rest)
    if game not in REGISTRY or number is None:
        return None
    return game, number


CONTROLS = (OPEN_WITH,)
