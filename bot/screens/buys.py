"""Buying upcards, where a game sells them: what it costs, and how often a player still may."""

from bot.screens.clock import relative
from bot.text import Text
from engine.live.table_view import TableView
from engine.view import View


def buys_left(view: View, seat: int) -> int | None:
    """How many upcards this seat may still buy; None: any number, or the game sells none."""
    if not view.features.buys or view.most_buys is None:
        return None
    bought = view.facts.bought[seat] if view.facts.bought else 0
    return max(0, view.most_buys - bought)


def buy_button(view: View, seat: int | None, say: Text) -> str:
    """What stands on the button that asks for the upcard; for a seat also its buys left."""
    if not view.features.buys:
        return say("button-may-i")
    left = None if seat is None else buys_left(view, seat)
    return say("button-buy") if left is None else say("button-buy-left", left=left)


def asked_line(sight: TableView, card: str, say: Text) -> str:
    """What a player reads to whom the upcard is offered."""
    view, timed = sight.view, sight.deadline is not None
    assert view is not None
    if not view.features.buys:
        asked = "hand-may-i" if timed else "hand-may-i-untimed"
        return say(asked, card=card, until=relative(sight))
    line = say("hand-buy", card=card, penalty=view.penalty)
    return line + (" " + say("hand-buy-until", until=relative(sight)) if timed else "")


def window_line(sight: TableView, card: str, names: str, say: Text) -> str:
    """What everybody reads while the upcard is offered."""
    view, timed = sight.view, sight.deadline is not None
    assert view is not None
    if view.features.buys:
        message = "table-window-buy" if timed else "table-window-buy-untimed"
    else:
        message = "table-window" if timed else "table-window-untimed"
    return say(message, card=card, until=relative(sight), names=names)
