"""The line about a turn, the player's possible moves, and the line of an offered upcard."""

from collections.abc import Sequence

from bot.blocks.clock import absence_in_words, relative, until
from bot.games.registry import PRESENTERS
from bot.text import Text
from bot.text.name_words import Names
from engine.facts import Down, FirstMeld, MustKnock, StockSpent, UpcardStays, WorksOn
from engine.live.table_view import TableView
from engine.moves import Declare, Drop, Knock, MakeContract, Move, Take, TakeRow
from engine.phase import Phase
from engine.steps.may_i import Buys, Window


def to_do(table_view: TableView, legal: Sequence[Move], *, lays: bool) -> str:
    """Return the id of the message that says what the player can do.

    ``legal``: the player's legal moves. ``lays``: whether a card can be laid.
    """
    if table_view.seat is None:
        raise ValueError("only a seated player has something to do")
    own = PRESENTERS[table_view.game.name].to_do
    if own is not None and (message := own(table_view, legal)) is not None:
        return message
    kinds = frozenset(map(type, legal))
    match table_view.seen.phase:
        case Phase.ANNOUNCE:
            return "hand-announce"
        case Phase.OFFER:
            return "hand-offer"
        case Phase.SHOW:
            return "hand-show"
        case Phase.DRAW:
            return _drawing(table_view, kinds)
    if table_view.game.features.declare:
        return "hand-declare" if Declare in kinds else "hand-play-first"
    return _playing(table_view, table_view.seat, kinds, lays=lays)


def _drawing(table_view: TableView, legal: frozenset[type[Move]]) -> str:
    facts, features = table_view.facts, table_view.game.features
    if facts.get(UpcardStays):
        return "hand-draw-joker-stays"
    if Drop in legal:
        return "hand-draw-or-drop"
    if not features.row:
        stays = not features.upcard or (facts.get(WorksOn) and Take not in legal)
        return "hand-draw-row" if stays else "hand-draw"
    if features.sweeps:
        takes = TakeRow in legal
        if facts.get(StockSpent):
            return "hand-row-or-pass" if takes else "hand-only-pass"
        return "hand-draw-or-sweep" if takes else "hand-draw-row"
    if not table_view.seen.stock:
        return "hand-last-turn"
    return "hand-draw-or-row" if TakeRow in legal else "hand-draw-row"


def _playing(table_view: TableView, seat: int, legal: frozenset[type[Move]], *, lays: bool) -> str:
    first_meld, down = table_view.game.features.first_meld, table_view.facts.get(Down)
    if table_view.facts.get(MustKnock):
        return "hand-play-only-knock" if len(table_view.hand) > 1 else "hand-play-last-card"
    if Knock in legal:
        return "hand-play-knock"
    if first_meld is FirstMeld.CONTRACT and down is not None and seat == down.now:
        return "hand-play-fresh"
    if first_meld is None or seat in table_view.down:
        return "hand-play" if lays else "hand-play-first"
    if first_meld is FirstMeld.BIRTH:
        return "hand-play-first"
    if MakeContract not in legal:
        return "hand-play-first"
    return "hand-play-phase" if first_meld is FirstMeld.PHASE else "hand-play-contract"


def whose_turn(table_view: TableView, say: Text) -> str:
    """Return a line with the player to move, their possible moves, and the deadline."""
    seen, who = table_view.seen, Names(table_view, say)
    name = f"**{who(seen.turn)}**"
    absent = absence_in_words(table_view, name, say)
    if absent is not None:
        return absent
    if seen.phase is Phase.MAY_I and table_view.upcard is not None and table_view.waited_for:
        return _window(table_view, say.card(table_view.upcard), say)
    return _to_do(table_view, name, say) + until(table_view, say)


def _window(table_view: TableView, card: str, say: Text) -> str:
    """Return a line with the offered upcard, and the players who have not answered."""
    seen, who = table_view.seen, Names(table_view, say)
    window = table_view.facts.get(Window)
    waited_for = sorted(table_view.waited_for, key=lambda seat: (seat - seen.turn) % seen.seats)
    names = [(who(seat), buys_left(table_view, seat)) for seat in waited_for]
    asked_yet = [
        name if left is None else say("table-may-i-left", name=name, left=left)
        for name, left in names
    ]
    text = window_line(table_view, card, ", ".join(asked_yet), say)
    if window is not None and window.asked:
        names_asked = ", ".join(who(seat) for seat in window.asked)
        text += " " + say("table-asked", names=names_asked)
    return text


def _to_do(table_view: TableView, name: str, say: Text) -> str:
    seen, features = table_view.seen, table_view.game.features
    upcard = table_view.upcard
    if seen.phase is Phase.ANNOUNCE:
        return say("table-announce", name=name)
    own = PRESENTERS[table_view.game.name].whose_turn
    if own is not None and (words := own(table_view, name, say)):
        return words
    if seen.phase is Phase.DRAW:
        if features.sweeps and table_view.facts.get(StockSpent):
            return say("table-row-or-pass", name=name)
        if features.sweeps:
            return say("table-draw-row", name=name)
        if features.row:
            return say("table-draw-row" if seen.stock else "table-last-turn", name=name)
        if upcard is None or upcard in table_view.game.deck.others:
            return say("table-draw", name=name)
        if table_view.facts.get(UpcardStays):
            return say("table-draw-joker-stays", name=name, card=say.card(upcard))
        return say("table-draw-or-take", name=name, card=say.card(upcard))
    if features.rearrange:
        return say("table-rearrange", name=name)
    if features.declare:
        return say("table-discard-or-declare", name=name)
    if table_view.facts.get(MustKnock):
        return say("table-play-knock", name=name)
    if features.first_meld is FirstMeld.BIRTH:
        born = seen.turn in table_view.down
        return say("table-play" if born else "table-play-unborn", name=name)
    return say("table-play", name=name)


def buys_left(table_view: TableView, seat: int) -> int | None:
    """Return the number of upcards that this seat may still buy. None means any number."""
    most = table_view.game.pile.most_buys.get(table_view.seen.deal_no)
    if most is None:
        return None
    had = table_view.facts.get(Buys)
    return max(0, most - (had.of(seat) if had is not None else 0))


def buy_button(table_view: TableView, seat: int | None, say: Text) -> str:
    """Return the label of the button that asks for the upcard.

    For a ``seat``, the label also has the number of buys that are left.
    """
    button = "button-buy" if table_view.game.features.buys else "button-may-i"
    left = None if seat is None else buys_left(table_view, seat)
    return say(button) if left is None else say(f"{button}-left", left=left)


def asked_line(table_view: TableView, card: str, say: Text) -> str:
    """Return the line for a player to whom the upcard is offered."""
    timed = table_view.waits.deadline is not None
    if not table_view.game.features.buys:
        asked = "hand-may-i" if timed else "hand-may-i-untimed"
        return say(asked, card=card, until=relative(table_view))
    line = say("hand-buy", card=card, penalty=table_view.game.pile.penalty)
    return line + (" " + say("hand-buy-until", until=relative(table_view)) if timed else "")


def window_line(table_view: TableView, card: str, names: str, say: Text) -> str:
    """Return the public line while the upcard is offered."""
    timed = table_view.waits.deadline is not None
    if table_view.game.features.buys:
        message = "table-window-buy" if timed else "table-window-buy-untimed"
    else:
        message = "table-window" if timed else "table-window-untimed"
    return say(message, card=card, until=relative(table_view), names=names)
