"""The words and cards of a typed line, in English and the player's own language."""

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from enum import StrEnum
from functools import cache

from bot.text import Text
from engine.cards import JOKER, Card, parse, wild_as

# The words of a typed line, in English and in the player's own language.


class Word(StrEnum):
    """A word that says what is played; its value is the id of its names in ``play.ftl``."""

    DRAW = "play-word-draw"
    TAKE = "play-word-take"
    ASK = "play-word-ask"
    LET_GO = "play-word-pass"
    CONTRACT = "play-word-contract"
    KNOCK = "play-word-knock"
    GIN = "play-word-gin"
    BIG_GIN = "play-word-big-gin"
    SHOW = "play-word-show"
    ROW = "play-word-row"
    SWAP = "play-word-swap"
    ON = "play-word-on"
    TABLE = "play-word-table"
    NEXT = "play-word-next"
    UNDO = "play-word-undo"


_SIGNS = str.maketrans(
    {
        **dict.fromkeys("♠♤", "s"),
        **dict.fromkeys("♥♡", "h"),
        **dict.fromkeys("♦♢", "d"),
        **dict.fromkeys("♣♧", "c"),
        "🃏": "*",
        ",": " ",
        "\u200b": None,
        "\ufe0e": None,
        "\ufe0f": None,
    }
)
_EXPLAINED = re.compile(r"\s—[^;]*")
"""What an offer says behind its line: it comes back when somebody types on after picking one."""


def cleaned(text: str) -> str:
    """The text in small letters, suits as letters, single spaces, without what explains it."""
    small = unicodedata.normalize("NFKC", text).translate(_SIGNS).casefold()
    return " ".join(_EXPLAINED.sub(" ", small).split())


@cache
def words(language: str) -> Mapping[str, Word]:
    """Every name of every word, English ones always among them; the longest come first."""
    names: dict[str, Word] = {}
    for text in (Text("en"), Text(language)):
        for word in Word:
            names |= {cleaned(name): word for name in text(word).split(",")}
    return dict(sorted(names.items(), key=lambda name: -len(name[0])))


# What was typed and cannot be taken for moves.


class UnreadableReason(StrEnum):
    """Why a line is not understood; each is the id of its sentence in ``play.ftl``."""

    EMPTY = "play-unread-empty"
    NOT_A_CARD = "play-unread-not-a-card"
    NOT_A_WORD = "play-unread-not-a-word"
    NEAR_A_WORD = "play-unread-near-a-word"
    NOT_A_NUMBER = "play-unread-not-a-number"
    NO_CARDS = "play-unread-no-cards"
    ONE_CARD = "play-unread-one-card"
    STANDS_ALONE = "play-unread-stands-alone"
    SEVERAL = "play-unread-several"


class UnreadableLine(Exception):
    """A typed line that means nothing, or several things; nothing has been played.

    ``word``: the piece of the line that it is about; ``near``: what may have been meant;
    ``lines``: what the piece can mean, each as a line to type instead.
    """

    def __init__(
        self, reason: UnreadableReason, word: str = "", near: str = "", lines: tuple[str, ...] = ()
    ) -> None:
        super().__init__(reason.value)
        self.reason, self.word, self.near, self.lines = reason, word, near, lines


# Cards as people type them.

_ONE = re.compile(
    r"(?P<wild>jk=|\*|2[shdc]=)?(?P<natural>(?:10|[2-9tjqka])[shdc])|(?:jk|joker|\*)(?![0-9a-z=])"
)
_LETTERS = 3
"""A piece of so many letters was meant as a word rather than as a card."""


def read_cards(text: str, known: tuple[str, ...] = ()) -> tuple[Card, ...]:
    """The cards of a cleaned text, with or without spaces between them.

    Raises UnreadableLine for the first piece that is no card; ``known`` are words that it may
    have been meant for.
    """
    return tuple(card for piece in text.split() for card in _cards(piece, known))


def _cards(piece: str, known: tuple[str, ...]) -> list[Card]:
    found: list[Card] = []
    at = 0
    while at < len(piece):
        match = _ONE.match(piece, at)
        if match is None:
            raise _no_card(piece, known)
        at = match.end()
        natural = match["natural"]
        card = JOKER if natural is None else parse(natural)
        found.append(wild_as(_wild(match["wild"]), card) if match["wild"] else card)
    return found


def _wild(written: str) -> Card:
    """The joker or the deuce before what it stands for."""
    return JOKER if written in ("jk=", "*") else parse(written.removesuffix("="))


def _no_card(piece: str, known: tuple[str, ...]) -> UnreadableLine:
    if len(piece) < _LETTERS or any(sign.isdigit() for sign in piece):
        return UnreadableLine(UnreadableReason.NOT_A_CARD, word=piece)
    near = get_close_matches(piece, known, n=1)
    if near:
        return UnreadableLine(UnreadableReason.NEAR_A_WORD, word=piece, near=near[0])
    return UnreadableLine(UnreadableReason.NOT_A_WORD, word=piece)
