"""What is Gin's own in a result: lines of its score sheet, the hand, boxes, columns, settlement."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import Card, names
from engine.facts import BySeat
from engine.result import Achieved, Ending, Feat, Own, ScoreItem


class GinItem(ScoreItem):
    """Lines of the score sheet (GIN 9)."""

    DEADWOOD = "deadwood"
    GIN_BONUS = "gin_bonus"
    BIG_GIN_BONUS = "big_gin_bonus"
    UNDERCUT_BONUS = "undercut_bonus"
    SPADE_DOUBLED = "spade_doubled"


class ColumnAfter(NamedTuple):
    """A column after a hand. ``winner`` and ``final``, its settlement by seat, are None while it is
    open; ``shutout``: its loser has no box in it."""

    scores: BySeat
    boxes: BySeat
    winner: int | None = None
    shutout: bool = False
    final: tuple[int, ...] | None = None

    def told(self, players: Sequence[str]) -> dict[str, object]:
        """The column in notation."""
        return {
            "scores": by_player(self.scores, players),
            "boxes": by_player(self.boxes, players),
            "winner": None if self.winner is None else players[self.winner],
            "shutout": self.shutout,
            "final": None if self.final is None else by_player(self.final, players),
        }


@dataclass(frozen=True, slots=True)
class GinOwn(Own):
    """What a hand of Gin tells besides. Everything by seat.

    ``deadwood`` are the counts once melds and lay-offs lie, None if the hand is void; ``laid_off``
    the cards laid off; ``multiplier`` is 2 when spades double; ``boxes`` are those of this hand;
    ``final`` is the settlement, None while the game goes on; ``shutout``: the loser of the game has
    no box, never in Hollywood, where ``columns`` tell it; they are empty elsewhere.
    """

    knocker: int | None
    undercut: bool
    deadwood: tuple[int, ...] | None
    laid_off: tuple[Card, ...]
    multiplier: int
    knock_limit: int
    boxes: tuple[int, ...]
    final: tuple[int, ...] | None
    shutout: bool
    columns: tuple[ColumnAfter, ...]

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "knocker": None if self.knocker is None else players[self.knocker],
            "undercut": self.undercut,
            "deadwood": None if self.deadwood is None else by_player(self.deadwood, players),
            "laid_off": names(self.laid_off),
            "multiplier": self.multiplier,
            "knock_limit": self.knock_limit,
            "boxes": by_player(self.boxes, players),
            "final": None if self.final is None else by_player(self.final, players),
            "shutout": self.shutout,
            "columns": [column.told(players) for column in self.columns],
        }

    def settled(self) -> tuple[int, ...] | None:
        return self.final

    def achieved(self, ended_by: Ending, winner: int) -> Iterator[Achieved]:
        if self.undercut:
            yield Achieved(Feat.UNDERCUT, other=self.knocker or 0)


def by_player(values: Sequence[int], players: Sequence[str]) -> Mapping[str, int]:
    """A number for each player by name."""
    return dict(zip(players, values, strict=True))
