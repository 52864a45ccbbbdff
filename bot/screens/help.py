"""/help: three short pages."""

from bot.screens.colours import FELT
from bot.screens.control import At, Control
from bot.screens.screen import Button, Screen, Tone
from bot.text import Text

PAGES = ("play", "turn", "server")
"""The pages in their order."""

HELP = Control("help", At.ME)


def help_screen(page: str, say: Text) -> Screen:
    """One page, with a button for each; the first if there is no such page."""
    shown = page if page in PAGES else PAGES[0]
    row = tuple(
        Button(
            say(f"button-help-{one}"),
            HELP.click(one),
            Tone.MAIN if one == shown else Tone.PLAIN,
            live=one != shown,
        )
        for one in PAGES
    )
    return Screen((say(f"help-{shown}"), row), FELT)


CONTROLS = (HELP,)
