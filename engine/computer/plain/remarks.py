"""What a player saw at a table that speaks for a move: facts, and never a hidden card.

They are read off the notes and the unseen cards that the players themselves count with.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from enum import StrEnum
from functools import partial
from itertools import chain, combinations
from typing import NamedTuple

from engine.cards import HIDDEN, JOKER, Card, bare, is_joker, without
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.lay import searched_rearrangement, stuck
from engine.melds import SETS_AND_RUNS, MeldKind, MeldRules, read
from engine.moves import Move, Rearrange
from engine.observation import Did, Observation, known_in, unseen
from engine.steps.birth import is_unborn

FEW = 3
"""So few cards in a hand are worth a remark."""
_SHOWN = 3
"""So many remarks are enough."""
_MORE = 2
"""So many more cards are worth a remark."""
_NAMED = 3
"""So many cards of the hand are named."""
_BOTH = frozenset(SETS_AND_RUNS)
_NEAR = 2
"""So many ranks apart cards of a suit can be in one run of three."""


class Saw(StrEnum):
    """``card`` is what was or would be thrown, ``other`` what it has to do with, ``seat`` whose."""

    HOLDS = "holds"
    """A player is known to hold ``other``, which goes with ``card``."""
    FITS = "fits"
    """``card`` can be laid off on the table."""
    THREW = "threw"
    """A player threw ``other``, which goes with ``card`` or is its like."""
    TOOK = "took"
    """A player took ``other``."""
    LET_GO = "let-go"
    """A player could have had ``other`` and did not take it."""
    GONE = "gone"
    """Of ``of`` cards outside the hand that go with ``card``, ``number`` have been seen."""
    OPEN = "open"
    """``number`` cards that nobody has shown go with ``other``, and only ``of`` with ``card``."""
    WAITS = "waits"
    """A player is known to hold ``cards``, with which ``card`` would be a meld."""
    FEW_CARDS = "few-cards"
    """A player holds ``number`` cards only."""
    ALONE = "alone"
    """No card of the own hand goes with ``card``; ``number`` is 1 where a contract asks for less
    than any meld."""
    BESIDE = "beside"
    """``cards`` of the own hand go with ``card``."""
    MELDED = "melded"
    """``card`` is one of ``cards``, a meld in the own hand."""
    MAKES = "makes"
    """With ``card`` the own hand has the meld ``cards``."""
    TWICE = "twice"
    """The own hand has ``card`` once more; ``number`` is 1 where only runs are asked for, which
    have no room for both."""
    STUCK = "stuck"
    """``cards`` stay in the own hand: nothing of it and of the table makes a meld with any."""
    NO_ROOM = "no-room"
    """``cards`` stay: they find no place beside what is laid."""
    KEPT = "kept"
    """``cards`` stay though they could be laid."""
    NEAR = "near"
    """``cards`` of the own hand lack one for a meld: any of ``number`` that nobody has shown."""


class Remark(NamedTuple):
    """One fact; what is not named in its kind stays as it is here."""

    saw: Saw
    card: Card
    seat: int = -1
    other: Card = JOKER
    number: int = 0
    of: int = 0
    cards: tuple[Card, ...] = ()


def go_together(
    one: Card, other: Card, rules: MeldRules, kinds: Collection[MeldKind] = _BOTH
) -> bool:
    """Whether two cards, none of them wild, can be in one meld of three: a set, or a run."""
    if rules.is_wild(one) or rules.is_wild(other):
        return False
    if rules.own is not None:
        return rules.own.together(one, other, kinds)
    if one == other:
        return rules.doubles_in_set and MeldKind.SET in kinds
    if one % 13 == other % 13:
        return MeldKind.SET in kinds
    if MeldKind.RUN not in kinds:
        return False
    return one // 13 == other // 13 and any(
        0 < gap <= _NEAR or (rules.round_the_corner and gap >= 13 - _NEAR)
        for gap in (abs(a - b) for a in _places(one, rules) for b in _places(other, rules))
    )


def _places(card: Card, rules: MeldRules) -> Collection[int]:
    """Where a card may stand in a run: an ace at both ends, perhaps."""
    return (card % 13 + 1,) if card % 13 else rules.aces


def against(observation: Observation, card: Card) -> Iterator[Remark]:
    """Why this card had better not be thrown, for the sake of the others."""
    state, features = observation.seen, PlainFeatures(observation)
    for seat in _others(observation):
        fits = _fits(observation, card, seat)
        for held in reversed(known_in(state, observation.notes, seat)):
            if fits(held):
                yield Remark(Saw.HOLDS, card, seat, held)
                break
    if features.places(card):
        yield Remark(Saw.FITS, card)


def waited_for(observation: Observation, thrown: Card) -> Iterator[Remark]:
    """Another card of the hand, with no friends there, that would be a meld in another's."""
    state, rules = observation.seen, observation.game.melds
    for card in dict.fromkeys(observation.hand):
        if card in (thrown, HIDDEN) or rules.is_wild(card) or _beside(observation, card):
            continue
        for seat in _others(observation):
            fits = _fits(observation, card, seat)
            known = [one for one in known_in(state, observation.notes, seat) if fits(one)]
            for pair in combinations(known, 2):
                if read((card, *pair), rules) is not None:
                    yield Remark(Saw.WAITS, card, seat, cards=pair)
                    return


