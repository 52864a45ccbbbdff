"""Values of typed records as plain JSON values and back, strictly: nothing is guessed.

Here is what every format has in common: records, tuples, sets, mappings and what may be None. How a
format writes a number, a card or a seat it says itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints


class Misread(ValueError):
    """A JSON value that is not what the record needs.

    ``what`` is wrong with it; ``places`` lead to it, the outermost first.
    """

    def __init__(self, what: str, *places: str) -> None:
        super().__init__(": ".join((*places, what)))
        self.what = what
        self.places = places


class Shape(NamedTuple):
    """How one type is written and read. ``read`` raises Misread."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def mark_of(hint: Any) -> Any:
    """What tells this type from those that Python has the same values for: a Card's is "card".

    A type without a mark is its own.
    """
    return get_args(hint)[1] if get_origin(hint) is Annotated else hint


class Codec:
    """One format. ``leaf`` gives the shape of a type that has no parts, or that this format writes
    in a way of its own; None for others. ``no_list`` says that a value is not a list.
    """

    def __init__(self, leaf: Callable[[Any], Shape | None], no_list: str = "not a list") -> None:
        self._leaf, self._no_list = leaf, no_list
        self._parts: dict[Any, Mapping[str, Shape]] = {}

    def shape(self, hint: Any) -> Shape:
        """The shape of a type. Raises TypeError if values of it cannot be written."""
        found = self._leaf(hint)
        if found is not None:
            return found
        if get_origin(hint) is Annotated:
            return self.shape(get_args(hint)[0])
        if get_origin(hint) in (Union, UnionType):
            return self._or_none(hint)
        found = self._of_several(get_origin(hint), get_args(hint))
        if found is not None:
            return found
        if is_dataclass(hint) or hasattr(hint, "_fields"):
            return self.record(hint)
        raise TypeError(f"values of {hint} have no form in JSON")

    def parts(self, kind: Any) -> Mapping[str, Shape]:
        """The shapes of a record's fields by their names, in order."""
        if kind not in self._parts:
            hints = get_type_hints(kind, include_extras=True)
            self._parts[kind] = {name: self.shape(hints[name]) for name in _needed(kind)}
        return self._parts[kind]

    def record(self, kind: Any) -> Shape:
        """A dataclass or named tuple as an object with a key for each of its fields.

        A key may be left out if the field has a default: it came later than what is being read. A
        None that is the default is not written either, so that what came later changes nothing
        before it.
        """
        needed, shapes = _needed(kind), self.parts(kind)
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

    def _of_several(self, kind: Any, parts: tuple[Any, ...]) -> Shape | None:
        if kind is tuple and parts[1:] == (...,):
            return self._several(self.shape(parts[0]))
        if kind is tuple:
            return self._each(tuple(map(self.shape, parts)))
        if kind is frozenset:
            some = self._several(self.shape(parts[0]))
            return Shape(lambda value: some.write(sorted(value)), lambda v: frozenset(some.read(v)))
        if kind is Mapping:
            # As pairs: a key of JSON is a text, and nothing else.
            pairs = self._several(self._each(tuple(map(self.shape, parts))))
            return Shape(lambda value: pairs.write(value.items()), lambda v: dict(pairs.read(v)))
        return None

    def _each(self, parts: tuple[Shape, ...]) -> Shape:
        """A value of each of these, in order."""

        def read(value: Any) -> tuple[Any, ...]:
            if not isinstance(value, list) or len(value) != len(parts):
                raise Misread(f"not a list of {len(parts)}")
            return tuple(part.read(one) for part, one in zip(parts, value, strict=True))

        return Shape(
            lambda value: [part.write(one) for part, one in zip(parts, value, strict=True)], read
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
            return tuple(_inside(f"place {at}", part, one) for at, one in enumerate(value))

        return Shape(lambda value: [part.write(one) for one in value], read)


def _needed(kind: Any) -> dict[str, bool]:
    """The fields of a record in their order, and whether each must be given."""
    if is_dataclass(kind):
        return {
            field.name: field.default is MISSING and field.default_factory is MISSING
            for field in fields(kind)
            if field.init
        }
    return {name: name not in kind._field_defaults for name in kind._fields}


def _inside(place: str, part: Shape, value: Any) -> Any:
    """Read a part; what is wrong with it is told with its place."""
    try:
        return part.read(value)
    except Misread as wrong:
        raise Misread(wrong.what, place, *wrong.places) from None
    except ValueError as error:
        raise Misread(str(error), place) from None
