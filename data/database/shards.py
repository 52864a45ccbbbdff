"""Which of Discord's shards a process serves, and which servers are of them.

Discord counts a bot's servers out among its shards by their ids; what has no server (direct
messages, whose tables are stored under server 0) comes to shard 0.
"""

import re
import socket
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

MOST = 16_384
"""So many shards there can be: far more than Discord has ever given a bot."""

STOPPED = "stopped"
"""The trouble in the heartbeat of a process that was stopped."""

_SAID = re.compile(r"(\d{1,5}(?:-\d{1,5})?(?:,\d{1,5}(?:-\d{1,5})?)*)/(\d{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shards:
    """``numbers`` (in order, from 0) of ``count`` shards. ``count`` is 0 where one process serves
    all of them, however many Discord wants there to be; then there are no numbers."""

    numbers: tuple[int, ...] = ()
    count: int = 0

    @classmethod
    def read(cls, text: str) -> Self:
        """The shards of ``0-3/8``, ``2/8`` or ``0-1,4/8``. Raises ValueError."""
        said = _SAID.fullmatch("".join(text.split()))
        if said is None:
            raise ValueError(f"no shards of a number of them: {text!r}")
        found: set[int] = set()
        for part in said[1].split(","):
            first, _, last = part.partition("-")
            run = range(int(first), int(last or first) + 1)
            if not run or run[-1] >= int(said[2]) or int(said[2]) > MOST:
                raise ValueError(f"no shards of a number of them: {text!r}")
            found.update(run)
        return cls(tuple(sorted(found)), int(said[2]))

    def __str__(self) -> str:
        """As it is set; ``all`` for all of them."""
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
        """Whether nothing is left for other processes."""
        return len(self.numbers) == self.count

    @property
    def part(self) -> float:
        """How much of all of the bot they are, from above 0 to 1."""
        return 1.0 if self.are_all else len(self.numbers) / self.count

    @property
    def have_first(self) -> bool:
        """Whether shard 0 is among them: whoever has it does what one process alone has to do."""
        return self.are_all or 0 in self.numbers

    def has(self, guild_id: int) -> bool:
        """Whether a server (its id) is of these shards."""
        return self.are_all or (guild_id >> 22) % self.count in self.numbers

    def meet(self, others: "Shards") -> bool:
        """Whether two processes cannot serve these and the others at the same time."""
        both = set(self.numbers) & set(others.numbers)
        return self.count != others.count or bool(both) or self == others

    @property
    def keys(self) -> list[tuple[int, int]]:
        """What stands for each of them where something is kept of it: how many there are, and its
        number; (0, 0) for all of them, uncounted."""
        return [(self.count, number) for number in self.numbers or (0,)]

    def where(self, guild_id: "ColumnElement[int]") -> "ColumnElement[bool]":
        """The same of a column, in SQL."""
        from sqlalchemy import literal_column, true  # noqa: PLC0415  whoever asks how the bot is needs none

        if self.are_all:
            return true()
        # Written out: what a driver gives as a parameter would have a type that shifts by nothing.
        shard: ColumnElement[int] = guild_id.op(">>")(literal_column("22")) % self.count
        return shard.in_(self.numbers)


ALL = Shards()
"""Whatever shards there are."""


_LONGEST = 63
"""Letters that the server keeps of a name."""


def serves(shards: Shards) -> str:
    """Of a process on this machine that has them."""
    return f"upcard serves {shards} at {socket.gethostname()}"[:_LONGEST]


def stands_by(shards: Shards) -> str:
    """Of a process on this machine that waits for them."""
    return f"upcard stands by for {shards} at {socket.gethostname()}"[:_LONGEST]
