"""What people and the managers of servers have set, and what holds while they have set nothing."""

from collections.abc import Container, Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError

from bot.render.specs import CardStyle
from bot.text import LANGUAGES
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.live.timing import QuietHours
from engine.table.terms import CLOCKS

# What people and servers have set, kept as JSON objects.


def _one_of(known: Container[str], kind: str) -> AfterValidator:

    def check(name: str) -> str:
        if name not in known:
            raise ValueError(f"there is no {kind} {name!r}")
        return name

    return AfterValidator(check)


Language = Annotated[str, _one_of(LANGUAGES, "language")]
"""A language that Upcard speaks (``vi``)."""


class StoredSettings(BaseModel):
    """Settings of somebody, every one with the value that holds while nothing is set."""

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


# What people can set for themselves, and what holds while they have set nothing.


class Sort(StrEnum):
    """How a player likes their hand sorted."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"


NEXT_SORT = dict(zip(Sort, [*Sort][1:] + [*Sort][:1], strict=True))
"""The one that the Sort button goes on to."""


class MayIHabit(StrEnum):
    """What a person does about May I as a habit."""

    EACH_TIME = "each_time"
    NEVER = "never"


class PingStyle(StrEnum):
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
    call: PingStyle = PingStyle.LOUD
    quiet: QuietHours | None = None
    confirm_discard: bool = False
    every_control: bool = False
    strip: bool = True
    blocked: tuple[int, ...] = ()

    def wants_quiet(self, now: datetime) -> bool:
        """Whether it is within this person's quiet hours."""
        return self.quiet is not None and self.quiet.holds(now)


# What the managers of a server can set for all its tables.


ClockName = Annotated[str, _one_of(CLOCKS, "clock")]
"""A name in engine.table.terms.CLOCKS."""


class TableDefaults(StoredSettings):
    """What a new table has where whoever opens it does not say otherwise; Upcard's own at first.

    ``thread``: the table gets a thread of its own. ``length`` is that of house rules which do not
    bring another one, None the length last played in the channel. The rest is that of
    engine.table.terms.Terms.
    """

    clock: ClockName = "normal"
    rated: bool = True
    open_hands: bool = False
    thread: bool = False
    length: Length | None = None

    @property
    def is_upcards_own(self) -> bool:
        """Whether all of it is as Upcard has it where a server has set nothing."""
        return self == self.as_upcards_own()

    def as_upcards_own(self) -> Self:
        """The same with Upcard's own defaults; what else is set stays."""
        return self.model_copy(update=TableDefaults().model_dump())


class ServerSettings(TableDefaults):
    """A server's settings. ``language`` None: the one of the server on Discord. ``monthly``: each
    month is a season (data.league.seasons.MONTHLY). ``channels``: ids of those in which tables may
    be opened; none: everywhere. ``forming_role``: the role that is pinged when one opens.
    ``barred`` are members (user ids) who may take no seat there. The rest is what a new table has
    there."""

    language: Language | None = None
    forming_role: int | None = None
    monthly: bool = False
    channels: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()


# Whether a person wants to be pinged when a table opens in a server, and for which.


GameName = Annotated[str, _one_of(REGISTRY, "game")]
"""A name in the registry of games."""


class TablePings(StoredSettings):
    """A person's pings. ``games``: none means all. ``hours``: None means at any time."""

    games: tuple[GameName, ...] = ()
    hours: QuietHours | None = None

    def wants(self, game: str, now: datetime) -> bool:
        """Whether a table of this game that opens now is one of those."""
        return (not self.games or game in self.games) and (
            self.hours is None or self.hours.holds(now)
        )
