"""The end of a deal of Indian Rummy: points, eliminations and rejoins (INDIAN 10, 11)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Self

from engine.cards import Card, names
from engine.events import DealEnded, Dealt, Declared, Event
from engine.facts import Absent, Fact
from engine.game import Ask, Game
from engine.games.indian.declare_or_drop import CardsTaken, OutOfDeal, cut_card
from engine.hands.lives import Search
from engine.melds import LifeRules, Reading
from engine.phase import Phase
from engine.result import Achieved, Ending, Feat, Own, Result, ScoreItem, ScoreLine
from engine.scoring import deal_result, totals_with
from engine.state import Hears, Memory, State

Scoring = Literal["zero_sum", "penalty"]
Seats = tuple[int, ...]

HEAVY = 60
"""Points of a heavy hand."""


class IndianItem(ScoreItem):
    """Lines of the score sheet (INDIAN 10)."""

    DECLARED = "declared"
    LAST_ONE = "last_one"
    LEFT_OVER = "left_over"
    DROPPED = "dropped"
    WRONG_DECLARATION = "wrong_declaration"


@dataclass(frozen=True, slots=True)
class IndianOwn(Own):
    """The parts of a result that only Indian Rummy has."""

    counts: tuple[int | None, ...] | None
    """The points of hands by seat, with None for a player without cards.

    The whole value is None for a void deal.
    """
    dropped: tuple[tuple[int, int], ...]
    """Seats with the cost of leaving the deal."""
    groups: tuple[tuple[Reading, ...] | None, ...]
    """The groups of hands that were shown or counted, by seat.

    None for a seat whose hand wasn't.
    """
    eliminated: Seats
    """Seats put out by this deal."""
    rejoined: tuple[tuple[int, int], ...]
    """Seats that came back, with their new totals."""
    began: Seats | None = None
    """The totals at the start of the next deal. None if no seat came back."""
    gone: Seats | None = None
    """The deal that put a seat out of the game, by seat. 0 while the seat is in the game."""

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        counts = None
        if self.counts is not None:
            pairs = zip(players, self.counts, strict=True)
            counts = {player: count for player, count in pairs if count is not None}
        groups = zip(players, self.groups, strict=True)
        return {
            "counts": counts,
            "dropped": {players[seat]: points for seat, points in self.dropped},
            "groups": {
                player: [names(group.cards) for group in shown]
                for player, shown in groups
                if shown is not None
            },
            "eliminated": [players[seat] for seat in self.eliminated],
            "rejoined": {players[seat]: total for seat, total in self.rejoined},
        }

    def carried(self) -> Seats | None:
        return self.began

    def achieved(self, ended_by: Ending, winner: int) -> Iterator[Achieved]:
        if ended_by is not Ending.DECLARE:
            return
        most, other = max((count or 0, seat) for seat, count in enumerate(self.counts or ()))
        if most >= HEAVY and other != winner:
            yield Achieved(Feat.CAUGHT, most, other)


@dataclass(frozen=True, slots=True)
class Rejoins(Memory):
    """How often each player has rejoined in this game. () if no one has."""

    rejoins: Annotated[Seats, "by_seat"] = ()

    def _dealt(self, event: Dealt, before: State) -> Self:
        own, earlier = before.own(IndianOwn), before.recall(Rejoins)
        back = {seat for seat, _ in own.rejoined} if own is not None else set[int]()
        times = tuple(earlier.of(seat) + (seat in back) for seat in range(before.seats))
        return type(self)(times if any(times) else ())

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def of(self, seat: int) -> int:
        """Return how often this seat has rejoined."""
        return self.rejoins[seat] if self.rejoins else 0


@dataclass(frozen=True, slots=True)
class Gone(Memory):
    """By seat, the deal that put it out of a pool game. The final places depend on this.

    0 while the seat is in the game. A position doesn't have this record.
    """

    in_positions: ClassVar[bool] = False
    gone: Seats = ()

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = before.own(IndianOwn)
        return type(self)() if own is None or own.gone is None else type(self)(own.gone)

    hears: ClassVar[Hears] = {Dealt: _dealt}


@dataclass(frozen=True, slots=True)
class PoolLimit(Fact):
    """The total that puts a player out."""

    points: int
    rejoin_up_to: int | None
    """A player may rejoin only while no total in the game is higher than this.

    None if no one may rejoin.
    """


@dataclass(frozen=True, slots=True)
class GameEnds:
    """The end of a game (INDIAN 11.2-11.4)."""

    deals: int | None = None
    """The game ends after this many deals."""
    target: int | None = None
    """The game ends at this total."""
    pool: int | None = None
    """The game ends when all players except one have reached this total."""
    shared: bool = True
    """Whether equal totals win together."""
    rejoins: int = 0
    """Each player may rejoin at most this often."""
    rejoin_up_to: int = 0
    """No one may rejoin while a player has more than this total."""

    def absent(self, state: State) -> Absent:
        """Return the seats that have left the deal or this game."""
        out = (seat for seat, total in enumerate(state.scores) if self.is_out(total))
        return Absent(dict(state.recall(OutOfDeal).dropped), frozenset(out))

    def pool_limit(self, state: State) -> PoolLimit | None:
        """Return the limit of the pool, or None."""
        if self.pool is None:
            return None
        return PoolLimit(self.pool, self.rejoin_up_to if self.rejoins else None)

    def is_out(self, total: int) -> bool:
        """Return whether this total puts a player out of the game."""
        return self.pool is not None and total >= self.pool

    def plays(self, state: State, seat: int) -> bool:
        """Return whether this seat is in the game and, while a deal is running, in this deal."""
        if self.pool is not None and state.scores[seat] >= self.pool:
            return False
        return state.phase is Phase.OVER or not state.recall(OutOfDeal).has(seat)


@dataclass(frozen=True, slots=True)
class IndianScore:
    """The score of a deal under house rules, called as ``Game.score``."""

    lives: LifeRules
    scoring: Scoring
    ends: GameEnds
    full: int | None
    """A hand counts at most this many points. None has no limit."""
    half: bool
    """Whether a player without a drawn card counts half when another declares."""
    least: int
    """A player whose hand is counted gets at least this many points."""

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """Return the result of a deal without a declaration.

        The last player in the deal wins. Otherwise the deal is void.
        """
        return self._result(game, state, ended_by, winner, None)

    def end_declared(self, ask: Ask, event: Declared) -> Iterable[Event]:
        """End the deal with a correct declaration (INDIAN 7.3)."""
        result = self._result(ask.game, ask.state, Ending.DECLARE, event.player, event.melds)
        yield DealEnded(result)

    def count(self, left: int, *, fresh: bool = False) -> int:
        """Return the points of a hand whose loose cards have ``left`` points (INDIAN 10.4, 10.6,
        10.7).

        ``fresh`` is True if its player has drawn no card in this deal.
        """
        count = self.limited(left)
        if self.half and fresh:
            count = (count + 1) // 2
        return max(count, self.least)

    def limited(self, left: int) -> int:
        """Return the points within the limit of a hand (INDIAN 10.4)."""
        return left if self.full is None else min(left, self.full)

    def _result(
        self,
        game: Game,
        state: State,
        ended_by: Ending,
        winner: int | None,
        shown: tuple[Reading, ...] | None,
    ) -> Result:
        dropped = state.recall(OutOfDeal).dropped
        counts: list[int | None] = [None] * state.seats
        groups: list[tuple[Reading, ...] | None] = [None] * state.seats
        lines: list[ScoreLine] = []
        if winner is not None:
            search, fresh = Search(cut_card(state), self.lives), state.recall(CardsTaken).drew
            costs = dict(dropped)
            for seat, hand in enumerate(state.hands):
                if seat == winner:
                    counts[seat], groups[seat] = 0, shown
                elif seat in costs:
                    counts[seat] = costs[seat]
                    # A player who declared wrongly holds one card more than was dealt.
                    wrong = len(hand) > game.hand_size(state.seats, state.deal_no)
                    item = IndianItem.WRONG_DECLARATION if wrong else IndianItem.DROPPED
                    lines.append(self._line(seat, item, (), costs[seat]))
                elif not self.ends.is_out(state.scores[seat]):
                    grouping = search.best(hand)
                    count = self.count(grouping.count, fresh=seat not in fresh)
                    counts[seat] = count
                    shown_off = grouping.groups if grouping.holds else ()
                    groups[seat] = tuple(group.reading for group in shown_off)
                    left = grouping.rest if grouping.holds else hand
                    lines.append(self._line(seat, IndianItem.LEFT_OVER, left, count))
            won = sum(count or 0 for count in counts) if self.scoring == "zero_sum" else 0
            how = IndianItem.LAST_ONE if shown is None else IndianItem.DECLARED
            cards = () if shown is None else state.hands[winner]
            lines.append(ScoreLine(winner, how, cards, won))
        scores = [0] * state.seats
        for line in lines:
            scores[line.seat] += line.points
        own = self._own(state, scores, None if winner is None else tuple(counts), groups)
        lines.sort(key=lambda line: line.seat)
        return self._ended(state, ended_by, winner, tuple(scores), tuple(lines), own)

    def _line(self, seat: int, item: IndianItem, cards: tuple[Card, ...], count: int) -> ScoreLine:
        return ScoreLine(seat, item, cards, -count if self.scoring == "zero_sum" else count)

    def _own(
        self,
        state: State,
        scores: Sequence[int],
        counts: tuple[int | None, ...] | None,
        groups: Sequence[tuple[Reading, ...] | None],
    ) -> IndianOwn:
        """Return eliminations and rejoins by these scores (INDIAN 11.4, 11.5)."""
        ends, seats = self.ends, range(state.seats)
        totals = totals_with(state, scores)
        inside = [seat for seat in seats if not ends.is_out(state.scores[seat])]
        put_out = [seat for seat in inside if ends.is_out(totals[seat])]
        back: list[tuple[int, int]] = []
        if put_out and ends.rejoins:
            highest = max(totals[seat] for seat in inside if seat not in put_out)
            if highest <= ends.rejoin_up_to:
                times = state.recall(Rejoins)
                back = [(seat, highest + 1) for seat in put_out if times.of(seat) < ends.rejoins]
        before = state.recall(Gone).gone or tuple(int(seat not in inside) for seat in seats)
        gone = [*before]
        for seat in put_out:
            gone[seat] = 0 if seat in dict(back) else state.deal_no
        return IndianOwn(
            counts=counts,
            dropped=state.recall(OutOfDeal).dropped,
            groups=tuple(groups),
            eliminated=tuple(put_out),
            rejoined=tuple(back),
            began=tuple(dict(back).get(seat, totals[seat]) for seat in seats) if back else None,
            gone=tuple(gone) if any(gone) else None,
        )

    def _ended(
        self,
        state: State,
        ended_by: Ending,
        winner: int | None,
        scores: Seats,
        lines: tuple[ScoreLine, ...],
        own: IndianOwn,
    ) -> Result:
        totals = totals_with(state, scores)
        # The lowest total leads with penalty points, otherwise the highest. Players who are out
        # come last.
        low = [total if self.scoring == "penalty" else -total for total in totals]
        gone = own.gone or (0,) * state.seats
        rank = [
            (-deal if deal else -state.deal_no - 1, total)
            for deal, total in zip(gone, low, strict=True)
        ]
        winners = self._winners(state, winner, low, gone) if winner is not None else ()
        dealer = self._next(own, totals, state.dealer)
        starter = self._next(own, totals, dealer)
        over = bool(winners)
        result = deal_result(state, ended_by, winner, lines, totals, rank, over=over)
        return result._replace(winners=winners, next_dealer=dealer, next_starter=starter, own=own)

    def _winners(self, state: State, winner: int, low: Sequence[int], gone: Seats) -> Seats:
        """Return the winners of the game, or none if it continues."""
        ends = self.ends
        if ends.pool is not None:
            left = tuple(seat for seat, deal in enumerate(gone) if not deal)
            return left if len(left) == 1 else ()
        if ends.deals is not None and state.deal_no < ends.deals:
            return ()
        if ends.target is not None and max(low) < ends.target:
            return ()
        best = tuple(seat for seat, total in enumerate(low) if total == min(low))
        if len(best) > 1 and ends.deals == 1:
            return (winner,)
        return best if ends.shared or len(best) == 1 else ()

    def _next(self, own: IndianOwn, totals: Seats, seat: int) -> int:
        """Return the next seat to the left that is in the next deal."""
        begin = own.carried() or totals
        others = [(seat + steps) % len(totals) for steps in range(1, len(totals) + 1)]
        return next(other for other in others if not self.ends.is_out(begin[other]))
