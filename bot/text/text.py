"""``Text``: the messages of one language, with cards and lists as it writes them."""

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

# How numbers are written: with a real minus, and decimals as the language has them.

Argument = str | int | float
"""What is filled into a text; of a float one decimal is written."""

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What stands for a minus before a number."""


_PLAIN = range(-999, 1000)
"""Numbers that every language here writes alike, digit by digit."""


class _Whole(FluentInt):
    """A whole number. What Fluent makes of it by itself takes as long as all else of a text."""

    def format(self, locale: Any) -> str:
        return str(int(self)) if self in _PLAIN else super().format(locale)


def as_given(argument: Argument) -> object:
    """An argument as Fluent is given it."""
    if isinstance(argument, float):
        return FluentFloat(argument, minimumFractionDigits=1, maximumFractionDigits=1)
    return argument if isinstance(argument, str) else _Whole(argument)


def with_minus(text: str, arguments: Iterable[Argument]) -> str:
    """A text in which these arguments stand, with a minus sign before those below 0.

    It is as wide as a plus, and no line breaks behind it.
    """
    below = any(not isinstance(one, str) and one < 0 for one in arguments)
    return _HYPHEN.sub("−", text) if below else text


def signed(number: int) -> str:
    """What is added or taken, with its sign: ``+85``, ``−50``."""
    return with_minus(f"{number:+d}", (number,))


_BEFORE_SIGN = re.compile(r"(<:\w+:\d+>)(?=[.,;:!?…)])")
_JOINED = "\\1\u2060"
"""A line may break behind an emoji; a word joiner keeps the full stop from the next line."""


# Commands in a sentence: a mention that one can press, or the name where there is none.
#
# A text names a command by its English words, ``{ COMMAND("rummy new contract") }``. Discord shows
# a mention under the name that its reader sees; in letters the name is that of the text's
# language.

MARK, _END = "\ue000", "\ue001"
"""Stand around a command until it is known who reads it: code points that no text has."""
_MARKED = re.compile(f"{MARK}([^{_END}]*){_END}")


class CommandMentions:
    """The ids of the commands that are registered with Discord, by the first word of each."""

    __slots__ = ("ids",)

    def __init__(self, ids: Mapping[str, int] | None = None) -> None:
        self.ids = dict(ids or {})

    def mention(self, name: str) -> str | None:
        """The command as Discord makes a mention of it; None where its id is not known."""
        known = self.ids.get(name.partition(" ")[0])
        return None if known is None else f"</{name}:{known}>"


NO_MENTIONS = CommandMentions()
"""No id is known: every command stands in letters."""


def command(*words: str) -> str:
    """The Fluent function COMMAND: a mark in the place of a command."""
    return MARK + " ".join(words) + _END


def commands_in(said: str, mentions: CommandMentions, named: Callable[[str], str]) -> str:
    """The same with every command as it is read; ``named`` gives the name of each of its words."""

    def read(found: re.Match[str]) -> str:
        mention = mentions.mention(found[1])
        return mention or f"`/{' '.join(map(named, found[1].split()))}`"

    return _MARKED.sub(read, said)


# The Fluent files of a language, read once and strictly.
#
# A language is a folder beside this file, and every ``*.ftl`` in it belongs to it: a new language
# or a new subject is only new files. What a language has not said yet is said in English. A file
# is divided into its messages at once, and a message parsed when it is first said: parsing all of
# them takes half a second, and no process says them all.
#
# ``games/gin.ftl`` has everything that only Gin says. If a shared file has a message with the same
# id, the one here is Gin's own wording, and a text of Gin says it instead of the shared message.

_HERE = Path(__file__).parent

LANGUAGES = tuple(sorted(path.name for path in _HERE.iterdir() if any(path.glob("*.ftl"))))
"""The languages there are, by the names of their folders."""


_ENGLISH = "en"

_REMEMBERED = 4096
"""Texts that are kept as they were last filled in, one or two megabytes."""

_PARSER = FluentParser(with_spans=False)
"""Where something stood in its file is a third of what would be kept of it."""
_ID = "-?[a-zA-Z][a-zA-Z0-9_-]*"
_NAMED = re.compile(f"({_ID}) *=")
_PARTS = re.compile(f"^(?=#|{_ID} *=)", re.MULTILINE)
"""Where a message, a term or a comment begins. What goes on with one is indented."""
_REFERENCE = re.compile(rf"\{{\s*({_ID})")
"""Another message or term within one; also functions, which are written in capitals."""
_LONG = 2000
"""Letters of an argument that Fluent still fills in."""


class MissingText(LookupError):
    """A message that does not exist, or an argument that a message needs and was not given."""


class Bundle:
    """The messages of one language. ``ids`` are in the order of the files, then of the lines.

    ``owned`` are the games' own wordings of shared messages, such as ``gin--hand-deadwood``.
    """

    def __init__(
        self, language: str, folder: Path, english: Callable[[], "Bundle"] | None = None
    ) -> None:
        """``english`` says what this language does not.

        Raises ValueError for an id that comes twice, and for a file that begins with none.
        """
        self.language, self._english = language, english
        self.ids: dict[str, Path] = {}
        self.owned: dict[str, Path] = {}
        # Names go through as they are: marks for mixed directions come out as boxes on some phones.
        # Fluent's own type says that a function has one argument; COMMAND has any number of words.
        functions: dict[str, Any] = {"COMMAND": command, "SPACED": self._spaced}
        self._fluent = FluentBundle([language], use_isolating=False, functions=functions)
        # What is to be parsed yet, by id, and the game whose file it is in.
        self._written: dict[str, tuple[str, str]] = {}
        self._flat: dict[str, _Flat | None] = {}
        self.beginning_with = cache(self._beginning_with)
        self.worded = cache(self._worded)
        for path in sorted(folder.glob("*.ftl")):
            self._add(path)
        # Messages that every game says, unless it has its own words.
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
        """A name with a space behind it, as the first word of a sentence; not ``you``."""
        return who if who == self.text("you", {}) else f"{who} "

    def check(self) -> None:
        """Parse all that was not said yet. Raises ValueError for what is not Fluent."""
        for name in tuple(self._written):
            self._parse(name)

    def _parse(self, name: str) -> None:
        """Make an entry and those that it refers to known; what is known or unknown stays so."""
        written, game = self._written.pop(name, ("", ""))
        if not written:
            return
        if game:
            # A game's file says its own words also within another message.
            written = _REFERENCE.sub(lambda found: self._reference(found, game), written)
        resource = _PARSER.parse(written)
        match resource.body:
            case [Message() | Term() as entry]:
                self._fluent.add_resource(resource)
                if isinstance(entry, Message):
                    # Once it is compiled nobody needs how it was written, which is as large again.
                    self._fluent.get_message(name)
                    entry.value, entry.attributes = None, []
            case _:
                first = written.partition("\n")[0]
                raise ValueError(f"{name} of {self.language} is not Fluent near: {first}")
        for other in _REFERENCE.findall(written):
            self._parse(other)

    def _reference(self, found: re.Match[str], game: str) -> str:
        own = _own(found[1], game)
        return found[0].replace(found[1], own) if own in self.owned else found[0]

    def _worded(self, message: str, game: str) -> str:
        """The id of this game's own wording of a message, or of the shared message."""
        own = _own(message, game)
        if own.partition(".")[0] in self.owned:
            return own
        if self._english is None or message.partition(".")[0] in self.ids:
            return message
        return self._english().worded(message, game)

    def _beginning_with(self, prefix: str) -> tuple[str, ...]:
        own = (name for name in self.ids if name.startswith(prefix))
        # In the order of English, so that what is said in English stands where it belongs.
        english = self._english().beginning_with(prefix) if self._english is not None else ()
        return tuple(dict.fromkeys((*english, *own)))

    def text(self, message: str, args: Mapping[str, Argument]) -> str:
        """The message ``id`` or ``id.attribute`` filled in; MissingText says what is missing."""
        flat = self._flat.get(message)
        if flat is not None and (said := _put_together(flat, args)) is not None:
            return said
        name, _, attribute = message.partition(".")
        self._parse(name)
        try:
            found = self._fluent.get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            pattern = None
        if pattern is None and self._english is not None:
            return self._english().text(message, args)
        if pattern is None:
            raise MissingText(f"there is no text {message!r} in {self.language!r}")
        self._flat[message] = _flat(pattern)
        # Fluent refuses a long list of emojis, and has a mark in its place.
        long = [one for one in args.values() if isinstance(one, str) and len(one) > _LONG]
        marks: dict[Argument, str] = {one: f"{MARK}{at}{_END}" for at, one in enumerate(long)}
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
    """The id of a game's own wording of a message."""
    return f"{game}--{message}"


