"""The words and cards of a typed line, in English and in the player's language."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from bot.text import Text
from bot.text.card_words import SIGNS
from engine.cards import JOKER, Card, joker_as, parse, wild_as
from engine.deck import CARDS, Deck
from engine.games.registry import KNOWN
from engine.steps.skips import SKIP

# The words of a typed line.


class Word(StrEnum):
    """A word for a kind of move. The value is the id of the word's names in ``play.ftl``."""

    DRAW = "play-word-draw"
    TAKE = "play-word-take"
    ASK = "play-word-ask"
    LET_GO = "play-word-pass"
    MELD = "play-word-meld"
    DISCARD = "play-word-discard"
    CONTRACT = "play-word-contract"
    KNOCK = "play-word-knock"
    GIN = "play-word-gin"
    BIG_GIN = "play-word-big-gin"
    SHOW = "play-word-show"
    DECLARE = "play-word-declare"
    ANYWAY = "play-word-anyway"
    DROP = "play-word-drop"
    ANNOUNCE = "play-word-announce"
    ROW = "play-word-row"
    SKIP = "play-word-skip"
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
        **dict.fromkeys("🃏★", "*"),
        "🚫": "sk",
        ",": " ",
        "\u200b": None,
        "\ufe0e": None,
        "\ufe0f": None,
    }
)
_EXPLAINED = re.compile(r"\s—[^;]*")
"""The explanation after a completion's line. It stays in the field if a player chooses it."""


def cleaned(text: str) -> str:
    """Return the text in small letters and single spaces, with suits as letters.

    Explanations of completions are removed."""
    return typed(unicodedata.normalize("NFKC", text).translate(_SIGNS).casefold())


def typed(text: str) -> str:
    """Return the text as typed, in single spaces, without explanations of completions."""
    return " ".join(_EXPLAINED.sub(" ", text).split())


_BUTTONS: Mapping[Word, tuple[str, ...]] = {
    Word.DRAW: ("button-draw", "button-draw-last"),
    Word.TAKE: (
        "button-take",
        "button-take-it",
        "button-take-card",
        "button-joker-stays",
        "button-stays",
    ),
    Word.ASK: ("button-may-i", "button-buy", "button-buy-left"),
    Word.LET_GO: (
        *("button-pass", "button-pass-turn"),
        *("button-pass-ends", "button-pass-ends-at"),
    ),
    Word.MELD: ("button-meld", "button-meld-of"),
    Word.DISCARD: ("button-discard", "button-discard-of"),
    Word.CONTRACT: ("button-contract", "button-contract-of", "button-phase", "button-phase-any"),
    Word.KNOCK: ("button-knock", "button-gin-knock", "button-knock-with", "button-knock-now"),
    Word.GIN: ("button-gin",),
    Word.BIG_GIN: ("button-big-gin",),
    Word.SHOW: ("button-show",),
    Word.DECLARE: ("button-declare", "button-declare-aside"),
    Word.DROP: ("button-drop", "button-drop-for", "button-drop-at", "button-drop-now"),
    Word.ROW: ("button-row", "button-row-for"),
    Word.SKIP: ("button-skip", "button-skip-of"),
    Word.SWAP: ("button-swap", "button-swap-it", "button-swap-for"),
    Word.ON: ("button-lay-off", "button-lay-off-of"),
    Word.NEXT: ("button-continue",),
    Word.UNDO: ("button-take-back",),
}
"""The buttons of moves, by the word of the move. Labels of buttons can be typed, too."""

_CARDS, _COUNT = "\ue002", "\ue003"
"""Code points for the cards (or the player) and the number in a label. No text has them."""
_ACCENTS = re.compile("[\u0300-\u036f]")


@cache
def words(language: str) -> Mapping[str, Word]:
    """Return every name of every word, longest first.

    Names without accents and English names are included.
    """
    own, english = _names(language), _names("en")
    names = {_unaccented(name): word for name, word in own.items()} | own | english
    return dict(sorted(names.items(), key=lambda name: -len(name[0])))


def _names(language: str) -> dict[str, Word]:
    on_buttons = ((label.removesuffix(_CARDS), word) for word, label in _labels(language))
    names = {
        name.strip(): word for name, word in on_buttons if _CARDS not in name and _COUNT not in name
    }
    return names | {
        cleaned(text): word for word in Word for text in Text(language)(word).split(",")
    }


