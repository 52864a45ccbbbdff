"""The score of Gin (GIN 8-12)."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, NamedTuple, Self

from engine.cards import Card, names
from engine.events import Dealt
from engine.facts import Fact, HandsWon
from engine.game import Game
from engine.result import Achieved, Ending, Feat, Own, Result, ScoreItem, ScoreLine
from engine.scoring import deal_result, totals_with
from engine.state import Hears, Memory, State

# The parts of a result that only Gin has, such as boxes, columns and settlement.


class GinItem(ScoreItem):
    """Lines of the score sheet (GIN 9)."""

    DEADWOOD = "deadwood"
    GIN_BONUS = "gin_bonus"
    BIG_GIN_BONUS = "big_gin_bonus"
    UNDERCUT_BONUS = "undercut_bonus"
    SPADE_DOUBLED = "spade_doubled"


BySeat = Annotated[tuple[int, ...], "each seat"]
"""A number for each of two seats. In notation it is an object by player."""

NONE_YET: BySeat = (0, 0)


class GameColumn(NamedTuple):
    """The state of a game or column before a deal."""

    scores: BySeat = NONE_YET
    """Points by seat."""
    boxes: BySeat = NONE_YET
    """Boxes (deals won) by seat."""


class ColumnAfter(NamedTuple):
    """A game or column after a deal."""

    scores: BySeat
    boxes: BySeat
    winner: int | None = None
    """The winner of the game or column. None while it is open."""
    shutout: bool = False
    """Whether the loser has no box in the game or column."""
    final: tuple[int, ...] | None = None
    """The settlement by seat. None while the game or column is open."""

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        """Return the column in notation."""
        return {
            "scores": by_player(self.scores, players),
            "boxes": by_player(self.boxes, players),
            "winner": None if self.winner is None else players[self.winner],
            "shutout": self.shutout,
            "final": None if self.final is None else by_player(self.final, players),
        }


@dataclass(frozen=True, slots=True)
class GinOwn(Own):
    """The parts of a result that only Gin has, by seat."""

    knocker: int | None
    undercut: bool
    deadwood: tuple[int, ...] | None
    """The deadwood after melds and lay-offs. None if the deal is void."""
    laid_off: tuple[Card, ...]
    """The cards that the defender laid off."""
    multiplier: int
    """2 if spades double, otherwise 1."""
    knock_limit: int
    boxes: tuple[int, ...]
    """The boxes that each seat won in this deal."""
    final: tuple[int, ...] | None
    """The settlement by seat. None while the game lasts."""
    shutout: bool
    """Whether the loser has no box in the game.

    In Hollywood it is always False, because ``columns`` have this.
    """
    columns: tuple[ColumnAfter, ...]
    """The columns of Hollywood, otherwise empty."""

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
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
            "columns": [column.in_notation(players) for column in self.columns],
        }

    def settled(self) -> tuple[int, ...] | None:
        return self.final

    def is_played_for(self) -> bool:
        return bool(self.columns)

    def achieved(self, ended_by: Ending, winner: int) -> Iterator[Achieved]:
        if self.undercut:
            yield Achieved(Feat.UNDERCUT, other=self.knocker or 0)


def by_player(values: Sequence[int], players: Sequence[str]) -> Mapping[str, int]:
    """Return a number for each player by name."""
    return dict(zip(players, values, strict=True))


@dataclass(frozen=True, slots=True)
class Multiplier(Fact):
    """The factor on the score of a deal."""

    times: int


# The deals won in a game, and the columns of Hollywood. Both are kept from deal to deal (GIN 9.5,
# 12).


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

    def known(self, state: State) -> HandsWon | None:
        """Return the boxes, or None in Hollywood, because there the columns have the boxes."""
        return None if ThreeColumns in state.memory else HandsWon(self.boxes)


@dataclass(frozen=True, slots=True)
class Columns(Memory):
    """The columns before this deal. Only Hollywood has columns."""

    columns: tuple[GameColumn, ...] = ()

    def completed(self, position: State, given: Collection[str]) -> Self:
        usual = len(type(self)().columns)
        if len(self.columns) != usual:
            raise ValueError(f"'columns' needs {usual} entries, not {len(self.columns)}")
        return self


@dataclass(frozen=True, slots=True)
class ThreeColumns(Columns):
    """The three columns of Hollywood."""

    columns: tuple[GameColumn, ...] = (GameColumn(), GameColumn(), GameColumn())

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = before.own(GinOwn)
        if own is None:
            return self
        return type(self)(tuple(GameColumn(column.scores, column.boxes) for column in own.columns))

    hears: ClassVar[Hears] = {Dealt: _dealt}


# The score of a deal of Gin, and its effect on the game or its columns (GIN 8-12).


class HandsAtEnd(NamedTuple):
    """Both hands at the end of a deal."""

    knocker: int
    ended_by: Ending
    deadwood: tuple[int, ...]
    """The deadwood by seat."""
    laid_off: tuple[Card, ...]
    """Cards that the defender laid off."""

    @property
    def defender(self) -> int:
        """The seat of the player who didn't knock."""
        return 1 - self.knocker

    @classmethod
    def of(cls, game: Game, state: State, ended_by: Ending, knocker: int) -> "HandsAtEnd":
        """Return both hands from the table."""
        laid_off = [
            card
            for meld in state.melds
            for card, by in zip(meld.cards, meld.laid_by, strict=True)
            if meld.owner == knocker != by
        ]
        deadwood = tuple(sum(map(game.points, hand)) for hand in state.hands)
        return cls(knocker, ended_by, deadwood, tuple(sorted(laid_off)))


