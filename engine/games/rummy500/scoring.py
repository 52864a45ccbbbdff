"""What is laid less what is held; the highest total from a target up wins (RUMMY500 6, 9)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, bare, face, is_joker, rank
from engine.game import Game
from engine.melds import Meld, MeldKind, Reading, span
from engine.result import CommonItem, Ending, Own, Result, ScoreLine
from engine.scoring.deal_result import deal_result, totals_with
from engine.state import State


@dataclass(frozen=True, slots=True)
class LaidOwn(Own):
    """What the cards count that each seat has laid, and those in its hand."""

    laid: tuple[int, ...]
    held: tuple[int, ...]

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "laid": dict(zip(players, self.laid, strict=True)),
            "held": dict(zip(players, self.held, strict=True)),
        }

    def laid_points(self) -> tuple[int, ...]:
        return self.laid


@dataclass(frozen=True, slots=True)
class CardValues:
    """What cards count (RUMMY500 6.1-6.3).

    ``joker_is`` "card": a laid joker counts what it stands for, in a set its rank.
    """

    pips: bool
    ace: int
    low_ace: int
    joker: int
    joker_is: Literal["fixed", "card"]

    def in_hand(self, card: Card) -> int:
        """What a card in a hand counts; one that is not seen counts nothing."""
        held = bare(card)
        if is_joker(held):
            return self.joker
        return self._natural(held) if held < 52 else 0

    def of_meld(self, meld: Reading | Meld) -> tuple[int, ...]:
        """What each card of a meld counts where it lies."""
        low = meld.kind is MeldKind.RUN and span(meld.cards)[0] == 1
        natural = next((card for card in meld.cards if not is_joker(card)), None)
        found = []
        for at, card in enumerate(meld.cards):
            if not is_joker(card):
                counted: Card | None = card
            elif self.joker_is == "fixed":
                counted = None
            else:
                counted = face(card) if meld.kind is MeldKind.RUN else natural
            if counted is None:
                found.append(self.joker)
            else:
                found.append(self.low_ace if low and at == 0 else self._natural(counted))
        return tuple(found)

    def laid(self, state: State) -> tuple[int, ...]:
        """What the cards on the table count for those who laid them, by seat."""
        points = [0] * state.seats
        for meld in state.melds:
            for seat, count in zip(meld.laid_by, self.of_meld(meld), strict=True):
                points[seat] += count
        return tuple(points)

    def _natural(self, card: Card) -> int:
        place = rank(card)
        if place == 0:
            return self.ace
        if place >= 9:
            return 10
        return place + 1 if self.pips else 5


@dataclass(frozen=True, slots=True)
class LaidLessHeld:
    """How a deal is scored; called as ``Game.score``. ``shared``: equal highest totals win
    together, else another deal is played."""

    values: CardValues
    target: int
    shared: bool

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """The result; ``winner`` is who went out."""
        lines = tuple(line for seat in range(state.seats) for line in self._lines(state, seat))
        laid = self.values.laid(state)
        held = tuple(sum(map(self.values.in_hand, hand)) for hand in state.hands)
        totals = totals_with(state, (gain - loss for gain, loss in zip(laid, held, strict=True)))
        over = max(totals) >= self.target and (self.shared or totals.count(max(totals)) == 1)
        rank = [-total for total in totals]
        result = deal_result(state, ended_by, winner, lines, totals, rank, over=over)
        return result._replace(own=LaidOwn(laid, held))

    def _lines(self, state: State, seat: int) -> Iterator[ScoreLine]:
        """What a player has laid, meld by meld, then what is left in the hand."""
        for meld in state.melds:
            counted = zip(meld.cards, meld.laid_by, self.values.of_meld(meld), strict=True)
            own = [(card, points) for card, by, points in counted if by == seat]
            if own:
                cards, points = zip(*own, strict=True)
                yield ScoreLine(seat, CommonItem.LAID, cards, sum(points))
        hand = state.hands[seat]
        if hand:
            lost = sum(map(self.values.in_hand, hand))
            yield ScoreLine(seat, CommonItem.IN_HAND, hand, -lost)
