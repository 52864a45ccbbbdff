"""``Text``, which has the messages of one language and writes cards and lists."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term, TextElement, VariableReference

from bot.text.card_words import LETTERS, Faces, as_text, coloured_faces, spoken_faces
from engine.cards import Card, bare
from engine.deck import CARDS, Deck
from engine.games.registry import KNOWN

# Numbers, with a real minus and the decimals of the language.

Argument = str | int | float
"""A value that is filled into a text. A float is written with one decimal."""

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""A hyphen that means minus before a number."""


_PLAIN = range(-999, 1000)
"""Numbers that all languages write the same way, digit by digit."""


class _Whole(FluentInt):
    """A whole number.

    Fluent would take as long to format it as to make the text around it.
    """

    def format(self, locale: Any) -> str:
        return str(int(self)) if self in _PLAIN else super().format(locale)


def as_given(argument: Argument) -> object:
    """Return an argument in Fluent's type."""
    if isinstance(argument, float):
        return FluentFloat(argument, minimumFractionDigits=1, maximumFractionDigits=1)
    return argument if isinstance(argument, str) else _Whole(argument)


def with_minus(text: str, arguments: Iterable[Argument]) -> str:
    """Return a text with minus signs instead of hyphens, if any argument is below 0.

    A minus sign is as wide as a plus, and no line breaks after a minus sign.
    """
    below = any(not isinstance(argument, str) and argument < 0 for argument in arguments)
    return _HYPHEN.sub("−", text) if below else text


def signed(number: int) -> str:
    """Return a change with its sign, such as ``+85`` or ``−50``."""
    return with_minus(f"{number:+d}", (number,))


_BEFORE_SIGN = re.compile(r"(<:\w+:\d+>)(?=[.,;:!?…)])")
_JOINED = "\\1\u2060"
"""An emoji with a word joiner. Without it, a full stop could move to the next line."""


# Commands in a sentence, as a mention that the reader can press, or as a name.
#
# A text names a command by its English words, ``{ COMMAND("rummy new contract") }``. Discord shows
# a mention under the reader's name of the command. Otherwise the name is in the text's language.

MARK, _END = "\ue000", "\ue001"
"""Code points around a command until its reader is known. No text has them."""
_MARKED = re.compile(f"{MARK}([^{_END}]*){_END}")


class CommandMentions:
    """The ids of the commands at Discord, by their first word."""

    __slots__ = ("ids",)

    def __init__(self, ids: Mapping[str, int] | None = None) -> None:
        self.ids = dict(ids or {})

    def mention(self, name: str) -> str | None:
        """Return Discord's mention of a command, or None if the command's id isn't known."""
        known = self.ids.get(name.partition(" ")[0])
        return None if known is None else f"</{name}:{known}>"


NO_MENTIONS = CommandMentions()
"""No ids, so every command is written as a name."""


def command(*words: str) -> str:
    """Return the mark of a command. Fluent files call this function COMMAND."""
    return MARK + " ".join(words) + _END


def commands_in(said: str, mentions: CommandMentions, named: Callable[[str], str]) -> str:
    """Replace the marks by mentions or names. ``named`` returns the name of each word."""

    def read(match: re.Match[str]) -> str:
        mention = mentions.mention(match[1])
        return mention or f"`/{' '.join(map(named, match[1].split()))}`"

    return _MARKED.sub(read, said)


# The Fluent files of a language, read once and strictly.
#
# A language is a folder next to this file with ``*.ftl`` files, so a new language or a new subject
# needs only new files. A missing message is taken from English. A file is split into its messages
# when it is read, and a message is parsed at its first use. Parsing all messages takes half a
# second, and no process uses them all.
#
# ``games/gin.ftl`` has the texts that only Gin uses. If a shared file has a message with the same
# id, a text of Gin uses Gin's own wording instead of the shared message.

_HERE = Path(__file__).parent

LANGUAGES = tuple(sorted(path.name for path in _HERE.iterdir() if any(path.glob("*.ftl"))))
"""The languages, by the names of their folders."""


_ENGLISH = "en"

_REMEMBERED = 4096
"""The largest number of filled texts in the cache. The cache takes one or two megabytes."""

