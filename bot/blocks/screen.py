"""Screens as data: what a message shows, before it becomes Discord's components."""

from enum import Enum
from typing import NamedTuple

from bot.blocks.control import Click
from bot.render.specs import Spec

MENU_LINES = 25
"""Lines that a menu holds."""

FELT = 0x1E6B45
"""The colour (0xRRGGBB) at the side of most screens."""
GOLD = 0xE8B33C
"""Somebody is asked for something, or has won something."""
GREY = 0x6D7178
"""Notes, and what is over or about to be given up."""


class Tone(Enum):
    """How much a button stands out."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    GRAVE = "grave"


class Button(NamedTuple):
    """A button; ``live`` says whether it can be pressed."""

    label: str
    click: Click
    tone: Tone = Tone.PLAIN
    live: bool = True
    emoji: str | None = None


class Choice(NamedTuple):
    """One line of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False
    emoji: str | None = None


class Menu(NamedTuple):
    """A menu of 1 to 25 lines; ``live`` says whether it can be opened."""

    click: Click
    choices: tuple[Choice, ...]
    placeholder: str
    least: int = 1
    most: int = 1
    live: bool = True


class ChannelMenu(NamedTuple):
    """A menu of the server's channels, those that are ``chosen`` (ids) marked: 1 to 25 of them."""

    click: Click
    chosen: tuple[int, ...]
    placeholder: str


class UserMenu(NamedTuple):
    """A menu of the server's members, of whom one is chosen."""

    click: Click
    placeholder: str


class Section(NamedTuple):
    """Words with the button that they are about beside them."""

    text: str
    button: Button


class Picture(NamedTuple):
    """A picture and its words for people who cannot see it."""

    spec: Spec
    alt: str


class Separator(NamedTuple):
    """A thin line between two parts."""


class Document(NamedTuple):
    """A file to be saved, under its name (letters, digits, hyphens, full stops)."""

    name: str
    content: bytes


class Field(NamedTuple):
    """One line to be typed; its label has at most 45 characters. It may stay empty if ``least``
    is 0."""

    name: str
    label: str
    value: str = ""
    most: int = 100
    least: int = 1


class Form(NamedTuple):
    """A small window with 1 to 5 lines to be typed; ``click`` comes with what was typed."""

    click: Click
    title: str
    fields: tuple[Field, ...]


ButtonRow = tuple[Button, ...]
Block = str | Section | Picture | ButtonRow | Menu | ChannelMenu | UserMenu | Separator | Document


class Screen(NamedTuple):
    """A message: its blocks from top to bottom and the colour at its side (0xRRGGBB)."""

    blocks: tuple[Block, ...]
    colour: int