class Won(NamedTuple):
    """The winner of a deal."""

    winner: int | None
    """The seat that wins the deal. None if no one wins."""
    undercut: bool
    lines: tuple[ScoreLine, ...]
    """All lines of the winner."""
    boxes: int
    """Number of boxes that they win."""

    @property
    def points(self) -> int:
        """The points that the winner scores."""
        return sum(line.points for line in self.lines)


NO_WINNER = Won(None, False, (), 0)


@dataclass(frozen=True, slots=True)
class HandScore:
    """The bonuses and boxes of the house rules."""

    gin_bonus: int
    big_gin: int
    """0 if big gin doesn't exist."""
    undercut_bonus: int
    gin_boxes: int
    undercut_boxes: int
    undercut_on_tie: bool
    layoff_on_gin: bool

    def won(self, state: State, shown: HandsAtEnd, multiplier: int) -> Won:
        """Return the winner of a deal with these hands."""
        own, other = shown.deadwood[shown.knocker], shown.deadwood[shown.defender]
        undercut = False
        if shown.ended_by is not Ending.KNOCK:
            if self.layoff_on_gin and not other:
                return NO_WINNER
            winner, boxes = shown.knocker, 1 + self.gin_boxes
        else:
            undercut = other < own or (other == own and self.undercut_on_tie)
            winner = shown.defender if undercut else shown.knocker
            boxes = 1 + (self.undercut_boxes if undercut else 0)
        lines = tuple(self._lines(state, shown, winner, multiplier))
        return Won(winner, undercut, lines, boxes)

    def _lines(
        self, state: State, shown: HandsAtEnd, winner: int, multiplier: int
    ) -> Iterator[ScoreLine]:
        loser = 1 - winner
        points = shown.deadwood[loser] - shown.deadwood[winner]
        yield ScoreLine(winner, GinItem.DEADWOOD, state.hands[loser], points)
        bonus, item = {
            Ending.GIN: (self.gin_bonus, GinItem.GIN_BONUS),
            Ending.BIG_GIN: (self.big_gin, GinItem.BIG_GIN_BONUS),
        }.get(shown.ended_by, (self.undercut_bonus, GinItem.UNDERCUT_BONUS))
        if shown.ended_by is Ending.KNOCK and winner == shown.knocker:
            bonus = 0
        if bonus:
            yield ScoreLine(winner, item, (), bonus)
        if multiplier > 1:
            doubled = (points + bonus) * (multiplier - 1)
            yield ScoreLine(winner, GinItem.SPADE_DOUBLED, (), doubled)


# The end of a game or of a column of Hollywood, its winner and settlement (GIN 12).

Shutout = Literal["game_bonus", "hands", "total", "none"]


@dataclass(frozen=True, slots=True)
class Settlement:
    """The points for boxes and for a game won, in addition to the points of deals."""

    target: int
    line_bonus: int
    game_bonus: int
    shutout: Shutout

    def closed(self, scores: Sequence[int], boxes: Sequence[int]) -> ColumnAfter:
        """Return a game or column with these points, settled if a player has reached the target."""
        most = max(scores)
        if most < self.target:
            return ColumnAfter(tuple(scores), tuple(boxes))
        winner = scores.index(most)
        shut_out = not boxes[1 - winner]
        how = self.shutout if shut_out else "none"
        final = [points + self.line_bonus * own for points, own in zip(scores, boxes, strict=True)]
        final[winner] += self.game_bonus * (2 if how == "game_bonus" else 1)
        if how == "hands":
            final[winner] += scores[winner]
        if how == "total":
            final[winner] *= 2
        return ColumnAfter(tuple(scores), tuple(boxes), winner, shut_out, tuple(final))

    def entered(
        self, columns: Sequence[GameColumn], winner: int | None, points: int, boxes: int
    ) -> tuple[ColumnAfter, ...]:
        """Return the columns after a deal (GIN 12.6).

        The score counts in every open column that the winner has already entered. It also counts in
        the first open column that the winner has not entered yet.
        """
        fresh = True
        after = []
        for scores, own in columns:
            entry = (0, 0)
            if winner is not None and max(scores) < self.target and (own[winner] or fresh):
                entry = points, boxes
                fresh = fresh and bool(own[winner])
            after.append(
                self.closed(_added(scores, winner, entry[0]), _added(own, winner, entry[1]))
            )
        return tuple(after)


