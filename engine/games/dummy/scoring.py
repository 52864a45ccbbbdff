"""The score of Dummy (DUMMY 8-13)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.cards import Card, rank
from engine.game import Ask, Game
from engine.games.dummy.penalties import FAMILIES, fits_somewhere, threw_the_knock
from engine.games.dummy.turn import Row
from engine.melds import Meld, MeldKind
from engine.result import Achieved, CommonItem, Ending, Feat, Own, Result, ScoreItem, ScoreLine
from engine.scoring import deal_result, totals_with
from engine.state import State
from engine.steps.birth import is_born, was_born_before
from engine.steps.direction import direction, following
from engine.steps.fines import Fine, Fines, penalties_by_player

# The parts of a result that only Dummy has, and the lines of its score sheet.


class DummyItem(ScoreItem):
    """Lines of the score sheet for a knock and for unborn players (DUMMY 8, 10)."""

    KNOCK_CARD = "knock_card"
    DARK = "dark"
    COLOUR = "colour"
    NOT_BORN = "not_born"


@dataclass(frozen=True, slots=True)
class DummyOwn(Own):
    """The parts of a result that only Dummy has (DUMMY 8-11). Seats are in seat order."""

    dark: bool
    colour: bool
    multiplier: int
    penalties: tuple[Fine, ...]
    not_born: tuple[int, ...]
    """The players who lost without a birth (lop meut)."""
    next_direction: int
    """1 (clockwise) or -1."""

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "dark": self.dark,
            "colour": self.colour,
            "multiplier": self.multiplier,
            "penalties": penalties_by_player(self.penalties, players),
            "not_born": [players[seat] for seat in self.not_born],
            "next_direction": self.next_direction,
        }

    def way(self) -> int:
        return self.next_direction

    def achieved(self, ended_by: Ending, winner: int) -> Iterator[Achieved]:
        if self.dark:
            yield Achieved(Feat.DARK)
        if self.colour:
            yield Achieved(Feat.COLOUR)


# Points of cards on the table, in the hand and in a knock (DUMMY 10, 12.1, 12.2, 12.5).

Laid = Callable[[State, Meld, Card], int]
"""Returns the points of a card in its meld."""
InHand = Callable[[State, Card], int]
KnockCard = Callable[[Game, State, int], int]
"""Returns the points of the last card, with which this seat knocks."""
IsDouble = Callable[[Game, State, int], bool]
"""Returns whether the knock card counts double."""

SPETO, KNOCK, DOUBLE_KNOCK = 50, 50, 100
HEAD, SPETO_HEAD = 50, 100
ACE_IN_RUN = 10


def points(card: Card) -> int:
    """Return the points of a card's face (DUMMY 10.1).

    A speto counts 50, an ace 15, ten to king 10, and any other card 5.
    """
    if card in FAMILIES:
        return SPETO
    if rank(card) == 0:
        return 15
    return 10 if rank(card) >= 9 else 5


def by_face(state: State, meld: Meld, card: Card) -> int:
    """Return the points of a laid card, the same in every meld."""
    return points(card)


def held_by_face(state: State, card: Card) -> int:
    """Return the points of a card in the hand by its face."""
    return points(card)


def ace_less_in_runs(state: State, meld: Meld, card: Card) -> int:
    """Return the points of a laid card. An ace in a run counts fewer points (DUMMY DA-19)."""
    return ACE_IN_RUN if rank(card) == 0 and meld.kind is MeldKind.RUN else points(card)


def with_head_card(laid: Laid) -> Laid:
    """Return a function for the points of laid cards. The head card counts more (DUMMY 12.5)."""

    def count(state: State, meld: Meld, card: Card) -> int:
        return _as_head(card) if card == state.recall(Row).hua else laid(state, meld, card)

    return count


def held_with_head_card(state: State, card: Card) -> int:
    """Return the points of a card in the hand. The head card counts more.

    Only a written position can put the head card in a hand.
    """
    return _as_head(card) if card == state.recall(Row).hua else points(card)


def _as_head(card: Card) -> int:
    return SPETO_HEAD if card in FAMILIES else HEAD


def is_speto(game: Game, state: State, seat: int) -> bool:
    """Return whether the knock card is a speto (DUMMY 12.1)."""
    return state.hands[seat][0] in FAMILIES


def fits(game: Game, state: State, seat: int) -> bool:
    """Return whether the knock card could have been laid off (DUMMY 12.2)."""
    return fits_somewhere(Ask(game, state, seat), state.hands[seat][0])


def knock_card(*tests: IsDouble) -> KnockCard:
    """Return a function for the points of the knock card (DA-11).

    They are 50 for any face, or 100 if one of the tests passes.
    """

    def count(game: Game, state: State, seat: int) -> int:
        return DOUBLE_KNOCK if any(test(game, state, seat) for test in tests) else KNOCK

    return count


# The score of a deal counts laid cards minus held cards and fines (DUMMY 10, 13).

# The starting player and the direction of the next deal (DUMMY 2.3, 11).

NextDirection = Callable[[int, bool], int]
"""Returns the direction of the next deal.

