"""The hand panel of one player: which buttons live, and what a press of each could mean."""

from collections.abc import Sequence

from bot.people.people import Reader
from bot.screens.controls import HandControls
from bot.screens.hand import hand_screen
from bot.screens.notes import note_screen
from bot.screens.practice import practice_over_screen, practice_screen
from bot.screens.result import result_screen
from bot.screens.screen import Screen
from engine.live.table import Table
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
from engine.phase import Phase
from engine.table.knowledge import Knowledge
from engine.table.sitting import Status

HAND_BUTTONS: dict[str, type[Move]] = {
    "row": TakeRow,
    "knock": Knock,
    "contract": MakeContract,
    "lay": LayDown,
    "off": LayOff,
    "swap": Swap,
}
"""Buttons that may open a menu of readings, and the moves they stand for."""

_WHATEVER_IS_CHOSEN = (Draw, Take, TakeRow, MayI, Pass, MakeContract, Knock)
"""Moves that are offered whatever cards are chosen."""

_LAID_OUT_WHOLE = ("row", "knock", "contract")
"""Those that are laid out whole, so that a choice of cards narrows them down only if it fits."""

_SUGGESTIONS = (TakeRow, MakeContract, LayDown, LayOff, Swap, Knock)
"""Moves that a suggestion can be."""


def button_moves(
    table: Table, user: int, button: str, selection: tuple[int, ...]
) -> Sequence[Move]:
    """What the press of a button can mean: made of just the chosen cards, or of any if none are.

    ``suggest`` stands for all that can be laid now.
    """
    mine = table.knowledge(table.sitting.seat_of(user))
    if mine is None:
        return ()
    if button == "suggest":
        return mine.suggestions()
    wanted = HAND_BUTTONS[button]
    if selection:
        chosen = mine.choices(mine.cards_at(selection))
        exact = [move for move in chosen if isinstance(move, wanted)]
        if exact or button not in _LAID_OUT_WHOLE:
            return exact
    return () if wanted is LayDown else tuple(mine.offers(wanted))


def hand_controls(
    table: Table,
    reader: Reader,
    selection: tuple[int, ...] = (),
    notice: str | None = None,
    button: str = "",
) -> HandControls:
    """The controls of a player; with ``button`` its menu is open."""
    mine = table.knowledge(table.sitting.seat_of(reader.user_id))
    legal = [] if mine is None else _legal(mine, selection)
    lays = any(isinstance(move, _SUGGESTIONS) for move in legal)
    return HandControls(
        selection=selection,
        sort=reader.preferences.sort,
        style=reader.preferences.cards,
        text_first=reader.preferences.text_first,
        legal=legal,
        suggests=lays or (mine is not None and bool(mine.suggestions())),
        progress=None if mine is None else mine.progress(),
        notice=notice,
        choosing=button_moves(table, reader.user_id, button, selection) if button else (),
        chosen_kind=button,
    )


def _legal(mine: Knowledge, selection: tuple[int, ...]) -> list[Move]:
    """What can be done with the chosen cards, or without choosing any."""
    legal = list(mine.offers(*_WHATEVER_IS_CHOSEN))
    more = mine.choices(mine.cards_at(selection)) if selection else mine.offers(LayOff, Swap)
    return [*legal, *more]


def possible_kinds(table: Table, user: int, controls: HandControls) -> frozenset[type[Move]]:
    """The kinds of moves that this person could make now, whatever cards they have chosen."""
    mine = table.knowledge(table.sitting.seat_of(user))
    if mine is None:
        return frozenset()
    moves = [*controls.legal, *mine.offers(LayOff, Swap), *mine.suggestions()]
    playing = mine.offers(Discard) if mine.seat in table.acting() else ()
    return frozenset(map(type, (*moves, *playing)))


def panel_screen(table: Table, reader: Reader, controls: HandControls) -> Screen:
    """What a player's private panel shows now, whatever the table is doing."""
    sight, say = table.sight(reader.user_id), reader.say
    if sight.seat is None:
        return note_screen(say("not-at-this-table"))
    if sight.view is None:
        return note_screen(say("not-dealt"))
    over = sight.view.phase is Phase.OVER or sight.sitting.status is Status.CLOSED
    if table.terms.practice:
        if over:
            return practice_over_screen(sight, say)
        could = possible_kinds(table, reader.user_id, controls)
        return practice_screen(sight, table.game, controls, could, say)
    if over:
        return result_screen(sight, say)
    return hand_screen(sight, table.game, controls, say)
