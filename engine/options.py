"""House rules as a mapping of names to values, checked with clear sentences.

The value of an option is a switch, one of a few names or numbers (``Literal``), any whole number
from a least number up (``Numbers``), a selection of a few numbers (``Selection``), a table of
contracts (``Tables``), or an object in one of several modes (``Mode``). An option that was added
after rules had been stored by their hash has ``LATER`` as its metadata.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields, replace
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from engine.goal import read_table
from engine.listing import Listing


class Numbers(NamedTuple):
    """Marks an option that takes any whole number from ``least`` up.

    ``Annotated[int | None, Numbers(…)]`` also takes None. With ``Literal["name"]`` among the types,
    the option also takes that name.
    """

    least: int
    usual: tuple[int, ...]
    """The numbers that a menu offers."""


class Selection(NamedTuple):
    """Marks an option that takes at least one of the numbers ``among``, in their order.

    The value is a tuple, written as a list.
    """

    among: tuple[int, ...]
    usual: tuple[tuple[int, ...], ...]
    """The selections that a menu offers."""


class Tables(NamedTuple):
    """Marks an option that takes a table of contracts (engine.goal), or None.

    A table is a tuple of rows of slots, written as a list of lists.
    """

    named: Mapping[str, tuple[tuple[str, ...], ...]]
    """The tables that a menu offers. A name can be given instead of a table."""
    read: Callable[[object], tuple[tuple[str, ...], ...]] = read_table
    """Reads a table from its notation. Raises ValueError."""


class Mode:
    """The base of an option that is written as an object.

    An example is ``{"mode": "hands", "hands": 5}``. Each mode is a frozen dataclass with a default
    for ``mode``. All fields except ``mode`` must be given.
    """

    mode: str


LATER: Mapping[str, bool] = {"later": True}
"""Marks an option that isn't part of a hash if it has its default.

