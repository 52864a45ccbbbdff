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
from engine.steps.fines import Fine, Fines, fines_told

# What is Dummy's own in a result: lines of its score sheet, and how somebody knocked.


class DummyItem(ScoreItem):
    """Lines of the score sheet besides laid cards, held ones and fines (DUMMY 8, 10)."""

    KNOCK_CARD = "knock_card"
    DARK = "dark"
    COLOUR = "colour"
    NOT_BORN = "not_born"


@dataclass(frozen=True, slots=True)
class DummyOwn(Own):
    """What a deal of Dummy tells besides (DUMMY 8-11). Seats in seat order.

    ``not_born`` are the players who were lop meut; ``next_direction`` is 1 (clockwise) or -1.
    """

    dark: bool
    colour: bool
    multiplier: int
    penalties: tuple[Fine, ...]
    not_born: tuple[int, ...]
    next_direction: int

    def told(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "dark": self.dark,
            "colour": self.colour,
            "multiplier": self.multiplier,
            "penalties": fines_told(self.penalties, players),
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


# What cards of Dummy count, laid, held and knocked with (DUMMY 10, 12.1, 12.2, 12.5).

Laid = Callable[[State, Meld, Card], int]
"""What a card counts in the meld in which it lies."""
InHand = Callable[[State, Card], int]
KnockCard = Callable[[Game, State, int], int]
"""What the one card counts that this seat knocks with."""
Dear = Callable[[Game, State, int], bool]
"""Whether the card counts double."""

SPETO, KNOCK, DEAR_KNOCK = 50, 50, 100
HEAD, SPETO_HEAD = 50, 100
ACE_IN_RUN = 10


def points(card: Card) -> int:
    """What a card counts by its face: speto 50, ace 15, ten to king 10, else 5 (DUMMY 10.1)."""
    if card in FAMILIES:
        return SPETO
    if rank(card) == 0:
        return 15
    return 10 if rank(card) >= 9 else 5


def by_face(state: State, meld: Meld, card: Card) -> int:
    """A card counts the same wherever it lies."""
    return points(card)


def held_by_face(state: State, card: Card) -> int:
    """A card in the hand counts by its face."""
    return points(card)


def ace_less_in_runs(state: State, meld: Meld, card: Card) -> int:
    """An ace counts less in a run (DUMMY DA-19)."""
    return ACE_IN_RUN if rank(card) == 0 and meld.kind is MeldKind.RUN else points(card)


def with_head_card(laid: Laid) -> Laid:
    """The head card counts more than its face, wherever it lies (DUMMY 12.5)."""

    def dearer(state: State, meld: Meld, card: Card) -> int:
        return _as_head(card) if card == state.recall(Row).hua else laid(state, meld, card)

    return dearer


def held_with_head_card(state: State, card: Card) -> int:
    """The same for a hand, where only a written position can put it."""
    return _as_head(card) if card == state.recall(Row).hua else points(card)


def _as_head(card: Card) -> int:
    return SPETO_HEAD if card in FAMILIES else HEAD


def is_speto(game: Game, state: State, seat: int) -> bool:
    """The knock card is a speto (DUMMY 12.1)."""
    return state.hands[seat][0] in FAMILIES


def fits(game: Game, state: State, seat: int) -> bool:
    """The knock card could have been laid off (DUMMY 12.2)."""
    return fits_somewhere(Ask(game, state, seat), state.hands[seat][0])


def knock_card(*dear: Dear) -> KnockCard:
    """The knock card counts 50 whatever its face, 100 if anything makes it dear (DA-11)."""

    def count(game: Game, state: State, seat: int) -> int:
        return DEAR_KNOCK if any(one(game, state, seat) for one in dear) else KNOCK

    return count


# Scoring a deal of Dummy: what is laid, less what is held and what is fined (DUMMY 10, 13).

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
