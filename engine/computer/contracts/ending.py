"""Estimates of a discard's value to others, and of a hand's end after the contract."""

from collections.abc import Iterable, Sequence
from math import inf, prod
from statistics import fmean
from typing import NamedTuple

from engine.cards import Card, face, without
from engine.computer.contracts.readiness import (
    PackedCards,
    Readiness,
    packed,
    packed_card,
    readiness,
)
from engine.computer.plain.discard import friends
from engine.computer.plain.features import PlainFeatures
from engine.decision import Option, Rng
from engine.goal import Goal
from engine.melds import Meld, MeldKind, MeldRules, span
from engine.moves import Discard, Draw, MayI, Move, Pass, Take
from engine.observation import Did, known_in, may_come, unseen
from engine.phase import Phase
from engine.play import is_legal

_HANDS = 60
"""Number of sampled hands in total. Each opponent gets an equal share."""
_NEARER = (36.0, 16.0, 8.0)
"""The points that an opponent saves by coming one card nearer to the contract.

The first number is for an opponent who lacks one card. Each of the other players loses a part of
these points.
"""
_LATER = 0.7
"""The share of ``_NEARER`` for an opponent who has to ask for the card out of turn."""
_KEPT = 0.5
"""Extra cards that are sampled for each card that an opponent discarded.

The best of the sampled cards are kept.
"""
_THREW_EQUAL, _THREW_NEAR = 0.5, 0.7
"""A player who discards a card seldom holds similar cards.

The first factor is on the odds of a card of the same rank, and the second on the odds of a card
near in the suit.
"""


class _Hand(NamedTuple):
    """A sampled hand of an opponent."""

    cards: PackedCards
    """The cards."""
    lacks: int
    """The number of cards that the hand lacks for its contract."""


class _SampledOpponent(NamedTuple):
    """An opponent who still has to make the contract."""

    share: float
    """The weight of the points that the opponent saves."""
    ready: Readiness
    """The test for their contract."""
    hands: Sequence[_Hand]
    """Sampled hands that the opponent may hold."""


class OpponentHands:
    """Sampled hands of opponents that fit the cards seen, used for all choices of a decision.

    Players who are down don't count, because a contract no longer matters to them. If the game
    limits the upcards that a player gets out of turn, no opponent counts, because a discard helps
    opponents too little then.
    """

    def __init__(self, seat: PlainFeatures, goal: Goal, rng: Rng) -> None:
        self._seat, self._goal, self._rng = seat, goal, rng
        self._rules, state = seat.game.melds, seat.state
        following = state.after(seat.seat)
        apart = {seat.seat, *seat.opponents_down}
        limited = seat.game.pile.most_buys.get(state.deal_no) is not None
        others = [
            other
            for other in range(0 if limited else state.seats)
            # A card that a player gets out of turn comes with penalty cards.
            if other not in apart and (other == following or not goal.whole_hand)
        ]
        self._hands = _HANDS // max(len(others), 1)
        self._opponents = [
            self._opponent(other, 1.0 if other == following else _LATER) for other in others
        ]

    def danger(self, card: Card) -> float:
        """Return the estimated cost in points if the opponents can have this card."""
        added, saved = packed_card(card, self._rules), 0.0
        for share, ready, hands in self._opponents:
            for cards, lacks in hands:
                more = cards.plus(added)
                if 0 < lacks <= len(_NEARER) and ready.is_made(
                    more._replace(wild=more.wild + lacks - 1)
                ):
                    saved += share * _NEARER[lacks - 1]
        return saved / self._hands / (self._seat.state.seats - 1)

    def _opponent(self, other: int, share: float) -> _SampledOpponent:
        held = len(self._seat.state.hands[other])
        ready = readiness(self._goal, self._rules, held + 1 if self._goal.whole_hand else 0)
        return _SampledOpponent(
            share, ready, [self._hand(hand, ready) for hand in self._sampled(other)]
        )

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
        hands: list[Sequence[Card]] = []
        for _ in range(self._hands):
            # This is a race in which a card arrives after a random time. The likelier the card, the
            # shorter.
            first = sorted([(self._rng.expovariate(odd), card) for card, odd in odds])[:more]
            hands.append((*known, *self._kept(known, [card for _, card in first], hidden)))
        return hands

    def _odds(self, threw: Sequence[Card]) -> list[tuple[Card, float]]:
        """Return the unseen cards, each copy with its odds for a player who discarded these."""
        kinds = [slot.kind for slot in self._goal.slots]
        equal = _THREW_EQUAL if MeldKind.SET in kinds else 1.0
        near = _THREW_NEAR if MeldKind.RUN in kinds else 1.0
        weighted_cards = []
        for card, copies in sorted(unseen(self._seat.observation).items()):
            odd = 1.0
            if not self._rules.is_wild(card):
                for gone in threw:
                    if gone % 13 == card % 13:
                        odd *= equal
                    elif gone // 13 == card // 13 and abs(gone - card) <= 2:
                        odd *= near
            weighted_cards += [(card, odd)] * copies
        return weighted_cards

    def _kept(self, known: Sequence[Card], drawn: list[Card], hidden: int) -> Sequence[Card]:
        """Return the ``hidden`` drawn cards that a player would keep for the contract."""
        if len(drawn) <= hidden:
            return drawn
        naturals = tuple(card for card in (*known, *drawn) if not self._rules.is_wild(card))

        def use(card: Card) -> float:
            return inf if self._rules.is_wild(card) else friends(card, naturals, self._goal)

        return sorted(drawn, key=use, reverse=True)[:hidden]


