"""Which game shows a hand otherwise than most."""

from collections.abc import Callable, Mapping

from bot.blocks.shown_hand import ShownHand
from bot.screens.lives import sorted_hand
from bot.screens.phases import phase_hand
from bot.screens.sweeps import laid_hand
from engine.game import Game
from engine.view import View

_OWN: Mapping[str, Callable[[Game, View], ShownHand]] = {
    "indian": sorted_hand,
    "phases": phase_hand,
    "rummy500": laid_hand,
}
"""By the name of the game what is shown of a hand there."""


def shown_hand(rules: Game, view: View) -> ShownHand:
    """What is shown of the viewer's hand."""
    own = _OWN.get(rules.name)
    return ShownHand() if own is None else own(rules, view)
