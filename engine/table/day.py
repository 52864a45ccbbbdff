"""The deal of the day: its calendar, its cards, and what one is told of a try.

A day is that of UTC for the whole world, counted from 1 January 1970. It can be begun for one day
and finished for one more; then it is closed, and its secret is published.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.boards import CHAIN_DAYS, link_before
from engine.computer.strength import Strength, style_of_now
from engine.deal import Opening, open_deal
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.play import evolve, start
from engine.table.record import RULES_REVISION
from engine.table.terms import Board

DAY_SECONDS = 24 * 60 * 60
RENEWED = 60
"""So many days before a chain ends the anchor of the next one is there to be noted."""
OLD_ENOUGH = 30
"""Days that an account has to be old for a place: whoever opens a second one to look waits."""
_DISCORD_BEGAN, _ID_BITS = 1_420_070_400, 22


def day_at(seconds: float) -> int:
    """The day of a moment (Unix seconds)."""
    return int(seconds // DAY_SECONDS)


def begins(day: int) -> int:
    """When it begins, in Unix seconds: until the next begins it can be begun itself."""
    return day * DAY_SECONDS


def closes(day: int) -> int:
    """When it is closed, in Unix seconds."""
    return begins(day + 2)


def is_old_enough(user: int, day: int) -> bool:
    """Whether an account is old enough for a place on this day: its id says when it was made."""
    made = (user >> _ID_BITS) / 1000 + _DISCORD_BEGAN
    return begins(day) - made >= OLD_ENOUGH * DAY_SECONDS


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain of secrets. ``anchor`` is for everybody, ``end``, the secret of its last day, for
    nobody: from it follow the cards of all days. ``first_day`` is its day number 1."""

    anchor: bytes
    first_day: int
    end: bytes

    def __repr__(self) -> str:
        return f"Chain({self.anchor.hex()}, {self.first_day})"

    @classmethod
    def drawn(cls, end: bytes, first_day: int) -> "Chain":
        """The chain with this end."""
        *_, anchor = _back(end, CHAIN_DAYS)
        return cls(anchor, first_day, end)

    @property
    def last_day(self) -> int:
        """The last day that it has a secret for."""
        return self.first_day + CHAIN_DAYS - 1

    def number(self, day: int) -> int:
        """Which of its days this is, from 1."""
        return day - self.first_day + 1

    def back_to(self, day: int) -> Iterator[bytes]:
        """The secrets from its last day to this one, which may be thousands; each is to be shown
        once its day is closed."""
        return _back(self.end, self.last_day - day)


def _back(secret: bytes, days: int) -> Iterator[bytes]:
    yield secret
    for _ in range(days):
        secret = link_before(secret)
        yield secret


def players_of_now() -> str:
    """Who plays in the other seats, and by which rules: results under others are no comparison."""
    strength, version = style_of_now(Strength.MEDIUM)
    return f"{strength}/{version}/{RULES_REVISION}"


def plays_of_board(
    name: str, options: Mapping[str, object], board: Board, luck: bytes
) -> tuple[int, ...]:
    """What computers make of the first seat of a deal of the day (engine.computer.par)."""
    from engine.computer import par  # noqa: PLC0415  the players load when they are asked

    rules = game(name, read_options(REGISTRY[name], options))
    before = start(rules, board.seats, board.dealer)
    opening = Opening(board.deal_no, board.dealer, board.starter, board.way)
    dealt = open_deal(rules, before, luck, opening)
    return par.plays(rules, evolve(before, dealt), luck, 0)


class Others(NamedTuple):
    """What a deal was worth to all who are ranked, here and everywhere."""

    here: Sequence[int]
    overall: Sequence[int]


class DayPlace(NamedTuple):
    """A place among so many; those with the same worth share it."""

    place: int
    among: int

    @classmethod
    def of(cls, worth: int, worths: Sequence[int]) -> "DayPlace":
        """That of somebody who is one of these."""
        return cls(1 + sum(one > worth for one in worths), len(worths))


class Anchor(NamedTuple):
    """The anchor of a chain, to be noted. ``kind``: "running"; "new", the one before it was lost;
    "coming", it begins when the running one ends."""

    kind: str
    text: str
    first_day: int


class DayResult(NamedTuple):
    """What is told of a try that ended. ``turns`` is how many its player had; ``pars`` what
    computers made of the deal, None: not reckoned yet; ``overall`` is None if it is not ranked,
    ``here`` also outside of servers. ``number`` is that of the day in its chain. ``is_closed``: its
    replay is open."""

    number: int
    worth: int
    turns: int
    pars: Sequence[int] | None
    here: DayPlace | None
    overall: DayPlace | None
    is_closed: bool
    anchors: Sequence[Anchor] = ()


class Try(NamedTuple):
    """One person's try at a deal. ``worth``, and how many ``turns`` all took: None while it is not
    over, or if it was broken off; ``ranked``: whether it may have a place."""

    day: int
    game: str
    user: int
    table_id: str
    guild_id: int
    ranked: bool
    is_open: bool
    worth: int | None = None
    turns: int | None = None


class AlreadyTried(Exception):
    """This person has had their one try at this deal."""


class Finished(NamedTuple):
    """A line of a server's board: what somebody's deal was worth."""

    user: int
    name: str
    worth: int
