"""The rules of a game as one page for readers, under each of its presets."""

import json
from collections.abc import Iterator
from dataclasses import fields

from bot.text.options import differences, numbers, option_in_words
from bot.text.rules import rules_in_words
from bot.text.text import LANGUAGES, Text
from engine.game import Listing
from engine.options import Mode, as_lists, open_numbers, selection, types

_ENGLISH = "en"


def page_name(listing: Listing, language: str) -> str:
    """Where the page lies in ``docs/rules``, such as ``basic.md`` and ``vi/basic.md``."""
    folder = "" if language == _ENGLISH else f"{language}/"
    return f"{folder}{listing.name}.md"


def spoken(listing: Listing) -> tuple[str, ...]:
    """The languages that tell the rules of this game themselves, English first."""
    return tuple(one for one in _languages() if Text(one).says(f"rules-{listing.name}-"))


def rules_page(listing: Listing, say: Text) -> str:
    """Markdown: the default preset in full, the others by what differs, options, silences."""
    parts = [
        f"# {say(f'game-{listing.name}')}",
        *_other_languages(listing, say),
        say(f"game-{listing.name}.description"),
        say("page-numbers", book=say(f"game-{listing.name}.book")),
    ]
    origin = f"origin-{listing.name}"
    if origin in say.ids(origin):
        parts += [f"## {say('page-origin')}", say(origin)]
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


def index(listings: Iterator[Listing]) -> str:
    """Markdown: the pages of all games, a row a game and a column a language."""
    columns = _languages()
    rows = [
        "# Rules",
        "What the bot says of the rules, as pages: `python -m bot.text --write` writes them anew.",
        f"| {' | '.join(Text(language)('language') for language in columns)} |\n"
        f"|{'---|' * len(columns)}\n"
        + "\n".join(f"| {' | '.join(_row(one, columns))} |" for one in listings),
    ]
    return "\n\n".join(rows) + "\n"


def _languages() -> list[str]:
    """English first, then the others by their names."""
    return sorted(LANGUAGES, key=lambda language: (language != _ENGLISH, language))


def _row(listing: Listing, languages: list[str]) -> Iterator[str]:
    for language in languages:
        title = Text(language)(f"game-{listing.name}")
        there = language in spoken(listing)
        yield f"[{title}]({page_name(listing, language)})" if there else ""


def _other_languages(listing: Listing, say: Text) -> list[str]:
    """A line that leads to the same page in other languages; none where there is none."""
    up = "" if say.language == _ENGLISH else "../"
    others = [
        f"[{Text(language)('language')}]({up}{page_name(listing, language)})"
        for language in spoken(listing)
        if language != say.language
    ]
    return [" · ".join(others)] if others else []


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
        lines += [f"  - {line}" for line in _any_other(types(listing)[field.name], say)]
    return "\n".join(lines)


def _any_other(hint: object, say: Text) -> Iterator[str]:
    """What an option of this type takes besides the usual values that are listed."""
    for mode, parts in open_numbers(hint).items():
        for name, kind in parts.items():
            place = json.dumps({"mode": mode, name: "…"}, ensure_ascii=False) if mode else "…"
            yield say("page-any-number", place=place.replace('"…"', "…"), least=kind.least)
    chosen_from = selection(hint)
    if chosen_from is not None:
        yield say("page-any-selection", among=say.joined(map(str, chosen_from.among)))


def _written(value: object) -> str:
    """A value as an option is given in notation; a name without its quotation marks."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        value = as_lists(value)
    return json.dumps({"mode": value.mode, **numbers(value)} if isinstance(value, Mode) else value)


def _spaced(section: str) -> str:
    """A section with an empty line under its heading, as Markdown files have it."""
    heading, _, rest = section.partition("\n")
    return f"{heading}\n\n{rest}"


def _bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)
