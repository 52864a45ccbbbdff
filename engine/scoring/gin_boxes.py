"""Hands won in a game, and the columns of Hollywood: they last from deal to deal (GIN 9.5, 12)."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.events import Dealt
from engine.facts import NONE_YET, BySeat, DealFacts, GameColumn
from engine.scoring.gin_own import GinOwn
from engine.state import Hears, Memory, State


@dataclass(frozen=True, slots=True)
class Boxes(Memory):
    """Each player's boxes in this game before this deal."""

    boxes: BySeat = NONE_YET

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = before.own(GinOwn)
        if own is None:
            return self
        earlier = before.recall(Boxes).boxes
        return type(self)(tuple(old + new for old, new in zip(earlier, own.boxes, strict=True)))

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def known(self, state: State) -> DealFacts:
        return DealFacts(boxes=self.boxes)


@dataclass(frozen=True, slots=True)
class Columns(Memory):
    """The columns before this deal: none where one game is scored at a time."""

    columns: tuple[GameColumn, ...] = ()

    def completed(self, position: State, given: Collection[str]) -> Self:
        usual = len(type(self)().columns)
        if len(self.columns) != usual:
            raise ValueError(f"'columns' are {usual} here, not {len(self.columns)}")
        return self

    def known(self, state: State) -> DealFacts:
        return DealFacts(columns=self.columns)


@dataclass(frozen=True, slots=True)
class ThreeColumns(Columns):
    """The three columns of Hollywood."""

    columns: tuple[GameColumn, ...] = (GameColumn(), GameColumn(), GameColumn())

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = before.own(GinOwn)
        if own is None:
            return self
        return type(self)(tuple(GameColumn(one.scores, one.boxes) for one in own.columns))

    hears: ClassVar[Hears] = {Dealt: _dealt}
