"""Easy: plays by the plain ideas, keeps no count, and makes the mistakes of a beginner.

A slip never costs the deal at once: who can go out goes out, and who can lay the contract lays it.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.cards import JOKER, Card, rank, suit
from engine.computer.plain.discard import discards, is_closed, left, weighed
from engine.computer.plain.draw import Doubt, doubt
from engine.computer.plain.features import Outlook
from engine.computer.plain.player import cards_laid, choose, ends_deal
from engine.decision import Luck, Thought, luck
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


class Habits(NamedTuple):
    """Chances from 0 to 1. The aim is that easy wins 10 to 15 % of the deals at four seats
    and 25 to 35 % at two against steady (``python -m bench duel``)."""

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


_FOR_TWO: Mapping[str, Habits] = {
    "manipulation": Habits(forgets=0.1, waits=0.0),
    "basic": Habits(overlooks=0.25, snatches=0.05, forgets=0.2, throws_blindly=0.4),
    "dummy": Habits(forgets=0.2, throws_blindly=1.0),
    "gin": Habits(overlooks=0.25, snatches=0.05, throws_blindly=0.4, waits=0.25),
    "contract": Habits(
        overlooks=0.5,
        snatches=0.2,
        forgets=0.5,
        throws_blindly=0.9,
        is_shy=0.55,
        is_eager=0.2,
    ),
}
_FOR_THREE: Mapping[str, Habits] = {
    "basic": Habits(overlooks=0.25, forgets=0.2, throws_blindly=0.4),
}
_FOR_MORE: Mapping[str, Habits] = {
    "contract": Habits(
        overlooks=0.6,
        snatches=0.25,
        forgets=0.6,
        throws_blindly=1.0,
        is_shy=0.75,
        is_eager=0.25,
    ),
    "shanghai": Habits(
        overlooks=0.45,
        snatches=0.2,
        forgets=0.45,
        throws_blindly=0.8,
        is_shy=0.55,
        is_eager=0.2,
    ),
    "basic": Habits(overlooks=0.6, forgets=0.5, throws_blindly=1.0),
    "dummy": Habits(forgets=0.75, throws_blindly=1.0),
    "manipulation": Habits(forgets=0.5, waits=0.98),
}


def habits(game: str, seats: int) -> Habits:
    """Those of a beginner at this game with so many players."""
    if seats == 3 and game in _FOR_THREE:
        return _FOR_THREE[game]
    return (_FOR_TWO if seats == 2 else _FOR_MORE).get(game, Habits())


# What a beginner does: mostly what comes to mind first.

_LITTLE = 3
"""With no more than this left over everybody knocks."""


def easy(observation: Observation, seed: int) -> Thought:
    """The plain move, unless a beginner would slip here and that does not cost the deal."""
    game, state, seat, _ = observation
    move = choose(observation)
    slip = _SLIPS.get(type(move))
    if slip is None:
        return Thought(move)
    outlook = Outlook(observation)
    for other in slip(outlook, move, habits(game.name, state.seats), luck(observation, seed)):
        if is_legal(game, state, seat, other):
            # A knock is no sure gain: whoever makes it later just plays worse.
            costs = not isinstance(move, Knock | KnockOnTable) and ends_deal(observation, move)
            return Thought(move if costs else other)
    return Thought(move)


def _overlooks(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    if chance.random() < has.overlooks:
        yield Draw()
        yield Pass()


def _snatches(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    upcard = outlook.upcard
    if upcard is None or outlook.draw_ends_deal or chance.random() >= has.snatches:
        return
    if _goes_with(upcard, outlook.hand):
        yield Take()


def _forgets(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    if not outlook.owes and chance.random() < has.forgets:
        yield from discards(outlook)


def _misses_the_row(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    if chance.random() < has.forgets:
        yield Draw()


def _lays_simply(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    """One meld of the hand, or a card added to one of the table: that any may be taken apart is not
    thought of."""
    if chance.random() < has.forgets:
        yield from _simple(outlook)


def _simple(outlook: Outlook) -> Iterator[Move]:
    simple = offers(outlook.game, outlook.state, outlook.seat, Rearrange)
    yield from sorted(simple, key=lambda one: -cards_laid(outlook.state, one))
    yield from (Draw(), Pass())


def _waits(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    if is_closed(outlook) and left(outlook, move) > _LITTLE and chance.random() < has.waits:
        yield from discards(outlook)


def _knocks_later(
    outlook: Outlook, move: KnockOnTable, has: Habits, chance: Luck
) -> Iterator[Move]:
    """With a card left over at least: who can lay all of them goes out."""
    leaves = cards_laid(outlook.state, move) < len(outlook.hand)
    if leaves and chance.random() < has.waits:
        yield from _simple(outlook)


def _throws_blindly(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    if chance.random() < has.throws_blindly:
        spare = _spare(outlook)
        if spare:
            yield Discard(chance.choice(spare))


def _is_shy(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    if chance.random() < has.is_shy:
        yield Pass()


def _is_eager(outlook: Outlook, move: Move, has: Habits, chance: Luck) -> Iterator[Move]:
    if doubt(outlook) is not Doubt.NO_NEARER or outlook.upcard is None:
        yield from _snatches(outlook, move, has, chance)
    elif chance.random() < has.is_eager and _goes_with(outlook.upcard, outlook.hand):
        yield MayI()


_Slip = Callable[[Outlook, Any, Habits, Luck], Iterator[Move]]
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


def _spare(outlook: Outlook) -> list[Card]:
    """The cards that serve no meld and no contract, in the order of the hand."""
    if is_closed(outlook):
        unmelded = outlook.arranged(outlook.hand).deadwood
    else:
        unmelded = tuple(one.card for one in weighed(outlook, thorough=False) if not one.needed)
    is_wild = outlook.game.melds.is_wild
    return sorted({card for card in unmelded if not is_wild(card)})


def _goes_with(card: Card, hand: tuple[Card, ...]) -> bool:
    """Whether it makes a pair with a card of the hand, or lies beside one."""
    return any(
        other < JOKER
        and (rank(other) == rank(card) or (suit(other) == suit(card) and abs(other - card) == 1))
        for other in hand
    )
