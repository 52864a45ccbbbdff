"""The computer players of Tile Rummy.

A player who lays a tile ends the turn and doesn't have to draw. Strong searches the whole table.
Medium finds the ways to lay that people see quickly. It adds tiles to melds, splits a run around a
second copy, and uses a tile that a meld can spare for a new meld. Easy looks for the same ways and
misses many of them. All three lay as much as they find, because keeping melds back showed no gain.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from engine.board_scores import Average, Averages
from engine.cards import JOKER, Card, face
from engine.computer.plain.easy import ErrorModel
from engine.computer.plain.lay import best_rearrangement, growing_tables, searched_rearrangement
from engine.computer.plain.suggestions import cards_laid
from engine.decision import Decision, Thinks, rng
from engine.melds import Meld, MeldKind, read_lying
from engine.moves import Draw, Move, Pass, Rearrange
from engine.observation import Observation
from engine.play import is_legal
from engine.rearranging.jokers import locked
from engine.rearranging.new_table import as_named
from engine.state import State
from engine.steps.rearrange import Opened, Table

_ERRORS, _FOR_TWO = ErrorModel(forgets=0.9, waits=0.8), ErrorModel(forgets=0.85, waits=0.8)


def easy(observation: Observation, seed: int) -> Decision:
    """Play like medium, but with late first melds and mostly without taking melds apart."""
    chance, errors = rng(observation, seed), _FOR_TWO if observation.seen.seats == 2 else _ERRORS
    if _opens(observation):
        late = chance.random() < errors.waits
        first = _first_melds(observation)
        return _made(observation, filter(partial(_goes_out, observation), first) if late else first)
    return _made(observation, _growing_tables(observation, apart=chance.random() >= errors.forgets))


def medium(observation: Observation, seed: int) -> Decision:
    """Lay all that can be seen without a search."""
    opens = _opens(observation)
    return _made(observation, _first_melds(observation) if opens else _growing_tables(observation))


def strong(observation: Observation, seed: int) -> Decision:
    """Lay the most that any rearrangement allows."""
    most = searched_rearrangement(observation).move
    return _made(observation, () if most is None else (most,))


def _made(observation: Observation, ideas: Iterable[Move]) -> Decision:
    """Return the first legal move of these, or a draw, or a pass."""
    for move in (*ideas, Draw(), Pass()):
        if observation.may(move):
            return Decision(move)
    raise ValueError(f"seat {observation.seat} has no move")


def _opens(observation: Observation) -> bool:
    """Return whether this player hasn't laid yet, so that the next melds need a minimum value."""
    common = observation.game.common
    opened = observation.seen.recall(Opened).opened
    return common is not None and common.initial_meld > 0 and observation.seat not in opened


def _goes_out(observation: Observation, move: Move) -> bool:
    return cards_laid(observation.seen, move) == len(observation.hand)


def _first_melds(observation: Observation) -> Iterator[Move]:
    """Yield the first melds with the most tiles."""
    move = best_rearrangement(observation).move
    yield from () if move is None else (move,)


def _growing_tables(observation: Observation, *, apart: bool = True) -> Iterator[Move]:
    """Yield the tables that a turn can make step by step. The largest table comes first.

    ``apart``: the steps may take melds apart.
    """
    return growing_tables(observation, *([partial(_borrowing, observation)] if apart else []))


# Ways to take melds apart that a person sees quickly.


class _Spare(NamedTuple):
    """A tile that a meld can spare."""

    meld: int
    """The index of the meld."""
    card: Card
    left: Table
    """The one or two melds that stay."""


def _borrowing(observation: Observation, state: State) -> Iterator[Rearrange]:
    """Yield legal tables that take melds apart.

    These tables have new melds of tiles from the rack with one or two spared tiles, or runs that
    are split around a second copy.
    """
    game, seat = observation.game, observation.seat
    assert game.common is not None, "only a common table can be rearranged"
    hand = tuple(dict.fromkeys(card for card in state.hands[seat] if card < JOKER))
    laid, fast = as_named(state.melds), locked(state.melds, game.common)
    loose = [(index, meld) for index, meld in enumerate(state.melds) if index not in fast]
    spares = [spare for index, meld in loose for spare in _spared(index, meld, game.melds.set_min)]
    tables = [
        (*laid[:index], *laid[index + 1 :], *two)
        for index, meld in loose
        for two in _parted(meld, hand)
    ]
    for spare in spares:
        tables += [
            (*_without(laid, spare), (spare.card, *two))
            for two in _goes_with(spare.card, hand)
            if read_lying((spare.card, *two), game.melds) is not None
        ]
    for card in hand:
        for spare, other in combinations(_near(card, spares), 2):
            new = (card, spare.card, other.card)
            if spare.meld != other.meld and read_lying(new, game.melds) is not None:
                tables.append((*_without(laid, spare, other), new))
    for table in tables:
        move = Rearrange(table)
        if is_legal(game, state, seat, move):
            yield move


def _parted(meld: Meld, hand: Sequence[Card]) -> Iterator[Table]:
    """Yield a run split in two around a second copy of one of its tiles."""
    cards = meld.cards
    if meld.kind is MeldKind.RUN:
        for place in range(2, len(cards) - 2):
            if face(cards[place]) in hand:
                yield cards[: place + 1], (face(cards[place]), *cards[place + 1 :])


def _spared(index: int, meld: Meld, least: int) -> Iterator[_Spare]:
    cards = meld.cards
    if len(cards) == least:
        return
    for place, card in enumerate(cards):
        if card < JOKER:
            before, after = cards[:place], cards[place + 1 :]
            left = (before, after) if meld.kind is MeldKind.RUN else (before + after,)
            parts = tuple(part for part in left if part)
            if min(map(len, parts)) >= least:
                yield _Spare(index, card, parts)


def _without(table: Table, *spares: _Spare) -> Table:
    """Return the table after these tiles have left their melds."""
    gone = {spare.meld: spare.left for spare in spares}
    return tuple(part for index, cards in enumerate(table) for part in gone.get(index, (cards,)))


def _goes_with(card: Card, hand: Sequence[Card]) -> Iterator[tuple[Card, Card]]:
    """Yield pairs of tiles in the rack that may make a meld with this one."""
    yield from combinations(
        [other for other in hand if other % 13 == card % 13 and other != card], 2
    )
    yield from combinations([other for other in hand if _is_beside(card, other)], 2)


def _near(card: Card, spares: Sequence[_Spare]) -> list[_Spare]:
    """Return the spared tiles that may make a meld with this tile."""
    return [
        spare
        for spare in spares
        if spare.card != card and (spare.card % 13 == card % 13 or _is_beside(card, spare.card))
    ]


def _is_beside(card: Card, other: Card) -> bool:
    return card // 13 == other // 13 and 0 < abs(card - other) <= 2


THINKS = Thinks(easy, medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(336, 0.622, (0.167, -0.167)),
    (3, 1): Average(144, 1.763, (0.854, 0.25, -1.104)),
    (4, 1): Average(96, 2.726, (2.49, 3.542, -6.896, 0.865)),
}
