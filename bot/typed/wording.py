"""Typed moves in the words of a language: what they do, and why a line is not understood."""

from collections.abc import Sequence

from bot.text import Text
from bot.text.names import quoted
from bot.typed.words import UnreadableLine, UnreadableReason
from bot.workbench.pieces import changes
from engine.cards import Card, without
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Swap,
    Take,
    TakeRow,
)
from engine.observation import Observation
from engine.phase import Phase

_READINGS = 8
"""Readings that a question lists."""

_MELDS = 4
"""Melds that are told of a table before it is rearranged, and after: more are not read."""


def move_in_words(move: Move, mine: Observation, names: Sequence[str], say: Text) -> str:
    """What a move does, said before it is made; ``names`` are those of the seats."""
    say = say.of(mine.game.name)
    in_common = _in_common(move, mine, say)
    if in_common is not None:
        return in_common
    match move:
        case Draw() | Take() | MayI() | Pass() | Announce():
            return _without_cards(move, mine, say)
        case TakeRow():
            return _from_the_row(move, mine, names, say)
        case MakeContract(melds):
            return say("play-move-contract", melds=_melds(melds, say))
        case LayDown(cards):
            return say("play-move-meld", cards=say.cards(cards))
        case LayOff(cards, index):
            name, whole = _target(index, mine, names, say)
            return say("play-move-lay-off", cards=say.cards(cards), name=name, meld=whole)
        case Swap(index, card):
            name, whole = _target(index, mine, names, say)
            return say("play-move-swap", card=say.card(card), name=name, meld=whole)
        case Discard(card, skip):
            if skip is not None:
                return say("play-move-skip", name=names[skip])
            return say("play-move-discard", card=say.card(card))
        case Knock() | BigGin() | Show() | Declare() | Drop():
            return _ending(move, mine, say)
    raise ValueError(f"no words for {move!r}")


def _without_cards(move: Draw | Take | MayI | Pass | Announce, mine: Observation, say: Text) -> str:
    """What names no card: it is about the stock, the upcard, or a phase."""
    seen = mine.seen
    upcard = say.card(seen.discard[-1]) if seen.discard else None
    match move:
        case Draw():
            return say("play-move-draw")
        case Take():
            return say("play-move-take", card=upcard) if upcard else say("play-move-take-upcard")
        case MayI():
            return say("play-move-may-i", card=upcard or "")
        case Announce(number):
            return say("play-move-announce", number=number)
    return _pass(seen.phase, upcard, say)


def _from_the_row(move: TakeRow, mine: Observation, names: Sequence[str], say: Text) -> str:
    """How many cards are taken, and what they lay."""
    count, laid = len(move.swept(mine.seen.discard)), say.cards(move.laid)
    if not move.laid:
        return say("play-move-row-free", card=say.card(move.start))
    if move.lay_off is None:
        return say("play-move-row", count=count, cards=laid)
    name, whole = _target(move.lay_off.meld, mine, names, say)
    return say("play-move-row-on", count=count, cards=laid, name=name, meld=whole)


def _in_common(move: Move, mine: Observation, say: Text) -> str | None:
    """What a move does on a table that belongs to nobody, where that is told otherwise."""
    match move:
        case Rearrange(table):
            return _rearranged("play-move-meld", "play-move-rearrange", table, mine, say)
        case KnockOnTable(None):
            return say("play-move-knock-alone")
        case KnockOnTable(table):
            laid = "play-move-knock-laying"
            return _rearranged(laid, "play-move-knock-rearranging", table or (), mine, say)
        case Pass() if mine.game.common is not None:
            return say("play-move-pass")
    return None


def _rearranged(
    new: str, message: str, table: Sequence[Sequence[Card]], mine: Observation, say: Text
) -> str:
    """What is laid, and the melds that it changes as they lie now and as they will: in the message
    ``new`` where it makes melds alone."""
    lying = [meld.cards for meld in mine.seen.melds]
    found = changes(lying, table)
    laid = say.cards(found.laid)
    if found.is_new:
        return say(new, cards=_melds(found.melds, say))
    before = [cards for at, cards in enumerate(lying) if at not in found.kept]
    told = (_melds(melds[:_MELDS], say) for melds in (before, found.melds))
    return say(message, cards=laid, **dict(zip(("before", "melds"), told, strict=True)))


def _pass(phase: Phase, upcard: str | None, say: Text) -> str:
    if phase is Phase.OFFER:
        return say("play-move-refuse")
    asked = phase is Phase.MAY_I and upcard is not None
    return say("play-move-let-go", card=upcard or "") if asked else say("play-move-end")


def _ending(move: Knock | BigGin | Show | Declare | Drop, mine: Observation, say: Text) -> str:
    """What ends a deal, lays a hand open after its end, or gives it up."""
    if isinstance(move, Drop):
        return say("play-move-drop")
    if isinstance(move, Declare):
        message = "play-move-declare" if move.melds is None else "play-move-declare-named"
        return say(message, card=say.card(move.card), melds=_melds(move.melds or (), say))
    if not isinstance(move, Knock):
        return say("play-move-big-gin" if isinstance(move, BigGin) else "play-move-show")
    card = say.card(move.card)
    if mine.game.features.lay:
        return say("play-move-knock", card=card)
    return say("play-move-gin-knock", card=card, left=left_over(move, mine))


def left_over(move: Knock, mine: Observation) -> int:
    """The points that a knock leaves in no meld; those of its card are thrown."""
    laid = [card for meld in move.melds or () for card in meld]
    return sum(map(mine.game.points, without(mine.hand, [move.card, *laid]) or ()))


def _melds(melds: Sequence[Sequence[Card]], say: Text) -> str:
    whole, *rest = [say.cards(meld) for meld in melds] or [""]
    for meld in rest:
        whole = say("melds-between", melds=whole, meld=meld)
    return whole


def _target(index: int, mine: Observation, names: Sequence[str], say: Text) -> tuple[str, str]:
    """Whose meld it is, and its cards."""
    melds = mine.seen.melds
    if not 0 <= index < len(melds):
        return "", ""
    owner = melds[index].owner
    return "" if owner is None else names[owner], say.cards(melds[index].cards)


def unreadable_in_words(unread: UnreadableLine, say: Text) -> str:
    """What is wrong with the line and what to type instead."""
    match unread.reason:
        case UnreadableReason.EMPTY:
            return say(unread.reason)
        case UnreadableReason.SEVERAL:
            return say(unread.reason, lines=readings(unread.lines))
        case UnreadableReason.NO_DECLARATION:
            return say(unread.reason, points=unread.count, lines=readings(unread.lines))
        case UnreadableReason.NOT_A_PLAYER:
            lines = readings(unread.lines)
            return say(unread.reason, word=quoted(unread.word), lines=lines)
        case UnreadableReason.NEAR_A_WORD:
            return say(unread.reason, word=quoted(unread.word), near=unread.near)
    return say(unread.reason, word=quoted(unread.word))


def readings(lines: Sequence[str]) -> str:
    """Lines to choose from, as many as one likes to read."""
    shown = " · ".join(f"`{line}`" for line in lines[:_READINGS])
    return f"{shown} …" if len(lines) > _READINGS else shown
