"""Which strength plays how in which game.

*Suggest*, *Why?*, typed lines and practice ask here what a plain player thinks of each game.
"""

from functools import lru_cache
from itertools import chain

from engine.computer.plain.easy import beginner
from engine.computer.plain.ideas import USUAL, Ideas
from engine.computer.strength import Strength
from engine.decision import Decision, Player, Thinks
from engine.effort import AT_ONCE
from engine.game import Ask, Game
from engine.games.registry import KNOWN, from_room
from engine.moves import Discard, LayDown, LayOff, MakeContract, Move
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


_AT = {strength: at for at, strength in enumerate(Strength)}
_LAYS = (LayDown, LayOff, MakeContract)


def plain(observation: Observation, seed: int) -> Decision:
    """The first legal idea, whatever was seen before."""
    return Decision(choose(observation))


@lru_cache(maxsize=64)
def _thinks(name: str) -> Thinks:
    """The players of the game of this name. Without any in its room it is played plainly."""
    return from_room(
        name, "player", "THINKS", Thinks(beginner(IDEAS.get(name, USUAL)), plain, plain)
    )


def load_players() -> None:
    """Load the players of all games, so that none is waited for later."""
    for name in KNOWN:
        _thinks(name)


def player(game: str, strength: Strength) -> Player:
    """Who plays the game of this name in this strength. Raises LookupError for a name that no game
    has, and for what is no strength."""
    return _thinks(KNOWN[game].name)[_AT[strength]]


def pilot(observation: Observation) -> Move:
    """Choose the move of the autopilot, which thinks as a medium computer.

    It lays all that it can. It risks nothing (``Step.risks``) while there is another move.
    """
    game, state, seat, _ = observation
    ask, steps = Ask(game, state, seat), game.answers[state.phase]
    move = think(observation, Strength.MEDIUM).move
    ideas = ideas_of(game).moves
    lays = chain[Move]()
    if isinstance(move, Discard):
        mine = (idea for idea in ideas(observation) if isinstance(idea, _LAYS))
        lays = chain(mine, observation.offers(*_LAYS, looks=AT_ONCE))
    for idea in chain(lays, (move,), ideas(observation), observation.offers()):
        risks = steps[type(idea)].risks
        if risks is None or not risks(ask, idea):
            return idea
    return move


def think(observation: Observation, strength: Strength, seed: int = 0) -> Decision:
    """What a computer of this strength would do in a seat that may act.

    A game without players of its own is played plainly. The same observation and seed
    give the same decision. Raises ValueError if the seat has nothing to do.
    """
    return _thinks(observation.game.name)[_AT[strength]](observation, seed)
