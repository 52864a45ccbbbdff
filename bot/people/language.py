"""Where the language is chosen: what somebody has set, else what their Discord speaks."""

from bot.people.preferences import Preferences
from bot.people.server_settings import ServerSettings
from bot.text import LANGUAGES


def language_of_locale(locale: str | None) -> str:
    """The language there is for a locale of Discord's (``vi``, ``en-GB``); English for others."""
    begun = (locale or "").partition("-")[0]
    return begun if begun in LANGUAGES else "en"


def language_of_person(preferences: Preferences, locale: str | None) -> str:
    """In which language somebody reads private messages; ``locale`` is that of their Discord."""
    return preferences.language or language_of_locale(locale)


def language_of_server(settings: ServerSettings, locale: str | None) -> str:
    """In which language a server reads its channels; ``locale`` is what it prefers on Discord."""
    return settings.language or language_of_locale(locale)
