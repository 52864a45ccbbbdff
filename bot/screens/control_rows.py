"""The buttons of a hand panel that stand for moves: which, in which order, with which words."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.screens.buys import buy_button
from bot.screens.click import Click
from bot.screens.controls import HandControls
from bot.screens.endings import is_confirmed, name_of_ending
from bot.screens.move_buttons import letters, name_of_move
from bot.screens.screen import Button, ButtonRow, Tone
from bot.text import Text
from engine.live.table_view import TableView
from engine.moves import (
    BigGin,
    Discard,
    Draw,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Show,
    Swap,
    Take,
    TakeRow,
)


class Control(NamedTuple):
    """A button of the panel: its verb, its label and the kind of move that it stands for."""

    verb: str
    label: str
    kind: type[Move]
    tone: Tone = Tone.PLAIN


_COMING = (
    (
        Control("draw", "button-draw", Draw, Tone.MAIN),
        Control("take", "button-take", Take),
        Control("row", "button-row", TakeRow),
    ),
    (
        Control("ask", "button-may-i", MayI, Tone.GOOD),
        Control("pass", "button-pass", Pass),
    ),
)
"""Cards that come into the hand: in one's own turn, and of what others leave."""

_LEAVING = (
    (
        Control("contract", "button-contract", MakeContract, Tone.GOOD),
        Control("lay", "button-meld", LayDown),
        Control("off", "button-lay-off", LayOff),
    ),
    (
        Control("swap", "button-swap", Swap),
        Control("throw", "button-discard", Discard, Tone.GRAVE),
        Control("knock", "button-knock", Knock, Tone.GOOD),
        Control("big-gin", "button-big-gin", BigGin, Tone.GOOD),
        Control("show", "button-show", Show, Tone.GOOD),
    ),
)
"""Cards that leave it."""

_ABREAST = 3
"""Buttons that a phone shows side by side; the fourth would stand alone in a line."""

_MOST = 5
"""Buttons that Discord takes in a row."""

_PHONE, _LETTER, _AROUND, _BETWEEN = 264, 7.5, 26, 8
"""Pixels: of a line on a phone, of a letter, around the letters of a button, between buttons."""


def live_rows(rows: Iterable[ButtonRow]) -> tuple[ButtonRow, ...]:
    """The same rows with nothing but what can be pressed."""
    pressed = (tuple(button for button in row if button.live) for row in rows)
    return tuple(row for row in pressed if row)


def control_rows(
    sight: TableView, controls: HandControls, chosen: str, say: Text
) -> tuple[ButtonRow, ...]:
    """The controls whose moves this game knows, always in the same order.

    Those that can be pressed stand in one row. With all in their places there are more: where not
    all that come or leave can stand side by side, their two halves have a row each.
    """
    every = [
        [_known(half, sight, controls, chosen, say) for half in halves]
        for halves in (_COMING, _LEAVING)
    ]
    if not controls.every_control:
        faces = [one for halves in every for half in halves for one in half]
        return (in_one_line(faces),) if faces else ()
    rows = []
    for first, second in every:
        rows += [first + second] if len(first + second) <= _ABREAST else [first, second]
    return tuple(in_one_line(row) for row in rows if row)


def in_one_line(faces: list[list[Button]]) -> ButtonRow:
    """Of each button the most telling form with which a phone shows them in one line."""
    best = [list(forms) for forms in faces]
    while True:
        row = tuple(forms[0] for forms in best)
        longer = [forms for forms in best if len(forms) > 1]
        if _width(row) <= _PHONE or not longer:
            return row
        max(longer, key=lambda forms: letters(forms[0].label)).pop(0)


def in_rows_of_a_phone(buttons: Iterable[Button]) -> tuple[ButtonRow, ...]:
    """The buttons in their order, as many in a row as a phone shows in one line."""
    rows: list[ButtonRow] = []
    for button in buttons:
        row = (*rows[-1], button) if rows else (button,)
        if rows and (_width(row) > _PHONE or len(row) > _MOST):
            rows.append((button,))
        else:
            rows[-1:] = [row]
    return tuple(rows)


def _width(row: ButtonRow) -> float:
    seen = sum(letters(button.label) for button in row)
    return seen * _LETTER + len(row) * (_AROUND + _BETWEEN) - _BETWEEN


def _known(
    half: tuple[Control, ...], sight: TableView, controls: HandControls, chosen: str, say: Text
) -> list[list[Button]]:
    return [
        list(_forms(control, sight, controls, chosen, say))
        for control in half
        if control.kind in sight.moves
        and not (control.kind is TakeRow and controls.row_in_menu)
        and (controls.every_control or _is_live(control, controls))
    ]


def _is_live(control: Control, controls: HandControls) -> bool:
    """Whether the button can be pressed."""
    if controls.meant.get(control.verb):
        return True
    return control.verb not in controls.meant and controls.can(control.kind)


def _forms(
    control: Control, sight: TableView, controls: HandControls, chosen: str, say: Text
) -> Iterator[Button]:
    """The button, most telling form first. If it can mean one thing alone, its name stands on it
    and it is played at once; a button without a name shows what it means if no card is chosen, and
    so does what is to be confirmed."""
    assert sight.view is not None
    view, verb, emoji = sight.view, control.verb, None
    meant = controls.meant.get(verb, ())

    def click(verb: str) -> Click:
        return Click(sight.table_id, sight.version, verb, chosen)

    label = say(control.label)
    if control.kind is Pass and not view.features.may_i:
        label = say("button-pass-turn")
    elif control.kind is Take and view.upcard is not None:
        label = say("button-take-card", card=say.card(view.upcard))
        emoji = say.emoji(view.upcard)
    elif control.kind is MayI:
        label = buy_button(view, sight.seat, say)
    elif is_confirmed(control.kind, view.features):
        if meant:
            yield Button(name_of_ending(meant[0], view, say), click(verb), control.tone)
            return
        label = say("button-gin-knock") if control.kind is Knock else label
    elif len(meant) > 1:
        yield Button(say("button-several", what=label), click(verb), control.tone)
    elif meant and (name := name_of_move(meant[0], sight, say)) is not None:
        at_once = verb if control.kind is Discard else f"do-{verb}0"
        yield Button(name, click(at_once), control.tone)
    live = _is_live(control, controls)
    yield Button(label, click(verb), control.tone, live=live, emoji=emoji)
