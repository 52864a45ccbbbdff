"""Steps that only Gin has."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.called import Seat
from engine.cards import HIDDEN, Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import (
    DealEnded,
    Dealt,
    Drew,
    Event,
    LaidDown,
    OfferClosed,
    Passed,
    Showed,
    ShowOpened,
    ThrewToKnock,
    Took,
    UpcardOffered,
    WentBigGin,
)
from engine.evolve import evolve
from engine.facts import UpcardStays
from engine.game import Ask, Consequence, Step, held, moment, step
from engine.games.gin.melds import (
    Defence,
    LayOffs,
    coverings,
    defend,
    disjoint,
    in_order,
    placements,
    split,
)
from engine.hands import Arrangement, arrange
from engine.hands.melding import melds_of, plain_pack
from engine.melds import Reading, read
from engine.moves import BigGin, Knock, LayOff, Pass, Show
from engine.phase import Phase
from engine.result import Ending
from engine.state import Hears, Memory, State, with_hand
from engine.steps.laying import lay_off
from engine.steps.take import TakenCard, not_the_card_taken

# Melds that a player names in a move that lays several of them together.


def chosen_melds(
    ask: Ask, melds: Sequence[Sequence[Card]], hand: tuple[Card, ...]
) -> tuple[tuple[Reading, ...], tuple[Card, ...]]:
    """Return the melds and the cards that they leave. Raises IllegalMove."""
    readings, rest = [], hand
    for cards in melds:
        held(ask, cards, rest)
        meld = read(cards, ask.game.melds)
        if meld is None:
            raise IllegalMove(Reason.NOT_A_MELD, cards=tuple(cards))
        readings.append(meld)
        rest = without(rest, cards) or ()
    return tuple(readings), rest


# The first upcard, which is offered to both players before anyone draws (GIN 3.1).


@dataclass(frozen=True, slots=True)
class FirstUpcard(Memory):
    """The card turned up at the deal, wherever it is now, or None if unknown."""

    first_upcard: Card | None = None

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(next(iter(event.discard), None))

    hears: ClassVar[Hears] = {Dealt: _dealt}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if "first_upcard" in given:
            return self
        return type(self)(next(iter(position.discard), None))


@dataclass(frozen=True, slots=True)
class Offer(Memory):
    """The seats that have refused the first upcard, in order.

    It is empty once a card is taken or drawn.
    """

    passed: tuple[Seat, ...] = ()

    def _passed(self, event: Passed, before: State) -> Self:
        return type(self)((*self.passed, event.player)) if before.phase is Phase.OFFER else self

    def _over(self, event: Drew | Took, before: State) -> Self:
        return type(self)() if self.passed else self

    hears: ClassVar[Hears] = {Passed: _passed, Took: _over, Drew: _over}

    def known(self, state: State) -> UpcardStays | None:
        """Return the fact that the upcard stays after both have refused it."""
        return UpcardStays(thrown=False) if len(self.passed) == state.seats else None


@step(Pass, lambda ask: (Pass(),))
def refuse(ask: Ask, move: Pass) -> Iterable[Event]:
    """Leave the first upcard to the dealer. If the dealer leaves it too, the offer is over."""
    other = ask.state.after(ask.seat)
    following = OfferClosed if ask.seat == ask.state.dealer else UpcardOffered
    return Passed(ask.seat), following(other)


@moment
def not_refused(ask: Ask) -> None:
    """Refuse taking the upcard in the turn after both players refused it (GIN GA-3)."""
    if len(ask.state.recall(Offer).passed) == ask.state.seats:
        raise IllegalMove(Reason.UPCARD_REFUSED)


# Big gin has all eleven cards in melds and no discard (GIN 6.6).


def _offers(ask: Ask) -> Iterable[BigGin]:
    game = ask.game
    if HIDDEN not in ask.hand and not arrange(ask.hand, game.melds, game.points).deadwood:
        best = split(ask.hand, game.melds, game.points)
        yield BigGin(tuple(meld.cards for meld in best.melds))


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[BigGin]:
    """Yield big gins with these cards in separate melds and the others in further melds."""
    rest = without(ask.hand, cards) or ()
    rules, points = ask.game.melds, ask.game.points
    for melds in coverings(cards, rules, points):
        for others in coverings(rest, rules, points):
            yield BigGin(tuple(meld.cards for meld in (*melds, *others)))


@step(BigGin, _offers, uses=_uses)
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


# Knocks with little deadwood. One card is discarded, the others are laid in melds (GIN 6).

Limit = Callable[[State], int]
"""Returns the most deadwood that a knock in this deal may leave."""


def knock_within(limit: Limit) -> Step[Knock]:
    """Return the step for a knock under this limit.

    The card taken in this turn may not be discarded with it (GIN GA-4).
    """

    def offers(ask: Ask) -> Iterable[Knock]:
        """Yield a knock for each possible discard, with the best melds of the others."""
        game, most = ask.game, limit(ask.state)
        hand = tuple(card for card in ask.hand if card != HIDDEN)
        highest = max(map(game.points, hand), default=0)
        # A discard reduces the deadwood of the whole hand by at most its own points.
        if arrange(hand, game.melds, game.points).points - highest > most:
            return
        taken = ask.state.recall(TakenCard).taken
        for card in dict.fromkeys(hand):
            if card != taken:
                best = _best(ask, card)
                if best.points <= most:
                    yield _with(card, best)

    def uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Knock]:
        """Yield knocks that use these cards.

        A single card is the discard. Several cards are either the melds, or the melds and the
        discard.
        """
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
        """Return whether a knock leaves deadwood. Then the defender may hold no more (GIN 8.1)."""
        melds = [event.meld for event in rule(ask, move) if isinstance(event, LaidDown)]
        return sum(len(meld.cards) for meld in melds) < len(ask.hand) - 1

    made = Step(Knock, rule, offers, uses=uses, conditions=(not_the_card_taken,))
    return made.risking(can_be_undercut)


def _best(ask: Ask, thrown: Card) -> Arrangement:
    rest = without(ask.hand, (thrown,)) or ()
    return split(rest, ask.game.melds, ask.game.points, thrown)


def _with(card: Card, best: Arrangement) -> Knock:
    return _laying(best.melds, card)


def _laying(melds: Iterable[Reading], card: Card) -> Knock:
    return Knock(card, tuple(meld.cards for meld in melds))


# After a knock the other player melds and lays off, by choice or in the best way (GIN 7).

_GIN, _BIG_GIN = 10, 11
"""Cards in the knocker's melds."""


