"""How the journal writes what has no parts, or a form of its own: numbers, words, cards, house
rules, ends of deals."""

from enum import Enum
from typing import Any

from data.journal.results import own_shape, score_item_shape
from engine import cards
from engine.result import Own, ScoreItem
from engine.table.chosen_rules import ChosenRules
from engine.typed_json import Codec, Misread, Shape, mark_of

__all__ = ["CODEC"]


def _leaf(hint: Any) -> Shape | None:
    if mark_of(hint) == "card":
        return Shape(_write_card, _read_card)
    if hint in (int, str, bool):
        return _plain(hint)
    if hint is ChosenRules:
        return Shape(dict, _read_chosen)
    if hint is ScoreItem:
        return score_item_shape()
    if hint is Own:
        return own_shape(CODEC)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Shape(lambda value: value.value, hint)
    return None


def _write_card(card: int) -> str:
    if card == cards.HIDDEN:
        raise ValueError("a hidden card cannot be stored: its face would be lost")
    return cards.name(card)


def _read_card(text: Any) -> int:
    if not isinstance(text, str):
        raise Misread("not a card")
    return cards.parse(text)


def _plain(kind: type) -> Shape:
    def read(value: Any) -> Any:
        # Not isinstance: True would pass for 1.
        if type(value) is not kind:
            raise Misread(f"not of type {kind.__name__}")
        return value

    return Shape(lambda value: value, read)


def _read_chosen(value: Any) -> ChosenRules:
    if not isinstance(value, dict):
        raise Misread("not an object")
    return ChosenRules(value)


CODEC = Codec(_leaf)
"""Records as the journal keeps them."""
