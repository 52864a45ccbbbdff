"""A journal in memory that honours engine.live.ports.Journal, and breaks on demand."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from engine.analysis.players import choose
from engine.cards import Card
from engine.events import Event
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming, Timeouts
from engine.observation import Observation
from engine.phase import Phase
from engine.state import State
from engine.table.lobby import join
from engine.table.play import begin, play_seat
from engine.table.record import (
    BoardPlay,
    Entry,
    Header,
    IndexRow,
    Noted,
    OpenTable,
    Outage,
    Snapshot,
    Standing,
    StoredTable,
    Verdict,
    VersionTaken,
)
from engine.table.table_events import Closed
from engine.table.terms import NO_CLOCK, Terms

SEED = bytes(range(32))
ANN, BEN, CHI, DAO = 1, 2, 3, 4
Step = Callable[[], Awaitable[None]]


def nothing_is_lost(table_id: str, fault: Exception) -> None:
    """What a registry tells of trouble with a table ends the test."""
    raise AssertionError(table_id) from fault


class Broken(Exception):
    """The disk is full."""


@dataclass
class Ledger:
    """Tables by id. ``unshown``: those whose end has not been shown. ``fails``: how many of the
    next writes go wrong.

    ``now`` says when steps are stored; without it all are at the beginning of time.
    """

    pages: dict[str, StoredTable] = field(default_factory=dict)
    standings: list[Standing] = field(default_factory=list)
    unshown: set[str] = field(default_factory=set)
    fails: int = 0
    slow: bool = False
    now: Callable[[], datetime] | None = None
    beaten: int | None = None
    boards: list[BoardPlay] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    index_rows: dict[str, IndexRow] = field(default_factory=dict)
    away: list[Outage] = field(default_factory=list)
    snapshots: dict[str, Snapshot] = field(default_factory=dict)

    async def create(
        self, header: Header, events: Sequence[Event], then: Sequence[Entry] = ()
    ) -> None:
        await self._write()
        if header.table_id in self.pages:
            raise VersionTaken(header.table_id)
        first = Entry(1, tuple(events))
        entries = tuple(replace(one, stored_at=self._time()) for one in (first, *then))
        self.pages[header.table_id] = StoredTable(header, entries, None, is_open=True)

    async def append(
        self,
        table_id: str,
        version: int,
        events: Sequence[Event],
        *,
        closes: bool = False,
        standings: Sequence[Standing] = (),
        board: BoardPlay | None = None,
        shown: Sequence[int] = (),
        drops_draft: bool = False,
    ) -> None:
        await self._write()
        page = self.pages[table_id]
        if version != page.entries[-1].version + 1 or not page.is_open:
            raise VersionTaken(f"{version} of {table_id}")
        assert closes == any(isinstance(event, Closed) for event in events)
        entries = (*page.entries, Entry(version, tuple(events), self._time()))
        draft = None if drops_draft else page.draft
        self.pages[table_id] = replace(page, entries=entries, is_open=not closes, draft=draft)
        if closes:
            self.index_rows.pop(table_id, None)
        if closes and page.message_id:
            self.unshown.add(table_id)
        self.standings += standings
        self.boards += () if board is None else (board,)
        self.shown += shown

    async def load(self, table_id: str) -> StoredTable | None:
        await asyncio.sleep(0)
        page = self.pages.get(table_id)
        return page and replace(page, end_unshown=table_id in self.unshown)

    async def load_latest(self, table_id: str) -> StoredTable | None:
        page, snapshot = await self.load(table_id), self.snapshots.get(table_id)
        if page is None or snapshot is None:
            return page
        since = tuple(one for one in page.entries if one.version > snapshot.version)
        return replace(page, entries=since, snapshot=snapshot)

    async def keep_snapshots(self, taken: Mapping[str, Snapshot]) -> None:
        await self._write()
        self.snapshots |= {key: one for key, one in taken.items() if self.pages[key].is_open}

    async def verdict(self, table_id: str) -> Verdict | None:
        await asyncio.sleep(0)
        return None

    async def salvage(self, table_id: str) -> StoredTable | None:
        return self.pages.get(table_id)

    async def open_tables(self, guild_id: int | None = None) -> Sequence[OpenTable]:
        found = [
            page
            for page in self.pages.values()
            if page.is_open and guild_id in (None, page.header.guild_id)
        ]
        found.sort(key=lambda page: page.entries[-1].stored_at, reverse=True)
        return [
            OpenTable(
                *(h.table_id, h.guild_id, h.channel_id, h.created_at, h.terms.practice, h.game),
                *(version, h.terms.after, self.index_rows.get(h.table_id)),
                h.terms.branch is not None,
                None if h.terms.board is None else h.terms.board.board_id,
            )
            for h, version in ((page.header, page.version) for page in found)
        ]

    async def keep_index_rows(self, marks: Sequence[IndexRow]) -> None:
        await self._write()
        self.index_rows |= {one.table_id: one for one in marks if self.pages[one.table_id].is_open}

    async def note_outage(self, outage: Outage) -> None:
        self.away = [one for one in self.away if one[:2] != outage[:2]] + [outage]

    async def outages(self) -> Sequence[Outage]:
        return self.away

    async def unshown_ends(self, guild_id: int | None = None) -> Sequence[str]:
        return [
            key
            for key, page in self.pages.items()
            if key in self.unshown and guild_id in (None, page.header.guild_id)
        ]

    async def keep(self, table_id: str, field: Noted, value: int | bool | str | None) -> None:
        await self._write()
        if field == "end_unshown":
            self.unshown.discard(table_id)
        else:
            self.pages[table_id] = replace(self.pages[table_id], **{field: value})

    async def beat(self) -> None:
        self.beaten = self._time()

    async def last_beat(self) -> int | None:
        return self.beaten

    def _time(self) -> int:
        return 0 if self.now is None else int(self.now().timestamp())

    async def _write(self) -> None:
        await asyncio.sleep(0.01 if self.slow else 0)
        if self.fails:
            self.fails -= 1
            raise Broken("the disk is full")


@dataclass
class Watch:
    """A clock that moves when it is told to, beginning at noon; by a ``step`` (seconds) also
    whenever it is read, as real ones do."""

    time: datetime = datetime(2026, 1, 1, 12, tzinfo=UTC)
    step: float = 0

    def __call__(self) -> datetime:
        self.wait(seconds=self.step)
        return self.time

    def wait(self, **span: float) -> None:
        self.time += timedelta(**span)


def registry_over(
    ledger: Ledger, now: Callable[[], datetime] | None = None, timing: TableTiming | None = None
) -> TableRegistry:
    """A registry as a process has it after its start."""
    return TableRegistry(ledger, now or Watch(), timing or TableTiming(), Timeouts())


async def lobby(
    registry: TableRegistry,
    *people: int,
    computers: int = 0,
    channel: int = 20,
    terms: Terms = NO_CLOCK,
    guild: int = 10,
    options: Mapping[str, object] | None = None,
    game: str = "contract",
) -> Table:
    """A lobby with these people, the first of whom opened it."""
    table = await registry.open_lobby(
        guild_id=guild,
        channel_id=channel,
        host=people[0],
        host_name=name(people[0]),
        game_name=game,
        options=options or {},
        computers=computers,
        terms=terms,
    )
    for user in people[1:]:
        await table.do(join, user, name(user))
    return table


def name(user: int) -> str:
    return ("", "Ann", "Ben", "Chi", "Dao", "Eve")[user]


async def game_of(
    registry: TableRegistry,
    *people: int,
    computers: int = 0,
    terms: Terms = NO_CLOCK,
    game: str = "contract",
) -> Table:
    """A table whose first deal has begun."""
    table = await lobby(registry, *people, computers=computers, terms=terms, game=game)
    await table.do(begin, people[0])
    return table


def seen(table: Table) -> State:
    """The deal as the channel sees it."""
    return table.view(None).seen


def known(table: Table, seat: int) -> Observation:
    """What the player of a seat knows, once something is dealt."""
    mine = table.observation(seat)
    assert mine is not None
    return mine


def hand(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards of a seat."""
    return known(table, seat).hand


def everything(table: Table) -> list[Observation | None]:
    """All that the seats know together; only the stock is not in it."""
    return [table.observation(seat) for seat in range(len(table.roster.sitters))]


def on_turn(table: Table) -> int:
    """The person whose turn it is."""
    user = table.roster.sitters[seen(table).turn].user
    assert user is not None
    return user


async def play_out(table: Table) -> None:
    """Computers play for everybody until the deal is over."""
    while table.phase is not Phase.OVER:
        seat = min(table.acting())
        await table.do_at(table.version, play_seat, seat, choose(known(table, seat)))
