"""The one codec, which writes typed records as plain JSON values and reads them strictly.

The codec has the parts that all forms of JSON share. These are records, records of several kinds,
tuples, sets, mappings and optional values. A form decides how to write a card, a seat or a number,
and which fields have a key that isn't their name. Everything stored has the form ``stored``.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum, StrEnum
from functools import lru_cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from engine import cards
from engine.cards import HIDDEN, Card
from engine.deck import Deck
from engine.games.registry import SCORE_ITEMS
from engine.result import ScoreItem


class Misread(ValueError):
    """A JSON value that isn't what the record needs.

    ``what`` is the error. ``places`` lead to the value, the outermost first.
    """

    def __init__(self, what: str, *places: str) -> None:
        super().__init__(": ".join((*places, what)))
        self.what = what
        self.places = places


class Shape(NamedTuple):
    """The way to write and read one type. ``read`` raises Misread."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Key(NamedTuple):
    """The way to write and read a field of a record, and whether its key is required."""

    field: str
    needed: bool
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


Leaf = Callable[[Any], Shape | None]


def mark_of(hint: Any) -> Any:
    """Return the mark that separates this type from others with the same values in Python.

    A Card has "card". A type without a mark is its own mark.
    """
    return get_args(hint)[1] if get_origin(hint) is Annotated else hint


