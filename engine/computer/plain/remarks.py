"""Facts that a player saw at the table and that speak for a move.

They come from the notes and the unseen cards that the players themselves use, never from a hidden
card.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from enum import StrEnum
from functools import partial
from itertools import chain, combinations
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, is_joker, without
from engine.computer.plain.features import FEW, PlainFeatures
from engine.computer.plain.lay import searched_rearrangement, stuck
from engine.melds import SETS_AND_RUNS, MeldKind, MeldRules, read
from engine.moves import Move, Rearrange
from engine.observation import Did, Observation, known_in, unseen
from engine.steps.birth import is_unborn

_SHOWN = 3
"""A move has at most this many remarks."""
_MORE = 2
"""A remark compares two numbers of cards only if they differ by at least this much."""
_NAMED = 3
"""A remark names at most this many cards."""
_BOTH = frozenset(SETS_AND_RUNS)
_NEAR = 2
"""Cards of a suit this many ranks apart can be in one run of three."""


class RemarkKind(StrEnum):
    """The kind of a remark.

    ``card`` is the card that was discarded or would be discarded. ``other`` is a card related to
    ``card``, and ``seat`` is a player.
    """

    HOLDS = "holds"
    """A player is known to hold ``other``, which goes with ``card``."""
    FITS = "fits"
    """``card`` can be laid off on the table."""
    THREW = "threw"
    """A player discarded ``other``, which goes with ``card`` or has its rank."""
    TOOK = "took"
    """A player took ``other``."""
    LET_GO = "let-go"
    """A player could have taken ``other`` but didn't."""
    GONE = "gone"
    """``of`` cards outside the hand go with ``card``, and ``number`` of them have been seen."""
    OPEN = "open"
    """``number`` unseen cards go with ``other``, and only ``of`` with ``card``."""
    WAITS = "waits"
    """A player is known to hold ``cards``, which make a meld together with ``card``."""
    FEW_CARDS = "few-cards"
    """A player holds only ``number`` cards."""
    ALONE = "alone"
    """No card in the player's own hand goes with ``card``. ``number`` is 1 if the player still has
    a contract to make, which asks for certain kinds of melds.
    """
    BESIDE = "beside"
    """``cards`` in the player's own hand go with ``card``."""
    MELDED = "melded"
    """``card`` is one of ``cards``, a meld in the player's own hand."""
    MAKES = "makes"
    """With ``card`` the player's own hand has the meld ``cards``."""
    TWICE = "twice"
    """The player's own hand has another copy of ``card``.

    ``number`` is 1 if the contract asks only for runs, which have no room for both.
    """
    STUCK = "stuck"
    """``cards`` stay in the hand. No card in the hand or on the table makes a meld with any of
    these cards.
    """
    NO_ROOM = "no-room"
    """``cards`` stay in the hand, because they have no place next to the laid cards."""
    KEPT = "kept"
    """``cards`` stay in the hand though they could be laid."""
    NEAR = "near"
    """``cards`` in the hand need one card for a meld.

    ``number`` unseen cards would make this meld.
    """


class Remark(NamedTuple):
    """One fact. A field that its kind doesn't name keeps its default."""

    saw: RemarkKind
    card: Card
    seat: int = -1
    other: Card = JOKER
    number: int = 0
    of: int = 0
    cards: tuple[Card, ...] = ()


def go_together(
    card: Card, other: Card, rules: MeldRules, kinds: Collection[MeldKind] = _BOTH
) -> bool:
    """Return whether two natural cards can be in one meld of three cards of these kinds."""
    if rules.is_wild(card) or rules.is_wild(other):
        return False
    if rules.own is not None:
        return rules.own.together(card, other, kinds)
    if card == other:
        return rules.doubles_in_set and MeldKind.SET in kinds
    if card % 13 == other % 13:
        return MeldKind.SET in kinds
    if MeldKind.RUN not in kinds:
        return False
    return card // 13 == other // 13 and any(
        0 < gap <= _NEAR or (rules.round_the_corner and gap >= 13 - _NEAR)
        for gap in (abs(a - b) for a in _places(card, rules) for b in _places(other, rules))
    )


def _places(card: Card, rules: MeldRules) -> Collection[int]:
    """Return the positions that a card may have in a run. An ace may have two positions."""
    return (card % 13 + 1,) if card % 13 else rules.aces


def against(observation: Observation, card: Card) -> Iterator[Remark]:
    """Yield the ways in which discarding this card could help the others."""
    state, features = observation.seen, PlainFeatures(observation)
    for seat in _others(observation):
        fits = _fits(observation, card, seat)
        for held in reversed(known_in(state, observation.notes, seat)):
            if fits(held):
                yield Remark(RemarkKind.HOLDS, card, seat, held)
                break
    if features.places(card):
        yield Remark(RemarkKind.FITS, card)


