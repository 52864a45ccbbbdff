"""The Discord shards that a process serves, and the servers that belong to them.

Discord distributes a bot's servers over its shards by their ids. Direct messages come to shard 0.
The tables in direct messages are stored under server 0.
"""

import re
import socket
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

MOST = 16_384
"""The highest number of shards, far more than Discord has ever given a bot."""

STOPPED = "stopped"
"""The trouble that a stopped process leaves in its heartbeat."""

_SAID = re.compile(r"(\d{1,5}(?:-\d{1,5})?(?:,\d{1,5}(?:-\d{1,5})?)*)/(\d{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of one process, out of all shards of the bot."""

    numbers: tuple[int, ...] = ()
    """In order, from 0. Empty if one process serves all shards."""
    count: int = 0
    """How many shards the bot has, or 0 if one process serves all, however many they are."""

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the shards of a text such as ``0-3/8``, ``2/8`` or ``0-1,4/8``.

        Raises ValueError.
        """
        said = _SAID.fullmatch("".join(text.split()))
        if said is None:
            raise ValueError(f"no shards of a number of them: {text!r}")
        numbers: set[int] = set()
        for part in said[1].split(","):
            first, _, last = part.partition("-")
            run = range(int(first), int(last or first) + 1)
            if not run or run[-1] >= int(said[2]) or int(said[2]) > MOST:
                raise ValueError(f"no shards of a number of them: {text!r}")
            numbers.update(run)
        return cls(tuple(sorted(numbers)), int(said[2]))

    def __str__(self) -> str:
        """Return the shards as the setting writes them, or ``all``."""
        if not self.count:
            return "all"
        runs: list[list[int]] = []
        for number in self.numbers:
            if runs and runs[-1][-1] == number - 1:
                runs[-1][1:] = [number]
            else:
                runs.append([number])
        parts = ("-".join(str(end) for end in run) for run in runs)
        return f"{','.join(parts)}/{self.count}"

    @property
    def are_all(self) -> bool:
        """Whether no shard is left for other processes."""
        return len(self.numbers) == self.count

    @property
    def part(self) -> float:
        """Their fraction of all shards, above 0 and at most 1."""
        return 1.0 if self.are_all else len(self.numbers) / self.count

    @property
    def have_first(self) -> bool:
        """Whether shard 0 is among them.

        The process of shard 0 does the jobs that run once per bot.
        """
        return self.are_all or 0 in self.numbers

    def has(self, guild_id: int) -> bool:
        """Whether a server (by its id) belongs to these shards."""
        return self.are_all or (guild_id >> 22) % self.count in self.numbers

    def meet(self, others: "Shards") -> bool:
        """Whether these shards conflict with the others.

        Then two processes can't serve them at the same time.
        """
        common = set(self.numbers) & set(others.numbers)
        return self.count != others.count or bool(common) or self == others

    @property
    def keys(self) -> list[tuple[int, int]]:
        """The key of each shard in stored rows: the number of shards, and the shard's number.

        The only key is (0, 0) if one process serves all shards.
        """
        return [(self.count, number) for number in self.numbers or (0,)]

    def where(self, guild_id: "ColumnElement[int]") -> "ColumnElement[bool]":
        """Return the same condition as ``has`` for a column of server ids, in SQL."""
        from sqlalchemy import literal_column, true  # noqa: PLC0415  the health check needs neither

        if self.are_all:
            return true()
        # A literal, because the driver would give a parameter a type that can't be a shift's width.
        shard: ColumnElement[int] = guild_id.op(">>")(literal_column("22")) % self.count
        return shard.in_(self.numbers)


ALL = Shards()
"""All shards, however many there are."""


_LONGEST = 63
"""The number of letters that PostgreSQL keeps of a connection's name."""


def serves(shards: Shards) -> str:
    """Return the name of a process's connections on this machine while it serves these shards."""
    return f"upcard serves {shards} at {socket.gethostname()}"[:_LONGEST]


def stands_by(shards: Shards) -> str:
    """Return the name of a process's connections on this machine while it waits for shards."""
    return f"upcard stands by for {shards} at {socket.gethostname()}"[:_LONGEST]
