"""Ends of deals as the journal keeps them, with what a single game tells of them.

What one game tells stands under ``own``, with the name of its kind under ``of``.
"""

from collections.abc import Mapping
from typing import Any

from engine.result import Own, ScoreItem
from engine.scoring.dummy_own import DummyOwn
from engine.scoring.gin_own import GinOwn
from engine.scoring.items import SCORE_ITEMS
from engine.scoring.least_in_hand import LeastOwn
from engine.scoring.shanghai import ShanghaiOwn
from engine.typed_json import Codec, Misread, Shape

__all__ = ["OWNS", "own_shape", "score_item_shape"]

OWNS: Mapping[str, type[Own]] = {
    "dummy": DummyOwn,
    "least_in_hand": LeastOwn,
    "shanghai": ShanghaiOwn,
    "gin": GinOwn,
}
"""What single games tell, by its name in the journal; a name is never given to another."""

_KEY = "of"
_NAMES = {kind: name for name, kind in OWNS.items()}
_ITEMS = {item.value: item for kind in SCORE_ITEMS for item in kind}


def score_item_shape() -> Shape:
    """A line's name, whichever game has it."""

    def read(value: Any) -> ScoreItem:
        if not isinstance(value, str) or value not in _ITEMS:
            raise Misread("not a line of a score sheet")
        return _ITEMS[value]

    return Shape(lambda item: item.value, read)


def own_shape(codec: Codec) -> Shape:
    """What a game tells of its own. Writing raises TypeError for a kind without a name."""
    shapes = {name: codec.record(kind) for name, kind in OWNS.items()}

    def write(own: Own) -> dict[str, Any]:
        name = _NAMES.get(type(own))
        if name is None:
            raise TypeError(f"{type(own).__name__} has no name in data.journal.results.OWNS")
        return {_KEY: name, **shapes[name].write(own)}

    def read(value: Any) -> Own:
        if not isinstance(value, dict):
            raise Misread("not an object")
        name = value.get(_KEY)
        if not isinstance(name, str) or name not in shapes:
            raise Misread(f"{name!r} is no name of what a game tells")
        own: Own = shapes[name].read({key: one for key, one in value.items() if key != _KEY})
        return own

    return Shape(write, read)
