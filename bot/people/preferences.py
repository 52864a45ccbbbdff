"""What people and servers can set for themselves, and what holds while they have set nothing."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from bot.render import CardStyle
from bot.screens.hand_order import Sort
from bot.text import LANGUAGES
from engine.table.terms import CLOCKS


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}")
    return language


Language = Annotated[str, AfterValidator(_known)]


def _there_is(clock: str) -> str:
    if clock not in CLOCKS:
        raise ValueError(f"there is no clock {clock!r}")
    return clock


Clock = Annotated[str, AfterValidator(_there_is)]


class Asked(StrEnum):
    """What a person does about May I as a habit."""

    EACH_TIME = "each_time"
    NEVER = "never"


class Call(StrEnum):
    """How a person is called to his turn."""

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


class _Kept(BaseModel):
    # A setting that a later version knew, or knows otherwise, must not lock anybody out.
    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, kept: Mapping[str, Any] | None) -> Self:
        """What was kept; single settings that mean nothing any more are as if never set."""
        known = dict(kept or {})
        while True:
            try:
                return cls.model_validate(known)
            except ValidationError as error:
                for mistake in error.errors():
                    known.pop(str(mistake["loc"][0]), None)

    def put(self, name: str, value: object) -> Self:
        """The same with another value of one setting; ValueError if it cannot be that."""
        if name not in type(self).model_fields:
            raise ValueError(f"there is no setting {name!r}")
        return self.model_validate({**self.model_dump(), name: value})

    def write(self) -> dict[str, Any]:
        """What is kept: only what differs from the beginning."""
        return self.model_dump(mode="json", exclude_defaults=True)


class Taste(_Kept):
    """A person's settings. ``language`` None: the one of his Discord."""

    language: Language | None = None
    cards: CardStyle = CardStyle.FOUR
    sort: Sort = Sort.SUIT
    text_first: bool = False
    may_i: Asked = Asked.EACH_TIME
    call: Call = Call.LOUD
    quiet: Quiet | None = None


class TableDefaults(_Kept):
    """What a new table has where whoever opens it does not say otherwise; Upcard's own at first.

    ``clock`` is a name in CLOCKS. ``thread``: the table gets a thread of its own. The rest is that
    of engine.table.terms.Terms.
    """

    clock: Clock = "normal"
    rated: bool = True
    open_hands: bool = False
    thread: bool = False

    @property
    def is_upcards_own(self) -> bool:
        """Whether all of it is as Upcard has it where a server has set nothing."""
        return self == self.as_upcards_own()

    def as_upcards_own(self) -> Self:
        """The same with Upcard's own defaults; what else is set stays."""
        return self.model_copy(update=TableDefaults().model_dump())


class Custom(TableDefaults):
    """A server's settings. ``language`` None: the one of the server on Discord. ``monthly``: each
    month is a season (data.league.seasons.MONTHLY). ``channels``: ids of those in which tables may
    be opened; none: everywhere. The rest is what a new table has there."""

    language: Language | None = None
    monthly: bool = False
    channels: tuple[int, ...] = ()
