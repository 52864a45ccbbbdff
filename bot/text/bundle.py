"""The Fluent files of a language, read once and strictly.

A language is a folder beside this file, and every ``*.ftl`` in it belongs to it: a new language or
a new subject is only new files. What a language has not said yet is said in English. A file is
divided into its messages at once, and a message parsed when it is first said: parsing all of them
takes half a second, and no process says them all.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from bot.text.cards import as_text
from bot.text.command_mentions import command
from bot.text.numbers import Argument, as_given, with_minus

_HERE = Path(__file__).parent

LANGUAGES = tuple(sorted(path.name for path in _HERE.iterdir() if any(path.glob("*.ftl"))))
"""The languages there are, by the names of their folders."""


_ENGLISH = "en"

_REMEMBERED = 8192
"""Texts that are kept as they were last filled in, about a megabyte."""

_ID = "-?[a-zA-Z][a-zA-Z0-9_-]*"
_NAMED = re.compile(f"({_ID}) *=")
_PARTS = re.compile(f"^(?=#|{_ID} *=)", re.MULTILINE)
"""Where a message, a term or a comment begins. What goes on with one is indented."""
_REFERENCE = re.compile(rf"\{{\s*({_ID})")
"""Another message or term within one; also functions, which are written in capitals."""


class MissingText(LookupError):
    """A message that does not exist, or an argument that a message needs and was not given."""


class Bundle:
    """The messages of one language. ``ids`` are in the order of the files, then of the lines."""

    def __init__(
        self, language: str, folder: Path, english: Callable[[], "Bundle"] | None = None
    ) -> None:
        """``english`` says what this language does not.

        Raises ValueError for an id that comes twice, and for a file that begins with none.
        """
        self.language, self._english = language, english
        self.ids: dict[str, Path] = {}
        # Names go through as they are: marks for mixed directions come out as boxes on some phones.
        # Fluent's own type says that a function has one argument; COMMAND has any number of words.
        functions: dict[str, Any] = {"COMMAND": command, "SPACED": self._spaced}
        self._fluent = FluentBundle([language], use_isolating=False, functions=functions)
        # What is to be parsed yet, by id.
        self._written: dict[str, str] = {}
        # A screen says mostly what the one before it said: most labels are formatted once.
        self._filled = lru_cache(_REMEMBERED)(self._format)
        self.beginning_with = cache(self._beginning_with)
        for path in sorted(folder.glob("*.ftl")):
            self._add(path)

    def _add(self, path: Path) -> None:
        for name, written in _entries(as_text(path.read_text(encoding="utf-8"))):
            if not name:
                raise ValueError(f"{path.name} of {self.language} is not Fluent near: {written}")
            if name in self._written:
                raise ValueError(f"{path.name} of {self.language}: {name} comes twice")
            self._written[name] = written
            if not name.startswith("-"):
                self.ids[name] = path

    def _spaced(self, who: str) -> str:
        """Whoever a sentence begins with, for a language without spaces between words.

        A name has one behind it; the word for ``you`` has none.
        """
        return who if who == self.text("you", {}) else f"{who} "

    def check(self) -> None:
        """Parse all that was not said yet. Raises ValueError for what is not Fluent."""
        for name in tuple(self._written):
            self._parse(name)

    def _parse(self, name: str) -> None:
        """Make an entry and those that it refers to known; what is known or unknown stays so."""
        written = self._written.pop(name, None)
        if written is None:
            return
        resource = FluentResource(written)
        match resource.body:
            case [Message() | Term()]:
                self._fluent.add_resource(resource)
            case _:
                first = written.partition("\n")[0]
                raise ValueError(f"{name} of {self.language} is not Fluent near: {first}")
        for other in _REFERENCE.findall(written):
            self._parse(other)

    def text(self, message: str, args: Mapping[str, Argument]) -> str:
        """The message ``id`` or ``id.attribute`` filled in; MissingText says what is missing."""
        return self._filled(message, tuple(args.items()))

    def _beginning_with(self, prefix: str) -> tuple[str, ...]:
        own = (name for name in self.ids if name.startswith(prefix))
        # In the order of English, so that what is said in English stands where it belongs.
        english = self._english().beginning_with(prefix) if self._english is not None else ()
        return tuple(dict.fromkeys((*english, *own)))

    def _format(self, message: str, args: tuple[tuple[str, Argument], ...]) -> str:
        name, _, attribute = message.partition(".")
        self._parse(name)
        try:
            found = self._fluent.get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            pattern = None
        if pattern is None and self._english is not None:
            return self._english().text(message, dict(args))
        if pattern is None:
            raise MissingText(f"there is no text {message!r} in {self.language!r}")
        given = {argument: as_given(value) for argument, value in args}
        result, errors = self._fluent.format_pattern(pattern, given)
        if errors:
            wrong = "; ".join(dict.fromkeys(map(str, errors)))
            raise MissingText(f"text {message!r} in {self.language!r}: {wrong}")
        return with_minus(str(result), (value for _, value in args))


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
