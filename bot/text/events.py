"""Events in words: the log of a table."""

from collections.abc import Callable, Sequence

from bot.text.names import computer_in_words, escaped
from bot.text.text import MissingText, Text
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
    KnockedOnTable,
    LaidDown,
    LaidOff,
    MadeContract,
    OfferClosed,
    Passed,
    PassedTurn,
    Rearranged,
    Recycled,
    Showed,
    ShowOpened,
    StockRanOut,
    Swapped,
    ThrewToKnock,
    Took,
    TookRow,
    TurnStarted,
    UpcardOffered,
    WasBorn,
    WentBigGin,
    WindowClosed,
    WindowOpened,
)
from engine.result import Ending, Result, ScoreItem
from engine.scoring.gin_own import GinOwn
from engine.table.events import (
    Agreed,
    AgreedToEnd,
    Autopiloted,
    BankSpent,
    Began,
    CameBack,
    ClockResumed,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    NextSeatKept,
    NextSeatReleased,
    Nudged,
    Removed,
    RequestAnswered,
    RequestRefused,
    RequestWithdrawn,
    RulesChanged,
    Salted,
    Sat,
    SeatOpened,
    SeatRequested,
    StoodIn,
    StoodUp,
    Substituted,
    TimedOut,
    TookBack,
    TookCardsBack,
    WantedToPlayOn,
    WentAway,
)
from engine.table.roster import CloseReason, Sitter

# What happens in Gin in words: the offer of the first upcard, and what ends a hand.


def gin_event(event: Event, who: Callable[[int], str], say: Text) -> str | None:
    """One line of the log; None for what is not of Gin alone."""
    match event:
        case UpcardOffered(player):
            return say("event-upcard-offered", who=who(player))
        case OfferClosed(player):
            return say("event-offer-closed", who=who(player))
        case ThrewToKnock(player, card):
            return say("event-threw-to-knock", who=who(player), card=say.card(card))
        case WentBigGin(player):
            return say("event-went-big-gin", who=who(player))
        case ShowOpened(player):
            return say("event-show-opened", who=who(player))
    return None


def gin_ended(result: Result, own: GinOwn, who: Callable[[int], str], say: Text) -> str:
    """How a hand ended."""
    if result.winner is None:
        return say("event-deal-void" if own.knocker is None else "event-deal-unscored")
    how = "won" if result.ended_by is Ending.KNOCK else result.ended_by.value.replace("_", "-")
    return say(f"event-deal-{'undercut' if own.undercut else how}", who=who(result.winner))


Who = Callable[[int], str]

SILENT: frozenset[type[Event]] = frozenset(
    {
        AskedMayI,
        Autopiloted,
        BankSpent,
        DebtPaid,
        Passed,
        Showed,
        TimedOut,
        TurnStarted,
        WindowClosed,
        WindowOpened,
    }
)
"""Events that another line tells already, or that the table itself shows."""

_MELDS = 3
"""Melds of a rearranged table that are told: more are not read, and the picture marks them all."""


def event_in_words(event: Event, who: Who, say: Text) -> str | None:
    """One line of the log, None where nothing is told.

    Tells whatever faces the event has, so give it ``event.seen_by(…)`` of its reader. ``who``
    names the seats (for StoodUp the places) as they were before the event. MissingText for a kind
    of event that has no line and is not silent.
    """
    kind = type(event)
    if kind in SILENT:
        return None
    for part in (_come, _gone, gin_event, _time, _table, _people):
        line = part(event, who, say)
        if line is not None:
            return line
    raise MissingText(f"nothing is said of {kind.__name__}")


