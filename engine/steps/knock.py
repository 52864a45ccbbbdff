"""Knocking: everything is laid but one card, and the deal ends (DUMMY 8)."""

from collections.abc import Iterable, Sequence

from engine.cards import Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, Knocked
from engine.evolve import evolve
from engine.hands.all_but_one import Laying, all_but_one
from engine.moves import Discard, Knock, LayDown, LayOff
from engine.step import Ask, Timing, held, step
from engine.steps.lay_down import lay_down
from engine.steps.lay_off import lay_off


def _offers(ask: Ask) -> Iterable[Knock]:
    """One knock for each card that can be left, the whole of it laid out."""
    melds, rules, effort = ask.state.melds, ask.game.melds, ask.effort
    if next(all_but_one(ask.hand, melds, rules, None, effort), None) is None:
        return
    for card in ask.hand:
        laying = next(all_but_one(ask.hand, melds, rules, card, effort), None)
        if laying is not None:
            yield knock_with(laying)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Knock]:
    """The knocks that lay just these cards."""
    left = without(ask.hand, cards)
    if left is not None and len(left) == 1:
        found = all_but_one(ask.hand, ask.state.melds, ask.game.melds, left[0])
        yield from map(knock_with, found)


def knock_with(laying: Laying) -> Knock:
    """The move that lays all this."""
    return Knock(
        laying.card,
        laying.melds,
        tuple(LayOff(cards, index) for index, cards in laying.lay_offs),
    )


@step(Knock, _offers, uses=_uses, exact=True)
def knock(ask: Ask, move: Knock) -> Iterable[Event]:
    """Lay melds, then lay off, and knock with the one card left; all of it or nothing."""
    for cards in move.melds or ():
        for event in lay_down.rule(ask, LayDown(cards)):
            yield event
            ask = _after(ask, event)
    for part in move.lay_offs or ():
        for event in lay_off.rule(ask, part):
            yield event
            ask = _after(ask, event)
    held(ask, (move.card,))
    left = without(ask.hand, (move.card,))
    if left:
        raise IllegalMove(Reason.CARDS_LEFT, cards=left)
    yield Knocked(ask.seat, bare(move.card))


def _after(ask: Ask, event: Event) -> Ask:
    return ask._replace(state=evolve(ask.state, event))


@Timing
def not_the_last_card(ask: Ask, move: Discard | None) -> None:
    """With one card left there is nothing to do but to knock (DUMMY DA-3)."""
    if len(ask.hand) == 1:
        raise IllegalMove(Reason.WOULD_EMPTY_HAND)
