"""House rules as people write them: a mapping of names to values, checked with a clear sentence."""

import json
from collections.abc import Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from typing import Any, Literal, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter, ValidationError

from engine.games.registry import Entry


class WrongOption(ValueError):
    """An option that the game does not have, or a value that it does not take."""


def read_options(entry: Entry, given: Mapping[str, object]) -> Any:
    """The options of this game: its preset, and over it what is given by itself.

    Raises WrongOption with a sentence that names the option, the allowed values and, where there
    is one, the nearest right spelling.
    """
    hints = get_type_hints(entry.options)
    names = [field.name for field in fields(entry.options)]
    preset = given.get(entry.preset_key)
    if preset is None:
        preset = entry.default
    if not isinstance(preset, str) or preset not in entry.presets:
        raise WrongOption(_refused(entry, entry.preset_key, preset, tuple(entry.presets)))
    values = {}
    for name, value in given.items():
        if name == entry.preset_key:
            continue
        if name not in names:
            near = get_close_matches(name, [*names, entry.preset_key], n=1)
            hint = f"did you mean {near[0]}?" if near else f"it has: {', '.join(names)}"
            raise WrongOption(f"{entry.title} has no option {name!r}; {hint}")
        try:
            values[name] = TypeAdapter(hints[name]).validate_python(value, strict=True)
        except ValidationError:
            raise WrongOption(_refused(entry, name, value, allowed(hints[name]))) from None
        # A Literal of 1 would take True, which is equal to it.
        if type(values[name]) is not type(value):
            raise WrongOption(_refused(entry, name, value, allowed(hints[name])))
    return replace(entry.presets[preset], **values)


def allowed(hint: object) -> tuple[object, ...]:
    """The values that an option of this type takes."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return (True, False) if hint is bool else (hint,)


def _refused(entry: Entry, name: str, value: object, values: tuple[object, ...]) -> str:
    texts = [_text(value) for value in values]
    near = get_close_matches(str(value), [str(value) for value in values], n=1)
    hint = f"; did you mean {near[0]}?" if near and isinstance(value, str) else ""
    return f"option {name} of {entry.title} cannot be {_text(value)}: it is {_or(texts)}{hint}"


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, default=str)


def _or(texts: list[str]) -> str:
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"
