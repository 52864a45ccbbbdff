"""The parser of a typed line. It reads the line's parts without looking at the table.

Parts are separated by ``;``. A part is a word of ``typed_words.py`` with its cards, the label of a
button, or only cards. A single card is a discard, and several cards are a meld. ``>`` puts cards on
a meld of the table, and ``/`` between melds makes a contract. ``writer.py`` lists the notation of
each move.
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
    """A word without cards: draw, take, may i, pass, drop, ``NEXT`` or ``UNDO``."""

    word: Word


NEXT = WordPart(Word.NEXT)
"""Ready for the next deal, which isn't a move in the rules."""
UNDO = WordPart(Word.UNDO)
"""Take back the last laid cards, which isn't a move in the rules either."""


class CardsPart(NamedTuple):
    """Only cards. A single card is a discard, and several cards are a meld."""

    cards: tuple[Card, ...]


class DiscardPart(NamedTuple):
    """One card with the word discard. This part means a discard in every game."""

    card: Card


class LayOffPart(NamedTuple):
    """Cards for a meld on the table."""

    cards: tuple[Card, ...]
    meld: int | None
    """The index of the meld, or None if the line doesn't name a meld."""


class SkipPart(NamedTuple):
    """A skip card. ``whom`` is the skipped player's seat, or a typed name or number."""

    whom: int | str


class SwapPart(NamedTuple):
    """A card for a joker on the table."""

    card: Card
    meld: int | None


class RowPart(NamedTuple):
    """A take from the row with its meld or lay-off.

    The line doesn't name the parts that are None or ().
    """

    start: Card | None
    """The first card that is taken."""
    meld: tuple[Card, ...]
    lay_off: LayOffPart | None = None
    taken: int | None = None
    """The number of cards that are taken. It says which of two copies of ``start`` is meant."""


class ContractPart(NamedTuple):
    """A contract."""

    melds: tuple[tuple[Card, ...], ...]
    """The melds of the contract. () means any melds that the hand allows."""
    number: int | None = None
    """The number of the contract, if the line names it."""


class AnnouncePart(NamedTuple):
    """The phase that the player announces."""

    number: int


class AddPart(NamedTuple):
    """New melds, and cards added to melds on the table, in one move."""

    parts: tuple[CardsPart | LayOffPart, ...]


class TablePart(NamedTuple):
    """The whole new table, or new melds that replace some melds of the table."""

    numbers: tuple[int, ...] | None
    """The numbers (from 0) of the replaced melds. None means all melds."""
    melds: tuple[tuple[Card, ...], ...]


class KnockPart(NamedTuple):
    """A knock with its card, melds and lay-offs, as far as the line names them."""

    card: Card | None
    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[LayOffPart, ...]
    table: TablePart | None = None
    """The table after the knock, in games that rearrange it."""
    gin: bool = False
    """Whether the line asks for a knock after which no deadwood is left."""


class BigGinPart(NamedTuple):
    """The whole hand in melds. () means the best melds."""

    melds: tuple[tuple[Card, ...], ...]


class DeclarePart(NamedTuple):
    """A declaration with the card put aside and the groups, as far as the line names them."""

    card: Card | None
    melds: tuple[tuple[Card, ...], ...]
    anyway: bool = False
    """Whether to declare even if the declaration is wrong."""


class ShowPart(NamedTuple):
    """Melds and lay-offs after another player's knock, as far as the line names them."""

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


# The parser.


_NUMBER = re.compile(r"#?([0-9]{1,3})")
_COUNT = re.compile(r"x *([0-9]{1,3}) *$")
"""The number of cards in a take. It follows the take's first card."""
_ENDS = re.compile("[;\u037e\ufe14\ufe54\uff1b]")
"""The semicolons of all scripts, which separate parts."""
_MELD = 3
"""The smallest number of cards in a meld."""


def read_line(text: str, language: str, deck: Deck = CARDS) -> tuple[Part, ...]:
    """Return the parts of a line in order, with this deck's names of cards.

    Raises UnreadableLine for the first unreadable part."""
    typed_pieces = pieces(text, language)
    if not typed_pieces:
        raise UnreadableLine(UnreadableReason.EMPTY)
    return tuple(_read(piece, language, deck) for piece in typed_pieces)


class TypedPiece(NamedTuple):
    """The text of a part in two forms, cleaned and as typed."""

    read: str
    typed: str


