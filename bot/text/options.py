"""House rules in words."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, get_origin

from engine.listing import Listing
from engine.option_types import Mode
from engine.options import allowed, types

if TYPE_CHECKING:
    from bot.text.text import Text


class OptionText(NamedTuple):
    """An option: its label, what it decides, and each of its values as a line of its own."""

    name: str
    description: str
    values: Mapping[object, str]


def option(text: "Text", entry: Listing, name: str) -> OptionText:
    """One option of the game, or the choice of its preset; MissingText for an unknown name."""
    message = f"option-{entry.name}-{name}"
    values = _values(entry, name)
    return OptionText(
        name=text(message),
        description=text(f"{message}.description"),
        values={value: line(text, entry, name, value) for value in values},
    )


def differences(text: "Text", entry: Listing, chosen: object) -> list[str]:
    """The values that differ from the default preset, in the order of the options."""
    standard: Any = entry.presets[entry.default]
    return [
        line(text, entry, field.name, value)
        for field in fields(standard)
        if (value := getattr(chosen, field.name)) != getattr(standard, field.name)
    ]


def attribute(value: Any) -> str:
    """What a value is called in the files.

    ``yes``, ``no``, ``none``, ``is-13``, its own name, or for an object its mode.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, int):
        return f"is-{value}"
    return value.mode if isinstance(value, Mode) else str(value)


def numbers(value: Any) -> dict[str, int]:
    """The numbers of an option that is an object, by their names."""
    return {name: number for name, number in asdict(value).items() if name != "mode"}


def attribute_of(entry: Listing, name: str, value: Any) -> str:
    """The same for a value of this option: where it may be any number, ``number``."""
    open_ended = get_origin(types(entry).get(name)) is Annotated
    return "number" if open_ended and value is not None else attribute(value)


def line(text: "Text", entry: Listing, name: str, value: Any) -> str:
    """What this value means; numbers go with it."""
    args = {"number": value} if type(value) is int else {}
    if isinstance(value, Mode):
        args = numbers(value)
    return text(f"option-{entry.name}-{name}.{attribute_of(entry, name, value)}", **args)


def _values(entry: Listing, name: str) -> tuple[object, ...]:
    if name == entry.preset_key:
        return tuple(entry.presets)
    hints = types(entry)
    return allowed(hints[name]) if name in hints else ()
