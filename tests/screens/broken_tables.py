"""Tables that something of ours has broken."""

from dataclasses import replace

from bot.blocks.screen import Screen
from bot.screens.halt import (
    Stopped,
    end_question,
    halt_screen,
    stopped_note,
    unshown_screen,
)
from bot.text import Text
from engine.table.roster import CloseReason, Roster, Status
from tests.screens.lobbies import LONG_NAMES
from tests.screens.registry import private, public
from tests.screens.script import Script

_REFERENCE = "1a2b3c4d"


def _stopped(roster: Roster) -> Stopped:
    return Stopped("ffffffffff", 0xFFFF, "contract", roster, _REFERENCE)


def _roster() -> Roster:
    return Script("contract", names=LONG_NAMES).begin().table().roster


@public
def stopped_game(say: Text) -> Screen:
    return halt_screen(_stopped(_roster()), say)


@public
def stopped_game_without_its_host(say: Text) -> Screen:
    roster = _roster()
    return halt_screen(_stopped(replace(roster, sitters=roster.sitters[1:])), say)


@public
def stopped_and_ended(say: Text) -> Screen:
    closed = replace(_roster(), status=Status.CLOSED, closed_because=CloseReason.FAULT)
    return halt_screen(_stopped(closed), say)


@public
def stopped_and_closed_by_a_manager(say: Text) -> Screen:
    closed = replace(
        _roster(),
        status=Status.CLOSED,
        closed_because=CloseReason.MANAGER,
        closing_words="_" * 100,
    )
    return halt_screen(_stopped(closed), say)


@private
def stopped_game_for_a_player(say: Text) -> Screen:
    return stopped_note(_stopped(_roster()), say)


@private
def end_of_a_stopped_game(say: Text) -> Screen:
    return end_question(_stopped(_roster()), say)


@public
def unshown_game(say: Text) -> Screen:
    return unshown_screen("ffffffffff", 0xFFFF, "contract", _REFERENCE, say)
