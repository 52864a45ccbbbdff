"""Playing for somebody who is not there: draw and discard, and decide nothing else for them."""

from engine.computer.plain.choice import choose
from engine.computer.plain.discard import discards
from engine.computer.plain.outlook import Outlook
from engine.game import Game
from engine.moves import Discard, Draw, Move, Pass
from engine.play import is_legal
from engine.state import State
from engine.steps.counted_draws import Draws

MOST_DRAWN = 3
"""Cards that are drawn in one turn for somebody who is not there."""


def autopilot_move(game: Game, state: State, seat: int) -> Move:
    """A legal move that keeps the hand together: draw, or let go; then the card to discard that a
    computer would.

    Where none of these is allowed, as when a joker is owed, it is the computer's move, and so it is
    where a turn has no end but the last card of the stock. ``state`` is
    what the seat may see. Raises ValueError if the seat has nothing to do.
    """
    kinds = {step.move for step in game.turn.get(state.phase, ())}
    if _draws_and_draws(state) and is_legal(game, state, seat, Draw()):
        return choose(game, state, seat)
    throws = Discard in kinds
    for move in discards(Outlook(game, state, seat)) if throws else (Draw(), Pass()):
        if type(move) in kinds and is_legal(game, state, seat, move):
            return move
    return choose(game, state, seat)


def _draws_and_draws(state: State) -> bool:
    """Whether more cards have been drawn in this turn than one would for somebody else."""
    draws = state.memory.get(Draws)
    return isinstance(draws, Draws) and draws.drawn >= MOST_DRAWN
