"""What the players of Contract Rummy and Shanghai Rum do."""

from math import inf

from engine.cards import HIDDEN
from engine.computer.contract.approach import Approach, Skill
from engine.computer.contract.going_out import way_out
from engine.computer.contract.may_i import answers
from engine.computer.contract.throws import throws
from engine.computer.plain.choice import choose
from engine.computer.plain.lay import plays
from engine.computer.plain.outlook import Outlook
from engine.decision import Option, Thought
from engine.moves import Move
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal

_STEADY = Skill(streams=3, cards=4, patient=False, grows_to=20)
_STRONG = Skill(streams=40, cards=14, patient=True, grows_to=inf)


def steady(observation: Observation, seed: int) -> Thought:
    """By a short look at the cards that may come, and wary of a large hand."""
    return _thought(observation, seed, _STEADY)


def strong(observation: Observation, seed: int) -> Thought:
    """By a longer look, with patience, and without fear of a large hand."""
    return _thought(observation, seed, _STRONG)


def _thought(observation: Observation, seed: int, skill: Skill) -> Thought:
    """Before the contract is made what is thrown, and whether to ask for the upcard, is weighed;
    all else is done as those play who forget. Raises ValueError if the seat has nothing to do."""
    contract = Outlook(observation).goal
    if HIDDEN in observation.hand:
        return Thought(choose(observation))
    if contract is None:
        out = way_out(observation)
        if out is None:
            return Thought(choose(observation))
        saved = float(sum(map(observation.game.points, observation.hand)))
        return Thought(out, (Option(out, saved, {"finish": saved}),))
    seat = Approach(observation, contract, seed, skill)
    if observation.seen.phase is Phase.MAY_I:
        options = answers(seat)
        return Thought(options[0].move, tuple(options))
    laid = _laid(seat)
    options = throws(seat) if laid is None and observation.seen.phase is Phase.PLAY else []
    if options:
        return Thought(options[0].move, tuple(options))
    return Thought(laid or choose(observation))


def _laid(seat: Approach) -> Move | None:
    """The contract, or a swap that makes it possible."""
    game, state = seat.game, seat.state
    kinds = {step.move for step in game.turn.get(state.phase, ())}
    legal = (move for move in plays(seat) if type(move) in kinds)
    return next((move for move in legal if is_legal(game, state, seat.seat, move)), None)
