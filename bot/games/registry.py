"""The room of every game, by the game's name."""

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
    """Presenters by game, with an empty one for a game without a room."""

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
"""The rooms by the names of their games. A game without a room has an empty one."""

PRACTISED: Mapping[str, Practice] = {
    name: presenter.practice
    for name, presenter in PRESENTERS.items()
    if presenter.practice is not None
}
"""The games that can be practised."""
