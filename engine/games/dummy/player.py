"""The computer players of Dummy, which weigh every move and make the best.

A discard is weighed by the prospects of the cards that stay, less its value to others.
"""

from collections.abc import Sequence

from engine.boards import Average, Averages
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
    Ends,
    Outlay,
    Rival,
    best_outlay,
    features,
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
"""Chance that a meld with a taken card lets a player knock, by the number of their cards."""


def danger(eye: DummyFeatures, card: Card, row: Sequence[Card]) -> float:
    """Return the expected cost of discarding this card on this row.

    It is in points that others gain, as far as they count for this player. A card is taken with two
    cards from a hand, or with one from a hand and one that is already in the row.
    """
    weights, lying = eye.weights, mask_of(row)
    share, cost = weights.feed / len(eye.rivals), 0.0
    for rival in eye.rivals:
        taken, more = _taking(eye, rival, card, lying)
        size = rival.known.bit_count() + rival.hidden
        worth = eye.worth[card] + (
            weights.knocked * _CLOSE.get(size, 0.0) if rival.born else weights.newborn
        )
        cost += share * (taken * worth + more)
        share *= weights.later * (1 - taken)
    return cost


def _taking(eye: DummyFeatures, rival: Rival, card: Card, lying: int) -> tuple[float, float]:
    """Return the chance that this player takes the card, and expected points of other cards.

    The points are the best expectation for one meld.
    """
    unseen = max(2, eye.unseen.bit_count())
    one_of = rival.hidden / unseen
    next_of = max(0, rival.hidden - 1) / (unseen - 1)
    missed, most = 1.0, 0.0
    for pair in eye.shapes.pairs[card]:
        chance, points, hidden, from_hand = 1.0, 0.0, 0, False
        for other in pair:
            bit = 1 << other
            if bit & rival.known or bit & eye.unseen:
                from_hand = True
                points += 2 * eye.worth[other]
                if not bit & rival.known:
                    chance *= next_of if hidden else one_of
                    hidden += 1
            elif lying & bit:
                points += eye.worth[other]
            else:
                chance = 0.0
        if from_hand:
            missed *= 1 - chance
            most = max(most, chance * points)
    return 1 - missed, most


# The prospects of a hand. Laid cards count for it, and cards that stay count against it.


def prospects(eye: DummyFeatures, hand: int, row: Sequence[Card], born: bool, ends: Ends) -> float:
    """Return the expected points of these cards with this row and table.

    A card is laid if one of its melds comes together. A player who isn't born at the end pays
    double for everything.
    """
    chances, in_row = list(eye.chances), 0
    for card in row:
        chances[card] = eye.weights.from_row * eye.lasts
        in_row |= 1 << card
    for card in cards_of(hand):
        chances[card] = 1.0
    missed = [1.0] * 52
    unborn = 1.0
    for mask, (one, two, three) in eye.shapes.trios:
        mine = mask & hand
        if not mine:
            continue
        chance = chances[one] * chances[two] * chances[three]
        if not chance:
            continue
        if mine >> one & 1:
            missed[one] *= 1 - chance
        if mine >> two & 1:
            missed[two] *= 1 - chance
        if mine >> three & 1:
            missed[three] *= 1 - chance
        if not born and mine != mask:
            unborn *= 1 - _birth(eye, mask & ~hand, in_row, chance)
    _lay_off(eye, hand, ends, chances, missed)
    laid = stays = 0.0
    for card in cards_of(hand):
        laid += eye.worth[card] * (1 - missed[card])
        stays += eye.worth[card] * missed[card]
    lost = eye.weights.lost
    if born:
        return laid - lost * stays
    return (1 - unborn) * (laid - lost * stays) - unborn * 2 * lost * (laid + stays)


def _birth(eye: DummyFeatures, missing: int, in_row: int, chance: float) -> float:
    """Return the chance of a birth by a meld that lacks these cards."""
    weights = eye.weights
    if not missing & ~in_row:
        return weights.birth_in_row
    if missing & (missing - 1) == 0:
        return weights.birth_by_throw * chance
    return weights.birth_by_both * chance if missing & in_row else 0.0


def _lay_off(
    eye: DummyFeatures, hand: int, ends: Ends, chances: Sequence[float], missed: list[float]
) -> None:
    """Update ``missed`` for cards that the table accepts now, or after one more card."""
    for card in cards_of(hand & ends.all):
        missed[card] = 0.0
    for fitting, beyond in ((ends.ups, eye.shapes.above), (ends.downs, eye.shapes.below)):
        for end in cards_of(fitting):
            further = beyond[end]
            if further is not None:
                missed[further] *= 1 - chances[end]


def best_throw(eye: DummyFeatures, hand: int, row: Sequence[Card], born: bool, ends: Ends) -> float:
    """Return the worth of the best discard from this hand with this table."""
    return max(
        prospects(eye, hand & ~(1 << card), (*row, card), born, ends) - danger(eye, card, row)
        for card in cards_of(hand)
    )


def throws(eye: DummyFeatures) -> list[Option]:
    """Return every legal discard, the best first."""
    found = [_thrown(eye, card) for card in cards_of(eye.hand)]
    return sorted([one for one in found if one is not None], key=lambda one: -one.worth)


def _thrown(eye: DummyFeatures, card: Card) -> Option | None:
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


