"""/help: three short pages."""

from bot.screens.click import ME, Click
from bot.screens.colours import FELT
from bot.screens.screen import Button, Screen, Tone
from bot.text import Text

PAGES = ("play", "turn", "server")
"""The pages in their order."""


def help_screen(page: str, say: Text) -> Screen:
    """One page, with a button for each; the first if there is no such page."""
    shown = page if page in PAGES else PAGES[0]
    row = tuple(
        Button(
            say(f"button-help-{one}"),
            Click(ME, 0, "help", one),
            Tone.MAIN if one == shown else Tone.PLAIN,
            live=one != shown,
        )
        for one in PAGES
    )
    return Screen((say(f"help-{shown}"), row), FELT)
