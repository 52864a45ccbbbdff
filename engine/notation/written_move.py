"""Moves, written (docs/notation.md, Moves)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.cards import Card, name, names
from engine.moves import (
    BigGin,
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Swap,
    Take,
    TakeRow,
)

_Keys = dict[str, object]


def write_move(move: Move, by: str) -> _Keys:
    """The move of the player of this name as JSON."""
    called, keys = _WORDS[type(move)]
    return {"by": by, "move": called, **keys(move)}


def _nothing(move: Move) -> _Keys:
    return {}


def _take_row(move: TakeRow) -> _Keys:
    return {"start": name(move.start), "meld": names(move.meld)}


def _contract(move: MakeContract) -> _Keys:
    return {"melds": _lists(move.melds)}


def _cards(move: LayDown) -> _Keys:
    return {"cards": names(move.cards)}


def _lay_off(move: LayOff) -> _Keys:
    return {"cards": names(move.cards), "meld": move.meld}


def _swap(move: Swap) -> _Keys:
    return {"meld": move.meld, "card": name(move.card)}


def _discard(move: Discard) -> _Keys:
    return {"card": name(move.card)}


def _knock(move: Knock) -> _Keys:
    return {"card": name(move.card), **_laid(move)}


def _laid(move: Knock | Show | BigGin) -> _Keys:
    """What is laid with it, as far as that is named."""
    told: _Keys = {}
    if move.melds is not None:
        told["melds"] = _lists(move.melds)
    if not isinstance(move, BigGin) and move.lay_offs is not None:
        told["lay_offs"] = [_lay_off(part) for part in move.lay_offs]
    return told


def _table(move: Rearrange | KnockOnTable) -> _Keys:
    return {} if move.table is None else {"table": _lists(move.table)}


def _lists(melds: Sequence[Sequence[Card]]) -> list[list[str]]:
    return [names(cards) for cards in melds]


_WORDS: Mapping[type[Move], tuple[str, Callable[[Any], _Keys]]] = {
    Draw: ("draw", _nothing),
    Take: ("take", _nothing),
    TakeRow: ("take", _take_row),
    MayI: ("may_i", _nothing),
    Pass: ("pass", _nothing),
    MakeContract: ("contract", _contract),
    LayDown: ("meld", _cards),
    LayOff: ("lay_off", _lay_off),
    Swap: ("swap", _swap),
    Discard: ("discard", _discard),
    Knock: ("knock", _knock),
    KnockOnTable: ("knock", _table),
    Rearrange: ("rearrange", _table),
    BigGin: ("big_gin", _laid),
    Show: ("show", _laid),
}
