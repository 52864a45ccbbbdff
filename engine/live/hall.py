"""All tables of this process: opened, found again, brought back from the journal, let go."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta

from engine.games.registry import REGISTRY, game
from engine.live.pace import Now, Pace
from engine.live.ports import Journal
from engine.live.table import Table
from engine.live.trouble import Lost
from engine.lobby import Status, Why, opened
from engine.options import read_options
from engine.record import Entry, Header, Page


@dataclass(frozen=True, slots=True)
class Patience:
    """How long an idle lobby stays open and an idle table in memory."""

    lobby: timedelta = timedelta(minutes=30)
    table: timedelta = timedelta(minutes=20)


@dataclass(frozen=True, slots=True)
class _Where:
    """Enough about an open table to find it without loading it."""

    channel_id: int
    users: frozenset[int]


class Hall:
    """The tables. ``watchers`` are called after every stored change of any table."""

    def __init__(self, journal: Journal, now: Now, pace: Pace, patience: Patience) -> None:
        self.watchers: list[Callable[[Table], None]] = []
        self._journal, self._now, self._pace, self._patience = journal, now, pace, patience
        self._tables: dict[str, Table] = {}
        self._index: dict[str, _Where] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open_lobby(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: int,
        host_name: str,
        game_name: str,
        options: Mapping[str, object],
        computers: int,
    ) -> Table:
        """Open a lobby. Raises WrongOption, or IllegalMove if there are too many computers."""
        rules = game(game_name, read_options(REGISTRY[game_name], options))
        events = opened(host, host_name, computers, rules.seats)
        header = Header(
            table_id=secrets.token_hex(5),
            guild_id=guild_id,
            channel_id=channel_id,
            game=game_name,
            options=dict(options),
            host=host,
            host_name=host_name,
            seed=secrets.token_bytes(32),
            created_at=int(self._now().timestamp()),
        )
        await self._journal.create(header, events)
        return self._seat(Page(header, (Entry(1, tuple(events)),), None, is_open=True))

    async def find(self, table_id: str) -> Table | None:
        """The table, from the journal if it is not in memory; None if there never was one."""
        if table_id in self._tables:
            return self._tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._tables:
                page = await self._journal.load(table_id)
                if page is None:
                    return None
                self._seat(page)
        self._loading.pop(table_id, None)
        return self._tables[table_id]

    async def restore(self, lost: Lost) -> list[Table]:
        """Bring back every open table after a restart; their watchers are called."""
        tables = []
        for table_id in await self._journal.open_tables():
            try:
                table = await self.find(table_id)
            except Exception as fault:  # noqa: BLE001  told, and the other tables come back
                lost(table_id, fault)
            else:
                tables += [] if table is None else [table]
        for table in tables:
            self._changed(table)
        return tables

    def of_user(self, user: int, channel_id: int | None = None) -> list[str]:
        """Open tables at which this person sits, those of this channel first, newest first."""
        mine = [key for key, where in self._index.items() if user in where.users]
        mine.reverse()
        return sorted(mine, key=lambda key: self._index[key].channel_id != channel_id)

    def in_channel(self, channel_id: int) -> list[str]:
        """Open tables of a channel, newest first."""
        return [k for k, where in self._index.items() if where.channel_id == channel_id][::-1]

    async def sweep(self, lost: Lost) -> None:
        """Close idle lobbies, and let idle tables that wait for a person leave memory."""
        now = self._now()
        for key, table in list(self._tables.items()):
            idle = now - table.touched
            if table.sitting.status is Status.LOBBY:
                if idle > self._patience.lobby:
                    await self._close(table, lost)
            elif idle > self._patience.table and table.deadline is None:
                del self._tables[key]

    async def _close(self, table: Table, lost: Lost) -> None:
        try:
            await table.close(Why.IDLE)
        except Exception as fault:  # noqa: BLE001  told, and tried again with the next sweep
            lost(table.header.table_id, fault)

    def _seat(self, page: Page) -> Table:
        header = page.header
        rules = game(header.game, read_options(REGISTRY[header.game], header.options))
        table = Table(page, rules, self._journal, self._now, self._pace)
        table.watchers.append(self._changed)
        self._tables[header.table_id] = table
        self._note(table)
        return table

    def _changed(self, table: Table) -> None:
        self._note(table)
        for watcher in tuple(self.watchers):
            watcher(table)

    def _note(self, table: Table) -> None:
        key, sitting = table.header.table_id, table.sitting
        if sitting.status is Status.CLOSED:
            self._index.pop(key, None)
            return
        users = frozenset(s.user for s in sitting.sitters if s.user is not None)
        self._index[key] = _Where(table.header.channel_id, users)
