"""What people can set for themselves, and what holds while they have set nothing."""

from datetime import datetime
from enum import StrEnum

from bot.people.stored_settings import Language, StoredSettings
from bot.render import CardStyle
from engine.live.timing import QuietHours


class Sort(StrEnum):
    """How a player likes their hand sorted."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"

    def next(self) -> "Sort":
        """The one that the Sort button goes on to."""
        every = list(Sort)
        return every[(every.index(self) + 1) % len(every)]


class MayIHabit(StrEnum):
    """What a person does about May I as a habit."""

    EACH_TIME = "each_time"
    NEVER = "never"


class CallStyle(StrEnum):
    """How a person is called to their turn."""

    LOUD = "loud"
    SILENT = "silent"
    NEVER = "never"


class Preferences(StoredSettings):
    """A person's settings. ``language`` None: the one of their Discord.

    ``confirm_discard``: a card chosen to be discarded waits for a button. ``every_control``: a
    panel keeps every control in its place, also those that cannot be used now. ``strip``: it shows
    what lies on the table in a narrow picture. ``blocked`` are people (user ids) with whom they do
    not want to sit at one table.
    """

    language: Language | None = None
    cards: CardStyle = CardStyle.FOUR
    sort: Sort = Sort.SUIT
    text_first: bool = False
    may_i: MayIHabit = MayIHabit.EACH_TIME
    call: CallStyle = CallStyle.LOUD
    quiet: QuietHours | None = None
    confirm_discard: bool = False
    every_control: bool = False
    strip: bool = True
    blocked: tuple[int, ...] = ()

    def wants_quiet(self, now: datetime) -> bool:
        """Whether it is within this person's quiet hours."""
        return self.quiet is not None and self.quiet.holds(now)
