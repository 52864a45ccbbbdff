"""What the managers of a server can set for all its tables."""

from typing import Annotated, Self

from pydantic import AfterValidator

from bot.people.stored_settings import Language, StoredSettings
from engine.table.terms import CLOCKS


def _there_is(clock: str) -> str:
    if clock not in CLOCKS:
        raise ValueError(f"there is no clock {clock!r}")
    return clock


ClockName = Annotated[str, AfterValidator(_there_is)]
"""A name in engine.table.terms.CLOCKS."""


class TableDefaults(StoredSettings):
    """What a new table has where whoever opens it does not say otherwise; Upcard's own at first.

    ``thread``: the table gets a thread of its own. The rest is that of engine.table.terms.Terms.
    """

    clock: ClockName = "normal"
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
