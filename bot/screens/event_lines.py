"""The log of a table in words, for the channel and for the person who reads it.

Each kind of event has a sentence here, or in the presenter of the only game in which it happens.
Events without a sentence are in SILENT with the reason.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

from bot.blocks.presenter import EventWording, sentence
from bot.games.registry import PRESENTERS
from bot.text.name_words import Who, escaped
from bot.text.text import MissingText, Text
from engine.cards import HIDDEN, RANKS, Card
from engine.events import (
    AskedMayI,
    DealEnded,
    Dealt,
    DebtPaid,
    Discarded,
    Drew,
    DrewPenalty,
    Dropped,
    Event,
    GrantedMayI,
    Knocked,
    LaidDown,
    LaidOff,
    MadeContract,
    OfferClosed,
    Passed,
    PassedTurn,
    Rearranged,
    Recycled,
    Showed,
    StockRanOut,
    Swapped,
    Took,
    TookRow,
    TurnStarted,
    UpcardOffered,
    WindowClosed,
    WindowOpened,
)
from engine.hands.groups import wild_rank
from engine.result import Ending, Result
from engine.table.roster import CloseReason
from engine.table.table_events import (
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
    PlayedOtherwise,
    Removed,
    RequestAnswered,
    RequestRefused,
    RequestWithdrawn,
    RulesChanged,
    Salted,
    Sat,
    SeatOpened,
    SeatRequested,
    SeatsTurned,
    StoodIn,
    StoodUp,
    Substituted,
    TimedOut,
    TookBack,
    TookCardsBack,
    WantedToPlayOn,
    WentAway,
)

SILENT: Mapping[type[Event], str] = {
    AskedMayI: "the line of the window names who has asked",
    Autopiloted: "what follows in its step is told as the autopilot's",
    BankSpent: "the clock of a turn shows what is left",
    DebtPaid: "the laying in its step tells it",
    PlayedOtherwise: "the result says that it is not ranked",
    Passed: "the line of the window names who has still to answer; an offer tells who left it",
    Showed: "the result shows it",
    TurnStarted: "the line of the turn tells it",
    WindowClosed: "the line of the turn tells it",
    WindowOpened: "the line of the window tells it",
}
"""The events without a line. The text says what shows the event instead."""

_MELDS = 3
"""A line names at most this many changed melds. The picture marks all of them."""


def event_in_words(event: Event, who: Who, say: Text) -> str | None:
    """Return one line of the log, or None for a silent event.

    Pass ``event.seen_by(…)`` for the reader, because the line names every card that the event
    shows.

    ``who``: the people as they sat before the event, so that a line keeps the names of that time.
    ``say``: its game may have its own wording.

    Raises MissingText for a kind of event that has no line and is not silent.
    """
    kind = type(event)
    if kind in SILENT:
        return None
    own = PRESENTERS[say.game].events.get(kind)
    line = None if own is None else own(event, who, say)
    if line is not None:
        return line + _won(event.result, who, say) if isinstance(event, DealEnded) else line
    for part in (_plain, _played, _of_game, _of_people):
        line = part(event, who, say)
        if line is not None:
            return line
    raise MissingText(f"nothing is said of {kind.__name__}")


def _plain(event: Event, who: Who, say: Text) -> str | None:
    wording = _SENTENCES.get(type(event))
    return None if wording is None else wording(event, who, say)


def _played(event: Event, who: Who, say: Text) -> str | None:
    match event:
        case Drew(player, card):
            return _drawn("event-drew", who(player), card, say)
        case DrewPenalty(player, card):
            return _drawn("event-drew-penalty", who(player), card, say)
        case MadeContract(player, melds):
            whole = say.side_by_side([say.cards(meld.cards) for meld in melds])
            return say("event-made-contract", who=who(player), melds=whole)
        case LaidDown(player, meld):
            return say("event-laid-down", who=who(player), cards=say.cards(meld.cards))
        case LaidOff(player, _, cards, whole_meld):
            whole = say.cards(whole_meld.cards)
            return say("event-laid-off", who=who(player), cards=say.cards(cards), whole=whole)
        case Rearranged():
            return _rearranged(event, who(event.player), say)
    return None


def _of_game(event: Event, who: Who, say: Text) -> str | None:
    match event:
        case Dealt(deal, dealer, starter):
            people = {"dealer": who(dealer), "starter": who(starter)}
            rank = wild_rank(event.wild)
            if rank is None:
                return say("event-dealt", deal=deal, **people)
            return say("event-dealt-wild", deal=deal, rank=RANKS[rank], **people)
        case Recycled(stock):
            return say("event-recycled", count=len(stock))
        case DealEnded(result):
            return _ended(result, who, say)
        case Closed(CloseReason.MANAGER, words):
            return say("event-closed-manager", words=escaped(words or ""))
        case Closed(why):
            return say(f"event-closed-{why.value.replace('_', '-')}")
    return None


def _of_people(event: Event, who: Who, say: Text) -> str | None:
    match event:
        case Invited(sitter):
            name = who.sitter(sitter, say)
            return say(f"event-invited{_yours(sitter.user, who)}", name=name)
        case Removed(place):
            return say(f"event-removed{_yours(who.users[place], who)}", who=who(place))
        case HostChanged(host):
            return say(f"event-host-changed{_yours(host, who)}", host=who.person(host, say))
        case TookBack(seat):
            return say("event-took-back", who=who.holders[seat], name=who(seat))
        case SeatOpened(seat):
            message = f"event-seat-opened{_yours(who.owners[seat], who)}"
            return say(message, who=who.holders[seat])
        case Substituted(seat, sitter):
            message = f"event-substituted{_yours(who.owners[seat], who)}"
            return say(message, who=who.sitter(sitter, say), whose=who.holders[seat])
        case Nudged(seat, user):
            message = f"event-nudged{_yours(who.users[seat], who)}"
            return say(message, who=who(seat), by=who.person(user, say))
        case SeatRequested(_, sitter, holder):
            name, holder_name = who.sitter(sitter, say), who.sitter(holder, say)
            return say("event-seat-requested", name=name, holder=holder_name)
        case RequestAnswered(user, sitter, yes):
            message = "event-answered-yes" if yes else "event-answered-no"
            return say(message, who=who.person(user, say), name=who.sitter(sitter, say))
    return None


_SENTENCES: Mapping[type[Event], EventWording] = {
    Took: sentence("event-took", "player", "card"),
    TookRow: sentence("event-took-row", "player", "cards"),
    GrantedMayI: sentence("event-granted-may-i", "player", "upcard"),
    StockRanOut: sentence("event-stock-ran-out", "player"),
    Swapped: sentence("event-swapped", "player", "card"),
    Discarded: sentence("event-discarded", "player", "card"),
    TookCardsBack: sentence("event-took-cards-back", "player"),
    Knocked: sentence("event-knocked", "player", "card"),
    PassedTurn: sentence("event-passed-turn", "player"),
    TimedOut: sentence("event-timed-out", "seat"),
    WentAway: sentence("event-went-away", "seat"),
    CameBack: sentence("event-came-back", "seat"),
    ClockResumed: sentence("event-clock-resumed"),
    Began: sentence("event-began", "dealer"),
    Sat: sentence("event-sat", "sitter"),
    StoodUp: sentence("event-stood-up", "place"),
    RulesChanged: sentence("event-rules-changed"),
    Agreed: sentence("event-agreed", "user"),
    SeatsTurned: sentence("event-seats-turned", "turn"),
    Salted: sentence("event-salted", "user"),
    HandedOver: sentence("event-handed-over", "seat", "sitter"),
    StoodIn: sentence("event-stood-in", "seat", "sitter"),
    AgreedToEnd: sentence("event-agreed-to-end", "user"),
    WantedToPlayOn: sentence("event-wanted-to-play-on", "user"),
    RequestRefused: sentence("event-request-refused", "sitter"),
    RequestWithdrawn: sentence("event-request-withdrawn", "sitter"),
    NextSeatKept: sentence("event-next-seat-kept", "sitter"),
    NextSeatReleased: sentence("event-next-seat-released", "sitter"),
}
"""Events whose line is a single message with fields of the event."""


def _yours(user: int | None, who: Who) -> str:
    """Return "-you" if the reader is this person, otherwise "".

    It is added to the id of messages that have a separate form for "you".
    """
    return "-you" if who.is_you(user) else ""


DEEDS = (Drew, Took, Discarded, Dropped, UpcardOffered, OfferClosed, PassedTurn)
"""The acts that the autopilot's own line names.

