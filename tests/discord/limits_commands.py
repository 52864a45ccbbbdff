"""Discord's limits on the commands of an application (Application Commands, its documentation)."""

import unicodedata
from typing import Any

import discord

Json = dict[str, Any]

COMMANDS = 100
OPTIONS = 25
CHOICES = 25
CHARACTERS = 8000
LOCALES = frozenset(locale.value for locale in discord.Locale)
SUBCOMMAND, GROUP = 1, 2


def command_problems(commands: list[Json]) -> list[str]:
    """What Discord would refuse in a list of commands, each problem with the command's name."""
    said: list[str] = []
    typed = [(command.get("type", 1), command["name"]) for command in commands]
    for kind, most in ((1, COMMANDS), (2, 5), (3, 5)):
        if (count := sum(one == kind for one, _ in typed)) > most:
            said.append(f"{count} commands of type {kind}, {most} allowed")
    for kind in {kind for kind, _ in typed}:
        same = [command for command in commands if command.get("type", 1) == kind]
        said += [f"two commands of the same name{where}" for where in _twice(same)]
    for command in commands:
        chat = command.get("type", 1) == 1
        own = _named(command, chat=chat)
        if chat:
            own += _options(command.get("options") or [], depth=0)
            if (size := _size(command)) > CHARACTERS:
                own.append(f"{size} characters in all, {CHARACTERS} allowed")
        said += [f"/{command['name']}: {problem}" for problem in own]
    return said


def _named(part: Json, *, chat: bool = True) -> list[str]:
    names = [part["name"], *(part.get("name_localizations") or {}).values()]
    said = [problem for name in names for problem in _name(name, chat=chat)]
    if chat:
        texts = [
            part.get("description") or "",
            *(part.get("description_localizations") or {}).values(),
        ]
        said += [
            f"description of {len(text)} characters, 1 to 100 allowed: {text[:30]!r}"
            for text in texts
            if not 1 <= len(text) <= 100
        ]
    for key in ("name_localizations", "description_localizations"):
        strange = set(part.get(key) or {}) - LOCALES
        said += [f"{locale!r} is no locale of Discord's" for locale in sorted(strange)]
    return said


def _name(name: str, *, chat: bool) -> list[str]:
    said = []
    if not 1 <= len(name) <= 32:
        said.append(f"name of {len(name)} characters, 1 to 32 allowed: {name!r}")
    if chat and name != name.lower():
        said.append(f"name with capital letters: {name!r}")
    if chat and not all(_allowed(letter) for letter in name):
        said.append(f"name with a character that is no letter, digit, -, _ or ': {name!r}")
    return said


def _allowed(letter: str) -> bool:
    # Discord's pattern allows every character of the Devanagari and Thai scripts, marks included.
    marks = "\u0900" <= letter <= "\u097f" or "\u0e00" <= letter <= "\u0e7f"
    return letter in "-_'" or marks or unicodedata.category(letter)[0] in "LN"


def _options(options: list[Json], *, depth: int) -> list[str]:
    said = []
    if len(options) > OPTIONS:
        said.append(f"{len(options)} options, {OPTIONS} allowed")
    said += [f"two options of the same name{where}" for where in _twice(options)]
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        said.append("subcommands beside plain options")
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        said.append("a required option after an optional one")
    for option in options:
        said += [f"{option['name']}: {problem}" for problem in _option(option, depth)]
    return said


def _option(option: Json, depth: int) -> list[str]:
    said = _named(option)
    if option["type"] == GROUP and depth > 0:
        said.append("a group inside a group")
    if option["type"] == SUBCOMMAND and depth > 1:
        said.append("a subcommand inside a subcommand")
    if option["type"] in (SUBCOMMAND, GROUP):
        inside = option.get("options") or []
        if option["type"] == GROUP and {inner["type"] for inner in inside} - {SUBCOMMAND}:
            said.append("a group of something else than subcommands")
        level = 2 if option["type"] == SUBCOMMAND else 1
        return said + _options(inside, depth=level)
    choices = option.get("choices") or []
    if len(choices) > CHOICES:
        said.append(f"{len(choices)} choices, {CHOICES} allowed")
    if choices and option.get("autocomplete"):
        said.append("choices and autocomplete")
    for choice in choices:
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        said += [
            f"choice name of {len(name)} characters, 1 to 100 allowed"
            for name in names
            if not 1 <= len(name) <= 100
        ]
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= 100:
            said.append(f"choice value of {len(choice['value'])} characters, 1 to 100 allowed")
    return said


def _twice(parts: list[Json]) -> list[str]:
    """Where two of these have one name: in English, or as people of a locale see them."""
    said = []
    if len({part["name"] for part in parts}) < len(parts):
        said.append("")
    locales = {locale for part in parts for locale in part.get("name_localizations") or {}}
    for locale in sorted(locales):
        seen = {(part.get("name_localizations") or {}).get(locale, part["name"]) for part in parts}
        if len(seen) < len(parts):
            said.append(f" in {locale}")
    return said


def _size(part: Json) -> int:
    """Names, descriptions and values of a command with all inside; the longest language counts."""
    size = 0
    for key in ("name", "description"):
        texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
        size += max(len(text) for text in texts)
    size += len(str(part.get("value", "")))
    inside = [*(part.get("options") or []), *(part.get("choices") or [])]
    return size + sum(_size(one) for one in inside)
