"""The rules of a game as one page for readers, under each of its presets."""

import json
from dataclasses import fields

from bot.text.options import differences, numbers, option_in_words
from bot.text.rules import rules_in_words
from bot.text.text import Text
from engine.listing import Listing
from engine.option_types import Mode


def rules_page(listing: Listing, say: Text) -> str:
    """Markdown: the default preset in full, the others by what differs, options, silences."""
    parts = [
        f"# {say(f'game-{listing.name}')}",
        say(f"game-{listing.name}.description"),
        say("page-numbers", book=say(f"game-{listing.name}.book")),
    ]
    labels = option_in_words(listing, listing.preset_key, say).values
    standard = rules_in_words(listing.name, listing.presets[listing.default], say)
    parts += [f"## {labels[listing.default]}", *map(_spaced, standard)]
    for name, chosen in listing.presets.items():
        if name != listing.default:
            parts += [f"## {labels[name]}", say("page-preset-differs")]
            parts.append(_bullets(differences(listing, chosen, say)))
            parts.append(say("page-preset-sections"))
            own = rules_in_words(listing.name, chosen, say)
            parts += [_spaced(section) for section in own if section not in standard]
    parts += [f"## {say('page-options')}", say("page-options-intro"), _options(listing, say)]
    silent = [say(message) for message in say.ids(f"silent-{listing.name}-")]
    parts += [f"## {say('page-silent')}", say("page-silent-intro"), _bullets(silent)]
    return "\n\n".join(parts) + "\n"


def _options(listing: Listing, say: Text) -> str:
    """Each option with its values, the default first."""
    lines = []
    standard = listing.presets[listing.default]
    for field in fields(listing.options):
        found = option_in_words(listing, field.name, say)
        default = getattr(standard, field.name)
        lines.append(f"- **{found.name}** (`{field.name}`). {found.description}.")
        for value in sorted(found.values, key=lambda value: value != default):
            written = _written(value)
            mark = f" ({say('page-default')})" if value == default else ""
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
