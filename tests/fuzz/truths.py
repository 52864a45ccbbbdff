"""What holds whatever somebody sends: answered once, no fault of ours, nothing let out."""

import json
import re
from collections.abc import Iterator
from typing import Any

from bot.blocks.control import is_ours
from bot.text import Text
from tests.discord.limits import problems
from tests.discord.payloads import Json
from tests.fuzz.desk import Asked
from tests.fuzz.house import House, Person

_SAY = Text("en")
_REFUSALS = tuple(
    _SAY(name)
    for name in (
        *("old-button", "table-elsewhere", "text-unreadable", "command-changed", "managers-only"),
        *("servers-only", "stale", "table-unknown", "settings-unknown"),
    )
)
_HAND = re.compile(r'Your hand: ([^".]*)')
_LEADS = re.compile(r"(?<!\\)@(everyone|here)|evil\.example\)|://evil|discord\.gg/", re.IGNORECASE)
_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")


def wrong_with(house: House, asked: Asked, by: Person, data: Json, writes: int) -> list[str]:
    """All that is wrong with how something was answered; ``writes``: how often that stored."""
    found = [f"logged: {one}" for one in house.troubles]
    ours = "custom_id" not in data or is_ours(str(data["custom_id"]))
    if len(asked.answers) != ours:
        found.append(f"answered {len(asked.answers)} times")
    for answer in asked.answers:
        found += problems("callback", answer, asked.files)
    refused = [sentence for sentence in _REFUSALS if sentence in str(asked.private)]
    if refused and writes:
        found.append(f"stored {writes} times, and said: {refused[0]}")
    for body in asked.private:
        for cards in _HAND.findall(json.dumps(body, ensure_ascii=False)):
            if not any(set(cards.split()) <= hand for hand in _own_cards(house, by)):
                found.append(f"a hand that is not {by.name}’s: {cards}")
    for body in (*asked.public, *house.desk.channel):
        if _HAND.search(json.dumps(body, ensure_ascii=False)):
            found.append("a hand for everybody to see")
    secret = tuple(_seeds(house))
    for body in (*asked.bodies, *house.desk.channel):
        for words in _shown(body):
            if _LEADS.search(words) or _TURNS.search(words):
                found.append(f"a name leads somewhere: {words[:200]}")
            if any(seed in words for seed in secret):
                found.append("a seed that is still secret")
    house.desk.channel.clear()
    return found


def _own_cards(house: House, by: Person) -> list[set[str]]:
    """The faces of the cards that this person holds, at each table."""
    hands = [table.view(by.id).hand for table in house.every_table()]
    return [set(map(_SAY.card, hand)) for hand in hands]


def _seeds(house: House) -> Iterator[str]:
    for table in house.every_table():
        if table.view(None).seed is None:
            yield table.header.seed.hex()


def _shown(part: Any) -> Iterator[str]:
    """What is read as Markdown."""
    if isinstance(part, dict):
        if part.get("type") == 10 or ("content" in part and "components" not in part):
            yield str(part.get("content") or "")
        for one in part.values():
            yield from _shown(one)
    elif isinstance(part, list):
        for one in part:
            yield from _shown(one)
