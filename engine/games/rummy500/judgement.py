"""The worth of hands, takes and discards in Rummy 500, in expected points of the deal.

Cards that will be laid add to the worth, and cards that will be left reduce it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER, Card, bare
from engine.decision import Rng, chance_of_another_round, turns_to_come
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


class Rummy500Weights(NamedTuple):
    """Weights of the judgement, as chances and in points."""

    from_row: float = 0.75
    """Chance that a card in the row comes to a player who waits for it."""
    unseen: float = 2.0
    """The chance that an unseen card comes.

    It is multiplied by the turns to come, and divided by the number of unseen cards.
    """
    held: float = 0.08
    """The chance that a card in another player's hand comes."""
    feed: float = 0.8
    """Cost of a point that another player gains."""
    later: float = 0.7
    """The factor on the cost ``feed`` for each player after the next one."""
    out: float = 2.5
    """Worth of going out for each card that the others hold."""
    draw: float = 2.0
    """Worth of a draw in addition to its card."""
    joker: float = 0.8
    """Worth of a joker in the hand, as a share of its points."""
    looks: int = 40
    """Number of cards sampled as the next draw."""
    takes: int = 8
    """Number of takes that are considered closely."""


MEDIUM = Rummy500Weights(from_row=0.5, unseen=0.6, feed=0.6, looks=3, takes=4)
STRONG = Rummy500Weights()
"""The weights of strong, found in many deals.

Medium's weights expect little from cards to come.
"""


_OUT = (0.0, 0.45, 0.3, 0.25, 0.1, 0.05, 0.03)
"""Share of players who went out in a turn that they started with this many cards."""


class Rummy500Opponent(NamedTuple):
    """Another player."""

    seat: int
    known: int
    """The cards that all players know to be in this player's hand."""
    hidden: int
    """The number of further cards in this player's hand."""


@lru_cache(maxsize=64)
def prices(game: Game) -> CardPrices:
    """Return the prices of this game."""
    assert game.laid is not None, "laid cards have points in this game"
    worth = {bit: game.points(card) for bit, card in CARDS.items()}
    low = game.laid(Reading(MeldKind.RUN, (0, 1, 2)))[0]

    def on_table(bit: int) -> int:
        return low if bit & LOW else game.points(0) if bit & HIGH else worth[bit]

    return CardPrices(
        values(worth.__getitem__, CARDS), values(on_table, [*CARDS, *bits_of(HIGH)]), worth
    )


class Rummy500Features(NamedTuple):
    """The features that a decision is based on."""

    observation: Observation
    weights: Rummy500Weights
    shapes: Trios
    prices: CardPrices
    hand: int
    """The seat's own cards as a mask."""
    extras: tuple[Card, ...]
    """Further cards in the hand, which are copies and jokers."""
    row: tuple[int, ...]
    """The cards in the row, the oldest first."""
    table: TableMask
    opponents: tuple[Rummy500Opponent, ...]
    """The others in the order of play."""
    unseen: Counter[Card]
    """Cards that no one has shown, with the number of copies."""
    chances: Mapping[int, float]
    """The chance that a card comes to a player who waits for it, by the bit of the card.

    The row is not considered.
    """
    lasts: float
    """Chance that no one else goes out before the seat's next turn."""
    turns: float
    """Number of turns that the seat may expect."""


