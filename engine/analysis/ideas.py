"""What a plain player thinks of each game: *Suggest*, *Why?*, typed lines and practice ask here."""

from engine.computer.plain.ideas import USUAL, Ideas
from engine.game import Game
from engine.games.registry import KNOWN, from_room
from engine.moves import Move
from engine.observation import Observation

IDEAS: dict[str, Ideas] = {name: from_room(name, "ideas", "IDEAS", USUAL) for name in KNOWN}
"""By name of the game. People wait for them, so they are loaded before they are asked for."""


def ideas_of(game: Game) -> Ideas:
    """What a plain player thinks of this game."""
    return IDEAS.get(game.name, USUAL)


def choose(observation: Observation) -> Move:
    """The first idea of a plain player for a seat, which must be one of those who may act. Raises
    ValueError if the seat has nothing to do."""
    return ideas_of(observation.game).choose(observation)