Its arguments are the direction of this deal, and whether there was a ting ngo.
"""


def toggled(way: int, ngo: bool) -> int:
    """Reverse the direction at every ting ngo, permanently (DUMMY DA-9)."""
    return -way if ngo else way


def for_one_deal(way: int, ngo: bool) -> int:
    """Play only the deal after a ting ngo counter-clockwise."""
    return -1 if ngo else 1


def against_one_deal(way: int, ngo: bool) -> int:
    """Play only the deal after a ting ngo in the opposite direction to this deal (DUMMY DA-34)."""
    return -way if ngo else 1


def unturned(way: int, ngo: bool) -> int:
    """Keep the direction after a ting ngo."""
    return way


class NextDeal(NamedTuple):
    """Direction, first player and dealer of the next deal.

    The dealer sits before the first player.
    """

    direction: int
    starter: int
    dealer: int

    @classmethod
    def of(cls, state: State, knocker: int | None, turned: NextDirection) -> Self:
        """Return the next deal. The knocker starts it.

        If no one knocked, the seat after this deal's starter starts.
        """
        ngo = knocker is not None and threw_the_knock(state, knocker) is not None
        way = turned(direction(state), ngo)
        started = following(state, state.dealer)
        starter = following(state, started) if knocker is None else knocker
        return cls(way, starter, state.after(starter, -way))


@dataclass(frozen=True, slots=True)
class DummyScore:
    """The score of a deal under house rules, called as ``Game.score``."""

    laid: Laid
    """Points of laid cards."""
    in_hand: InHand
    """Points of cards in the hand."""
    knock_card: KnockCard
    """Points of the knock card."""
    net: bool
    """Whether the knocker's fines are subtracted before the knocker's points are doubled."""
    turned: NextDirection
    """Direction of the next deal."""
    target: int

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """Return the result. A single highest total of at least ``target`` wins the game."""
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

    def laid_points(self, state: State) -> tuple[int, ...]:
        """Return the points that each seat has laid (DUMMY 10.4)."""
        return tuple(
            sum(line.points for line in self._table(state, seat)) for seat in range(state.seats)
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
        for doubled, item in ((dark, DummyItem.DARK), (colour, DummyItem.COLOUR)):
            if doubled:
                lines.append(ScoreLine(seat, item, (), sum(line.points for line in lines)))
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
        """Return the points that a player has laid, one line per meld."""
        for meld in state.melds:
            whose = zip(meld.cards, meld.laid_by, strict=True)
            own = tuple(card for card, by in whose if by == seat)
            if own:
                points = sum(self.laid(state, meld, card) for card in own)
                yield ScoreLine(seat, CommonItem.LAID, own, points)


def one_colour(state: State, seat: int) -> bool:
    """Return whether all cards that this player has laid are of one suit (DUMMY 8.3, DA-7)."""
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
