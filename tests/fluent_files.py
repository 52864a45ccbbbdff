"""The files of texts as Fluent has them: each is parsed once a process."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message


@cache
def messages_of(path: Path) -> dict[str, Message]:
    """The messages of a file by id; terms and comments are left out."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}