def _come(event: Event, who: Who, say: Text) -> str | None:
    """Cards that come to players, and what that makes of them."""
    match event:
        case Drew(player, card):
            return _drawn("event-drew", who(player), card, say)
        case Took(player, card):
            return say("event-took", who=who(player), card=say.card(card))
        case GrantedMayI(player, card):
            return say("event-granted-may-i", who=who(player), card=say.card(card))
        case DrewPenalty(player, card):
            return _drawn("event-drew-penalty", who(player), card, say)
        case TookRow(player, cards):
            return say("event-took-row", who=who(player), cards=say.cards(cards))
        case WasBorn(player):
            return say("event-was-born", who=who(player))
        case StockRanOut(player):
            return say("event-stock-ran-out", who=who(player))
    return None


def _gone(event: Event, who: Who, say: Text) -> str | None:
    """Cards that players lay, throw or knock with, and what that costs them."""
    match event:
        case MadeContract(player, melds):
            whole = _side_by_side([say.cards(meld.cards) for meld in melds], say)
            return say("event-made-contract", who=who(player), melds=whole)
        case LaidDown(player, meld):
            return say("event-laid-down", who=who(player), cards=say.cards(meld.cards))
        case LaidOff(player, _, cards, whole_meld):
            whole = say.cards(whole_meld.cards)
            return say("event-laid-off", who=who(player), cards=say.cards(cards), whole=whole)
        case Swapped(player, _, _, card):
            return say("event-swapped", who=who(player), card=say.card(card))
        case Discarded(player, card):
            return say("event-discarded", who=who(player), card=say.card(card))
        case TookCardsBack(player):
            return say("event-took-cards-back", who=who(player))
        case Knocked(player, card):
            return say("event-knocked", who=who(player), card=say.card(card))
        case Rearranged():
            return _rearranged(event, who(event.player), say)
        case KnockedOnTable(player):
            return say("event-knocked-on-table", who=who(player))
        case PassedTurn(player):
            return say("event-passed-turn", who=who(player))
        case Fined(player, what, card, points):
            return _fined(who(player), what, card, points, say)
    return None


def _time(event: Event, who: Who, say: Text) -> str | None:
    """What the clock does, and who is there."""
    match event:
        case WentAway(seat):
            return say("event-went-away", who=who(seat))
        case CameBack(seat):
            return say("event-came-back", who=who(seat))
        case ClockResumed():
            return say("event-clock-resumed")
    return None


def _table(event: Event, who: Who, say: Text) -> str | None:
    """What happens to the deal and to the game."""
    match event:
        case Dealt(deal, dealer, starter):
            return say("event-dealt", deal=deal, dealer=who(dealer), starter=who(starter))
        case Recycled(stock):
            return say("event-recycled", count=len(stock))
        case DealEnded(result):
            return _ended(result, who, say)
        case Began(dealer):
            return say("event-began", dealer=who(dealer))
        case Closed(CloseReason.MANAGER, words):
            return say("event-closed-manager", words=escaped(words or ""))
        case Closed(why):
            return say(f"event-closed-{why.value.replace('_', '-')}")
    return None


def _people(event: Event, who: Who, say: Text) -> str | None:
    """Who sits down, stands up and agrees."""
    match event:
        case Sat(sitter):
            return say("event-sat", name=_name(sitter, say))
        case Invited(sitter):
            return say("event-invited", name=_name(sitter, say))
        case StoodUp(place):
            return say("event-stood-up", who=who(place))
        case Removed(place):
            return say("event-removed", who=who(place))
        case HostChanged(host):
            return say("event-host-changed", host=f"<@{host}>")
        case RulesChanged():
            return say("event-rules-changed")
        case Agreed(user):
            return say("event-agreed", who=f"<@{user}>")
        case Salted(user):
            return say("event-salted", who=f"<@{user}>")
    return _seats(event, who, say)