def pieces(text: str, language: str) -> list[TypedPiece]:
    """Split a line into its parts. Lay-offs after a knock with melds belong to the knock."""
    known = words(language)
    split: list[TypedPiece] = []
    for part in _ENDS.split(text):
        piece = TypedPiece(ended(cleaned(part)), typed(part))
        if not piece.read:
            continue
        previous = split[-1] if split else TypedPiece("", "")
        word = split_word(previous.read, known)[0] if ":" in previous.read else None
        knocking = word in (Word.KNOCK, Word.GIN, Word.SHOW)
        if knocking and _cut_at_on(piece.read, Known(known)):
            split[-1] = TypedPiece(
                f"{previous.read} / {piece.read}", f"{previous.typed}; {piece.typed}"
            )
        else:
            split.append(piece)
    return split


def _read(piece: TypedPiece, language: str, deck: Deck) -> Part:
    """Parse a piece. The quote in an UnreadableLine has only words that the player typed."""
    read = as_word(piece.read, language)
    try:
        return _part(read, Known(words(language), deck))
    except UnreadableLine as unread:
        quoted = (one for one in piece.typed.split() if cleaned(one) == unread.word)
        whole = unread.word if unread.word in piece.typed.casefold() else piece.typed
        unread.word = next(quoted, whole)
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
    """Parse a part that ends a deal, or that lays a hand open after a knock."""
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
    # On the button's label, the card is followed by words that say that it is put aside.
    card = _one_card(" ".join(aside.split()[:1]), rest, known)
    melds = (read_cards(meld, known.deck, any_wild=True) for meld in laid.split("/"))
    return DeclarePart(card, tuple(meld for meld in melds if meld), anyway)


def split_word(piece: str, known: Mapping[str, Word]) -> tuple[Word | None, str]:
    """Return the word at the start of a cleaned piece, or None, and the text after the word."""
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
        added = [_to_add(text.strip(), known) for text in piece.split("/") if text.strip()]
        return _on(piece, known) if len(added) < 2 else AddPart(tuple(added))
    if "/" in piece:
        return ContractPart(_melds(piece, known))
    return CardsPart(read_cards(piece, known.deck, names))


def _leaving(word: Word, piece: str, rest: str, known: Known) -> Part:
    """Parse a part with a word for laying or discarding.

    After a word for laying, a single card is a lay-off, never a discard.
    """
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
    """Return the texts before and after the sign for "on", or None without such a sign."""
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
    """Parse a skip with its word, and the player after it."""
    if not known.deck.others:
        raise UnreadableLine(UnreadableReason.NOT_A_WORD, word=piece)
    return _skip_card(f"sk {rest}", known) or SkipPart(rest)


def _skip_card(piece: str, known: Known) -> SkipPart | None:
    """Parse a skip card on a player.

    A number after the sign for "on" is a seat, because a skip card can't be laid off on a meld.
    """
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
    """Return the index (from 0) of a meld that is typed as a number (from 1)."""
    number = _NUMBER.fullmatch(text)
    if number is None:
        raise UnreadableLine(UnreadableReason.NOT_A_NUMBER, word=text)
    return int(number[1]) - 1


def _melds(text: str, known: Known) -> tuple[tuple[Card, ...], ...]:
    melds = (read_cards(meld, known.deck) for meld in text.split("/"))
    return tuple(meld for meld in melds if meld)


def _contract(text: str, known: Known) -> ContractPart:
    """Parse the melds of a contract. The contract's number and a colon may come first.

    Slashes separate melds. If there are no slashes, spaces separate them, as on a button. Then no
    meld has spaces within.
    """
    number, colon, melds = (part.strip() for part in text.partition(":"))
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
    card_text, _, laid = rest.partition(":")
    word, table = split_word(laid.strip(), known.names)
    if word is Word.TABLE:
        return KnockPart(
            _one_card(card_text, rest, known), (), (), _table(laid.strip(), table, known)
        )
    return KnockPart(_one_card(card_text, rest, known), *_laid(laid, known))


def _laid(text: str, known: Known) -> tuple[tuple[tuple[Card, ...], ...], tuple[LayOffPart, ...]]:
    """Parse melds and lay-offs between slashes. Too few cards for a meld count as a lay-off."""
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
    # Without a colon, the first card may be in the line twice, or only as part of the meld.
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
