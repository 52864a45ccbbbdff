"""Everybody at the tables: so many of them wait for an answer at once, and click again."""

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
"""Seconds for which an answer is waited for: far longer than any person would."""
_SITTING_DOWN = 60.0
"""Seconds in which a game begins at one table more, however busy the machine is."""
_STUCK = 4.0
"""Seconds after which people look at their hands again who have had nothing to do."""


@dataclass
class Slice:
    """What so many clicks at once have come to. ``took``: seconds until each was answered, by its
    kind. ``refused``: clicks answered with a sentence. ``waited``: seconds in which somebody could
    have clicked and nobody had anything to do. ``seconds``: until the last was answered."""

    at_once: int
    seconds: float = 0.0
    took: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    refused: Counter[str] = field(default_factory=Counter)
    waited: float = 0.0
    looked_again: int = 0

    @property
    def all(self) -> list[float]:
        """Of all kinds."""
        return [seconds for took in self.took.values() for seconds in took]

    @property
    def per_second(self) -> float:
        """Clicks answered a second."""
        return len(self.all) / self.seconds


class CrowdUnderLoad:
    """People at so many tables, three to each or ``people``; three in four play by the usual rules,
    the others games of one deal."""

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
        """Let so many be under way at once for so long, at most so many a second if given."""
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
        """Let so many be under way at once until a game is on at every table. If at some people
        cannot sit down, words for that; raises NotMeasured if they can at none."""
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
    """At most so many clicks a second, evenly; None: as many as can be."""

    def __init__(self, per_second: float | None) -> None:
        self._between = None if per_second is None else 1 / per_second
        self._next = monotonic()

    async def turn(self) -> None:
        """Wait until somebody may click."""
        if self._between is None:
            return
        mine = max(self._next, monotonic())
        self._next = mine + self._between
        await asyncio.sleep(mine - monotonic())
