"""Halted tables in words, with the remaining choices."""

from typing import NamedTuple

from bot.blocks.control import At, Control, TargetId
from bot.blocks.screen import GOLD, GREY, Block, Button, Screen, Separator, Tone
from bot.screens.notes import STAY, close_button
from bot.screens.table_screen import HAND, MORE
from bot.text import Text
from bot.text.name_words import escaped
from engine.table.roster import CloseReason, Roster, Status

LEAVE_STOPPED = Control("leave-stopped", At.TABLE, public=True, halted=True)
ASK_END = Control("end-stopped", At.TABLE, public=True, halted=True)
END_STOPPED = Control("end-stopped-now", At.TABLE, halted=True)


class Stopped(NamedTuple):
    """A halted table. The rules of its game aren't used, because they may be broken."""

    table_id: str
    version: int
    game: str
    roster: Roster
    reference: str


def halt_screen(table: Stopped, say: Text) -> Screen:
    """Return the public message of a halted table, also after the table was closed."""
    return _screen(table, say, private=False)


def stopped_note(table: Stopped, say: Text) -> Screen:
    """Return the private answer to a person who wanted to do something at a halted table."""
    return _screen(table, say, private=True)


def end_question(table: Stopped, say: Text) -> Screen:
    """Return the question to a host before a halted table is ended."""
    buttons = (
        Button(say("button-end-stopped-now"), END_STOPPED.on(table), Tone.GRAVE),
        Button(say("button-stay"), STAY.on(table)),
    )
    return Screen((say("stopped-end-question"), Separator(), buttons), GREY)


def unshown_screen(table_id: str, version: int, game: str, reference: str, say: Text) -> Screen:
    """Return the public message of a table whose usual message can't be made.

    The game continues.
    """
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
        host = next((sitter.name for sitter in roster.sitters if sitter.user == roster.host), None)
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
