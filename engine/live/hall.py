"""All tables of this process: opened, found again, brought back from the journal, let go."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from time import perf_counter

from engine.errors import Stale
from engine.events import Event
from engine.games.registry import REGISTRY, game
from engine.live.faults import Frozen, ReportById, reporting
from engine.live.folding import BroughtBack, bring_back
from engine.live.open_tables import OpenTables
from engine.live.openings import Openings, Room
from engine.live.pace import Now, Pace
from engine.live.patience import Patience, put_away
from engine.live.ports import Journal
from engine.live.table import Table
from engine.options import read_options, write_options
from engine.table.course import course, rules_at_first
from engine.table.lobby import open_lobby, rematch
from engine.table.record import Entry, Header, StoredTable
from engine.table.sitting import CloseReason, Sitter, Status
from engine.table.terms import NO_CLOCK, ClockKind, Terms

_LEAST_REST, _REST = 0.005, 0.05
"""Seconds of rest after a table was brought back, while it is shown: as long as it took ..."""
_RESTS = 40
"""... and again, so often at most, while the event loop is behind with what there is to do."""


class Hall:
    """The tables. ``watchers`` are called after every stored change of any table.

    ``of_user``, ``stopped_of``, ``in_channel`` and ``in_server`` find open ones
    (engine.live.open_tables), ``openings`` says who may have one more.
    """

    def __init__(self, journal: Journal, now: Now, pace: Pace, patience: Patience) -> None:
        self.watchers: list[Callable[[Table], None]] = []
        self._journal, self._now, self._pace, self._patience = journal, now, pace, patience
        self._tables: dict[str, Table] = {}
        self._open_tables = OpenTables()
        self.of_user, self.stopped_of = self._open_tables.of_user, self._open_tables.stopped_of
        self.in_channel = self._open_tables.in_channel
        self.in_server = self._open_tables.in_server
        self.openings = Openings(self._open_tables, Room())
        self._loading: dict[str, asyncio.Lock] = {}
        self._alive: int | None = None

    async def open_lobby(  # noqa: PLR0913  a table is opened with all of this, each by its name
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: int,
        host_name: str,
        game_name: str,
        options: Mapping[str, object],
        computers: int,
        terms: Terms = NO_CLOCK,
        guests: Sequence[Sitter] = (),
    ) -> Table:
        """Open a lobby, with seats kept for these guests.

        Raises WrongOption, or IllegalMove if there are too many computers and guests, or too many
        tables already (engine.live.openings).
        """
        self.openings.check(host, channel_id)
        chosen = read_options(REGISTRY[game_name], options)
        rules = game(game_name, chosen)
        events = open_lobby(host, host_name, computers, rules.seats, guests)
        header = Header(
            table_id=_new_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            game=game_name,
            options=write_options(chosen),  # not the name of a preset, which may change
            host=host,
            host_name=host_name,
            seed=_new_seed(),
            created_at=int(self._now().timestamp()),
            terms=terms,
        )
        with self.openings.one_more(host, channel_id):
            return await self._open(header, events)

    async def practise(
        self,
        *,
        guild_id: int,
        channel_id: int,
        user: int,
        name: str,
        game_name: str,
        computers: int,
        seed: bytes,
    ) -> Table:
        """Deal this shuffle at once to one person and computers, under the standard rules.

        What this person has practised until now is over.
        """
        for key in self.of_user(user):
            before = await self.find(key)
            if before is not None and before.terms.practice:
                await before.close(CloseReason.EVERYBODY_LEFT)
        rules = game(game_name, read_options(REGISTRY[game_name], {}))
        header = Header(
            table_id=_new_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            game=game_name,
            options={},
            host=user,
            host_name=name,
            seed=seed,
            created_at=int(self._now().timestamp()),
            terms=Terms(rated=False, practice=True),
        )
        table = await self._open(header, open_lobby(user, name, computers, rules.seats))
        await table.begin(user)
        return table

    async def rematch(
        self, before: Table, user: int, name: str, without: Collection[int] = ()
    ) -> tuple[Table, bool]:
        """The lobby for another game with the same seats and rules, and whether it is new.

        No seat is kept for those (user ids) ``without`` whom whoever opens it plays.

        Whoever asks first is its host, whoever asks later takes the seat that is kept. Raises
        IllegalMove for people who did not play to the end, or who have too many tables, or if that
        lobby has begun. It does not count among the lobbies of its host and channel.
        """
        begun = self.rematch_of(before)
        if begun is not None:
            await begun.join(user, name)
            return begun, False
        self.openings.check_seat(user)
        events = rematch(before.sitting, user, without)
        header = replace(
            before.header,
            table_id=_new_id(),
            options=write_options(before.game.options),
            host=user,
            host_name=name,
            seed=_new_seed(),
            created_at=int(self._now().timestamp()),
            terms=replace(before.terms, after=before.header.table_id),
        )
        return await self._open(header, events), True

    def rematch_of(self, before: Table) -> Table | None:
        """The open table with another game for the same people; None if nobody has opened one."""
        key = before.header.table_id
        for table in self._tables.values():
            if table.terms.after == key and table.sitting.status is not Status.CLOSED:
                return table
        return None

    async def _open(self, header: Header, events: Sequence[Event]) -> Table:
        await self._journal.create(header, events)
        entries = (Entry(1, tuple(events), header.created_at),)
        page = StoredTable(header, entries, None, is_open=True)
        opened = BroughtBack(page, course(rules_at_first(header), header, entries))
        return self._seat(self._built(opened))

    async def find(self, table_id: str) -> Table | None:
        """The table, from the journal if it is not in memory; None if there never was one, or if
        it ``is_thinned``."""
        return await self._find(table_id, self._alive)

    async def _find(self, table_id: str, alive: int | None) -> Table | None:
        """``alive``: when anything could last happen at it, if it has to be read."""
        if table_id in self._tables:
            return self._tables[table_id]
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._tables:
                    await self._load(table_id, alive)
        finally:
            # Whoever waits for it still has it; nobody can have ids by the thousand kept here.
            self._loading.pop(table_id, None)
        return self._tables.get(table_id)

    async def _load(self, table_id: str, alive: int | None) -> None:
        brought = await bring_back(self._journal, table_id)
        if brought is None:
            return
        table = self._built(brought)
        # Tables whose clock runs stay in memory: this one comes from before a restart.
        with suppress(Stale, Frozen):
            await table.resume(alive)
        if table.sitting.status is Status.CLOSED:
            table.verdict = await self._journal.verdict(table_id)
        self._seat(table)
        if table.standstill is not None:
            self._changed(table)

    async def is_thinned(self, table_id: str) -> bool:
        """Whether this table closed so long ago that its moves are not kept any more."""
        page = await self._journal.load(table_id)
        return page is not None and page.is_thinned

    def let_go(self, user: int) -> None:
        """Keep no closed table in memory that names this person: the journal tells it anew."""
        for key, table in list(self._tables.items()):
            sitting = table.sitting
            named = {who.user for who in (*sitting.sitters, *(left for _, left in sitting.gone))}
            if sitting.status is Status.CLOSED and user in (sitting.host, *named):
                del self._tables[key]

    def let_server_go(self, guild_id: int) -> None:
        """Let all tables of a server rest that the bot is no longer in. They stay stored."""
        for key, table in list(self._tables.items()):
            if table.header.guild_id == guild_id:
                table.rests = True
                del self._tables[key]
        self._open_tables.let_server_go(guild_id)

    async def restore(self, lost: ReportById) -> list[Table]:
        """Bring back every open table after a restart, and then those whose end has still to be
        shown; their watchers are called.

        Those that were played last come first, with a rest after each: whoever clicks meanwhile has
        their table at once.
        """
        self._alive = await self._journal.last_beat()
        return await self._bring_back(None, self._alive, lost)

    async def restore_server(self, guild_id: int, since: int, lost: ReportById) -> list[Table]:
        """The same for one server, in which the bot was not ``since`` then (Unix seconds)."""
        return await self._bring_back(guild_id, since, lost)

    async def _bring_back(
        self, guild_id: int | None, alive: int | None, lost: ReportById
    ) -> list[Table]:
        tables: list[Table] = []
        waiting = await self._journal.open_tables(guild_id)
        for one in sorted(waiting, key=lambda one: one.created_at):
            self._open_tables.expect(one)
        ends = await self._journal.unshown_ends(guild_id)
        for table_id in (*(one.table_id for one in waiting), *ends):
            began = perf_counter()
            with reporting(lost, table_id):
                table = await self._find(table_id, alive)
                if table is not None:
                    tables.append(table)
                    self._changed(table)
            if table_id not in self._tables:
                self._open_tables.forget(table_id)
            await _rest(min(_REST, max(_LEAST_REST, perf_counter() - began)))
        return tables

    async def settle(self, channel_id: int) -> None:
        """While tables are being brought back, those of this channel come at once."""
        for table_id in self._open_tables.expected_in(channel_id):
            await self.find(table_id)

    async def sweep(self, lost: ReportById) -> None:
        """Close idle lobbies and deserted tables, and let idle tables that wait for a person leave
        memory. For slow clocks it is noted that the bot is running."""
        now = self._now()
        if any(table.terms.clock.kind is ClockKind.SLOW for table in self._tables.values()):
            with reporting(lost, ""):
                await self._journal.beat()
        await put_away(self._tables, self._patience, now, lost)

    def _built(self, brought: BroughtBack) -> Table:
        return Table(brought, self._journal, self._now, self._pace)

    def _seat(self, table: Table) -> Table:
        table.watchers.append(self._changed)
        self._tables[table.header.table_id] = table
        self._open_tables.note(table)
        return table

    def _changed(self, table: Table) -> None:
        self._open_tables.note(table)
        for watcher in tuple(self.watchers):
            watcher(table)


async def _rest(seconds: float) -> None:
    """Let others go on, and if there are many of them, longer."""
    for _ in range(_RESTS):
        began = perf_counter()
        await asyncio.sleep(seconds)
        if perf_counter() - began < 2 * seconds + _LEAST_REST:
            return


def _new_id() -> str:
    return secrets.token_hex(5)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)
