"""House rules in words."""

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

from engine.games.registry import Entry
from engine.options import allowed

if TYPE_CHECKING:
    from bot.text.text import Text


class OptionText(NamedTuple):
    """An option: its label, what it decides, and each of its values as a line of its own."""

    name: str
    description: str
    values: Mapping[object, str]


def option(text: "Text", entry: Entry, name: str) -> OptionText:
    """One option of the game, or the choice of its preset; MissingText for an unknown name."""
    message = f"option-{entry.name}-{name}"
    values = _values(entry, name)
    return OptionText(
        name=text(message),
        description=text(f"{message}.description"),
        values={value: text(f"{message}.{attribute(value)}") for value in values},
    )


def differences(text: "Text", entry: Entry, chosen: object) -> list[str]:
    """The values that differ from the default preset, in the order of the options."""
    standard: Any = entry.presets[entry.default]
    return [
        text(f"option-{entry.name}-{field.name}.{attribute(value)}")
        for field in fields(standard)
        if (value := getattr(chosen, field.name)) != getattr(standard, field.name)
    ]


def attribute(value: object) -> str:
    """What a value is called in the files: ``yes``, ``no``, ``is-13``, or its own name."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"is-{value}" if isinstance(value, int) else str(value)


def _values(entry: Entry, name: str) -> tuple[object, ...]:
    if name == entry.preset_key:
        return tuple(entry.presets)
    hints = get_type_hints(entry.options)
    return allowed(hints[name]) if name in hints else ()
