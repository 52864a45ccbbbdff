"""What the players of Dummy do: every move weighed, and the best of them made."""

from engine.cards import Card
from engine.computer.dummy.features import DummyFeatures, features, knocks_next
from engine.computer.dummy.laying import Outlay, best_outlay, grown
from engine.computer.dummy.rollouts import tried
from engine.computer.dummy.throws import best_throw, throws
from engine.computer.dummy.weights import MEDIUM, STRONG, BySeats
from engine.decision import Decision, Option, Rng, rng
from engine.events import DealEnded
from engine.hands.masks import cards_of, mask_of
from engine.moves import Draw, Knock, LayDown, LayOff, Move, TakeRow
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, is_legal, offers

# The beginning of a turn: the stock, or a part of the row with a meld that it makes.

_TRIO = 3


def draws(eye: DummyFeatures, rng: Rng) -> list[Option]:
    """Every take and the draw, the best first.

    Takes with longer melds are left out: what lengthens a meld of three is laid off on it.
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
    """A draw by the average of some of the cards that it may bring."""
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
    """What it is worth to be near a knock with these cards, one of which is thrown."""
    never: float = (1 - knocks_next(left.bit_count() - 1, born=True)) ** eye.turns
    return eye.weights.near * (1 - never)


def _knock(eye: DummyFeatures, laid: float) -> dict[str, float]:
    """What a knock brings besides the cards laid with it."""
    worth = 50 + eye.weights.knock
    return {"knock": worth if eye.born else 1.5 * worth + 0.5 * laid}


# The rest of a turn: the knock, what is laid, the card that is thrown.


def knocks(observation: Observation) -> list[Option]:
    """Every knock by what it brings oneself, the best first."""
    game, state, seat, _ = observation
    found = []
    for move in offers(game, state, seat, Knock):
        for event in decide(game, state, seat, move):
            if isinstance(event, DealEnded):
                brings = float(event.result.scores[seat])
                found.append(Option(move, brings, {"knock": brings}))
    return sorted(found, key=lambda one: -one.worth)


def plays(eye: DummyFeatures) -> list[Option]:
    """One thing to lay where one is born and something fits; else every throw, the best first."""
    if eye.born:
        outlay = best_outlay(eye.hand, eye.ends, eye.worth, eye.shapes)
        laid = _first_of(eye, outlay)
        if laid is not None:
            return [Option(laid, outlay.points, {"meld": outlay.points})]
    return throws(eye)


def _first_of(eye: DummyFeatures, outlay: Outlay) -> Move | None:
    """The first part of an outlay that is legal by itself."""
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
    """The meld with all that grows on it out of these cards."""
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
    """The move that is worth most by what was seen."""
    options = tuple(_weighed(observation, seed, MEDIUM))
    return Decision(options[0].move, options)


def strong(observation: Observation, seed: int) -> Decision:
    """The same with a longer look at what the stock may bring; moves that are close are tried out,
    with hands of the others that fit what was seen."""
    options = tuple(_weighed(observation, seed, STRONG, tries=True))
    return Decision(options[0].move, options)


def _weighed(
    observation: Observation, seed: int, by_seats: BySeats, tries: bool = False
) -> list[Option]:
    """The moves that come into question, the one to choose first.

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