def rummy500_features(observation: Observation, weights: Rummy500Weights) -> Rummy500Features:
    """Return the features of this observation."""
    game, state, seat, notes = observation
    others = [state.after(seat, steps) for steps in range(1, state.seats)]
    opponents = []
    for other in others:
        known = together(known_in(state, notes, other), PLACES)
        opponents.append(
            Rummy500Opponent(other, known, len(state.hands[other]) - known.bit_count())
        )
    lasts = chance_of_another_round(_goes_out(len(state.hands[other])) for other in others)
    recycles = not state.stock and something_to_draw(state) and not _ends_with_stock(game)
    stock = len(state.discard) if recycles else len(state.stock)
    turns = turns_to_come(stock, state.seats, lasts)
    hidden, coming = unseen(observation), may_come(observation)
    count = max(1, sum(hidden.values()))
    comes = {
        bit: min(0.8, weights.unseen * turns * coming[card] / count) for bit, card in CARDS.items()
    }
    for opponent in opponents:
        for bit in bits_of(opponent.known):
            comes[bit] = max(comes[bit], weights.held)
    hand = together(observation.hand, PLACES)
    extras = Counter(map(bare, observation.hand)) - Counter(CARDS[bit] for bit in bits_of(hand))
    return Rummy500Features(
        observation=observation,
        weights=weights,
        shapes=trios_of(game.melds),
        prices=prices(game),
        hand=hand,
        extras=tuple(extras.elements()),
        row=tuple(PLACES[card] for card in state.discard),
        table=table_of(state.melds, PLACES),
        opponents=tuple(opponents),
        unseen=hidden,
        chances=comes,
        lasts=lasts,
        turns=turns,
    )


def _goes_out(cards: int) -> float:
    return _OUT[cards] if cards < len(_OUT) else 0.01


def _ends_with_stock(game: Game) -> bool:
    return getattr(game.options, "exhausted", "row") != "recycle"


# The prospects of a hand.


class Prospects:
    """The worth of a hand that is left after laying, as a whole and after a discard."""

    def __init__(
        self, features: Rummy500Features, hand: int, row: Sequence[int], table: TableMask
    ) -> None:
        self._features, self._hand = features, hand
        self._chances = dict(features.chances)
        for bit in row:
            if bit:
                self._chances[bit] = features.weights.from_row * features.lasts
        for bit in bits_of(hand):
            self._chances[bit] = 1.0
        self._ends = ends_of(table, ace_both=features.shapes.ace_both)
        self._each = {bit: self._worth_of(bit) for bit in bits_of(hand)}
        self.whole = sum(self._each.values())

    def without(self, thrown: int) -> float:
        """Return the worth of the rest after this discard."""
        chances, was = self._chances, self._chances[thrown]
        chances[thrown] = self._features.weights.from_row * self._features.lasts
        rest = self.whole - self._each[thrown]
        for bit in bits_of(self._features.shapes.near[thrown] & self._hand):
            rest += self._worth_of(bit) - self._each[bit]
        chances[thrown] = was
        return rest

    def _worth_of(self, bit: int) -> float:
        """Return the worth of a card, which is positive if it will be laid and negative if left."""
        points = self._features.prices.worth[bit]
        if bit & self._ends:
            return points
        chances, missed = self._chances, 1.0
        for first, second in self._features.shapes.pairs[bit]:
            missed *= 1 - chances[first] * chances[second]
        for end in (bit << 1 & self._ends, bit >> 1 & self._ends):
            if end in chances:
                missed *= 1 - chances[end]
        return points * (1 - 2 * missed)


def worth_of_extras(features: Rummy500Features, extras: Sequence[Card]) -> float:
    """Return the worth of copies and jokers. A joker is nearly always laid, a copy seldom."""
    worth = 0.0
    for card in extras:
        points = features.observation.game.points(card)
        worth += features.weights.joker * points if card == JOKER else -0.5 * points
    return worth


def best_rest(
    features: Rummy500Features, hand: int, row: Sequence[int], table: TableMask, *, whole: bool
) -> float:
    """Return the worth of a hand after its best discard.

    If it is the ``whole`` hand and one card is left, the player goes out.
    """
    if not hand & hand - 1:
        return worth_of_going_out(features) if whole else 0.0
    prospects = Prospects(features, hand, row, table)
    return max(prospects.without(bit) - danger(features, bit, row, table) for bit in bits_of(hand))


def worth_of_going_out(features: Rummy500Features) -> float:
    """Return the worth of going out, which costs the other players the points in their hands."""
    cards = sum(opponent.known.bit_count() + opponent.hidden for opponent in features.opponents)
    return features.weights.out * cards / len(features.opponents)