_PARSER = FluentParser(with_spans=False)
"""A parser without spans. Spans would take a third of the memory."""
_ID = "-?[a-zA-Z][a-zA-Z0-9_-]*"
_NAMED = re.compile(f"({_ID}) *=")
_PARTS = re.compile(f"^(?=#|{_ID} *=)", re.MULTILINE)
"""The start of a message, a term or a comment. All other lines of an entry are indented."""
_REFERENCE = re.compile(rf"\{{\s*({_ID})")
"""A reference within an entry to a message, a term or a function."""
_LONG = 2000
"""Fluent fills in arguments of at most this many letters."""


class MissingText(LookupError):
    """Raised for a message that doesn't exist, or for a missing argument of a message."""


class Bundle:
    """The messages of one language. ``ids`` are in the order of files and lines.

    ``owned``: the ids of games' own wordings of shared messages, such as ``gin--hand-deadwood``.
    """

    def __init__(
        self, language: str, folder: Path, english: Callable[[], "Bundle"] | None = None
    ) -> None:
        """Read the files.

        ``english`` returns the bundle with the messages that this language lacks.

        Raises ValueError for a repeated id, and for text before the first id.
        """
        self.language, self._english = language, english
        self.ids: dict[str, Path] = {}
        self.owned: dict[str, Path] = {}
        # No isolating marks around names, because some phones show them as boxes.
        # Fluent's type allows one argument for a function, but COMMAND has any number of words.
        functions: dict[str, Any] = {"COMMAND": command, "SPACED": self._spaced}
        self._fluent = FluentBundle([language], use_isolating=False, functions=functions)
        # The unparsed messages by id, with the game whose file they are in.
        self._written: dict[str, tuple[str, str]] = {}
        self._flat: dict[str, _Flat | None] = {}
        self.with_prefix = cache(self._with_prefix)
        self.worded = cache(self._worded)
        for path in sorted(folder.glob("*.ftl")):
            self._add(path)
        # Messages that every game uses, unless it has its own wording.
        self._shared: frozenset[str] = frozenset(self.ids)
        if english is not None:
            self._shared |= english()._shared
        for path in sorted(folder.glob("games/*.ftl")):
            self._add(path, path.stem)

    def _add(self, path: Path, game: str = "") -> None:
        for name, written in _entries(as_text(path.read_text(encoding="utf-8"))):
            if not name:
                raise ValueError(f"{path.name} of {self.language} is not Fluent near: {written}")
            is_own = bool(game) and name in self._shared
            known = _own(name, game) if is_own else name
            if known in self._written:
                raise ValueError(f"{path.name} of {self.language}: {name} comes twice")
            self._written[known] = known + written.removeprefix(name), game
            if not name.startswith("-"):
                (self.owned if is_own else self.ids)[known] = path

    def _spaced(self, who: str) -> str:
        """Return a name and a space, to start a sentence. ``you`` stays without a space.

        Fluent files call this function SPACED."""
        return who if who == self.text("you", {}) else f"{who} "

    def check(self) -> None:
        """Parse all unparsed messages. Raises ValueError for invalid Fluent."""
        for name in tuple(self._written):
            self._parse(name)

    def _parse(self, name: str) -> None:
        """Parse an entry and its references. Skip entries that are parsed or don't exist."""
        written, game = self._written.pop(name, ("", ""))
        if not written:
            return
        if game:
            # In a game's file, references also lead to the game's own wordings.
            written = _REFERENCE.sub(lambda match: self._reference(match, game), written)
        resource = _PARSER.parse(written)
        match resource.body:
            case [Message() | Term() as entry]:
                self._fluent.add_resource(resource)
                if isinstance(entry, Message):
                    # The compiled message is cached, and the syntax tree would be as large again.
                    self._fluent.get_message(name)
                    entry.value, entry.attributes = None, []
            case _:
                first = written.partition("\n")[0]
                raise ValueError(f"{name} of {self.language} is not Fluent near: {first}")
        for other in _REFERENCE.findall(written):
            self._parse(other)

    def _reference(self, match: re.Match[str], game: str) -> str:
        own = _own(match[1], game)
        return match[0].replace(match[1], own) if own in self.owned else match[0]

    def _worded(self, message: str, game: str) -> str:
        """Return the id of this game's own wording of a message, or the shared message's id."""
        own = _own(message, game)
        if own.partition(".")[0] in self.owned:
            return own
        if self._english is None or message.partition(".")[0] in self.ids:
            return message
        return self._english().worded(message, game)

    def _with_prefix(self, prefix: str) -> tuple[str, ...]:
        own = (name for name in self.ids if name.startswith(prefix))
        # In the order of English, so that messages taken from English are in their place.
        english = self._english().with_prefix(prefix) if self._english is not None else ()
        return tuple(dict.fromkeys((*english, *own)))

    def text(self, message: str, args: Mapping[str, Argument]) -> str:
        """Return the filled text of ``id`` or ``id.attribute``. Raises MissingText."""
        flat = self._flat.get(message)
        if flat is not None and (said := _put_together(flat, args)) is not None:
            return said
        name, _, attribute = message.partition(".")
        self._parse(name)
        try:
            entry = self._fluent.get_message(name)
            pattern = entry.attributes[attribute] if attribute else entry.value
        except LookupError:
            pattern = None
        if pattern is None and self._english is not None:
            return self._english().text(message, args)
        if pattern is None:
            raise MissingText(f"there is no text {message!r} in {self.language!r}")
        self._flat[message] = _flat(pattern)
        # Fluent refuses very long arguments, such as a long list of emojis. They get marks.
        long = [
            long_value
            for long_value in args.values()
            if isinstance(long_value, str) and len(long_value) > _LONG
        ]
        marks: dict[Argument, str] = {
            long_value: f"{MARK}{index}{_END}" for index, long_value in enumerate(long)
        }
        given = {argument: as_given(marks.get(value, value)) for argument, value in args.items()}
        result, errors = self._fluent.format_pattern(pattern, given)
        if errors:
            wrong = "; ".join(dict.fromkeys(map(str, errors)))
            raise MissingText(f"text {message!r} in {self.language!r}: {wrong}")
        said = str(result)
        for value, mark in marks.items():
            said = said.replace(mark, str(value))
        return with_minus(said, args.values())


