"""Whose turn it is; and while an upcard is offered, what it costs and who may still ask for it."""

from bot.screens.clock import absence_in_words, relative, until
from bot.screens.deal_progress import is_last_discard, is_refused
from bot.screens.phases import upcard_stays
from bot.text import Text
from bot.text.names import Names
from engine.facts import FirstMeld
from engine.live.table_view import TableView
from engine.phase import Phase
from engine.view import View


def whose_turn(table_view: TableView, say: Text) -> str:
    """Who is to do what, and until when."""
    view, who = table_view.begun, Names(table_view, say)
    name = f"**{who(view.turn)}**"
    absent = absence_in_words(table_view, name, say)
    if absent is not None:
        return absent
    if view.phase is Phase.MAY_I and view.upcard is not None and table_view.waited_for:
        return _window(table_view, view, say.card(view.upcard), say)
    return _to_do(table_view, view, name, say) + until(table_view, say)


def _window(table_view: TableView, view: View, card: str, say: Text) -> str:
    """The upcard that can be asked for, and who has still to speak."""
    who = Names(table_view, say)
    seats, asked = len(view.scores), view.facts.asked
    waited_for = sorted(table_view.waited_for, key=lambda one: (one - view.turn) % seats)
    names = [(who(seat), buys_left(view, seat)) for seat in waited_for]
    asked_yet = [
        name if left is None else say("table-may-i-left", name=name, left=left)
        for name, left in names
    ]
    text = window_line(table_view, card, ", ".join(asked_yet), say)
    if asked:
        names_asked = ", ".join(who(seat) for seat in asked)
        text += " " + say.of(table_view.game)("table-asked", names=names_asked)
    return text


def _to_do(table_view: TableView, view: View, name: str, say: Text) -> str:
    """What the player to move can do now."""
    if view.phase is Phase.ANNOUNCE:
        return say("table-announce", name=name)
    if view.facts.knock_limit is not None:
        return _to_knock(view, name, say)
    if view.phase is Phase.DRAW:
        if view.features.sweeps and view.facts.spent:
            return say("table-row-or-pass", name=name)
        if view.features.sweeps:
            return say("table-draw-row", name=name)
        if view.features.row:
            return say("table-draw-row" if view.stock_count else "table-last-turn", name=name)
        if view.upcard is None or upcard_stays(table_view):
            return say("table-draw", name=name)
        if view.facts.thrown_joker:
            return say("table-draw-joker-stays", name=name, card=say.card(view.upcard))
        return say("table-draw-or-take", name=name, card=say.card(view.upcard))
    if view.features.rearrange:
        return say("table-rearrange", name=name)
    if view.features.declare:
        return say("table-discard-or-declare", name=name)
    if view.facts.must_knock:
        return say("table-play-knock", name=name)
    if view.features.first_meld is FirstMeld.BIRTH:
        born = view.turn in view.facts.down
        return say("table-play-born" if born else "table-play-unborn", name=name)
    return say("table-play", name=name)


def _to_knock(view: View, name: str, say: Text) -> str:
    """The same where nothing is laid before a knock."""
    card = "" if view.upcard is None else say.card(view.upcard)
    match view.phase:
        case Phase.OFFER:
            return say("table-offer", name=name, card=card)
        case Phase.SHOW:
            return say("table-show", name=name)
        case Phase.DRAW if is_last_discard(view):
            return say("table-last-discard", name=name, card=card)
        case Phase.DRAW if view.upcard is None or is_refused(view):
            return say("table-draw", name=name)
        case Phase.DRAW:
            return say("table-draw-or-take", name=name, card=card)
    return say("table-must-end" if view.facts.must_knock else "table-discard-or-knock", name=name)


def buys_left(view: View, seat: int) -> int | None:
    """How many upcards this seat may still have out of turn; None: any number."""
    if view.most_buys is None:
        return None
    bought = view.facts.bought[seat] if view.facts.bought else 0
    return max(0, view.most_buys - bought)


def buy_button(view: View, seat: int | None, say: Text) -> str:
    """What stands on the button that asks for the upcard; for a seat also its buys left."""
    button = "button-buy" if view.features.buys else "button-may-i"
    left = None if seat is None else buys_left(view, seat)
    return say(button) if left is None else say(f"{button}-left", left=left)


def asked_line(table_view: TableView, card: str, say: Text) -> str:
    """What a player reads to whom the upcard is offered."""
    view, timed = table_view.begun, table_view.deadline is not None
    if not view.features.buys:
        asked = "hand-may-i" if timed else "hand-may-i-untimed"
        return say(asked, card=card, until=relative(table_view))
    line = say("hand-buy", card=card, penalty=view.penalty)
    return line + (" " + say("hand-buy-until", until=relative(table_view)) if timed else "")


def window_line(table_view: TableView, card: str, names: str, say: Text) -> str:
    """What everybody reads while the upcard is offered."""
    view, timed = table_view.begun, table_view.deadline is not None
    if view.features.buys:
        message = "table-window-buy" if timed else "table-window-buy-untimed"
    else:
        message = "table-window" if timed else "table-window-untimed"
    return say(message, card=card, until=relative(table_view), names=names)
