"""A seat's view of Basic Rummy, and the cards that a player with few cards may hold."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from math import e, exp
from typing import NamedTuple

from engine.cards import Card
from engine.hands.all_but_one import all_but_one, all_laid
from engine.hands.every_meld import plain_melds
from engine.hands.masks import cards_of, mask_of
from engine.melds import Meld, MeldRules, extensions
from engine.observation import Did, Observation, known_in, may_come, unseen
from engine.state import State
from engine.steps.take import TakenCard

# Masks of the cards that would make a meld with cards in a hand (``engine.hands.masks``).
#
# Every meld has at least three cards. So a card that melds with a hand makes a meld of three with
# two of its cards.

_CARDS = range(52)


class LeastMelds(NamedTuple):
    """All melds of three cards."""

    third: dict[tuple[Card, Card], int]
    """For each pair of cards, the mask of cards that make a meld with both."""
    pairs: tuple[tuple[int, ...], ...]
    """For each card, the masks of the two other cards in each meld."""


@lru_cache(maxsize=8)
def least_melds(rules: MeldRules) -> LeastMelds:
    """Return the melds of three cards under these rules."""
    third: dict[tuple[Card, Card], int] = {}
    pairs: list[list[int]] = [[] for _ in _CARDS]
    for meld in plain_melds(_CARDS, rules):
        if len(meld) != 3:
            continue
        for card in meld:
            first, second = sorted(set(meld) - {card})
            third[first, second] = third.get((first, second), 0) | 1 << card
            pairs[card].append(1 << first | 1 << second)
    return LeastMelds(third, tuple(map(tuple, pairs)))


def outs(held: int, melds: LeastMelds) -> int:
    """Return the cards that would make a meld with two of the ``held`` cards."""
    cards = cards_of(held)
    mask, third = 0, melds.third
    for index, card in enumerate(cards):
        for other in cards[index + 1 :]:
            mask |= third.get((card, other), 0)
    return mask


def longer(held: int, coming: int, melds: LeastMelds) -> int:
    """Return how many held cards beyond two each coming card would meld, added up.

    For example, 2♣ melds all of A♣ 3♣ 4♣, which counts 1.
    """
    melded: dict[tuple[Card, bool], int] = {}
    for first, second in combinations(cards_of(held), 2):
        for card in cards_of(melds.third.get((first, second), 0) & coming):
            meld = card, first // 13 == second // 13
            melded[meld] = melded.get(meld, 0) | 1 << first | 1 << second
    return sum([together.bit_count() - 2 for together in melded.values()])


def chances(held: int, unseen: int, melds: LeastMelds) -> int:
    """Return the number of melds of one held card with two unseen cards."""
    return sum([pair & unseen == pair for card in cards_of(held) for pair in melds.pairs[card]])


@lru_cache(maxsize=1 << 12)
def takes(meld: Meld, rules: MeldRules) -> int:
    """Return the single cards that can be laid off on a meld on the table."""
    return mask_of(
        card for card in _CARDS if next(extensions(meld, (card,), 0, rules), None) is not None
    )


SIZES = (2, 3)
"""Hand sizes for which all possible hands are listed.

These are a few thousand. A single card can't meld with a discard.
"""
_EACH = e
"""Factor on a hand's likelihood for each card that would make a meld with it."""
_CHANCES, _POINTS = 0.3, 0.05
"""Weights of a possible meld with one held card, and of a point.

A card that completes a meld has the weight 1.
"""
_FITTING = 0.05
"""Factor on the likelihood of a hand for each card that fits on the table."""
_LET_GO = (0.1, 0.3, 0.6)
"""Factors on the likelihood of a hand that melds with a card which its player let go.

They are for this round, for the two rounds before, and for earlier rounds.
"""


class Clues(NamedTuple):
    """Clues about a hand of ``size`` cards, as masks (``engine.games.basic.features``)."""

    size: int
    sure: int
    """Cards that are in the hand."""
    open: int
    """Other cards that may be in it."""
    outside: int
    """Cards that its player holds or hasn't seen."""
    fits: int
    """Cards that fit on the table."""
    let_go: tuple[int, int, int]
    """Cards that the player discarded or left, as three masks.

    They are for this round, for the two rounds before, and for earlier rounds.
    """


class PossibleHand(NamedTuple):
    """A hand that an opponent may hold."""

    cards: tuple[Card, ...]
    outs: int
    """Cards that make a meld with two of its cards."""
    chance: float
    """Probability of this hand."""


