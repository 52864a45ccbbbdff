"""The choice of a discard, of a take from a row and of a knock."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, without
from engine.computer.plain.draw import use_of
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.suggestions import cards_of
from engine.events import Took
from engine.evolve import evolve
from engine.goal import Goal
from engine.hands.all_but_one import all_but_one
from engine.melds import SETS_AND_RUNS, MeldKind, MeldRules, laid, read
from engine.moves import BigGin, Discard, Knock, Move, Pass, Show, Take, TakeRow
from engine.play import is_legal, offers

# Games in which nothing is laid before a knock. The functions decide about the first upcard, the
# discard and the knock.
#
# These decisions consider the cards that would be left over, and the unseen cards that would still
# make a meld with two cards in the hand.

LATE, LITTLE = 12, 5
"""With at most ``LATE`` cards in the stock, a knock may leave at most ``LITTLE`` points.

The other hand has had time to get better until then.
"""


def is_closed(features: PlainFeatures) -> bool:
    """Return whether nothing is laid on the table before a knock."""
    table = features.game.features
    return table.knock and not table.lay


def answers_to_the_offer(features: PlainFeatures) -> Iterator[Move]:
    """Take the first upcard if it helps. Otherwise pass."""
    yield from takes_to_knock(features)
    if features.upcard is not None and use_of(features, features.upcard) is not None:
        yield Take()
    yield Pass()


def takes_to_knock(features: PlainFeatures) -> Iterator[Move]:
    """Take the upcard if the player can then knock."""
    if knocks_with_the_upcard(features):
        yield Take()


def knocks_with_the_upcard(features: PlainFeatures) -> bool:
    """Return whether the player may take the upcard, and a knock pays after that."""
    game, state, seat = features.game, features.state, features.seat
    if not is_closed(features) or not is_legal(game, state, seat, Take()):
        return False
    taken = evolve(state, Took(seat, state.discard[-1]))
    after = PlainFeatures(features.observation._replace(seen=taken))
    return any(pays(after, move) for move in offers(game, taken, seat, BigGin, Knock))


def closes(features: PlainFeatures) -> Iterator[Move]:
    """Yield big gin and knocks if the best one pays, the one that leaves least first.

    Late in a deal a knock also has to leave little.
    """
    if not is_closed(features):
        return
    game, state, seat = features.game, features.state, features.seat
    moves = sorted(offers(game, state, seat, BigGin, Knock), key=lambda move: left(features, move))
    late = len(state.stock) <= LATE
    waits = moves and ((late and left(features, moves[0]) > LITTLE) or not pays(features, moves[0]))
    # A player who took the last discard has to end the deal.
    if not waits or next(offers(game, state, seat, Discard), None) is None:
        yield from moves


def left(features: PlainFeatures, move: Move) -> int:
    """Return the points left over after a knock, or -1 for big gin."""
    if not isinstance(move, Knock):
        return -1
    rest = without(features.hand, cards_of(move)) or ()
    return features.points(rest)


def pays(features: PlainFeatures, move: Move) -> bool:
    """Return whether a knock leaves little enough.

    It may leave at most the points of the most expensive card. It may leave more if that is little
    compared with the other hands. Each other player may have a better hand. Every round, about one
    card of a hand is melded.
    """
    game, state = features.game, features.state
    pack = game.pack(state.seats)
    least = left(features, move)
    if least <= max(game.points(card) for card in pack if not game.melds.is_wild(card)):
        return True
    others = [len(hand) for seat, hand in enumerate(state.hands) if seat != features.seat]
    loose = min(others) - 1 - state.turn_no // state.seats
    return least * (state.seats + 1) <= loose * features.points(pack) / len(pack)


def shows(features: PlainFeatures) -> Iterator[Move]:
    """Show the best melds and lay-offs."""
    yield Show()


def throws(features: PlainFeatures) -> Iterator[Move]:
    """Yield a discard of every card, the one that costs least first.

    A discard costs the points that are left over after it, and one point for each unseen card that
    no longer makes a meld.
    """
    hand, rules = features.hand, features.game.melds
    shown = {*hand, *features.state.discard}
    unseen = sum(1 << card for card in range(52) if card not in shown)

    def price(card: Card) -> tuple[int, int]:
        rest = without(hand, (card,)) or ()
        chances = 0
        for other in rest:
            if other != HIDDEN:
                chances |= _completing(card, other, rules)
        points = features.arranged(rest).points if HIDDEN not in rest else 0
        return points + (chances & unseen).bit_count(), -features.game.points(card)

    known = [card for card in hand if card != HIDDEN]
    yield from (Discard(card) for card in (*sorted(known, key=price), *hand[len(known) :]))


@lru_cache(maxsize=1 << 12)
def _completing(first: Card, second: Card, rules: MeldRules) -> int:
    """Return the cards, as a mask, that make a meld with these two."""
    if rules.deuces_wild or max(first, second) >= JOKER:
        near = range(52)
    elif first % 13 == second % 13:
        near = range(first % 13, 52, 13)
    elif first // 13 == second // 13:
        near = range(first - first % 13, first - first % 13 + 13)
    else:
        return 0
    return sum(
        1 << card
        for card in near
        if card not in (first, second) and read((first, second, card), rules) is not None
    )


PATIENCE = 15
"""Rounds after which the player gives up unmelded cards in the order they came. Others may hold the
cards that they wait for.
"""


class WeighedDiscard(NamedTuple):
    """A card in the hand as a discard."""

    card: Card
    """The card."""
    needed: bool
    """Whether every copy of the card is part of a plan.

    If no card is spare, whether other cards are easier to replace.
    """
    no_spare: bool
    """Whether every card in the hand has its use."""
    gift: bool
    """Whether the card fits on the table while another player is down."""
    friends: int
    """How well the card goes with other cards in the hand. 0 is not at all."""
    points: int
    """The points that the card counts."""
    hurried: bool
    """Whether cards with many points are discarded before lone cards."""
    impatient: bool
    """Whether the card held longest is discarded first."""


def discards(features: PlainFeatures, *, thorough: bool = True) -> Iterator[Move]:
    """Yield a discard of every card, the best one to throw first and wild ones last.

    If every card has its use, a ``thorough`` search finds the card that is needed least. This
    search takes milliseconds.
    """
    if is_closed(features):
        yield from throws(features)
    else:
        yield from (Discard(candidate.card) for candidate in weighed(features, thorough=thorough))


def weighed(features: PlainFeatures, *, thorough: bool = True) -> list[WeighedDiscard]:
    """Return every card with its weights, the best one to throw first."""
    goal = features.goal
    useful = _useful(features, goal)
    no_spare = len(useful) == len(set(features.hand))
    needed = useful
    if goal is not None and no_spare and thorough:
        needed = _missed_most(features, goal, useful)
    down, hurried = bool(features.opponents_down), features.hurried
    is_wild = features.game.melds.is_wild
    naturals = tuple(card for card in features.hand if not is_wild(card))
    melds = goal is not None or features.lays_melds
    impatient = goal is None and features.state.turn_no > PATIENCE * features.state.seats

    def weigh(card: Card) -> WeighedDiscard:
        return WeighedDiscard(
            card,
            needed=card in needed,
            no_spare=no_spare,
            gift=down and bool(features.places(card)),
            friends=friends(card, naturals, goal) if melds and not is_wild(card) else 0,
            points=features.game.points(card),
            hurried=hurried,
            impatient=impatient,
        )

    def worth_keeping(candidate: WeighedDiscard) -> tuple[bool, bool, bool, int, int]:
        order = (
            (-candidate.points, candidate.friends)
            if hurried
            else (candidate.friends, -candidate.points)
        )
        if impatient:
            # The card held longest is discarded first, so that cards change hands and every deal
            # ends.
            order = features.hand.index(candidate.card), 0
        return is_wild(candidate.card), candidate.needed, candidate.gift, *order

    # Sorting keeps the order of the set for equal cards.
    return sorted(map(weigh, set(features.hand)), key=worth_keeping)


def spare(features: PlainFeatures, card: Card) -> frozenset[Card]:
    """Return the cards that a player who throws this one would also consider.

    These cards are in no meld and no part of the contract. If ``card`` itself is in a meld or the
    contract, return all natural cards.
    """
    if is_closed(features):
        free = frozenset(features.arranged(features.hand).deadwood)
    else:
        free = frozenset(candidate.card for candidate in weighed(features) if not candidate.needed)
    natural = frozenset(other for other in features.hand if not features.game.melds.is_wild(other))
    return natural & free if card in free else natural


def _useful(features: PlainFeatures, goal: Goal | None) -> frozenset[Card]:
    """Return the cards of which every copy in the hand is part of a plan."""
    hand = features.hand
    if goal is None:
        spare = set(features.arranged(hand).deadwood)
        return frozenset(card for card in hand if card not in spare)
    near = features.near(goal, hand, len(hand))
    return frozenset(card for card in hand if near.useful.count(card) >= hand.count(card))


def _missed_most(features: PlainFeatures, goal: Goal, useful: frozenset[Card]) -> frozenset[Card]:
    """Return the useful cards without those that are easiest to replace."""
    is_wild = features.game.melds.is_wild
    lost = {card: _missing_without(features, goal, card) for card in useful if not is_wild(card)}
    least = min(lost.values(), default=0)
    return frozenset(card for card in useful if lost.get(card, least + 1) > least)


def _missing_without(features: PlainFeatures, goal: Goal, card: Card) -> int:
    rest = without(features.hand, (card,)) or ()
    return features.near(goal, rest, len(features.hand)).missing


def friends(card: Card, hand: tuple[Card, ...], goal: Goal | None) -> int:
    """Return how well a natural card goes with the other cards in the hand.

    Only melds of the contract's kinds count.
    """
    kinds = [slot.kind for slot in goal.slots] if goal else list(SETS_AND_RUNS)
    sets, runs = kinds.count(MeldKind.SET), kinds.count(MeldKind.RUN)
    others = without(hand, (card,)) or ()
    equal = sum([other % 13 == card % 13 for other in others])
    distances = {abs(other - card) for other in others if other // 13 == card // 13}
    return sets * 3 * equal + runs * sum(4 - gap for gap in distances if 1 <= gap <= 3)


# Takes from a row of discards, and knocks.

_KNOCK = 1000
"""Points for being able to knock. They are more than any cards are worth."""
BETTER_THAN_A_DRAW = 5
"""A take has to gain more than this many points, because a draw would also gain points."""


def takes(features: PlainFeatures) -> Iterator[Move]:
    """Yield takes that are worth more than drawing, the best first."""
    takes_by_gain = [
        (_gain(features, move), move)
        for move in offers(features.game, features.state, features.seat, TakeRow)
        if isinstance(move, TakeRow)
    ]
    for gain, move in sorted(takes_by_gain, key=lambda pair: -pair[0]):
        if gain > BETTER_THAN_A_DRAW:
            yield move


def knocks(features: PlainFeatures) -> Iterator[Move]:
    """Yield knocks that pay after all other cards are laid, the cheapest last card first."""
    if is_closed(features):
        return
    moves = [
        move
        for move in offers(features.game, features.state, features.seat, Knock)
        if isinstance(move, Knock) and pays(features, move)
    ]
    yield from sorted(moves, key=lambda move: features.game.points(move.card))


def _gain(features: PlainFeatures, move: TakeRow) -> int:
    """Return the points that a take gains by laid cards and new melds.

    The points of the cards that it adds to the hand are subtracted.
    """
    row = features.state.discard
    held = (*features.hand, *move.swept(row))
    rest = without(held, move.laid) or ()
    gain = features.points(move.laid) + _worth(features, rest) - _worth(features, features.hand)
    if not any(features.seat in meld.laid_by for meld in features.state.melds):
        # A player who has laid nothing may lose the points of the whole hand.
        gain += features.points(features.hand)
    meld = read(move.laid, features.game.melds)
    assert meld is not None, "an offered take lays a meld"
    table = (*features.state.melds, laid(features.seat, meld))
    if next(all_but_one(rest, table, features.game.melds), None) is not None:
        gain += _KNOCK
    return gain


def _worth(features: PlainFeatures, hand: tuple[Card, ...]) -> int:
    """Return the points in melds, less the points outside."""
    return features.points(hand) - 2 * features.arranged(hand).points
