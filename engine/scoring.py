"""The scoring of deals that several games share."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import HIDDEN, JOKER, Card, rank
from engine.game import Game
from engine.result import CommonItem, Ending, Own, Result, ScoreItem, ScoreLine
from engine.state import State

Rank = Sequence[int] | Sequence[tuple[int, ...]]
"""The value that decides the place of a seat, by seat.

The lowest value has the first place.
"""


def totals_with(state: State, scores: Iterable[int]) -> tuple[int, ...]:
    """Return the totals with the scores of this deal."""
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
    """Return the result of a deal. The next deal passes to the left.

    If the game is ``over``, the players in first place have won it.
    """
    firsts = sorted(rank)
    places = tuple(1 + firsts.index(own) for own in rank)
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
    """Return a function for the points of a card in a hand.

    See BASIC 8.2, GIN 1.4 and MANIPULATION 7.1. An unknown card has 0 points.
    """
    counts = [ace if rank(card) == 0 else min(rank(card) + 1, 10) for card in range(JOKER)]
    return (*counts, *[joker] * (HIDDEN - JOKER), 0).__getitem__


def penalty_points(game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
    """Score a deal (CONTRACT 9, 10).

    The player who went out counts 0, even with cards left in the hand.
    """
    return lowest_wins(game, state, ended_by, winner, penalty_lines(game, state, winner))


def penalty_lines(game: Game, state: State, winner: int | None) -> list[ScoreLine]:
    """Return a line for each seat. It is either for the seat's hand or for going out."""
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
    """Return the result of a deal from its lines, one per seat in seat order.

    The next deal passes to the left. After the last deal the lowest totals win.
    """
    totals = totals_with(state, (line.points for line in lines))
    over = game.end.deals is not None and state.deal_no >= game.end.deals
    return deal_result(state, ended_by, winner, lines, totals, totals, over=over)._replace(own=own)


Seats = tuple[int, ...]
Kind = Literal["difference", "zero_sum", "penalty"]
IsOver = Callable[[int, Sequence[int]], bool]
"""Returns whether the game is over after this deal with these totals."""


class LeastItem(ScoreItem):
    """Kinds of lines in a game that the lowest hand wins."""

    LEAST_IN_HAND = "least_in_hand"
    OUT_BONUS = "out_bonus"
    KNOCK_BEATEN = "knock_beaten"


@dataclass(frozen=True, slots=True)
class CountsOwn(Own):
    """The points of every hand, by seat."""

    counts: tuple[int, ...]

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        return {"counts": dict(zip(players, self.counts, strict=True))}


@dataclass(frozen=True, slots=True)
class LeastOwn(CountsOwn):
    """The points of every hand, and the knocker."""

    knocker: int | None

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        knocker = None if self.knocker is None else players[self.knocker]
        return {**CountsOwn.in_notation(self, players), "knocker": knocker}


@dataclass(frozen=True, slots=True)
class LeastInHand:
    """Scores a deal that the lowest hand wins. It is called as ``Game.score``."""

    kind: Kind
    is_over: IsOver
    shared: bool = True
    """True if a knocker who ties for the lowest hand shares the win with the tied players."""
    out_bonus: int = 0
    """The bonus for going out."""
    undercut_bonus: int = 0
    """The bonus for holding less than a knocker."""
    whole: bool = False
    """True if the winner of a blocked deal gets all points of the others, less their own."""

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """Return the result. ``winner`` is the seat that went out or knocked."""
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
        # With penalty points the lowest total leads, otherwise the highest.
        rank = self.ranked(own, [total if self.kind == "penalty" else -total for total in totals])
        out = best[0] if len(best) == 1 else None
        over = self.is_over(state.deal_no, totals)
        return deal_result(state, ended_by, out, lines, totals, rank, over=over)._replace(own=own)

    def own(self, state: State, counts: Seats, best: Seats, knocker: int | None) -> CountsOwn:
        """Return the game's own part of the result."""
        return LeastOwn(counts, knocker)

    def ranked(self, own: CountsOwn, totals: Sequence[int]) -> Rank:
        """Return, by seat, the value that decides the place.

        The lowest value is best, as in ``totals``.
        """
        return totals

    def pays(self, result: Result) -> tuple[int | None, ...]:
        """Return, by seat, the points that the winners got because of this seat.

        None for a winner.
        """
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
        """Return the seats with the lowest count (MANIPULATION 7.2)."""
        best = tuple(seat for seat, count in enumerate(counts) if count == min(counts))
        if self.shared or len(best) == 1:
            return best
        return tuple(seat for seat in best if seat != knocker)

    def _score(self, seat: int, counts: Sequence[int], best: Sequence[int]) -> int:
        """Return a player's points from all hands (MANIPULATION 7.3 and TILES 7.3, 7.4)."""
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
        """Return the bonus line of a seat, negative in penalty points (MANIPULATION 7.4)."""
        if seat not in best or not (out or beaten):
            return []
        what = LeastItem.OUT_BONUS if out else LeastItem.KNOCK_BEATEN
        points = self.out_bonus if out else self.undercut_bonus
        points = -points if self.kind == "penalty" else points
        return [ScoreLine(seat, what, (), points)] if points else []
