"""The rules of a game and its options in words, under the chosen house rules."""

import re
from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Annotated, Any, NamedTuple, get_origin

from bot.text.text import MissingText, Text
from engine.games.registry import REGISTRY, game
from engine.goal import Goal, read_table, slots
from engine.listing import Length, Listing
from engine.options import Mode, allowed, selection, tables, types


class OptionText(NamedTuple):
    """An option's label, its description, and a line for each of its values."""

    name: str
    description: str
    values: Mapping[object, str]


def option_in_words(listing: Listing, name: str, say: Text) -> OptionText:
    """Return the texts of an option or of the preset. Raises MissingText.

    Each text has at most 100 characters.
    """
    message = f"option-{listing.name}-{name}"
    values = _values(listing, name)
    return OptionText(
        name=say(message),
        description=say(f"{message}.description"),
        values={value: value_in_words(listing, name, value, say) for value in values},
    )


def differences(listing: Listing, chosen: object, say: Text) -> list[str]:
    """Return a line for each value that differs from the default preset, in order.

    Values of a length with a name are left out."""
    return changes(listing, listing.presets[listing.default], listing.without_length(chosen), say)


def changes(listing: Listing, before: Any, now: Any, say: Text) -> list[str]:
    """Return a line for each value of ``now`` that differs from ``before``, in order."""
    return [
        value_in_words(listing, field.name, value, say)
        for field in fields(now)
        if (value := getattr(now, field.name)) != getattr(before, field.name)
    ]


def length_lines(
    listing: Listing, chosen: Any, say: Text, takes: str = "", *, named: bool = True
) -> list[str]:
    """Return lines with the length of a game: its name, the time, and the values.

    ``takes``: the time in words.

    A full game without a time has no line."""
    length, without_length = listing.length_of(chosen), listing.without_length(chosen)
    shows_name = named and length is not None and (takes or length is not Length.FULL)
    words = [word for word in (say(f"length-{length}") if shows_name else "", takes) if word]
    makes = changes(listing, without_length, chosen, say)
    lines = [say("length-line", words=" · ".join(words))] if words else []
    return [*lines, *(["-# " + " · ".join(makes)] if makes else [])]


def attribute(value: Any) -> str:
    """Return the name of a value in the Fluent files.

    The name is ``yes``, ``no``, ``none``, ``is-`` with a number, the value's own name, or the mode
    of an object.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, int):
        return f"is-{value}"
    return value.mode if isinstance(value, Mode) else str(value)


def numbers(value: Any) -> dict[str, int]:
    """Return the numbers of an option that is an object, by name."""
    return {name: number for name, number in asdict(value).items() if name != "mode"}


def attribute_of(listing: Listing, name: str, value: Any) -> str:
    """Return the name of a value of this option in the Fluent files.

    An option for any number has ``number``. A selection has ``all`` or ``some``. A table of
    contracts has ``none``, its own name, or ``table``. All other values have the name from
    ``attribute``.
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
    """Return a value of an option in words, also if it isn't one of the offered values."""
    args: dict[str, str | int] = {"number": value} if type(value) is int else {}
    if isinstance(value, Mode):
        args = dict(numbers(value))
    elif isinstance(value, tuple):
        args, hint = {"count": len(value)}, types(listing)[name]
        if selection(hint) is not None:
            args["numbers"] = say.joined(map(str, value))
        elif (of_contracts := tables(hint)) is not None and of_contracts.read is read_table:
            asked = (goal_in_words(Goal(slots(row)), say) for row in value)
            args["goals"] = "; ".join(asked)
    return say(f"option-{listing.name}-{name}.{attribute_of(listing, name, value)}", **args)


def _values(listing: Listing, name: str) -> tuple[object, ...]:
    if name == listing.preset_key:
        return tuple(listing.presets)
    hints = types(listing)
    return allowed(hints[name]) if name in hints else ()


# Goals in words.


@lru_cache(maxsize=256)
def goal_in_words(goal: Goal, say: Text) -> str:
    """Return a goal in words with equal melds together, ``2 sets of 3 and 1 run of 4``.

    The words "or more" are there only if the whole hand must be laid. Otherwise, the rules say once
    that melds may be longer.
    """
    counts = {slot: goal.slots.count(slot) for slot in goal.slots}
    melds = []
    for slot, count in counts.items():
        size = "exact" if slot.least == slot.most else "more" if goal.whole_hand else "plain"
        melds.append(say(f"goal-{slot.kind.value}", count=count, least=slot.least, size=size))
    in_words = say.joined(melds)
    return say("goal-whole-hand", melds=in_words) if goal.whole_hand else in_words


def rules_in_words(game_name: str, chosen: object, say: Text) -> list[str]:
    """Return the sections ``rules-<game>-…`` in the order of the file, as Markdown.

    Each section has under 900 characters. Every option is an argument of every section, so that a
    language's file can have the sentences about options. Raises KeyError for an unknown game, and
    MissingText for a game without rules.
    """
    return list(_rules(game_name, chosen, say))


@lru_cache(maxsize=256)
def _rules(game_name: str, chosen: object, say: Text) -> tuple[str, ...]:
    listing, deals = REGISTRY[game_name], game(game_name, chosen).end.deals
    args = {**_arguments(listing, chosen, say), "goals": _goals(game_name, chosen, say)}
    args |= {"deals": deals or 0}
    sections = tuple(
        _without_gaps(say(section, **args)) for section in say.ids(f"rules-{game_name}-")
    )
    if not sections:
        raise MissingText(f"there are no rules of {game_name!r} in {say.language!r}")
    return sections


def _arguments(listing: Listing, chosen: Any, say: Text) -> dict[str, str | int]:
    """Return the options as arguments of texts.

    Numbers stay numbers. All other values are written by ``attribute_of``.

    The name of a number within an object starts with the option's name, such as ``end_points``. A
    selection also has its numbers in words, such as ``contracts_numbers``, and its last number,
    such as ``contracts_last``.
    """
    args: dict[str, str | int] = {}
    for field in fields(chosen):
        value = getattr(chosen, field.name)
        plain = isinstance(value, int) and not isinstance(value, bool)
        args[field.name] = value if plain else attribute_of(listing, field.name, value)
        if isinstance(value, tuple) and selection(types(listing)[field.name]) is not None:
            args[f"{field.name}_numbers"] = say.joined(map(str, value))
            args[f"{field.name}_last"] = value[-1]
        if isinstance(value, Mode):
            args |= {f"{field.name}_{name}": number for name, number in numbers(value).items()}
    return args


def _goals(game_name: str, chosen: object, say: Text) -> str:
    """Return a line with the goal of each deal or phase, or "" if first melds are free."""
    rule = game(game_name, chosen)
    lines = [
        say("phase-of-list", number=number, goal=goal_in_words(goal, say))
        for number, goal in enumerate(rule.goals.numbered, 1)
    ]
    for deal in range(1, (rule.end.deals or 0) + 1):
        goal = rule.goals.of_deal.get(deal)
        if goal is not None:
            cards = rule.hand_size(rule.seats[-1], deal)
            lines.append(
                say("contract-of-deal", deal=deal, cards=cards, goal=goal_in_words(goal, say))
            )
    return "\n".join(lines)


def _without_gaps(section: str) -> str:
    """Remove empty lines and double spaces that omitted sentences leave."""
    lines = [line for line in section.splitlines() if line.strip()]
    return re.sub(r"(?<=\S)  +", " ", "\n".join(lines))