def harmless(observation: Observation, card: Card) -> Iterator[Remark]:
    """Why the others hardly want this card: they did not want its like."""
    for seat in _others(observation):
        for note in reversed(observation.notes.history):
            alike = note.card % 13 == card % 13 and not is_joker(note.card)
            if note.seat == seat and alike and note.did is not Did.TOOK:
                saw = Saw.THREW if note.did is Did.THREW else Saw.LET_GO
                yield Remark(saw, card, seat, note.card)
                break


def alone(observation: Observation, card: Card) -> Iterator[Remark]:
    """That nothing in the hand waits for this card, or with it."""
    wild = any(map(observation.game.melds.is_wild, (card, *observation.hand)))
    if not wild and not _beside(observation, card):
        goal = PlainFeatures(observation).goal
        yield Remark(Saw.ALONE, card, number=int(goal is not None))


def beside(observation: Observation, card: Card, thrown: Card = JOKER) -> Iterator[Remark]:
    """What this card goes with in the hand, if that is more than goes with one that is thrown. What
    lies in a meld already does not wait for another."""
    bound = {one for meld in _melds(observation, observation.hand) for one in meld}
    with_it = [one for one in _beside(observation, card) if one not in {thrown, *bound}]
    if len(with_it) > sum([one not in {card, *bound} for one in _beside(observation, thrown)]):
        yield Remark(Saw.BESIDE, card, cards=tuple(with_it[:_NAMED]))


def melded(observation: Observation, card: Card, thrown: Card) -> Iterator[Remark]:
    """The meld that would be broken without this card, where another can go."""
    melds = _melds(observation, observation.hand)
    if not any(thrown in meld for meld in melds):
        for meld in melds:
            if card in meld:
                yield Remark(Saw.MELDED, card, cards=meld)
                return


def makes(observation: Observation, card: Card) -> Iterator[Remark]:
    """The meld that this card makes with the hand."""
    for meld in _melds(observation, (*observation.hand, card)):
        if card in meld and card not in observation.hand:
            yield Remark(Saw.MAKES, card, cards=meld)


def twice(observation: Observation, card: Card) -> Iterator[Remark]:
    """That the hand has another copy of this card."""
    if observation.hand.count(card) > 1:
        goal = PlainFeatures(observation).goal
        runs = goal is not None and {slot.kind for slot in goal.slots} == {MeldKind.RUN}
        yield Remark(Saw.TWICE, card, number=int(runs))


def retaken(observation: Observation, card: Card) -> Iterator[Remark]:
    """The meld of the hand that a player who is not born breaks so as to be born by it: they take
    the card back from the row (DUMMY 5.2)."""
    game, state, seat, _ = observation
    if not is_unborn(state, seat):
        return
    for pair in combinations(without(observation.hand, (card,)) or (), 2):
        if read((card, *pair), game.melds) is not None:
            yield Remark(Saw.MELDED, card, cards=tuple(sorted((card, *pair))))
            return


def staying(observation: Observation, move: Move) -> Iterator[Remark]:
    """Which cards stay in the hand after a move at a table that belongs to nobody, and why."""
    lost, laid = Counter(stuck(observation)), _added(observation, move)
    rest = Counter(observation.hand) - laid
    most = _added(observation, searched_rearrangement(observation).move)
    could = rest & most if most.total() > laid.total() else Counter[Card]()
    for saw, cards in (
        (Saw.KEPT, could),
        (Saw.STUCK, rest & lost),
        (Saw.NO_ROOM, rest - lost - could),
    ):
        if cards:
            yield Remark(saw, JOKER, cards=tuple(sorted(cards.elements())))