def _own(message: str, game: str) -> str:
    """Return the id that a game's own wording of a message has."""
    return f"{game}--{message}"


_Flat = tuple[tuple[str, bool], ...]
"""The parts of a simple text. A part with True is an argument's name, others are words."""


def _flat(pattern: Any) -> _Flat | None:
    """Return the parts of Fluent's pattern, or None if it has more than words and arguments."""
    parts = list[tuple[str, bool]]()
    for part in getattr(pattern, "elements", (pattern,)):
        match getattr(part, "expression", part):
            case TextElement(value=words):
                parts.append((words, False))
            case VariableReference(id=argument):
                parts.append((argument.name, True))
            case _:
                return None
    return tuple(parts)


def _put_together(parts: _Flat, args: Mapping[str, Argument]) -> str | None:
    """Fill a simple text, ten times as fast as Fluent. Return None if Fluent must do it."""
    said = list[str]()
    for part, is_argument in parts:
        value = args.get(part) if is_argument else part
        if isinstance(value, int) and value in _PLAIN:
            value = with_minus(str(value), (value,))
        if not isinstance(value, str):
            return None
        said.append(value)
    return "".join(said)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the lines of each message and term. All other lines have the id ""."""
    for part in _PARTS.split(text):
        written = part.partition("\n")[2] if part.startswith("#") else part
        if written.strip():
            begin = _NAMED.match(written)
            yield begin[1] if begin else "", written


@cache
def bundle(language: str) -> Bundle:
    """Return the messages of a language. Raises MissingText for an unknown language."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    english = None if language == _ENGLISH else lambda: bundle(_ENGLISH)
    return Bundle(language, _HERE / language, english)


_F = TypeVar("_F", bound=Callable[..., Any])


def _kept(most: int) -> Callable[[_F], _F]:
    """Cache the last results of a method. The type checker still sees the method's signature.

    Texts live as long as the process, so the cache keeps nothing alive too long. The whole number 1
    and the decimal 1.0 are written differently, so they have separate results.
    """
    return cast("Callable[[_F], _F]", lru_cache(most, typed=True))


