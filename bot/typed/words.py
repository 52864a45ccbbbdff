"""The words of a typed line, in English and in the player's own language."""

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from bot.text import Text


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