@dataclass(frozen=True, slots=True)
class Knocker(Memory):
    """The seat that knocked or went big gin in this deal."""

    knocker: Seat | None = None

    def _ended(self, event: ThrewToKnock | WentBigGin, before: State) -> Self:
        return type(self)(event.player)

    hears: ClassVar[Hears] = {ThrewToKnock: _ended, WentBigGin: _ended}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if position.phase is not Phase.SHOW:
            return self
        if self.knocker == position.turn:
            raise ValueError("'knocker' names the player who has to show")
        return type(self)(position.after(position.turn))


def who_knocked(state: State) -> int:
    """Return the seat that ended the deal.

    If this isn't known, return the seat that doesn't show.
    """
    knocker = state.recall(Knocker).knocker
    return state.after(state.turn) if knocker is None else knocker


def ending_of(state: State) -> Ending:
    """Return how the deal ends, by the cards left over or the number of cards in melds.

    Nothing left over is gin, and eleven cards in melds are big gin. While the defender shows, ten
    cards in the knocker's melds are gin, because a position may omit the knocker's hand.
    """
    knocker = who_knocked(state)
    laid = sum(meld.laid_by.count(knocker) for meld in state.melds)
    if laid == _BIG_GIN:
        return Ending.BIG_GIN
    gin = laid == _GIN if state.phase is Phase.SHOW else not state.hands[knocker]
    return Ending.GIN if gin else Ending.KNOCK


def show_automatically(*, layoff_on_gin: bool) -> Consequence:
    """Return the consequence of a knock that lays the other player's best melds and lay-offs."""

    def follow(ask: Ask, event: ThrewToKnock | WentBigGin) -> Iterable[Event]:
        other = ask.state.after(event.player)
        table = ask.state.melds if layoff_on_gin or ending_of(ask.state) is Ending.KNOCK else ()
        rules, points = ask.game.melds, ask.game.points
        return _laid(ask, other, defend(ask.state.hands[other], table, rules, points))

    return follow


