"""Phases: how far each seat is, what the viewer's own one asks for, and whose turn a skip takes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.render.specs import HandSpec, PhaseLine, PhasesSpec, SlotSpec
from bot.screens.control import At, Brings, Control
from bot.screens.screen import MENU_LINES, Choice, Menu, Picture
from bot.screens.shown_hand import Marks, ShownHand
from bot.screens.text_limit import ALT, cut
from bot.text import Text
from bot.text.names import Names
from bot.text.rules import goal_in_words
from engine.cards import JOKER, Card, bare, face, joker_as
from engine.colour_melds import HIGHEST, RUNS, ColourMelds
from engine.computer.plain.suggestions import Progress
from engine.game import Game
from engine.games.phases.book import PhasesOwn
from engine.games.phases.layouts import Melds, phase_layouts
from engine.games.phases.nearness import phase_of
from engine.games.registry import game
from engine.goal import Goal, Slot
from engine.live.table_view import TableView
from engine.melds import Meld, MeldKind
from engine.moves import Announce, Discard, Move
from engine.phase import Phase
from engine.result import Result
from engine.step import AT_ONCE, Effort
from engine.view import View

ANNOUNCE = Control("announce", At.TABLE, brings=Brings.LINE)


def rules_of(table_view: TableView) -> Game:
    """The rules of the table."""
    return game(table_view.game, table_view.options)


# How far everybody is, which all can see.


def phases_spec(table_view: TableView, say: Text) -> PhasesSpec | None:
    """A line a seat for the picture of the table; None where all have the same contract."""
    view, goals = table_view.view, rules_of(table_view).contracts
    if view is None or not goals:
        return None
    facts = view.facts
    return PhasesSpec(
        len(goals),
        tuple(
            PhaseLine(
                seat=seat + 1,
                made=made,
                works_on=facts.works_on[seat],
                told=_told(view, goals, seat, say),
                laid=0 if facts.playoff else facts.phases_laid.get(seat, 0),
                skips=facts.skips.get(seat, 0),
                sits_out=sits_out(view, seat),
            )
            for seat, made in enumerate(facts.made)
        ),
    )


def _told(view: View, goals: Sequence[Goal], seat: int, say: Text) -> str:
    """What a seat works on, or what it has laid."""
    number = view.facts.phases_laid.get(seat) or _only(view, seat)
    if sits_out(view, seat):
        return say("phases-sits-out")
    if number is None:
        made, count = len(view.facts.made[seat]), len(goals)
        return say("phases-made", made=made, count=count)
    return say("phase-of", number=number, goal=goal_in_words(goals[number - 1], say))


def _only(view: View, seat: int) -> int | None:
    """The phase that a seat works on; None where it may choose, or has not said yet."""
    numbers = view.facts.works_on[seat]
    return numbers[0] if len(numbers) == 1 else None


def sits_out(view: View, seat: int) -> bool:
    """Whether this seat has no part in the play-off that this deal is."""
    return bool(view.facts.playoff) and seat not in view.facts.playoff


def floats(view: View, seat: int) -> bool:
    """Whether this seat holds no card and yet draws again when its turn comes."""
    running = bool(view.facts.works_on) and view.phase is not Phase.OVER
    return running and not view.hands[seat] and not sits_out(view, seat)


def phase_marks(view: View, seat: int, say: Text) -> list[str]:
    """What the line of a seat at the table says besides its phase, which the picture shows."""
    count = view.facts.skips.get(seat)
    marks = [say("table-skips", count=count)] if count else []
    return [*marks, *([say("table-floats")] if floats(view, seat) else [])]


def phases_in_words(table_view: TableView, seat: int, say: Text) -> list[str]:
    """The same and what the phase asks for, for whoever cannot see the picture."""
    view, goals = table_view.view, rules_of(table_view).contracts
    if view is None or not goals:
        return []
    number = view.facts.phases_laid.get(seat) or _only(view, seat)
    told = [_told(view, goals, seat, say)]
    if number is not None and not sits_out(view, seat):
        goal = goal_in_words(goals[number - 1], say)
        told = [say("hand-phase", number=number, goal=goal)]
    if (count := view.facts.skips.get(seat)) is not None:
        told.append(say("words-skips", count=count))
    return [*told, *([say("words-floats")] if floats(view, seat) else [])]


def playoff_line(table_view: TableView, who: Names, say: Text) -> list[str]:
    """Who plays off, if this deal is that."""
    view = table_view.view
    seats = () if view is None else view.facts.playoff
    return [say("table-playoff", names=say.joined(map(who, seats)))] if seats else []


def free_places(meld: Meld, rules: Game) -> tuple[int, int]:
    """How many places are left below a run of numbers, and above it."""
    own = rules.melds.own
    if not isinstance(own, ColourMelds) or meld.kind not in RUNS or len(meld.cards) >= HIGHEST:
        return 0, 0
    left = HIGHEST - len(meld.cards)
    if own.wrap:
        return min(left, 1), min(left, 1)
    first = face(meld.cards[0]) % 13
    return first, left - first


def upcard_stays(table_view: TableView) -> bool:
    """Whether the upcard is a card that nobody ever takes."""
    view = table_view.view
    return view is not None and view.upcard in rules_of(table_view).deck.others


# The phase that the viewer works on.


@dataclass(frozen=True, kw_only=True)
class PhaseHand(ShownHand):
    """A hand under the melds of the phase that is nearest, with what it has of them.

    ``number`` is that phase, None for whoever has laid it or has nothing to lay; the hand is short
    of it by ``missing`` cards.
    """

    rules: Game
    number: int | None = None
    missing: int = 0

    def progress(self, rules: Game, view: View) -> Progress | None:
        """The slots tell that."""
        return None

    def facts(self, game: str, view: View, progress: Progress | None, say: Text) -> list[str]:
        """The phase, what is missing, and what the hand counts."""
        told, seat = [], view.seat
        if self.number is not None:
            goal = goal_in_words(self.rules.contracts[self.number - 1], say)
            told.append(say("hand-phase", number=self.number, goal=goal))
            told.append(say("hand-phase-short", count=self.missing))
        elif seat is not None and (laid := view.facts.phases_laid.get(seat)) is not None:
            told.append(say("hand-phase-laid", number=laid))
        if seat is not None and floats(view, seat):
            return [*told, say("words-floats")]
        return [*told, say("hand-phase-points", points=self.points)]

    def lines(self, say: Text) -> list[str]:
        """The slots in words."""
        hand = [card for meld in self.melds or () for card in meld]
        return [] if self.number is None else [_slots_in_words(self._slots(hand, say), say)]

    def thrown(self, positions: Sequence[int], hand: Sequence[Card]) -> Sequence[int]:
        """What the phase does not need first, and of that the dearest; wild cards last."""
        needed = [bare(card) for meld in self.melds or () for card in meld]

        def order(at: int) -> tuple[bool, bool, int, int]:
            card = hand[at]
            return card in needed, card == JOKER, -self.rules.points(card), card

        return sorted(positions, key=order)

    def picture(self, rules: Game, view: View, marks: Marks, say: Text) -> Picture:
        """The cards, and above them the slots with those that are chosen, or else all that help."""
        shown = super().picture(rules, view, marks, say)
        if self.number is None or not isinstance(shown.spec, HandSpec):
            return shown
        chosen = [view.hand[at] for at in marks.chosen if at < len(view.hand)]
        slots = self._slots(chosen, say)
        if not any(len(slot.missing) < len(slot.cards) for slot in slots):
            slots = self._slots(view.hand, say)
        words = f"{shown.alt}. {_slots_in_words(slots, say.spoken)}"
        return Picture(shown.spec._replace(slots=slots), cut(words, ALT))

    def _slots(self, cards: Sequence[Card], say: Text) -> tuple[SlotSpec, ...]:
        assert self.number is not None
        slots = self.rules.contracts[self.number - 1].slots
        best = _laid_out(tuple(sorted(cards)), slots, self.rules)
        if best is not None:
            both = zip(slots, best, strict=True)
            return tuple(SlotSpec(_slot_name(slot, slot.least, say), meld) for slot, meld in both)
        return tuple(_filled(slots, cards, _own(self.rules), say))


def phase_hand(rules: Game, view: View) -> PhaseHand:
    """The viewer's hand where everybody has phases of their own."""
    seat, own = view.seat, _own(rules)
    points = sum(map(rules.points, view.hand))
    done = seat is None or seat in view.facts.down or sits_out(view, seat)
    numbers = () if seat is None or done else view.facts.works_on[seat]
    if view.phase is Phase.OVER or not numbers:
        return PhaseHand(rules=rules, points=points, melds=())
    short = {number: _short(view.hand, rules.contracts[number - 1], own) for number in numbers}
    number = min(numbers, key=lambda one: short[one])
    slots, hand = rules.contracts[number - 1].slots, tuple(sorted(view.hand))
    melds = _laid_out(hand, slots, rules) or [
        [card for card in places if card >= 0] for places in _places(slots, hand, own)
    ]
    return PhaseHand(rules=rules, points=points, melds=melds, number=number, missing=short[number])


