"""Moves in words, and moves as the shortest line that is read as the same move.

==========  =====================================================
draw        ``draw``
upcard      ``take``
May I       ``may i``, ``pass``
row         ``row 7h: 7h 8h 9h``, ``row 7h: 7h > 2``, ``row 7h x5: …``, ``row 7h``
contract    ``contract 7h 7s 7d / 8c 9c jk=10c jc``
meld        ``7h 8h 9h``
lay off     ``10h > 2``
swap        ``swap 5h 2``
discard     ``2c``; a skip card ``skip Ben``, or ``sk > 3`` by number
announce    ``announce 5``
knock       ``knock 2c: 7h 8h 9h / 4s 4d 4c / 10h jh > 2``
big gin     ``big gin: 7h 8h 9h / …``
show        ``show: 7h 8h 9h / 10h > 1``
declare     ``declare 2c: 7h 8h 9h / …``
drop        ``drop``
rearrange   as in bot/typed/table_line.py
==========  =====================================================

Cards are written as in docs/notation.md, in small letters. Melds of the table count from 1. A line
that is too long for a completion is written without spaces and optional words.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import cycle

from bot.text import Text
from bot.text.name_words import quoted
from bot.typed.table_line import Table, rearranging_line, table_of
from bot.typed.typed_words import UnreadableLine, cleaned, players_meant
from bot.workbench.draft import changes
from engine.cards import JOKER, Card, bare, face, is_joker, joker_as, name, stands_in, without
from engine.deck import CARDS, Deck
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

# Moves and the reasons why a line is unreadable, in the words of a language.

_READINGS = 8
"""A question lists at most this many readings."""

_MELDS = 4
"""At most this many melds before a rearrangement are named, and as many after it.

