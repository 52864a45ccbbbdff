"""What lies before one player: which of his buttons live, and what a press could mean."""

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

KINDS: dict[str, type[Move]] = {
    "row": TakeRow,
    "knock": Knock,
    "contract": MakeContract,
    "lay": LayDown,
    "off": LayOff,
    "swap": Swap,
}
"""Buttons that may open a menu of readings, and the moves they stand for."""


ALWAYS = (Draw, Take, TakeRow, MayI, Pass, MakeContract, Knock)
"""Moves that are offered whatever cards are chosen."""

WHOLE = ("row", "knock", "contract")
"""Those that are laid out whole, so that a choice of cards narrows them down only if it fits."""


LAID = (TakeRow, MakeContract, LayDown, LayOff, Swap, Knock)
"""Moves that a suggestion can be."""


def meant(table: Table, user: int, kind: str, selection: tuple[int, ...]) -> Sequence[Move]:
    """What the press of a button can mean: made of just the chosen cards, or of any if none are.

    ``suggest`` stands for all that can be laid now.
    """
    mine = table.knowledge(table.sitting.seat_of(user))
    if mine is None:
        return ()
    if kind == "suggest":
        return mine.suggestions()
    wanted = KINDS[kind]
    if selection:
        chosen = mine.choices(mine.cards_at(selection))
        exact = [move for move in chosen if isinstance(move, wanted)]
        if exact or kind not in WHOLE:
            return exact
    return () if wanted is LayDown else tuple(mine.offers(wanted))


def desk(
    table: Table,
    reader: Reader,
    selection: tuple[int, ...] = (),
    notice: str | None = None,
    kind: str = "",
) -> HandControls:
    """The desk of a player; with ``kind`` the menu of that button is open."""
    mine = table.knowledge(table.sitting.seat_of(reader.user_id))
    legal = [] if mine is None else _legal(mine, selection)
    lays = any(isinstance(move, LAID) for move in legal)
    return HandControls(
        selection=selection,
        sort=reader.preferences.sort,
        style=reader.preferences.cards,
        text_first=reader.preferences.text_first,
        legal=legal,
        suggests=lays or (mine is not None and bool(mine.suggestions())),
        progress=None if mine is None else mine.progress(),
        notice=notice,
        choosing=meant(table, reader.user_id, kind, selection) if kind else (),
        chosen_kind=kind,
    )


def _legal(mine: Knowledge, selection: tuple[int, ...]) -> list[Move]:
    """What can be done with the chosen cards, or without choosing any."""
    legal = list(mine.offers(*ALWAYS))
    more = mine.choices(mine.cards_at(selection)) if selection else mine.offers(LayOff, Swap)
    return [*legal, *more]


def could_do(table: Table, user: int, shown: HandControls) -> frozenset[type[Move]]:
    """The kinds of moves that this person could make now, whatever cards they have chosen."""
    mine = table.knowledge(table.sitting.seat_of(user))
    if mine is None:
        return frozenset()
    moves = [*shown.legal, *mine.offers(LayOff, Swap), *mine.suggestions()]
    playing = mine.offers(Discard) if mine.seat in table.acting() else ()
    return frozenset(map(type, (*moves, *playing)))


def panel_screen(table: Table, reader: Reader, shown: HandControls) -> Screen:
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
        could = could_do(table, reader.user_id, shown)
        return practice_screen(sight, table.game, shown, could, say)
    if over:
        return result_screen(sight, say)
    return hand_screen(sight, table.game, shown, say)
