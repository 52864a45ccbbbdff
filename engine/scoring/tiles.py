"""Tile Rummy's score is that of the least hand; besides, it counts the deals that each seat has won
(TILES 7.5, 8.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.events import Dealt
from engine.facts import DealFacts
from engine.scoring.deal_result import Rank
from engine.scoring.least_in_hand import CountsOwn, LeastInHand, Seats
from engine.state import Hears, Memory, State


@dataclass(frozen=True, slots=True)
class TilesOwn(CountsOwn):
    """How many deals each seat has won, this one counted, besides."""

    hands_won: Seats

    def told(self, players: Sequence[str]) -> dict[str, object]:
        won = dict(zip(players, self.hands_won, strict=True))
        return {**CountsOwn.told(self, players), "hands_won": won}


@dataclass(frozen=True, slots=True)
class DealsWon(Memory):
    """How many deals each seat has won before this one; () if nobody has."""

    won: Annotated[Seats, "by_seat"] = ()

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = before.own(TilesOwn)
        return self if own is None else type(self)(own.hands_won)

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def known(self, state: State) -> DealFacts:
        return DealFacts(won=self.won)


@dataclass(frozen=True, slots=True)
class TilesScore(LeastInHand):
    """``by_deals``: the game is won by deals, of equal numbers by points."""

    by_deals: bool = False

    def own(self, state: State, counts: Seats, best: Seats, knocker: int | None) -> CountsOwn:
        before = state.recall(DealsWon).won or (0,) * state.seats
        return TilesOwn(counts, tuple(n + (seat in best) for seat, n in enumerate(before)))

    def ranked(self, own: CountsOwn, totals: Sequence[int]) -> Rank:
        assert isinstance(own, TilesOwn)
        won = [-number for number in own.hands_won]
        return tuple(zip(won, totals, strict=True)) if self.by_deals else totals
