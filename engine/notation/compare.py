"""Whether an answer is what a vector expects: a subset, compared as NOTATION.md says."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import name, parse

_SETS = {"players", "winners", "not_born", "down", "passed", "born", "played"}
_ORDERED = {"discard", "stock", "taken"}


def differences(answer: Mapping[str, Any], expected: Mapping[str, Any]) -> list[str]:
    """What is not as expected, a sentence each."""
    found: list[str] = []
    _subset(answer, expected, "", found)
    return found


def _subset(answer: Any, expected: Mapping[str, Any], path: str, found: list[str]) -> None:
    if not isinstance(answer, Mapping):
        found.append(f"{path or 'answer'} is {answer!r}, expected {dict(expected)!r}")
        return
    for key, wanted in expected.items():
        here = f"{path}.{key}" if path else key
        if key == "stock_count" and key not in answer:
            _same(len(answer["stock"]), wanted, here, found)
        elif key == "hand_counts" and key not in answer:
            for player, count in wanted.items():
                _same(len(answer["hands"][player]), count, f"{here}.{player}", found)
        elif key not in answer:
            found.append(f"{here} is missing, expected {wanted!r}")
        else:
            _compare(key, answer[key], wanted, here, found)


def _compare(key: str, given: Any, wanted: Any, path: str, found: list[str]) -> None:
    if key == "hands" and isinstance(wanted, Mapping):
        for player, cards in wanted.items():
            _same(_bag(given[player]), _bag(cards), f"{path}.{player}", found)
    elif key == "table" and isinstance(wanted, list):
        _same(len(given), len(wanted), f"{path} (melds)", found)
        for index, (meld, expected) in enumerate(zip(given, wanted, strict=False)):
            _meld(meld, expected, f"{path}.{index}", found)
    elif key == "penalties" and isinstance(wanted, Mapping):
        for player, kinds in wanted.items():
            _same(given.get(player, {}), kinds, f"{path}.{player}", found)
    elif isinstance(wanted, Mapping):
        _subset(given, wanted, path, found)
    elif key in _SETS and isinstance(wanted, list):
        _same(sorted(given), sorted(wanted), path, found)
    elif key in _ORDERED and isinstance(wanted, list):
        _same([_card(card) for card in given], [_card(card) for card in wanted], path, found)
    else:
        _same(given, wanted, path, found)


def _meld(given: Mapping[str, Any], wanted: Mapping[str, Any], path: str, found: list[str]) -> None:
    if "laid_by" in wanted and "cards" in wanted:
        mine = Counter(zip(map(_card, given["cards"]), given["laid_by"], strict=True))
        theirs = Counter(zip(map(_card, wanted["cards"]), wanted["laid_by"], strict=True))
        _same(mine, theirs, f"{path}.cards with laid_by", found)
    for key, value in wanted.items():
        if key == "cards":
            _same(_bag(given["cards"]), _bag(value), f"{path}.cards", found)
        elif key == "laid_by" and "cards" not in wanted:
            _same(Counter(given["laid_by"]), Counter(value), f"{path}.laid_by", found)
        elif key != "laid_by":
            _same(given.get(key), value, f"{path}.{key}", found)


def _bag(cards: Sequence[str]) -> list[str]:
    return sorted(map(_card, cards))


def _card(text: Any) -> Any:
    return name(parse(text)) if isinstance(text, str) else text


def _same(given: object, wanted: object, path: str, found: list[str]) -> None:
    if given != wanted or isinstance(given, bool) != isinstance(wanted, bool):
        found.append(f"{path} is {given!r}, expected {wanted!r}")
