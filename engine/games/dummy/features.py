"""A table of Dummy as a seat remembers it, and the numbers by which its players judge."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.computer.turns_left import goes_round, turns_to_come
from engine.games.dummy.laying import Ends, Shapes, ends_of, shapes
from engine.games.dummy.scoring import DummyScore
from engine.hands.masks import mask_of
from engine.observation import Observation, known_in, unseen
from engine.steps.birth import is_born
from engine.steps.direction import direction


class Weights(NamedTuple):
    """Chances that a missing card comes to who waits for it: ``from_row`` for one that lies in the
    row, ``unseen`` times the turns to come for each unseen card, ``held`` for one that another
    holds. Chances of being born: ``birth_in_row`` by a meld that the row has the rest of,
    parts of the chance of the missing cards ``birth_by_throw`` where one must be thrown,
    ``birth_by_both`` where one more lies in the row.

    In points: ``lost``: what a point that stays in the hand costs; ``feed``: what a point of
    another costs, of which ``later`` is left with each further player; ``newborn``: what being born
    is to them; ``knocked``: what it costs if another knocks; ``knock``: what a knock is worth
    besides its points; ``near``: to be sure of one soon; ``draw``: a draw besides what it brings.

    ``looks``: how many cards are tried as the next of the stock.
    """

    from_row: float = 0.55
    unseen: float = 1.6
    held: float = 0.08
    birth_in_row: float = 0.7
    birth_by_throw: float = 0.8
    birth_by_both: float = 0.9
    lost: float = 1.0
    feed: float = 1.0
    newborn: float = 45.0
    later: float = 0.8
    knocked: float = 80.0
    knock: float = 60.0
    near: float = 80.0
    draw: float = 3.0
    looks: int = 12


BySeats = Mapping[int, Weights]
"""Weights by how many sit at the table."""

MEDIUM: BySeats = {
    2: Weights(looks=3, unseen=1.2, newborn=20, near=120),
    3: Weights(looks=3, lost=0.6),
    4: Weights(looks=3, unseen=2.0, lost=0.5),
}
STRONG: BySeats = {seats: weights._replace(looks=40) for seats, weights in MEDIUM.items()}


# By what a deal is played out quickly; found by climbing as ``bench.dummy_tastes`` does.


class Tastes(NamedTuple):
    """In points. Of a take: ``left``: a point that stays in the hand; ``unborn``: to be born;
    ``knock``: to knock.

    Of a throw: ``dear`` a point of the card, ``dear_late`` more with few cards. Against it, for
    each card that may lie in a meld with it, and more for each point of it: ``mate`` and
    ``dear_mate`` one in the hand, ``danger`` and ``dear_danger`` one in the row; ``in_row`` one in
    the row if there is one in the hand too.
    """

    left: float
    unborn: float
    knock: float
    dear: float
    dear_late: float
    mate: float
    dear_mate: float
    in_row: float
    danger: float
    dear_danger: float


_TWO = Tastes(
    left=-1.15,
    unborn=-20.0,
    knock=80.0,
    dear=-0.5,
    dear_late=-1.5,
    mate=12.0,
    dear_mate=0.35,
    in_row=-3.25,
    danger=5.0,
    dear_danger=0.2,
)
_MORE = Tastes(
    left=-0.4,
    unborn=80.0,
    knock=80.0,
    dear=-0.1,
    dear_late=0.75,
    mate=6.0,
    dear_mate=0.8,
    in_row=5.5,
    danger=2.0,
    dear_danger=0.8,
)
TASTES = {2: _TWO, 3: _MORE, 4: _MORE}
"""Tastes by how many sit at the table."""


# A table of Dummy as a seat remembers it: what lies where, and what nobody has shown.

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
