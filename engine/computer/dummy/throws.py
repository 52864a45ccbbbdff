"""Throwing: what the rest of the hand may bring, less what the card gives to the others."""

from collections.abc import Sequence

from engine.cards import Card
from engine.computer.dummy.danger import danger
from engine.computer.dummy.laying import Ends
from engine.computer.dummy.lookout import Lookout
from engine.computer.dummy.prospects import prospects
from engine.decision import Option
from engine.errors import IllegalMove
from engine.events import Fined
from engine.hands.masks import cards_of
from engine.moves import Discard
from engine.play import decide


def best_throw(eye: Lookout, hand: int, row: Sequence[Card], born: bool, ends: Ends) -> float:
    """What the best throw is worth out of such a hand on such a table."""
    return max(
        prospects(eye, hand & ~(1 << card), (*row, card), born, ends) - danger(eye, card, row)
        for card in cards_of(hand)
    )


def throws(eye: Lookout) -> list[Option]:
    """Every card that may be thrown now, the best first."""
    found = [_weighed(eye, card) for card in cards_of(eye.hand)]
    return sorted([one for one in found if one is not None], key=lambda one: -one.worth)


def _weighed(eye: Lookout, card: Card) -> Option | None:
    game, state, seat, _ = eye.observation
    move = Discard(card)
    try:
        events = decide(game, state, seat, move)
    except IllegalMove:
        return None
    rest = eye.hand & ~(1 << card)
    parts = {
        "hand": prospects(eye, rest, (*eye.row, card), eye.born, eye.ends),
        "danger": -danger(eye, card, eye.row),
    }
    fines = sum([event.points for event in events if isinstance(event, Fined)])
    if fines:
        parts["fine"] = -float(fines)
    return Option(move, sum(parts.values()), parts)
