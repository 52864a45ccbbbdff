"""/about: what this bot is, who answers for it, and what it keeps."""

from typing import NamedTuple

from bot.screens.screen import FELT, Screen
from bot.text import Text


class About(NamedTuple):
    """What there is to say of the bot; an empty address: its operator has named none."""

    version: str
    source: str = ""
    support: str = ""
    privacy: str = ""
    terms: str = ""


def about_screen(about: About, say: Text) -> Screen:
    """Version, addresses, and what is kept in short."""
    addresses = {name: getattr(about, name) for name in ("source", "support", "privacy", "terms")}
    lines = [say(f"about-{name}", address=one) for name, one in addresses.items() if one]
    said = [say("about-title", version=about.version), "\n".join(lines), say("about-kept")]
    return Screen(tuple(filter(None, said)), FELT)
