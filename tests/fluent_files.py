"""The Fluent files of texts, each parsed once per process."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import bot.text

FOLDER = Path(bot.text.__path__[0])


def files_of(language: str) -> list[Path]:
    """Return the files of a language: the shared ones, and one per game."""
    return sorted((FOLDER / language).rglob("*.ftl"))


FILES = [path.relative_to(FOLDER / "en").as_posix() for path in files_of("en")]
"""Their paths in the folder of a language, such as ``play.ftl`` and ``games/gin.ftl``."""


@cache
def messages_of(path: Path) -> dict[str, Message]:
    """Return the messages of a file by id, without terms and comments."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}
