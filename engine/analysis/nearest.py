"""Legal moves near a refused move, which a player may have meant or can make now.

This module decides no legality. Every move comes from ``offers`` or ``choices``, or is an idea that
``is_legal`` accepts.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain, islice

from engine.analysis.players import ideas_of
from engine.cards import JOKER, Card, bare, is_joker
from engine.computer.plain.bridges import bridges
from engine.computer.plain.suggestions import cards_of
from engine.hands.every_meld import melds_in
from engine.moves import Discard, Drop, Knock, LayDown, LayOff, MakeContract, Move, Swap, TakeRow
from engine.observation import Observation
from engine.phase import Phase
from engine.play import choices

_LOOK = 100
"""At most this many melds of a hand are considered.

A hand with three jokers can hold far more.
"""

_TRIES = 6
"""At most this many melds are tried.

At most this many moves of ``_COMPLETE_MOVES`` are compared, too.
"""

_SINGLY = 4
"""At most this many chosen cards are considered one by one."""

_COMPLETE_MOVES = (MakeContract, Knock, TakeRow)
"""Moves that name all their cards."""

_SINGLE_CARD_MOVES = (LayOff, Swap)
"""Moves for which the player may mean only one of several cards."""


def nearest(observation: Observation, move: Move, most: int = 3) -> tuple[Move, ...]:
    """Return at most ``most`` legal moves of this seat near a refused one, the nearest first.

    Moves of the refused kind with most of the refused cards come first. Then come moves of other
    kinds with these cards, and then any move that is possible now. At most one discard is among
    them. If the seat has nothing to do, return no moves.
    """
    if observation.seen.phase is Phase.OVER:
        return ()
    refused = _RefusedMove(observation, move)
    moves: list[Move] = []
    for idea in chain(refused.same_kind(), refused.same_cards(), refused.at_all()):
        # A list of possible discards would teach the player nothing.
        thrown = isinstance(idea, Discard) and any(isinstance(other, Discard) for other in moves)
        if idea not in moves and not thrown:
            moves.append(idea)
            if len(moves) >= most:
                break
    return tuple(moves)


class _RefusedMove:
    """A refused move with lazy lists of alternatives. ``in_hand`` are its cards in the hand."""

    def __init__(self, observation: Observation, move: Move) -> None:
        self.observation = observation
        self.game, self.state, self.seat, _ = observation
        self.move, self.hand = move, observation.hand
        self.cards = cards_of(move)
        self.in_hand = tuple(card for card in self.cards if bare(card) in self.hand)

    def same_kind(self) -> Iterator[Move]:
        """Yield moves like the refused one, with most of its cards."""
        kind = type(self.move)
        if kind is LayDown:
            # At least half of the refused cards. A meld with fewer of them would be unrelated.
            yield from self._new_melds((len(self.in_hand) + 1) // 2)
        elif kind in _COMPLETE_MOVES:
            meant = frozenset(map(bare, self.cards))
            moves = list(islice(self.observation.offers(kind), _TRIES))
            yield from sorted(moves, key=lambda move: -_shared(meant, cards_of(move)))
        elif kind in _SINGLE_CARD_MOVES:
            yield from self._with(self.in_hand, kind)
            if kind is LayOff:
                yield from self._bridges(1)

    def same_cards(self) -> Iterator[Move]:
        """Yield other moves with the cards of the refused one, or a discard of its only card."""
        if not self.in_hand:
            return
        if len(self.in_hand) == 1:
            yield from self._with(self.in_hand)
        else:
            yield from self._with(self.in_hand, LayDown, *_COMPLETE_MOVES, *_SINGLE_CARD_MOVES)
            for card in islice(dict.fromkeys(self.in_hand), _SINGLY):
                yield from self._with((card,), *_SINGLE_CARD_MOVES)
        yield from self._bridges(1)
        if not isinstance(self.move, LayDown):
            yield from self._new_melds(1)

    def at_all(self) -> Iterator[Move]:
        """Yield the first legal move of every kind, in the order of the turn table."""
        for step in self.game.turn[self.state.phase]:
            if step.move is LayDown:
                yield from islice(self._new_melds(0), 1)
            elif step.move is Drop and not isinstance(self.move, Drop):
                continue  # a player who meant another move did not mean to drop
            elif step.move is not Discard:
                moves = self.observation.offers(step.move)
                whole = self._bridges(0) if step.move is LayOff else ()
                yield from islice(chain(whole, moves), 1)
            elif self.seat == self.state.turn:
                best_first = ideas_of(self.game).throws(self.observation)
                yield from islice(filter(self.observation.may, best_first), 1)

    def _with(self, cards: tuple[Card, ...], *kinds: type[Move]) -> Iterator[Move]:
        return choices(self.game, self.state, self.seat, cards, *kinds)

    def _bridges(self, least: int) -> Iterator[Move]:
        """Return lay-offs over a gap with at least ``least`` of the refused cards.

        Lay-offs with most of these cards come first.
        """
        meant = frozenset(map(bare, self.in_hand))
        best_first = sorted(
            bridges(self.observation), key=lambda move: -_shared(meant, cards_of(move))
        )
        return (move for move in best_first if _shared(meant, cards_of(move)) >= least)

    def _new_melds(self, least: int) -> Iterator[Move]:
        """Return new melds with at least ``least`` of the refused cards.

        Melds with most of these cards come first.
        """
        near = (LayDown(cards) for shared, cards in self._near_melds if shared >= least)
        return filter(self.observation.may, islice(near, _TRIES))

    @cached_property
    def _near_melds(self) -> list[tuple[int, tuple[Card, ...]]]:
        """The melds in the hand, each with its number of meant cards.

        The largest number comes first.
        """
        lays = LayDown in self.game.answers[self.state.phase]
        if not lays or self.seat != self.state.turn:
            return []
        rules, meant = self.game.melds, frozenset(map(bare, self.in_hand))
        naturals = [card for card in self.hand if card != JOKER]
        held = melds_in(naturals, rules)
        if len(naturals) < len(self.hand):
            # Jokers are valuable, so melds without one come first.
            with_jokers = (
                cards for cards in melds_in(self.hand, rules) if any(map(is_joker, cards))
            )
            held = chain(held, with_jokers)
        near = [(_shared(meant, cards), cards) for cards in islice(held, _LOOK)]
        return sorted(near, key=lambda pair: -pair[0])


def _shared(meant: frozenset[Card], cards: Iterable[Card]) -> int:
    """Return how many of these cards are meant."""
    return sum([bare(card) in meant for card in cards])
