"""Values of typed records as plain JSON values and back, strictly: nothing is guessed."""

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from engine import cards
from engine.table.chosen_rules import ChosenRules

CARDS = frozenset({"card", "cards", "discard", "hands", "stock", "upcard"})
"""Fields that hold cards, whatever the record; to the type checker a card is any number."""


class Misread(ValueError):
    """A JSON value that is not what the record needs."""


class Shape(NamedTuple):
    """How one type is written and read. ``read`` raises Misread, which names the place."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def record(kind: type) -> Shape:
    """A dataclass or named tuple as an object with a key for each of its fields.

    A key may be left out if the field has a default: it came later than what is being read. A None
    that is the default is not written either, so that what came later changes nothing before it.
    """
    needed = _needed(kind)
    hints = get_type_hints(kind)
    shapes = {name: shape(hints[name], holds_cards=name in CARDS) for name in needed}
    writers = [(name, part.write, needed[name]) for name, part in shapes.items()]

    def write(value: Any) -> dict[str, Any]:
        written = ((name, part(getattr(value, name)), must) for name, part, must in writers)
        return {name: part for name, part, must in written if must or part is not None}

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise Misread("not an object")
        for name, must in needed.items():
            if must and name not in value:
                raise Misread(f"{name!r} is missing")
        known = {}
        for name, part in value.items():
            if name not in shapes:
                raise Misread(f"{name!r} is not known")
            known[name] = _inside(repr(name), shapes[name], part)
        return kind(**known)

    return Shape(write, read)


def shape(hint: Any, *, holds_cards: bool = False) -> Shape:
    """The shape of a type. Raises TypeError if values of it cannot be stored."""
    if hint is int and holds_cards:
        return Shape(_write_card, _read_card)
    if hint in (int, str, bool):
        return _plain(hint)
    if hint is ChosenRules:
        return Shape(dict, _read_chosen)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Shape(lambda value: value.value, hint)
    if get_origin(hint) in (Union, UnionType):
        return _or_none(hint, holds_cards=holds_cards)
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        return _several(shape(get_args(hint)[0], holds_cards=holds_cards))
    if is_dataclass(hint) or hasattr(hint, "_fields"):
        return record(hint)
    raise TypeError(f"values of {hint} have no form in the journal")


def _needed(kind: Any) -> dict[str, bool]:
    """The fields of a record in their order, and whether each must be given."""
    if is_dataclass(kind):
        return {
            field.name: field.default is MISSING and field.default_factory is MISSING
            for field in fields(kind)
        }
    return {name: name not in kind._field_defaults for name in kind._fields}


def _write_card(card: int) -> str:
    if card == cards.HIDDEN:
        raise ValueError("a hidden card cannot be stored: its face would be lost")
    return cards.name(card)


def _read_card(text: Any) -> int:
    if not isinstance(text, str):
        raise Misread("not a card")
    return cards.parse(text)


def _plain(kind: type) -> Shape:
    def read(value: Any) -> Any:
        # Not isinstance: True would pass for 1.
        if type(value) is not kind:
            raise Misread(f"not of type {kind.__name__}")
        return value

    return Shape(lambda value: value, read)


def _read_chosen(value: Any) -> ChosenRules:
    if not isinstance(value, dict):
        raise Misread("not an object")
    return ChosenRules(value)


def _or_none(hint: Any, *, holds_cards: bool) -> Shape:
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    if len(kinds) != 1:
        raise TypeError(f"values of {hint} have no form in the journal")
    inner = shape(kinds[0], holds_cards=holds_cards)
    return Shape(
        lambda value: None if value is None else inner.write(value),
        lambda value: None if value is None else inner.read(value),
    )


def _several(part: Shape) -> Shape:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise Misread("not a list")
        return tuple(_inside(f"place {at}", part, one) for at, one in enumerate(value))

    return Shape(lambda value: [part.write(one) for one in value], read)


def _inside(place: str, part: Shape, value: Any) -> Any:
    """Read a part; what is wrong with it is told with its place."""
    try:
        return part.read(value)
    except ValueError as error:
        raise Misread(f"{place}: {error}") from None
