"""A seat's view of Dummy, the cards that a table accepts, and the best way to lay a hand."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.decision import chance_of_another_round, turns_to_come
from engine.games.dummy.scoring import DummyScore
from engine.hands.every_meld import plain_melds
from engine.hands.masks import cards_of, mask_of
from engine.melds import Meld, MeldKind, MeldRules, run_places
from engine.observation import Observation, known_in, unseen
from engine.steps.birth import is_born
from engine.steps.direction import direction

# Melds of three cards, and the order of cards in runs. All longer melds grow from melds of three.

_PACK = range(52)


class Trio(NamedTuple):
    """Three cards that make a meld, as cards and as a mask."""

    mask: int
    cards: tuple[Card, ...]


class Shapes(NamedTuple):
    """All melds of three, and the neighbours of each card in runs."""

    trios: tuple[Trio, ...]
    """Every meld of three."""
    pairs: tuple[tuple[tuple[Card, Card], ...], ...]
    """The pairs that make a meld of three with a card, by card."""
    above: tuple[Card | None, ...]
    """The next higher card in a run, by card. None at the end of the suit."""
    below: tuple[Card | None, ...]
    """The next lower card in a run, by card. None at the end of the suit."""


@lru_cache
def shapes(rules: MeldRules) -> Shapes:
    """Return the shapes for a pack without jokers under these rules."""
    melds = [meld for meld in plain_melds(_PACK, rules) if len(meld) == 3]
    pairs: list[list[tuple[Card, Card]]] = [[] for _ in _PACK]
    for meld in melds:
        for card in meld:
            first, second = (left for left in meld if left != card)
            pairs[card].append((first, second))
    by_place = {(card // 13, place): card for card in _PACK for place in run_places(card, rules)}
    above: list[Card | None] = [None] * 52
    below: list[Card | None] = [None] * 52
    for (suit, place), card in by_place.items():
        above[card] = by_place.get((suit, place + 1), above[card])
        below[card] = by_place.get((suit, place - 1), below[card])
    return Shapes(
        tuple(Trio(mask_of(meld), meld) for meld in melds),
        tuple(map(tuple, pairs)),
        tuple(above),
        tuple(below),
    )


class Ends(NamedTuple):
    """The single cards that a table accepts, as masks."""

    ups: int = 0
    """The cards that fit above the runs on the table."""
    downs: int = 0
    """The cards that fit below the runs on the table."""
    fourths: int = 0
    """The cards that fit on the sets of three on the table."""

    @property
    def all(self) -> int:
        """All cards that the table accepts."""
        return self.ups | self.downs | self.fourths


class Outlay(NamedTuple):
    """Cards laid together in one turn."""

    points: float
    """The points of all cards laid."""
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[Card, ...]
    """The lay-offs in order."""
    left: int
    """The cards that stay in the hand."""
    ends: Ends
    """The cards that the table accepts afterwards."""


def ends_of(melds: Iterable[Meld], shapes: Shapes) -> Ends:
    """Return the cards that a table with these melds accepts."""
    ends = Ends()
    for meld in melds:
        if meld.kind is MeldKind.RUN:
            ends = _with_run(ends, meld.cards[0], meld.cards[-1], shapes)
        elif len(meld.cards) == 3:
            ends = _with_set(ends, meld.cards)
    return ends


def grown(ends: Ends, trio: Sequence[Card], shapes: Shapes) -> Ends:
    """Return the cards that a table accepts with this additional meld of three."""
    if trio[0] % 13 == trio[1] % 13:
        return _with_set(ends, trio)
    low = next(card for card in trio if shapes.below[card] not in trio)
    high = next(card for card in trio if shapes.above[card] not in trio)
    return _with_run(ends, low, high, shapes)


def best_outlay(hand: int, ends: Ends, worth: Sequence[float], shapes: Shapes) -> Outlay:
    """Return the outlay of these cards with the most points, then with the most cards."""
    inside = [trio for trio in shapes.trios if trio.mask & hand == trio.mask]
    if not inside and not hand & ends.all:
        return Outlay(0, (), (), hand, ends)
    return max(
        _outlays(hand, ends, inside, (), worth, shapes),
        key=lambda outlay: (outlay.points, -outlay.left.bit_count()),
    )


def _outlays(
    hand: int,
    ends: Ends,
    inside: Sequence[Trio],
    chosen: tuple[tuple[Card, ...], ...],
    worth: Sequence[float],
    shapes: Shapes,
) -> Iterable[Outlay]:
    yield _laid_off(hand, ends, chosen, worth, shapes)
    for index, trio in enumerate(inside):
        if trio.mask & hand == trio.mask:
            more = (*chosen, trio.cards)
            table = grown(ends, trio.cards, shapes)
            yield from _outlays(hand & ~trio.mask, table, inside[index + 1 :], more, worth, shapes)


def _laid_off(
    hand: int,
    ends: Ends,
    melds: tuple[tuple[Card, ...], ...],
    worth: Sequence[float],
    shapes: Shapes,
) -> Outlay:
    """Return an outlay of these melds and every card that can be laid off after them.

    Cards are laid off on runs before sets, because a set is full with its fourth card.
    """
    ups, downs, fourths = ends
    laid: list[Card] = []
    while fitting := hand & (ups | downs | fourths):
        for card in cards_of(fitting):
            bit = 1 << card
            if ups & bit:
                ups = ups & ~bit | _bit(shapes.above[card])
            elif downs & bit:
                downs = downs & ~bit | _bit(shapes.below[card])
            else:
                fourths &= ~bit
            hand &= ~bit
            laid.append(card)
    points = sum([worth[card] for meld in melds for card in meld])
    points += sum([worth[card] for card in laid])
    return Outlay(points, melds, tuple(laid), hand, Ends(ups, downs, fourths))


def _with_run(ends: Ends, low: Card, high: Card, shapes: Shapes) -> Ends:
    ups, downs, fourths = ends
    return Ends(ups | _bit(shapes.above[high]), downs | _bit(shapes.below[low]), fourths)


def _with_set(ends: Ends, trio: Sequence[Card]) -> Ends:
    fourth = mask_of(range(trio[0] % 13, 52, 13)) & ~mask_of(trio)
    return ends._replace(fourths=ends.fourths | fourth)


def _bit(card: Card | None) -> int:
    return 0 if card is None else 1 << card


class DummyWeights(NamedTuple):
    """Weights for judging a position. Some are chances or factors, and others are points."""

    from_row: float = 0.55
    """Chance that a card in the row comes to a player who waits for it."""
    unseen: float = 1.6
    """The chance that an unseen card comes.

    It is multiplied by the turns to come, and divided by the number of unseen cards.
    """
    held: float = 0.08
    """The chance that a card in another player's hand comes."""
    birth_in_row: float = 0.7
    """Chance of a birth by a meld whose other cards are in the row."""
    birth_by_throw: float = 0.8
    """A meld that lacks one card gives a birth with the chance of this card, times this factor."""
    birth_by_both: float = 0.9
    """This factor replaces ``birth_by_throw`` if a second card for the meld is in the row."""
    lost: float = 1.0
    """Cost of a point that stays in the hand."""
    feed: float = 1.0
    """Cost of a point that another player gains."""
    newborn: float = 45.0
    """Points that a birth is worth to another player."""
    later: float = 0.8
    """The factor on the cost of a discard for each player after the next one."""
    knocked: float = 80.0
    """Cost if another player knocks."""
    knock: float = 60.0
    """Worth of a knock in addition to its points."""
    near: float = 80.0
    """Worth of being sure of a knock soon."""
    draw: float = 3.0
    """Worth of a draw in addition to its card."""
    looks: int = 12
    """Number of cards sampled as the next draw."""


