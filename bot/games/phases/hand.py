"""The hand of Ten Phases, with the player's phase and the cards that they have for it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod
from typing import Self

from bot.blocks.clock import sits_out
from bot.blocks.screen import Picture
from bot.blocks.shown_hand import Marks, ShownHand
from bot.blocks.text_limit import ALT, cut
from bot.render.specs import HandSpec, SlotSpec
from bot.text import Text
from bot.text.rules_in_words import goal_in_words
from engine.cards import JOKER, Card, bare, cards_at, face, joker_as
from engine.colour_melds import HIGHEST, ColourMelds
from engine.computer.plain.suggestions import Progress
from engine.effort import AT_ONCE, Effort
from engine.facts import WorksOn
from engine.game import Game
from engine.games.phases.book import Phases
from engine.games.phases.layouts import Melds, phase_layouts
from engine.games.phases.nearness import PhasePlan, WantedPhase, phase_of
from engine.goal import Goal
from engine.live.table_view import TableView
from engine.melds import MeldKind, Slot
from engine.phase import Phase


def floats(table_view: TableView, seat: int) -> bool:
    """Return whether this seat has no cards but still plays in the deal (it floats)."""
    seen = table_view.seen
    return seen.phase is not Phase.OVER and not seen.hands[seat] and not sits_out(table_view, seat)


@dataclass(frozen=True, kw_only=True)
class PhaseHand(ShownHand):
    """A hand, and the melds of the nearest phase with the cards that the hand has for them."""

    rules: Game
    hand: Sequence[Card] = ()
    """All cards of the hand, sorted."""
    number: int | None = None
    """The number of the nearest phase, or None if the player has no phase to lay now."""
    missing: int = 0
    """The number of cards that the hand lacks for the phase."""

    @classmethod
    def of(cls, table_view: TableView) -> Self:
        """Return the viewer's hand with the nearest phase.

        It is one of the phases that the viewer may work on.
        """
        seat, hand, rules = table_view.seat, table_view.hand, table_view.game
        own = own_melds(rules)
        points = sum(map(rules.points, hand))
        done = seat is None or seat in table_view.down or sits_out(table_view, seat)
        numbers = () if seat is None or done else table_view.facts[WorksOn].numbers[seat]
        if table_view.seen.phase is Phase.OVER or not numbers:
            return cls(rules=rules, points=points, melds=())
        short = {
            candidate: short_of(hand, rules.goals.numbered[candidate - 1], own)
            for candidate in numbers
        }
        number = min(numbers, key=lambda candidate: short[candidate])
        slots, hand = rules.goals.numbered[number - 1].slots, tuple(sorted(hand))
        melds = _laid_out(hand, slots, rules) or [
            [card for card in places if card >= 0]
            for places in _places(slots, hand, own, phase_of(slots, own))
        ]
        return cls(
            rules=rules, hand=hand, points=points, melds=melds, number=number, missing=short[number]
        )

    def progress(self, table_view: TableView) -> Progress | None:
        """Return None, because the slots show the progress."""
        return None

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """Return the phase, the number of missing cards, and the hand's points in words."""
        lines, seat = [], table_view.seat
        if self.number is not None:
            goal = goal_in_words(self.rules.goals.numbered[self.number - 1], say)
            lines.append(say("hand-phase", number=self.number, goal=goal))
            lines.append(say("hand-phase-short", count=self.missing))
        elif seat is not None and (laid := table_view.facts[Phases].laid_by(seat)) is not None:
            lines.append(say("hand-phase-laid", number=laid))
        if seat is not None and floats(table_view, seat):
            return [*lines, say("words-floats")]
        return [*lines, say("hand-phase-points", points=self.points)]

    def lines(self, say: Text) -> list[str]:
        """Return the slots in words."""
        hand = [card for meld in self.melds or () for card in meld]
        return [] if self.number is None else [_slots_in_words(self._slots(hand, say), say)]

    def thrown(self, positions: Sequence[int], hand: Sequence[Card]) -> Sequence[int]:
        """Sort cards to throw. The costliest card that the phase doesn't need comes first.

        Wild cards that the phase doesn't need come next. Cards that the phase needs are last."""
        needed = [bare(card) for meld in self.melds or () for card in meld]

        def order(position: int) -> tuple[bool, bool, int, int]:
            card = hand[position]
            return card in needed, card == JOKER, -self.rules.points(card), card

        return sorted(positions, key=order)

    def picture(self, table_view: TableView, marks: Marks, say: Text) -> Picture:
        """Show the slots, filled with the chosen cards, and the hand below them.

        If no card is chosen, the whole hand fills the slots. Chosen cards that fit into no slot are
        shown in an extra slot.
        """
        shown = super().picture(table_view, marks, say)
        if self.number is None or not isinstance(shown.spec, HandSpec):
            return shown
        chosen = cards_at(table_view.hand, marks.chosen)
        slots = self._slots(chosen or table_view.hand, say, table_view.hand if chosen else ())
        if spare := _spare(chosen, slots):
            slots = (*slots, SlotSpec(say("slot-nowhere"), spare, is_asked=False))
        words = f"{shown.alt}. {_slots_in_words(slots, say.spoken)}"
        return Picture(shown.spec._replace(slots=slots), cut(words, ALT))

    def chosen_in_words(self, game: Game, chosen: Sequence[Card], say: Text) -> str:
        """Say how many cards the chosen cards lack, or which of them fit into no slot."""
        if self.number is None:
            return say("chosen-phase-laid")
        slots = self._slots(chosen, say, self.hand)
        if spare := _spare(chosen, slots):
            return say("chosen-phase-spare", number=self.number, cards=say.cards(spare))
        missing = sum(len(slot.missing) for slot in slots)
        return say("chosen-phase", number=self.number, count=missing)

    def _slots(
        self, cards: Sequence[Card], say: Text, hand: Sequence[Card] = ()
    ) -> tuple[SlotSpec, ...]:
        """Return the slots filled with these cards.

        ``hand``: the hand from which the cards were chosen. It is empty if ``cards`` is the whole
        hand.
        """
        assert self.number is not None
        slots = self.rules.goals.numbered[self.number - 1].slots
        best = _laid_out(tuple(sorted(cards)), slots, self.rules)
        if best is not None:
            filled = zip(slots, best, strict=True)
            return tuple(SlotSpec(_slot_name(slot, slot.least, say), meld) for slot, meld in filled)
        own = own_melds(self.rules)
        places = (
            _chosen_places(slots, tuple(sorted(cards)), tuple(sorted(hand)), own)
            if hand
            else _places(slots, cards, own, phase_of(slots, own))
        )
        return tuple(_filled(slots, places, cards.count(JOKER), own, say))


