"""A language in which everything is as long as it is in any: whatever fits in it fits in all."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest import mock

from bot.render.specs import EMOJI_NAMES
from bot.text import LANGUAGES, Text
from bot.text import text as text_module
from bot.text.card_words import Faces, emoji_faces
from bot.text.text import Bundle, CommandMentions, bundle

LONGEST = "longest"
"""Its name."""

_ARGUMENT = re.compile(r"\$([\w-]+)")
_REFERENCE = re.compile(r"\{\s*-?[a-z]")
"""To another message, which has arguments of its own; functions are written in capitals."""


@cache
def _entries(path: Path) -> Mapping[str, str]:
    """The messages of a file by id, as they are written."""
    parts = re.split(r"^(?=[a-z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part.partition(" =")[0]: part for part in parts}


class LongestBundle:
    """Says each message as the language that needs most room for it."""

    language = LONGEST

    def __init__(self, spoken: tuple[Bundle, ...]) -> None:
        self._spoken = spoken
        self.ids, self.with_prefix = spoken[0].ids, spoken[0].with_prefix
        self._asked, self._longest = cache(self._arguments), cache(self._said)

    def worded(self, message: str, game: str) -> str:
        """The message in the words of a game, if it has any of its own."""
        return self._spoken[0].worded(message, game)

    def text(self, message: str, args: Mapping[str, str | int]) -> str:
        """The longest that any of the languages says."""
        asked = self._asked(message.partition(".")[0])
        # Rules are given all options, and each section names a few of them.
        given = args if asked is None else {one: args[one] for one in args if one in asked}
        return self._longest(message, tuple(given.items()))

    def _said(self, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
        return max((one.text(message, dict(args)) for one in self._spoken), key=len)

    def _arguments(self, name: str) -> frozenset[str] | None:
        """What it may be given in any of the languages; None where others are said in it."""
        paths = (one.ids.get(name) or one.owned.get(name) for one in self._spoken)
        named = name.rpartition("--")[2]
        written = "".join(_entries(path)[named] for path in paths if path is not None)
        refers = _REFERENCE.search(written) is not None
        return None if refers else frozenset(_ARGUMENT.findall(written))


def long_emojis() -> Faces:
    """Cards as emojis with ids as long as Discord's."""
    some_id = 1_399_999_999_999_999_999
    return emoji_faces(
        {
            deck: {card: f"<:{name}:{some_id}>" for card, name in names.items()}
            for deck, names in EMOJI_NAMES.items()
        }
    )


def long_mentions() -> CommandMentions:
    """Mentions of commands with ids as long as Discord's: each of its characters counts."""
    words = (name.removeprefix("name-") for name in Text().ids("name-"))
    return CommandMentions(dict.fromkeys(words, 1_399_999_999_999_999_999))


@contextmanager
def spoken() -> Iterator[None]:
    """While it lasts ``Text(LONGEST)`` is a language like the others."""
    longest = LongestBundle(tuple(map(bundle, LANGUAGES)))

    def known(language: str) -> Bundle | LongestBundle:
        return longest if language == LONGEST else bundle(language)

    with mock.patch.object(text_module, "bundle", known):
        yield


def longest_text() -> Text:
    """That language with cards as emojis; only while it is spoken."""
    return Text(LONGEST, drawn=long_emojis(), mentions=long_mentions())
