"""How a deal is scored, as several games do it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import HIDDEN, JOKER, Card, rank
from engine.game import Game
from engine.result import CommonItem, Ending, Own, Result, ScoreItem, ScoreLine
from engine.state import State

Rank = Sequence[int] | Sequence[tuple[int, ...]]
"""By seat what its place goes by, the least first."""


def totals_with(state: State, scores: Iterable[int]) -> tuple[int, ...]:
    """The totals with what this deal brings."""
    return tuple(old + new for old, new in zip(state.scores, scores, strict=True))


def deal_result(
    state: State,
    ended_by: Ending,
    winner: int | None,
    lines: Iterable[ScoreLine],
    totals: tuple[int, ...],
    rank: Rank,
    *,
    over: bool,
) -> Result:
    """The deal passes to the left; where the game is ``over`` those of the first place have won
    it."""
    firsts = sorted(rank)
    places = tuple(1 + firsts.index(one) for one in rank)
    dealer = state.after(state.dealer)
    return Result(
        ended_by=ended_by,
        winner=winner,
        scores=tuple(new - old for old, new in zip(state.scores, totals, strict=True)),
        totals=totals,
        lines=tuple(lines),
        game_over=over,
        winners=tuple(seat for seat, place in enumerate(places) if over and place == 1),
        places=places,
        next_dealer=dealer,
        next_starter=state.after(dealer),
    )


def pip_points(*, ace: int, joker: int = 0) -> Callable[[Card], int]:
    """What a card left in a hand counts (BASIC 8.2, GIN 1.4, MANIPULATION 7.1); one that is not
    known counts nothing."""
    counts = [ace if rank(card) == 0 else min(rank(card) + 1, 10) for card in range(JOKER)]
    return (*counts, *[joker] * (HIDDEN - JOKER), 0).__getitem__


def penalty_points(game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
    """Score a deal (CONTRACT 9, 10): who went out counts nothing, whatever they still hold."""
    return lowest_wins(game, state, ended_by, winner, penalty_lines(game, state, winner))


def penalty_lines(game: Game, state: State, winner: int | None) -> list[ScoreLine]:
    """A line for each seat: what it holds, or that it went out."""
    lines = []
    for seat, hand in enumerate(state.hands):
        if seat == winner:
            lines.append(ScoreLine(seat, CommonItem.WENT_OUT, (), 0))
        else:
            lines.append(ScoreLine(seat, CommonItem.IN_HAND, hand, sum(map(game.points, hand))))
    return lines


def lowest_wins(
    game: Game,
    state: State,
    ended_by: Ending,
    winner: int | None,
    lines: Sequence[ScoreLine],
    own: Own | None = None,
) -> Result:
    """The end of a deal by its lines, one a seat in seat order.

    The deal passes to the left; after the last deal of the game the lowest totals win.
    """
    totals = totals_with(state, (line.points for line in lines))
    over = game.end.deals is not None and state.deal_no >= game.end.deals
    return deal_result(state, ended_by, winner, lines, totals, totals, over=over)._replace(own=own)


Seats = tuple[int, ...]
Kind = Literal["difference", "zero_sum", "penalty"]
IsOver = Callable[[int, Sequence[int]], bool]
"""Whether the game is over after this deal with these totals."""


class LeastItem(ScoreItem):
    """Lines of a deal that the least hand wins."""

    LEAST_IN_HAND = "least_in_hand"
    OUT_BONUS = "out_bonus"
    KNOCK_BEATEN = "knock_beaten"


@dataclass(frozen=True, slots=True)
class CountsOwn(Own):
    """What every hand counted, by seat."""

    counts: tuple[int, ...]

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {"counts": dict(zip(players, self.counts, strict=True))}


@dataclass(frozen=True, slots=True)
class LeastOwn(CountsOwn):
    """Who knocked, besides."""

    knocker: int | None

    def told(self, players: Sequence[str]) -> dict[str, object]:
        knocker = None if self.knocker is None else players[self.knocker]
        return {**CountsOwn.told(self, players), "knocker": knocker}


@dataclass(frozen=True, slots=True)
class LeastInHand:
    """How a deal is scored under some house rules; called as ``Game.score``.

    ``shared``: a knocker who holds no less than others shares the win with them. ``out_bonus`` is
    for going out, ``undercut_bonus`` for holding less than a knocker. ``whole``: in a blocked deal
    who holds least gets what the others hold whole, less their own.
    """

    kind: Kind
    is_over: IsOver
    shared: bool = True
    out_bonus: int = 0
    undercut_bonus: int = 0
    whole: bool = False

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """The result; ``winner`` is who went out or knocked."""
        counts = tuple(sum(map(game.points, hand)) for hand in state.hands)
        knocker = winner if ended_by is Ending.KNOCK else None
        if ended_by is Ending.OUT and winner is not None:
            best: Seats = (winner,)
        else:
            best = self._best(counts, knocker)
        beaten = knocker is not None and knocker not in best
        scores, lines = [], []
        for seat, hand in enumerate(state.hands):
            score = self._score(seat, counts, best)
            line = score
            if seat not in best:
                what: ScoreItem = CommonItem.IN_HAND
                line = counts[seat] if self.kind == "difference" else score
            elif ended_by is Ending.OUT:
                what = CommonItem.WENT_OUT
            else:
                what = LeastItem.LEAST_IN_HAND
            lines.append(ScoreLine(seat, what, hand, line))
            more = self._bonuses(seat, out=ended_by is Ending.OUT, best=best, beaten=beaten)
            lines += more
            scores.append(score + sum(bonus.points for bonus in more))
        own = self.own(state, counts, best, knocker)
        totals = totals_with(state, scores)
        # In penalty points the lowest total leads, else the highest.
        rank = self.ranked(own, [total if self.kind == "penalty" else -total for total in totals])
        out = best[0] if len(best) == 1 else None
        over = self.is_over(state.deal_no, totals)
        return deal_result(state, ended_by, out, lines, totals, rank, over=over)._replace(own=own)

    def own(self, state: State, counts: Seats, best: Seats, knocker: int | None) -> CountsOwn:
        """What the result tells besides."""
        return LeastOwn(counts, knocker)

    def ranked(self, own: CountsOwn, totals: Sequence[int]) -> Rank:
        """By seat what its place goes by, the least first; so do ``totals``."""
        return totals

    def pays(self, result: Result) -> tuple[int | None, ...]:
        """What those with the least hand got because of each seat, where they collect."""
        assert isinstance(result.own, CountsOwn)
        counts = result.own.counts
        lost = {line.seat for line in result.lines if line.what is CommonItem.IN_HAND}
        best = [seat for seat in range(len(counts)) if seat not in lost]
        least = 0 if self.whole else counts[best[0]]
        return tuple(
            (count - least) * len(best) if seat in lost else None
            for seat, count in enumerate(counts)
        )

    def _best(self, counts: Sequence[int], knocker: int | None) -> tuple[int, ...]:
        """The seats with the least count (MANIPULATION 7.2)."""
        best = tuple(seat for seat, count in enumerate(counts) if count == min(counts))
        if self.shared or len(best) == 1:
            return best
        return tuple(seat for seat in best if seat != knocker)

    def _score(self, seat: int, counts: Sequence[int], best: Sequence[int]) -> int:
        """What the cards of all bring this player (MANIPULATION 7.3; TILES 7.3, 7.4)."""
        if self.kind == "penalty":
            return counts[seat]
        if seat not in best and self.kind == "difference":
            return 0
        if self.whole:
            return sum(counts) - 2 * counts[seat] if seat in best else -counts[seat]
        least = counts[best[0]]
        if seat in best:
            return sum(count - least for count in counts)
        return (least - counts[seat]) * len(best)

    def _bonuses(
        self, seat: int, *, out: bool, best: Sequence[int], beaten: bool
    ) -> list[ScoreLine]:
        """What is added besides, or in penalty points taken off (MANIPULATION 7.4)."""
        if seat not in best or not (out or beaten):
            return []
        what = LeastItem.OUT_BONUS if out else LeastItem.KNOCK_BEATEN
        points = self.out_bonus if out else self.undercut_bonus
        points = -points if self.kind == "penalty" else points
        return [ScoreLine(seat, what, (), points)] if points else []
