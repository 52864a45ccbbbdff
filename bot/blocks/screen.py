"""Screens as data. bot/discordpy turns them into Discord's components."""

from enum import Enum
from typing import NamedTuple

from bot.blocks.control import Click
from bot.render.specs import Spec

MENU_LINES = 25
"""The largest number of lines in a menu."""

FELT = 0x1E6B45
"""The colour (0xRRGGBB) at the side of most screens."""
GOLD = 0xE8B33C
"""The colour of requests and of wins."""
GREY = 0x6D7178
"""The colour of notes, of finished things, and of things about to be given up."""


class Tone(Enum):
    """How strongly a button attracts attention."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    GRAVE = "grave"


class Button(NamedTuple):
    """A button."""

    label: str
    click: Click
    tone: Tone = Tone.PLAIN
    live: bool = True
    """Whether it can be pressed."""
    emoji: str | None = None


class Choice(NamedTuple):
    """One line of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False
    emoji: str | None = None


class Menu(NamedTuple):
    """A menu of 1 to 25 lines."""

    click: Click
    choices: tuple[Choice, ...]
    placeholder: str
    least: int = 1
    """At least this many lines must be chosen."""
    most: int = 1
    """At most this many lines may be chosen."""
    live: bool = True
    """Whether it can be opened."""


class ChannelMenu(NamedTuple):
    """A menu of the server's channels. From 1 to 25 channels may be chosen."""

    click: Click
    chosen: tuple[int, ...]
    """The ids of the channels that are marked now."""
    placeholder: str


class UserMenu(NamedTuple):
    """A menu of the server's members. One member may be chosen."""

    click: Click
    placeholder: str


class Section(NamedTuple):
    """Text with a button next to it."""

    text: str
    button: Button


class Picture(NamedTuple):
    """A picture."""

    spec: Spec
    alt: str
    """The picture's description for people who can't see it."""


class Separator(NamedTuple):
    """A thin line between two parts."""


class Document(NamedTuple):
    """A file to be saved."""

    name: str
    """The file's name. It has only letters, digits, hyphens and full stops."""
    content: bytes


class Field(NamedTuple):
    """A line of a form."""

    name: str
    label: str
    """The label of the line, at most 45 characters."""
    value: str = ""
    most: int = 100
    """At most this many characters may be typed."""
    least: int = 1
    """At least this many characters must be typed. With 0, the line may stay empty."""


class Form(NamedTuple):
    """A small window with 1 to 5 lines to type in."""

    click: Click
    """The click that carries the typed texts."""
    title: str
    fields: tuple[Field, ...]


ButtonRow = tuple[Button, ...]
Block = str | Section | Picture | ButtonRow | Menu | ChannelMenu | UserMenu | Separator | Document


class Screen(NamedTuple):
    """A message.

    >>> from bot.blocks.control import At, Control
    >>> button = Button("Draw", Control("draw", At.ME).click())
    >>> Screen(("**Your turn.** Draw a card.", (button,)), FELT).blocks[1][0].label
    'Draw'
    """

    blocks: tuple[Block, ...]
    """The screen's blocks from top to bottom."""
    colour: int
    """The colour at the screen's side (0xRRGGBB)."""