def near(observation: Observation) -> Iterator[Remark]:
    """The two cards of the hand for which most unseen cards would make a meld."""
    rules, left = observation.game.melds, unseen(observation)
    found = Counter[tuple[Card, Card]]()
    for pair in combinations(dict.fromkeys(observation.hand), 2):
        if go_together(*pair, rules):
            found[pair] = sum(left[one] for one in left if read((*pair, one), rules) is not None)
    for pair, number in found.most_common(1):
        if number:
            yield Remark(Saw.NEAR, JOKER, number=number, cards=pair)


def _added(observation: Observation, move: Move | None) -> Counter[Card]:
    """The cards of the hand that a rearrangement lays."""
    if not isinstance(move, Rearrange):
        return Counter()
    lie = chain.from_iterable(meld.cards for meld in observation.seen.melds)
    return Counter(map(bare, chain.from_iterable(move.table))) - Counter(map(bare, lie))


def hopeless(observation: Observation, card: Card) -> Iterator[Remark]:
    """Why little can come of this card."""
    whole, left = _outside(observation, card)
    gone = whole - left
    if gone > 1 and 2 * gone >= whole:
        yield Remark(Saw.GONE, card, number=gone, of=whole)


def better_kept(
    observation: Observation, thrown: Card, kept: Card, more: int = _MORE
) -> Iterator[Remark]:
    """Why more can come of one card than of the other, if so many ``more`` cards go with it."""
    number, of = _outside(observation, kept)[1], _outside(observation, thrown)[1]
    if number >= of + more:
        yield Remark(Saw.OPEN, thrown, other=kept, number=number, of=of)


def taken(observation: Observation) -> Iterator[Remark]:
    """What the others have taken last, and come nearer by."""
    for seat in _others(observation):
        for card in observation.notes.of(seat, Did.TOOK)[-1:]:
            yield Remark(Saw.TOOK, JOKER, seat, card)


def soon_over(observation: Observation) -> Iterator[Remark]:
    """Who may end the deal soon."""
    hands = observation.seen.hands
    for seat in _others(observation):
        if len(hands[seat]) <= FEW:
            yield Remark(Saw.FEW_CARDS, JOKER, seat, number=len(hands[seat]))


def some(*found: Iterator[Remark]) -> tuple[Remark, ...]:
    """The first few, of each kind one."""
    kept: dict[Saw, Remark] = {}
    for remarks in found:
        for one in remarks:
            kept.setdefault(one.saw, one)
    return tuple(kept.values())[:_SHOWN]


def _others(observation: Observation) -> list[int]:
    """The other seats, whose turn comes first in front."""
    state, seat = observation.seen, observation.seat
    return [state.after(seat, step) for step in range(1, state.seats)]


def _fits(observation: Observation, card: Card, seat: int) -> Callable[[Card], bool]:
    """Whether another card goes with this one in a meld that the seat may lay next."""
    features = PlainFeatures(observation._replace(seat=seat))
    kinds = _BOTH if features.lays_melds else frozenset()
    if features.goal is not None:
        kinds = frozenset(slot.kind for slot in features.goal.slots)
    return partial(go_together, card, rules=observation.game.melds, kinds=kinds)


def _beside(observation: Observation, card: Card) -> list[Card]:
    """The other cards of the hand that go with this one."""
    rest = without(observation.hand, (card,)) or observation.hand
    return list(dict.fromkeys(filter(_fits(observation, card, observation.seat), rest)))


def _melds(observation: Observation, hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """The best melds of these cards; none where others are asked for first."""
    features = PlainFeatures(observation)
    if HIDDEN in hand or features.goal is not None:
        return []
    return [meld.cards for meld in features.arranged(hand).melds]


def _outside(observation: Observation, card: Card) -> tuple[int, int]:
    """How many cards outside the own hand go with this one, and how many of them are unseen."""
    hand, fits = observation.hand, _fits(observation, card, observation.seat)
    # A pack has the card itself as well, which does not go with itself.
    whole = sum(map(fits, observation.game.pack(observation.seen.seats))) - fits(card)
    mine = sum(map(fits, hand)) - (fits(card) and card in hand)
    return whole - mine, sum(number for one, number in unseen(observation).items() if fits(one))