def open_show(*, layoff_on_gin: bool) -> Consequence:
    """Return the consequence that asks the other player for melds, if they may lay off."""
    show = show_automatically(layoff_on_gin=layoff_on_gin)

    def follow(ask: Ask, event: ThrewToKnock | WentBigGin) -> Iterable[Event]:
        if layoff_on_gin or ending_of(ask.state) is Ending.KNOCK:
            return (ShowOpened(ask.state.after(event.player)),)
        return show(ask, event)

    return follow


def end_hand(ask: Ask, event: Showed) -> Iterable[Event]:
    """End the deal after the defender has shown."""
    state = ask.state
    yield DealEnded(ask.game.score(ask.game, state, ending_of(state), who_knocked(state)))


def _showings(ask: Ask) -> Iterable[Show]:
    """Yield the best melds and lay-offs, named in full."""
    best = defend(ask.hand, ask.state.melds, ask.game.melds, ask.game.points)
    yield _showing(best.melds, best.lay_offs)


def _showings_with(ask: Ask, cards: Sequence[Card]) -> Iterable[Show]:
    """Yield shows that lay and lay off only these cards.

    After them come shows that also make the best use of the other cards.
    """
    rules, points, table = ask.game.melds, ask.game.points, ask.state.melds
    pack = plain_pack(rules, points)
    ways = []
    for used, _, chosen in disjoint(melds_of(pack.weigh(cards)[2], pack)):
        off = [card for card in cards if not used >> card & 1]
        melds = in_order(chosen)
        ways += [(melds, laid_off) for laid_off in placements(off, table, rules)]
    for melds, laid_off in ways:
        yield _showing(melds, laid_off)
    for melds, laid_off in ways:
        if not laid_off:
            yield _showing(melds, defend(ask.hand, table, rules, points, melds).lay_offs)
        elif not melds:
            gone = [card for _, off_ones in laid_off for card in off_ones]
            rest = without(ask.hand, gone) or ()
            yield _showing(defend(rest, (), rules, points).melds, laid_off)


def _showing(melds: Iterable[Reading], laid_off: LayOffs) -> Show:
    lay_offs = tuple(LayOff(cards, index) for index, cards in laid_off)
    return Show(tuple(meld.cards for meld in melds), lay_offs)


@step(Show, _showings, uses=_showings_with)
def show(ask: Ask, move: Show) -> Iterable[Event]:
    """Lay melds, then lay off on the knocker's. Omitted parts are filled with the best."""
    rules, points = ask.game.melds, ask.game.points
    if move.lay_offs is None:
        chosen = None if move.melds is None else chosen_melds(ask, move.melds, ask.hand)[0]
        return _laid(ask, ask.seat, defend(ask.hand, ask.state.melds, rules, points, chosen))
    if move.melds is None:
        added, rest = _laid_off(ask, move.lay_offs, ask.hand)
        melds = defend(rest, (), rules, points).melds
    else:
        melds, rest = chosen_melds(ask, move.melds, ask.hand)
        added, _ = _laid_off(ask, move.lay_offs, rest)
    return *(LaidDown(ask.seat, meld) for meld in melds), *added, Showed(ask.seat)


def _laid(ask: Ask, seat: int, defence: Defence) -> Iterable[Event]:
    """Return the events that lay these melds and lay-offs."""
    parts = [LayOff(cards, index) for index, cards in defence.lay_offs]
    showing = ask._replace(seat=seat)
    added, _ = _laid_off(showing, parts, showing.hand)
    return *(LaidDown(seat, meld) for meld in defence.melds), *added, Showed(seat)


def _laid_off(
    ask: Ask, parts: Sequence[LayOff], hand: tuple[Card, ...]
) -> tuple[list[Event], tuple[Card, ...]]:
    """Return the events of these lay-offs, made one by one, and the cards left in the hand.

    Raises IllegalMove.
    """
    events: list[Event] = []
    ask = ask._replace(state=ask.state._replace(hands=with_hand(ask.state, ask.seat, hand)))
    for part in parts:
        for event in lay_off.rule(ask, part):
            events.append(event)
            ask = ask._replace(state=evolve(ask.state, event))
    return events, ask.hand