# The rest of a hand after the contract.

# A single player with a table draws, lays cards that fit or meld, and discards the least useful
# card.

_USE = 8
"""The points that a partner is worth to a card when the least useful card is chosen."""


class SoloPlayout:
    """A hand that is played out without opponents, with these melds on the table.

    ``points`` has the points by card. ``melds`` is True if new melds are laid.
    """

    def __init__(
        self, table: Iterable[Meld], points: Sequence[int], rules: MeldRules, *, melds: bool
    ) -> None:
        self._points, self._rules, self._melds = points, rules, melds
        # A bit for each card that fits above or below a run, and for each rank of a set.
        self._ups = self._downs = self._ranks = 0
        for meld in table:
            first = face(meld.cards[0])
            if meld.kind is MeldKind.SET:
                self._ranks |= 1 << first % 13
                continue
            low, high = span(meld.cards)
            suit = first // 13 * 13
            self._ups |= 1 << suit + high % 13 if high < 14 else 0
            self._downs |= 1 << suit + low - 2 if low > 1 else 0

    def played(self, hand: Sequence[Card], stock: Sequence[Card]) -> list[float]:
        """Return the points left in the hand after each turn. The list ends once none are left."""
        fits = self._ups, self._downs, self._ranks
        held, left = [*hand], list[float]()
        for card in stock:
            held.append(card)
            fits, held = self._laid(fits, held)
            if len(held) <= 1:
                return left
            held.remove(self._worst(held, fits[0] << 1 | fits[1] >> 1))
            left.append(float(sum([self._points[held_card] for held_card in held])))
        return left

    def _laid(
        self, fits: tuple[int, int, int], held: list[Card]
    ) -> tuple[tuple[int, int, int], list[Card]]:
        """Return the bits after laying all cards that fit, and the cards that stay in the hand."""
        (ups, downs, ranks), before = fits, len(held) + 1
        while len(held) < before:
            before, rest = len(held), []
            for card in held:
                bit = 1 << card
                if self._rules.is_wild(card) or ranks >> card % 13 & 1:
                    continue
                if ups & bit:
                    ups = ups & ~bit | (bit << 1 if card % 13 < 12 else 0)
                elif downs & bit:
                    downs = downs & ~bit | (bit >> 1 if card % 13 else 0)
                else:
                    rest.append(card)
            meld = self._meld(rest) if self._melds else ()
            if meld and meld[0] % 13 == meld[1] % 13:
                ranks |= 1 << meld[0] % 13
            held = [*(without(rest, meld) or ())]
        return (ups, downs, ranks), held

    def _meld(self, held: Sequence[Card]) -> Sequence[Card]:
        """Return a set or a run among these cards, or nothing."""
        for rank in {card % 13 for card in held}:
            same = [card for card in held if card % 13 == rank]
            if len(same) >= self._rules.set_min:
                return same
        run: list[Card] = []
        for card in sorted(set(held)):
            run = [*run, card] if run and run[-1] == card - 1 and card % 13 else [card]
            if len(run) >= self._rules.run_min:
                return run
        return ()

    def _worst(self, held: Sequence[Card], nearly: int) -> Card:
        """Return the least useful card, lone and far from any run, with the most points."""
        ranks = [card % 13 for card in held]
        worst, most = held[0], -999
        for card, rank in zip(held, ranks, strict=True):
            worth = self._points[card] - (_USE if nearly >> card & 1 else 0)
            if self._melds:
                worth -= _USE * (ranks.count(rank) - 1)
            if worth > most:
                worst, most = card, worth
        return worst


# Choices. All of them are compared on the same orders of the stock.