class Codec:
    """One form of JSON.

    ``leaf`` returns the shape of a type without parts, or of a type that this form writes in a
    special way. It returns None for all other types. ``keys`` has the keys of fields whose key
    isn't their name, with "" for a field that is left out. With ``whole`` a None that is the
    default is written too. With ``flat`` named tuples are lists of their values. ``no_list`` is the
    error for a value that isn't a list.
    """

    def __init__(
        self,
        leaf: Leaf,
        keys: Mapping[str, str] | None = None,
        *,
        whole: bool = False,
        flat: bool = False,
        no_list: str = "not a list",
    ) -> None:
        self._leaf, self._keys, self._no_list = leaf, keys or {}, no_list
        self._whole, self._flat = whole, flat
        self._parts: dict[Any, Mapping[str, Key]] = {}
        self._records: dict[Any, Shape] = {}

    def shape(self, hint: Any) -> Shape:
        """Return the shape of a type. Raises TypeError if its values cannot be written."""
        shape = self._leaf(hint)
        if shape is not None:
            return shape
        if get_origin(hint) is Annotated:
            return self.shape(get_args(hint)[0])
        if get_origin(hint) in (Union, UnionType):
            return self._or_none(hint)
        shape = self._of_several(get_origin(hint), get_args(hint))
        if shape is not None:
            return shape
        if is_dataclass(hint) or hasattr(hint, "_fields"):
            return self.record(hint)
        raise TypeError(f"values of {hint} have no form in JSON")

    def parts(self, kind: Any) -> Mapping[str, Key]:
        """Return the parts of a record by key, in order."""
        if kind not in self._parts:
            hints = get_type_hints(kind, include_extras=True)
            self._parts[kind] = {
                key: Key(name, needed, *self.shape(hints[name]))
                for name, needed in _needed(kind).items()
                if (key := self._keys.get(name, name))
            }
        return self._parts[kind]

    def record(self, kind: Any) -> Shape:
        """Return the shape of a dataclass or named tuple, an object with a key for each field.

        A key may be missing if its field has a default, because the field may be newer than the
        stored record. A None that is the default isn't written, so that new fields don't change old
        records.
        """
        if kind not in self._records:
            self._records[kind] = self._record(self.parts(kind), kind)
        return self._records[kind]

    def _record(self, parts: Mapping[str, Key], kind: Any) -> Shape:
        if self._flat:
            row = self._each(tuple(Shape(part.write, part.read) for part in parts.values()))
            return Shape(row.write, lambda value: kind(*row.read(value)))
        writers = [(key, part.field, part.write, part.needed) for key, part in parts.items()]
        readers = {key: (part.field, part.read) for key, part in parts.items()}
        whole, needed = self._whole, [key for key, part in parts.items() if part.needed]

        def write(value: Any) -> dict[str, Any]:
            written = {}
            for key, field, part, must in writers:
                part_value = part(getattr(value, field))
                if part_value is not None or must or whole:
                    written[key] = part_value
            return written

        def read(value: Any) -> Any:
            if not isinstance(value, dict):
                raise Misread("not an object")
            for key in needed:
                if key not in value:
                    raise Misread(f"{key!r} is missing")
            known = {}
            for key, part_value in value.items():
                if key not in readers:
                    raise Misread(f"{key!r} is not known")
                field, part = readers[key]
                try:
                    known[field] = part(part_value)
                except ValueError as wrong:
                    raise _placed(repr(key), wrong) from None
            return kind(**known)

        return Shape(write, read)

    def one_of(self, key: str, kinds: Mapping[str, type], what: str) -> Shape:
        """Return the shape of a record of one of these kinds, with its kind's name under ``key``.

        ``what`` is the error for any other name. Writing raises TypeError for a kind without a
        name.
        """
        shapes = {name: self.record(kind) for name, kind in kinds.items()}
        writers = {kind: (name, shapes[name].write) for name, kind in kinds.items()}

        def write(record: Any) -> dict[str, Any]:
            writer = writers.get(type(record))
            if writer is None:
                raise TypeError(f"{type(record).__name__} has no name under {key!r}")
            return {key: writer[0], **writer[1](record)}

        def read(value: Any) -> Any:
            if not isinstance(value, dict):
                raise Misread("not an object")
            rest = dict(value)
            name = rest.pop(key, None)
            if not isinstance(name, str) or name not in shapes:
                raise Misread(f"{name!r} is {what}")
            try:
                return shapes[name].read(rest)
            except ValueError as wrong:
                raise _placed(name, wrong) from None

        return Shape(write, read)

    def _of_several(self, kind: Any, parts: tuple[Any, ...]) -> Shape | None:
        if kind is tuple and parts[1:] == (...,):
            return self._several(self.shape(parts[0]))
        if kind is tuple:
            return self._each(tuple(map(self.shape, parts)))
        if kind is frozenset:
            some = self._several(self.shape(parts[0]))
            return Shape(lambda value: some.write(sorted(value)), lambda v: frozenset(some.read(v)))
        if kind is Mapping and isinstance(parts[0], type) and issubclass(parts[0], StrEnum):
            return self._by_word(parts[0], self.shape(parts[1]))
        if kind is Mapping:
            # Mappings are written as pairs, because a key in JSON can only be a text.
            pairs = self._several(self._each(tuple(map(self.shape, parts))))
            return Shape(lambda value: pairs.write(value.items()), lambda v: dict(pairs.read(v)))
        return None

    def _by_word(self, words: type[StrEnum], part: Shape) -> Shape:
        """Return the shape of an object whose keys are these words."""

        def read(value: Any) -> dict[Any, Any]:
            if not isinstance(value, dict):
                raise Misread("not an object")
            return {words(word): part.read(part_value) for word, part_value in value.items()}

        return Shape(
            lambda value: {
                word.value: part.write(part_value) for word, part_value in value.items()
            },
            read,
        )

    def _each(self, parts: tuple[Shape, ...]) -> Shape:
        """Return the shape of a list with one value for each of these shapes, in order."""

        def read(value: Any) -> tuple[Any, ...]:
            if not isinstance(value, list) or len(value) != len(parts):
                raise Misread(f"not a list of {len(parts)}")
            return tuple(
                part.read(part_value) for part, part_value in zip(parts, value, strict=True)
            )

        return Shape(
            lambda value: [
                part.write(part_value) for part, part_value in zip(parts, value, strict=True)
            ],
            read,
        )

    def _or_none(self, hint: Any) -> Shape:
        kinds = [kind for kind in get_args(hint) if kind is not NoneType]
        if len(kinds) != 1:
            raise TypeError(f"values of {hint} have no form in JSON")
        inner = self.shape(kinds[0])
        return Shape(
            lambda value: None if value is None else inner.write(value),
            lambda value: None if value is None else inner.read(value),
        )

    def _several(self, part: Shape) -> Shape:
        def read(value: Any) -> tuple[Any, ...]:
            if not isinstance(value, list):
                raise Misread(self._no_list)
            values = list[Any]()
            for part_value in value:
                try:
                    values.append(part.read(part_value))
                except ValueError as wrong:
                    raise _placed(f"place {len(values)}", wrong) from None
            return tuple(values)

        return Shape(lambda value: [part.write(part_value) for part_value in value], read)


