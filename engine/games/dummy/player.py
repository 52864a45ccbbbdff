"""The computer players of Dummy, which weigh every move and make the best.

A discard is weighed by the prospects of the cards that stay, less its value to others.
"""

from collections.abc import Sequence

from engine.board_scores import Average, Averages
from engine.cards import Card
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.decision import Decision, Option, Rng, Thinks, rng
from engine.errors import IllegalMove
from engine.events import DealEnded, Fined
from engine.games.dummy.features import (
    MEDIUM,
    STRONG,
    BySeats,
    DummyFeatures,
    DummyOpponent,
    Ends,
    Outlay,
    best_outlay,
    dummy_features,
    grown,
    knocks_next,
)
from engine.games.dummy.rollouts import tried
from engine.hands.masks import cards_of, mask_of
from engine.moves import Discard, Draw, Knock, LayDown, LayOff, Move, TakeRow
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, is_legal, offers

# The value of a discard to the others.

_CLOSE = {2: 0.4, 3: 1.0, 4: 0.4, 5: 0.2}
"""The chance that a player who melds a taken card can knock.

It is given by the number of the player's cards.
"""


def danger(features: DummyFeatures, card: Card, row: Sequence[Card]) -> float:
    """Return the expected cost of discarding this card on this row.

    The cost is in points that other players gain, as far as these points count for this player. A
    player takes a card with two cards from the hand, or with a card from the hand and a card that
    is already in the row.
    """
    weights, row_mask = features.weights, mask_of(row)
    share, cost = weights.feed / len(features.opponents), 0.0
    for opponent in features.opponents:
        taken, more = _taking(features, opponent, card, row_mask)
        size = opponent.known.bit_count() + opponent.hidden
        worth = features.worth[card] + (
            weights.knocked * _CLOSE.get(size, 0.0) if opponent.born else weights.newborn
        )
        cost += share * (taken * worth + more)
        share *= weights.later * (1 - taken)
    return cost


def _taking(
    features: DummyFeatures, opponent: DummyOpponent, card: Card, row_mask: int
) -> tuple[float, float]:
    """Return the chance that this player takes the card, and the expected points beyond it.

    The points are the best expectation for one meld.
    """
    unseen = max(2, features.unseen.bit_count())
    one_of = opponent.hidden / unseen
    next_of = max(0, opponent.hidden - 1) / (unseen - 1)
    missed, most = 1.0, 0.0
    for pair in features.shapes.pairs[card]:
        chance, points, hidden, from_hand = 1.0, 0.0, 0, False
        for other in pair:
            bit = 1 << other
            if bit & opponent.known or bit & features.unseen:
                from_hand = True
                points += 2 * features.worth[other]
                if not bit & opponent.known:
                    chance *= next_of if hidden else one_of
                    hidden += 1
            elif row_mask & bit:
                points += features.worth[other]
            else:
                chance = 0.0
        if from_hand:
            missed *= 1 - chance
            most = max(most, chance * points)
    return 1 - missed, most


# The prospects of a hand. Laid cards add to the worth of a hand, and cards that stay reduce it.


def prospects(
    features: DummyFeatures, hand: int, row: Sequence[Card], born: bool, ends: Ends
) -> float:
    """Return the expected points of these cards with this row and table.

    A card is laid if one of its melds comes together. A player who isn't born at the end pays
    double for everything.
    """
    chances, in_row = list(features.chances), 0
    for card in row:
        chances[card] = features.weights.from_row * features.lasts
        in_row |= 1 << card
    for card in cards_of(hand):
        chances[card] = 1.0
    missed = [1.0] * 52
    unborn = 1.0
    for mask, (first, second, third) in features.shapes.trios:
        held = mask & hand
        if not held:
            continue
        chance = chances[first] * chances[second] * chances[third]
        if not chance:
            continue
        if held >> first & 1:
            missed[first] *= 1 - chance
        if held >> second & 1:
            missed[second] *= 1 - chance
        if held >> third & 1:
            missed[third] *= 1 - chance
        if not born and held != mask:
            unborn *= 1 - _birth(features, mask & ~hand, in_row, chance)
    _lay_off(features, hand, ends, chances, missed)
    laid = stays = 0.0
    for card in cards_of(hand):
        laid += features.worth[card] * (1 - missed[card])
        stays += features.worth[card] * missed[card]
    lost = features.weights.lost
    if born:
        return laid - lost * stays
    return (1 - unborn) * (laid - lost * stays) - unborn * 2 * lost * (laid + stays)


