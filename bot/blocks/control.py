"""A control: a button, a menu or a window of ours, declared once beside the screen that shows it.

``bot/screens/controls.py`` finds those of all screens. The modules of ``bot/actions/`` say what
each control does.
"""

from dataclasses import KW_ONLY, dataclass
from enum import Enum, Flag, auto
from typing import NamedTuple, Protocol

from bot.blocks.click import ME, SERVER, Click


class At(Flag):
    """What a click is about: a table; presets of a server; what else its managers set; none of
    these, so that anybody may click. A control of house rules or of their pages is at two."""

    TABLE = auto()
    PRESETS = auto()
    SERVER = auto()
    ME = auto()


class Brings(Enum):
    """What a click has besides its custom_id.

    ``LINE``: one line of a menu. ``LINES``: any number of them, also none. ``MEMBER`` and
    ``CHANNELS``: one person, some channels. ``TYPED``: what was typed into a window.
    """

    NOTHING = auto()
    LINE = auto()
    LINES = auto()
    MEMBER = auto()
    CHANNELS = auto()
    TYPED = auto()


class Cost(Enum):
    """What is limited for each person (bot/clicks/rate_limits.py); playing costs nothing.

    ``OPENING``: a table, a practice deal. ``POSTING``: a message for the whole channel. ``ASKING``:
    a command that looks something up. ``PAGES``: the next page of what is open. ``ADVICE``: what a
    computer would do. ``LEDGER``: a deal told as chance and choice that nobody has asked for yet;
    its action spends it. ``PROOF``: a file of a game, its shuffles computed anew. ``EXPORT``: all
    that is kept about oneself.
    """

    OPENING = auto()
    POSTING = auto()
    ASKING = auto()
    PAGES = auto()
    ADVICE = auto()
    LEDGER = auto()
    PROOF = auto()
    EXPORT = auto()


class ClickTarget(Protocol):
    """What a click is about as its screen shows it: a table, or presets."""

    @property
    def table_id(self) -> str: ...
    @property
    def version(self) -> int: ...


class TargetId(NamedTuple):
    """The same where nothing but this is known of it; what is no table has no version."""

    table_id: str
    version: int = 0


@dataclass(frozen=True, eq=False)
class Control:
    """What a screen shows to be used, and what is checked when it is.

    ``at``: what its clicks are about. ``public``: a message that everybody sees can have it; all
    can stand on private ones. ``numbered``: a screen can have several, told apart by a number
    behind the verb. ``family``: several controls that are one but for the word that ends their
    verbs. ``halted``: it does something also at a table that is halted.
    """

    verb: str
    at: At
    _: KW_ONLY
    brings: Brings = Brings.NOTHING
    public: bool = False
    cost: Cost | None = None
    numbered: bool = False
    family: tuple[str, ...] = ()
    halted: bool = False

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of its clicks, without numbers."""
        return tuple(f"{self.verb}-{member}" for member in self.family) or (self.verb,)

    def member(self, click: Click) -> str:
        """Which of its family was clicked."""
        return click.word.removeprefix(f"{self.verb}-")

    def on(
        self, shown: ClickTarget, rest: str = "", *, number: int | str = "", member: str = ""
    ) -> Click:
        """A click about what is shown. ``number`` and ``member`` if it is numbered, or a family."""
        verb = f"{self.verb}-{member}" if member else self.verb
        return Click(shown.table_id, shown.version, f"{verb}{number}", rest)

    def click(self, rest: str = "", version: int = 0, *, member: str = "") -> Click:
        """A click about no table and no presets."""
        place = TargetId(SERVER if At.SERVER in self.at else ME, version)
        return self.on(place, rest, member=member)