_Flat = tuple[tuple[str, bool], ...]
"""The parts of a text that chooses nothing: words, and (True) the names of arguments."""


def _flat(pattern: Any) -> _Flat | None:
    """The parts of a pattern as Fluent has read it; None where more than arguments is filled in."""
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
    """The text with its arguments, ten times as fast as Fluent; None where Fluent has to write."""
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
    """The id and the lines of each message and term; no id where the lines belong to none."""
    for part in _PARTS.split(text):
        written = part.partition("\n")[2] if part.startswith("#") else part
        if written.strip():
            begin = _NAMED.match(written)
            yield begin[1] if begin else "", written


@cache
def bundle(language: str) -> Bundle:
    """The messages of a language; MissingText if there is no such language."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    english = None if language == _ENGLISH else lambda: bundle(_ENGLISH)
    return Bundle(language, _HERE / language, english)


_F = TypeVar("_F", bound=Callable[..., Any])


def _kept(most: int) -> Callable[[_F], _F]:
    """Keep the last results of a method. Its signature stays, which ``lru_cache`` hides from types.

    Every text stays as long as the process, so nothing is kept alive by it. The whole number 1 and
    the decimal 1.0 are written differently, so they are kept apart.
    """
    return cast("Callable[[_F], _F]", lru_cache(most, typed=True))


@dataclass(frozen=True, slots=True)
class Text:
    """The texts of one language; cheap to make, never changes.

    Names are put in as they are: whoever gives them escapes their Markdown. ``faces`` is how cards
    are written, ``drawn`` how they are where emojis can stand: in Markdown, not on buttons, in
    menus or in alt texts. ``mentions``: the commands that can be pressed, in Markdown as well.
    ``game``: the one in whose words it speaks, or "".
    """

    language: str = "en"
    faces: Faces = LETTERS
    drawn: Faces = LETTERS
    mentions: CommandMentions = NO_MENTIONS
    game: str = ""
    _bundle: Bundle = field(init=False, repr=False, compare=False)
    rich: "Text" = field(init=False, repr=False, compare=False)
    """The same, for Markdown: cards are emojis where there are any."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_bundle", bundle(self.language))
        rich = self if self.faces is self.drawn else replace(self, faces=self.drawn)
        object.__setattr__(self, "rich", rich)

    # A screen says mostly what the one before it said: most labels are formatted once.
    @_kept(_REMEMBERED)
    def __call__(self, message: str, /, **args: Argument) -> str:
        """The text of this id (``id`` or ``id.attribute``) with its arguments.

        Raises MissingText for an unknown id and for an argument that the text needs and lacks.
        """
        if self.game:
            message = self._bundle.worded(message, self.game)
        said = self._bundle.text(message, args)
        if "<:" in said:
            said = _BEFORE_SIGN.sub(_JOINED, said)
        return commands_in(said, self.mentions, self._name) if MARK in said else said

    @property
    def lettered(self) -> "Text":
        """The same without emojis of cards, each of which takes the room of 30 letters, and
        without mentions of commands: for places that show letters alone."""
        faces = self.faces if self.faces.game else LETTERS
        if faces.drawn:
            faces = coloured_faces(faces.game) or LETTERS
        return Text(self.language, faces, faces, game=self.game)

    @_kept(256)
    def of(self, game: str) -> "Text":
        """The same in the words and with the cards of the game of this name."""
        if game == self.game:
            return self
        faces, worded = coloured_faces(game), replace(self, game=game)
        if faces is None:
            return worded
        drawn = self.drawn.drawn_of.get(game, faces)
        return replace(worded, faces=drawn if self.faces is self.drawn else faces, drawn=drawn)

    @property
    def deck(self) -> Deck:
        """What the cards that it writes are called."""
        return KNOWN[self.faces.game].deck if self.faces.game else CARDS

    @property
    def spoken(self) -> "Text":
        """The same for whoever hears it: cards in colours are said in words."""
        return _spoken(self, self.faces.game) if self.faces.game else self

    def _name(self, word: str) -> str:
        return self._bundle.text(f"name-{word}", {})

    def emoji(self, card: Card) -> str | None:
        """The card's emoji, for a button or a line of a menu; None where there is none.

        A wild card has its own, whatever it stands for: there is room for one.
        """
        return self.drawn.of.get(bare(card)) if self.drawn.drawn else None

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """The ids that begin like this, in the order in which they are written."""
        return self._bundle.beginning_with(prefix)

    def says(self, prefix: str) -> bool:
        """Whether the language itself has a message that begins like this, not English for it."""
        return any(name.startswith(prefix) for name in self._bundle.ids)

    def card(self, card: Card) -> str:
        """One card, such as ``10♥``; a joker with the card that it stands for; hidden: a back.

        A card of a rank that is wild in one deal alone is told as it is held.
        """
        faces = self.faces.of
        return faces[card] if card in faces else faces[bare(card)]

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards in their order."""
        return " ".join(map(self.card, cards))

    def joined(self, items: Iterable[str]) -> str:
        """A list in words: ``Ann, Ben and Cara``. Empty for no items."""
        whole, *rest = list(items) or [""]
        for item in rest[:-1]:
            whole = self("list-next", first=whole, next=item)
        return self("list-last", first=whole, last=rest[-1]) if rest else whole

    def side_by_side(self, melds: Iterable[str]) -> str:
        """Melds with a dot between them; at least one."""
        whole, *rest = melds
        for meld in rest:
            whole = self("melds-between", melds=whole, meld=meld)
        return whole


@lru_cache(64)
def _spoken(say: Text, game: str) -> Text:
    faces = spoken_faces(game, say)
    return replace(say, faces=faces, drawn=faces)
