"""The buttons of a workbench: only those that can be pressed, always in the same order."""

from collections.abc import Callable, Iterator

from bot.screens.bench_click import write_picks
from bot.screens.click import Click
from bot.screens.control_rows import in_one_line, in_rows_of_a_phone
from bot.screens.controls import HandControls
from bot.screens.screen import Button, ButtonRow, Tone
from bot.text import Text
from bot.workbench.bench import Bench, Destination
from bot.workbench.pieces import cards_of
from engine.live.table_view import TableView

_LABEL = 34
"""Letters of a label that a phone shows whole."""


def bench_buttons(
    sight: TableView, bench: Bench, controls: HandControls, say: Text
) -> Iterator[ButtonRow]:
    """What plays the chosen cards at once; the moves of the turn; help and the ways back."""

    def click(verb: str) -> Click:
        return Click(sight.table_id, sight.version, verb, write_picks(bench.picks, bench.draft))

    for number, target in enumerate(bench.at_once):
        verb = f"bench-lay{number}"
        yield in_one_line([list(_at_once(bench, target, click(verb), say))])
    yield from in_rows_of_a_phone(_moves(bench, click, say))
    yield from in_rows_of_a_phone(_help(bench, controls, click, say))


def _moves(bench: Bench, click: Callable[[str], Click], say: Text) -> Iterator[Button]:
    if bench.done is not None:
        yield Button(say("button-done"), click("bench-done"), Tone.GOOD)
    if bench.draw:
        label = say("button-draw-last" if bench.draw_ends else "button-draw")
        yield Button(label, click("draw"), Tone.PLAIN if bench.draw_ends else Tone.MAIN)
    if bench.can_pass:
        yield Button(say("button-pass-turn"), click("pass"))
    if bench.knock is not None:
        label = say("button-knock-now", points=bench.points)
        yield Button(label, click("bench-knock"), Tone.GRAVE)


def _help(
    bench: Bench, controls: HandControls, click: Callable[[str], Click], say: Text
) -> Iterator[Button]:
    if not controls.coached:
        yield Button(say("button-suggest"), click("bench-suggest"))
    if bench.draft.before:
        yield Button(say("button-undo"), click("bench-undo"))
    if bench.draft.is_touched:
        yield Button(say("button-all-back"), click("bench-clear"))
    if not controls.coached:
        mode = say(f"sort-{controls.sort.next()}")
        yield Button(say("button-sort", mode=mode), click("bench-sort"))


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