def _spare(cards: Sequence[Card], slots: Sequence[SlotSpec]) -> tuple[Card, ...]:
    """Return the cards that are in no slot."""
    used = (
        card for slot in slots for index, card in enumerate(slot.cards) if index not in slot.missing
    )
    return tuple((Counter(cards) - Counter(map(bare, used))).elements())


def own_melds(rules: Game) -> ColourMelds:
    """Return the rules of melds for cards with numbers and colours."""
    assert isinstance(rules.melds.own, ColourMelds)
    return rules.melds.own


@lru_cache(maxsize=256)
def _laid_out(hand: tuple[Card, ...], slots: tuple[Slot, ...], rules: Game) -> Melds | None:
    """Return the best melds that the hand can lay, or None if it can't lay the phase."""
    own = own_melds(rules)
    if short_of(hand, Goal(slots), own):
        return None
    layouts = phase_layouts(hand, slots, own, rules.points, 1, Effort(AT_ONCE))
    return next(iter(layouts), None)


@lru_cache(maxsize=256)
def short_of(hand: tuple[Card, ...], goal: Goal, rules: ColourMelds) -> int:
    """Return the number of cards that the hand lacks for this phase."""
    wanted = phase_of(goal.slots, rules)
    return wanted.missing(wanted.held(hand))


