"""The buttons of a workbench, and what is chosen on it as each click carries it."""

import re
from collections.abc import Callable, Iterator

from bot.blocks.click import Click, read_positions, write_positions
from bot.blocks.control import At, Control, Cost
from bot.blocks.screen import Button, ButtonRow, Tone
from bot.people.settings import Sort
from bot.screens.panel_controls import DRAW, PASS, HandControls, in_one_line, in_rows_of_a_phone
from bot.text import Text
from bot.workbench.draft import Draft
from bot.workbench.picks import Picks, open_places
from bot.workbench.pieces import cards_of
from bot.workbench.workbench import Bench, Destination
from engine.live.table_view import TableView

_BITS = re.compile("[0-9a-f]{1,16}")
_LABEL = 34
"""Letters of a label that a phone shows whole."""

BENCH_LAY = Control("bench-lay", At.TABLE, numbered=True)
BENCH_DONE = Control("bench-done", At.TABLE)
BENCH_KNOCK = Control("bench-knock", At.TABLE)
BENCH_UNDO = Control("bench-undo", At.TABLE)
BENCH_CLEAR = Control("bench-clear", At.TABLE)
BENCH_SORT = Control("bench-sort", At.TABLE, numbered=True)
BENCH_SUGGEST = Control("bench-suggest", At.TABLE, cost=Cost.ADVICE)


def bench_buttons(
    table_view: TableView, bench: Bench, controls: HandControls, say: Text
) -> Iterator[ButtonRow]:
    """What plays the chosen cards at once; the moves of the turn; help and the ways back.

    Only those that can be pressed, always in the same order.
    """
    picks = write_picks(bench.picks, bench.draft)

    def click(control: Control) -> Click:
        return control.on(table_view, picks)

    for number, target in enumerate(bench.at_once):
        lay = BENCH_LAY.on(table_view, picks, number=number)
        yield in_one_line([list(_at_once(bench, target, lay, say))])
    yield from in_rows_of_a_phone(_moves(bench, click, say))
    yield from in_rows_of_a_phone(_help(bench, controls, click, say))
    if bench.places and not controls.coached:
        yield tuple(_sorting(table_view, controls, picks, say))


def _moves(bench: Bench, click: Callable[[Control], Click], say: Text) -> Iterator[Button]:
    if bench.done is not None:
        yield Button(say("button-done"), click(BENCH_DONE), Tone.GOOD)
    elif bench.freed:
        yield Button(say("button-joker-first"), click(BENCH_DONE), Tone.GOOD, live=False)
    if bench.draw:
        label = say("button-draw-last" if bench.draw_ends else "button-draw")
        yield Button(label, click(DRAW), Tone.PLAIN if bench.draw_ends else Tone.MAIN)
    if bench.can_pass:
        yield Button(say("button-pass-turn"), click(PASS))
    if bench.knock is not None:
        label = say("button-knock-now", points=bench.points)
        yield Button(label, click(BENCH_KNOCK), Tone.GRAVE)


def _help(
    bench: Bench, controls: HandControls, click: Callable[[Control], Click], say: Text
) -> Iterator[Button]:
    if not controls.coached:
        label = say("button-lay-all" if bench.places else "button-suggest")
        yield Button(label, click(BENCH_SUGGEST))
    if bench.draft.before:
        yield Button(say("button-undo"), click(BENCH_UNDO))
    if bench.draft.is_touched:
        yield Button(say("button-all-back"), click(BENCH_CLEAR))
    if not controls.coached and not bench.places:
        mode = say(f"sort-{controls.sort.next()}")
        yield Button(say("button-sort", mode=mode), click(BENCH_SORT))


def _sorting(
    table_view: TableView, controls: HandControls, picks: str, say: Text
) -> Iterator[Button]:
    """The orders of a hand of numbers in colours; the one that it has cannot be pressed."""
    for number, mode in enumerate(Sort):
        if mode is not Sort.MELDS:
            click = BENCH_SORT.on(table_view, picks, number=number)
            yield Button(say(f"button-by-{mode}"), click, live=controls.sort is not mode)


def _at_once(bench: Bench, target: Destination, click: Click, say: Text) -> Iterator[Button]:
    """The button that puts the chosen cards there and plays all of it, most telling form first."""
    chosen = say.cards(cards_of(bench.draft.chosen(bench.picks.places, bench.picks.held)))
    if target.number is None:
        forms = say("button-meld-of", cards=chosen), say("button-meld")
    else:
        number = target.number + 1
        forms = (
            say("button-bench-add", cards=chosen, number=number),
            say("button-bench-add", cards="…", number=number),
        )
    for label in forms:
        if len(label) <= _LABEL:
            yield Button(label, click, Tone.GOOD)


def write_picks(picks: Picks, draft: Draft) -> str:
    """The rest of a click on this draft: what is chosen on it, behind the mark by which a click on
    another draft is told apart. Cards of opened groups are bits of a number, so that all that can
    be chosen fits into a click."""
    there = open_places(draft, picks.opened)
    chosen = sum(1 << at for at, place in enumerate(there) if place in picks.places)
    held, opened = write_positions(picks.held), write_positions(picks.opened)
    return f"{draft.mark}.{held}.{opened}.{chosen:x}"


def mark_of(text: str) -> str:
    """The mark of the draft on which a click was made."""
    return text.partition(".")[0]


def read_picks(text: str, draft: Draft) -> Picks | None:
    """What a click has carried; None if it was made on a draft that is not this one."""
    if mark_of(text) != draft.mark:
        return None
    held, opened, chosen, *_ = (*text.split(".")[1:], "", "", "")
    numbers = tuple(at for at in read_positions(opened) if at < len(draft.groups))
    there = open_places(draft, numbers)
    bits = int(chosen, 16) if _BITS.fullmatch(chosen) else 0
    places = tuple(place for at, place in enumerate(there) if bits >> at & 1)
    return Picks(read_positions(held), numbers, places).within(draft)


CONTROLS = (
    *(BENCH_LAY, BENCH_DONE, BENCH_KNOCK, BENCH_UNDO, BENCH_CLEAR, BENCH_SORT, BENCH_SUGGEST),
)
