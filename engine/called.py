"""What JSON calls moves and events: a word for each, declared with its fields.

The journal, the ledgers and the notation are written and read by these words and by the names of
the fields (engine.notation.typed_json).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, ClassVar, TypeVar, dataclass_transform

Seat = Annotated[int, "seat"]
"""A seat, 0 … n-1 clockwise. The mark tells it from a plain number: players have names."""


@dataclass(frozen=True, slots=True)
class Called:
    """Base of what is called by a word."""

    word: ClassVar[str]


Kind = TypeVar("Kind", bound=Called)


@dataclass_transform(frozen_default=True)
def called(word: str) -> Callable[[type[Kind]], type[Kind]]:
    """A frozen dataclass with its word.

    What is stored is read by the word. It never changes, and nothing else gets it.
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
