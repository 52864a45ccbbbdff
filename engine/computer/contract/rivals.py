"""What those may hold whose contract is still to be made, and what a card would bring them."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from engine.cards import Card
from engine.computer.contract.readiness import PackedCards, Readiness, one, packed, readiness
from engine.computer.plain.discard import friends
from engine.computer.plain.features import PlainFeatures
from engine.decision import Rng
from engine.goal import Goal
from engine.melds import MeldKind
from engine.observation import Did, known_in, unseen

_HANDS = 60
"""So many hands are sampled, as many of each of them."""
_NEARER = (36.0, 16.0, 8.0)
"""Points that it saves somebody to come one card nearer to a contract, by how many it lacks, from
1; each of the others loses their part of that."""
_LATER = 0.7
"""How much of that counts for who has to ask for the card out of turn."""
_KEPT = 0.5
"""So many cards more are sampled for each that somebody threw; the best of all are kept."""
_THREW_EQUAL, _THREW_NEAR = 0.5, 0.7
"""Who throws a card seldom holds its likes: they come so much less often."""


class _Hand(NamedTuple):
    """A hand that somebody may hold, and how many cards its contract lacks."""

    cards: PackedCards
    lacks: int


class _Rival(NamedTuple):
    """Somebody whose contract is to be made: how much it counts what they get, what makes their
    contract, and hands that they may hold."""

    share: float
    ready: Readiness
    hands: Sequence[_Hand]


class Rivals:
    """Hands of the others that fit what was seen, the same for every choice of a decision. Those
    who are down are none: a contract is nothing to them. Where the upcard can be had out of turn
    only so often, nobody is: a throw brings them too little."""

    def __init__(self, seat: PlainFeatures, goal: Goal, rng: Rng) -> None:
        self._seat, self._goal, self._rng = seat, goal, rng
        self._rules, state = seat.game.melds, seat.state
        following = state.after(seat.seat)
        apart = {seat.seat, *seat.opponents_down}
        others = [
            other
            for other in range(state.seats if seat.game.most_buys(state.deal_no) is None else 0)
            # A card that is asked for out of turn brings others with it.
            if other not in apart and (other == following or not goal.whole_hand)
        ]
        self._hands = _HANDS // max(len(others), 1)
        self._rivals = [
            self._rival(other, 1.0 if other == following else _LATER) for other in others
        ]

    def danger(self, card: Card) -> float:
        """The points that it costs, more or less, if they can have this card."""
        added, saved = one(card, self._rules), 0.0
        for share, ready, hands in self._rivals:
            for cards, lacks in hands:
                more = cards.plus(added)
                if 0 < lacks <= len(_NEARER) and ready.is_made(
                    more._replace(wild=more.wild + lacks - 1)
                ):
                    saved += share * _NEARER[lacks - 1]
        return saved / self._hands / (self._seat.state.seats - 1)

    def _rival(self, other: int, share: float) -> _Rival:
        held = len(self._seat.state.hands[other])
        ready = readiness(self._goal, self._rules, held + 1 if self._goal.whole_hand else 0)
        return _Rival(share, ready, [self._hand(hand, ready) for hand in self._sampled(other)])

    def _hand(self, hand: Sequence[Card], ready: Readiness) -> _Hand:
        cards, lacks = packed(hand, self._rules), 0
        while lacks <= len(_NEARER) and not ready.is_made(cards._replace(wild=cards.wild + lacks)):
            lacks += 1
        return _Hand(cards, lacks)

    def _sampled(self, other: int) -> list[Sequence[Card]]:
        state, notes = self._seat.state, self._seat.observation.notes
        known, threw = known_in(state, notes, other), notes.of(other, Did.THREW)
        odds = self._odds(threw)
        hidden = len(state.hands[other]) - len(known)
        more = min(len(odds), hidden + round(_KEPT * len(threw)))
        found: list[Sequence[Card]] = []
        for _ in range(self._hands):
            # Who comes first by a clock that runs as fast as a card is likely.
            first = sorted([(self._rng.expovariate(odd), card) for card, odd in odds])[:more]
            found.append((*known, *self._kept(known, [card for _, card in first], hidden)))
        return found

    def _odds(self, threw: Sequence[Card]) -> list[tuple[Card, float]]:
        """The unseen cards, each copy, with how likely it is among those of who threw these."""
        kinds = [slot.kind for slot in self._goal.slots]
        equal = _THREW_EQUAL if MeldKind.SET in kinds else 1.0
        near = _THREW_NEAR if MeldKind.RUN in kinds else 1.0
        found = []
        for card, copies in sorted(unseen(self._seat.observation).items()):
            odd = 1.0
            if not self._rules.is_wild(card):
                for gone in threw:
                    if gone % 13 == card % 13:
                        odd *= equal
                    elif gone // 13 == card // 13 and abs(gone - card) <= 2:
                        odd *= near
            found += [(card, odd)] * copies
        return found

    def _kept(self, known: Sequence[Card], drawn: list[Card], hidden: int) -> Sequence[Card]:
        """So many of these cards as one keeps for the contract."""
        if len(drawn) <= hidden:
            return drawn
        naturals = tuple(card for card in (*known, *drawn) if not self._rules.is_wild(card))

        def use(card: Card) -> float:
            return inf if self._rules.is_wild(card) else friends(card, naturals, self._goal)

        return sorted(drawn, key=use, reverse=True)[:hidden]
