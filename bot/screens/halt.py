"""Tables that something of ours has broken: what everybody reads, and what can still be done."""

from typing import NamedTuple

from bot.blocks.control import At, Control, TargetId
from bot.blocks.screen import GOLD, GREY, Block, Button, Screen, Separator, Tone
from bot.screens.notes import STAY, close_button
from bot.screens.table import HAND, MORE
from bot.text import Text
from bot.text.names import escaped
from engine.table.roster import CloseReason, Roster, Status

LEAVE_STOPPED = Control("leave-stopped", At.TABLE, public=True, halted=True)
ASK_END = Control("end-stopped", At.TABLE, public=True, halted=True)
END_STOPPED = Control("end-stopped-now", At.TABLE, halted=True)


class Stopped(NamedTuple):
    """A table that stands still. Its rules are not asked: they may be what is broken."""

    table_id: str
    version: int
    game: str
    roster: Roster
    reference: str


def halt_screen(table: Stopped, say: Text) -> Screen:
    """The public message of a table that stands still, or stood still until it was closed."""
    return _screen(table, say, private=False)


def stopped_note(table: Stopped, say: Text) -> Screen:
    """The same for somebody who wanted something of it."""
    return _screen(table, say, private=True)


def end_question(table: Stopped, say: Text) -> Screen:
    """The one question before a host ends it."""
    buttons = (
        Button(say("button-end-stopped-now"), END_STOPPED.on(table), Tone.GRAVE),
        Button(say("button-stay"), STAY.on(table)),
    )
    return Screen((say("stopped-end-question"), Separator(), buttons), GREY)


def unshown_screen(table_id: str, version: int, game: str, reference: str, say: Text) -> Screen:
    """The public message of a table whose own one cannot be made; its game goes on."""
    say = say.of(game)
    table = TargetId(table_id, version)
    buttons = (
        Button(say("button-my-hand"), HAND.on(table), Tone.MAIN),
        Button(say("button-more"), MORE.on(table)),
    )
    return Screen((_title(game, say), say("table-unshown", ref=reference), buttons), GOLD)


def _screen(table: Stopped, say: Text, *, private: bool) -> Screen:
    roster = table.roster
    blocks: list[Block] = [_title(table.game, say)]
    buttons: tuple[Button, ...] = ()
    if roster.status is Status.CLOSED:
        if roster.closed_because is CloseReason.MANAGER:
            words = escaped(roster.closing_words or "")
            blocks.append(say("event-closed-manager", words=words))
        blocks.append(say("stopped-closed", ref=table.reference))
    else:
        host = next((one.name for one in roster.sitters if one.user == roster.host), None)
        blocks.append(say("stopped", ref=table.reference))
        blocks.append(
            say("stopped-choices")
            if host is None
            else say("stopped-choices-host", host=escaped(host))
        )
        buttons = (
            Button(say("button-leave"), LEAVE_STOPPED.on(table)),
            Button(say("button-end-stopped"), ASK_END.on(table)),
        )
    if private:
        buttons += (close_button(say),)
    if buttons:
        blocks.append(buttons)
    return Screen(tuple(blocks), GREY)


def _title(game: str, say: Text) -> str:
    return say("table-title", game=say(f"game-{game}"))
