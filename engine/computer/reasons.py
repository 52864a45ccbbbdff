"""What a strong computer would do in a seat, why, and what it saw.

The reason is the part of its own count that sets the move apart from the next best one. Where it
weighed nothing, the plain player is asked (engine.computer.advice).
"""

from collections.abc import Mapping

from engine.cards import Card
from engine.computer.advice import Advice, Why, advise, reason_of
from engine.computer.plain.draw import use_of
from engine.computer.plain.may_i import doubt
from engine.computer.plain.outlook import Outlook
from engine.computer.players import think
from engine.computer.question import Question
from engine.computer.remarks import (
    Remark,
    against,
    better_kept,
    harmless,
    hopeless,
    some,
    soon_over,
    taken,
)
from engine.computer.strength import Strength
from engine.computer.thought import Option, Thought
from engine.moves import Discard, Draw, MayI, Move, Pass, Take
from engine.phase import Phase

_PARTS: Mapping[str, Why] = {
    "danger": Why.SAFER,
    "feeds": Why.SAFER,
    "outs": Why.MORE_CHANCES,
    "chances": Why.MORE_CHANCES,
    "deadwood": Why.FEWER_POINTS,
    "points": Why.FEWER_POINTS,
    "hand": Why.BETTER_HAND,
    "kept": Why.BETTER_HAND,
    "fine": Why.NO_FINE,
    "tried": Why.PLAYED_OUT,
}
"""What the parts of a count are about; of others it is told that all in all they are worth more."""


def explained(question: Question, seed: int = 0) -> Advice:
    """What a strong computer would do for this seat, which may act, and why.

    Raises ValueError if the seat has nothing to do.
    """
    thought = think(question, Strength.STRONG, seed)
    if not any(option.parts for option in thought.options):
        return advise(question.game, question.state, question.seat)
    if isinstance(thought.move, Discard):
        return _of_discard(question, thought, thought.move)
    outlook = Outlook(question.game, question.state, question.seat)
    why = _why(outlook, thought.move)
    seen = some(soon_over(question), taken(question)) if why is Why.KNOCK_SOON else ()
    return Advice(thought.move, why, remarks=seen)


def _why(outlook: Outlook, move: Move) -> Why:
    """The plain player's words where they are true of a strong one as well."""
    upcard = outlook.upcard
    if isinstance(move, MayI):
        return Why.MAY_I_NEARER if doubt(outlook) is None else Why.MAY_I_WORTH
    if isinstance(move, Pass) and outlook.state.phase is Phase.MAY_I and doubt(outlook) is None:
        return Why.DECLINE_NOT_WORTH
    if isinstance(move, Take | Draw | Pass) and outlook.state.phase in (Phase.DRAW, Phase.OFFER):
        why = reason_of(outlook, move)
        helps = upcard is not None and use_of(outlook, upcard) is not None
        if isinstance(move, Take) and why is Why.TAKE_LEFT:
            return Why.UPCARD_BETTER
        return Why.STOCK_BETTER if helps and why in _NO_USE else why
    return reason_of(outlook, move)


_NO_USE = frozenset({Why.UPCARD_NO_NEARER, Why.UPCARD_NO_MELD, Why.UPCARD_NO_USE})


def _of_discard(question: Question, thought: Thought, move: Discard) -> Advice:
    """A discard beside the best other one."""
    card, points = move.card, question.game.points(move.card)
    mine = next((one for one in thought.options if one.move == move), None)
    other = _next_best(thought, card)
    if mine is None or other is None:
        return Advice(move, Why.WORTH_MORE, points)
    assert isinstance(other.move, Discard)
    instead, why = other.move.card, _decisive(mine, other)
    return Advice(move, why, points, instead, _seen(question, why, card, instead))


def _next_best(thought: Thought, card: Card) -> Option | None:
    others = (
        one
        for one in thought.options
        if isinstance(one.move, Discard) and one.move.card != card and one.parts
    )
    return max(others, key=lambda one: one.worth, default=None)


def _decisive(mine: Option, other: Option) -> Why:
    """The part that sets the one farthest above the other."""
    names = [*mine.parts, *(name for name in other.parts if name not in mine.parts)]
    gains = {name: mine.parts.get(name, 0.0) - other.parts.get(name, 0.0) for name in names}
    most = max(gains, key=lambda name: gains[name], default="")
    return _PARTS.get(most, Why.WORTH_MORE) if most and gains[most] > 0 else Why.WORTH_MORE


def _seen(question: Question, why: Why, card: Card, instead: Card) -> tuple[Remark, ...]:
    if why is Why.SAFER:
        return some(
            against(question, instead),
            harmless(question, card),
            better_kept(question, card, instead),
        )
    if why is Why.FEWER_POINTS:
        return some(soon_over(question), hopeless(question, card))
    if why is Why.NO_FINE:
        return ()
    return some(hopeless(question, card), better_kept(question, card, instead))
