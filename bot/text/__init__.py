"""The texts of the bot by language, as Fluent files, and the code that fills them in."""

from bot.text.text import LANGUAGES, MissingText, Text

__all__ = ["LANGUAGES", "MissingText", "Text"]
