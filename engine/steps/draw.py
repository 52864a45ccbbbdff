"""Drawing from the stock, and making a new stock of the discard pile."""

from collections.abc import Iterable

from engine.errors import IllegalMove, Reason
from engine.events import Drew, Event, Recycled, StockRanOut
from engine.evolve import evolve
from engine.game import Ask, step
from engine.lanes import next_card
from engine.moves import Draw
from engine.state import State


def recyclable(state: State) -> bool:
    """Whether something lies under the upcard (CONTRACT 8.2)."""
    return len(state.discard) >= 2


def stock_left(state: State) -> bool:
    """Whether a card can be drawn, where the stock is never made anew."""
    return bool(state.stock)


def something_to_draw(state: State) -> bool:
    """Whether a card can be drawn, be it from a new stock."""
    return bool(state.stock) or recyclable(state)


def recycle(ask: Ask) -> Recycled:
    """The discards under the upcard as a new stock, in the order that chance gives."""
    return ask.chance(ask.state.discard[:-1])


def drawn(ask: Ask) -> Drew:
    """The next card of a stock that has some."""
    return Drew(ask.seat, next_card(ask.state, ask.seat))


_DRAW = (Draw(),)


def offer_draw(ask: Ask) -> Iterable[Draw]:
    """The wish to draw, whatever can be drawn."""
    return _DRAW


@step(Draw, lambda ask: _DRAW if something_to_draw(ask.state) else ())
def draw(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw the next card of the stock; an empty stock is first made anew if that can be done."""
    if ask.state.stock:
        return (drawn(ask),)
    if not recyclable(ask.state):
        raise IllegalMove(Reason.NOTHING_TO_DRAW)
    recycled = recycle(ask)
    return recycled, drawn(ask._replace(state=evolve(ask.state, recycled)))


@step(Draw, lambda ask: _DRAW if ask.state.stock else ())
def draw_from_stock(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw the next card of the stock, which is never made anew (DUMMY 3.1)."""
    if not ask.state.stock:
        raise IllegalMove(Reason.NOTHING_TO_DRAW)
    return (drawn(ask),)


@step(Draw, offer_draw)
def draw_while_it_lasts(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw; where the stock is empty the wish alone says that it has run out (CONTRACT 8.5)."""
    return (drawn(ask) if ask.state.stock else StockRanOut(ask.seat),)


@step(Draw, offer_draw)
def draw_until_none(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw; where nothing can be drawn the wish alone says that the stock has run out."""
    return draw.rule(ask, move) if something_to_draw(ask.state) else (StockRanOut(ask.seat),)
