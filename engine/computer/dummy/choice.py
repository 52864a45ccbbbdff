"""What the players of Dummy do: every move weighed, and the best of them made."""

from engine.computer.dummy.draws import draws
from engine.computer.dummy.lookout import lookout
from engine.computer.dummy.plays import knocks, plays
from engine.computer.dummy.weights import STEADY, STRONG, BySeats
from engine.computer.luck import luck
from engine.computer.question import Question
from engine.computer.thought import Option, Thought
from engine.phase import Phase


def steady(question: Question, seed: int) -> Thought:
    """The move that is worth most by what was seen."""
    options = tuple(weighed(question, seed, STEADY))
    return Thought(options[0].move, options)


def strong(question: Question, seed: int) -> Thought:
    """The same with a longer look at what the stock may bring."""
    options = tuple(weighed(question, seed, STRONG))
    return Thought(options[0].move, options)


def weighed(question: Question, seed: int, by_seats: BySeats) -> list[Option]:
    """The moves that come into question, the best first.

    Raises ValueError if the seat has nothing to do.
    """
    found = knocks(question)
    if not found:
        eye = lookout(question, by_seats)
        drawing = question.state.phase is Phase.DRAW
        found = draws(eye, luck(question, seed)) if drawing else plays(eye)
    if not found:
        raise ValueError(f"seat {question.seat} has no move in phase {question.state.phase}")
    return found