def laid_and_left(
    features: Rummy500Features,
    hand: int,
    extras: Sequence[Card],
    row: Sequence[int],
    table: TableMask,
) -> float:
    """Return the points that such a hand lays now, and the worth of the rest.

    ``extras`` are its copies and jokers.
    """
    left, laid, then = spread(hand, table, features.prices.held, ace_both=features.shapes.ace_both)
    rest = best_rest(features, left, row, then, whole=not extras)
    return points_of(laid, features.prices.laid) + rest + worth_of_extras(features, extras)


def quick_estimate(features: Rummy500Features, hand: int) -> float:
    """Return a quick estimate from the points that a hand lays and a share of those that stay."""
    left, laid, _ = spread(
        hand, features.table, features.prices.held, ace_both=features.shapes.ace_both
    )
    return points_of(laid, features.prices.laid) - _STAYS * points_of(left, features.prices.held)


_STAYS = 0.3


def laid_by(features: Rummy500Features, move: TakeRow) -> tuple[int, TableMask]:
    """Return the points that a take lays, and the table after it."""
    game, state, seat, _ = features.observation
    assert game.laid is not None, "laid cards have points in this game"
    if move.lay_off is not None:
        old = state.melds[move.lay_off.meld]
        whole = next(extensions(old, move.lay_off.cards, seat, game.melds))
        points = sum(game.laid(whole)) - sum(game.laid(old))
        return points, _grown(features.table, whole)
    if move.meld is None:
        return 0, features.table
    meld = read(move.meld, game.melds)
    assert meld is not None, "an offered take lays a meld"
    return sum(game.laid(meld)), _grown(features.table, laid(seat, meld))


def _grown(table: TableMask, meld: Meld) -> TableMask:
    more = table_of((meld,), PLACES)
    return TableMask(table.runs | more.runs, table.sets | more.sets)


def drawn(features: Rummy500Features, rng: Rng) -> float:
    """Return the worth of a draw, averaged over a sample of cards that may come."""
    cards = [card for card in features.unseen.elements() if card < JOKER]
    looks = rng.sample(cards, min(features.weights.looks, len(cards)))
    worths = [
        laid_and_left(
            features, features.hand | PLACES[card], features.extras, features.row, features.table
        )
        for card in looks
    ]
    return sum(worths) / max(1, len(worths))


# The value of a discard to the others.


def danger(features: Rummy500Features, thrown: int, row: Sequence[int], table: TableMask) -> float:
    """Return the expected cost of discarding this card on this row.

    The cost is in points that other players gain, as far as these points count for this player.
    """
    weights, points = features.weights, features.prices.worth[thrown]
    share, cost = weights.feed / len(features.opponents), 0.0
    fits = bool(thrown & ends_of(table, ace_both=features.shapes.ace_both))
    row_mask = 0
    for bit in row:
        row_mask |= bit
    for opponent in features.opponents:
        taken, more = (1.0, 0.0) if fits else _taking(features, opponent, thrown, row_mask)
        cost += share * (taken * points + more)
        share *= weights.later * (1 - taken)
    return cost


def _taking(
    features: Rummy500Features, opponent: Rummy500Opponent, thrown: int, row_mask: int
) -> tuple[float, float]:
    """Return the chance that this player takes the card, and the expected points beyond it."""
    unseen = max(2, sum(features.unseen.values()))
    one_of = opponent.hidden / unseen
    next_of = max(0, opponent.hidden - 1) / (unseen - 1)
    missed, most, worth = 1.0, 0.0, features.prices.worth
    for pair in features.shapes.pairs[thrown]:
        chance, points, hidden = 1.0, 0.0, 0
        for other in pair:
            copies = features.unseen[CARDS[other]]
            if other & opponent.known:
                points += 2 * worth[other]
            elif copies:
                points += 2 * worth[other]
                chance *= min(1.0, copies * (next_of if hidden else one_of))
                hidden += 1
            elif row_mask & other:
                points += worth[other]
            else:
                chance = 0.0
        missed *= 1 - chance
        most = max(most, chance * points)
    return 1 - missed, most