def _birth(features: DummyFeatures, missing: int, in_row: int, chance: float) -> float:
    """Return the chance of a birth by a meld that lacks these cards."""
    weights = features.weights
    if not missing & ~in_row:
        return weights.birth_in_row
    if missing & (missing - 1) == 0:
        return weights.birth_by_throw * chance
    return weights.birth_by_both * chance if missing & in_row else 0.0


def _lay_off(
    features: DummyFeatures, hand: int, ends: Ends, chances: Sequence[float], missed: list[float]
) -> None:
    """Update ``missed`` for cards that the table accepts now, or after one more card."""
    for card in cards_of(hand & ends.all):
        missed[card] = 0.0
    for fitting, beyond in ((ends.ups, features.shapes.above), (ends.downs, features.shapes.below)):
        for end in cards_of(fitting):
            further = beyond[end]
            if further is not None:
                missed[further] *= 1 - chances[end]


def best_throw(
    features: DummyFeatures, hand: int, row: Sequence[Card], born: bool, ends: Ends
) -> float:
    """Return the worth of the best discard from this hand with this table."""
    return max(
        prospects(features, hand & ~(1 << card), (*row, card), born, ends)
        - danger(features, card, row)
        for card in cards_of(hand)
    )


def throws(features: DummyFeatures) -> list[Option]:
    """Return every legal discard, the best first."""
    options = [_thrown(features, card) for card in cards_of(features.hand)]
    return sorted(
        [option for option in options if option is not None], key=lambda option: -option.worth
    )


def _thrown(features: DummyFeatures, card: Card) -> Option | None:
    game, state, seat, _ = features.observation
    move = Discard(card)
    try:
        events = decide(game, state, seat, move)
    except IllegalMove:
        return None
    rest = features.hand & ~(1 << card)
    parts = {
        "hand": prospects(features, rest, (*features.row, card), features.born, features.ends),
        "danger": -danger(features, card, features.row),
    }
    fines = sum([event.points for event in events if isinstance(event, Fined)])
    if fines:
        parts["fine"] = -float(fines)
    return Option(move, sum(parts.values()), parts)


# The decisions of the players.

# The start of a turn, with the stock or a part of the row and a meld.

_TRIO = 3


def draws(features: DummyFeatures, rng: Rng) -> list[Option]:
    """Return every take and the draw, the best first.

    Takes with melds of more than three cards are left out, because lay-offs can lengthen a meld of
    three.
    """
    game, state, seat, _ = features.observation
    takes = [
        _take(features, move)
        for move in offers(game, state, seat, TakeRow)
        if isinstance(move, TakeRow) and len(move.laid) == _TRIO
    ]
    others: list[Move] = [*offers(game, state, seat, Draw)]
    if takes:
        options = [*takes, *(_draw(features, move, rng) for move in others)]
        return sorted(options, key=lambda option: -option.worth)
    return [Option(move, 0.0) for move in (others or offers(game, state, seat))]


def _take(features: DummyFeatures, move: TakeRow) -> Option:
    index = features.row.index(move.start)
    meld = mask_of(move.laid)
    rest = (features.hand | mask_of(features.row[index:])) & ~meld
    outlay = best_outlay(
        rest, grown(features.ends, move.laid, features.shapes), features.worth, features.shapes
    )
    parts = {"meld": outlay.points + sum(features.worth[card] for card in move.laid)}
    if outlay.left.bit_count() <= 1:
        parts |= _knock(features, parts["meld"])
    else:
        parts["hand"] = best_throw(features, outlay.left, features.row[:index], True, outlay.ends)
        parts["near"] = _near(features, outlay.left)
    return Option(move, sum(parts.values()), parts)


def _draw(features: DummyFeatures, move: Move, rng: Rng) -> Option:
    """Return a draw with the average worth over a sample of cards that may come."""
    unseen = cards_of(features.unseen)
    cards = rng.sample(unseen, min(features.weights.looks, len(unseen)))
    worths = [_drawn(features, features.hand | 1 << card) for card in cards]
    parts = {"hand": sum(worths) / max(1, len(worths)), "draw": features.weights.draw}
    return Option(move, sum(parts.values()), parts)


