"""The effects of events on a state.

Events aren't checked or refused here. Each kind of event has one effect on the cards. A kind
without a row in the table below changes only the memory of rules.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import Card, bare, without
from engine.events import (
    Announced,
    DealEnded,
    Dealt,
    Declared,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    OfferClosed,
    Rearranged,
    Recycled,
    ShowOpened,
    Swapped,
    ThrewToKnock,
    Took,
    TookRow,
    TurnStarted,
    UpcardOffered,
    WindowClosed,
    WindowOpened,
)
from engine.melds import in_common, laid
from engine.phase import Phase
from engine.state import Changes, Hands, State, changed, with_hand


def evolve(state: State, event: Event) -> State:
    """Return the state after the event."""
    kind = type(event)
    effect = _EFFECTS.get(kind)
    changes: Changes = {} if effect is None else effect(state, event)
    memory = changes.get("memory", state.memory)
    for rule, record in memory.items():
        hear = rule.hears.get(kind)
        if hear is not None:
            heard = hear(record, event, state)
            if heard is not record:
                changes["memory"] = {**changes.get("memory", memory), rule: heard}
    return changed(state, changes) if changes else state


def _with(state: State, seat: int, cards: tuple[Card, ...]) -> Hands:
    """Return all hands, with these cards added to the hand of this seat."""
    return with_hand(state, seat, state.hands[seat] + cards)


def _without(state: State, seat: int, cards: tuple[Card, ...]) -> Hands:
    """Return all hands, without these cards in the hand of this seat."""
    return with_hand(state, seat, without(state.hands[seat], cards) or ())


def _stock_without(stock: tuple[Card, ...], drawn: Card) -> tuple[Card, ...]:
    """Return the stock without a drawn card.

    If the stock is face down, its top card is removed.
    """
    index = stock.index(drawn) if drawn in stock else 0
    return stock[:index] + stock[index + 1 :]


def _dealt(state: State, event: Dealt) -> Changes:
    return {
        "deal_no": event.deal_no,
        "dealer": event.dealer,
        "turn": event.starter,
        "phase": event.phase or Phase.DRAW,
        "turn_no": 1,
        "hands": event.hands,
        "stock": event.stock,
        "discard": event.discard,
        "melds": (),
        "memory": {kind: kind() for kind in state.memory},
        "result": None,
    }


def _drew(state: State, event: Drew) -> Changes:
    hands = _with(state, event.player, (event.card,))
    return {"hands": hands, "stock": _stock_without(state.stock, event.card), "phase": Phase.PLAY}


def _recycled(state: State, event: Recycled) -> Changes:
    return {"stock": event.stock, "discard": state.discard[-1:]}


def _took(state: State, event: Took) -> Changes:
    hands = _with(state, event.player, (event.card,))
    return {"hands": hands, "discard": state.discard[:-1], "phase": Phase.PLAY}


def _took_row(state: State, event: TookRow) -> Changes:
    hands = _with(state, event.player, event.cards)
    left = state.discard[: len(state.discard) - len(event.cards)]
    return {"hands": hands, "discard": left, "phase": Phase.PLAY}


def _granted_may_i(state: State, event: GrantedMayI) -> Changes:
    hands = _with(state, event.player, (event.upcard,))
    return {"hands": hands, "discard": state.discard[:-1]}


def _drew_penalty(state: State, event: DrewPenalty) -> Changes:
    hands = _with(state, event.player, (event.card,))
    return {"hands": hands, "stock": _stock_without(state.stock, event.card)}


def _made_contract(state: State, event: MadeContract) -> Changes:
    cards = tuple(card for meld in event.melds for card in meld.cards)
    hands = _without(state, event.player, cards)
    melds = (*state.melds, *(laid(event.player, meld) for meld in event.melds))
    return {"hands": hands, "melds": melds}


def _announced(state: State, event: Announced) -> Changes:
    return {"turn": event.then, **({"phase": Phase.DRAW} if event.begins else {})}


def _laid_down(state: State, event: LaidDown) -> Changes:
    hands = _without(state, event.player, event.meld.cards)
    return {"hands": hands, "melds": (*state.melds, laid(event.player, event.meld))}


def _laid_off(state: State, event: LaidOff) -> Changes:
    melds = list(state.melds)
    melds[event.meld] = event.whole
    hands = _without(state, event.player, event.cards)
    return {"hands": hands, "melds": tuple(melds)}


def _swapped(state: State, event: Swapped) -> Changes:
    place, player, meld = event.place, event.player, state.melds[event.meld]
    cards = (*meld.cards[:place], event.card, *meld.cards[place + 1 :])
    laid_by = (*meld.laid_by[:place], player, *meld.laid_by[place + 1 :])
    melds = list(state.melds)
    melds[event.meld] = meld._replace(cards=cards, laid_by=laid_by)
    hand = without(state.hands[player], (event.card,)) or ()
    hands = with_hand(state, player, (*hand, bare(meld.cards[place])))
    return {"hands": hands, "melds": tuple(melds)}


def _rearranged(state: State, event: Rearranged) -> Changes:
    hands = _without(state, event.player, event.cards)
    return {"hands": hands, "melds": tuple(in_common(meld) for meld in event.table)}


def _discarded(state: State, event: Discarded | ThrewToKnock | Declared) -> Changes:
    hands = _without(state, event.player, (event.card,))
    return {"hands": hands, "discard": (*state.discard, event.card)}


def _turn_started(state: State, event: TurnStarted) -> Changes:
    phase = event.phase or Phase.DRAW
    return {"turn": event.player, "turn_no": state.turn_no + 1, "phase": phase}


def _deal_ended(state: State, event: DealEnded) -> Changes:
    result = event.result
    changes: Changes = {"phase": Phase.OVER, "scores": result.carried, "result": result}
    if result.mover is not None:
        changes["turn"] = result.mover
    return changes


_EFFECTS: Mapping[type[Event], Callable[[State, Any], Changes]] = {
    Dealt: _dealt,
    Drew: _drew,
    Recycled: _recycled,
    Took: _took,
    TookRow: _took_row,
    WindowOpened: lambda _, event: {"phase": Phase.MAY_I},
    GrantedMayI: _granted_may_i,
    DrewPenalty: _drew_penalty,
    WindowClosed: lambda _, event: {"phase": Phase.PLAY},
    MadeContract: _made_contract,
    Announced: _announced,
    LaidDown: _laid_down,
    LaidOff: _laid_off,
    Swapped: _swapped,
    Rearranged: _rearranged,
    Discarded: _discarded,
    Declared: _discarded,
    UpcardOffered: lambda _, event: {"turn": event.player, "phase": Phase.OFFER},
    OfferClosed: lambda _, event: {"turn": event.player, "phase": Phase.DRAW},
    ThrewToKnock: _discarded,
    ShowOpened: lambda _, event: {"turn": event.player, "phase": Phase.SHOW},
    TurnStarted: _turn_started,
    DealEnded: _deal_ended,
}