No one reads more.
"""


def move_in_words(move: Move, observation: Observation, names: Sequence[str], say: Text) -> str:
    """Return a move in words, at a table at which it isn't made yet.

    ``names`` are the names of the seats.
    """
    say = say.of(observation.game.name)
    in_common = _in_common(move, observation, say)
    if in_common is not None:
        return in_common
    match move:
        case Draw() | Take() | MayI() | Pass() | Announce():
            return _without_cards(move, observation, say)
        case TakeRow():
            return _from_the_row(move, observation, names, say)
        case MakeContract(melds):
            return say("play-move-contract", melds=_melds_in_words(melds, say))
        case LayDown(cards):
            return say("play-move-meld", cards=say.cards(cards))
        case LayOff(cards, index):
            name, whole = _target(index, observation, names, say)
            return say("play-move-lay-off", cards=say.cards(cards), name=name, meld=whole)
        case Swap(index, card):
            name, whole = _target(index, observation, names, say)
            return say("play-move-swap", card=say.card(card), name=name, meld=whole)
        case Discard(card, skip):
            if skip is not None:
                return say("play-move-skip", name=names[skip])
            return say("play-move-discard", card=say.card(card))
        case Knock() | BigGin() | Show() | Declare() | Drop():
            return _ending_in_words(move, observation, say)
    raise ValueError(f"no words for {move!r}")


def _without_cards(
    move: Draw | Take | MayI | Pass | Announce, observation: Observation, say: Text
) -> str:
    """Return the words of a move about the stock, the upcard or a phase."""
    seen = observation.seen
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


def _from_the_row(move: TakeRow, observation: Observation, names: Sequence[str], say: Text) -> str:
    count, laid = len(move.swept(observation.seen.discard)), say.cards(move.laid)
    if not move.laid:
        return say("play-move-row-free", card=say.card(move.start))
    if move.lay_off is None:
        return say("play-move-row", count=count, cards=laid)
    name, whole = _target(move.lay_off.meld, observation, names, say)
    return say("play-move-row-on", count=count, cards=laid, name=name, meld=whole)


def _in_common(move: Move, observation: Observation, say: Text) -> str | None:
    """Return the words of a move on a common table, or None if its words are the usual ones."""
    match move:
        case Rearrange(table):
            return rearranged(
                "play-move-meld", "play-move-rearrange", table_of(observation), table, say
            )
        case KnockOnTable(None):
            return say("play-move-knock-alone")
        case KnockOnTable(table):
            laid, rearranging = "play-move-knock-laying", "play-move-knock-rearranging"
            return rearranged(laid, rearranging, table_of(observation), table or (), say)
        case Pass() if observation.game.common is not None:
            return say("play-move-pass")
    return None


def rearranged(
    new: str, message: str, table_before: Table, table: Sequence[Sequence[Card]], say: Text
) -> str:
    """Return a rearrangement in words, with the laid cards and the changed melds.

    ``message`` is the id of a text with the laid cards, and the changed melds before and after.

    ``new`` is the id of the text for a move that only adds new melds."""
    change = changes(table_before, table)
    laid = say.cards(change.laid)
    if change.is_new:
        return say(new, cards=_melds_in_words(change.melds, say))
    before = [cards for index, cards in enumerate(table_before) if index not in change.kept]
    texts = (_melds_in_words(melds[:_MELDS], say) for melds in (before, change.melds))
    return say(message, cards=laid, **dict(zip(("before", "melds"), texts, strict=True)))


def _pass(phase: Phase, upcard: str | None, say: Text) -> str:
    if phase is Phase.OFFER:
        return say("play-move-refuse")
    asked = phase is Phase.MAY_I and upcard is not None
    return say("play-move-let-go", card=upcard or "") if asked else say("play-move-end")


def _ending_in_words(
    move: Knock | BigGin | Show | Declare | Drop, observation: Observation, say: Text
) -> str:
    """Return the words of a move that ends a deal, lays a hand open, or drops out."""
    if isinstance(move, Drop):
        return say("play-move-drop")
    if isinstance(move, Declare):
        message = "play-move-declare" if move.melds is None else "play-move-declare-named"
        return say(message, card=say.card(move.card), melds=_melds_in_words(move.melds or (), say))
    if not isinstance(move, Knock):
        return say("play-move-big-gin" if isinstance(move, BigGin) else "play-move-show")
    card = say.card(move.card)
    if observation.game.features.lay:
        return say("play-move-knock", card=card)
    return say("play-move-gin-knock", card=card, left=left_over(move, observation))


def left_over(move: Knock, observation: Observation) -> int:
    """Return the points of the deadwood after a knock, without the thrown card."""
    laid = [card for meld in move.melds or () for card in meld]
    return sum(map(observation.game.points, without(observation.hand, [move.card, *laid]) or ()))


def _melds_in_words(melds: Sequence[Sequence[Card]], say: Text) -> str:
    whole, *rest = [say.cards(meld) for meld in melds] or [""]
    for meld in rest:
        whole = say("melds-between", melds=whole, meld=meld)
    return whole


def _target(
    index: int, observation: Observation, names: Sequence[str], say: Text
) -> tuple[str, str]:
    melds = observation.seen.melds
    if not 0 <= index < len(melds):
        return "", ""
    owner = melds[index].owner
    return "" if owner is None else names[owner], say.cards(melds[index].cards)


def unreadable_in_words(unread: UnreadableLine, say: Text) -> str:
    """Return in words why a line is unreadable, and lines to type instead."""
    word, lines = quoted(unread.word), readings(unread.lines)
    return say(unread.reason, word=word, near=unread.near, points=unread.count, lines=lines)


def readings(lines: Sequence[str]) -> str:
    """Return lines to choose from, up to ``_READINGS`` of them."""
    shown = " · ".join(f"`{line}`" for line in lines[:_READINGS])
    return f"{shown} …" if len(lines) > _READINGS else shown


# Moves as lines to type. Each is the shortest line that is read as the same move.


LONGEST = 100
"""The value of a completion has at most this many characters."""

_PLAIN: dict[type[Move], str] = {
    Draw: "draw",
    Take: "take",
    MayI: "may i",
    Pass: "pass",
    Drop: "drop",
}
_ENDS: dict[type[Move], str] = {BigGin: "big gin", Show: "show"}
_Write = Callable[[Sequence[Card]], str]
_PLAIN_NAME = re.compile(r"[\w'-]+(?: [\w'-]+)*")
"""A name that is safe in a line. Any other name may have a sign that ends a part."""
_RUN = 3
"""The smallest run that can have only one natural card. All other cards are jokers."""


def move_as_line(
    move: Move, melds: Table = (), deck: Deck = CARDS, names: Sequence[str] = ()
) -> str:
    """Return the line of a move. Raises ValueError for a kind of move that can't be typed.

    ``melds``: the melds of a table that can be rearranged. Melds that the move doesn't change
    aren't written. ``deck`` has the names of cards, and ``names`` has the names of seats.
    """
    if isinstance(move, Discard) and move.skip is not None and move.skip < len(names):
        name = names[move.skip]
        if _PLAIN_NAME.fullmatch(name) and players_meant(cleaned(name), names) == [move.skip]:
            return f"skip {name}"
    write = partial(_spaced, deck=deck)
    line = _line(move, write, melds)
    return line if len(line) <= LONGEST else _short(move, melds, deck)


def _line(move: Move, cards: _Write, melds: Table) -> str:
    match move:
        case Rearrange() | KnockOnTable():
            return rearranging_line(move, melds, lambda meld: cards(as_meant(meld)))
        case Draw() | Take() | MayI() | Pass() | Drop():
            return _PLAIN[type(move)]
        case TakeRow():
            return _taking(move, cards)
        case MakeContract(melds, number):
            which = "" if number is None else f"{number}: "
            return f"contract {which}{_melds(melds, cards)}"
        case LayDown(meld):
            return cards(as_meant(meld))
        case LayOff(added, meld_no):
            return f"{cards(added)} > {meld_no + 1}"
        case Swap(meld_no, card):
            return f"swap {cards((card,))} {meld_no + 1}"
        case Discard(card, skip):
            return cards((card,)) + ("" if skip is None else f" > {skip + 1}")
        case Announce(number):
            return f"announce {number}"
        case Declare(card, named):
            return f"declare {cards((card,))}" + _laid(named, None, cards)
        case Knock() | BigGin() | Show():
            return _ending(move, cards)
    raise ValueError(f"no line for {move!r}")


def _taking(move: TakeRow, cards: _Write) -> str:
    """Write a take with its first card, the number of cards if needed, and the laid cards."""
    line = f"row {cards((move.start,))}"
    line += "" if move.count is None else f" x{move.count}"
    if move.lay_off is not None:
        return f"{line}: {cards(move.lay_off.cards)} > {move.lay_off.meld + 1}"
    return f"{line}: {cards(move.meld)}" if move.meld else line


def _ending(move: Knock | BigGin | Show, cards: _Write) -> str:
    """Write a move that ends a deal, or that lays a hand open after a knock."""
    lay_offs = None if isinstance(move, BigGin) else move.lay_offs
    word = f"knock {cards((move.card,))}" if isinstance(move, Knock) else _ENDS[type(move)]
    return word + _laid(move.melds, lay_offs, cards)


def _laid(
    melds: Sequence[Sequence[Card]] | None, lay_offs: Sequence[LayOff] | None, cards: _Write
) -> str:
    """Write a colon, and the melds and lay-offs of a move that ends the deal.

    If there are none, write nothing.
    """
    laid = [_melds(melds, cards)] if melds else []
    laid += [f"{cards(part.cards)} > {part.meld + 1}" for part in lay_offs or ()]
    return f": {' / '.join(laid)}" if laid else ""


def _short(move: Move, melds: Table, deck: Deck) -> str:
    joined = _joined if deck is CARDS else partial(_joined_colours, deck=deck)
    line = _line(move, joined, melds)
    if not isinstance(move, MakeContract) or move.number is None:
        line = line.removeprefix("contract ")
    for sign in (":", "/", ">"):
        line = line.replace(f" {sign}", sign).replace(f"{sign} ", sign)
    return line


def as_meant(meld: Sequence[Card]) -> Sequence[Card]:
    """Return the cards of a meld. In a set that could be read as a run, jokers are named."""
    naturals = [card for card in meld if not is_joker(card)]
    if len(naturals) == 1 and JOKER in meld and len(meld) >= _RUN:
        # The jokers get other suits, because not every game allows identical cards in a set.
        suits = cycle((naturals[0] + 13 * more) % 52 for more in (1, 2, 3))
        return [joker_as(next(suits)) if card == JOKER else card for card in meld]
    return meld


def _melds(melds: Iterable[Sequence[Card]], cards: _Write) -> str:
    return " / ".join(cards(as_meant(meld)) for meld in melds)


def _spaced(cards: Sequence[Card], deck: Deck) -> str:
    return " ".join(deck.name(card).lower() for card in cards)


def _joined_colours(cards: Sequence[Card], deck: Deck) -> str:
    """Write cards in colours without spaces, except after a wild card with a number."""
    wild = deck.wild.lower()
    written = (deck.name(card).lower().replace(f"{wild}=", "*") for card in cards)
    spaced = (
        f"{card_name} " if card_name[0] == "*" and card_name[-1].isdigit() else card_name
        for card_name in written
    )
    return "".join("* " if card_name == wild else card_name for card_name in spaced).strip()


def _joined(cards: Sequence[Card]) -> str:
    """Write two characters per card. A joker that names no card is followed by a space."""
    return "".join(map(_sign, cards)).strip()


def _sign(card: Card) -> str:
    if card == JOKER:
        return "* "
    if is_joker(card):
        return f"*{_two(face(card))}"
    return f"{_two(bare(card))}={_two(face(card))}" if stands_in(card) else _two(card)


def _two(card: Card) -> str:
    return name(card).lower().replace("10", "t")
