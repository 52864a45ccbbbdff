"""Every meld that a hand holds, as candidates for moves."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations

from engine.cards import HIDDEN, JOKER, Card, is_deuce, joker_as
from engine.hands.arrangement import as_jokers, with_deuces, without_deuces
from engine.hands.masks import BITS, SUIT, mask_of
from engine.hands.melding import runs_of_suit
from engine.melds import MeldRules, run_places

# Every meld in a hand without jokers and twins, found with masks (engine.hands.masks).


def plain_melds(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Yield the different melds of natural cards in a hand without twins.

    Sets come rank by rank, the smaller first, then runs suit by suit from the lowest card up.
    """
    mask = mask_of(hand)
    spades, hearts = mask & SUIT, mask >> 13 & SUIT
    diamonds, clubs = mask >> 26 & SUIT, mask >> 39
    black, red = spades & clubs, hearts & diamonds
    if rules.set_min < 3 or black & (hearts | diamonds) | red & (spades | clubs):
        yield from _plain_sets(mask, rules)
    for suit, held in enumerate((spades, hearts, diamonds, clubs)):
        if held:
            yield from runs_of_suit(suit * 13, held, rules)


def melds_with(card: Card, cards: Collection[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Yield every meld of different natural cards that includes this card."""
    rank = card % 13
    of_rank = [other for other in range(rank, 52, 13) if other in cards and other != card]
    for size in range(rules.set_min, min(rules.set_max, len(of_rank) + 1) + 1):
        for others in combinations(of_rank, size - 1):
            yield (card, *others)
    yield from _runs_with(card, cards, rules)


def _runs_with(card: Card, cards: Collection[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Yield the runs among ``melds_with``."""
    suit = _suit(card - card % 13, rules.aces)
    # A run doesn't have an ace at both ends, because that would be the same card twice.
    least, most = rules.run_min - 1, min(rules.run_max, 13) - 1
    for place in run_places(card, rules):
        low = high = place
        while suit[low - 1] in cards:
            low -= 1
        while suit[high + 1] in cards:
            high += 1
        if high - low >= least:
            for bottom in range(low, place + 1):
                for top in range(max(place, bottom + least), min(high, bottom + most) + 1):
                    yield suit[bottom : top + 1]


_NO_CARD = -1


@lru_cache
def _suit(first: Card, aces: frozenset[int]) -> tuple[Card, ...]:
    """Return the cards of a suit at the run positions 0 to 15. Impossible positions have none."""
    return (
        _NO_CARD,
        first if 1 in aces else _NO_CARD,
        *range(first + 1, first + 13),
        first if 14 in aces else _NO_CARD,
        _NO_CARD,
    )


def _plain_sets(mask: int, rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    for rank in range(13):
        cards = [card for card in range(rank, 52, 13) if mask & BITS[card]]
        for size in range(max(rules.set_min, rules.min_naturals), len(cards) + 1):
            if size <= rules.set_max:
                yield from combinations(cards, size)


_FEW = 4
"""With more wild cards than this, a hand could have millions of runs."""


def melds_in(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Yield the different melds in a hand, sets with bare jokers and runs with declared jokers.

    A joker may represent a card that the hand lacks, or a card that stays in the hand. In a hand
    with more than ``_FEW`` wild cards, at most one of them represents a card that stays in the
    hand. Different wild cards in the same place aren't different melds.
    """
    if rules.deuces_wild and any(map(is_deuce, hand)):
        with_jokers = melds_in(as_jokers(hand), without_deuces(rules))
        return (meld for cards in with_jokers for meld in with_deuces([cards], hand))
    if JOKER not in hand and len(set(hand)) == len(hand):
        return plain_melds(hand, rules)
    held = Counter(hand)
    jokers = held.pop(JOKER, 0)
    return chain(_sets(held, jokers, rules), _runs(held, jokers, rules))


class Growing:
    """A hand that grows card by card, and the melds in it that include a card.

    Its only wild cards are jokers. Copies of a card aren't distinguished. They are counted if a
    meld can have two of them.
    """

    def __init__(self, cards: Iterable[Card], rules: MeldRules) -> None:
        self.held = Counter[Card]()
        self._rules = rules
        self._ranks = [0] * 13
        self._suits = [0] * 4
        self._twins = False
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        """Add a card. A hidden card fits nowhere."""
        if card == HIDDEN:
            return
        self.held[card] += 1
        if card == JOKER:
            return
        if self.held[card] > 1:
            self._twins = self._rules.doubles_in_set
            return
        self._ranks[card % 13] += 1
        for place in _PLACES[card % 13, self._rules.aces]:
            self._suits[card // 13] |= 1 << place

    def melds_with(self, card: Card) -> Iterator[tuple[Card, ...]]:
        """Yield every meld of natural cards with this card, and melds of three with jokers.

        Melds of three with jokers are enough, because further cards can be laid off on them.
        """
        if card == JOKER:
            every = (meld for other in [*self.held] for meld in self._threes(other))
            return iter(dict.fromkeys(every))
        if self.held[JOKER]:
            return chain(self._naturals(card), self._threes(card))
        return self._naturals(card)

    def _naturals(self, card: Card) -> Iterator[tuple[Card, ...]]:
        if self._twins:
            of_rank = Counter({other: self.held[other] for other in range(card % 13, 52, 13)})
            sets = (meld for meld in _sets(+of_rank, 0, self._rules) if card in meld)
            return chain(sets, _runs_with(card, self.held.keys(), self._rules))
        if self._ranks[card % 13] < self._rules.set_min and not self._runs(card):
            return iter(())
        return melds_with(card, self.held.keys(), self._rules)

    def _threes(self, card: Card) -> Iterator[tuple[Card, ...]]:
        """Yield melds of this card, at most one other, and jokers for missing cards."""
        jokers, least = self.held[JOKER], self._rules.min_naturals
        if card == JOKER:
            return
        for other in range(card % 13, 52, 13):
            copies = self.held[other] - (other == card)
            if copies > 0 and (other != card or self._twins):
                yield (*sorted((card, other)), JOKER)
        if jokers > 1 and least == 1:
            yield (card, JOKER, JOKER)
        for place in _PLACES[card % 13, self._rules.aces]:
            for low in range(place - 2, place + 1):
                window = range(low, low + 3)
                if self._in_a_suit(window):
                    missing = sum(
                        position != place and not self._suits[card // 13] >> position & 1
                        for position in window
                    )
                    if 0 < missing <= min(jokers, 3 - least):
                        yield tuple(
                            self._card_at(card // 13, position, position == place)
                            for position in window
                        )

    def _in_a_suit(self, window: range) -> bool:
        """Return whether a run can have these positions."""
        low, high = min(self._rules.aces), 14 if 14 in self._rules.aces else 13
        return low <= window[0] and window[-1] <= high

    def _card_at(self, suit: int, place: int, own: bool) -> Card:
        """Return the card of a position, or a joker for it if it isn't in the hand."""
        card = suit * 13 + (place - 1) % 13
        return card if own or self._suits[suit] >> place & 1 else joker_as(card)

    def _runs(self, card: Card) -> bool:
        """Return whether the hand has a run of natural cards with this one."""
        ladder, run = self._suits[card // 13], (1 << self._rules.run_min) - 1
        return any(
            ladder >> low & run == run
            for place in _PLACES[card % 13, self._rules.aces]
            for low in range(max(1, place - self._rules.run_min + 1), place + 1)
        )

    def between(self, suit: int, places: range, jokers: int) -> tuple[Card, ...] | None:
        """Return the cards of these positions of a suit, with at most ``jokers`` jokers.

        Return None if more cards are missing.
        """
        ladder, cards = self._suits[suit], []
        for place in places:
            card = suit * 13 + place - 1
            if not ladder >> place & 1:
                jokers -= 1
                if jokers < 0:
                    return None
                card = joker_as(card)
            cards.append(card)
        return tuple(cards)


_PLACES = {
    (rank, aces): run_places(rank, MeldRules(aces=aces))
    for rank in range(13)
    for aces in (frozenset({1}), frozenset({14}), frozenset({1, 14}))
}
"""The positions of a card in a run, by rank and by the possible positions of an ace."""


def _sets(held: Counter[Card], jokers: int, rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    by_rank: list[list[Card]] = [[] for _ in range(13)]
    for card in sorted(held.elements() if rules.doubles_in_set else held):
        by_rank[card % 13].append(card)
    for naturals in by_rank:
        for count in range(max(1, rules.min_naturals, rules.set_min - jokers), len(naturals) + 1):
            allowed = rules.most_wild(count)
            wild = jokers if allowed is None else min(jokers, allowed)
            for chosen in dict.fromkeys(combinations(naturals, count)):
                fewest = max(0, rules.set_min - count)
                for extra in range(fewest, min(wild, rules.set_max - count) + 1):
                    yield chosen + (JOKER,) * extra
    if rules.jokers_alone:
        for size in range(rules.set_min, min(jokers, rules.set_max) + 1):
            yield (JOKER,) * size


def _runs(held: Counter[Card], jokers: int, rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    lowest, highest = (1 if 1 in rules.aces else 2), (14 if 14 in rules.aces else 13)
    if rules.round_the_corner:
        highest = 25
    only_jokers = rules.jokers_alone and jokers >= rules.run_min
    shortest = (1 << rules.run_min) - 1
    ladders = [0] * 4
    for card in held:
        if card < JOKER:
            ladders[card // 13] |= 2 << card % 13
    places = (2 << highest) - (1 << lowest)
    for suit, once in enumerate(ladders):
        # Above the king, the cards of the suit follow again from the ace on.
        ladder = (once | once << 13) & places
        if not (only_jokers or ladder):
            continue
        for low in range(lowest, min(highest, 14) + 1 - rules.round_the_corner):
            if (ladder >> low & shortest).bit_count() + jokers < rules.run_min:
                continue
            last = min(highest, low + rules.run_max - 1)
            if rules.round_the_corner and low > 1:
                last = min(last, low + 11)
            window: tuple[Card, ...] = ()
            gaps: list[int] = []
            for place in range(low, last + 1):
                card = suit * 13 + (place - 1) % 13
                # An ace at both ends needs two aces.
                if held.get(card, 0) <= window.count(card):
                    gaps.append(place - low)
                    if len(gaps) > jokers:
                        break
                window += (card,)
                if len(window) >= rules.run_min:
                    yield from _filled(window, gaps, jokers, rules)


def _filled(
    window: tuple[Card, ...], gaps: list[int], jokers: int, rules: MeldRules
) -> Iterator[tuple[Card, ...]]:
    """Yield the ways to make this run. Each gap needs a joker. Other jokers may replace cards."""
    spare = min(jokers - len(gaps), jokers if jokers <= _FEW else 1)
    others = [place for place in range(len(window)) if place not in gaps]
    for replaced in range(min(spare, len(others) - rules.least_naturals(len(window))) + 1):
        for places in combinations(others, replaced):
            wild = {*gaps, *places}
            yield tuple(
                joker_as(card) if place in wild else card for place, card in enumerate(window)
            )