@dataclass(frozen=True, slots=True)
class Text:
    """The texts of one language. A Text is cheap to make and never changes.

    Names are filled in as they are, so the caller escapes their Markdown.
    """

    language: str = "en"
    faces: Faces = LETTERS
    """The faces of cards in the texts."""
    drawn: Faces = LETTERS
    """The faces in Markdown, which can show emojis. Buttons, menus and alt texts can't."""
    mentions: CommandMentions = NO_MENTIONS
    """The commands that can be pressed, in Markdown."""
    game: str = ""
    """The game whose wordings are used, or ""."""
    _bundle: Bundle = field(init=False, repr=False, compare=False)
    rich: "Text" = field(init=False, repr=False, compare=False)
    """These texts for Markdown. The faces of their cards are ``drawn``."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_bundle", bundle(self.language))
        rich = self if self.faces is self.drawn else replace(self, faces=self.drawn)
        object.__setattr__(self, "rich", rich)

    # Most texts of a screen were on the previous screen too, so most labels are formatted once.
    @_kept(_REMEMBERED)
    def __call__(self, message: str, /, **args: Argument) -> str:
        """Return the text of this id (``id`` or ``id.attribute``) with its arguments.

        Raises MissingText for an unknown id and for a missing argument.
        """
        if self.game:
            message = self._bundle.worded(message, self.game)
        said = self._bundle.text(message, args)
        if "<:" in said:
            said = _BEFORE_SIGN.sub(_JOINED, said)
        return commands_in(said, self.mentions, self._name) if MARK in said else said

    @property
    def lettered(self) -> "Text":
        """These texts without card emojis and mentions, for places that show only letters.

        An emoji takes up as many characters as 30 letters."""
        faces = self.faces if self.faces.game else LETTERS
        if faces.drawn:
            faces = coloured_faces(faces.game) or LETTERS
        return Text(self.language, faces, faces, game=self.game)

    @_kept(256)
    def of(self, game: str) -> "Text":
        """Return these texts with the wordings and the cards of this game."""
        if game == self.game:
            return self
        faces, worded = coloured_faces(game), replace(self, game=game)
        if faces is None:
            return worded
        drawn = self.drawn.drawn_of.get(game, faces)
        return replace(worded, faces=drawn if self.faces is self.drawn else faces, drawn=drawn)

    @property
    def deck(self) -> Deck:
        """The deck whose cards these texts name."""
        return KNOWN[self.faces.game].deck if self.faces.game else CARDS

    @property
    def spoken(self) -> "Text":
        """These texts for screen readers. Cards in colours are words."""
        return _spoken(self, self.faces.game) if self.faces.game else self

    def _name(self, word: str) -> str:
        return self._bundle.text(f"name-{word}", {})

    def emoji(self, card: Card) -> str | None:
        """Return a card's emoji for a button or a menu's line, or None if the card has no emoji.

        A wild card has its own emoji, whatever it stands for, because there is room for only one
        emoji.
        """
        return self.drawn.of.get(bare(card)) if self.drawn.drawn else None

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """Return the ids that start with the prefix, in the order of the files."""
        return self._bundle.with_prefix(prefix)

    def says(self, prefix: str) -> bool:
        """Return whether an id with this prefix is in the language's own files."""
        return any(name.startswith(prefix) for name in self._bundle.ids)

    def card(self, card: Card) -> str:
        """Return a card as text, such as ``10♥``. The card may be hidden.

        A joker is followed by the card that it stands for. A card whose rank is wild only in this
        deal is written as the card itself.
        """
        faces = self.faces.of
        return faces[card] if card in faces else faces[bare(card)]

    def cards(self, cards: Iterable[Card]) -> str:
        """Return several cards in their order."""
        return " ".join(map(self.card, cards))

    def joined(self, items: Iterable[str]) -> str:
        """Return a list in words, such as ``Ann, Ben and Cara``, or "" without items."""
        whole, *rest = list(items) or [""]
        for item in rest[:-1]:
            whole = self("list-next", first=whole, next=item)
        return self("list-last", first=whole, last=rest[-1]) if rest else whole

    def side_by_side(self, melds: Iterable[str]) -> str:
        """Return melds (at least one) with a dot between them."""
        whole, *rest = melds
        for meld in rest:
            whole = self("melds-between", melds=whole, meld=meld)
        return whole


@lru_cache(64)
def _spoken(say: Text, game: str) -> Text:
    faces = spoken_faces(game, say)
    return replace(say, faces=faces, drawn=faces)