That default must never change. Otherwise old hashes and exported positions would mean different
rules.
"""


class WrongOption(ValueError):
    """An option that the game does not have, or a value that it does not take."""


def read_options(listing: Listing, given: Mapping[str, object]) -> Any:
    """Read the options of this game, with given values over a preset.

    Raises WrongOption with a sentence that names the option, the allowed values and, if there is
    one, the nearest correct spelling.
    """
    hints = types(listing)
    preset = given.get(listing.preset_key)
    if preset is None:
        preset = listing.default
    if not isinstance(preset, str) or preset not in listing.presets:
        raise WrongOption(_refused(listing, listing.preset_key, preset, _listed(listing.presets)))
    values = {}
    for name, value in given.items():
        if name == listing.preset_key:
            continue
        if name not in hints:
            near = get_close_matches(name, [*hints, listing.preset_key], n=1)
            hint = f"did you mean {near[0]}?" if near else f"it has: {', '.join(hints)}"
            raise WrongOption(f"{listing.title} has no option {name!r}; {hint}")
        values[name] = _read(listing, name, hints[name], value)
    options = replace(listing.presets[preset], **values)
    clash = listing.clash(options)
    if clash is not None:
        raise WrongOption(f"options of {listing.title}: {clash}")
    return options


def going_together(
    listing: Listing, before: Mapping[str, object], changed: Mapping[str, object]
) -> Mapping[str, object]:
    """Return the changed options. If they clash with ``before``, add an option to fix that."""

    def fits(options: Mapping[str, object]) -> bool:
        try:
            read_options(listing, {**before, **options})
        except WrongOption:
            return False
        return True

    if fits(changed):
        return changed
    for name, hint in types(listing).items():
        for value in () if name in changed else allowed(hint):
            also = {**changed, name: _as_json(value)}
            if fits(also):
                return also
    return changed


def write_options(chosen: Any) -> dict[str, Any]:
    """Return all options of a game as JSON values."""
    return {
        name: as_lists(value) if isinstance(value, tuple) else value
        for name, value in asdict(chosen).items()
    }


def _as_json(value: object) -> object:
    """Return the value of an option as it would be given in JSON."""
    if isinstance(value, Mode):
        return {"mode": value.mode, **{name: getattr(value, name) for name in _own(type(value))}}
    return as_lists(value)


def as_lists(value: Any) -> Any:
    """Return nested tuples as the lists that they are in JSON."""
    return [as_lists(part) for part in value] if isinstance(value, tuple) else value


def lasting_options(chosen: Any) -> dict[str, Any]:
    """Return the options without ``LATER`` options that have their default.

    So stored hashes and exports are the same as before these options existed.
    """
    since = {
        field.name
        for field in fields(chosen)
        if field.metadata == LATER and getattr(chosen, field.name) == field.default
    }
    return {name: value for name, value in write_options(chosen).items() if name not in since}


def selection(hint: Any) -> Selection | None:
    """Return the numbers among which an option of this type selects, or None for another type."""
    mark = _mark(hint)
    return mark if isinstance(mark, Selection) else None


def tables(hint: Any) -> Tables | None:
    """Return the tables of contracts that an option of this type offers, or None."""
    mark = _mark(hint)
    return mark if isinstance(mark, Tables) else None


def _mark(hint: Any) -> Any:
    return get_args(hint)[1] if get_origin(hint) is Annotated else None


def open_numbers(hint: Any) -> dict[str, dict[str, Numbers]]:
    """Return the fields of an option that take any number, by mode.

    If the option has no modes, the result is ``{"": {"": …}}`` for the option itself. If all values
    can be listed, the result is empty.
    """
    mark = _mark(hint)
    if mark is not None:
        return {"": {"": mark}} if isinstance(mark, Numbers) else {}
    open_fields = {}
    for mode, kind in _modes(hint).items():
        own = _own(kind)
        if own and all(get_origin(part) is Annotated for part in own.values()):
            open_fields[mode] = {name: get_args(part)[1] for name, part in own.items()}
    return open_fields


def rules_hash(game: str, revision: int, chosen: Any) -> str:
    """Return the SHA-256 in hexadecimal that identifies these rules.

    The hash is made from the canonical JSON of ``{"game", "options", "revision"}`` with sorted keys
    and no spaces. The options are the ``lasting_options``. ``revision`` is
    engine.table.record.RULES_REVISION.
    """
    rules = {"game": game, "options": lasting_options(chosen), "revision": revision}
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def types(listing: Listing) -> Mapping[str, Any]:
    """Return the type of each option of a game, including ``Numbers``, in order."""
    return _types(listing.options)  # type: ignore[arg-type]  # mypy doubts that types have hashes


@cache
def _types(kind: type) -> Mapping[str, Any]:
    """Return the types of the fields.

    They are cached, because reading them would take a third of the time for a rules page.
    """
    hints = get_type_hints(kind, include_extras=True)
    return MappingProxyType({field.name: hints[field.name] for field in fields(kind)})


def allowed(hint: Any) -> tuple[Any, ...]:
    """Return the values that an option of this type takes.

    If it takes any number, return the usual numbers.
    """
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (True, False)
    if hint is type(None):
        return (None,)
    chosen_from = selection(hint)
    if chosen_from is not None:
        return chosen_from.usual
    of_contracts = tables(hint)
    if of_contracts is not None:
        return (None, *of_contracts.named.values())
    if get_origin(hint) is Annotated:
        kind, numbers = get_args(hint)
        return (*_besides_numbers(kind), *numbers.usual)
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for kind in get_args(hint) for value in allowed(kind))
    if isinstance(hint, type) and issubclass(hint, Mode):
        own = _own(hint)
        return tuple(hint(**{name: value}) for name, part in own.items() for value in allowed(part))
    raise TypeError(f"{hint} is not the type of an option")


def _besides_numbers(kind: Any) -> tuple[str | None, ...]:
    """Return the values of a type of numbers that aren't numbers. Names come first, None last."""
    parts = get_args(kind)
    names = [name for part in parts if get_origin(part) is Literal for name in get_args(part)]
    return (*names, *([None] if type(None) in parts else []))


def _own(kind: Any) -> dict[str, Any]:
    """Return the types of a mode's fields except ``mode``."""
    return {name: hint for name, hint in _types(kind).items() if name != "mode"}


