"""Declaring: a card is put aside, and all others lie in groups with their lives (INDIAN 7)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import Declared, DeclaredWrongly, Event
from engine.hands.groups import Group, group_of, has_lives, in_order, value
from engine.hands.lives import asides, declared
from engine.melds import LifeRules
from engine.moves import Declare
from engine.step import Ask, Step, held
from engine.steps.cut_card import cut_card
from engine.steps.take import TakenCard

HAND = 13
"""Cards that are dealt to each, and shown in the end (INDIAN 2.1, 7.1)."""


@dataclass(frozen=True, slots=True)
class Declaring:
    """On what terms a game takes a declaration.

    ``wrong``: what a wrong one costs, None: it is refused. ``any_card``: the card put aside may be
    the one that was taken in this turn.
    """

    lives: LifeRules
    wrong: int | None
    any_card: bool

    @property
    def step(self) -> Step[Declare]:
        """The step that declares."""
        return Step(Declare, self._declare, self._offers, uses=self._uses)

    def _declare(self, ask: Ask, move: Declare) -> Iterable[Event]:
        held(ask, (move.card,))
        rest = without(ask.hand, (move.card,)) or ()
        for card in _not_among(rest, move.melds or ()):
            raise IllegalMove(Reason.NOT_IN_HAND, card=card)
        if not self.any_card and move.card == ask.state.recall(TakenCard).taken:
            raise IllegalMove(Reason.TAKEN_THIS_TURN, card=move.card)
        groups = self._groups(ask, move, rest)
        if groups is not None:
            return (Declared(ask.seat, move.card, tuple(group.reading for group in groups)),)
        if self.wrong is None:
            raise IllegalMove(Reason.NOT_A_DECLARATION)
        return (DeclaredWrongly(ask.seat, self.wrong, move.card, move.melds),)

    def _groups(self, ask: Ask, move: Declare, rest: Sequence[Card]) -> tuple[Group, ...] | None:
        """The groups of a right declaration, None for a wrong one."""
        if len(rest) != HAND:
            return None
        wild = cut_card(ask.state)
        if move.melds is None:
            return declared(ask.hand, bare(move.card), wild, self.lives)
        groups = [group_of(cards, wild, self.lives) for cards in move.melds]
        right = [group for group in groups if group is not None]
        if len(right) < len(groups) or sum(map(len, move.melds)) != HAND:
            return None
        return in_order(right, self.lives) if has_lives(right, self.lives) else None

    def _offers(self, ask: Ask) -> Iterable[Declare]:
        return self._right(ask, ask.hand)

    def _uses(self, ask: Ask, cards: Sequence[Card]) -> Iterable[Declare]:
        return self._right(ask, cards) if len(cards) == 1 else ()

    def _right(self, ask: Ask, cards: Sequence[Card]) -> Iterable[Declare]:
        """Right declarations with one of these cards put aside: first the one that the best
        grouping leaves over, then the dearest."""
        wild = cut_card(ask.state)
        if len(ask.hand) != HAND + 1:
            return
        found = asides(ask.hand, wild, self.lives)
        aside = [card for card in dict.fromkeys(map(bare, cards)) if card in found.right]
        aside.sort(key=lambda one: (one not in found.left, -value(one, wild)))
        yield from map(Declare, aside)


def _not_among(rest: Sequence[Card], melds: Sequence[Sequence[Card]]) -> Iterable[Card]:
    """The cards of these melds that are not among the others."""
    named = Counter(bare(card) for cards in melds for card in cards)
    return (named - Counter(rest)).elements()