def possible_hands(
    clues: Clues, melds: LeastMelds, points: Callable[[Card], int]
) -> tuple[PossibleHand, ...]:
    """Return the possible hands that would meld with a card, with their chances.

    If the number of cards isn't in ``SIZES``, return no hands.
    """
    missing = clues.size - clues.sure.bit_count()
    if clues.size not in SIZES or missing < 0:
        return ()
    third, soft = melds.third, clues.fits
    single_weights = [
        exp(_CHANCES * chances(1 << card, clues.outside, melds) - _POINTS * points(card))
        if not soft >> card & 1
        else _FITTING
        for card in range(52)
    ]
    certain, hands = tuple(cards_of(clues.sure)), []
    for more in combinations(cards_of(clues.open), missing):
        cards = tuple(sorted(certain + more)) if certain else more
        held = melding = useful = 0
        weight = 1.0
        for card in cards:
            held |= 1 << card
            weight *= single_weights[card]
        for pair in combinations(cards, 2):
            made = third.get(pair)
            if made is not None:
                melding |= made
                if not (soft >> pair[0] | soft >> pair[1]) & 1:
                    useful |= made
        if melding & held:
            continue
        if melding:
            weight *= _EACH ** (useful & clues.outside).bit_count()
            for less, gone in zip(_LET_GO, clues.let_go, strict=True):
                weight *= less ** (melding & gone).bit_count()
        hands.append(PossibleHand(cards, melding, weight))
    whole = sum([hand.chance for hand in hands])
    return tuple(hand._replace(chance=hand.chance / whole) for hand in hands if hand.outs)


# The parts of a seat's view of Basic Rummy that its choices depend on.

_ENDLESS_ROUNDS = 40
"""Rounds after which the player no longer waits for cards that the others keep."""


class BasicFeatures:
    """The table of an observation with its cards as masks (``engine.games.basic.features``)."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.game, self.state, self.seat, self.notes = observation
        self.rules = self.game.melds
        self.melds: LeastMelds = least_melds(self.rules)

    @cached_property
    def unseen(self) -> int:
        """Cards that the seat has not seen and that are in no known hand."""
        return mask_of(unseen(self.observation))

    @cached_property
    def coming(self) -> int:
        """Cards that may still come to the seat.

        These are the unseen cards, without the cards that opponents have kept since before the pile
        was recycled. Late in a deal the cards in the pile count, too.
        """
        coming = mask_of(may_come(self.observation))
        return coming | mask_of(self.state.discard) if self.is_endless else coming

    @cached_property
    def nearest(self) -> int:
        """The fewest cards that another player holds."""
        return min(len(self.state.hands[other]) for other in self._others)

    @cached_property
    def neighbour_holds(self) -> int:
        """Cards that the next player is known to hold."""
        return mask_of(known_in(self.state, self.notes, self.state.after(self.seat)))

    @cached_property
    def other_hands(self) -> tuple[PossibleHand, ...]:
        """The possible hands of the only opponent, if that player has few cards.

        These hands contain the unseen cards that can no longer come.
        """
        state, (other,) = self.state, self._others
        clues = Clues(
            len(state.hands[other]),
            sure=self.neighbour_holds | (self.unseen & ~self.coming),
            open=self.coming,
            outside=self.unseen | mask_of(state.hands[self.seat]),
            fits=self.fits(state),
            let_go=self._let_go_by(other),
        )
        return possible_hands(clues, self.melds, self.game.points)

    @property
    def taken(self) -> Card | None:
        """The upcard taken in this turn, or None."""
        return self.state.recall(TakenCard).taken

    @property
    def is_endless(self) -> bool:
        """Whether the deal is so long that losing it is better than waiting.

        If every player keeps the cards that would let an opponent go out, all players draw and
        discard forever.
        """
        return self.state.turn_no > _ENDLESS_ROUNDS * self.state.seats

    @cached_property
    def must_discard(self) -> bool:
        """Whether the last card has to be discarded."""
        return bool(getattr(self.game.options, "must_discard_to_go_out", False))

    @property
    def too_few(self) -> int:
        """The largest number of cards with which a hand can't go out by a meld.

        A meld takes three cards, and going out may need a further card to discard.
        """
        return 2 if self.must_discard else 1

    @cached_property
    def melds_per_turn(self) -> int | None:
        """The most new melds in a turn.

        None if the number has no limit, or none for a player who goes out.
        """
        options = self.game.options
        if getattr(options, "melds_free_when_out", False):
            return None
        most: int | None = getattr(options, "melds_per_turn", None)
        return most

    @cached_property
    def _others(self) -> tuple[int, ...]:
        return tuple(other for other in range(self.state.seats) if other != self.seat)

    def _let_go_by(self, other: int) -> tuple[int, int, int]:
        """Return the cards that this player discarded or left, as ``Clues.let_go``."""
        ages = [0, 0, 0]
        for note in self.notes.history:
            if note.seat == other and note.did is not Did.TOOK:
                rounds = (self.state.turn_no - note.turn_no) // self.state.seats
                ages[0 if rounds == 0 else 1 if rounds <= 2 else 2] |= 1 << note.card
        return ages[0], ages[1], ages[2]

    def fits(self, state: State) -> int:
        """Return the cards that can be laid off on a meld on the table."""
        fitting = 0
        for meld in state.melds:
            fitting |= self.takes(meld)
        return fitting

    def takes(self, meld: Meld) -> int:
        """Return the cards that can be laid off on this meld."""
        return takes(meld, self.rules)

    def goes_out(
        self, hand: Sequence[Card], table: Sequence[Meld], taken: Card | None = None
    ) -> bool:
        """Return whether one turn that starts now could get rid of this whole hand."""
        most = self.melds_per_turn
        if most is None and not self.must_discard and all_laid(hand, table, self.rules):
            return True
        return any(
            laying.card != taken and (most is None or len(laying.melds) <= most)
            for laying in all_but_one(hand, table, self.rules)
        )
