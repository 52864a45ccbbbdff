"""The computer players of Tile Rummy. Laying anything ends a turn and saves a draw.

Strong searches the whole table. Medium does what people see quickly. It adds tiles to melds, splits
a run around a second copy, and uses a tile that a meld can spare for a new meld. Easy sees the same
and misses much of it. All lay as much as they find, because keeping melds back showed no gain.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from engine.boards import Average, Averages
from engine.cards import JOKER, Card, face
from engine.computer.plain.easy import ErrorModel
from engine.computer.plain.lay import all_seen, best_rearrangement, searched_rearrangement
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
    chance, has = rng(observation, seed), _FOR_TWO if observation.seen.seats == 2 else _ERRORS
    if _opens(observation):
        late = chance.random() < has.waits
        first = _first_melds(observation)
        return _made(observation, filter(partial(_goes_out, observation), first) if late else first)
    return _made(observation, _all_seen(observation, apart=chance.random() >= has.forgets))


def medium(observation: Observation, seed: int) -> Decision:
    """Lay all that can be seen without a search."""
    opens = _opens(observation)
    return _made(observation, _first_melds(observation) if opens else _all_seen(observation))


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
    """Return whether this player's next melds are the first, which need a minimum value."""
    common = observation.game.common
    opened = observation.seen.recall(Opened).opened
    return common is not None and common.initial_meld > 0 and observation.seat not in opened


def _goes_out(observation: Observation, move: Move) -> bool:
    return cards_laid(observation.seen, move) == len(observation.hand)


def _first_melds(observation: Observation) -> Iterator[Move]:
    """Yield the first melds with the most tiles."""
    found = best_rearrangement(observation).move
    yield from () if found is None else (found,)


def _all_seen(observation: Observation, *, apart: bool = True) -> Iterator[Move]:
    """Yield tables that add one thing at a time, the largest first.

    With ``apart`` they may take melds apart.
    """
    return all_seen(observation, *([partial(_borrowing, observation)] if apart else []))


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

    They have new melds of tiles from the rack with one or two spared tiles, and runs split around a
    second copy.
    """
    game, seat = observation.game, observation.seat
    assert game.common is not None, "only a table that belongs to nobody is rearranged"
    hand = tuple(dict.fromkeys(card for card in state.hands[seat] if card < JOKER))
    lie, fast = as_named(state.melds), locked(state.melds, game.common)
    loose = [(at, meld) for at, meld in enumerate(state.melds) if at not in fast]
    spares = [one for at, meld in loose for one in _spared(at, meld, game.melds.set_min)]
    tables = [
        (*lie[:at], *lie[at + 1 :], *two) for at, meld in loose for two in _parted(meld, hand)
    ]
    for one in spares:
        tables += [
            (*_without(lie, one), (one.card, *two))
            for two in _goes_with(one.card, hand)
            if read_lying((one.card, *two), game.melds) is not None
        ]
    for card in hand:
        for one, other in combinations(_near(card, spares), 2):
            new = (card, one.card, other.card)
            if one.meld != other.meld and read_lying(new, game.melds) is not None:
                tables.append((*_without(lie, one, other), new))
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


def _spared(at: int, meld: Meld, least: int) -> Iterator[_Spare]:
    cards = meld.cards
    if len(cards) == least:
        return
    for place, card in enumerate(cards):
        if card < JOKER:
            before, after = cards[:place], cards[place + 1 :]
            left = (before, after) if meld.kind is MeldKind.RUN else (before + after,)
            parts = tuple(part for part in left if part)
            if min(map(len, parts)) >= least:
                yield _Spare(at, card, parts)


def _without(lie: Table, *spares: _Spare) -> Table:
    """Return the table after these tiles have left their melds."""
    gone = {one.meld: one.left for one in spares}
    return tuple(part for at, cards in enumerate(lie) for part in gone.get(at, (cards,)))


def _goes_with(card: Card, hand: Sequence[Card]) -> Iterator[tuple[Card, Card]]:
    """Yield pairs of tiles in the rack that may make a meld with this one."""
    yield from combinations([one for one in hand if one % 13 == card % 13 and one != card], 2)
    yield from combinations([one for one in hand if _is_beside(card, one)], 2)


def _near(card: Card, spares: Sequence[_Spare]) -> list[_Spare]:
    """Return the spared tiles that may make a meld with this tile."""
    return [
        one
        for one in spares
        if one.card != card and (one.card % 13 == card % 13 or _is_beside(card, one.card))
    ]


def _is_beside(card: Card, other: Card) -> bool:
    return card // 13 == other // 13 and 0 < abs(card - other) <= 2


THINKS = Thinks(easy, medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(336, 0.622, (0.167, -0.167)),
    (3, 1): Average(144, 1.763, (0.854, 0.25, -1.104)),
    (4, 1): Average(96, 2.726, (2.49, 3.542, -6.896, 0.865)),
}
