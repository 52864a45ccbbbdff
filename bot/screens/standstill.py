"""Tables that something of ours has broken: what everybody reads, and what can still be done."""

from typing import NamedTuple

from bot.screens.click import Click
from bot.screens.colours import GOLD, GREY
from bot.screens.notes import close_button
from bot.screens.screen import Block, Button, Screen, Separator, Tone
from bot.text import Text
from bot.text.names import escaped
from engine.table.sitting import CloseReason, Sitting, Status

LEAVE = "leave-stopped"
"""The verb of the button with which somebody leaves a table that stands still."""
ASK_END = "end-stopped"
"""With which its host is asked whether it is to end ..."""
END = "end-stopped-now"
"""... and ends it."""
STAY = "stay"
"""With which they do not."""
STILL_DONE = frozenset({LEAVE, ASK_END, END, STAY})
"""All that is done there on a click; whatever else is clicked is answered with why not."""


class Stopped(NamedTuple):
    """A table that stands still. Its rules are not asked: they may be what is broken."""

    table_id: str
    version: int
    game: str
    sitting: Sitting
    reference: str


def standstill_screen(table: Stopped, say: Text) -> Screen:
    """The public message of a table that stands still, or stood still until it was closed."""
    return _screen(table, say, private=False)


def stopped_note(table: Stopped, say: Text) -> Screen:
    """The same for somebody who wanted something of it."""
    return _screen(table, say, private=True)


def end_question(table: Stopped, say: Text) -> Screen:
    """The one question before a host ends it."""
    buttons = (
        Button(
            say("button-end-stopped-now"), Click(table.table_id, table.version, END), Tone.GRAVE
        ),
        Button(say("button-stay"), Click(table.table_id, table.version, STAY)),
    )
    return Screen((say("stopped-end-question"), Separator(), buttons), GREY)


def unshown_screen(table_id: str, version: int, game: str, reference: str, say: Text) -> Screen:
    """The public message of a table whose own one cannot be made; its game goes on."""
    buttons = (
        Button(say("button-my-hand"), Click(table_id, version, "hand"), Tone.MAIN),
        Button(say("button-more"), Click(table_id, version, "more")),
    )
    return Screen((_title(game, say), say("table-unshown", ref=reference), buttons), GOLD)


def _screen(table: Stopped, say: Text, *, private: bool) -> Screen:
    sitting = table.sitting
    blocks: list[Block] = [_title(table.game, say)]
    buttons: tuple[Button, ...] = ()
    if sitting.status is Status.CLOSED:
        if sitting.closed_because is CloseReason.MANAGER:
            words = escaped(sitting.closing_words or "")
            blocks.append(say("event-closed-manager", words=words))
        blocks.append(say("stopped-closed", ref=table.reference))
    else:
        host = next((one.name for one in sitting.sitters if one.user == sitting.host), None)
        blocks.append(say("stopped", ref=table.reference))
        blocks.append(
            say("stopped-choices")
            if host is None
            else say("stopped-choices-host", host=escaped(host))
        )
        buttons = (
            Button(say("button-leave"), Click(table.table_id, table.version, LEAVE)),
            Button(say("button-end-stopped"), Click(table.table_id, table.version, ASK_END)),
        )
    if private:
        buttons += (close_button(say),)
    if buttons:
        blocks.append(buttons)
    return Screen(tuple(blocks), GREY)


def _title(game: str, say: Text) -> str:
    return say("table-title", game=say(f"game-{game}"))
