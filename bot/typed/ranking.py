"""The order in which legal moves are offered: what a good player would do comes first."""

from collections.abc import Hashable, Iterable

from bot.typed.wording import left_over
from bot.workbench.pieces import changes
from engine.analysis.ideas import ideas_of
from engine.cards import Card
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Pass,
    Rearrange,
    Swap,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase

_TURN: tuple[type[Move], ...] = (
    *(
        MakeContract,
        BigGin,
        Knock,
        KnockOnTable,
        Declare,
        LayDown,
        LayOff,
        Rearrange,
        Swap,
        Discard,
    ),
    *(Draw, Pass, Drop),
)
"""A turn as it is played: what ends the deal or opens it, then what leaves the hand, then what
comes into it."""


def ranked_moves(mine: Observation) -> list[Move]:
    """All that the rules offer this seat, the most useful first.

    Before a draw what the computer player would take or draw; in a turn kind by kind, of each kind
    what the computer player would do before the rest.
    """
    offered = {_same(move): move for move in mine.offers()}
    if not offered:
        return []
    ideas = dict.fromkeys(map(_same, ideas_of(mine.game).moves(mine)))
    found = [offered.pop(key) for key in ideas if key in offered]
    found += sorted(offered.values(), key=lambda move: _cost(move, mine))
    if mine.seen.phase is Phase.PLAY:
        found.sort(key=lambda move: _TURN.index(type(move)))
    return found


def _same(move: Move) -> Hashable:
    """What two moves have in common that differ only in the order of cards."""
    match move:
        case LayDown(cards):
            return LayDown, tuple(sorted(cards))
        case TakeRow(start):
            on = None if move.lay_off is None else move.lay_off.meld
            return TakeRow, start, tuple(sorted(move.laid)), on, move.count
        case Rearrange(table):
            return Rearrange, tuple(sorted(tuple(sorted(cards)) for cards in table))
    return move


def _cost(move: Move, mine: Observation) -> tuple[int, int]:
    """Wild cards spent, then points that stay in the hand or come into it: the least is best."""
    points = mine.game.points
    match move:
        case Knock(card) if mine.game.features.lay:
            return 0, points(card)
        case Knock():
            return 0, left_over(move, mine)
        case LayDown(cards) | LayOff(cards):
            return _wild(cards, mine), -sum(map(points, cards))
        case Rearrange(table):
            laid = changes([meld.cards for meld in mine.seen.melds], table).laid
            return _wild(laid, mine), -sum(map(points, laid))
        case TakeRow():
            swept = move.swept(mine.seen.discard)
            return 0, sum(map(points, swept)) - 2 * sum(map(points, move.laid))
    return 0, 0


def _wild(cards: Iterable[Card], mine: Observation) -> int:
    return sum(map(mine.game.melds.is_wild, cards))