def waited_for(observation: Observation, thrown: Card) -> Iterator[Remark]:
    """Yield a lone card in the hand that would make a meld in an opponent's hand."""
    state, rules = observation.seen, observation.game.melds
    for card in dict.fromkeys(observation.hand):
        if card in (thrown, HIDDEN) or rules.is_wild(card) or _beside(observation, card):
            continue
        for seat in _others(observation):
            fits = _fits(observation, card, seat)
            known = [other for other in known_in(state, observation.notes, seat) if fits(other)]
            for pair in combinations(known, 2):
                if read((card, *pair), rules) is not None:
                    yield Remark(RemarkKind.WAITS, card, seat, cards=pair)
                    return


def harmless(observation: Observation, card: Card) -> Iterator[Remark]:
    """Yield a sign for each player that this player doesn't want the card.

    The sign is a card of the same rank that the player discarded or did not take.
    """
    for seat in _others(observation):
        for note in reversed(observation.notes.history):
            same_rank = note.card % 13 == card % 13 and not is_joker(note.card)
            if note.seat == seat and same_rank and note.did is not Did.TOOK:
                saw = RemarkKind.THREW if note.did is Did.THREW else RemarkKind.LET_GO
                yield Remark(saw, card, seat, note.card)
                break


def alone(observation: Observation, card: Card) -> Iterator[Remark]:
    """Yield a remark if no other card in the hand goes with this one."""
    wild = any(map(observation.game.melds.is_wild, (card, *observation.hand)))
    if not wild and not _beside(observation, card):
        goal = PlainFeatures(observation).goal
        yield Remark(RemarkKind.ALONE, card, number=int(goal is not None))


def beside(observation: Observation, card: Card, thrown: Card = JOKER) -> Iterator[Remark]:
    """Yield the cards in the hand that go with this card, if more than go with ``thrown``.

    Cards in melds don't count, because they don't wait for a further card.
    """
    bound = {other for meld in _melds(observation, observation.hand) for other in meld}
    with_it = [other for other in _beside(observation, card) if other not in {thrown, *bound}]
    if len(with_it) > sum([other not in {card, *bound} for other in _beside(observation, thrown)]):
        yield Remark(RemarkKind.BESIDE, card, cards=tuple(with_it[:_NAMED]))


def melded(observation: Observation, card: Card, thrown: Card) -> Iterator[Remark]:
    """Yield the meld that would be broken without ``card``, if ``thrown`` is in no meld."""
    melds = _melds(observation, observation.hand)
    if not any(thrown in meld for meld in melds):
        for meld in melds:
            if card in meld:
                yield Remark(RemarkKind.MELDED, card, cards=meld)
                return


def makes(observation: Observation, card: Card) -> Iterator[Remark]:
    """Yield the meld that this card makes with the hand."""
    for meld in _melds(observation, (*observation.hand, card)):
        if card in meld and card not in observation.hand:
            yield Remark(RemarkKind.MAKES, card, cards=meld)


def twice(observation: Observation, card: Card) -> Iterator[Remark]:
    """Yield a remark if the hand has another copy of this card."""
    if observation.hand.count(card) > 1:
        goal = PlainFeatures(observation).goal
        runs = goal is not None and {slot.kind for slot in goal.slots} == {MeldKind.RUN}
        yield Remark(RemarkKind.TWICE, card, number=int(runs))


def retaken(observation: Observation, card: Card) -> Iterator[Remark]:
    """Yield the meld that an unborn player breaks in order to be born by it (DUMMY 5.2).

    The player discards the card and later takes it back from the row.
    """
    game, state, seat, _ = observation
    if not is_unborn(state, seat):
        return
    for pair in combinations(without(observation.hand, (card,)) or (), 2):
        if read((card, *pair), game.melds) is not None:
            yield Remark(RemarkKind.MELDED, card, cards=tuple(sorted((card, *pair))))
            return


def staying(observation: Observation, move: Move) -> Iterator[Remark]:
    """Yield the cards that stay in the hand after a move on a common table, and the reason."""
    lost, laid = Counter(stuck(observation)), _added(observation, move)
    rest = Counter(observation.hand) - laid
    most = _added(observation, searched_rearrangement(observation).move)
    could = rest & most if most.total() > laid.total() else Counter[Card]()
    for saw, cards in (
        (RemarkKind.KEPT, could),
        (RemarkKind.STUCK, rest & lost),
        (RemarkKind.NO_ROOM, rest - lost - could),
    ):
        if cards:
            yield Remark(saw, JOKER, cards=tuple(sorted(cards.elements())))


