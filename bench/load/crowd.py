"""Everyone at the tables. A number of them wait for an answer at a time, and click again."""

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from bench.load.discord import CountedLoopback
from bench.load.process import NotMeasured
from bench.load.table import TableUnderLoad
from tests.discord.payloads import Json

_TIMEOUT = 60.0
"""Seconds to wait for an answer, far longer than any person would."""
_SITTING_DOWN = 60.0
"""Seconds in which a game must start at one more table, however busy the machine is."""
_STUCK = 4.0
"""Seconds after which people without anything to do look at their hands again."""


@dataclass
class Slice:
    """The results of a slice with a number of clicks at a time."""

    at_once: int
    """How many clicks are under way at a time."""
    seconds: float = 0.0
    """Seconds until the last click was answered."""
    took: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """Seconds until each click was answered, by its kind."""
    refused: Counter[str] = field(default_factory=Counter)
    """Clicks that were answered with a refusal, by their kind."""
    waited: float = 0.0
    """Seconds in which a click was possible but no one had anything to do."""
    looked_again: int = 0

    @property
    def all(self) -> list[float]:
        """The seconds of all kinds."""
        return [seconds for took in self.took.values() for seconds in took]

    @property
    def per_second(self) -> float:
        """Answered clicks per second."""
        return len(self.all) / self.seconds


class CrowdUnderLoad:
    """People at tables, ``people`` at each.

    Three tables in four play by the usual rules, and the others play games of one deal.
    """

    def __init__(
        self, server: CountedLoopback, game: str, channels: list[int], people: int
    ) -> None:
        self._server = server
        chance = Random(game)
        self._tables = {
            channel: TableUnderLoad(
                server,
                game,
                channel,
                [f"Ann {number}-{seat}" for seat in range(people)],
                Random(chance.random()),
            )
            for number, channel in enumerate(channels)
        }
        for number, table in enumerate(self._tables.values()):
            table.quick = number % 4 == 3
        self._ready: asyncio.Queue[TableUnderLoad] = asyncio.Queue()
        server.world.watch = self._watch
        for table in self._tables.values():
            self._wake(table)

    async def play(self, at_once: int, seconds: float, per_second: float | None = None) -> Slice:
        """Click for some seconds, ``at_once`` at a time, at most ``per_second`` if given."""
        slice_, begun = Slice(at_once), monotonic()
        end = begun + seconds
        pace = _Pace(per_second)
        looking = asyncio.create_task(self._look_after(slice_))
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(at_once):
                    group.create_task(self._click_on(slice_, end, pace))
        except* TimeoutError:
            raise NotMeasured(f"a click was not answered within {_TIMEOUT:.0f} s") from None
        finally:
            looking.cancel()
        slice_.seconds = monotonic() - begun
        return slice_

    async def sit_down(self, at_once: int) -> str:
        """Click, ``at_once`` at a time, until every table has a game.

        If people can't sit down at some tables, return a sentence. If they can at none, raise
        NotMeasured.
        """
        sat, since, tables = 0, monotonic(), len(self._tables)
        while (now := sum(table.plays for table in self._tables.values())) < tables:
            if now > sat:
                sat, since = now, monotonic()
            if monotonic() - since > _SITTING_DOWN:
                why = f"at {tables - sat} of {tables} tables people could not sit down"
                if not sat:
                    raise NotMeasured(why)
                return why
            await self.play(at_once, 0.5)
        return ""

    async def _click_on(self, slice_: Slice, end: float, pace: "_Pace") -> None:
        while True:
            await pace.turn()
            if (asked := monotonic()) >= end:
                return
            try:
                async with asyncio.timeout(end - asked):
                    table = await self._ready.get()
            except TimeoutError:
                slice_.waited += max(end - asked, 0.0)
                return
            slice_.waited += monotonic() - asked
            table.queued = False
            deed = table.deed()
            if deed is None:
                continue
            table.busy = True
            try:
                sent = await table.do(deed)
                took = await self._server.shown(sent, _TIMEOUT)
            finally:
                table.busy, table.since = False, monotonic()
            slice_.took[deed.kind].append(took)
            if not table.see(deed, sent):
                slice_.refused[deed.kind] += 1
            self._wake(table)

    def _watch(self, message: Json) -> None:
        table = self._tables.get(int(message["channel_id"]))
        if table is not None and table.shows(message):
            self._wake(table)

    def _wake(self, table: TableUnderLoad) -> None:
        if not table.busy and not table.queued and table.has_deed():
            table.queued = True
            self._ready.put_nowait(table)

    async def _look_after(self, slice_: Slice) -> None:
        while True:
            await asyncio.sleep(0.5)
            for table in self._tables.values():
                idle = not table.busy and not table.queued
                if idle and monotonic() - table.since > _STUCK:
                    slice_.looked_again += 1
                    table.since = monotonic()
                    table.look_again()
                    self._wake(table)


class _Pace:
    """Spreads clicks evenly at a rate per second. None means as many as possible."""

    def __init__(self, per_second: float | None) -> None:
        self._between = None if per_second is None else 1 / per_second
        self._next = monotonic()

    async def turn(self) -> None:
        """Wait until a click is allowed."""
        if self._between is None:
            return
        mine = max(self._next, monotonic())
        self._next = mine + self._between
        await asyncio.sleep(mine - monotonic())