_ROUNDS, _STREAMS = 8, 32
"""Turns that the rest of a hand is played ahead, and orders of the stock."""
_WON, _CAUGHT = 10.0, 20.0
"""Points for going out in addition to the player's own points.

The second number is for each opponent who has laid nothing.
"""
_GOES_ON = 0.97
"""The chance per turn that the players who aren't down don't end the deal."""
_STILL = 0.5
"""Weight of the points left after those turns."""
_OUT = (0.45, 0.15, 0.11, 0.07, 0.05, 0.05, 0.05, 0.04, 0.03)
"""The chance that a player who is down goes out in their next turn.

The first number is for a player with one card. Measured between medium players.
"""
_GIFT = (0.55, 0.3, 0.1, 0.06, 0.04)
"""The cost, as a share of the points at stake, of a discard that the next player can lay.

The first number is for a next player with one card. A player who is down doesn't ask out of turn.
"""


class LastCards:
    """A seat whose contract is made, and samples of the cards that may come."""

    def __init__(self, seat: PlainFeatures, rng: Rng) -> None:
        game, state = seat.game, seat.state
        pool = sorted(may_come(seat.observation).elements())
        self._seat = seat
        self._streams = [rng.sample(pool, min(_ROUNDS, len(pool))) for _ in range(_STREAMS)]
        self._counts = [game.points(card) for card in range(53)]
        self._playout = SoloPlayout(state.melds, self._counts, game.melds, melds=seat.lays_melds)
        held = (len(state.hands[other]) for other in seat.opponents_down)
        self._goes_on = _GOES_ON * prod(1 - _OUT[min(cards, len(_OUT)) - 1] for cards in held)
        following = state.after(seat.seat)
        down, held_next = following in seat.opponents_down, len(state.hands[following])
        self._gift = _GIFT[min(held_next, len(_GIFT)) - 1] if down else 0.0
        goal = game.goals.of_deal.get(state.deal_no)
        self._opponent_hands = None
        if goal is not None and state.phase is Phase.PLAY:
            self._opponent_hands = OpponentHands(seat, goal, rng)
        self._won = _WON + _CAUGHT * (state.seats - 1 - len(seat.opponents_down))

    def options(self) -> list[Option]:
        """Return the possible moves, the best first, or none without a choice."""
        options = self._throws() if self._seat.state.phase is Phase.PLAY else self._answers()
        return sorted(options, key=lambda option: -option.worth)

    def _throws(self) -> list[Option]:
        """Return the possible discards with their worth.

        The worth of a discard counts how soon the other cards are laid, their points if an opponent
        goes out first, and the value of the discard to opponents.
        """
        options = []
        for card in sorted(set(self._seat.hand)):
            if self._may(Discard(card)):
                rest = without(self._seat.hand, (card,)) or ()
                held = float(self._seat.points(rest))
                worth = fmean(self._expected_result(rest, stream) for stream in self._streams)
                gift = self._gift * (held + self._won) if self._seat.places(card) else 0.0
                danger = gift + (self._opponent_hands.danger(card) if self._opponent_hands else 0.0)
                parts = {"points": -held, "outs": worth + held, "danger": -danger}
                options.append(Option(Discard(card), sum(parts.values()), parts))
        return options

    def _answers(self) -> list[Option]:
        """Return the options to take and to leave the upcard.

        Out of turn the upcard comes with penalty cards.
        """
        hand, upcard, streams = self._seat.hand, self._seat.upcard, self._streams
        asked = self._seat.state.phase is Phase.MAY_I
        leave, take = (Pass(), MayI()) if asked else (Draw(), Take())
        if upcard is None or not (self._may(leave) and self._may(take)):
            return []
        if asked:
            comes = self._seat.game.pile.penalty
            more = [((*hand, upcard, *stream[:comes]), stream[comes:]) for stream in streams]
        else:
            more = [(hand, [upcard, *stream[1:]]) for stream in streams]
        left = fmean(self._expected_result(hand, stream) for stream in streams)
        taken = fmean(self._expected_result(*stream) for stream in more)
        return [Option(leave, left, {"outs": left}), Option(take, taken, {"outs": taken})]

    def _may(self, move: Move) -> bool:
        return is_legal(self._seat.game, self._seat.state, self._seat.seat, move)

    def _expected_result(self, hand: Sequence[Card], stream: Sequence[Card]) -> float:
        """Return the expected result if the hand is played with this stock."""
        left, lasts, lost = self._playout.played(hand, stream), 1.0, 0.0
        for points in (self._seat.points(hand), *left):
            lost += lasts * (1 - self._goes_on) * points
            lasts *= self._goes_on
        if len(left) == len(stream):
            return -lost - lasts * _STILL * (left[-1] if left else self._seat.points(hand))
        return lasts * self._won - lost
