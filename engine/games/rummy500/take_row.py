"""Sweeps of the row from a card on. That card is laid right away (RUMMY500 5)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card, bare, face, joker_as
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, LaidOff, StockRanOut, TookRow
from engine.game import Ask, Step, held
from engine.hands.all_but_one import LastTable
from engine.hands.every_meld import Growing
from engine.melds import Meld, MeldKind, MeldRules, extensions, read, run_places, span
from engine.moves import LayOff, Pass, TakeRow
from engine.state import State
from engine.steps.laying import FITTING, added, laid_off
from engine.steps.take import costs_more


class Sweeps(NamedTuple):
    """The terms of a sweep."""

    lays_off: bool
    """Whether the deepest card may be laid off. Otherwise it must be in a new meld."""
    last_is_free: bool
    """Whether a player may take the last card without laying it, while they could draw."""
    can_be_drawn: Callable[[State], bool]


def sweep(terms: Sweeps) -> Step[TakeRow]:
    """Return the step that takes from the row on these terms (RUMMY500 5)."""

    def rule(ask: Ask, move: TakeRow) -> Iterator[Event]:
        row, start = ask.state.discard, bare(move.start)
        if not row:
            raise IllegalMove(Reason.NOTHING_TO_TAKE)
        swept = move.swept(row)
        if not swept:
            raise IllegalMove(Reason.NOT_IN_ROW, card=start)
        if move.meld is None and (move.lay_off is None or not terms.lays_off):
            if move.lay_off is not None or len(swept) > 1 or not _is_free(ask.state):
                raise IllegalMove(Reason.MUST_BE_LAID, card=start)
            yield TookRow(ask.seat, tuple(swept))
            return
        laid = _laid(ask, move, start, swept)
        yield TookRow(ask.seat, tuple(swept))
        yield laid

    def _is_free(state: State) -> bool:
        return terms.last_is_free and terms.can_be_drawn(state)

    def offers(ask: Ask) -> Iterator[TakeRow]:
        """Yield takes from every card in the row, with its melds and lay-offs that end with it.

        Melds of more than three cards are left out, because further cards can be laid off
        afterwards.
        """
        row, rules, table = ask.state.discard, ask.game.melds, ask.state.melds
        if row and _is_free(ask.state):
            yield TakeRow(row[-1])
        growing = Growing(ask.hand, rules)
        seen = set[Card]()
        fitting = FITTING.of(table, rules) if terms.lays_off and table else {}
        for index in range(len(row) - 1, -1, -1):
            start = row[index]
            growing.add(start)
            count = len(row) - index if start in seen else None
            seen.add(start)
            for meld in growing.melds_with(start):
                yield TakeRow(start, meld, count=count)
            for lay_off in fitting.get(start, ()):
                yield TakeRow(start, lay_off=lay_off, count=count)
            if fitting:
                for lay_off in _reaching(start, growing, table, rules):
                    yield TakeRow(start, lay_off=lay_off, count=count)

    def uses(ask: Ask, cards: Sequence[Card]) -> Iterator[TakeRow]:
        """Yield the takes that lay exactly these cards from the hand."""
        takes = dict.fromkeys(move for move in offers(ask) if _lays(ask, move, cards))
        for move in _with_lay_off(ask, cards) if terms.lays_off else ():
            takes[move] = None
        yield from takes

    made = Step(TakeRow, rule, offers, uses=uses)
    return made.risking(lambda ask, move: costs_more(ask, move, rule(ask, move)))


def _laid(ask: Ask, move: TakeRow, start: Card, swept: Sequence[Card]) -> LaidDown | LaidOff:
    """Return the event of laying the deepest card with others (RUMMY500 5.2)."""
    if start not in map(bare, move.laid):
        raise IllegalMove(Reason.START_NOT_LAID, card=start)
    held(ask, move.laid, (*ask.hand, *swept))
    if move.meld is None and move.lay_off is not None:
        return laid_off(ask, move.lay_off)
    meld = read(move.laid, ask.game.melds)
    if meld is None:
        raise IllegalMove(Reason.NOT_A_MELD, cards=move.laid)
    return LaidDown(ask.seat, meld)


class _Run(NamedTuple):
    """A run on the table."""

    meld: int
    """The index of the meld."""
    suit: int
    low: int
    """The position of its low end."""
    high: int
    """The position of its high end."""


def _runs(melds: tuple[Meld, ...], rules: MeldRules) -> list[_Run]:
    return [
        _Run(index, face(meld.cards[0]) // 13, *span(meld.cards))
        for index, meld in enumerate(melds)
        if meld.kind is MeldKind.RUN and len(meld.cards) + 1 < rules.run_max
    ]


_RUNS = LastTable(_runs)


def _reaching(
    start: Card, held: Growing, table: tuple[Meld, ...], rules: MeldRules
) -> Iterator[LayOff]:
    """Yield lay-offs on a run that end with ``start``.

    The cards between come from the hand and the sweep.
    """
    for index, suit, low, high in _RUNS.of(table, rules):
        if start == JOKER:
            jokers = held.held[JOKER] - 1
            places: Iterable[int] = range(min(rules.aces), 14 + (14 in rules.aces))
        elif start // 13 == suit:
            jokers = held.held[JOKER]
            places = run_places(start, rules)
        else:
            continue
        for place in places:
            above = place > high + 1
            if not above and place >= low - 1:
                continue
            if max(place, high) - min(place, low) >= rules.run_max:
                continue
            inner = range(high + 1, place) if above else range(place + 1, low)
            between = held.between(suit, inner, jokers)
            if between is not None:
                end = joker_as(suit * 13 + (place - 1) % 13) if start == JOKER else start
                yield LayOff((*between, end) if above else (end, *between), index)


def _lays(ask: Ask, move: TakeRow, cards: Sequence[Card]) -> bool:
    """Return whether a take lays exactly these cards from the hand.

    If the sweep also has a copy of such a card, either copy may be meant.
    """
    chosen, laid = Counter(map(bare, cards)), Counter(map(bare, move.laid))
    said = all(card in move.laid for card in cards if card > JOKER)
    return said and chosen <= laid and laid - chosen <= Counter(move.swept(ask.state.discard))


def _with_lay_off(ask: Ask, cards: Sequence[Card]) -> Iterator[TakeRow]:
    """Yield takes that lay off these cards from the hand together with the deepest swept card."""
    row, rules = ask.state.discard, ask.game.melds
    faces = [face(card) for card in cards if card != JOKER]
    for index, meld in enumerate(ask.state.melds if cards else ()):
        first = next(face(card) for card in meld.cards if card != JOKER)
        if not all(_goes(card, first, meld.kind) for card in faces):
            continue
        for place, start in enumerate(row):
            if start != JOKER and not _goes(start, first, meld.kind):
                continue
            count = len(row) - place if start in row[place + 1 :] else None
            for whole in extensions(meld, (start, *cards), ask.seat, rules):
                yield TakeRow(start, lay_off=LayOff(added(meld, whole), index), count=count)


def _goes(card: Card, first: Card, kind: MeldKind) -> bool:
    """Return whether a card has the rank of a set or the suit of a run."""
    return card % 13 == first % 13 if kind is MeldKind.SET else card // 13 == first // 13


def leave_the_row(can_be_drawn: Callable[[State], bool]) -> Step[Pass]:
    """Return the step that leaves the row when no card can be drawn, and ends the deal (8.2)."""

    def rule(ask: Ask, move: Pass) -> Iterable[Event]:
        if can_be_drawn(ask.state):
            raise IllegalMove(Reason.STOCK_LASTS)
        return (StockRanOut(ask.seat),)

    return Step(Pass, rule, lambda ask: () if can_be_drawn(ask.state) else (Pass(),))
