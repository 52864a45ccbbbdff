"""A table of Dummy as a seat remembers it: what lies where, and what nobody has shown."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.computer.dummy.laying import Ends, Shapes, ends_of, shapes
from engine.computer.dummy.weights import BySeats, Weights
from engine.hands.masks import mask_of
from engine.observation import Observation, known_in, unseen
from engine.scoring.dummy import DummyScore
from engine.steps.birth import is_born
from engine.steps.direction import direction

# How soon a deal of Dummy may be over: by how few cards the players hold.

_BORN = (0.0, 0.37, 0.09, 0.1, 0.02, 0.005)
"""Of those who were born and began a turn with so many cards, the part that knocked in it: in 200
deals for two and 400 for four between these players and plain ones."""
_UNBORN = 0.01
"""Who is not born seldom knocks, whatever they hold."""


def knocks_next(cards: int, born: bool) -> float:
    """How likely who holds so many cards knocks in their next turn."""
    if not born:
        return _UNBORN
    return _BORN[cards] if cards < len(_BORN) else 0.0


def goes_round(rivals: Iterable[float]) -> float:
    """How likely none of these others knocks before it is one's turn again, by their chances."""
    lasts = 1.0
    for chance in rivals:
        lasts *= 1 - chance
    return lasts


def turns_to_come(stock: int, seats: int, lasts: float) -> float:
    """How many turns of one's own are still to be expected: those that the stock allows, each if
    the deal ``lasts`` another round."""
    whole, part = divmod(stock / seats, 1)
    expected, still = 0.0, 1.0
    for _ in range(int(whole)):
        still *= lasts
        expected += still
    return expected + still * lasts * part


class Rival(NamedTuple):
    """Another player: the cards that all know to be in their hand, how many others they hold, and
    whether they are born."""

    known: int
    hidden: int
    born: bool


class DummyFeatures(NamedTuple):
    """What a decision is made from. ``row``: oldest first; ``rivals``: in the order of play.

    ``unseen``: cards that nobody has shown. ``chances``: by card how likely it is that it comes to
    who waits for it, were it not in the row.
    ``lasts``: how likely nobody else knocks before the seat's next turn; ``turns``: how many more
    it may expect.
    """

    observation: Observation
    weights: Weights
    shapes: Shapes
    worth: tuple[int, ...]
    hand: int
    row: tuple[Card, ...]
    ends: Ends
    born: bool
    rivals: tuple[Rival, ...]
    unseen: int
    chances: tuple[float, ...]
    lasts: float
    turns: float


def features(observation: Observation, by_seats: BySeats) -> DummyFeatures:
    """What the seat of this observation sees and remembers."""
    game, state, seat, notes = observation
    score = game.score
    assert isinstance(score, DummyScore), "who plays Dummy counts as Dummy does"
    weights, every = by_seats[state.seats], shapes(game.melds)
    way = direction(state)
    others = [state.after(seat, way * steps) for steps in range(1, state.seats)]
    known = [mask_of(known_in(state, notes, other)) for other in others]
    hidden = mask_of(unseen(observation))
    rivals = tuple(
        Rival(held, len(state.hands[other]) - held.bit_count(), is_born(state, other))
        for other, held in zip(others, known, strict=True)
    )
    lasts = goes_round(knocks_next(one.known.bit_count() + one.hidden, one.born) for one in rivals)
    turns = turns_to_come(len(state.stock), state.seats, lasts)
    return DummyFeatures(
        observation=observation,
        weights=weights,
        shapes=every,
        worth=tuple(score.in_hand(state, card) for card in range(52)),
        hand=mask_of(observation.hand),
        row=state.discard,
        ends=ends_of(state.melds, every),
        born=is_born(state, seat),
        rivals=rivals,
        unseen=hidden,
        chances=_chances(hidden, known, turns, weights),
        lasts=lasts,
        turns=turns,
    )


def _chances(
    unseen: int, known: Sequence[int], turns: float, weights: Weights
) -> tuple[float, ...]:
    comes = min(0.8, weights.unseen * turns / max(1, unseen.bit_count()))
    chances = [comes if unseen >> card & 1 else 0.0 for card in range(52)]
    for held in known:
        for card in range(52):
            if held >> card & 1:
                chances[card] = weights.held
    return tuple(chances)