This line also says why the autopilot plays. All other acts have their own lines.
"""


def deeds_in_words(deeds: Sequence[Event], say: Text) -> str:
    """Return the acts of the autopilot in a turn, in words. All acts must be in DEEDS."""
    drawn = [deed.card for deed in deeds if isinstance(deed, Drew)]
    words = []
    if HIDDEN in drawn:
        words.append(say("deed-drew-hidden", count=len(drawn)))
    elif drawn:
        words.append(say("deed-drew", cards=say.cards(drawn)))
    for deed in deeds:
        match deed:
            case Took(_, card):
                words.append(say("deed-took", card=say.card(card)))
            case Discarded(_, card):
                words.append(say("deed-discarded", card=say.card(card)))
            case UpcardOffered() | OfferClosed():
                words.append(say("deed-left-upcard"))
            case PassedTurn():
                words.append(say("deed-passed"))
            case Dropped():
                words.append(say("deed-dropped"))
    return say("event-autopilot", deeds=say.joined(words))


OF_A_TURN = (Took, TookRow, MadeContract, LaidDown, LaidOff, Swapped, Discarded)
"""Events of a turn that may share a line."""


def turn_in_words(who: str, deeds: Sequence[Event], say: Text) -> str:
    """Return one line for the acts of a player in a turn. All acts must be in OF_A_TURN.

    Melds share a verb. Cards for the same meld also share a verb, and the line shows the final
    meld.
    """
    words = list[str]()
    for _, same in groupby(deeds, _laid_together):
        some = list(same)
        off = [deed for deed in some if isinstance(deed, LaidOff)]
        down = [say.cards(deed.meld.cards) for deed in some if isinstance(deed, LaidDown)]
        if off:
            laid = say.cards([card for deed in off for card in deed.cards])
            whole = say.cards(off[-1].whole.cards)
            words.append(say("deed-laid-off", cards=laid, whole=whole))
        elif down:
            words.append(say("deed-laid-down", cards=say.side_by_side(down)))
        else:
            words += [_deed_in_words(deed, say) for deed in some]
    return say("event-deeds", who=who, deeds=say.joined(words))


def _laid_together(deed: Event) -> tuple[type[Event], int | None]:
    """Return a key that is equal for acts that share a verb.

    Melds share a verb, and cards for the same meld do.
    """
    return type(deed), deed.meld if isinstance(deed, LaidOff) else None


def _deed_in_words(deed: Event, say: Text) -> str:
    match deed:
        case Took(_, card):
            return say("deed-took", card=say.card(card))
        case TookRow():
            return say("deed-took-row", cards=say.cards(deed.cards))
        case MadeContract(_, melds):
            whole = say.side_by_side([say.cards(meld.cards) for meld in melds])
            return say("deed-made-contract", melds=whole)
        case Swapped():
            return say("deed-swapped", card=say.card(deed.card))
        case Discarded(_, card):
            return say("deed-discarded", card=say.card(card))
    raise MissingText(f"no deed of a turn is {type(deed).__name__}")


def _rearranged(event: Rearranged, who: str, say: Text) -> str:
    """Return the line about a rearrangement, with the laid cards and the changed melds.

    Old journals have only the laid cards.
    """
    melds = [event.table[index].cards for index in event.changed]
    if sum(map(len, melds)) in (0, len(event.cards)):
        laid = [say.cards(cards) for cards in melds] or [say.cards(event.cards)]
        return say("event-laid-down", who=who, cards=say.side_by_side(laid))
    made = [say.cards(cards) for cards in melds[:_MELDS]]
    message = "event-rearranged" if len(made) == len(melds) else "event-rearranged-more"
    laid_cards, more = say.cards(event.cards), len(melds) - len(made)
    return say(message, who=who, cards=laid_cards, melds=say.side_by_side(made), count=more)


def _drawn(message: str, who: str, card: Card, say: Text) -> str:
    if card == HIDDEN:
        return say(f"{message}-hidden", who=who)
    return say(message, who=who, card=say.card(card))


def _ended(result: Result, who: Who, say: Text) -> str:
    if result.ended_by is Ending.OUT and result.winner is not None:
        line = say("event-deal-out", who=who(result.winner))
    else:
        line = say(f"event-deal-{result.ended_by.value.replace('_', '-')}")
    return line + _won(result, who, say)


def _won(result: Result, who: Who, say: Text) -> str:
    """Return words for the winners of a finished game, to be added to a line."""
    if not result.game_over:
        return ""
    first = sorted(result.winners, key=lambda seat: not who.is_you(who.users[seat]))
    winners = say.joined([who(seat) for seat in first])
    return f" {say('event-game-won', count=len(result.winners), winners=winners)}"
