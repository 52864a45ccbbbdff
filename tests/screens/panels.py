"""A person's panel at a table, as their clicks would have brought it about."""

from typing import Any

from bot.blocks.screen import Screen, Section
from bot.clicks.fault_answers import refusal_wording
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.screens.panel_controls import LAYING, SUGGEST, THROW
from bot.showing.hand_controls import hand_controls, panel_screen
from bot.text import Text
from engine.analysis.nearest import nearest
from engine.errors import IllegalMove
from engine.live.table import Table
from engine.moves import Move
from tests.screens.script import ANN, positions

_BUTTONS = {one.verb: one for one in (*LAYING, THROW, SUGGEST)}


def panel(
    table: Table,
    say: Text,
    seat: int = 0,
    *,
    chosen: str = "",
    kind: str = "",
    notice: str | None = None,
    advised: Section | str | None = None,
    **preferences: Any,
) -> Screen:
    """The panel of a seat with these cards chosen; ``kind`` is the button whose menu is open,
    ``preferences`` are settings of its reader."""
    reader = Reader(ANN + seat, say, Preferences(**preferences))
    button = _BUTTONS[kind] if kind else None
    selection = positions(table, seat, chosen) if chosen else ()
    controls = hand_controls(table, reader, selection, notice, button, advised)
    assert controls.choosing or not kind, "there is nothing to choose from"
    return panel_screen(table, reader, controls)


def refusal(table: Table, say: Text, move: Move, seat: int = 0) -> str:
    """What the player of a seat is told about a move that they may not make."""
    error = table.refusal(ANN + seat, move)
    assert isinstance(error, IllegalMove), "this move is legal"
    tell = refusal_wording(table, Reader(ANN + seat, say, Preferences()), error)
    mine = table.observation(seat)
    return tell(() if mine is None else nearest(mine, move))


def turn(table: Table) -> int:
    """The seat whose turn it is."""
    return table.view(None).seen.turn
