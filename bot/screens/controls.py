"""The controls of a hand panel, and what lies before the player who uses them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.people.preferences import Sort
from bot.render import CardStyle
from bot.screens.click import Click
from bot.screens.screen import Button, ButtonRow, Tone
from bot.text import Text
from engine.computer.suggestions import Progress
from engine.live.sight import Sight
from engine.moves import (
    Discard,
    Draw,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
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
    ),
)
"""Cards that leave it."""

_ABREAST = 3
"""Buttons that a phone shows side by side; the fourth would stand alone in a line."""


class HandControls(NamedTuple):
    """What lies before a player besides the table itself.

    ``selection``: chosen cards as positions in order of arrival. ``legal``: what can be done now,
    the cards chosen being just these. ``suggests``: something can be laid. ``choosing``: moves
    among which they must pick, none: no menu.
    """

    selection: tuple[int, ...] = ()
    sort: Sort = Sort.SUIT
    style: CardStyle = CardStyle.FOUR
    text_first: bool = False
    legal: Sequence[Move] = ()
    suggests: bool = True
    progress: Progress | None = None
    notice: str | None = None
    choosing: Sequence[Move] = ()
    chosen_kind: str = ""

    def can(self, kind: type[Move]) -> bool:
        """Whether a move of this kind is legal now."""
        return any(isinstance(move, kind) for move in self.legal)


def control_rows(sight: Sight, controls: HandControls, chosen: str, say: Text) -> list[ButtonRow]:
    """The controls whose moves this game knows, always in the same order.

    Where not all that come or leave can stand side by side, their two halves have a row each.
    """
    rows: list[ButtonRow] = []
    for halves in (_COMING, _LEAVING):
        first, second = (_row(half, sight, controls, chosen, say) for half in halves)
        rows += [first + second] if len(first + second) <= _ABREAST else [first, second]
    return rows


def _row(
    half: tuple[Control, ...], sight: Sight, controls: HandControls, chosen: str, say: Text
) -> ButtonRow:
    assert sight.view is not None
    upcard, may_i = sight.view.upcard, sight.view.features.may_i
    buttons = []
    for control in half:
        if control.kind not in sight.moves:
            continue
        label, emoji = say(control.label), None
        if control.kind is Pass and not may_i:
            label = say("button-pass-turn")
        if control.kind is Take and upcard is not None:
            label = say("button-take-card", card=say.card(upcard))
            emoji = say.emoji(upcard)
        click = Click(sight.table_id, sight.version, control.verb, chosen)
        live = controls.can(control.kind)
        buttons.append(Button(label, click, control.tone, live=live, emoji=emoji))
        if control.kind is Pass and may_i:
            orders = Click(sight.table_id, sight.version, "orders")
            buttons.append(Button(say("button-orders"), orders))
    return tuple(buttons)