def _read(listing: Listing, name: str, hint: Any, value: object) -> object:
    """Return the value if an option of this type takes it. Raises WrongOption."""
    modes = _modes(hint)
    if modes:
        if value is None and type(None) in get_args(hint):
            return None
        return _read_mode(listing, name, modes, value)
    chosen_from = selection(hint)
    if chosen_from is not None:
        return _read_selection(listing, name, chosen_from, value)
    of_contracts = tables(hint)
    if of_contracts is not None:
        return _read_table(listing, name, of_contracts, value)
    if get_origin(hint) is Annotated:
        kind, numbers = get_args(hint)
        besides = _besides_numbers(kind)
        known = type(value) in (str, type(None)) and value in besides
        if known or (type(value) is int and value >= numbers.least):
            return value
        wanted = " or ".join((f"a whole number from {numbers.least} up", *map(_text, besides)))
        raise WrongOption(_refused(listing, name, value, wanted))
    # A Literal of 1 would take True, because both are equal.
    for choice in allowed(hint):
        if type(choice) is type(value) and choice == value:
            return choice
    raise WrongOption(_refused(listing, name, value, _listed(allowed(hint))))


def _read_selection(
    listing: Listing, name: str, chosen_from: Selection, value: object
) -> tuple[int, ...]:
    """Return the numbers of a list that selects from ``chosen_from``.

    Each number is there once, in the order of ``chosen_from``.
    """
    if isinstance(value, list | tuple) and value:
        selected = tuple(number for number in chosen_from.among if number in value)
        # True is equal to 1.
        if list(value) == list(selected) and all(type(number) is int for number in value):
            return selected
    wanted = f"a list of some of {_listed(chosen_from.among, 'and')} in this order"
    raise WrongOption(_refused(listing, name, value, wanted))


def _read_table(
    listing: Listing, name: str, of_contracts: Tables, value: object
) -> tuple[tuple[str, ...], ...] | None:
    """Read a table by its name, or row by row."""
    if value is None:
        return None
    if isinstance(value, str) and value in of_contracts.named:
        return of_contracts.named[value]
    try:
        return of_contracts.read(value)
    except ValueError as error:
        wanted = f"null, {_listed(of_contracts.named)}, or a list of hands: {error}"
        raise WrongOption(_refused(listing, name, value, wanted)) from None


def _modes(hint: Any) -> dict[str, Any]:
    """Return the modes of an option that is an object, by name."""
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return {k.mode: k for k in kinds if isinstance(k, type) and issubclass(k, Mode)}


def _read_mode(listing: Listing, name: str, modes: Mapping[str, Any], value: object) -> object:
    """Read an object as one of the modes. The object may only have the keys of that mode."""
    if not isinstance(value, Mapping):
        wanted = "an object with the key mode, " + _listed(modes)
        raise WrongOption(_refused(listing, name, value, wanted))
    mode = value.get("mode")
    if not isinstance(mode, str) or mode not in modes:
        raise WrongOption(_refused(listing, f"{name}.mode", mode, _listed(modes)))
    own = _own(modes[mode])
    for key in value:
        if key != "mode" and key not in own:
            keys = _listed(("mode", *own), "and")
            raise WrongOption(f"option {name} of {listing.title} has no key {key!r}; it has {keys}")
    given = {
        key: _read(listing, f"{name}.{key}", hint, value[key])
        for key, hint in own.items()
        if key in value
    }
    missing = [key for key in own if key not in given]
    if missing:
        wanted = f"mode {mode} of option {name} of {listing.title} needs the key {missing[0]!r}"
        raise WrongOption(wanted)
    return modes[mode](**given)


def _refused(listing: Listing, name: str, value: object, wanted: str) -> str:
    words = wanted.replace(",", "").split()
    near = get_close_matches(value, words, n=1) if isinstance(value, str) else []
    hint = f"; did you mean {near[0]}?" if near else ""
    return f"option {name} of {listing.title} cannot be {_text(value)}: it is {wanted}{hint}"


def _listed(values: Any, last: str = "or") -> str:
    texts = [_text(value) for value in values]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} {last} {texts[-1]}"


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, default=str)
