"""Which strength plays how in which game."""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from engine.computer import manipulation, tiles
from engine.computer.basic import player as basic
from engine.computer.contract import player as contract
from engine.computer.dummy import player as dummy
from engine.computer.gin import player as gin
from engine.computer.indian import player as indian
from engine.computer.phases import player as phases
from engine.computer.plain.easy import easy
from engine.computer.plain.ideas import ideas_of
from engine.computer.plain.player import choose
from engine.computer.rummy500 import player as rummy500
from engine.computer.strength import Strength
from engine.decision import Decision
from engine.moves import Discard, LayDown, LayOff, MakeContract, Move
from engine.observation import Observation
from engine.step import AT_ONCE, Ask

Player = Callable[[Observation, int], Decision]
"""Answers an observation; the number is a seed, from which all that is left to chance follows."""


def plain(observation: Observation, seed: int) -> Decision:
    """The first legal idea, whatever was seen before."""
    return Decision(choose(observation))


_PLAYERS: Mapping[str, tuple[Player, Player, Player]] = {
    "basic": (basic.easy, basic.medium, basic.strong),
    "contract": (easy, contract.medium, contract.strong),
    "shanghai": (easy, contract.medium, contract.strong),
    "dummy": (easy, dummy.medium, dummy.strong),
    "manipulation": (easy, manipulation.medium, manipulation.strong),
    "gin": (easy, gin.medium, gin.strong),
    "indian": (indian.easy, indian.medium, indian.strong),
    "phases": (phases.easy, phases.medium, phases.strong),
    "rummy500": (easy, rummy500.medium, rummy500.strong),
    "tiles": (tiles.easy, tiles.medium, tiles.strong),
}
"""By the name of the game, in the order of the strengths. Other games are played plainly."""
_AT = {strength: at for at, strength in enumerate(Strength)}
_LAYS = (LayDown, LayOff, MakeContract)


def player(game: str, strength: Strength) -> Player:
    """Who plays the game of this name in this strength. Raises LookupError for a name that has no
    players of its own, and for what is no strength."""
    return _PLAYERS[game][_AT[strength]]


def pilot(observation: Observation) -> Move:
    """Choose the move of the autopilot, which thinks as a medium computer.

    It lays all that it can. It risks nothing (``Step.risks``) while there is another move.
    """
    game, state, seat, _ = observation
    ask, steps = Ask(game, state, seat), game.answers[state.phase]
    move = think(observation, Strength.MEDIUM).move
    ideas = ideas_of(game).moves
    lays: Iterable[Move] = ()
    if isinstance(move, Discard):
        lays = (idea for idea in ideas(observation) if isinstance(idea, _LAYS))
        lays = chain(lays, observation.offers(*_LAYS, looks=AT_ONCE))
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
    own = _PLAYERS.get(observation.game.name, (easy, plain, plain))
    return own[_AT[strength]](observation, seed)