# The decisions of the players.

# The start of a turn, with the stock or a part of the row and a meld.

_TRIO = 3


def draws(eye: DummyFeatures, rng: Rng) -> list[Option]:
    """Return every take and the draw, the best first.

    Takes with longer melds are left out, because a meld of three can be lengthened by lay-offs.
    """
    game, state, seat, _ = eye.observation
    takes = [
        _take(eye, move)
        for move in offers(game, state, seat, TakeRow)
        if isinstance(move, TakeRow) and len(move.laid) == _TRIO
    ]
    others: list[Move] = [*offers(game, state, seat, Draw)]
    if takes:
        found = [*takes, *(_draw(eye, move, rng) for move in others)]
        return sorted(found, key=lambda one: -one.worth)
    return [Option(move, 0.0) for move in (others or offers(game, state, seat))]


def _take(eye: DummyFeatures, move: TakeRow) -> Option:
    at = eye.row.index(move.start)
    meld = mask_of(move.laid)
    rest = (eye.hand | mask_of(eye.row[at:])) & ~meld
    outlay = best_outlay(rest, grown(eye.ends, move.laid, eye.shapes), eye.worth, eye.shapes)
    parts = {"meld": outlay.points + sum(eye.worth[card] for card in move.laid)}
    if outlay.left.bit_count() <= 1:
        parts |= _knock(eye, parts["meld"])
    else:
        parts["hand"] = best_throw(eye, outlay.left, eye.row[:at], True, outlay.ends)
        parts["near"] = _near(eye, outlay.left)
    return Option(move, sum(parts.values()), parts)


def _draw(eye: DummyFeatures, move: Move, rng: Rng) -> Option:
    """Return a draw with the average worth over a sample of cards that may come."""
    unseen = cards_of(eye.unseen)
    cards = rng.sample(unseen, min(eye.weights.looks, len(unseen)))
    brought = [_drawn(eye, eye.hand | 1 << card) for card in cards]
    parts = {"hand": sum(brought) / max(1, len(brought)), "draw": eye.weights.draw}
    return Option(move, sum(parts.values()), parts)


def _drawn(eye: DummyFeatures, hand: int) -> float:
    if not eye.born:
        return best_throw(eye, hand, eye.row, False, eye.ends)
    outlay = best_outlay(hand, eye.ends, eye.worth, eye.shapes)
    if outlay.left.bit_count() <= 1:
        return outlay.points + sum(_knock(eye, outlay.points).values())
    return (
        outlay.points
        + _near(eye, outlay.left)
        + best_throw(eye, outlay.left, eye.row, True, outlay.ends)
    )


def _near(eye: DummyFeatures, left: int) -> float:
    """Return the worth of being near a knock with these cards, one of which will be discarded."""
    never: float = (1 - knocks_next(left.bit_count() - 1, born=True)) ** eye.turns
    return eye.weights.near * (1 - never)


def _knock(eye: DummyFeatures, laid: float) -> dict[str, float]:
    """Return the worth of a knock in addition to the cards laid with it."""
    worth = 50 + eye.weights.knock
    return {"knock": worth if eye.born else 1.5 * worth + 0.5 * laid}


# The rest of a turn, with the knock, melds and lay-offs, and the discard.


def knocks(observation: Observation) -> list[Option]:
    """Return every knock by the player's score, the best first."""
    game, state, seat, _ = observation
    found = []
    for move in offers(game, state, seat, Knock):
        for event in decide(game, state, seat, move):
            if isinstance(event, DealEnded):
                brings = float(event.result.scores[seat])
                found.append(Option(move, brings, {"knock": brings}))
    return sorted(found, key=lambda one: -one.worth)


def plays(eye: DummyFeatures) -> list[Option]:
    """Return one thing to lay if the player is born and a card fits, otherwise every discard."""
    if eye.born:
        outlay = best_outlay(eye.hand, eye.ends, eye.worth, eye.shapes)
        laid = _first_of(eye, outlay)
        if laid is not None:
            return [Option(laid, outlay.points, {"meld": outlay.points})]
    return throws(eye)


def _first_of(eye: DummyFeatures, outlay: Outlay) -> Move | None:
    """Return the first part of an outlay that is legal on its own."""
    game, state, seat, _ = eye.observation
    for meld in outlay.melds:
        for cards in (_lengthened(eye, meld, outlay.lay_offs), meld):
            if is_legal(game, state, seat, LayDown(cards)):
                return LayDown(cards)
    for move in offers(game, state, seat, LayOff):
        if isinstance(move, LayOff) and move.cards[0] in outlay.lay_offs:
            return move
    return None


def _lengthened(
    eye: DummyFeatures, meld: tuple[Card, ...], others: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Return the meld with all of the other cards that extend it."""
    if meld[0] % 13 == meld[1] % 13:
        return (*meld, *(card for card in others if card % 13 == meld[0] % 13))
    above, below = eye.shapes.above, eye.shapes.below
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
    found = knocks(observation)
    if not found:
        eye, chance = features(observation, by_seats), rng(observation, seed)
        drawing = observation.seen.phase is Phase.DRAW
        found = draws(eye, chance) if drawing else plays(eye)
        if tries:
            found = tried(eye, found, chance)
    if not found:
        raise ValueError(f"seat {observation.seat} has no move in phase {observation.seen.phase}")
    return found


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