def _seats(event: Event, who: Who, say: Text) -> str | None:
    """Who plays for whom, and what is said beside the game."""
    match event:
        case HandedOver(_, sitter):
            return say("event-handed-over", name=_name(sitter, say))
        case StoodIn(seat, sitter):
            return say("event-stood-in", who=who(seat), name=_name(sitter, say))
        case TookBack(seat):
            return say("event-took-back", who=who(seat))
        case SeatOpened(seat):
            return say("event-seat-opened", who=who(seat))
        case Substituted(seat, sitter):
            return say("event-substituted", who=who(seat), name=_name(sitter, say))
        case Nudged(seat, user):
            return say("event-nudged", who=who(seat), by=f"<@{user}>")
        case AgreedToEnd(user):
            return say("event-agreed-to-end", who=f"<@{user}>")
        case WantedToPlayOn(user):
            return say("event-wanted-to-play-on", who=f"<@{user}>")
    return _wishes(event, say)


def _wishes(event: Event, say: Text) -> str | None:
    """What people want who do not sit there, and what becomes of it."""
    match event:
        case SeatRequested(_, sitter, holder):
            return say("event-seat-requested", name=_name(sitter, say), holder=_name(holder, say))
        case RequestAnswered(user, sitter, yes):
            told = "event-answered-yes" if yes else "event-answered-no"
            return say(told, who=f"<@{user}>", name=_name(sitter, say))
        case RequestRefused(sitter):
            return say("event-request-refused", name=_name(sitter, say))
        case RequestWithdrawn(sitter):
            return say("event-request-withdrawn", name=_name(sitter, say))
        case NextSeatKept(sitter):
            return say("event-next-seat-kept", name=_name(sitter, say))
        case NextSeatReleased(sitter):
            return say("event-next-seat-released", name=_name(sitter, say))
    return None


def _rearranged(event: Rearranged, who: str, say: Text) -> str:
    """What was laid, and what has become of it; of a journal that does not say it that alone."""
    melds = [event.table[at].cards for at in event.changed]
    if sum(map(len, melds)) in (0, len(event.cards)):
        laid = [say.cards(cards) for cards in melds] or [say.cards(event.cards)]
        return say("event-laid-down", who=who, cards=_side_by_side(laid, say))
    made = [say.cards(cards) for cards in melds[:_MELDS]]
    message = "event-rearranged" if len(made) == len(melds) else "event-rearranged-more"
    laid_cards, more = say.cards(event.cards), len(melds) - len(made)
    return say(message, who=who, cards=laid_cards, melds=_side_by_side(made, say), count=more)


def _side_by_side(melds: Sequence[str], say: Text) -> str:
    whole, *rest = melds
    for meld in rest:
        whole = say("melds-between", melds=whole, meld=meld)
    return whole


def _fined(who: str, what: ScoreItem, card: Card | None, points: int, say: Text) -> str:
    name = say(f"fine-{what.value.replace('_', '-')}")
    if card is None:
        return say("event-fined", who=who, points=points, what=name)
    return say("event-fined-card", who=who, points=points, what=name, card=say.card(card))


def _drawn(message: str, who: str, card: Card, say: Text) -> str:
    if card == HIDDEN:
        return say(f"{message}-hidden", who=who)
    return say(message, who=who, card=say.card(card))


def _ended(result: Result, who: Who, say: Text) -> str:
    if isinstance(result.own, GinOwn):
        line = gin_ended(result, result.own, who, say)
    elif result.ended_by is Ending.OUT and result.winner is not None:
        line = say("event-deal-out", who=who(result.winner))
    else:
        line = say(f"event-deal-{result.ended_by.value.replace('_', '-')}")
    if not result.game_over:
        return line
    winners = say.joined([who(seat) for seat in result.winners])
    return f"{line} {say('event-game-won', count=len(result.winners), winners=winners)}"


def _name(sitter: Sitter, say: Text) -> str:
    """A person is mentioned by id: names are theirs to write, and may hold Markdown."""
    if sitter.user is None:
        return computer_in_words(sitter.name, sitter.style, say)
    if sitter.user < 0:
        return say("former-player")
    return f"<@{sitter.user}>"
