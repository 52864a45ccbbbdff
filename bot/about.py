"""What /about tells of this bot, by its settings."""

from bot.screens.about import About
from bot.settings import Settings

# Which version of Upcard this is.

VERSION = "0.1.0"
"""The same as in pyproject.toml, which is no part of what runs."""


def about_of(settings: Settings) -> About:
    """Version and addresses."""
    return About(
        VERSION,
        settings.source_address,
        settings.support_address,
        settings.privacy_address,
        settings.terms_address,
    )
