"""House rules in words."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Annotated, Any, NamedTuple, get_origin

from bot.text.text import Text
from engine.game import Length, Listing
from engine.options import Mode, allowed, selection, tables, types


class OptionText(NamedTuple):
    """An option: its label, what it decides, and each of its values as a line of its own."""

    name: str
    description: str
    values: Mapping[object, str]


def option_in_words(listing: Listing, name: str, say: Text) -> OptionText:
    """One option of the game, or the choice of its preset, in lines of at most 100 characters.

    Raises MissingText for an unknown name.
    """
    message = f"option-{listing.name}-{name}"
    values = _values(listing, name)
    return OptionText(
        name=say(message),
        description=say(f"{message}.description"),
        values={value: value_in_words(listing, name, value, say) for value in values},
    )


def differences(listing: Listing, chosen: object, say: Text) -> list[str]:
    """The values that differ from the game's default preset, a line each, in the options' order;
    but for those of a length that has a name."""
    return changes(listing, listing.presets[listing.default], listing.without_length(chosen), say)


def changes(listing: Listing, before: Any, now: Any, say: Text) -> list[str]:
    """The values of ``now`` that differ from those of ``before``, likewise."""
    return [
        value_in_words(listing, field.name, value, say)
        for field in fields(now)
        if (value := getattr(now, field.name)) != getattr(before, field.name)
    ]


def length_lines(listing: Listing, chosen: Any, say: Text, takes: str = "") -> list[str]:
    """What the length of these rules is called, about how long it ``takes``, and what makes it; a
    full game without that is nothing to tell."""
    length, alike = listing.length_of(chosen), listing.without_length(chosen)
    named = (
        "" if length is None or (length is Length.FULL and not takes) else say(f"length-{length}")
    )
    words = [word for word in (named, takes) if word]
    makes = changes(listing, alike, chosen, say)
    told = [say("length-line", words=" · ".join(words))] if words else []
    return [*told, *(["-# " + " · ".join(makes)] if makes else [])]


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


def attribute_of(listing: Listing, name: str, value: Any) -> str:
    """The same for a value of this option.

    Where it may be any number ``number``, where it is some of a few ``all`` or ``some``, and where
    it is a table of contracts ``none``, the name of the table, or ``table``.
    """
    hint = types(listing).get(name)
    chosen_from = selection(hint)
    if chosen_from is not None:
        return "all" if value == chosen_from.among else "some"
    of_contracts = tables(hint)
    if of_contracts is not None and value is not None:
        named = (name for name, table in of_contracts.named.items() if table == value)
        return next(named, "table")
    open_ended = get_origin(hint) is Annotated
    return "number" if open_ended and type(value) is int else attribute(value)


def value_in_words(listing: Listing, name: str, value: Any, say: Text) -> str:
    """What a value of an option means, also one that is not among the usual ones."""
    args: dict[str, str | int] = {"number": value} if type(value) is int else {}
    if isinstance(value, Mode):
        args = dict(numbers(value))
    elif isinstance(value, tuple):
        args = {"count": len(value)}
        if selection(types(listing)[name]) is not None:
            args["numbers"] = say.joined(map(str, value))
    return say(f"option-{listing.name}-{name}.{attribute_of(listing, name, value)}", **args)


def _values(listing: Listing, name: str) -> tuple[object, ...]:
    if name == listing.preset_key:
        return tuple(listing.presets)
    hints = types(listing)
    return allowed(hints[name]) if name in hints else ()
