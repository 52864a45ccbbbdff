"""Draws from the stock, and a new stock from the discard pile."""

from collections.abc import Iterable

from engine.errors import IllegalMove, Reason
from engine.events import Drew, Event, Recycled, StockRanOut
from engine.evolve import evolve
from engine.game import Ask, step
from engine.lanes import next_card
from engine.moves import Draw
from engine.state import State


def recyclable(state: State) -> bool:
    """Return whether the pile has cards under the upcard (CONTRACT 8.2)."""
    return len(state.discard) >= 2


def stock_left(state: State) -> bool:
    """Return whether a card can be drawn in a game that never makes a new stock."""
    return bool(state.stock)


def something_to_draw(state: State) -> bool:
    """Return whether a card can be drawn from the stock or from a new stock."""
    return bool(state.stock) or recyclable(state)


def recycle(ask: Ask) -> Recycled:
    """Return the discards under the upcard as a new stock, in random order."""
    return ask.chance(ask.state.discard[:-1])


def drawn(ask: Ask) -> Drew:
    """Return the draw of the next card from a stock that isn't empty."""
    return Drew(ask.seat, next_card(ask.state, ask.seat))


_DRAW = (Draw(),)


def offer_draw(ask: Ask) -> Iterable[Draw]:
    """Offer to draw even if there may be nothing to draw."""
    return _DRAW


@step(Draw, lambda ask: _DRAW if something_to_draw(ask.state) else ())
def draw(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw the next card from the stock. If the stock is empty, make a new one first."""
    if ask.state.stock:
        return (drawn(ask),)
    if not recyclable(ask.state):
        raise IllegalMove(Reason.NOTHING_TO_DRAW)
    recycled = recycle(ask)
    return recycled, drawn(ask._replace(state=evolve(ask.state, recycled)))


@step(Draw, lambda ask: _DRAW if ask.state.stock else ())
def draw_from_stock(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw the next card from the stock, which is never replaced (DUMMY 3.1)."""
    if not ask.state.stock:
        raise IllegalMove(Reason.NOTHING_TO_DRAW)
    return (drawn(ask),)


@step(Draw, offer_draw)
def draw_while_it_lasts(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw from the stock. If the stock is empty, announce that it has run out (CONTRACT 8.5)."""
    return (drawn(ask) if ask.state.stock else StockRanOut(ask.seat),)


@step(Draw, offer_draw)
def draw_until_none(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw from the stock or a new stock.

    If neither has a card, announce that the stock ran out.
    """
    return draw.rule(ask, move) if something_to_draw(ask.state) else (StockRanOut(ask.seat),)
