"""Phases: how far each seat is, what the viewer's own one asks for, and whose turn a skip takes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.render import PhaseLine, PhasesSpec, SlotSpec
from bot.screens.control import At, Brings, Control
from bot.screens.screen import MENU_LINES, Choice, Menu
from bot.text import Text
from bot.text.names import Names
from bot.text.rules import goal_in_words
from engine.cards import JOKER, Card, face, joker_as
from engine.colour_melds import HIGHEST, RUNS, ColourMelds
from engine.computer.phases.nearness import phase_of
from engine.game import Game
from engine.games.registry import game
from engine.goal import Goal, Slot
from engine.live.table_view import TableView
from engine.melds import Meld, MeldKind
from engine.moves import Announce, Discard, MakeContract, Move
from engine.phase import Phase
from engine.result import Result
from engine.steps.phases import PhasesOwn
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


class OwnPhase(NamedTuple):
    """The phase that is nearest: its number, what it asks for, how it would be filled by all cards
    held or by those that are chosen, and how many cards the hand is short of it."""

    number: int
    goal: Goal
    slots: tuple[SlotSpec, ...]
    missing: int


def own_phase(
    table_view: TableView,
    say: Text,
    selection: Sequence[int] = (),
    can_lay: Sequence[Move] = (),
) -> OwnPhase | None:
    """The phase with the cards chosen, or else as the first of the moves that lay it would; None
    for whoever has laid it, and where nobody has one of their own."""
    view, seat, rules = table_view.view, table_view.seat, rules_of(table_view)
    own = rules.melds.own
    if view is None or seat is None or not rules.contracts or not isinstance(own, ColourMelds):
        return None
    if view.phase is Phase.OVER or seat in view.facts.down or sits_out(view, seat):
        return None
    numbers = view.facts.works_on[seat]
    if not numbers:
        return None
    short = {number: _short(view.hand, rules.contracts[number - 1], own) for number in numbers}
    number = min(numbers, key=lambda one: short[one])
    chosen = [view.hand[at] for at in selection if at < len(view.hand)]
    best = next((move for move in can_lay if isinstance(move, MakeContract)), None)
    if best is not None and not chosen:
        number = best.number or number
    goal = rules.contracts[number - 1]
    if best is not None and not chosen:
        melds = zip(goal.slots, best.melds, strict=True)
        slots = [SlotSpec(_slot_name(slot, slot.least, say), cards) for slot, cards in melds]
    else:
        slots = [*_filled(goal.slots, chosen, own, say)]
        if not any(len(slot.missing) < len(slot.cards) for slot in slots):
            slots = [*_filled(goal.slots, view.hand, own, say)]
    return OwnPhase(number, goal, tuple(slots), short[number])


def _slot_name(slot: Slot, have: int, say: Text) -> str:
    """What is asked for, and how much of it is there, unless that is all."""
    goal = goal_in_words(Goal((slot,)), say)
    if have >= slot.least:
        return goal
    return say("slot-filled", slot=goal, have=have, least=slot.least)


def cards_for_phase(table_view: TableView, say: Text) -> list[list[Card]] | None:
    """The cards of the hand that go into the slots; None where nobody has phases."""
    own = own_phase(table_view, say)
    if own is None:
        return [] if table_view.view is not None and table_view.view.facts.works_on else None
    return [
        [card for at, card in enumerate(slot.cards) if at not in slot.missing] for slot in own.slots
    ]


@lru_cache(maxsize=256)
def _short(hand: tuple[Card, ...], goal: Goal, rules: ColourMelds) -> int:
    wanted = phase_of(goal.slots, rules)
    return wanted.missing(wanted.held(hand))


def _filled(
    slots: Sequence[Slot], cards: Sequence[Card], rules: ColourMelds, say: Text
) -> Iterator[SlotSpec]:
    """The slots with as many of the cards as help, the others empty."""
    wanted = phase_of(tuple(slots), rules)
    plan = wanted.plan(wanted.held(cards))
    left = sorted(card for card in cards if card < JOKER and card % 13 < HIGHEST)
    wild = sum(card == JOKER for card in cards)
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
    for at, slot in enumerate(slots):
        row, missing = list[Card](), set[int]()
        natural = sum(card >= 0 for card in places[at])
        for place, card in enumerate(places[at]):
            if card < 0 and wild and natural >= rules.min_naturals:
                wild -= 1
            elif card < 0:
                missing.add(place)
            row.append(card if card >= 0 else -card)
        name = _slot_name(slot, slot.least - len(missing), say)
        yield SlotSpec(name, tuple(row), frozenset(missing))


def _some(left: list[Card], least: int, fitting: Sequence[Card]) -> list[Card | int]:
    """So many of these cards; in the place of what is missing a wild card, as less than 0."""
    used = fitting[:least]
    for card in used:
        left.remove(card)
    return [*used, *[-JOKER] * (least - len(used))]


def _run(left: list[Card], least: int, low: int) -> list[Card | int]:
    """The same for numbers from one on."""
    found = list[Card | int]()
    for number in ((low + step) % HIGHEST for step in range(least)):
        card = next((one for one in left if one % 13 == number), None)
        found.append(-joker_as(number) if card is None else card)
        if card is not None:
            left.remove(card)
    return found


def phase_facts(table_view: TableView, own: OwnPhase | None, say: Text) -> list[str]:
    """How the viewer stands, in a few words each."""
    view, seat = table_view.view, table_view.seat
    if view is None or seat is None or not view.facts.works_on:
        return []
    told, points = [], rules_of(table_view).points
    if own is not None:
        told.append(say("hand-phase", number=own.number, goal=goal_in_words(own.goal, say)))
        told.append(say("hand-phase-short", count=own.missing))
    elif (number := view.facts.phases_laid.get(seat)) is not None:
        told.append(say("hand-phase-laid", number=number))
    if floats(view, seat):
        return [*told, say("words-floats")]
    return [*told, say("hand-phase-points", points=sum(map(points, view.hand)))]


def slots_in_words(own: OwnPhase, say: Text) -> str:
    """What is there of the phase, for whoever cannot see it."""
    lines = []
    for slot in own.slots:
        there = [card for at, card in enumerate(slot.cards) if at not in slot.missing]
        message = "words-slot" if there else "words-slot-empty"
        lines.append(say(message, slot=slot.name, cards=say.cards(there)))
    return " ".join(lines)


def announcing(table_view: TableView, legal: Sequence[Move], say: Text) -> list[Menu]:
    """The menu of those who say before the first turn what they will work on."""
    view, rules = table_view.view, rules_of(table_view)
    numbers = [move.number for move in legal if isinstance(move, Announce)][:MENU_LINES]
    own = rules.melds.own
    if view is None or not numbers or not isinstance(own, ColourMelds):
        return []
    choices = []
    for number in numbers:
        goal = rules.contracts[number - 1]
        line = say("phase-of", number=number, goal=goal_in_words(goal, say))
        short = say("hand-phase-short", count=_short(view.hand, goal, own))
        choices.append(Choice(line, str(number), short))
    return [Menu(ANNOUNCE.on(table_view), tuple(choices), say("hand-announce-choose"))]


# What a deal has brought.


def phase_after(table_view: TableView, result: Result, seat: int, say: Text) -> list[str]:
    """What the deal means for this player's phase."""
    own, view = result.own, table_view.view
    if not isinstance(own, PhasesOwn) or view is None or view.facts.playoff or result.game_over:
        return []
    if (number := view.facts.phases_laid.get(seat)) is not None:
        return [say("result-phase-made", number=number)]
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
    view = table_view.view
    assert view is not None
    assert move.skip is not None
    seat = move.skip
    number = view.facts.phases_laid.get(seat) or _only(view, seat)
    about = [say("hand-cards", count=len(view.hands[seat]))]
    about += [] if number is None else [say("table-phase", number=number)]
    about += [say("hand-down-phase")] if seat in view.facts.down else []
    return say("move-skip", name=name), " · ".join(about)


def not_skipped(table_view: TableView, moves: Sequence[Move], who: Names, say: Text) -> list[str]:
    """Why the others cannot be skipped now, a line each."""
    view = table_view.view
    assert view is not None
    seats = {move.skip for move in moves if isinstance(move, Discard)} | {view.turn}
    lines = []
    for seat in range(len(view.hands)):
        if seat not in seats and not sits_out(view, seat):
            why = "skip-pending" if view.facts.skips.get(seat) else "skip-lately"
            lines.append("-# " + say(why, name=who(seat)))
    return lines


CONTROLS = (ANNOUNCE,)
