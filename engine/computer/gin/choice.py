"""What the players of Gin do."""

from engine.computer.gin.closing import closing
from engine.computer.gin.drawing import drawing
from engine.computer.gin.glimpse import glimpse, tables
from engine.computer.gin.judgement import LEARNED
from engine.computer.gin.throws import JudgedThrow, weighed
from engine.computer.gin.trying import tried
from engine.decision import Option, Thought, luck
from engine.moves import Discard, Show
from engine.observation import Observation
from engine.phase import Phase
from engine.play import offers
from engine.steps.take import TakenCard


def steady(observation: Observation, seed: int) -> Thought:
    """Throws what the judgement thinks best; knocks at once."""
    return _thought(observation, None)


def strong(observation: Observation, seed: int) -> Thought:
    """The same, and where throws are close they are tried out."""
    return _thought(observation, seed)


def _thought(observation: Observation, seed: int | None) -> Thought:
    phase = observation.seen.phase
    if phase in (Phase.OFFER, Phase.DRAW):
        return drawing(observation)
    if phase is Phase.PLAY:
        return closing(observation) or _throwing(observation, seed)
    for move in offers(*observation[:3], Show):
        return Thought(move)
    raise ValueError(f"seat {observation.seat} has no move in phase {phase}")


def _throwing(observation: Observation, seed: int | None) -> Thought:
    game, state, _, _ = observation
    seen, taken = glimpse(observation), state.recall(TakenCard).taken
    found = weighed(seen, tables(game), LEARNED, taken)
    options = tuple(map(_option, found))
    if seed is not None:
        options = tried(game, seen, options, luck(observation, seed))
    return Thought(options[0].move, options)


def _option(one: JudgedThrow) -> Option:
    parts = {
        "deadwood": -float(one.deadwood),
        "outs": one.worth - one.danger + one.deadwood,
        "danger": one.danger,
    }
    return Option(Discard(one.card), one.worth, parts)
