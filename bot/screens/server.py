"""What the managers of a server set on their private screens: language, channels, defaults."""

from collections.abc import Sequence

from bot.blocks.clock import clock_in_words, clock_line
from bot.blocks.control import At, Brings, Control
from bot.blocks.screen import FELT, Block, Button, ButtonRow, ChannelMenu, Choice, Menu, Screen
from bot.blocks.text_limit import notice_lines
from bot.people.settings import TableDefaults
from bot.screens.settings import AS_IN_DISCORD, languages
from bot.text import Text
from engine.game import Length
from engine.games.registry import REGISTRY
from engine.table.terms import CLOCKS

CHANNELS = Control("channels", At.SERVER)
DEFAULTS = Control("defaults", At.SERVER)
LANGUAGE = Control("language", At.SERVER, brings=Brings.LINE)
CHANNELS_SET = Control("channels-set", At.SERVER, brings=Brings.CHANNELS)
CHANNELS_EVERYWHERE = Control("channels-everywhere", At.SERVER)
DEFAULTS_CLOCK = Control("defaults-clock", At.SERVER, brings=Brings.LINE)
DEFAULTS_LENGTH = Control("defaults-length", At.SERVER, brings=Brings.LINE)
DEFAULTS_OWN = Control("defaults-own", At.SERVER)

SWITCHES = ("rated", "open_hands", "thread")
"""The defaults that are on or off, in the order of their buttons."""
DEFAULTS_SWITCH = Control(
    "defaults", At.SERVER, family=tuple(name.replace("_", "-") for name in SWITCHES)
)


def managers_screen(language: str | None, say: Text, notice: str | None = None) -> Screen:
    """Where the managers of a server find everything; ``language`` is what its tables speak, None:
    as Discord does."""
    row = (
        Button(say("button-managers-channels"), CHANNELS.click()),
        Button(say("button-managers-defaults"), DEFAULTS.click()),
    )
    blocks: list[Block] = [say("managers-page"), *notice_lines(notice)]
    return Screen((*blocks, _language_menu(language, say), row), FELT)


def _language_menu(now: str | None, say: Text) -> Menu:
    lines = {AS_IN_DISCORD: say("server-language-discord"), **languages()}
    choices = tuple(
        Choice(say("managers-language", name=name), value, chosen=value == (now or AS_IN_DISCORD))
        for value, name in lines.items()
    )
    return Menu(LANGUAGE.click(), choices, say("managers-choose-language"))


def channels_screen(channels: Sequence[int], say: Text) -> Screen:
    """Where tables may be opened (ids of channels; none: everywhere), and how that is changed."""
    now = say("channels-everywhere")
    if channels:
        now = say("channels-some", channels=mentions(channels, say))
    menu = ChannelMenu(CHANNELS_SET.click(), tuple(channels), say("channels-choose"))
    label = say("button-channels-everywhere")
    everywhere = Button(label, CHANNELS_EVERYWHERE.click(), live=bool(channels))
    return Screen((say("channels-title"), now, menu, (everywhere,)), FELT)


def mentions(channels: Sequence[int], say: Text) -> str:
    """Channels as links, in a list in words."""
    return say.joined(f"<#{channel}>" for channel in channels)


def defaults_screen(now: TableDefaults, say: Text, notice: str | None = None) -> Screen:
    """All defaults in words, and how each of them is changed."""
    words = [say("defaults-length", length=say(f"length-{now.length}"))]
    words += [say("defaults-clock", clock=clock_in_words(CLOCKS[now.clock], say))]
    if now.clock == TableDefaults().clock:
        words += [
            say(
                "defaults-clock-game",
                game=say(f"game-{one.name}"),
                clock=clock_in_words(clock, say),
            )
            for one in REGISTRY.values()
            for clock in [CLOCKS[one.clock]]
            if one.clock != now.clock
        ]
    words += [say(_state(name, on=getattr(now, name))) for name in SWITCHES]
    if now.is_upcards_own:
        words.append(say("defaults-own"))
    choices = tuple(
        Choice(say("defaults-clock-line", clock=label), name, about, chosen=name == now.clock)
        for name in CLOCKS
        for label, about in [clock_line(name, say)]
    )
    menu = Menu(DEFAULTS_CLOCK.click(), choices, say("defaults-choose-clock"))
    lengths = tuple(
        Choice(label, one, say(f"length-{one}.about"), chosen=one is now.length)
        for one in Length
        for label in [say("defaults-length-line", length=say(f"length-{one}"))]
    )
    length = Menu(DEFAULTS_LENGTH.click(), lengths, say("defaults-choose-length"))
    said = (say("defaults-title"), *notice_lines(notice), "\n".join(words))
    return Screen((*said, length, menu, _buttons(now, say)), FELT)


def _buttons(now: TableDefaults, say: Text) -> ButtonRow:
    """One for each switch, called by what it leads to."""
    own = Button(say("button-defaults-own"), DEFAULTS_OWN.click(), live=not now.is_upcards_own)
    return (*(_switch(name, on=not getattr(now, name), say=say) for name in SWITCHES), own)


def _switch(name: str, *, on: bool, say: Text) -> Button:
    click = DEFAULTS_SWITCH.click("1" if on else "", member=name.replace("_", "-"))
    return Button(say(f"button-{_state(name, on=on)}"), click)


def _state(name: str, *, on: bool) -> str:
    return f"defaults-{name}-{'on' if on else 'off'}".replace("_", "-")


CONTROLS = (
    *(CHANNELS, DEFAULTS, LANGUAGE, CHANNELS_SET, CHANNELS_EVERYWHERE, DEFAULTS_CLOCK),
    *(DEFAULTS_LENGTH, DEFAULTS_OWN, DEFAULTS_SWITCH),
)
