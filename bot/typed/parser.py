"""Reading a typed line: its parts one by one, without a look at the table.

Parts are separated by ``;``. A part is a word of ``typed_words.py`` with what belongs to it, what
stands on a button, or cards: one is a discard, more are a meld, ``>`` puts them on a meld of the
table, ``/`` between melds makes them a contract. ``writer.py`` lists how each move is written.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from bot.typed.typed_words import (
    Known,
    UnreadableLine,
    UnreadableReason,
    Word,
    as_word,
    cleaned,
    ended,
    read_cards,
    typed,
    words,
)
from engine.cards import Card
from engine.deck import CARDS, Deck


class WordPart(NamedTuple):
    """A word that stands alone: draw, take, may i, pass, or one of ``NEXT`` and ``UNDO``."""

    word: Word


NEXT = WordPart(Word.NEXT)
"""Ready for the next deal: no move of the game."""
UNDO = WordPart(Word.UNDO)
"""Take back what was laid last; the same."""


class CardsPart(NamedTuple):
    """Cards alone: one is a discard, more are a meld."""

    cards: tuple[Card, ...]


class DiscardPart(NamedTuple):
    """One card, said to be discarded: in no game does it mean anything else."""

    card: Card


class LayOffPart(NamedTuple):
    """Cards for a meld on the table; ``meld`` is its index, None if it was not said."""

    cards: tuple[Card, ...]
    meld: int | None


class SkipPart(NamedTuple):
    """A skip card, and whose turn it takes: a seat, or a name or number as it was typed."""

    whom: int | str


class SwapPart(NamedTuple):
    """A card for a joker on the table."""

    card: Card
    meld: int | None


class RowPart(NamedTuple):
    """Cards of the row from ``start`` on, and the meld laid with them, or what is laid off; None,
    (): not said. ``taken``: how many cards, to tell two copies of ``start``."""

    start: Card | None
    meld: tuple[Card, ...]
    lay_off: LayOffPart | None = None
    taken: int | None = None


class ContractPart(NamedTuple):
    """The melds of a contract; none said: whatever the hand allows. ``number``: of which one."""

    melds: tuple[tuple[Card, ...], ...]
    number: int | None = None


class AnnouncePart(NamedTuple):
    """Which phase one will work on."""

    number: int


class AddPart(NamedTuple):
    """New melds and cards for melds of the table, all at once."""

    parts: tuple[CardsPart | LayOffPart, ...]


class TablePart(NamedTuple):
    """The whole table laid anew, or, where ``numbers`` say which (from 0), those melds of it."""

    numbers: tuple[int, ...] | None
    melds: tuple[tuple[Card, ...], ...]


class KnockPart(NamedTuple):
    """A knock: its card and what is laid with it, as far as it was said; or the table that it
    leaves.

    ``gin``: nothing is to be left over besides that card.
    """

    card: Card | None
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[LayOffPart, ...]
    table: TablePart | None = None
    gin: bool = False


class BigGinPart(NamedTuple):
    """The whole hand in melds; none said: the best ones."""

    melds: tuple[tuple[Card, ...], ...]


class DeclarePart(NamedTuple):
    """A declaration: the card put aside and the groups, as far as they were said. ``anyway``: also
    if it is wrong."""

    card: Card | None
    melds: tuple[tuple[Card, ...], ...]
    anyway: bool = False


class ShowPart(NamedTuple):
    """What is laid after another player's knock, as far as it was said."""

    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[LayOffPart, ...]


Part = (
    WordPart
    | CardsPart
    | DiscardPart
    | LayOffPart
    | SkipPart
    | SwapPart
    | RowPart
    | ContractPart
    | AnnouncePart
    | AddPart
    | TablePart
    | KnockPart
    | BigGinPart
    | ShowPart
    | DeclarePart
)


# Reading a typed line: its parts one by one, without a look at the table.


_NUMBER = re.compile(r"#?([0-9]{1,3})")
_COUNT = re.compile(r"x *([0-9]{1,3}) *$")
"""Behind the card at which a take begins: how many cards are taken."""
_ENDS = re.compile("[;\u037e\ufe14\ufe54\uff1b]")
"""What stands between parts, on the keyboards of any script."""
_MELD = 3
"""Cards that a meld has at least."""


def read_line(text: str, language: str, deck: Deck = CARDS) -> tuple[Part, ...]:
    """The parts of a line in their order, its cards as they are called in this deck. Raises
    UnreadableLine for the first unclear one."""
    found = pieces(text, language)
    if not found:
        raise UnreadableLine(UnreadableReason.EMPTY)
    return tuple(_read(piece, language, deck) for piece in found)


class TypedPiece(NamedTuple):
    """What one part is read from, cleaned, and how somebody typed it."""

    read: str
    typed: str


