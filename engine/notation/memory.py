"""The keys of a position that single rules remember (NOTATION.md, "Per game, besides")."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.cards import bare, name, parse
from engine.game import Game
from engine.notation.errors import NotationError
from engine.notation.fines import read_fines, write_fines
from engine.state import Memory

Names = Sequence[str]


def keys(game: Game) -> list[str]:
    """The keys that this game adds to a position."""
    return [field.name for kind in game.memory for field in fields(kind)]


def read_memory(
    game: Game, given: Mapping[str, object], seats: Names
) -> dict[type[Memory], Memory]:
    """The records of this game's rules; a key left out has its default."""
    records: dict[type[Memory], Memory] = {}
    for kind in game.memory:
        hints = get_type_hints(kind, include_extras=True)
        values = {
            field.name: _read(hints[field.name], given[field.name], field.name, seats)
            for field in fields(kind)
            if field.name in given
        }
        records[kind] = kind(**values)
    return records


def write_memory(records: Mapping[type[Memory], Memory], seats: Names) -> dict[str, object]:
    """The keys and values of these records."""
    written: dict[str, object] = {}
    for kind, record in records.items():
        hints = get_type_hints(kind, include_extras=True)
        for field in fields(kind):
            written[field.name] = _write(hints[field.name], getattr(record, field.name), seats)
    return written


def _read(hint: Any, value: object, key: str, seats: Names) -> object:
    if get_origin(hint) in (Union, UnionType):
        return None if value is None else _read(get_args(hint)[0], value, key, seats)
    if get_origin(hint) is tuple:
        if not isinstance(value, list):
            raise NotationError(f"position: {key!r} is a list")
        return tuple(_read(get_args(hint)[0], item, key, seats) for item in value)
    return _one(hint, key, seats)(value)


def _one(hint: Any, key: str, seats: Names) -> Callable[[object], object]:
    mark = get_args(hint)[1] if get_origin(hint) is Annotated else hint

    def read(value: object) -> object:
        if mark == "seat":
            if value not in seats:
                raise NotationError(f"position: {key!r} names {value!r}, who is not a player")
            return seats.index(str(value))
        if mark == "card":
            try:
                return bare(parse(str(value)))
            except ValueError as error:
                raise NotationError(f"position: {key!r}: {error}") from None
        if mark == "fines":
            return read_fines(value, seats)
        if get_origin(mark) is Literal:
            if type(value) is not int or value not in get_args(mark):
                wanted = " or ".join(map(str, get_args(mark)))
                raise NotationError(f"position: {key!r} is {wanted}, not {value!r}")
            return value
        if mark == "turn":
            if type(value) is not int:
                raise NotationError(f"position: {key!r} has whole numbers, not {value!r}")
            return value
        if type(value) is not mark or (mark is int and value < 0):  # type: ignore[operator]
            kind = "true or false" if mark is bool else "a whole number from 0 up"
            raise NotationError(f"position: {key!r} is {kind}, not {value!r}")
        return value

    return read


def _write(hint: Any, value: Any, seats: Names) -> object:
    if value is None:
        return None
    if get_origin(hint) in (Union, UnionType):
        return _write(get_args(hint)[0], value, seats)
    if get_origin(hint) is tuple:
        return [_write(get_args(hint)[0], item, seats) for item in value]
    mark = get_args(hint)[1] if get_origin(hint) is Annotated else hint
    if mark == "seat":
        return seats[value]
    if mark == "fines":
        return write_fines(value, seats)
    return name(value) if mark == "card" else value
