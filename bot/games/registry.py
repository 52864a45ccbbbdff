"""The presenter of every game, by the game's name."""

from collections.abc import Mapping

from bot.blocks.presenter import Practice, Presenter
from bot.games.basic import BASIC
from bot.games.contract import CONTRACT
from bot.games.dummy import DUMMY
from bot.games.gin.presenter import GIN
from bot.games.indian.presenter import INDIAN
from bot.games.manipulation import MANIPULATION
from bot.games.phases.presenter import PHASES
from bot.games.rummy500 import RUMMY500
from bot.games.shanghai import SHANGHAI
from bot.games.tiles import TILES


class _Rooms(dict[str, Presenter]):
    """Presenters by game. A game without its own presenter gets an empty one."""

    def __missing__(self, game: str) -> Presenter:
        return Presenter(game)


PRESENTERS: Mapping[str, Presenter] = _Rooms(
    (presenter.game, presenter)
    for presenter in (
        BASIC,
        CONTRACT,
        DUMMY,
        GIN,
        INDIAN,
        MANIPULATION,
        PHASES,
        RUMMY500,
        SHANGHAI,
        TILES,
    )
)
"""The presenters by game. A game without its own presenter gets an empty one."""

PRACTISED: Mapping[str, Practice] = {
    name: presenter.practice
    for name, presenter in PRESENTERS.items()
    if presenter.practice is not None
}
"""The practice of each game that can be practised, by game."""
