"""The beginning of a turn: the stock, or a part of the row with a meld that it makes."""

from engine.computer.dummy.ending import knocks_next
from engine.computer.dummy.laying import best_outlay, grown
from engine.computer.dummy.lookout import Lookout
from engine.computer.dummy.throws import best_throw
from engine.decision import Luck, Option
from engine.hands.masks import cards_of, mask_of
from engine.moves import Draw, Move, TakeRow
from engine.play import offers

_TRIO = 3


def draws(eye: Lookout, luck: Luck) -> list[Option]:
    """Every take and the draw, the best first.

    Takes with longer melds are left out: what lengthens a meld of three is laid off on it.
    """
    game, state, seat, _ = eye.observation
    takes = [
        _take(eye, move)
        for move in offers(game, state, seat, TakeRow)
        if isinstance(move, TakeRow) and len(move.meld) == _TRIO
    ]
    others: list[Move] = [*offers(game, state, seat, Draw)]
    if takes:
        found = [*takes, *(_draw(eye, move, luck) for move in others)]
        return sorted(found, key=lambda one: -one.worth)
    return [Option(move, 0.0) for move in (others or offers(game, state, seat))]


def _take(eye: Lookout, move: TakeRow) -> Option:
    at = eye.row.index(move.start)
    meld = mask_of(move.meld)
    rest = (eye.hand | mask_of(eye.row[at:])) & ~meld
    outlay = best_outlay(rest, grown(eye.ends, move.meld, eye.shapes), eye.worth, eye.shapes)
    parts = {"meld": outlay.points + sum(eye.worth[card] for card in move.meld)}
    if outlay.left.bit_count() <= 1:
        parts |= _knock(eye, parts["meld"])
    else:
        parts["hand"] = best_throw(eye, outlay.left, eye.row[:at], True, outlay.ends)
        parts["near"] = _near(eye, outlay.left)
    return Option(move, sum(parts.values()), parts)


def _draw(eye: Lookout, move: Move, luck: Luck) -> Option:
    """A draw by the average of some of the cards that it may bring."""
    unseen = cards_of(eye.unseen)
    cards = luck.sample(unseen, min(eye.weights.looks, len(unseen)))
    brought = [_drawn(eye, eye.hand | 1 << card) for card in cards]
    parts = {"hand": sum(brought) / max(1, len(brought)), "draw": eye.weights.draw}
    return Option(move, sum(parts.values()), parts)


def _drawn(eye: Lookout, hand: int) -> float:
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


def _near(eye: Lookout, left: int) -> float:
    """What it is worth to be near a knock with these cards, one of which is thrown."""
    never: float = (1 - knocks_next(left.bit_count() - 1, born=True)) ** eye.turns
    return eye.weights.near * (1 - never)


def _knock(eye: Lookout, laid: float) -> dict[str, float]:
    """What a knock brings besides the cards laid with it."""
    worth = 50 + eye.weights.knock
    return {"knock": worth if eye.born else 1.5 * worth + 0.5 * laid}
