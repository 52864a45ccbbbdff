"""What the players of Dummy do: every move weighed, and the best of them made."""

from engine.computer.dummy.draws import draws
from engine.computer.dummy.lookout import lookout
from engine.computer.dummy.plays import knocks, plays
from engine.computer.dummy.trying import tried
from engine.computer.dummy.weights import STEADY, STRONG, BySeats
from engine.decision import Option, Thought, luck
from engine.observation import Observation
from engine.phase import Phase


def steady(observation: Observation, seed: int) -> Thought:
    """The move that is worth most by what was seen."""
    options = tuple(_weighed(observation, seed, STEADY))
    return Thought(options[0].move, options)


def strong(observation: Observation, seed: int) -> Thought:
    """The same with a longer look at what the stock may bring; moves that are close are tried out,
    with hands of the others that fit what was seen."""
    options = tuple(_weighed(observation, seed, STRONG, tries=True))
    return Thought(options[0].move, options)


def _weighed(
    observation: Observation, seed: int, by_seats: BySeats, tries: bool = False
) -> list[Option]:
    """The moves that come into question, the one to choose first.

    Raises ValueError if the seat has nothing to do.
    """
    found = knocks(observation)
    if not found:
        eye, chance = lookout(observation, by_seats), luck(observation, seed)
        drawing = observation.seen.phase is Phase.DRAW
        found = draws(eye, chance) if drawing else plays(eye)
        if tries:
            found = tried(eye, found, chance)
    if not found:
        raise ValueError(f"seat {observation.seat} has no move in phase {observation.seen.phase}")
    return found
