"""The Fluent files of a language, read once and strictly.

A language is a folder beside this file, and every ``*.ftl`` in it belongs to it: a new language or
a new subject is only new files.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from bot.text.cards import as_text

_HERE = Path(__file__).parent

LANGUAGES = tuple(sorted(path.name for path in _HERE.iterdir() if any(path.glob("*.ftl"))))
"""The languages there are, by the names of their folders."""


_REMEMBERED = 8192
"""Texts that are kept as they were last filled in, about a megabyte."""


class MissingText(LookupError):
    """A message that does not exist, or an argument that a message needs and was not given."""


class Bundle:
    """The messages of one language. ``ids`` are in the order of the files, then of the lines."""

    def __init__(self, language: str, folder: Path) -> None:
        """Raises ValueError for a line that is not Fluent and for an id that comes twice."""
        self.language = language
        self.ids: dict[str, Path] = {}
        # Names go through as they are: marks for mixed directions come out as boxes on some phones.
        self._fluent = FluentBundle([language], use_isolating=False)
        # A screen says mostly what the one before it said: most labels are formatted once.
        self._filled = lru_cache(_REMEMBERED)(self._format)
        self.beginning_with = cache(self._beginning_with)
        for path in sorted(folder.glob("*.ftl")):
            self._add(path)

    def _add(self, path: Path) -> None:
        resource = FluentResource(as_text(path.read_text(encoding="utf-8")))
        for entry in resource.body:
            match entry:
                case Junk(content=content):
                    first = (content or "").strip().partition("\n")[0]
                    raise ValueError(f"{path.name} of {self.language} is not Fluent near: {first}")
                case Message(id=name) if name.name in self.ids:
                    raise ValueError(f"{path.name} of {self.language}: {name.name} comes twice")
                case Message(id=name):
                    self.ids[name.name] = path
        self._fluent.add_resource(resource)

    def text(self, message: str, args: Mapping[str, str | int]) -> str:
        """The message ``id`` or ``id.attribute`` filled in; MissingText says what is missing."""
        return self._filled(message, tuple(args.items()))

    def _beginning_with(self, prefix: str) -> tuple[str, ...]:
        return tuple(name for name in self.ids if name.startswith(prefix))

    def _format(self, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
        name, _, attribute = message.partition(".")
        try:
            found = self._fluent.get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise MissingText(f"there is no text {message!r} in {self.language!r}")
        result, errors = self._fluent.format_pattern(pattern, dict(args))
        if errors:
            wrong = "; ".join(dict.fromkeys(map(str, errors)))
            raise MissingText(f"text {message!r} in {self.language!r}: {wrong}")
        return str(result)


@cache
def bundle(language: str) -> Bundle:
    """The messages of a language; MissingText if there is no such language."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return Bundle(language, _HERE / language)