def pieces(text: str, language: str) -> list[TypedPiece]:
    """The parts one by one; lay-offs behind a knock that is laid out are of it."""
    known = words(language)
    found: list[TypedPiece] = []
    for one in _ENDS.split(text):
        piece = TypedPiece(ended(cleaned(one)), typed(one))
        if not piece.read:
            continue
        begun = found[-1] if found else TypedPiece("", "")
        word = split_word(begun.read, known)[0] if ":" in begun.read else None
        knocking = word in (Word.KNOCK, Word.GIN, Word.SHOW)
        if knocking and _cut_at_on(piece.read, Known(known)):
            found[-1] = TypedPiece(f"{begun.read} / {piece.read}", f"{begun.typed}; {piece.typed}")
        else:
            found.append(piece)
    return found


def _read(piece: TypedPiece, language: str, deck: Deck) -> Part:
    """What a piece says; of one that is not understood nothing is quoted but what was typed."""
    read = as_word(piece.read, language)
    try:
        return _part(read, Known(words(language), deck))
    except UnreadableLine as unread:
        alike = (one for one in piece.typed.split() if cleaned(one) == unread.word)
        whole = unread.word if unread.word in piece.typed.casefold() else piece.typed
        unread.word = next(alike, whole)
        raise


def _part(piece: str, known: Known) -> Part:
    word, rest = split_word(piece, known.names)
    match word:
        case Word.DRAW | Word.ASK | Word.LET_GO | Word.NEXT | Word.UNDO | Word.DROP if rest:
            raise UnreadableLine(
                UnreadableReason.STANDS_ALONE, word=piece.removesuffix(rest).strip()
            )
        case Word.CONTRACT:
            return _contract(rest, known)
        case Word.ANNOUNCE:
            return AnnouncePart(_index(rest) + 1)
        case Word.MELD | Word.ON | Word.DISCARD:
            return _leaving(word, piece, rest, known)
        case Word.KNOCK | Word.GIN | Word.BIG_GIN | Word.SHOW | Word.DECLARE:
            return _ending(word, rest, known)
        case Word.TABLE:
            return _table(piece, rest, known)
        case Word.ROW | Word.TAKE if rest or word is Word.ROW:
            return _row(rest, known)
        case Word.SWAP:
            return _swap(piece, rest, known)
        case Word.SKIP:
            return _skip(piece, rest, known)
        case None:
            return _unnamed(piece, known)
    return WordPart(word)


def _ending(word: Word, rest: str, known: Known) -> Part:
    """What ends a deal, or lays a hand open after its end."""
    match word:
        case Word.BIG_GIN:
            return BigGinPart(_melds(rest.lstrip(": "), known))
        case Word.SHOW:
            return ShowPart(*_laid(rest.lstrip(": "), known))
        case Word.DECLARE:
            return _declaration(rest, known)
    return _knock(rest, known)._replace(gin=word is Word.GIN)


def _declaration(rest: str, known: Known) -> DeclarePart:
    word, said = split_word(rest, known.names)
    anyway = word is Word.ANYWAY
    aside, _, laid = (said if anyway else rest).partition(":")
    # What stands on the button says besides that the card is put aside.
    card = _one_card(" ".join(aside.split()[:1]), rest, known)
    melds = (read_cards(meld, known.deck, any_wild=True) for meld in laid.split("/"))
    return DeclarePart(card, tuple(meld for meld in melds if meld), anyway)


def split_word(piece: str, known: Mapping[str, Word]) -> tuple[Word | None, str]:
    """The word that a cleaned piece begins with, None if it does not, and what follows it."""
    for name, word in known.items():
        rest = piece.removeprefix(name)
        if piece.startswith(name) and not rest[:1].isalpha():
            return word, rest.strip()
    return None, piece


def _unnamed(piece: str, known: Known) -> Part:
    names = tuple(known.names)
    if skip := _skip_card(piece, known):
        return skip
    if _cut_at_on(piece, known):
        added = [_to_add(one.strip(), known) for one in piece.split("/") if one.strip()]
        return _on(piece, known) if len(added) < 2 else AddPart(tuple(added))
    if "/" in piece:
        return ContractPart(_melds(piece, known))
    return CardsPart(read_cards(piece, known.deck, names))


def _leaving(word: Word, piece: str, rest: str, known: Known) -> Part:
    """Cards of which it is said how they leave the hand: laid, none is ever a discard."""
    if word is Word.DISCARD and (skip := _skip_card(rest, known)):
        return skip
    card = _one_card(rest, piece, known) if word is Word.DISCARD else None
    if card is not None:
        return DiscardPart(card)
    if not rest or _NUMBER.fullmatch(rest):
        raise UnreadableLine(UnreadableReason.NO_CARDS, word=piece)
    part = _unnamed(rest, known)
    if isinstance(part, CardsPart) and (word is Word.ON or len(part.cards) == 1):
        return LayOffPart(part.cards, None)
    return part


def _cut_at_on(piece: str, known: Known) -> tuple[str, str] | None:
    """What stands before and behind the sign for "on"; None if it is not there."""
    signs = [re.escape(name) for name, word in known.names.items() if word is Word.ON]
    spelt = "|".join(rf"(?<!\S){sign}(?!\S)" if sign[0].isalpha() else sign for sign in signs)
    parts = re.split(spelt, piece, maxsplit=1)
    return (parts[0].strip(), parts[1].strip()) if len(parts) == 2 else None