BySeats = Mapping[int, DummyWeights]
"""Weights by the number of players."""

MEDIUM: BySeats = {
    2: DummyWeights(looks=3, unseen=1.2, newborn=20, near=120),
    3: DummyWeights(looks=3, lost=0.6),
    4: DummyWeights(looks=3, unseen=2.0, lost=0.5),
}
STRONG: BySeats = {seats: weights._replace(looks=40) for seats, weights in MEDIUM.items()}


# Weights for playouts, found by hill climbing (decision 0042).


class PlayoutWeights(NamedTuple):
    """Weights for takes and discards in playouts, in points."""

    left: float
    """For a take, weight of each point that stays in the hand."""
    unborn: float
    """For a take, points for being born."""
    knock: float
    """For a take, points for a knock."""
    card_points: float
    """For a discard, weight of each point of the card."""
    late_points: float
    """For a discard with few cards in the hand, the number that is added to ``card_points``."""
    partner: float
    """The cost of a discard for each partner, a card in the hand that may meld with it."""
    partner_points: float
    """That cost for each partner and each point of the discard."""
    in_row: float
    """The cost of a discard for each partner in the row, if the hand also has a partner."""
    danger: float
    """The cost of a discard for each partner in the row."""
    danger_points: float
    """That cost for each partner and each point of the discard."""


