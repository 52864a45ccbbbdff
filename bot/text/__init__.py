"""Every sentence that people read, by language: Fluent files and what fills them in."""

from bot.text.text import LANGUAGES, MissingText, Text

__all__ = ["LANGUAGES", "MissingText", "Text"]
