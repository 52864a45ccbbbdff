"""The rules of a game in words, under the house rules that are played."""

import re
from dataclasses import fields
from functools import lru_cache
from typing import Any

from bot.text.options import attribute_of, numbers
from bot.text.text import MissingText, Text
from engine.game import Listing
from engine.games.registry import REGISTRY, game
from engine.goal import Goal, Slot
from engine.options import Mode, selection, types

# Goals in words.


@lru_cache(maxsize=256)
def goal_in_words(goal: Goal, say: Text) -> str:
    """What must be laid, equal melds counted together: ``2 sets of 3 and 1 run of 4``.

    "Or more" is said only where the whole hand must go: elsewhere the rules say it once for all.
    """
    counts = {slot: goal.slots.count(slot) for slot in goal.slots}
    melds = say.joined(
        say(
            f"goal-{slot.kind.value}",
            count=count,
            least=slot.least,
            size=_size(slot, whole_hand=goal.whole_hand),
        )
        for slot, count in counts.items()
    )
    return say("goal-whole-hand", melds=melds) if goal.whole_hand else melds


def _size(slot: Slot, *, whole_hand: bool) -> str:
    return "exact" if slot.least == slot.most else "more" if whole_hand else "plain"


def rules_in_words(game_name: str, chosen: object, say: Text) -> list[str]:
    """The sections ``rules-<game>-…`` in the order of the file: Markdown of under 900 characters.

    Every option is an argument of every section, so that the sentence about it stands in the file
    of the language. KeyError for an unknown game, MissingText if it has no rules.
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
    """Truth values as yes and no, numbers as they are, names as names, None as ``none``.

    An object is the name of its mode; each of its numbers goes by the option's name and its own,
    such as ``end_points``. A selection is ``all`` or ``some``, with its numbers in words under the
    option's name and ``numbers``, and its greatest under that and ``last``.
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
    """What each deal, or each phase, asks for, a line each; nothing where the first melds are
    free."""
    rule = game(game_name, chosen)
    lines = [
        say("phase-of-list", number=number, goal=goal_in_words(goal, say))
        for number, goal in enumerate(rule.goals.numbered, 1)
    ]
    for deal in range(1, (rule.end.deals or 0) + 1):
        goal = rule.goals.of_deal(deal)
        if goal is not None:
            cards = rule.hand_size(rule.seats[-1], deal)
            lines.append(
                say("contract-of-deal", deal=deal, cards=cards, goal=goal_in_words(goal, say))
            )
    return "\n".join(lines)


def _without_gaps(section: str) -> str:
    """A sentence that an option leaves out leaves an empty line behind, or two spaces."""
    lines = [line for line in section.splitlines() if line.strip()]
    return re.sub(r"(?<=\S)  +", " ", "\n".join(lines))
