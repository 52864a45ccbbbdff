"""What a table takes, and the laying of a hand that counts most."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.decision import goes_round, turns_to_come
from engine.games.dummy.scoring import DummyScore
from engine.hands.every_meld import plain_melds
from engine.hands.masks import cards_of, mask_of
from engine.melds import Meld, MeldKind, MeldRules, run_places
from engine.observation import Observation, known_in, unseen
from engine.steps.birth import is_born
from engine.steps.direction import direction

# Melds of three cards, and which cards follow each other in a run: all longer melds grow out of
# these.

_PACK = range(52)


class Trio(NamedTuple):
    """Three cards that are a meld, and the same as a mask."""

    mask: int
    cards: tuple[Card, ...]


class Shapes(NamedTuple):
    """Every trio; by card the pairs that make a trio with it; by card the one above and the one
    below it in a run, None at the end of the suit."""

    trios: tuple[Trio, ...]
    pairs: tuple[tuple[tuple[Card, Card], ...], ...]
    above: tuple[Card | None, ...]
    below: tuple[Card | None, ...]


@lru_cache
def shapes(rules: MeldRules) -> Shapes:
    """Those of a pack without jokers under these rules."""
    melds = [meld for meld in plain_melds(_PACK, rules) if len(meld) == 3]
    pairs: list[list[tuple[Card, Card]]] = [[] for _ in _PACK]
    for meld in melds:
        for card in meld:
            one, other = (left for left in meld if left != card)
            pairs[card].append((one, other))
    at = {(card // 13, place): card for card in _PACK for place in run_places(card, rules)}
    above: list[Card | None] = [None] * 52
    below: list[Card | None] = [None] * 52
    for (suit, place), card in at.items():
        above[card] = at.get((suit, place + 1), above[card])
        below[card] = at.get((suit, place - 1), below[card])
    return Shapes(
        tuple(Trio(mask_of(meld), meld) for meld in melds),
        tuple(map(tuple, pairs)),
        tuple(above),
        tuple(below),
    )


class Ends(NamedTuple):
    """The single cards that a table takes, as masks: above its runs, below them, and on its sets of
    three."""

    ups: int = 0
    downs: int = 0
    fourths: int = 0

    @property
    def all(self) -> int:
        """All of them."""
        return self.ups | self.downs | self.fourths


class Outlay(NamedTuple):
    """What is laid at once: new melds, lay-offs in their order, what all of it counts; the cards
    left over, and what the table takes then."""

    points: float
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[Card, ...]
    left: int
    ends: Ends


def ends_of(melds: Iterable[Meld], shapes: Shapes) -> Ends:
    """What a table with these melds takes."""
    ends = Ends()
    for meld in melds:
        if meld.kind is MeldKind.RUN:
            ends = _with_run(ends, meld.cards[0], meld.cards[-1], shapes)
        elif len(meld.cards) == 3:
            ends = _with_set(ends, meld.cards)
    return ends


def grown(ends: Ends, trio: Sequence[Card], shapes: Shapes) -> Ends:
    """What a table takes with this meld of three more."""
    if trio[0] % 13 == trio[1] % 13:
        return _with_set(ends, trio)
    low = next(card for card in trio if shapes.below[card] not in trio)
    high = next(card for card in trio if shapes.above[card] not in trio)
    return _with_run(ends, low, high, shapes)


def best_outlay(hand: int, ends: Ends, worth: Sequence[float], shapes: Shapes) -> Outlay:
    """The laying of these cards that counts most; of equal ones the one that lays most cards."""
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
    for at, trio in enumerate(inside):
        if trio.mask & hand == trio.mask:
            more = (*chosen, trio.cards)
            table = grown(ends, trio.cards, shapes)
            yield from _outlays(hand & ~trio.mask, table, inside[at + 1 :], more, worth, shapes)


def _laid_off(
    hand: int,
    ends: Ends,
    melds: tuple[tuple[Card, ...], ...],
    worth: Sequence[float],
    shapes: Shapes,
) -> Outlay:
    """These melds, and then every card laid off that fits; on runs before sets, which take no more
    after it."""
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


# By what a deal is played out quickly, found by climbing (decision 0042).


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