def near(observation: Observation) -> Iterator[Remark]:
    """Yield the two cards in the hand for which most unseen cards would make a meld."""
    rules, left = observation.game.melds, unseen(observation)
    chances = Counter[tuple[Card, Card]]()
    for pair in combinations(dict.fromkeys(observation.hand), 2):
        if go_together(*pair, rules):
            chances[pair] = sum(
                left[card] for card in left if read((*pair, card), rules) is not None
            )
    for pair, number in chances.most_common(1):
        if number:
            yield Remark(RemarkKind.NEAR, JOKER, number=number, cards=pair)


def _added(observation: Observation, move: Move | None) -> Counter[Card]:
    """Return the cards in the hand that a rearrangement lays."""
    if not isinstance(move, Rearrange):
        return Counter()
    on_table = chain.from_iterable(meld.cards for meld in observation.seen.melds)
    return Counter(map(bare, chain.from_iterable(move.table))) - Counter(map(bare, on_table))


def hopeless(observation: Observation, card: Card) -> Iterator[Remark]:
    """Yield a remark if at least half of the cards that go with this one have been seen."""
    whole, left = _outside(observation, card)
    gone = whole - left
    if gone > 1 and 2 * gone >= whole:
        yield Remark(RemarkKind.GONE, card, number=gone, of=whole)


def better_kept(
    observation: Observation, thrown: Card, kept: Card, more: int = _MORE
) -> Iterator[Remark]:
    """Yield a remark if ``more`` more unseen cards go with ``kept`` than with ``thrown``."""
    number, of = _outside(observation, kept)[1], _outside(observation, thrown)[1]
    if number >= of + more:
        yield Remark(RemarkKind.OPEN, thrown, other=kept, number=number, of=of)


def taken(observation: Observation) -> Iterator[Remark]:
    """Yield the last card that each other player took."""
    for seat in _others(observation):
        for card in observation.notes.of(seat, Did.TOOK)[-1:]:
            yield Remark(RemarkKind.TOOK, JOKER, seat, card)


def soon_over(observation: Observation) -> Iterator[Remark]:
    """Yield the players whose hand is so small that they may soon end the deal."""
    hands = observation.seen.hands
    for seat in _others(observation):
        if len(hands[seat]) <= FEW:
            yield Remark(RemarkKind.FEW_CARDS, JOKER, seat, number=len(hands[seat]))


def strongest(*sources: Iterator[Remark]) -> tuple[Remark, ...]:
    """Return the first few remarks, one of each kind."""
    by_kind: dict[RemarkKind, Remark] = {}
    for remarks in sources:
        for remark in remarks:
            by_kind.setdefault(remark.saw, remark)
    return tuple(by_kind.values())[:_SHOWN]


def _others(observation: Observation) -> list[int]:
    """Return the other seats in the order of their turns."""
    state, seat = observation.seen, observation.seat
    return [state.after(seat, step) for step in range(1, state.seats)]


def _fits(observation: Observation, card: Card, seat: int) -> Callable[[Card], bool]:
    """Return a test for cards that go with ``card`` in a meld that the seat may lay next."""
    features = PlainFeatures(observation._replace(seat=seat))
    kinds = _BOTH if features.lays_melds else frozenset()
    if features.goal is not None:
        kinds = frozenset(slot.kind for slot in features.goal.slots)
    return partial(go_together, card, rules=observation.game.melds, kinds=kinds)


def _beside(observation: Observation, card: Card) -> list[Card]:
    """Return the other cards in the hand that go with this one."""
    rest = without(observation.hand, (card,)) or observation.hand
    return list(dict.fromkeys(filter(_fits(observation, card, observation.seat), rest)))


def _melds(observation: Observation, hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the best melds of these cards, or none while the player has a contract to make."""
    features = PlainFeatures(observation)
    if HIDDEN in hand or features.goal is not None:
        return []
    return [meld.cards for meld in features.arranged(hand).melds]


def _outside(observation: Observation, card: Card) -> tuple[int, int]:
    """Return the number of cards outside the hand that go with ``card``, and of unseen ones."""
    hand, fits = observation.hand, _fits(observation, card, observation.seat)
    # A pack also contains the card itself, which doesn't go with itself.
    whole = sum(map(fits, observation.game.pack(observation.seen.seats))) - fits(card)
    held = sum(map(fits, hand)) - (fits(card) and card in hand)
    return whole - held, sum(number for other, number in unseen(observation).items() if fits(other))
