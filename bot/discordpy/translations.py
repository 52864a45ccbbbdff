"""Slash commands as everybody's Discord shows them: names and descriptions in their own language.

A description is written with ``translated``. A name is one word, whose texts stand under ``name-``
and that word, wherever it is used: ``name-game`` for every option ``game``. An entry in the menu of
a person is a text like others.
"""

from collections.abc import Callable

from discord import Locale
from discord.app_commands import (
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.people.language import language_of_locale
from bot.text import MissingText, Text

Saying = Callable[[Text], str]

_ENGLISH = Text("en")
_NAMES = frozenset(
    {
        TranslationContextLocation.command_name,
        TranslationContextLocation.group_name,
        TranslationContextLocation.parameter_name,
    }
)


def translated(message: str) -> locale_str:
    """The text of this id for a command: in English, and in the other languages when asked for."""
    return translated_by(lambda say: say(message))


def translated_by(saying: Saying) -> locale_str:
    """The same for what has to be put together."""
    return locale_str(saying(_ENGLISH), saying=saying)


class CommandTexts(Translator):
    """Gives Discord the names and descriptions of commands; English ones where there is no text."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in the language of a locale; None for English, and for what has none."""
        language = language_of_locale(locale.value)
        if language == "en":
            return None
        saying: Saying | None = string.extras.get("saying")
        try:
            if saying is None and context.location in _NAMES:
                return Text(language)(f"name-{string.message}".replace("_", "-"))
            return None if saying is None else saying(Text(language))
        except MissingText:
            return None
