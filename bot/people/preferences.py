"""What people can set for themselves, and what holds while they have set nothing."""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from bot.people.stored_settings import Language, StoredSettings
from bot.render import CardStyle


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


class Quiet(BaseModel):
    """Hours in which calls make no sound, in minutes after midnight, east of UTC by ``offset``."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    begin: Annotated[int, Field(ge=0, lt=24 * 60)]
    end: Annotated[int, Field(ge=0, lt=24 * 60)]
    offset: Annotated[int, Field(ge=-12 * 60, le=14 * 60)] = 0

    def holds(self, utc_minute: int) -> bool:
        """Whether this minute of the UTC day (0 to 1439) is quiet."""
        here = (utc_minute + self.offset) % (24 * 60)
        if self.begin <= self.end:
            return self.begin <= here < self.end
        return here >= self.begin or here < self.end


class Preferences(StoredSettings):
    """A person's settings. ``language`` None: the one of their Discord."""

    language: Language | None = None
    cards: CardStyle = CardStyle.FOUR
    sort: Sort = Sort.SUIT
    text_first: bool = False
    may_i: MayIHabit = MayIHabit.EACH_TIME
    call: CallStyle = CallStyle.LOUD
    quiet: Quiet | None = None