def _needed(kind: Any) -> dict[str, bool]:
    """Return the fields of a record in order, and whether each is required."""
    if is_dataclass(kind):
        return {
            field.name: field.default is MISSING and field.default_factory is MISSING
            for field in fields(kind)
            if field.init
        }
    return {name: name not in kind._field_defaults for name in kind._fields}


def _placed(place: str, wrong: ValueError) -> Misread:
    """Return the error with this place in front of its places."""
    reasons = (
        (wrong.what, place, *wrong.places) if isinstance(wrong, Misread) else (str(wrong), place)
    )
    return Misread(*reasons)


# The forms. Stored records have playing cards and seat numbers. For players there are the cards of
# their game, and names.

_ITEMS = {item.value: item for kind in SCORE_ITEMS for item in kind}
"""The kinds of lines on score sheets by name, of all games."""


def stored(hint: Any) -> Shape | None:
    """Return the shape of a type without parts in stored records, or None."""
    if mark_of(hint) == "card":
        return Shape(cards.name, read_card)
    if hint in (int, str, bool):
        return _exactly(hint, f"not of type {hint.__name__}")
    if hint is float:
        return Shape(float, float)
    if get_origin(hint) is Literal:
        return _among(get_args(hint))
    if hint is ScoreItem:
        return Shape(_value, _by_name(_ITEMS, "not a line of a score sheet"))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Shape(_value, hint)
    return None


def read_card(text: Any) -> Card:
    """Return a stored card. Any natural card may be wild."""
    if not isinstance(text, str):
        raise Misread("not a card")
    return cards.parse(text, any_rank=True)


STORED = Codec(stored, whole=True)
"""The codec of stored records, with all their keys."""

NUMBERS = Codec(lambda hint: _exactly(int, "not a number") if hint is int else None, flat=True)
"""The codec of short lists of numbers. Cards are the engine's own numbers."""


@lru_cache(maxsize=64)
def named(players: tuple[str, ...], deck: Deck) -> Codec:
    """Return the codec for players of these names and the cards of this deck."""
    seats = {name: seat for seat, name in enumerate(players)}

    def read_seen(value: Any) -> Card:
        if value == _HIDDEN:
            return HIDDEN
        if not isinstance(value, str):
            raise Misread(f"{value!r} is not a card")
        return deck.parse_shown(value)

    def leaf(hint: Any) -> Shape | None:
        if mark_of(hint) == "card":
            return Shape(deck.name, read_seen)
        if mark_of(hint) == "seat":
            return Shape(players.__getitem__, _by_name(seats))
        if hint is int:
            return _exactly(int, "{!r} is not a whole number")
        if hint is bool:
            return _exactly(bool, "{!r} is not true or false")
        if hint is ScoreItem:
            return Shape(_value, _by_name(_ITEMS))
        if isinstance(hint, type) and issubclass(hint, Enum):
            return Shape(_value, _by_name({member.value: member for member in hint}))
        return None

    return Codec(leaf, {"player": "by", "seats": "players", "lanes": ""})


_HIDDEN = cards.name(HIDDEN)


def _value(word: Enum) -> Any:
    return word.value


def _exactly(kind: type, wrong: str) -> Shape:
    """Return the shape of a value of exactly this type.

    ``wrong`` is the error for any other value.
    """

    def read(value: Any) -> Any:
        # Not isinstance, because True would pass for 1.
        if type(value) is not kind:
            raise Misread(wrong.format(value))
        return value

    return Shape(kind, read)


def _among(values: tuple[Any, ...]) -> Shape:
    """Return the shape of one of these values."""

    def read(value: Any) -> Any:
        if value not in values:
            raise Misread(f"none of {values}")
        return value

    return Shape(lambda value: value, read)


def _by_name(known: Mapping[str, Any], wrong: str = "") -> Callable[[Any], Any]:
    """Return a function that reads a value by its name.

    ``wrong`` is the error for any other value.
    """

    def read(value: Any) -> Any:
        if not isinstance(value, str) or value not in known:
            raise Misread(wrong or f"{value!r} is none of {', '.join(known)}")
        return known[value]

    return read
