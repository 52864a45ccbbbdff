"""After a knock: the other player melds and lays off, by themself or as well as can be (GIN 7)."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import Card, without
from engine.events import (
    DealEnded,
    Event,
    LaidDown,
    Showed,
    ShowOpened,
    ThrewToKnock,
    WentBigGin,
)
from engine.evolve import evolve
from engine.facts import DealFacts
from engine.games.gin.melds import Defence, LayOffs, defend, disjoint, in_order, placements
from engine.games.gin.turn import chosen_melds
from engine.hands.melding import melds_of, plain_pack
from engine.melds import Reading
from engine.moves import LayOff, Show
from engine.phase import Phase
from engine.result import Ending
from engine.state import Hears, Memory, Seat, State, with_hand
from engine.step import Ask, Consequence, step
from engine.steps.lay_off import lay_off

_GIN, _BIG_GIN = 10, 11
"""Cards in the knocker's melds."""


@dataclass(frozen=True, slots=True)
class Knocker(Memory):
    """Who knocked or went big gin in this deal."""

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

    def known(self, state: State) -> DealFacts:
        return DealFacts(knocker=self.knocker)


def who_knocked(state: State) -> int:
    """Who ended the hand; where nothing tells it, the player who does not show."""
    knocker = state.recall(Knocker).knocker
    return state.after(state.turn) if knocker is None else knocker


def ending_of(state: State) -> Ending:
    """How the hand ends: with nothing left over it is gin, with eleven cards in melds big gin.

    Where the other player shows, ten cards are gin: a position may leave the knocker's hand out.
    """
    knocker = who_knocked(state)
    laid = sum(meld.laid_by.count(knocker) for meld in state.melds)
    if laid == _BIG_GIN:
        return Ending.BIG_GIN
    gin = laid == _GIN if state.phase is Phase.SHOW else not state.hands[knocker]
    return Ending.GIN if gin else Ending.KNOCK


def shown_at_once(*, layoff_on_gin: bool) -> Consequence:
    """The other player's best melds and lay-offs follow by themselves from the knock."""

    def follow(ask: Ask, event: ThrewToKnock | WentBigGin) -> Iterable[Event]:
        other = ask.state.after(event.player)
        table = ask.state.melds if layoff_on_gin or ending_of(ask.state) is Ending.KNOCK else ()
        rules, points = ask.game.melds, ask.game.points
        return _laid(ask, other, defend(ask.state.hands[other], table, rules, points))

    return follow


def shown_by_themself(*, layoff_on_gin: bool) -> Consequence:
    """The other player is asked for their melds and lay-offs, where they may lay off."""
    at_once = shown_at_once(layoff_on_gin=layoff_on_gin)

    def follow(ask: Ask, event: ThrewToKnock | WentBigGin) -> Iterable[Event]:
        if layoff_on_gin or ending_of(ask.state) is Ending.KNOCK:
            return (ShowOpened(ask.state.after(event.player)),)
        return at_once(ask, event)

    return follow


def end_hand(ask: Ask, event: Showed) -> Iterable[Event]:
    """Everything lies on the table: the hand is over."""
    state = ask.state
    yield DealEnded(ask.game.score(ask.game, state, ending_of(state), who_knocked(state)))


def _offers(ask: Ask) -> Iterable[Show]:
    """The best of all, named in full."""
    best = defend(ask.hand, ask.state.melds, ask.game.melds, ask.game.points)
    yield _showing(best.melds, best.lay_offs)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Show]:
    """Laying and laying off just these cards; then the same with what is best for the others."""
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


@step(Show, _offers, uses=_uses, exact=True)
def show(ask: Ask, move: Show) -> Iterable[Event]:
    """Lay melds, then lay off on the knocker's; what is left out is chosen best for the rest."""
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
    """What lays all this."""
    parts = [LayOff(cards, index) for index, cards in defence.lay_offs]
    at = ask._replace(seat=seat)
    added, _ = _laid_off(at, parts, at.hand)
    return *(LaidDown(seat, meld) for meld in defence.melds), *added, Showed(seat)


def _laid_off(
    ask: Ask, parts: Sequence[LayOff], hand: tuple[Card, ...]
) -> tuple[list[Event], tuple[Card, ...]]:
    """Cards laid off on the knocker's melds one part after the other, and what they leave of the
    hand. IllegalMove."""
    events: list[Event] = []
    ask = ask._replace(state=ask.state._replace(hands=with_hand(ask.state, ask.seat, hand)))
    for part in parts:
        for event in lay_off.rule(ask, part):
            events.append(event)
            ask = ask._replace(state=evolve(ask.state, event))
    return events, ask.hand
