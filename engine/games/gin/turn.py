"""Steps of a turn of Gin besides draw, take and discard."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import HIDDEN, Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import (
    Dealt,
    Drew,
    Event,
    LaidDown,
    OfferClosed,
    Passed,
    ThrewToKnock,
    Took,
    UpcardOffered,
    WentBigGin,
)
from engine.facts import DealFacts
from engine.games.gin.melds import coverings, split
from engine.hands import Arrangement, arrange
from engine.melds import Reading, read
from engine.moves import BigGin, Knock, Pass, Take
from engine.phase import Phase
from engine.state import Hears, Memory, Seat, State
from engine.step import Ask, Step, Timing, held, step
from engine.steps.take import TakenCard, not_the_card_taken

# Melds that a player names in a move that lays several of them at once.


def chosen_melds(
    ask: Ask, melds: Sequence[Sequence[Card]], hand: tuple[Card, ...]
) -> tuple[tuple[Reading, ...], tuple[Card, ...]]:
    """The melds as they read, and what they leave of these cards of the hand. IllegalMove."""
    found, rest = [], hand
    for cards in melds:
        held(ask, cards, rest)
        meld = read(cards, ask.game.melds)
        if meld is None:
            raise IllegalMove(Reason.NOT_A_MELD, cards=tuple(cards))
        found.append(meld)
        rest = without(rest, cards) or ()
    return tuple(found), rest


# The first upcard, offered to both players before anybody draws (GIN 3.1).


@dataclass(frozen=True, slots=True)
class FirstUpcard(Memory):
    """The card turned up at the deal, wherever it now is; None where nobody knows."""

    first_upcard: Card | None = None

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(next(iter(event.discard), None))

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if "first_upcard" in given:
            return self
        return type(self)(next(iter(position.discard), None))

    def known(self, state: State) -> DealFacts:
        return DealFacts(first_upcard=self.first_upcard)


@dataclass(frozen=True, slots=True)
class Offer(Memory):
    """Who has refused the first upcard, in order, until somebody takes or draws a card."""

    passed: tuple[Seat, ...] = ()

    def _passed(self, event: Passed, before: State) -> Self:
        return type(self)((*self.passed, event.player)) if before.phase is Phase.OFFER else self

    def _over(self, event: Drew | Took, before: State) -> Self:
        return type(self)() if self.passed else self

    hears: ClassVar[Hears] = {Passed: _passed, Took: _over, Drew: _over}

    def known(self, state: State) -> DealFacts:
        return DealFacts(refused_by=self.passed)


@step(Pass, lambda ask: (Pass(),), exact=True)
def refuse(ask: Ask, move: Pass) -> Iterable[Event]:
    """Leave the first upcard: to the dealer, or for good where the dealer leaves it too."""
    other = ask.state.after(ask.seat)
    following = OfferClosed if ask.seat == ask.state.dealer else UpcardOffered
    return Passed(ask.seat), following(other)


@Timing
def not_refused(ask: Ask, move: Take | None) -> None:
    """What both have refused may not be taken in the turn after that (GIN GA-3)."""
    if len(ask.state.recall(Offer).passed) == ask.state.seats:
        raise IllegalMove(Reason.UPCARD_REFUSED)


# Big gin: all eleven cards lie in melds and none is thrown (GIN 6.6).


def _offers(ask: Ask) -> Iterable[BigGin]:
    game = ask.game
    if HIDDEN not in ask.hand and not arrange(ask.hand, game.melds, game.points).deadwood:
        best = split(ask.hand, game.melds, game.points)
        yield BigGin(tuple(meld.cards for meld in best.melds))


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[BigGin]:
    """Laying these cards in melds of their own, and the others too."""
    rest = without(ask.hand, cards) or ()
    rules, points = ask.game.melds, ask.game.points
    for melds in coverings(cards, rules, points):
        for others in coverings(rest, rules, points):
            yield BigGin(tuple(meld.cards for meld in (*melds, *others)))


@step(BigGin, _offers, uses=_uses, exact=True)
def big_gin(ask: Ask, move: BigGin) -> Iterable[Event]:
    """Lay the whole hand."""
    if move.melds is None:
        best = split(ask.hand, ask.game.melds, ask.game.points)
        melds, left = best.melds, best.deadwood
    else:
        melds, left = chosen_melds(ask, move.melds, ask.hand)
    if left:
        raise IllegalMove(Reason.NOT_ALL_MELDED, cards=left)
    return *(LaidDown(ask.seat, meld) for meld in melds), WentBigGin(ask.seat)


# Knocking with little deadwood: one card is thrown, melds are laid from the others (GIN 6).

Limit = Callable[[State], int]
"""How much deadwood a knock of this deal may leave at most."""


def knock_within(limit: Limit) -> Step[Knock]:
    """The knock under this limit; the card taken this turn is not thrown with it (GIN GA-4)."""

    def offers(ask: Ask) -> Iterable[Knock]:
        """One for each card that can be thrown, with the best melds of the others."""
        game, most = ask.game, limit(ask.state)
        hand = tuple(card for card in ask.hand if card != HIDDEN)
        dearest = max(map(game.points, hand), default=0)
        # To throw a card takes no more than its own points off the deadwood of the whole hand.
        if arrange(hand, game.melds, game.points).points - dearest > most:
            return
        taken = ask.state.recall(TakenCard).taken
        for card in dict.fromkeys(hand):
            if card != taken:
                best = _best(ask, card)
                if best.points <= most:
                    yield _with(card, best)

    def uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Knock]:
        """Throwing just this card; laying just these cards, or those while throwing the other."""
        if len(cards) == 1:
            yield _with(cards[0], _best(ask, cards[0]))
            return
        rest = without(ask.hand, cards) or ()
        dearest_first = sorted(rest, key=ask.game.points, reverse=True)
        for melds in coverings(cards, ask.game.melds, ask.game.points):
            yield from (_laying(melds, card) for card in dearest_first)
        for card in cards:
            laid = [other for other in cards if other != card]
            for melds in coverings(laid, ask.game.melds, ask.game.points):
                yield _laying(melds, card)

    def rule(ask: Ask, move: Knock) -> Iterable[Event]:
        if move.lay_offs is not None:
            raise IllegalMove(Reason.NO_SUCH_MOVE)
        held(ask, (move.card,))
        if move.melds is None:
            best = _best(ask, move.card)
            melds, deadwood = best.melds, best.deadwood
        else:
            rest = without(ask.hand, (move.card,)) or ()
            melds, deadwood = chosen_melds(ask, move.melds, rest)
        left, most = sum(map(ask.game.points, deadwood)), limit(ask.state)
        if left > most:
            raise IllegalMove(Reason.TOO_MUCH_DEADWOOD, deadwood=left, most=most)
        laid = [LaidDown(ask.seat, meld) for meld in melds]
        return *laid, ThrewToKnock(ask.seat, bare(move.card))

    def can_be_undercut(ask: Ask, move: Knock) -> bool:
        """Return whether a knock leaves deadwood. The defender may hold as little (GIN 8.1)."""
        melds = [event.meld for event in rule(ask, move) if isinstance(event, LaidDown)]
        return sum(len(meld.cards) for meld in melds) < len(ask.hand) - 1

    made = Step(Knock, rule, offers, uses=uses, needs=(not_the_card_taken,), exact=True)
    return made.risking(can_be_undercut)


def _best(ask: Ask, thrown: Card) -> Arrangement:
    rest = without(ask.hand, (thrown,)) or ()
    return split(rest, ask.game.melds, ask.game.points, thrown)


def _with(card: Card, best: Arrangement) -> Knock:
    return _laying(best.melds, card)


def _laying(melds: Iterable[Reading], card: Card) -> Knock:
    return Knock(card, tuple(meld.cards for meld in melds))
