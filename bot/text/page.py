"""The rules of a game as one page for readers, under each of its presets."""

import json
from dataclasses import fields
from typing import TYPE_CHECKING

from bot.text.options import numbers
from engine.listing import Listing
from engine.option_types import Mode

if TYPE_CHECKING:
    from bot.text.text import Text


def page(text: "Text", entry: Listing) -> str:
    """Markdown: the default preset in full, the others by what differs, options, silences."""
    parts = [
        f"# {text(f'game-{entry.name}')}",
        text(f"game-{entry.name}.description"),
        text("page-numbers", book=text(f"game-{entry.name}.book")),
    ]
    labels = text.option(entry, entry.preset_key).values
    standard = text.rules(entry.name, entry.presets[entry.default])
    parts += [f"## {labels[entry.default]}", *map(_spaced, standard)]
    for name, chosen in entry.presets.items():
        if name != entry.default:
            parts += [f"## {labels[name]}", text("page-preset-differs")]
            parts.append(_bullets(text.differences(entry, chosen)))
            parts.append(text("page-preset-sections"))
            own = text.rules(entry.name, chosen)
            parts += [_spaced(section) for section in own if section not in standard]
    parts += [f"## {text('page-options')}", text("page-options-intro"), _options(text, entry)]
    silent = [text(message) for message in text.ids(f"silent-{entry.name}-")]
    parts += [f"## {text('page-silent')}", text("page-silent-intro"), _bullets(silent)]
    return "\n\n".join(parts) + "\n"


def _options(text: "Text", entry: Listing) -> str:
    """Each option with its values, the default first."""
    lines = []
    standard = entry.presets[entry.default]
    for field in fields(entry.options):
        found = text.option(entry, field.name)
        default = getattr(standard, field.name)
        lines.append(f"- **{found.name}** (`{field.name}`). {found.description}.")
        for value in sorted(found.values, key=lambda value: value != default):
            written = _written(value)
            mark = f" ({text('page-default')})" if value == default else ""
            lines.append(f"  - `{written}`{mark}: {found.values[value]}")
    return "\n".join(lines)


def _written(value: object) -> str:
    """A value as an option is given in notation; a name without its quotation marks."""
    if isinstance(value, str):
        return value
    return json.dumps({"mode": value.mode, **numbers(value)} if isinstance(value, Mode) else value)


def _spaced(section: str) -> str:
    """A section with an empty line under its heading, as Markdown files have it."""
    heading, _, rest = section.partition("\n")
    return f"{heading}\n\n{rest}"


def _bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)