def _labels(language: str) -> Iterator[tuple[Word, str]]:
    say, marks = Text(language), dict.fromkeys(("card", "cards", "name"), _CARDS)
    marks |= dict.fromkeys(("count", "left", "number", "points"), _COUNT)
    for word, buttons in _BUTTONS.items():
        for button in buttons:
            # Some games have another name for a move.
            labels = dict.fromkeys(
                wording(button, **marks) for wording in (say, *map(say.of, KNOWN))
            )
            yield from ((word, cleaned(label).rstrip("?")) for label in labels)


def _unaccented(name: str) -> str:
    plain = _ACCENTS.sub("", unicodedata.normalize("NFD", name)).replace("đ", "d")
    return unicodedata.normalize("NFC", plain)


@cache
def _phrases(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return patterns of labels that have cards or numbers.

    Each pattern comes with the first name of the label's word.
    """
    patterns = []
    for spoken in dict.fromkeys((language, "en")):
        for word, label in _labels(spoken):
            for spelt in dict.fromkeys((label, _unaccented(label))):
                pattern = (
                    re.escape(spelt)
                    .replace(_CARDS, "(?P<cards>.+)")
                    .replace(_COUNT, "[-+−]?[0-9]+")
                )
                if re.search(f"{_COUNT}|{_CARDS}.", spelt):
                    patterns.append((re.compile(pattern), Text("en")(word).partition(",")[0]))
    return tuple(patterns)


def as_word(piece: str, language: str) -> str:
    """If a cleaned piece is a button's label, replace the label by its word and its cards."""
    for pattern, word in _phrases(language):
        match = pattern.fullmatch(piece)
        if match is not None:
            return f"{word} {match.groupdict().get('cards', '')}".strip()
    return piece


# Players as people type them.

_SEAT = re.compile(r"#?([1-9])")


def ended(text: str) -> str:
    """Return a cleaned text without the signs that end a sentence."""
    return text.strip(" .!?")


def players_meant(typed: str, names: Sequence[str]) -> list[int]:
    """Return the seats that a text names by a name, by a number, or by the start of a name."""
    number = _SEAT.fullmatch(typed)
    spelt = [ended(cleaned(name)) for name in names]
    plain = [_unaccented(name) for name in spelt]
    seats = [seat for seat, name in enumerate(spelt) if name == typed]
    seats = seats or [seat for seat, name in enumerate(plain) if name == _unaccented(typed)]
    if not seats and number is not None:
        return [seat for seat in range(len(names)) if seat == int(number[1]) - 1]
    begin = (seat for seat, name in enumerate(plain) if name.startswith(_unaccented(typed)))
    return seats or [seat for seat in begin if typed]


# Unreadable lines.


class UnreadableReason(StrEnum):
    """The reason why a line is unreadable, with the id of its sentence in ``play.ftl``."""

    EMPTY = "play-unread-empty"
    NOT_A_CARD = "play-unread-not-a-card"
    NOT_A_WORD = "play-unread-not-a-word"
    NEAR_A_WORD = "play-unread-near-a-word"
    NOT_A_NUMBER = "play-unread-not-a-number"
    NOT_A_PLAYER = "play-unread-not-a-player"
    NO_CARDS = "play-unread-no-cards"
    ONE_CARD = "play-unread-one-card"
    STANDS_ALONE = "play-unread-stands-alone"
    SEVERAL = "play-unread-several"
    NO_DECLARATION = "play-unread-no-declaration"


class UnreadableLine(Exception):
    """A typed line that means nothing, or several things. Nothing has been played.

    ``word`` is the unreadable piece of the line. ``near`` is a known word that is similar.
    ``lines`` are the lines that can be typed instead. Each has one meaning of the piece. ``count``
    is the price of a wrong declaration, in points.
    """

    def __init__(
        self,
        reason: UnreadableReason,
        word: str = "",
        near: str = "",
        lines: tuple[str, ...] = (),
        count: int = 0,
    ) -> None:
        super().__init__(reason.value)
        self.reason, self.word, self.near, self.lines = reason, word, near, lines
        self.count = count


# Cards as people type them.

_COLOURS = {sign: letter for letter, sign in SIGNS.items()} | {"▲": "Y", "◆": "KG"}
"""The capital letters of each sign's possible colours. The last two signs are from 0.1.0."""
_NUMBER = "(?:1[0-3]|[1-9])"


@cache
def _coloured(deck: Deck) -> re.Pattern[str]:
    """Return the pattern of a card in colours, ``7r`` or ``🔴7``, or a joker with its card."""
    letters = f"(?P<number>{_NUMBER})(?P<letter>[{deck.suits.lower()}])"
    signs = "".join(sign for sign, colours in _COLOURS.items() if set(colours) & set(deck.suits))
    coloured = f"(?:{letters}|(?P<sign>[{signs}])(?P<below>{_NUMBER}))"
    if not deck.others:
        never = "(?P<stands>(?!))|(?P<skip>(?!))"
        return re.compile(rf"{never}|(?P<wild>jk=|\*)?{coloured}|(?:jk|joker|\*)(?![0-9a-z=])")
    # A wild card has a number but not a colour, ``w7``, and a skip card has neither.
    alone = rf"(?:w=?|\*)(?P<stands>{_NUMBER})(?![0-9a-z])|(?P<skip>sk|skip)(?![a-z])"
    return re.compile(rf"{alone}|(?P<wild>(?!))?{coloured}|w(?![a-z=])|\*")


_ONE = re.compile(
    r"(?P<wild>jk=|\*|2[shdc]=)?(?P<natural>(?:10|[2-9tjqka])[shdc])|(?:jk|joker|\*)(?![0-9a-z=])"
)
_ANY_WILD = re.compile(_ONE.pattern.replace("2[shdc]=", "(?:10|[2-9tjqka])[shdc]="))
"""The pattern of a card if any card may be wild."""
_LETTERS = 3
"""A piece with at least this many letters was probably meant as a word, not as a card."""


class Known(NamedTuple):
    """The vocabulary of a line: the names of words, and the deck's names of cards."""

    names: Mapping[str, Word]
    deck: Deck = CARDS


def read_cards(
    text: str, deck: Deck = CARDS, known: tuple[str, ...] = (), *, any_wild: bool = False
) -> tuple[Card, ...]:
    """Return the cards of this deck that a cleaned text names, with or without spaces.

    Raises UnreadableLine for the first piece that isn't a card. ``known``: words among which a
    similar word is looked up. ``any_wild`` allows any card to stand for another, not only deuces.
    """
    written = _ANY_WILD if any_wild else _ONE
    written = written if deck is CARDS else _coloured(deck)
    return tuple(card for piece in text.split() for card in _cards(piece, deck, known, written))


def _cards(piece: str, deck: Deck, known: tuple[str, ...], written: re.Pattern[str]) -> list[Card]:
    cards_read: list[Card] = []
    position = 0
    while position < len(piece):
        match = written.match(piece, position)
        if match is None:
            raise _no_card(piece, known)
        position = match.end()
        card = JOKER
        if deck is not CARDS:
            card = _of_colour(match, deck)
        elif match["natural"] is not None:
            card = parse(match["natural"])
        if wild := match["wild"]:
            card = wild_as(JOKER if wild in ("jk=", "*") else parse(wild.removesuffix("=")), card)
        cards_read.append(card)
    return cards_read


def _of_colour(match: re.Match[str], deck: Deck) -> Card:
    number, letter, sign = match["number"] or match["below"], match["letter"], match["sign"]
    if match["stands"] is not None:
        return joker_as(int(match["stands"]) - 1)
    if match["skip"] is not None:
        return SKIP
    if number is None:
        return JOKER
    meant = _COLOURS[sign] if letter is None else letter.upper()
    colour = next(index for index, letter in enumerate(deck.suits) if letter in meant)
    return colour * 13 + int(number) - 1


def _no_card(piece: str, known: tuple[str, ...]) -> UnreadableLine:
    if len(piece) < _LETTERS or any(sign.isdigit() for sign in piece):
        return UnreadableLine(UnreadableReason.NOT_A_CARD, word=piece)
    near = get_close_matches(piece, known, n=1)
    if near:
        return UnreadableLine(UnreadableReason.NEAR_A_WORD, word=piece, near=near[0])
    return UnreadableLine(UnreadableReason.NOT_A_WORD, word=piece)