def _own(rules: Game) -> ColourMelds:
    """The melds of phases, which are of numbers in colours."""
    assert isinstance(rules.melds.own, ColourMelds)
    return rules.melds.own


@lru_cache(maxsize=256)
def _laid_out(hand: tuple[Card, ...], slots: tuple[Slot, ...], rules: Game) -> Melds | None:
    """The melds as the hand would lay them, best; None if it cannot."""
    own = _own(rules)
    if _short(hand, Goal(slots), own):
        return None
    found = phase_layouts(hand, slots, own, rules.points, 1, Effort(AT_ONCE))
    return next(iter(found), None)


@lru_cache(maxsize=256)
def _short(hand: tuple[Card, ...], goal: Goal, rules: ColourMelds) -> int:
    wanted = phase_of(goal.slots, rules)
    return wanted.missing(wanted.held(hand))


def _slot_name(slot: Slot, have: int, say: Text) -> str:
    """What is asked for, and how much of it is there, unless that is all."""
    name = say(f"slot-{slot.kind}", least=slot.least)
    if have >= slot.least:
        return name
    return say("slot-filled", slot=name, have=have, least=slot.least)


def _filled(
    slots: Sequence[Slot], cards: Sequence[Card], rules: ColourMelds, say: Text
) -> Iterator[SlotSpec]:
    """The slots with as many of the cards as help, the others empty."""
    wild = sum(card == JOKER for card in cards)
    for slot, places in zip(slots, _places(slots, cards, rules), strict=True):
        row, missing = list[Card](), set[int]()
        natural = sum(card >= 0 for card in places)
        for place, card in enumerate(places):
            if card < 0 and wild and natural >= rules.min_naturals:
                wild -= 1
            elif card < 0:
                missing.add(place)
            row.append(card if card >= 0 else -card)
        name = _slot_name(slot, slot.least - len(missing), say)
        yield SlotSpec(name, tuple(row), frozenset(missing))


