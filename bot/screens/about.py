"""/about: what this bot is, who answers for it, and what it keeps."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.blocks.screen import FELT, Screen
from bot.screens.daily import anchor_lines
from bot.text import Text
from engine.table.day import Anchor


class About(NamedTuple):
    """What there is to say of the bot; an empty address: its operator has named none."""

    version: str
    source: str = ""
    support: str = ""
    privacy: str = ""
    terms: str = ""


def about_screen(about: About, anchors: Sequence[Anchor], say: Text) -> Screen:
    """Version, addresses, what is kept in short, and by what deals of the day are checked."""
    addresses = {name: getattr(about, name) for name in ("source", "support", "privacy", "terms")}
    lines = [say(f"about-{name}", address=one) for name, one in addresses.items() if one]
    said = [say("about-title", version=about.version), "\n".join(lines), say("about-kept")]
    said.append("\n".join([say("about-daily"), *anchor_lines(anchors, say)]))
    return Screen(tuple(filter(None, said)), FELT)
