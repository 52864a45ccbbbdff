"""The words for moves and events in JSON, each declared together with its fields.

The journal, the ledgers and the notation use these words and the names of the fields
(engine.notation.typed_json).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, ClassVar, TypeVar, dataclass_transform

Seat = Annotated[int, "seat"]
"""A seat, 0 … n-1 clockwise.

The annotation marks it, because JSON can have a player's name instead of the number.
"""


@dataclass(frozen=True, slots=True)
class Called:
    """The base of a record that has a word."""

    word: ClassVar[str]


Kind = TypeVar("Kind", bound=Called)


@dataclass_transform(frozen_default=True)
def called(word: str) -> Callable[[type[Kind]], type[Kind]]:
    """Make the decorated class a frozen dataclass with this word.

    Stored records are read by their word. So a word never changes and is never given to another
    record.
    """

    def declare(kind: type[Kind]) -> type[Kind]:
        kind.word = word
        return dataclass(frozen=True, slots=True)(kind)

    return declare


def declared(*modules: ModuleType) -> Iterator[type[Called]]:
    """Yield all kinds of these modules that have a word, in the order of their declaration."""
    for module in modules:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Called) and "word" in vars(kind):
                yield kind
