"""Every sentence that people read, by language: Fluent files and what fills them in."""

from bot.text.bundle import LANGUAGES, MissingText
from bot.text.text import Text

__all__ = ["LANGUAGES", "MissingText", "Text"]