def _on(piece: str, known: Known) -> LayOffPart:
    before, behind = _cut_at_on(piece, known) or (piece, "")
    cards = read_cards(before, known.deck, tuple(known.names))
    if not cards:
        raise UnreadableLine(UnreadableReason.NO_CARDS, word=piece)
    return LayOffPart(cards, _index(behind) if behind else None)


def _to_add(piece: str, known: Known) -> CardsPart | LayOffPart:
    return (
        _on(piece, known) if _cut_at_on(piece, known) else CardsPart(read_cards(piece, known.deck))
    )


def _skip(piece: str, rest: str, known: Known) -> SkipPart:
    """A skip card by what it does, and behind it for whom it is."""
    if not known.deck.others:
        raise UnreadableLine(UnreadableReason.NOT_A_WORD, word=piece)
    return _skip_card(f"sk {rest}", known) or SkipPart(rest)


def _skip_card(piece: str, known: Known) -> SkipPart | None:
    """A skip card put on somebody: it lies on no meld, so that a number is a seat."""
    before, behind = _cut_at_on(piece, known) or (piece, "")
    if not known.deck.others or before != "sk" or not behind:
        return None
    return SkipPart(_index(behind) if _NUMBER.fullmatch(behind) else behind)


def _table(piece: str, rest: str, known: Known) -> TablePart:
    before, colon, behind = rest.partition(":")
    melds = _melds(behind if colon else before, known)
    if not melds:
        raise UnreadableLine(UnreadableReason.NO_CARDS, word=piece)
    return TablePart(tuple(map(_index, before.split())) if colon else None, melds)


def _index(text: str) -> int:
    """The index of a meld from its number, the first is 1."""
    number = _NUMBER.fullmatch(text)
    if number is None:
        raise UnreadableLine(UnreadableReason.NOT_A_NUMBER, word=text)
    return int(number[1]) - 1


def _melds(text: str, known: Known) -> tuple[tuple[Card, ...], ...]:
    melds = (read_cards(meld, known.deck) for meld in text.split("/"))
    return tuple(meld for meld in melds if meld)


def _contract(text: str, known: Known) -> ContractPart:
    """Melds between strokes, or as they stand on a button: each written in one; before a colon
    may stand of which contract."""
    number, colon, melds = (one.strip() for one in text.partition(":"))
    numbered = bool(colon and _NUMBER.fullmatch(number))
    text = melds if numbered else text.lstrip(": ")
    pieces = text.split()
    if "/" not in text and all(len(read_cards(piece, known.deck)) >= _MELD for piece in pieces):
        text = "/".join(pieces)
    return ContractPart(_melds(text, known), _index(number) + 1 if numbered else None)


def _one_card(text: str, piece: str, known: Known) -> Card | None:
    cards = read_cards(text, known.deck)
    if len(cards) > 1:
        raise UnreadableLine(UnreadableReason.ONE_CARD, word=piece)
    return cards[0] if cards else None


def _knock(rest: str, known: Known) -> KnockPart:
    kept, _, laid = rest.partition(":")
    word, table = split_word(laid.strip(), known.names)
    if word is Word.TABLE:
        return KnockPart(_one_card(kept, rest, known), (), (), _table(laid.strip(), table, known))
    return KnockPart(_one_card(kept, rest, known), *_laid(laid, known))


def _laid(text: str, known: Known) -> tuple[tuple[tuple[Card, ...], ...], tuple[LayOffPart, ...]]:
    """Melds and lay-offs between strokes; what is too little for a meld is laid off."""
    melds: list[tuple[Card, ...]] = []
    lay_offs: list[LayOffPart] = []
    for piece in filter(None, map(str.strip, text.split("/"))):
        if _cut_at_on(piece, known):
            lay_offs.append(_on(piece, known))
            continue
        cards = read_cards(piece, known.deck)
        if len(cards) < _MELD:
            lay_offs.append(LayOffPart(cards, None))
        else:
            melds.append(cards)
    return tuple(melds), tuple(lay_offs)


def _row(rest: str, known: Known) -> RowPart:
    before, colon, behind = rest.partition(":")
    counted = _COUNT.search(before)
    count = None if counted is None else int(counted[1])
    before = before if counted is None else before[: counted.start()]
    if colon:
        start = _one_card(before, rest, known)
        if _cut_at_on(behind, known):
            return RowPart(start, (), _on(behind.strip(), known), count)
        return RowPart(start, read_cards(behind, known.deck), None, count)
    first, *others = read_cards(before, known.deck) or (None,)
    if first is None or not others:
        return RowPart(first, ())
    # Without a colon the card to start at may be named twice, or be left to the meld to tell.
    return RowPart(first, tuple(others)) if first in others else RowPart(None, (first, *others))


def _swap(piece: str, rest: str, known: Known) -> SwapPart:
    cut = _cut_at_on(rest, known)
    before, behind = cut or (rest, "")
    if cut is None and _NUMBER.fullmatch(rest.rpartition(" ")[2]):
        before, _, behind = rest.rpartition(" ")
    card = _one_card(before, piece, known)
    if card is None:
        raise UnreadableLine(UnreadableReason.NO_CARDS, word=piece)
    return SwapPart(card, _index(behind) if behind else None)
