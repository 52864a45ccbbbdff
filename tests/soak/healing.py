"""How long each table's message is untrue, and how long after a trouble it is true again."""

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic

import asyncpg

from tests.soak import truth
from tests.soak.process import BotProcess
from tests.soak.watched import WatchedLoopback
from tests.soak.words import newest_version

EVERY = 0.25
"""Seconds from one look to the next."""
LONGEST = 30.0
"""Seconds after the last trouble within which every message is true."""


@dataclass
class Untrue:
    """A table that is not shown as it is, since then (monotonic)."""

    table: str
    since: float
    until: float | None = None
    shown: int = 0
    stored: int = 0


@dataclass
class Look:
    """What was seen of the bot at one moment: the memory of its processes in bytes, how long their
    threads have waited for a processor (seconds), how many tables were open and how many there had
    ever been."""

    at: float
    life: int
    memory: int
    waited: float
    open: int = 0
    tables: int = 0


@dataclass
class Troubled:
    """A trouble of this kind, from when to when."""

    kind: str
    begin: float
    end: float | None = None


@dataclass
class Healing:
    """Looks at everything four times a second. ``troubles``: what was done to the bot; ``missed``:
    the versions at which tables were when we deleted their messages."""

    server: WatchedLoopback
    bot: BotProcess
    troubles: list[Troubled] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    past: list[Untrue] = field(default_factory=list)
    missed: dict[tuple[str, int], int] = field(default_factory=dict)
    now: dict[str, Untrue] = field(default_factory=dict)

    async def watch(self) -> None:
        """Go on looking until cancelled."""
        while True:
            with contextlib.suppress(sqlite3.OperationalError, asyncpg.PostgresError, OSError):
                self.look(await self.bot.newest())
            await asyncio.sleep(EVERY)

    def look(self, known: Mapping[str, truth.Newest]) -> None:
        """Look once."""
        now, bot = monotonic(), self.bot
        if bot.is_up:
            still_open = sum(is_open for _, is_open, _ in known.values())
            memory, waited = bot.memory(), bot.waited()
            self.looks.append(Look(now, bot.lives, memory, waited, still_open, len(known)))
        for key, (version, is_open, message) in known.items():
            shown = self._shown(key, message, version, is_open=is_open)
            if shown is None or shown >= version:
                found = self.now.pop(key, None)
                if found is not None:
                    found.until = now
                    self.past.append(found)
            else:
                found = self.now.setdefault(key, Untrue(key, now))
                found.shown, found.stored = shown, version

    def _shown(self, key: str, number: int | None, version: int, *, is_open: bool) -> int | None:
        """The version that the message of a table shows; None where nothing can be untrue.

        Nobody tells a bot that a message was deleted: it finds out at the next step of the table,
        and until then nothing that is seen is untrue.
        """
        if number == 0 or str(number) in self.server.gone:
            return None
        message = self.server.messages.get(str(number))
        if number is None:
            return 0 if is_open else None
        if message is None and str(number) in self.server.taken:
            return self.missed.setdefault((key, number), version)
        if message is None:
            return 0 if is_open else None
        found = newest_version(message)
        if found is None:
            return -1 if is_open else None
        return found[1] if found[0] == key else -1

    def healed(self) -> list[float]:
        """Seconds from the end of the last trouble that met an untrue table until it was true;
        those in which the machine kept the bot waiting do not count."""
        times = []
        for one in self.past:
            assert one.until is not None
            met = [end for begin, end in self._times() if begin < one.until and end > one.since]
            if met:
                begin = max(*met, one.since)
                took = one.until - begin - self.waited(begin, one.until)
                times.append(max(0.0, took))
        return sorted(times)

    def is_over(self, began: float, seconds: float) -> bool:
        """Whether so many seconds have passed since then in which the bot had a processor."""
        now = monotonic()
        return now > began + seconds + self.waited(began, now)

    def _times(self) -> list[tuple[float, float]]:
        found = [(one.begin, one.end or one.begin) for one in self.troubles]
        return found + self.bot.downs

    def waited(self, begin: float, end: float) -> float:
        """Seconds that the machine kept the bot waiting for a processor between these moments, or
        us, who are its Discord: we look four times a second, unless we cannot."""
        inside = [one for one in self.looks if begin - 2 * EVERY <= one.at <= end + 2 * EVERY]
        seconds = 0.0
        for before, after in itertools.pairwise(inside):
            bots = after.waited - before.waited if before.life == after.life else 0.0
            seconds += max(0.0, bots, after.at - before.at - 2 * EVERY)
        return seconds