def _drawn(features: DummyFeatures, hand: int) -> float:
    if not features.born:
        return best_throw(features, hand, features.row, False, features.ends)
    outlay = best_outlay(hand, features.ends, features.worth, features.shapes)
    if outlay.left.bit_count() <= 1:
        return outlay.points + sum(_knock(features, outlay.points).values())
    return (
        outlay.points
        + _near(features, outlay.left)
        + best_throw(features, outlay.left, features.row, True, outlay.ends)
    )


def _near(features: DummyFeatures, left: int) -> float:
    """Return the worth of being near a knock with these cards, one of which will be discarded."""
    never: float = (1 - knocks_next(left.bit_count() - 1, born=True)) ** features.turns
    return features.weights.near * (1 - never)


def _knock(features: DummyFeatures, laid: float) -> dict[str, float]:
    """Return the worth of a knock in addition to the points of the cards laid with it."""
    worth = 50 + features.weights.knock
    return {"knock": worth if features.born else 1.5 * worth + 0.5 * laid}


# The rest of a turn, with the knock, melds and lay-offs, and the discard.


def knocks(observation: Observation) -> list[Option]:
    """Return every knock by the player's score, the best first."""
    game, state, seat, _ = observation
    options = []
    for move in offers(game, state, seat, Knock):
        for event in decide(game, state, seat, move):
            if isinstance(event, DealEnded):
                score = float(event.result.scores[seat])
                options.append(Option(move, score, {"knock": score}))
    return sorted(options, key=lambda option: -option.worth)


def plays(features: DummyFeatures) -> list[Option]:
    """Return a single meld or lay-off if a born player can lay something.

    Otherwise return every discard.
    """
    if features.born:
        outlay = best_outlay(features.hand, features.ends, features.worth, features.shapes)
        laid = _first_of(features, outlay)
        if laid is not None:
            return [Option(laid, outlay.points, {"meld": outlay.points})]
    return throws(features)


def _first_of(features: DummyFeatures, outlay: Outlay) -> Move | None:
    """Return the first part of an outlay that is legal on its own."""
    game, state, seat, _ = features.observation
    for meld in outlay.melds:
        for cards in (_lengthened(features, meld, outlay.lay_offs), meld):
            if is_legal(game, state, seat, LayDown(cards)):
                return LayDown(cards)
    for move in offers(game, state, seat, LayOff):
        if isinstance(move, LayOff) and move.cards[0] in outlay.lay_offs:
            return move
    return None


def _lengthened(
    features: DummyFeatures, meld: tuple[Card, ...], others: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Return the meld with all of the other cards that extend it."""
    if meld[0] % 13 == meld[1] % 13:
        return (*meld, *(card for card in others if card % 13 == meld[0] % 13))
    above, below = features.shapes.above, features.shapes.below
    run = [meld[0]]
    for way in (above, below):
        card = way[run[-1]] if way is above else way[run[0]]
        while card is not None and (card in meld or card in others):
            run.insert(len(run) if way is above else 0, card)
            card = way[card]
    return tuple(run)


def medium(observation: Observation, seed: int) -> Decision:
    """Return the best move by weights, with the options."""
    options = tuple(_weighed(observation, seed, MEDIUM))
    return Decision(options[0].move, options)


def strong(observation: Observation, seed: int) -> Decision:
    """Return the best move by more samples and by rollouts of close moves.

    The rollouts use other hands that fit the cards seen.
    """
    options = tuple(_weighed(observation, seed, STRONG, tries=True))
    return Decision(options[0].move, options)


def _weighed(
    observation: Observation, seed: int, by_seats: BySeats, tries: bool = False
) -> list[Option]:
    """Return the possible moves, the best first.

    Raises ValueError if the seat has nothing to do.
    """
    options = knocks(observation)
    if not options:
        features, chance = dummy_features(observation, by_seats), rng(observation, seed)
        drawing = observation.seen.phase is Phase.DRAW
        options = draws(features, chance) if drawing else plays(features)
        if tries:
            options = tried(features, options, chance)
    if not options:
        raise ValueError(f"seat {observation.seat} has no move in phase {observation.seen.phase}")
    return options


THINKS = Thinks(
    beginner(USUAL, ErrorModel(snatches=0.3, forgets=0.85, misjudges=1.0, breaks=0.4, waits=0.85)),
    medium,
    strong,
)

AVERAGES: Averages = {
    (2, 1): Average(650, 3.028, (147.754, 147.985)),
    (3, 1): Average(421, 3.859, (91.52, 87.399, 90.036)),
    (4, 1): Average(468, 3.782, (57.756, 51.036, 48.579, 53.974)),
}