_TWO = PlayoutWeights(
    left=-1.15,
    unborn=-20.0,
    knock=80.0,
    card_points=-0.5,
    late_points=-1.5,
    partner=12.0,
    partner_points=0.35,
    in_row=-3.25,
    danger=5.0,
    danger_points=0.2,
)
_MORE = PlayoutWeights(
    left=-0.4,
    unborn=80.0,
    knock=80.0,
    card_points=-0.1,
    late_points=0.75,
    partner=6.0,
    partner_points=0.8,
    in_row=5.5,
    danger=2.0,
    danger_points=0.8,
)
PLAYOUT_WEIGHTS = {2: _TWO, 3: _MORE, 4: _MORE}
"""Weights by the number of players."""


# How soon a deal of Dummy may be over, by the number of cards in the hands.

_BORN = (0.0, 0.37, 0.09, 0.1, 0.02, 0.005)
"""Share of born players who knocked in a turn that they started with this many cards. Measured in
200 deals for two and 400 for four, between these players and plain ones.
"""
_UNBORN = 0.01
"""The share of players who aren't born and knock in a turn, with any number of cards."""


def knocks_next(cards: int, born: bool) -> float:
    """Return the chance that a player with this many cards knocks in their next turn."""
    if not born:
        return _UNBORN
    return _BORN[cards] if cards < len(_BORN) else 0.0


# The table of Dummy as a seat knows it, with the unseen cards.


class DummyOpponent(NamedTuple):
    """Another player."""

    known: int
    """The cards that all players know to be in this player's hand."""
    hidden: int
    """The number of further cards in this player's hand."""
    born: bool
    """Whether this player is born."""


class DummyFeatures(NamedTuple):
    """The features that a decision is based on."""

    observation: Observation
    weights: DummyWeights
    shapes: Shapes
    worth: tuple[int, ...]
    """The points of a card that is in the hand, by card."""
    hand: int
    row: tuple[Card, ...]
    """The cards in the row, the oldest first."""
    ends: Ends
    born: bool
    opponents: tuple[DummyOpponent, ...]
    """The other players, in the order of play."""
    unseen: int
    """Cards that no one has shown."""
    chances: tuple[float, ...]
    """The chance that a card comes to a player who waits for it, by card.

    The row is not considered.
    """
    lasts: float
    """Chance that no one else knocks before the seat's next turn."""
    turns: float
    """Number of turns that the seat may expect."""


def dummy_features(observation: Observation, by_seats: BySeats) -> DummyFeatures:
    """Return the features of this observation."""
    game, state, seat, notes = observation
    score = game.score
    assert isinstance(score, DummyScore), "the players of Dummy need its score"
    weights, every = by_seats[state.seats], shapes(game.melds)
    way = direction(state)
    others = [state.after(seat, way * steps) for steps in range(1, state.seats)]
    known = [mask_of(known_in(state, notes, other)) for other in others]
    hidden = mask_of(unseen(observation))
    opponents = tuple(
        DummyOpponent(held, len(state.hands[other]) - held.bit_count(), is_born(state, other))
        for other, held in zip(others, known, strict=True)
    )
    lasts = chance_of_another_round(
        knocks_next(opponent.known.bit_count() + opponent.hidden, opponent.born)
        for opponent in opponents
    )
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
        opponents=opponents,
        unseen=hidden,
        chances=_chances(hidden, known, turns, weights),
        lasts=lasts,
        turns=turns,
    )


def _chances(
    unseen: int, known: Sequence[int], turns: float, weights: DummyWeights
) -> tuple[float, ...]:
    comes = min(0.8, weights.unseen * turns / max(1, unseen.bit_count()))
    chances = [comes if unseen >> card & 1 else 0.0 for card in range(52)]
    for held in known:
        for card in range(52):
            if held >> card & 1:
                chances[card] = weights.held
    return tuple(chances)
