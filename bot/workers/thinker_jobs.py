"""The jobs of the thinker, as its worker does them."""

from bot.typed.autocomplete import complete
from engine import computer
from engine.computer import advice, nearest_moves
from engine.computer.advice import Advice
from engine.moves import Move
from engine.table.knowledge import Knowledge

__all__ = ["advise", "autopilot_move", "choose", "complete", "nearest", "ready"]


def choose(mine: Knowledge) -> Move:
    """A legal move for this seat."""
    return computer.choose(*mine)


def autopilot_move(mine: Knowledge) -> Move:
    """A legal move that only draws or discards, where that is allowed."""
    return computer.autopilot_move(*mine)


def advise(mine: Knowledge) -> Advice:
    """What a computer would do, and what decides it."""
    return advice.advise(*mine)


def nearest(mine: Knowledge, move: Move) -> tuple[Move, ...]:
    """What the seat can do instead of a refused move."""
    return nearest_moves.nearest(*mine, move)


def ready() -> None:
    """The first job of a process loads everything that later ones need."""
