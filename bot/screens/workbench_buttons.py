"""The buttons of a workbench: only those that can be pressed, always in the same order."""

from collections.abc import Iterator

from bot.screens.bench_click import write_picks
from bot.screens.click import Click
from bot.screens.control_rows import in_one_line
from bot.screens.controls import HandControls
from bot.screens.screen import Button, ButtonRow, Tone
from bot.text import Text
from bot.workbench.bench import Bench, Destination
from bot.workbench.pieces import cards_of
from engine.live.sight import Sight

_LABEL = 34
"""Letters of a label that a phone shows whole."""


def bench_buttons(
    sight: Sight, bench: Bench, controls: HandControls, say: Text
) -> Iterator[ButtonRow]:
    """What plays the chosen cards at once; the moves of the turn; help and the ways back."""

    def click(verb: str) -> Click:
        return Click(sight.table_id, sight.version, verb, write_picks(bench.picks, bench.draft))

    def row(*buttons: Button | None) -> Iterator[ButtonRow]:
        live = [button for button in buttons if button is not None]
        if live:
            yield in_one_line([[button] for button in live])

    for number, target in enumerate(bench.at_once):
        verb = f"bench-lay{number}"
        yield in_one_line([list(_at_once(bench, target, click(verb), say))])
    done = Button(say("button-done"), click("bench-done"), Tone.GOOD)
    draw = Button(say("button-draw"), click("draw"), Tone.PLAIN if bench.draw_ends else Tone.MAIN)
    knock = say("button-knock-now", points=bench.points)
    yield from row(
        done if bench.done is not None else None,
        draw if bench.draw else None,
        Button(say("button-pass-turn"), click("pass")) if bench.can_pass else None,
        Button(knock, click("bench-knock"), Tone.GRAVE) if bench.knock is not None else None,
    )
    undo = Button(say("button-undo"), click("bench-undo"))
    back = Button(say("button-all-back"), click("bench-clear"))
    yield from row(
        undo if bench.draft.before else None,
        back if bench.draft.is_touched else None,
    )
    mode = say(f"sort-{controls.sort.next()}")
    if not controls.coached:
        yield from row(Button(say("button-sort", mode=mode), click("bench-sort")))


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