def _added(values: Sequence[int], seat: int | None, more: int) -> tuple[int, ...]:
    return tuple(value + more * (index == seat) for index, value in enumerate(values))


NextDealer = Callable[[State, int], int]
"""Returns the dealer after a deal that this seat has won."""

NEXT_DEALERS: Mapping[str, NextDealer] = {
    "winner": lambda state, winner: winner,
    "loser": lambda state, winner: state.after(winner),
    "alternate": lambda state, winner: state.after(state.dealer),
}
"""The rule for the next dealer, by the value of the option ``dealer_next`` (GIN 2.3)."""


@dataclass(frozen=True, slots=True)
class GinScore:
    """The score of a deal under house rules, called as ``Game.score`` with the knocker."""

    hand: HandScore
    settlement: Settlement
    limit: Callable[[State], int]
    """Returns the most deadwood that a knock in the deal may leave."""
    multiplier: Callable[[State], int]
    """Returns the factor on the deal's score."""
    dealer_next: NextDealer
    columns: type[Columns]
    """The memory of the columns."""
    by_settlement: bool
    """Whether the larger settlement wins the game, instead of the player who reached the target."""

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """Return the result. Without a knocker the deal is void."""
        shown = None if winner is None else HandsAtEnd.of(game, state, ended_by, winner)
        times = self.multiplier(state)
        won = NO_WINNER if shown is None else self.hand.won(state, shown, times)
        scores = tuple(won.points * (seat == won.winner) for seat in range(state.seats))
        boxes = tuple(won.boxes * (seat == won.winner) for seat in range(state.seats))
        totals = totals_with(state, scores)
        before = state.recall(self.columns).columns
        columns = self.settlement.entered(before, won.winner, won.points, won.boxes)
        ended = _hollywood(columns) if columns else self._game(state, totals, boxes)
        over = ended.final is not None
        winners = self._winners(ended, columns)
        # Winners rank first. While the game has no winner, the points of deals count.
        rank = [seat not in winners if winners else -total for seat, total in enumerate(totals)]
        how = Ending.VOID if shown is None else ended_by
        result = deal_result(state, how, won.winner, won.lines, totals, rank, over=over)
        dealer = state.dealer if won.winner is None else self.dealer_next(state, won.winner)
        return result._replace(
            winners=winners,
            next_dealer=dealer,
            next_starter=state.after(dealer),
            own=GinOwn(
                knocker=winner,
                undercut=won.undercut,
                deadwood=None if shown is None else shown.deadwood,
                laid_off=() if shown is None else shown.laid_off,
                multiplier=times,
                knock_limit=self.limit(state),
                boxes=boxes,
                final=ended.final,
                shutout=ended.shutout,
                columns=columns,
            ),
        )

    def _game(self, state: State, totals: tuple[int, ...], boxes: tuple[int, ...]) -> ColumnAfter:
        """Return the game with the boxes of this deal, settled if it is over."""
        before = state.recall(Boxes).boxes
        return self.settlement.closed(
            totals, tuple(old + new for old, new in zip(before, boxes, strict=True))
        )

    def _winners(self, ended: ColumnAfter, columns: tuple[ColumnAfter, ...]) -> tuple[int, ...]:
        """Return the winners of the game (GIN 12.4, 12.10)."""
        if ended.final is None:
            return ()
        if not columns and not self.by_settlement:
            return () if ended.winner is None else (ended.winner,)
        best = tuple(seat for seat, sum_ in enumerate(ended.final) if sum_ == max(ended.final))
        if columns and len(best) > 1:
            games = [column.winner for column in columns]
            return (max(best, key=games.count),)
        return best


def pays_the_score(result: Result) -> tuple[int | None, ...]:
    """Return the points that the winner got because of each seat, or 0 without a winner."""
    won = result.winner
    return tuple(None if seat == won else sum(result.scores) for seat in range(len(result.scores)))


def _hollywood(columns: tuple[ColumnAfter, ...]) -> ColumnAfter:
    """Return the three columns as one game, settled as their sum when all are closed."""
    if any(column.final is None for column in columns):
        return ColumnAfter((), ())
    sums = zip(*(column.final or () for column in columns), strict=True)
    return ColumnAfter((), (), final=tuple(map(sum, sums)))