def _slot_name(slot: Slot, have: int, say: Text) -> str:
    """Return the name of a slot's meld. If cards are missing, also say how many are there."""
    name = say(f"slot-{slot.kind}", least=slot.least)
    if have >= slot.least:
        return name
    return say("slot-filled", slot=name, have=have, least=slot.least)


def _filled(
    slots: Sequence[Slot],
    all_places: Sequence[Sequence[Card | int]],
    wild: int,
    rules: ColourMelds,
    say: Text,
) -> Iterator[SlotSpec]:
    """Yield the slots with their cards. Wild cards fill some of the empty places.

    ``wild`` is the number of wild cards."""
    for slot, places in zip(slots, all_places, strict=True):
        row, missing = list[Card](), set[int]()
        natural = sum(card >= 0 for card in places)
        for place, card in enumerate(places):
            if card < 0 and wild and natural >= rules.min_naturals:
                wild -= 1
            elif card < 0:
                missing.add(place)
            row.append(card if card >= 0 else -card)
        name = _slot_name(slot, len(row) - len(missing), say)
        yield SlotSpec(name, tuple(row), frozenset(missing))


def _places(
    slots: Sequence[Slot], cards: Sequence[Card], rules: ColourMelds, wanted: WantedPhase
) -> list[list[Card | int]]:
    """Return the natural cards of each slot. A negative number stands for a missing card."""
    return _laid_by(slots, cards, wanted.plan(wanted.held(cards)))[0]


_WAYS = 2000
"""At most this many ways to fill the slots are compared."""


@lru_cache(maxsize=256)
def _chosen_places(
    slots: tuple[Slot, ...], cards: tuple[Card, ...], hand: tuple[Card, ...], rules: ColourMelds
) -> list[list[Card | int]]:
    """Place the chosen cards in the slots. If chosen cards are left, they lengthen melds.

    The best way has the fewest missing cards. Among ways with equally few, it leaves the fewest
    chosen cards without a place. Among the remaining ways, the most cards in the hand have the
    numbers of the melds.
    """
    wanted = phase_of(slots, rules)
    numbers = [card % 13 for card in hand if card < JOKER]
    best: tuple[tuple[int, ...], list[list[Card | int]]] | None = None
    for plan in _ways(wanted, cards, numbers):
        places, left = _laid_by(slots, cards, plan)
        missing = sum(card < 0 for row in places for card in row)
        for slot, row in zip(slots, places, strict=True):
            _add_to(row, slot, left, rules)
        spans = (
            [(low + step) % HIGHEST for step in range(length)]
            for low, length in zip(plan.runs, wanted.runs, strict=True)
        )
        more = sum(map(numbers.count, plan.sets)) + sum(
            number in numbers for span in spans for number in span
        )
        key = (missing, len(left), -more, *plan.sets, *(-low for low in plan.runs))
        if best is None or key < best[0]:
            best = key, places
    assert best is not None
    return best[1]


def _ways(
    wanted: WantedPhase, cards: Sequence[Card], numbers: Sequence[int]
) -> Iterable[PhasePlan]:
    """Return the plans with numbers for sets and runs. If they are too many, return the best."""
    held = wanted.held(cards)
    ranks = sorted(
        {card % 13 for card in cards if card < JOKER and card % 13 < HIGHEST} or {0},
        key=lambda number: (-held[number], -numbers.count(number)),
    )[: 2 + len(wanted.sets)]
    runs = [
        range(HIGHEST if wanted.rules.wrap else max(1, HIGHEST - length + 1))
        for length in wanted.runs
    ]
    count = len(ranks) ** len(wanted.sets) * prod(map(len, runs))
    if wanted.colours or count > _WAYS:
        return [wanted.plan(held)]
    return (
        PhasePlan(0, sets, lows)
        for sets in product(ranks, repeat=len(wanted.sets))
        for lows in product(*runs)
    )


