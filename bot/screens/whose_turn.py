"""The line of a turn, the task of its player, and the question about an offered upcard."""

from collections.abc import Sequence

from bot.blocks.clock import absence_in_words, relative, until
from bot.blocks.running_deal import upcard_stays
from bot.games.registry import presenter
from bot.text import Text
from bot.text.name_words import Names
from engine.facts import Down, FirstMeld, MustKnock, StockSpent, UpcardStays, WorksOn
from engine.live.table_view import TableView
from engine.moves import Declare, Drop, Knock, MakeContract, Move, Take, TakeRow
from engine.phase import Phase
from engine.steps.may_i import Buys, Window
from engine.view import View


def to_do(table_view: TableView, legal: Sequence[Move], *, lays: bool) -> str:
    """The message that tells the player to move what to do.

    ``legal`` are moves of theirs; ``lays``: some of their cards can be laid.
    """
    view = table_view.view
    if view is None or table_view.seat is None:
        raise ValueError("only a seated player has something to do")
    own = presenter(table_view.game).to_do(view, legal)
    if own is not None:
        return own
    kinds = frozenset(map(type, legal))
    match view.phase:
        case Phase.ANNOUNCE:
            return "hand-announce"
        case Phase.OFFER:
            return "hand-offer"
        case Phase.SHOW:
            return "hand-show"
        case Phase.DRAW:
            return _drawing(view, kinds)
    if view.features.declare:
        return "hand-declare" if Declare in kinds else "hand-play-first"
    return _playing(view, table_view.seat, kinds, lays=lays)


def _drawing(view: View, legal: frozenset[type[Move]]) -> str:
    if view.fact(UpcardStays):
        return "hand-draw-joker-stays"
    if Drop in legal:
        return "hand-draw-or-drop"
    if not view.features.row:
        stays = not view.features.upcard or (view.fact(WorksOn) and Take not in legal)
        return "hand-draw-row" if stays else "hand-draw"
    if view.features.sweeps:
        takes = TakeRow in legal
        if view.fact(StockSpent):
            return "hand-row-or-pass" if takes else "hand-only-pass"
        return "hand-draw-or-sweep" if takes else "hand-draw-row"
    if not view.stock_count:
        return "hand-last-turn"
    return "hand-draw-or-row" if TakeRow in legal else "hand-draw-row"


def _playing(view: View, seat: int, legal: frozenset[type[Move]], *, lays: bool) -> str:
    first_meld, down = view.features.first_meld, view.fact(Down)
    if view.fact(MustKnock):
        return "hand-play-only-knock"
    if Knock in legal:
        return "hand-play-knock"
    if first_meld is FirstMeld.CONTRACT and down is not None and seat == down.now:
        return "hand-play-fresh"
    if first_meld is None or seat in view.down:
        return "hand-play" if lays else "hand-play-first"
    if first_meld is FirstMeld.BIRTH:
        return "hand-play-first"
    if MakeContract not in legal:
        return "hand-play-first"
    return "hand-play-phase" if first_meld is FirstMeld.PHASE else "hand-play-contract"


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
    seats, window = len(view.scores), view.fact(Window)
    waited_for = sorted(table_view.waited_for, key=lambda one: (one - view.turn) % seats)
    names = [(who(seat), buys_left(view, seat)) for seat in waited_for]
    asked_yet = [
        name if left is None else say("table-may-i-left", name=name, left=left)
        for name, left in names
    ]
    text = window_line(table_view, card, ", ".join(asked_yet), say)
    if window is not None and window.asked:
        names_asked = ", ".join(who(seat) for seat in window.asked)
        text += " " + say.of(table_view.game)("table-asked", names=names_asked)
    return text


def _to_do(table_view: TableView, view: View, name: str, say: Text) -> str:
    if view.phase is Phase.ANNOUNCE:
        return say("table-announce", name=name)
    if own := presenter(table_view.game).whose_turn(table_view, name, say):
        return own
    if view.phase is Phase.DRAW:
        if view.features.sweeps and view.fact(StockSpent):
            return say("table-row-or-pass", name=name)
        if view.features.sweeps:
            return say("table-draw-row", name=name)
        if view.features.row:
            return say("table-draw-row" if view.stock_count else "table-last-turn", name=name)
        if view.upcard is None or upcard_stays(table_view):
            return say("table-draw", name=name)
        if view.fact(UpcardStays):
            return say("table-draw-joker-stays", name=name, card=say.card(view.upcard))
        return say("table-draw-or-take", name=name, card=say.card(view.upcard))
    if view.features.rearrange:
        return say("table-rearrange", name=name)
    if view.features.declare:
        return say("table-discard-or-declare", name=name)
    if view.fact(MustKnock):
        return say("table-play-knock", name=name)
    if view.features.first_meld is FirstMeld.BIRTH:
        return say("table-play" if view.turn in view.down else "table-play-unborn", name=name)
    return say("table-play", name=name)


def buys_left(view: View, seat: int) -> int | None:
    """How many upcards this seat may still have out of turn; None: any number."""
    if view.most_buys is None:
        return None
    had = view.fact(Buys)
    return max(0, view.most_buys - (had.of(seat) if had is not None else 0))


def buy_button(view: View, seat: int | None, say: Text) -> str:
    """What stands on the button that asks for the upcard; for a seat also its buys left."""
    button = "button-buy" if view.features.buys else "button-may-i"
    left = None if seat is None else buys_left(view, seat)
    return say(button) if left is None else say(f"{button}-left", left=left)


def asked_line(table_view: TableView, card: str, say: Text) -> str:
    """What a player reads to whom the upcard is offered."""
    view, timed = table_view.begun, table_view.waits.deadline is not None
    if not view.features.buys:
        asked = "hand-may-i" if timed else "hand-may-i-untimed"
        return say(asked, card=card, until=relative(table_view))
    line = say("hand-buy", card=card, penalty=view.penalty)
    return line + (" " + say("hand-buy-until", until=relative(table_view)) if timed else "")


def window_line(table_view: TableView, card: str, names: str, say: Text) -> str:
    """What everybody reads while the upcard is offered."""
    view, timed = table_view.begun, table_view.waits.deadline is not None
    if view.features.buys:
        message = "table-window-buy" if timed else "table-window-buy-untimed"
    else:
        message = "table-window" if timed else "table-window-untimed"
    return say(message, card=card, until=relative(table_view), names=names)
