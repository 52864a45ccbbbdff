"""The words by which JSON calls moves and events. Each is declared with the fields.

The journal, the ledgers and the notation are written and read by these words and by the names of
the fields (engine.notation.typed_json).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, ClassVar, TypeVar, dataclass_transform

Seat = Annotated[int, "seat"]
"""A seat, 0 … n-1 clockwise. The mark is there because JSON can have names of players instead."""


@dataclass(frozen=True, slots=True)
class Called:
    """Base of a record that has a word."""

    word: ClassVar[str]


Kind = TypeVar("Kind", bound=Called)


@dataclass_transform(frozen_default=True)
def called(word: str) -> Callable[[type[Kind]], type[Kind]]:
    """A frozen dataclass with its word.

    Stored records are read by the word, so it never changes, and no other record gets it.
    """

    def declare(kind: type[Kind]) -> type[Kind]:
        kind.word = word
        return dataclass(frozen=True, slots=True)(kind)

    return declare


def declared(*modules: ModuleType) -> Iterator[type[Called]]:
    """All kinds of these modules that have a word, in their order."""
    for module in modules:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Called) and "word" in vars(kind):
                yield kind
