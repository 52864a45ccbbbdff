"""Scoring a deal of Dummy: what is laid, less what is held and what is fined (DUMMY 10, 13)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.game import Game
from engine.result import CommonItem, Ending, Result, ScoreLine
from engine.scoring.deal_result import deal_result, totals_with
from engine.scoring.dummy_own import DummyItem, DummyOwn
from engine.scoring.dummy_worth import InHand, KnockCard, Laid
from engine.state import State
from engine.steps.birth import is_born, was_born_before
from engine.steps.direction import direction, following
from engine.steps.penalties.fines import Fines
from engine.steps.penalties.ting_ngo import threw_the_knock

# Who begins the next deal, and which way it goes (DUMMY 2.3, 11).

NextDirection = Callable[[int, bool], int]
"""The direction of the next deal after one in this direction, with or without a ting ngo."""


def toggled(way: int, ngo: bool) -> int:
    """Every ting ngo turns the direction round, and it stays so (DUMMY DA-9)."""
    return -way if ngo else way


def for_one_deal(way: int, ngo: bool) -> int:
    """Only the deal after a ting ngo goes anticlockwise."""
    return -1 if ngo else 1


def against_one_deal(way: int, ngo: bool) -> int:
    """Only the deal after a ting ngo goes the other way than this one (DUMMY DA-34)."""
    return -way if ngo else 1


def unturned(way: int, ngo: bool) -> int:
    """A ting ngo turns nothing."""
    return way


class NextDeal(NamedTuple):
    """Direction, first player and dealer: the seat before them in that direction."""

    direction: int
    starter: int
    dealer: int

    @classmethod
    def of(cls, state: State, knocker: int | None, turned: NextDirection) -> Self:
        """The knocker starts; without one whoever comes after the one who started this deal."""
        ngo = knocker is not None and threw_the_knock(state, knocker) is not None
        way = turned(direction(state), ngo)
        started = following(state, state.dealer)
        starter = following(state, started) if knocker is None else knocker
        return cls(way, starter, state.after(starter, -way))


@dataclass(frozen=True, slots=True)
class DummyScore:
    """How a deal is scored under some house rules; called as ``Game.score``.

    ``laid``, ``in_hand`` and ``knock_card`` give the points of cards; ``net`` says that the
    knocker's fines are taken off before their points are doubled.
    """

    laid: Laid
    in_hand: InHand
    knock_card: KnockCard
    net: bool
    turned: NextDirection
    target: int

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """The result; the highest total from the target up wins, alone, or there is a next deal."""
        dark = winner is not None and not was_born_before(state, winner)
        colour = winner is not None and one_colour(state, winner)
        lines: list[ScoreLine] = []
        for seat in range(state.seats):
            if seat == winner:
                lines += self._knocker(game, state, seat, dark, colour)
            else:
                lines += self._other(state, seat)
        scores = [0] * state.seats
        for line in lines:
            scores[line.seat] += line.points
        totals = totals_with(state, scores)
        over = max(totals) >= self.target and totals.count(max(totals)) == 1
        then = NextDeal.of(state, winner, self.turned)
        rank = [-total for total in totals]
        result = deal_result(state, ended_by, winner, lines, totals, rank, over=over)
        return result._replace(
            next_dealer=then.dealer,
            next_starter=then.starter,
            own=DummyOwn(
                dark=dark,
                colour=colour,
                multiplier=(2 if dark else 1) * (2 if colour else 1),
                penalties=state.recall(Fines).penalties,
                not_born=tuple(
                    seat
                    for seat in range(state.seats)
                    if seat != winner and not is_born(state, seat)
                ),
                next_direction=then.direction,
            ),
        )

    def _knocker(
        self, game: Game, state: State, seat: int, dark: bool, colour: bool
    ) -> Iterator[ScoreLine]:
        lines = [*self._table(state, seat)]
        card = state.hands[seat]
        lines.append(
            ScoreLine(seat, DummyItem.KNOCK_CARD, card, self.knock_card(game, state, seat))
        )
        fined = [*_fines(state, seat)]
        if self.net:
            lines += fined
        for doubled, what in ((dark, DummyItem.DARK), (colour, DummyItem.COLOUR)):
            if doubled:
                lines.append(ScoreLine(seat, what, (), sum(line.points for line in lines)))
        yield from lines
        if not self.net:
            yield from fined

    def _other(self, state: State, seat: int) -> Iterator[ScoreLine]:
        hand = state.hands[seat]
        held = ScoreLine(
            seat, CommonItem.IN_HAND, hand, -sum(self.in_hand(state, card) for card in hand)
        )
        lost = [held, *_fines(state, seat)]
        if is_born(state, seat):
            yield from self._table(state, seat)
            yield from lost
        else:
            yield from lost
            yield ScoreLine(seat, DummyItem.NOT_BORN, (), sum(line.points for line in lost))

    def _table(self, state: State, seat: int) -> Iterator[ScoreLine]:
        """What a player has laid, meld by meld."""
        for meld in state.melds:
            whose = zip(meld.cards, meld.laid_by, strict=True)
            own = tuple(card for card, by in whose if by == seat)
            if own:
                points = sum(self.laid(state, meld, card) for card in own)
                yield ScoreLine(seat, CommonItem.LAID, own, points)


def one_colour(state: State, seat: int) -> bool:
    """Whether all cards that this player has laid are of one suit (DUMMY 8.3, DA-7)."""
    suits = {
        card // 13
        for meld in state.melds
        for card, by in zip(meld.cards, meld.laid_by, strict=True)
        if by == seat
    }
    return len(suits) == 1


def _fines(state: State, seat: int) -> Iterator[ScoreLine]:
    for fine in state.recall(Fines).penalties:
        if fine.seat == seat:
            yield ScoreLine(seat, fine.what, fine.cards, -fine.points)
