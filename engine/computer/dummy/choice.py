"""What the players of Dummy do: every move weighed, and the best of them made."""

from engine.computer.dummy.draws import draws
from engine.computer.dummy.lookout import lookout
from engine.computer.dummy.plays import knocks, plays
from engine.computer.dummy.trying import tried
from engine.computer.dummy.weights import STEADY, STRONG, BySeats
from engine.computer.luck import luck
from engine.computer.question import Question
from engine.computer.thought import Option, Thought
from engine.phase import Phase


def steady(question: Question, seed: int) -> Thought:
    """The move that is worth most by what was seen."""
    options = tuple(_weighed(question, seed, STEADY))
    return Thought(options[0].move, options)


def strong(question: Question, seed: int) -> Thought:
    """The same with a longer look at what the stock may bring; moves that are close are tried out,
    with hands of the others that fit what was seen."""
    options = tuple(_weighed(question, seed, STRONG, tries=True))
    return Thought(options[0].move, options)


def _weighed(question: Question, seed: int, by_seats: BySeats, tries: bool = False) -> list[Option]:
    """The moves that come into question, the one to choose first.

    Raises ValueError if the seat has nothing to do.
    """
    found = knocks(question)
    if not found:
        eye, chance = lookout(question, by_seats), luck(question, seed)
        drawing = question.state.phase is Phase.DRAW
        found = draws(eye, chance) if drawing else plays(eye)
        if tries:
            found = tried(eye, found, chance)
    if not found:
        raise ValueError(f"seat {question.seat} has no move in phase {question.state.phase}")
    return found
