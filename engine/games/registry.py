"""The registry with one row per game. ``REGISTRY`` has the games that the bot offers."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from engine.board_scores import Averages
from engine.game import Game
from engine.games.basic.rules import LISTING as BASIC
from engine.games.contract.rules import LISTING as CONTRACT
from engine.games.dummy.rules import LISTING as DUMMY
from engine.games.gin.rules import LISTING as GIN
from engine.games.indian.rules import LISTING as INDIAN
from engine.games.manipulation.rules import LISTING as MANIPULATION
from engine.games.phases.rules import LISTING as PHASES
from engine.games.rummy500.rules import LISTING as RUMMY500
from engine.games.shanghai.rules import LISTING as SHANGHAI
from engine.games.tiles.rules import LISTING as TILES
from engine.listing import Listing
from engine.result import ScoreItem

_OFFERED = (
    BASIC,
    CONTRACT,
    DUMMY,
    MANIPULATION,
    SHANGHAI,
    GIN,
    INDIAN,
    PHASES,
    RUMMY500,
    TILES,
)

T = TypeVar("T")

REGISTRY: Mapping[str, Listing] = {listing.name: listing for listing in _OFFERED}

WITHOUT_SCREENS: Mapping[str, Listing] = {}
"""Games that have rules but no texts and screens yet.

No one can play them, but the notation knows them. A game moves from here to ``REGISTRY`` when it
has everything.
"""

KNOWN: Mapping[str, Listing] = {**REGISTRY, **WITHOUT_SCREENS}
"""All games with rules, offered or not."""

SCORE_ITEMS: tuple[type[ScoreItem], ...] = tuple(ScoreItem.__subclasses__())
"""The kinds of lines on the score sheets of all games."""


@lru_cache(maxsize=256)
def game(name: str, options: object) -> Game:
    """Return the game of this name with these options. Raises KeyError for an unknown name."""
    listing = KNOWN[name]
    return replace(listing.build(options), deck=listing.deck, source=game)


def from_package(name: str, module: str, attribute: str, usual: T) -> T:
    """Return a value of a module in a game's package, which is imported on demand.

    Return ``usual`` if the package has no such module, or if the module has no such name.
    """
    where = f"{__package__}.{name}.{module}"
    if name not in KNOWN or find_spec(where) is None:
        return usual
    value: T = getattr(import_module(where), attribute, usual)
    return value


def averages_of(name: str) -> Averages:
    """Return the average worths of deals of this game under the standard rules."""
    return from_package(name, "player", "AVERAGES", {})