def _add_to(row: list[Card | int], slot: Slot, left: list[Card], rules: ColourMelds) -> None:
    """Move cards from ``left`` to a meld, if they may be laid with the meld."""
    natural = [card for card in row if card >= 0]
    if not natural:
        return
    if slot.kind is MeldKind.RUN:
        _add_to_run(row, slot, left, rules)
        return
    for card in left[:]:
        same = card % 13 == natural[0] % 13 if slot.kind is MeldKind.SET else True
        same = same and (slot.kind is not MeldKind.COLOUR or card // 13 == natural[0] // 13)
        if same and len(row) < slot.most and slot.kind is not MeldKind.COLOUR_RUN:
            row.append(card)
            left.remove(card)


def _add_to_run(row: list[Card | int], slot: Slot, left: list[Card], rules: ColourMelds) -> None:
    """Move the next numbers at both ends of a run from ``left`` to the run."""
    for end_index, step in ((0, -1), (-1, 1)):
        while len(row) < min(slot.most, HIGHEST):
            end = row[end_index] if row[end_index] >= 0 else face(-row[end_index])
            number = end % 13 + step
            number = number % HIGHEST if rules.wrap else number
            card = next((other for other in left if other % 13 == number), None)
            if card is None:
                break
            row.insert(0 if end_index == 0 else len(row), card)
            left.remove(card)


def _laid_by(
    slots: Sequence[Slot], cards: Sequence[Card], plan: PhasePlan
) -> tuple[list[list[Card | int]], list[Card]]:
    """Fill the slots by a plan. Return the places of each slot, and the natural cards left."""
    left = sorted(card for card in cards if card < JOKER and card % 13 < HIGHEST)
    order = sorted(range(len(slots)), key=lambda index: -slots[index].least)
    sets, runs = iter(plan.sets), iter(plan.runs)
    places: dict[int, list[Card | int]] = {}
    # Sets and runs are made last. They use the cards that the slots of one colour leave.
    for index in sorted(
        order, key=lambda slot_index: slots[slot_index].kind in (MeldKind.SET, MeldKind.RUN)
    ):
        slot = slots[index]
        if slot.kind is MeldKind.SET:
            number = next(sets)
            places[index] = _some(left, slot.least, [card for card in left if card % 13 == number])
        elif slot.kind is MeldKind.RUN:
            places[index] = _run(left, slot.least, next(runs))
        else:
            suits = [card // 13 for card in left]
            suit = max(range(4), key=suits.count)
            places[index] = _some(left, slot.least, [card for card in left if card // 13 == suit])
    return [places[index] for index in range(len(slots))], left


def _some(left: list[Card], least: int, fitting: Sequence[Card]) -> list[Card | int]:
    used = fitting[:least]
    for card in used:
        left.remove(card)
    return [*used, *[-JOKER] * (least - len(used))]


def _run(left: list[Card], least: int, low: int) -> list[Card | int]:
    run = list[Card | int]()
    for number in ((low + step) % HIGHEST for step in range(least)):
        card = next((other for other in left if other % 13 == number), None)
        run.append(-joker_as(number) if card is None else card)
        if card is not None:
            left.remove(card)
    return run


def _slots_in_words(slots: Sequence[SlotSpec], say: Text) -> str:
    """Return the slots and their cards in words, for players who can't see the picture."""
    lines = []
    for slot in slots:
        shown = [card for index, card in enumerate(slot.cards) if index not in slot.missing]
        message = "words-slot" if shown else "words-slot-empty"
        lines.append(say(message, slot=slot.name, cards=say.cards(shown)))
    return " ".join(lines)
