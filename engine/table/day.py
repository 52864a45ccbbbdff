"""The deal of the day: its calendar, its cards, and what one is told of a try.

A day is that of UTC for the whole world, counted from 1 January 1970. It can be begun for one day
and finished for one more; then it is closed, and its secret is published.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.boards import CHAIN_DAYS, link_before
from engine.computer.strength import Strength, style_of_now
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.moves import Move
from engine.observation import Observation
from engine.options import read_options
from engine.play import start
from engine.shuffle import Opening, open_deal
from engine.table import play
from engine.table.ending import ending
from engine.table.events import Began, Sat
from engine.table.lobby import COMPUTERS
from engine.table.record import RULES_REVISION, Entry, Header
from engine.table.replay import Replay
from engine.table.roster import Sitter
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import Board, Terms

if TYPE_CHECKING:
    from engine.analysis.ledger import Line
    from engine.events import Event

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
    """What computers make of the first seat of a deal of the day."""
    from engine.analysis import moments  # noqa: PLC0415  the players load when they are asked

    rules = game(name, read_options(REGISTRY[name], options))
    before = start(rules, board.seats, board.dealer)
    opening = Opening(board.deal_no, board.dealer, board.starter, board.way)
    dealt = open_deal(rules, before, luck, opening)
    return moments.plays(rules, evolve(before, dealt), luck, 0)


def line_header(
    name: str, options: Mapping[str, object], board: Board, luck: bytes, day: int
) -> Header:
    """That of the table at which computers alone play a deal of the day, strong in the first seat.
    It is stored nowhere: what they did there tells it again."""
    terms = Terms(rated=False, practice=True, open_hands=True, board=board, day=day)
    return Header(line_id(day, name), 0, 0, name, dict(options), 0, "", luck, begins(day), terms)


def line_id(day: int, name: str) -> str:
    """What stands for such a table."""
    return f"day-{day}-{name}"


def read_line(table_id: str) -> tuple[int, str] | None:
    """The day and the game of such a table; None for every other one."""
    kind, _, rest = table_id.partition("-")
    day, _, name = rest.partition("-")
    return (int(day), name) if kind == "day" and day.isdecimal() and name in REGISTRY else None


_BEST = Strength.STRONG


class StrongLine:
    """The table of such a line, to be played on by what computers think, or by what they did."""

    def __init__(self, header: Header) -> None:
        board, rules = header.terms.board, rules_at_first(header)
        assert board is not None
        self._table_state = table_state(rules, header, ())
        self.entries: list[Entry] = []
        styles = (_BEST, *(Strength.MEDIUM,) * (board.seats - 1))
        sat = [
            Sat(Sitter(None, called, style_of_now(strength)))
            for called, strength in zip(COMPUTERS, styles, strict=False)
        ]
        before = start(rules, board.seats, board.dealer)
        opening = Opening(board.deal_no, board.dealer, board.starter, board.way)
        dealt = open_deal(rules, before, header.seed, opening)
        self._add((*sat, Began(board.dealer), dealt))

    @property
    def is_over(self) -> bool:
        """Whether the deal is."""
        return not self._table_state.is_open

    @property
    def worth(self) -> int:
        """What it was worth to strong, once it is over."""
        return self._table_state.game.end.worth(self._table_state.results[-1])[0]

    def think(self) -> Move:
        """What is done next."""
        from engine.analysis.players import think  # noqa: PLC0415  loads when it is asked

        told, seat = self._table_state, self._seat()
        assert told.state is not None
        strength = Strength.MEDIUM if seat else _BEST
        return think(Observation.at(told.game, told.state, seat, told.notes), strength).move

    def make(self, move: Move) -> None:
        """This is done."""
        told = self._table_state
        events = play.moved(told, self._seat(), move)
        self._add((*events, *ending(told, events)))

    def follow(self, moves: Iterable[Move]) -> Iterator[None]:
        """The same with each of these."""
        for move in moves:
            self.make(move)
            yield

    def _seat(self) -> int:
        from engine.analysis.moments import acting  # noqa: PLC0415  the same

        told = self._table_state
        assert told.state is not None
        return acting(told.game, told.state)

    def _add(self, events: "tuple[Event, ...]") -> None:
        entry = Entry(len(self.entries) + 1, events)
        self._table_state.apply(entry.version, events, 0)
        self.entries.append(entry)


class DayLuck(NamedTuple):
    """What of a try was chance: its parts (engine.analysis.ledger) make its worth. ``start`` is
    what such a deal brings on average or, where that is not ``known``, this one as it was dealt;
    ``error`` that of the choices. ``costs``: what each turn has surely cost beside medium's, 0 or
    more. ``is_close``: too little is known of the choices to tell one's own from the others'."""

    start: float
    known: bool
    cards: float
    choices: float
    others: float
    error: float
    costs: tuple[float, ...]
    is_close: bool


def costs_of_turns(
    replay: Replay, places: Sequence[int], lines: "Iterable[Line]", seat: int
) -> tuple[float, ...]:
    """What the dearest choice of each turn of a seat has surely cost; the moves of the deal are at
    these places of its replay."""
    found = dict[int, float]()
    turns = [replay.frames[place - 1].state for place in places]
    for state in turns:
        if state.turn == seat:
            found[state.turn_no] = 0.0
    for line in lines:
        if line.seat == seat and line.step is not None and line.instead is not None and line.named:
            turn = turns[line.step].turn_no
            if turn in found:
                found[turn] = max(found[turn], -line.points)
    return tuple(found.values())


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
    computers made of the deal, None: not reckoned yet, as for ``luck``; ``overall`` is None if it
    is not ranked, ``here`` also outside of servers and where one is not shown. ``number`` is that
    of the day in its chain. ``is_closed``: its replay is open."""

    number: int
    worth: int
    turns: int
    pars: Sequence[int] | None
    here: DayPlace | None
    overall: DayPlace | None
    is_closed: bool
    luck: DayLuck | None = None


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