def _places(
    slots: Sequence[Slot], cards: Sequence[Card], rules: ColourMelds
) -> list[list[Card | int]]:
    """By slot the natural cards that go into it; in the place of what is missing a wild card, as a
    number below 0."""
    wanted = phase_of(tuple(slots), rules)
    plan = wanted.plan(wanted.held(cards))
    left = sorted(card for card in cards if card < JOKER and card % 13 < HIGHEST)
    order = sorted(range(len(slots)), key=lambda at: -slots[at].least)
    sets, runs = iter(plan.sets), iter(plan.runs)
    places: dict[int, list[Card | int]] = {}
    # Cards of one colour first: of what they leave sets and runs are made.
    for at in sorted(order, key=lambda one: slots[one].kind in (MeldKind.SET, MeldKind.RUN)):
        slot = slots[at]
        if slot.kind is MeldKind.SET:
            number = next(sets)
            places[at] = _some(left, slot.least, [one for one in left if one % 13 == number])
        elif slot.kind is MeldKind.RUN:
            places[at] = _run(left, slot.least, next(runs))
        else:
            suits = [one // 13 for one in left]
            suit = max(range(4), key=suits.count)
            places[at] = _some(left, slot.least, [one for one in left if one // 13 == suit])
    return [places[at] for at in range(len(slots))]


def _some(left: list[Card], least: int, fitting: Sequence[Card]) -> list[Card | int]:
    used = fitting[:least]
    for card in used:
        left.remove(card)
    return [*used, *[-JOKER] * (least - len(used))]


def _run(left: list[Card], least: int, low: int) -> list[Card | int]:
    found = list[Card | int]()
    for number in ((low + step) % HIGHEST for step in range(least)):
        card = next((one for one in left if one % 13 == number), None)
        found.append(-joker_as(number) if card is None else card)
        if card is not None:
            left.remove(card)
    return found


def _slots_in_words(slots: Sequence[SlotSpec], say: Text) -> str:
    """What is there of the phase, for whoever cannot see it."""
    lines = []
    for slot in slots:
        there = [card for at, card in enumerate(slot.cards) if at not in slot.missing]
        message = "words-slot" if there else "words-slot-empty"
        lines.append(say(message, slot=slot.name, cards=say.cards(there)))
    return " ".join(lines)


def announcing(table_view: TableView, legal: Sequence[Move], say: Text) -> list[Menu]:
    """The menu of those who say before the first turn what they will work on."""
    numbers = [move.number for move in legal if isinstance(move, Announce)][:MENU_LINES]
    if not numbers:
        return []
    view, rules, choices = table_view.begun, rules_of(table_view), list[Choice]()
    for number in numbers:
        goal = rules.contracts[number - 1]
        line = say("phase-of", number=number, goal=goal_in_words(goal, say))
        short = say("hand-phase-short", count=_short(view.hand, goal, _own(rules)))
        choices.append(Choice(line, str(number), short))
    return [Menu(ANNOUNCE.on(table_view), tuple(choices), say("hand-announce-choose"))]


# What a deal has brought.


def phase_after(table_view: TableView, result: Result, seat: int, say: Text) -> list[str]:
    """What the deal means for this player's phase, and which one comes next where that is sure."""
    own, view, rules = result.own, table_view.view, rules_of(table_view)
    if not isinstance(own, PhasesOwn) or view is None or view.facts.playoff or result.game_over:
        return []
    if (number := view.facts.phases_laid.get(seat)) is not None:
        numbered = enumerate(rules.contracts, 1)
        left = [(one, goal) for one, goal in numbered if one not in own.made[seat]]
        chosen = Phase.ANNOUNCE in rules.turn or any(len(some) > 1 for some in view.facts.works_on)
        told = [say("result-phase-made", number=number)]
        if left and chosen:
            told.append(say("result-phase-other"))
        elif left:
            following, goal = left[0]
            told.append(say("result-phase-next", number=following, goal=goal_in_words(goal, say)))
        return [" ".join(told)]
    number = _only(view, seat)
    return [] if number is None else [say("result-phase-again", number=number)]


def phases_made(table_view: TableView, result: Result, who: Names, say: Text) -> list[str]:
    """How many phases everybody has made by now, which they laid, and who plays off."""
    own, view, count = result.own, table_view.view, len(rules_of(table_view).contracts)
    if not isinstance(own, PhasesOwn) or view is None:
        return []
    laid = {} if view.facts.playoff else view.facts.phases_laid
    told = [
        say(
            "result-phases-of",
            name=who(seat),
            made=len(made),
            count=count,
            number=laid.get(seat, 0),
        )
        for seat, made in enumerate(own.made)
    ]
    lines = [say("result-phases", told=" · ".join(told))]
    if own.playoff:
        lines.append(say("result-playoff", names=say.joined(map(who, own.playoff))))
    return lines


# Whose turn a skip card takes.


def skip_in_words(move: Discard, table_view: TableView, name: str, say: Text) -> tuple[str, str]:
    """Who loses a turn, and how near they are to going out."""
    view = table_view.begun
    assert move.skip is not None
    seat = move.skip
    number = view.facts.phases_laid.get(seat) or _only(view, seat)
    about = [say("hand-cards", count=len(view.hands[seat]))]
    about += [] if number is None else [say("table-phase", number=number)]
    about += [say("hand-down-phase")] if seat in view.facts.down else []
    return say("move-skip", name=name), " · ".join(about)


def not_skipped(table_view: TableView, moves: Sequence[Move], who: Names, say: Text) -> list[str]:
    """Why the others cannot be skipped now, a line each."""
    view = table_view.begun
    seats = {move.skip for move in moves if isinstance(move, Discard)} | {view.turn}
    lines = []
    for seat in range(len(view.hands)):
        if seat not in seats and not sits_out(view, seat):
            why = "skip-pending" if view.facts.skips.get(seat) else "skip-lately"
            lines.append("-# " + say(why, name=who(seat)))
    return lines


CONTROLS = (ANNOUNCE,)
