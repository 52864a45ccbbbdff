"""What a hand, a take and a throw are worth in Rummy 500, in points that the deal is expected to
bring: cards that will be laid count for it, those that will be left against it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER, Card, bare
from engine.decision import Rng, goes_round, turns_to_come
from engine.game import Game
from engine.games.rummy500.masks import (
    CARDS,
    PLACES,
    CardPrices,
    Trios,
    ends_of,
    spread,
    trios_of,
    values,
)
from engine.hands.ladder import HIGH, LOW, TableMask, table_of, together
from engine.hands.masks import bits_of, points_of
from engine.melds import Meld, MeldKind, Reading, extensions, laid, read
from engine.moves import TakeRow
from engine.observation import Observation, known_in, may_come, unseen
from engine.steps.draw import something_to_draw


class SweepWeights(NamedTuple):
    """Chances that a missing card comes to who waits for it: ``from_row`` for one that lies in the
    row, ``unseen`` times the turns to come for each unseen card, ``held`` for one that another
    holds.

    In points: ``feed``: what a point of another costs, of which ``later`` is left with each further
    player; ``out``: what it brings to go out for each card that others hold; ``draw``: a draw
    besides what it brings; ``joker``: what part of its points a joker in the hand is worth.

    ``looks``: how many cards are tried as the next of the stock; ``takes``: how many takes are
    looked at closely.
    """

    from_row: float = 0.75
    unseen: float = 2.0
    held: float = 0.08
    feed: float = 0.8
    later: float = 0.7
    out: float = 2.5
    draw: float = 2.0
    joker: float = 0.8
    looks: int = 40
    takes: int = 8


MEDIUM = SweepWeights(from_row=0.5, unseen=0.6, feed=0.6, looks=3, takes=4)
STRONG = SweepWeights()
"""Found by trying them over many deals. Medium counts on little that may still come."""


_OUT = (0.0, 0.45, 0.3, 0.25, 0.1, 0.05, 0.03)
"""Of those who began a turn with so many cards the part that went out in it."""


class Opponent(NamedTuple):
    """Another player: the cards that all know to be in that hand, and how many others it has."""

    seat: int
    known: int
    hidden: int


@lru_cache(maxsize=64)
def prices(game: Game) -> CardPrices:
    """Those of this game."""
    assert game.laid is not None, "laid cards count"
    worth = {bit: game.points(card) for bit, card in CARDS.items()}
    low = game.laid(Reading(MeldKind.RUN, (0, 1, 2)))[0]

    def lies(bit: int) -> int:
        return low if bit & LOW else game.points(0) if bit & HIGH else worth[bit]

    return CardPrices(
        values(worth.__getitem__, CARDS), values(lies, [*CARDS, *bits_of(HIGH)]), worth
    )


class Eye(NamedTuple):
    """What a decision is made from: the hand as a number, the cards in it besides (copies, jokers),
    the row, oldest first, the table, the others in the order of play.

    ``unseen``: cards that nobody has shown, with their copies; ``chances``: by bit how likely that
    card comes to who waits for it, were it not in the row; ``lasts``: how likely nobody else goes
    out before the seat's next turn; ``turns``: how many more it may expect.
    """

    observation: Observation
    weights: SweepWeights
    shapes: Trios
    prices: CardPrices
    hand: int
    besides: tuple[Card, ...]
    row: tuple[int, ...]
    table: TableMask
    rivals: tuple[Opponent, ...]
    unseen: Counter[Card]
    chances: Mapping[int, float]
    lasts: float
    turns: float


def look(observation: Observation, weights: SweepWeights) -> Eye:
    """What the seat of this observation sees and remembers."""
    game, state, seat, notes = observation
    others = [state.after(seat, steps) for steps in range(1, state.seats)]
    rivals = []
    for other in others:
        known = together(known_in(state, notes, other), PLACES)
        rivals.append(Opponent(other, known, len(state.hands[other]) - known.bit_count()))
    lasts = goes_round(_goes_out(len(state.hands[other])) for other in others)
    recycles = not state.stock and something_to_draw(state) and not _ends_with_stock(game)
    stock = len(state.discard) if recycles else len(state.stock)
    turns = turns_to_come(stock, state.seats, lasts)
    hidden, coming = unseen(observation), may_come(observation)
    count = max(1, sum(hidden.values()))
    comes = {
        bit: min(0.8, weights.unseen * turns * coming[card] / count) for bit, card in CARDS.items()
    }
    for rival in rivals:
        for bit in bits_of(rival.known):
            comes[bit] = max(comes[bit], weights.held)
    mine = together(observation.hand, PLACES)
    besides = Counter(map(bare, observation.hand)) - Counter(CARDS[bit] for bit in bits_of(mine))
    return Eye(
        observation=observation,
        weights=weights,
        shapes=trios_of(game.melds),
        prices=prices(game),
        hand=mine,
        besides=tuple(besides.elements()),
        row=tuple(PLACES[card] for card in state.discard),
        table=table_of(state.melds, PLACES),
        rivals=tuple(rivals),
        unseen=hidden,
        chances=comes,
        lasts=lasts,
        turns=turns,
    )


def _goes_out(cards: int) -> float:
    return _OUT[cards] if cards < len(_OUT) else 0.01


def _ends_with_stock(game: Game) -> bool:
    return getattr(game.options, "exhausted", "row") != "recycle"


# What a hand may still bring.


class Prospects:
    """What a hand is worth that is left once all that fits has been laid: whole, and without a card
    that is thrown on a row."""

    def __init__(self, eye: Eye, hand: int, row: Sequence[int], table: TableMask) -> None:
        self._eye, self._hand = eye, hand
        self._chances = dict(eye.chances)
        for bit in row:
            if bit:
                self._chances[bit] = eye.weights.from_row * eye.lasts
        for bit in bits_of(hand):
            self._chances[bit] = 1.0
        self._ends = ends_of(table, both=eye.shapes.both)
        self._each = {bit: self._worth_of(bit) for bit in bits_of(hand)}
        self.whole = sum(self._each.values())

    def without(self, thrown: int) -> float:
        """What the rest is worth."""
        chances, was = self._chances, self._chances[thrown]
        chances[thrown] = self._eye.weights.from_row * self._eye.lasts
        rest = self.whole - self._each[thrown]
        for bit in bits_of(self._eye.shapes.near[thrown] & self._hand):
            rest += self._worth_of(bit) - self._each[bit]
        chances[thrown] = was
        return rest

    def _worth_of(self, bit: int) -> float:
        """A card that will be laid counts for its player, one that stays against them."""
        points = self._eye.prices.worth[bit]
        if bit & self._ends:
            return points
        chances, missed = self._chances, 1.0
        for one, other in self._eye.shapes.pairs[bit]:
            missed *= 1 - chances[one] * chances[other]
        for end in (bit << 1 & self._ends, bit >> 1 & self._ends):
            if end in chances:
                missed *= 1 - chances[end]
        return points * (1 - 2 * missed)


def kept_besides(eye: Eye, besides: Sequence[Card]) -> float:
    """What copies and jokers are worth: a joker is nearly sure to be laid, a copy hardly."""
    worth = 0.0
    for card in besides:
        points = eye.observation.game.points(card)
        worth += eye.weights.joker * points if card == JOKER else -0.5 * points
    return worth


def best_rest(eye: Eye, hand: int, row: Sequence[int], table: TableMask, *, whole: bool) -> float:
    """What a hand is worth once the best card of it has been thrown; with none left one is out, if
    that is the ``whole`` hand."""
    if not hand & hand - 1:
        return out(eye) if whole else 0.0
    prospects = Prospects(eye, hand, row, table)
    return max(prospects.without(bit) - danger(eye, bit, row, table) for bit in bits_of(hand))


def out(eye: Eye) -> float:
    """What it brings to go out: what others hold counts against them."""
    cards = sum(rival.known.bit_count() + rival.hidden for rival in eye.rivals)
    return eye.weights.out * cards / len(eye.rivals)


def laid_and_left(
    eye: Eye, hand: int, besides: Sequence[Card], row: Sequence[int], table: TableMask
) -> float:
    """The points of all that such a hand lays now, and what the rest is worth, with the copies and
    jokers ``besides``."""
    left, laid, then = spread(hand, table, eye.prices.held, both=eye.shapes.both)
    rest = best_rest(eye, left, row, then, whole=not besides)
    return points_of(laid, eye.prices.lying) + rest + kept_besides(eye, besides)


def at_once(eye: Eye, hand: int) -> float:
    """Points that such a hand lays, less a part of those that stay in it: soon found."""
    left, laid, _ = spread(hand, eye.table, eye.prices.held, both=eye.shapes.both)
    return points_of(laid, eye.prices.lying) - _STAYS * points_of(left, eye.prices.held)


_STAYS = 0.3


def laid_by(eye: Eye, move: TakeRow) -> tuple[int, TableMask]:
    """What the cards count that a take lays, and the table then."""
    game, state, seat, _ = eye.observation
    assert game.laid is not None, "laid cards count"
    if move.lay_off is not None:
        old = state.melds[move.lay_off.meld]
        whole = next(extensions(old, move.lay_off.cards, seat, game.melds))
        points = sum(game.laid(whole)) - sum(game.laid(old))
        return points, _grown(eye.table, whole)
    if move.meld is None:
        return 0, eye.table
    meld = read(move.meld, game.melds)
    assert meld is not None, "an offered take lays a meld"
    return sum(game.laid(meld)), _grown(eye.table, laid(seat, meld))


def _grown(table: TableMask, meld: Meld) -> TableMask:
    more = table_of((meld,), PLACES)
    return TableMask(table.runs | more.runs, table.sets | more.sets)


def drawn(eye: Eye, rng: Rng) -> float:
    """What a draw is worth, by some of the cards that it may bring."""
    cards = [card for card in eye.unseen.elements() if card < JOKER]
    looks = rng.sample(cards, min(eye.weights.looks, len(cards)))
    brought = [
        laid_and_left(eye, eye.hand | PLACES[card], eye.besides, eye.row, eye.table)
        for card in looks
    ]
    return sum(brought) / max(1, len(brought))


# What a thrown card gives to the others.


def danger(eye: Eye, thrown: int, row: Sequence[int], table: TableMask) -> float:
    """The points that throwing this card on this row is expected to bring others, as far as they
    count for oneself."""
    weights, points = eye.weights, eye.prices.worth[thrown]
    share, cost = weights.feed / len(eye.rivals), 0.0
    fits = bool(thrown & ends_of(table, both=eye.shapes.both))
    lying = 0
    for bit in row:
        lying |= bit
    for rival in eye.rivals:
        taken, more = (1.0, 0.0) if fits else _taking(eye, rival, thrown, lying)
        cost += share * (taken * points + more)
        share *= weights.later * (1 - taken)
    return cost


def _taking(eye: Eye, rival: Opponent, thrown: int, lying: int) -> tuple[float, float]:
    """How likely this player can take the card, and what the rest of the likeliest meld counts."""
    unseen = max(2, sum(eye.unseen.values()))
    one_of = rival.hidden / unseen
    next_of = max(0, rival.hidden - 1) / (unseen - 1)
    missed, most, worth = 1.0, 0.0, eye.prices.worth
    for pair in eye.shapes.pairs[thrown]:
        chance, points, hidden = 1.0, 0.0, 0
        for other in pair:
            copies = eye.unseen[CARDS[other]]
            if other & rival.known:
                points += 2 * worth[other]
            elif copies:
                points += 2 * worth[other]
                chance *= min(1.0, copies * (next_of if hidden else one_of))
                hidden += 1
            elif lying & other:
                points += worth[other]
            else:
                chance = 0.0
        missed *= 1 - chance
        most = max(most, chance * points)
    return 1 - missed, most
