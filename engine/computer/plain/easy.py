"""Easy: plays by the plain ideas, keeps no count, and makes the mistakes of a beginner.

A slip never costs the deal at once: who can go out goes out, and who can lay the contract lays it.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.cards import JOKER, Card, rank, suit
from engine.computer.plain.discard import discards, is_closed, left, weighed
from engine.computer.plain.draw import Doubt, doubt
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.player import cards_laid, choose, ends_deal
from engine.decision import Decision, Rng, rng
from engine.moves import (
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayOff,
    MayI,
    Move,
    Pass,
    Rearrange,
    Swap,
    Take,
    TakeRow,
)
from engine.observation import Observation
from engine.play import is_legal, offers

# How often a beginner makes which mistake.


class ErrorModel(NamedTuple):
    """Chances from 0 to 1. The aim is that easy wins 10 to 15 % of the deals at four seats
    and 25 to 35 % at two against medium (``python -m bench duel``)."""

    overlooks: float = 0.3
    """An upcard that helps is left, if nothing but the hand would show what it is good for."""
    snatches: float = 0.1
    """An upcard is taken that goes with a card of the hand and melds nothing."""
    forgets: float = 0.3
    """Something that could be laid off, swapped, or taken from the row is not seen."""
    throws_blindly: float = 0.5
    """Any card that serves no meld is thrown, whatever it may become or be to others."""
    waits: float = 0.3
    """No knock yet: there could be less left over."""
    is_shy: float = 0.4
    """May I is not asked though it pays."""
    is_eager: float = 0.1
    """May I is asked for a card that goes with one of the hand."""


_FOR_TWO: Mapping[str, ErrorModel] = {
    "manipulation": ErrorModel(forgets=0.1, waits=0.0),
    "basic": ErrorModel(overlooks=0.25, snatches=0.05, forgets=0.2, throws_blindly=0.4),
    "dummy": ErrorModel(forgets=0.2, throws_blindly=1.0),
    "gin": ErrorModel(overlooks=0.25, snatches=0.05, throws_blindly=0.4, waits=0.25),
    "contract": ErrorModel(
        overlooks=0.5,
        snatches=0.2,
        forgets=0.5,
        throws_blindly=0.9,
        is_shy=0.55,
        is_eager=0.2,
    ),
}
_FOR_THREE: Mapping[str, ErrorModel] = {
    "basic": ErrorModel(overlooks=0.25, forgets=0.2, throws_blindly=0.4),
}
_FOR_MORE: Mapping[str, ErrorModel] = {
    "contract": ErrorModel(
        overlooks=0.6,
        snatches=0.25,
        forgets=0.6,
        throws_blindly=1.0,
        is_shy=0.75,
        is_eager=0.25,
    ),
    "shanghai": ErrorModel(
        overlooks=0.45,
        snatches=0.2,
        forgets=0.45,
        throws_blindly=0.8,
        is_shy=0.55,
        is_eager=0.2,
    ),
    "basic": ErrorModel(overlooks=0.6, forgets=0.5, throws_blindly=1.0),
    "dummy": ErrorModel(forgets=0.75, throws_blindly=1.0),
    "manipulation": ErrorModel(forgets=0.5, waits=0.98),
}


def error_model(game: str, seats: int) -> ErrorModel:
    """Those of a beginner at this game with so many players."""
    if seats == 3 and game in _FOR_THREE:
        return _FOR_THREE[game]
    return (_FOR_TWO if seats == 2 else _FOR_MORE).get(game, ErrorModel())


# What a beginner does: mostly what comes to mind first.

_LITTLE = 3
"""With no more than this left over everybody knocks."""


def easy(observation: Observation, seed: int) -> Decision:
    """The plain move, unless a beginner would slip here and that does not cost the deal."""
    game, state, seat, _ = observation
    move = choose(observation)
    slip = _SLIPS.get(type(move))
    if slip is None:
        return Decision(move)
    features = PlainFeatures(observation)
    for other in slip(features, move, error_model(game.name, state.seats), rng(observation, seed)):
        if is_legal(game, state, seat, other):
            # A knock is no sure gain: whoever makes it later just plays worse.
            costs = not isinstance(move, Knock | KnockOnTable) and ends_deal(observation, move)
            return Decision(move if costs else other)
    return Decision(move)


def _overlooks(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if chance.random() < has.overlooks:
        yield Draw()
        yield Pass()


def _snatches(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    upcard = features.upcard
    if upcard is None or features.draw_ends_deal or chance.random() >= has.snatches:
        return
    if _goes_with(upcard, features.hand):
        yield Take()


def _forgets(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if not features.owes and chance.random() < has.forgets:
        yield from discards(features)


def _misses_the_row(
    features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if chance.random() < has.forgets:
        yield Draw()


def _lays_simply(
    features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    """One meld of the hand, or a card added to one of the table: that any may be taken apart is not
    thought of."""
    if chance.random() < has.forgets:
        yield from _simple(features)


def _simple(features: PlainFeatures) -> Iterator[Move]:
    simple = offers(features.game, features.state, features.seat, Rearrange)
    yield from sorted(simple, key=lambda one: -cards_laid(features.state, one))
    yield from (Draw(), Pass())


def _waits(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if is_closed(features) and left(features, move) > _LITTLE and chance.random() < has.waits:
        yield from discards(features)


def _knocks_later(
    features: PlainFeatures, move: KnockOnTable, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    """With a card left over at least: who can lay all of them goes out."""
    leaves = cards_laid(features.state, move) < len(features.hand)
    if leaves and chance.random() < has.waits:
        yield from _simple(features)


def _throws_blindly(
    features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng
) -> Iterator[Move]:
    if chance.random() < has.throws_blindly:
        spare = _spare(features)
        if spare:
            yield Discard(chance.choice(spare))


def _is_shy(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if chance.random() < has.is_shy:
        yield Pass()


def _is_eager(features: PlainFeatures, move: Move, has: ErrorModel, chance: Rng) -> Iterator[Move]:
    if doubt(features) is not Doubt.NO_NEARER or features.upcard is None:
        yield from _snatches(features, move, has, chance)
    elif chance.random() < has.is_eager and _goes_with(features.upcard, features.hand):
        yield MayI()


_Slip = Callable[[PlainFeatures, Any, ErrorModel, Rng], Iterator[Move]]
_SLIPS: Mapping[type[Move], _Slip] = {
    Take: _overlooks,
    Draw: _snatches,
    LayOff: _forgets,
    Swap: _forgets,
    TakeRow: _misses_the_row,
    Rearrange: _lays_simply,
    Knock: _waits,
    KnockOnTable: _knocks_later,
    Discard: _throws_blindly,
    MayI: _is_shy,
    Pass: _is_eager,
}
"""By the move that would be right."""


def _spare(features: PlainFeatures) -> list[Card]:
    """The cards that serve no meld and no contract, in the order of the hand."""
    if is_closed(features):
        unmelded = features.arranged(features.hand).deadwood
    else:
        unmelded = tuple(one.card for one in weighed(features, thorough=False) if not one.needed)
    is_wild = features.game.melds.is_wild
    return sorted({card for card in unmelded if not is_wild(card)})


def _goes_with(card: Card, hand: tuple[Card, ...]) -> bool:
    """Whether it makes a pair with a card of the hand, or lies beside one."""
    return any(
        other < JOKER
        and (rank(other) == rank(card) or (suit(other) == suit(card) and abs(other - card) == 1))
        for other in hand
    )
