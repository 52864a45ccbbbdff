"""Events in words: the log of a table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.text.bundle import MissingText
from engine.cards import HIDDEN, Card
from engine.events import (
    AskedMayI,
    DealEnded,
    Dealt,
    DebtPaid,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    Fined,
    GrantedMayI,
    Knocked,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    Recycled,
    StockRanOut,
    Swapped,
    Took,
    TookRow,
    TurnStarted,
    WasBorn,
    WindowClosed,
    WindowOpened,
)
from engine.result import Counted, Ending, Result
from engine.table.attendance import (
    Autopiloted,
    BankSpent,
    CameBack,
    ClockResumed,
    TimedOut,
    WentAway,
)
from engine.table.lobby import (
    Agreed,
    Began,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    RulesChanged,
    Salted,
    Sat,
    Sitter,
    StoodUp,
)

if TYPE_CHECKING:
    from bot.text.text import Text

Who = Callable[[int], str]

SILENT: frozenset[type[Event]] = frozenset(
    {
        AskedMayI,
        Autopiloted,
        BankSpent,
        DebtPaid,
        Passed,
        TimedOut,
        TurnStarted,
        WindowClosed,
        WindowOpened,
    }
)
"""Events that another line tells already, or that the table itself shows."""


def event(text: "Text", event: Event, who: Who) -> str | None:
    """The line of an event; MissingText for a kind of event that has none and is not silent."""
    kind = type(event)
    if kind in SILENT:
        return None
    for part in (_come, _gone, _time, _table, _people):
        line = part(text, event, who)
        if line is not None:
            return line
    raise MissingText(f"nothing is said of {kind.__name__}")


def _come(text: "Text", event: Event, who: Who) -> str | None:
    """Cards that come to players, and what that makes of them."""
    match event:
        case Drew(player, card):
            return _drawn(text, "event-drew", who(player), card)
        case Took(player, card):
            return text("event-took", who=who(player), card=text.card(card))
        case GrantedMayI(player, card):
            return text("event-granted-may-i", who=who(player), card=text.card(card))
        case DrewPenalty(player, card):
            return _drawn(text, "event-drew-penalty", who(player), card)
        case TookRow(player, cards):
            return text("event-took-row", who=who(player), cards=text.cards(cards))
        case WasBorn(player):
            return text("event-was-born", who=who(player))
        case StockRanOut(player):
            return text("event-stock-ran-out", who=who(player))
    return None


def _gone(text: "Text", event: Event, who: Who) -> str | None:
    """Cards that players lay, throw or knock with, and what that costs them."""
    match event:
        case MadeContract(player, melds):
            whole, *rest = [text.cards(meld.cards) for meld in melds]
            for meld in rest:
                whole = text("melds-between", melds=whole, meld=meld)
            return text("event-made-contract", who=who(player), melds=whole)
        case LaidDown(player, meld):
            return text("event-laid-down", who=who(player), cards=text.cards(meld.cards))
        case LaidOff(player, _, cards, whole_meld):
            whole = text.cards(whole_meld.cards)
            return text("event-laid-off", who=who(player), cards=text.cards(cards), whole=whole)
        case Swapped(player, _, _, card):
            return text("event-swapped", who=who(player), card=text.card(card))
        case Discarded(player, card):
            return text("event-discarded", who=who(player), card=text.card(card))
        case Knocked(player, card):
            return text("event-knocked", who=who(player), card=text.card(card))
        case Fined(player, what, card, points):
            return _fined(text, who(player), what, card, points)
    return None


def _time(text: "Text", event: Event, who: Who) -> str | None:
    """What the clock does, and who is there."""
    match event:
        case WentAway(seat):
            return text("event-went-away", who=who(seat))
        case CameBack(seat):
            return text("event-came-back", who=who(seat))
        case ClockResumed():
            return text("event-clock-resumed")
    return None


def _table(text: "Text", event: Event, who: Who) -> str | None:
    """What happens to the deal and to the game."""
    match event:
        case Dealt(deal, dealer, starter):
            return text("event-dealt", deal=deal, dealer=who(dealer), starter=who(starter))
        case Recycled(stock):
            return text("event-recycled", count=len(stock))
        case DealEnded(result):
            return _ended(text, result, who)
        case Began(dealer):
            return text("event-began", dealer=who(dealer))
        case Closed(why):
            return text(f"event-closed-{why.value.replace('_', '-')}")
    return None


def _people(text: "Text", event: Event, who: Who) -> str | None:
    """Who sits down, stands up and agrees."""
    match event:
        case Sat(sitter):
            return text("event-sat", name=_name(text, sitter))
        case Invited(sitter):
            return text("event-invited", name=_name(text, sitter))
        case StoodUp(place):
            return text("event-stood-up", who=who(place))
        case HostChanged(host):
            return text("event-host-changed", host=f"<@{host}>")
        case RulesChanged():
            return text("event-rules-changed")
        case Agreed(user):
            return text("event-agreed", who=f"<@{user}>")
        case Salted(user):
            return text("event-salted", who=f"<@{user}>")
        case HandedOver(_, sitter):
            return text("event-handed-over", name=_name(text, sitter))
    return None


def _fined(text: "Text", who: str, what: Counted, card: Card | None, points: int) -> str:
    name = text(f"fine-{what.value.replace('_', '-')}")
    if card is None:
        return text("event-fined", who=who, points=points, what=name)
    return text("event-fined-card", who=who, points=points, what=name, card=text.card(card))


def _drawn(text: "Text", message: str, who: str, card: Card) -> str:
    if card == HIDDEN:
        return text(f"{message}-hidden", who=who)
    return text(message, who=who, card=text.card(card))


def _ended(text: "Text", result: Result, who: Who) -> str:
    if result.ended_by is Ending.OUT and result.winner is not None:
        line = text("event-deal-out", who=who(result.winner))
    else:
        line = text(f"event-deal-{result.ended_by.value}")
    if not result.game_over:
        return line
    winners = text.joined([who(seat) for seat in result.winners])
    return f"{line} {text('event-game-won', count=len(result.winners), winners=winners)}"


def _name(text: "Text", sitter: Sitter) -> str:
    """A person is mentioned by id: names are theirs to write, and may hold Markdown."""
    if sitter.user is None:
        return text("computer", name=sitter.name)
    if sitter.user < 0:
        return text("former-player")
    return f"<@{sitter.user}>"
