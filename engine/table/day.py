"""The deal of the day, with its calendar, its cards and the results of tries.

A day is a UTC day for the whole world, counted from 1 January 1970. Players can start the day's
deal on that day, and finish it until the end of the next day. Then the day is closed, and its
secret is published.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.board_scores import CHAIN_DAYS, link_before
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
from engine.table.lobby import COMPUTERS
from engine.table.record import RULES_REVISION, Entry, Header
from engine.table.replay import Replay
from engine.table.roster import Sitter
from engine.table.table_events import Began, Sat
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import Board, Terms

if TYPE_CHECKING:
    from engine.analysis.ledger import Line
    from engine.events import Event

DAY_SECONDS = 24 * 60 * 60
RENEWED = 60
"""The next chain's anchor is public this many days before a chain ends."""
OLD_ENOUGH = 30
"""A ranked account is at least this many days old.

So a second account that was made only to peek has to wait.
"""
_DISCORD_BEGAN, _ID_BITS = 1_420_070_400, 22


def day_at(seconds: float) -> int:
    """Return the day of a moment (Unix seconds)."""
    return int(seconds // DAY_SECONDS)


def begins(day: int) -> int:
    """Return when a day starts (Unix seconds).

    The day's deal can be started until the next day.
    """
    return day * DAY_SECONDS


def closes(day: int) -> int:
    """Return when a day closes (Unix seconds)."""
    return begins(day + 2)


def is_old_enough(user: int, day: int) -> bool:
    """Return whether an account, dated by its id, is old enough to be ranked on this day."""
    made = (user >> _ID_BITS) / 1000 + _DISCORD_BEGAN
    return begins(day) - made >= OLD_ENOUGH * DAY_SECONDS


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain of daily secrets."""

    anchor: bytes
    """The anchor, which is public."""
    first_day: int
    """Day number 1 of the chain."""
    end: bytes
    """The secret of the chain's last day.

    It is never shown, because the cards of all days of the chain follow from it.
    """

    def __repr__(self) -> str:
        return f"Chain({self.anchor.hex()}, {self.first_day})"

    @classmethod
    def drawn(cls, end: bytes, first_day: int) -> "Chain":
        """Return the chain with this end."""
        *_, anchor = _back(end, CHAIN_DAYS)
        return cls(anchor, first_day, end)

    @property
    def last_day(self) -> int:
        """The last day for which the chain has a secret."""
        return self.first_day + CHAIN_DAYS - 1

    def number(self, day: int) -> int:
        """Return the number of a day in the chain, from 1."""
        return day - self.first_day + 1

    def back_to(self, day: int) -> Iterator[bytes]:
        """Yield the secrets from the last day back to this day. They may be thousands.

        A secret may be shown once its day is closed.
        """
        return _back(self.end, self.last_day - day)


def _back(secret: bytes, days: int) -> Iterator[bytes]:
    yield secret
    for _ in range(days):
        secret = link_before(secret)
        yield secret


def players_of_now() -> str:
    """Return a text for the players of the other seats and the rules.

    Results with different texts aren't comparable.
    """
    strength, version = style_of_now(Strength.MEDIUM)
    return f"{strength}/{version}/{RULES_REVISION}"


def plays_of_board(
    name: str, options: Mapping[str, object], board: Board, luck: bytes
) -> tuple[int, ...]:
    """Return the worth of a deal of the day when computers play its first seat."""
    from engine.analysis import moments  # noqa: PLC0415  the players load when needed

    rules = game(name, read_options(REGISTRY[name], options))
    before = start(rules, board.seats, board.dealer)
    opening = Opening(board.deal_no, board.dealer, board.starter, board.way)
    dealt = open_deal(rules, before, luck, opening)
    return moments.plays(rules, evolve(before, dealt), luck, 0)


def line_header(
    name: str, options: Mapping[str, object], board: Board, luck: bytes, day: int
) -> Header:
    """Return the header of a table at which only computers play a deal of the day.

    The computer in the first seat is strong. The table isn't stored, because its moves reproduce
    it.
    """
    terms = Terms(rated=False, practice=True, open_hands=True, board=board, day=day)
    return Header(line_id(day, name), 0, 0, name, dict(options), 0, "", luck, begins(day), terms)


def line_id(day: int, name: str) -> str:
    """Return the id of the table at which only computers play the deal of this day."""
    return f"day-{day}-{name}"


def read_line(table_id: str) -> tuple[int, str] | None:
    """Return the day and the game of a ``line_id``, or None for any other table id."""
    kind, _, rest = table_id.partition("-")
    day, _, name = rest.partition("-")
    return (int(day), name) if kind == "day" and day.isdecimal() and name in REGISTRY else None


_BEST = Strength.STRONG


class StrongLine:
    """A table at which only computers play a deal of the day, by thinking or by given moves."""

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
        """Whether the deal is over."""
        return not self._table_state.is_open

    @property
    def worth(self) -> int:
        """The worth of the finished deal for the strong computer."""
        return self._table_state.game.end.worth(self._table_state.results[-1])[0]

    def think(self) -> Move:
        """Return the next move of the computer whose turn it is."""
        from engine.analysis.players import think  # noqa: PLC0415  loads when needed

        current, seat = self._table_state, self._seat()
        assert current.state is not None
        strength = Strength.MEDIUM if seat else _BEST
        return think(
            Observation.at(current.game, current.state, seat, current.notes), strength
        ).move

    def make(self, move: Move) -> None:
        """Make this move."""
        current = self._table_state
        events = play.moved(current, self._seat(), move)
        self._add((*events, *ending(current, events)))

    def follow(self, moves: Iterable[Move]) -> Iterator[None]:
        """Make these moves one by one, yielding after each."""
        for move in moves:
            self.make(move)
            yield

    def _seat(self) -> int:
        from engine.analysis.moments import acting  # noqa: PLC0415  the same

        current = self._table_state
        assert current.state is not None
        return acting(current.game, current.state)

    def _add(self, events: "tuple[Event, ...]") -> None:
        entry = Entry(len(self.entries) + 1, events)
        self._table_state.apply(entry.version, events, 0)
        self.entries.append(entry)


class DayLuck(NamedTuple):
    """The worth of a try, split into chance and choices (engine.analysis.ledger).

    ``start``, ``cards``, ``choices`` and ``others`` add up to the worth.
    """

    start: float
    """The average worth of such a deal.

    If it isn't ``known``, the worth of this deal as it was dealt.
    """
    known: bool
    cards: float
    choices: float
    others: float
    error: float
    """The error of ``choices``."""
    costs: tuple[float, ...]
    """The certain loss compared with the medium computer, by turn. It is never below 0."""
    is_close: bool
    """True if the data can't separate the player's choices from other players' choices."""


def costs_of_turns(
    replay: Replay, places: Sequence[int], lines: "Iterable[Line]", seat: int
) -> tuple[float, ...]:
    """Return the certain loss by the most expensive choice in each turn of a seat.

    ``places`` are the indices of the moves in the replay.
    """
    costs = dict[int, float]()
    turns = [replay.frames[place - 1].state for place in places]
    for state in turns:
        if state.turn == seat:
            costs[state.turn_no] = 0.0
    for line in lines:
        if line.seat == seat and line.step is not None and line.instead is not None and line.named:
            turn = turns[line.step].turn_no
            if turn in costs:
                costs[turn] = max(costs[turn], -line.points)
    return tuple(costs.values())


class Others(NamedTuple):
    """The worths of a deal for all ranked players, in this server and everywhere."""

    here: Sequence[int]
    overall: Sequence[int]


class DayPlace(NamedTuple):
    """A place in a ranking. Players with the same worth share a place."""

    place: int
    among: int
    """The number of ranked players."""

    @classmethod
    def of(cls, worth: int, worths: Sequence[int]) -> "DayPlace":
        """Return the place of a player with this worth, which is one of ``worths``."""
        return cls(1 + sum(other > worth for other in worths), len(worths))


class Anchor(NamedTuple):
    """The public anchor of a chain, for players to note."""

    kind: str
    """The kind of anchor.

    It is "running", "new" if the previous anchor was lost, or "coming" for the next chain.
    """
    text: str
    first_day: int


class DayResult(NamedTuple):
    """The result of a try, as it is shown to its player."""

    number: int
    """The number of the day in its chain."""
    worth: int
    turns: int
    """The number of the player's turns."""
    pars: Sequence[int] | None
    """The worths when computers play the deal. None if not computed yet."""
    here: DayPlace | None
    """The place in the server. None outside of servers, if unranked, or if it isn't shown."""
    overall: DayPlace | None
    """The place everywhere. None if the try isn't ranked."""
    is_closed: bool
    """True if the day is closed, so that replays are open."""
    luck: DayLuck | None = None
    """The worth, split into chance and choices. None if not computed yet."""


class Try(NamedTuple):
    """One person's try at a deal of the day."""

    day: int
    game: str
    user: int
    table_id: str
    guild_id: int
    ranked: bool
    """True if the try may have a place in rankings."""
    is_open: bool
    worth: int | None = None
    """The deal's worth. None while the try is running, or if it was broken off."""
    turns: int | None = None
    """The number of turns of all players. None if ``worth`` is None."""


class AlreadyTried(Exception):
    """This person has already used their one try at this deal."""


class Finished(NamedTuple):
    """A line of a server's ranking for a day."""

    user: int
    name: str
    worth: int
