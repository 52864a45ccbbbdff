"""What new tables have by default, on the private screen of a server's managers."""

from bot.people.server_settings import TableDefaults
from bot.screens.clock import clock_in_words, clock_line
from bot.screens.colours import FELT
from bot.screens.control import At, Brings, Control
from bot.screens.screen import Button, ButtonRow, Choice, Menu, Screen
from bot.screens.text_limit import notice_lines
from bot.text import Text
from engine.table.terms import CLOCKS

SWITCHES = ("rated", "open_hands", "thread")
"""The defaults that are on or off, in the order of their buttons."""

DEFAULTS_CLOCK = Control("defaults-clock", At.SERVER, brings=Brings.LINE)
DEFAULTS_OWN = Control("defaults-own", At.SERVER)
DEFAULTS_SWITCH = Control(
    "defaults", At.SERVER, family=tuple(name.replace("_", "-") for name in SWITCHES)
)


def defaults_screen(now: TableDefaults, say: Text, notice: str | None = None) -> Screen:
    """All defaults in words, and how each of them is changed."""
    words = [say("defaults-clock", clock=clock_in_words(CLOCKS[now.clock], say))]
    words += [say(_state(name, on=getattr(now, name))) for name in SWITCHES]
    if now.is_upcards_own:
        words.append(say("defaults-own"))
    choices = tuple(
        Choice(label, name, about, chosen=name == now.clock)
        for name in CLOCKS
        for label, about in [clock_line(name, say)]
    )
    menu = Menu(DEFAULTS_CLOCK.click(), choices, say("defaults-choose-clock"))
    said = (say("defaults-title"), *notice_lines(notice), "\n".join(words))
    return Screen((*said, menu, _buttons(now, say)), FELT)


def _buttons(now: TableDefaults, say: Text) -> ButtonRow:
    """One for each switch, called by what it leads to."""
    own = Button(say("button-defaults-own"), DEFAULTS_OWN.click(), live=not now.is_upcards_own)
    return (*(_switch(name, on=not getattr(now, name), say=say) for name in SWITCHES), own)


def _switch(name: str, *, on: bool, say: Text) -> Button:
    click = DEFAULTS_SWITCH.click("1" if on else "", member=name.replace("_", "-"))
    return Button(say(f"button-{_state(name, on=on)}"), click)


def _state(name: str, *, on: bool) -> str:
    return f"defaults-{name}-{'on' if on else 'off'}".replace("_", "-")


CONTROLS = (DEFAULTS_CLOCK, DEFAULTS_OWN, DEFAULTS_SWITCH)
