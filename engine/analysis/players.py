"""The computer players and the plain ideas of each game.

*Suggest*, *Why?*, typed lines and practice use the ideas of this module.
"""

from functools import lru_cache
from itertools import chain

from engine.computer.plain.easy import beginner
from engine.computer.plain.ideas import USUAL, Ideas
from engine.computer.strength import Strength
from engine.decision import Decision, Player, Thinks
from engine.effort import AT_ONCE
from engine.game import Ask, Game
from engine.games.registry import KNOWN, from_package
from engine.moves import Discard, LayDown, LayOff, MakeContract, Move
from engine.observation import Observation

IDEAS: dict[str, Ideas] = {name: from_package(name, "ideas", "IDEAS", USUAL) for name in KNOWN}
"""Ideas by name of the game. They are loaded on import, because people wait for them."""


def ideas_of(game: Game) -> Ideas:
    """Return the plain ideas for this game."""
    return IDEAS.get(game.name, USUAL)


def choose(observation: Observation) -> Move:
    """Return the first idea of a plain player for a seat that may act.

    Raises ValueError if the seat has nothing to do.
    """
    return ideas_of(observation.game).choose(observation)


_INDEX = {strength: index for index, strength in enumerate(Strength)}
_LAYS = (LayDown, LayOff, MakeContract)


def plain(observation: Observation, seed: int) -> Decision:
    """Return the first legal idea, without regard to earlier turns."""
    return Decision(choose(observation))


@lru_cache(maxsize=64)
def _thinks(name: str) -> Thinks:
    """Return the players of the game with this name, or plain players if its package has no
    players.
    """
    return from_package(
        name, "player", "THINKS", Thinks(beginner(IDEAS.get(name, USUAL)), plain, plain)
    )


def load_players() -> None:
    """Load the players of all games, so that no one waits for them later."""
    for name in KNOWN:
        _thinks(name)


def player(game: str, strength: Strength) -> Player:
    """Return the player of a game and strength.

    Raises LookupError if no game has this name, or if ``strength`` isn't one.
    """
    return _thinks(KNOWN[game].name)[_INDEX[strength]]


def pilot(observation: Observation) -> Move:
    """Return the move of the autopilot, which thinks like a medium computer.

    The autopilot lays all the cards that it can. It makes a risky move (``Step.risks``) only if no
    other move is possible.
    """
    game, state, seat, _ = observation
    ask, steps = Ask(game, state, seat), game.answers[state.phase]
    move = think(observation, Strength.MEDIUM).move
    ideas = ideas_of(game).moves
    lays = chain[Move]()
    if isinstance(move, Discard):
        plain_lays = (idea for idea in ideas(observation) if isinstance(idea, _LAYS))
        lays = chain(plain_lays, observation.offers(*_LAYS, looks=AT_ONCE))
    for idea in chain(lays, (move,), ideas(observation), observation.offers()):
        risks = steps[type(idea)].risks
        if risks is None or not risks(ask, idea):
            return idea
    return move


def think(observation: Observation, strength: Strength, seed: int = 0) -> Decision:
    """Return the decision of a computer of this strength in a seat that may act.

    A game without its own players is played plainly. The same observation and seed give the same
    decision. Raises ValueError if the seat has nothing to do.
    """
    return _thinks(observation.game.name)[_INDEX[strength]](observation, seed)
