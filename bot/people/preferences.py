"""The settings of people and of the managers of servers, with their defaults."""

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

# Settings of people and servers, stored as JSON objects.


def _one_of(known: Container[str], kind: str) -> AfterValidator:

    def check(name: str) -> str:
        if name not in known:
            raise ValueError(f"there is no {kind} {name!r}")
        return name

    return AfterValidator(check)


Language = Annotated[str, _one_of(LANGUAGES, "language")]
"""A language that Upcard speaks (``vi``)."""


class StoredSettings(BaseModel):
    """Settings of a person or a server. Each field has its default."""

    # An unknown setting or value, written by another version, must not lock a person out.
    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, stored: Mapping[str, Any] | None) -> Self:
        """Return the stored settings. Each setting that is no longer valid gets its default."""
        known = dict(stored or {})
        while True:
            try:
                return cls.model_validate(known)
            except ValidationError as error:
                for mistake in error.errors():
                    known.pop(str(mistake["loc"][0]), None)

    def put(self, name: str, value: object) -> Self:
        """Return a copy with one changed setting. Raises ValueError if the value is wrong."""
        if name not in type(self).model_fields:
            raise ValueError(f"there is no setting {name!r}")
        return self.model_validate({**self.model_dump(), name: value})

    def write(self) -> dict[str, Any]:
        """Return the settings that differ from the defaults, for the storage."""
        return self.model_dump(mode="json", exclude_defaults=True)


# Settings of people, with their defaults.


class Sort(StrEnum):
    """The order in which a player wants their hand."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"


NEXT_SORT = dict(zip(Sort, [*Sort][1:] + [*Sort][:1], strict=True))
"""The next order when the Sort button is pressed."""


class MayIHabit(StrEnum):
    """A person's habit in May I windows."""

    EACH_TIME = "each_time"
    NEVER = "never"


class PingStyle(StrEnum):
    """The kind of ping for a person's turn."""

    LOUD = "loud"
    SILENT = "silent"
    NEVER = "never"


class Preferences(StoredSettings):
    """A person's settings."""

    language: Language | None = None
    """None means the language of their Discord."""
    cards: CardStyle = CardStyle.FOUR
    sort: Sort = Sort.SUIT
    text_first: bool = False
    may_i: MayIHabit = MayIHabit.EACH_TIME
    call: PingStyle = PingStyle.LOUD
    quiet: QuietHours | None = None
    confirm_discard: bool = False
    """Whether a card chosen as a discard waits for a button."""
    every_control: bool = False
    """Whether a panel keeps every control in its place, also controls that cannot be used now."""
    strip: bool = True
    """Whether a panel shows the table in a narrow picture."""
    blocked: tuple[int, ...] = ()
    """People (user ids) with whom they do not want to share a table."""

    def wants_quiet(self, now: datetime) -> bool:
        """Return whether it is within this person's quiet hours."""
        return self.quiet is not None and self.quiet.holds(now)


# Settings of servers for all their tables.


ClockName = Annotated[str, _one_of(CLOCKS, "clock")]
"""A name in engine.table.terms.CLOCKS."""


class TableDefaults(StoredSettings):
    """Defaults of a new table, if the person who opens it chooses nothing.

    engine.table.terms.Terms explains ``clock``, ``rated`` and ``open_hands``.
    """

    clock: ClockName = "normal"
    rated: bool = True
    open_hands: bool = False
    thread: bool = False
    """Whether the table gets its own thread."""
    length: Length | None = None
    """The length for house rules that name none.

    None means the last length in the channel.
    """

    @property
    def is_upcards_own(self) -> bool:
        """Whether all defaults are Upcard's own."""
        return self == self.as_upcards_own()

    def as_upcards_own(self) -> Self:
        """Return a copy with Upcard's own defaults. Other settings stay."""
        return self.model_copy(update=TableDefaults().model_dump())


class ServerSettings(TableDefaults):
    """A server's settings, among them the defaults of a new table."""

    language: Language | None = None
    """None means the language of the server on Discord."""
    forming_role: int | None = None
    """The id of the role that is pinged when a table opens."""
    monthly: bool = False
    """Whether each month is a season (data.league.seasons.MONTHLY)."""
    channels: tuple[int, ...] = ()
    """The ids of the channels in which tables may be opened. An empty tuple means all."""
    barred: tuple[int, ...] = ()
    """Members (user ids) to whom the server gives no seats."""


# Pings of a person when a table opens in a server.


GameName = Annotated[str, _one_of(REGISTRY, "game")]
"""A name in the registry of games."""


class TablePings(StoredSettings):
    """A person's pings in a server."""

    games: tuple[GameName, ...] = ()
    """The games. An empty tuple means all."""
    hours: QuietHours | None = None
    """The hours in which they want pings. None means at any time."""

    def wants(self, game: str, now: datetime) -> bool:
        """Return whether they want a ping for a table of this game that opens now."""
        return (not self.games or game in self.games) and (
            self.hours is None or self.hours.holds(now)
        )
