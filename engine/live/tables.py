"""All tables of this process, which are opened, found, loaded from journals and unloaded here."""

import asyncio
import secrets
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Mapping,
    Sequence,
)
from contextlib import suppress
from dataclasses import replace

from engine.computer.strength import Strength, style_of_now
from engine.errors import Stale
from engine.events import Event
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.live.archive import unhurried
from engine.live.faults import Frozen, ReportById, reporting
from engine.live.index_rows import IndexRows, close_idle, is_unneeded
from engine.live.open_tables import Openings, OpenTables, Room
from engine.live.ports import Journal
from engine.live.rehydrate import BroughtBack, bring_back
from engine.live.restart import Restart, Unloaded
from engine.live.table import Table
from engine.live.table_tasks import RETRY
from engine.live.timing import Now, TableTiming, Timeouts
from engine.options import read_options, write_options
from engine.table import play
from engine.table.day import closes
from engine.table.lobby import open_challenge, open_lobby, rematch
from engine.table.play import begin
from engine.table.record import TAKEN_DOWN, Entry, Header, Outage, StoredTable
from engine.table.replay import Replay, branch, copied
from engine.table.roster import CloseReason, Sitter, Status
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import NO_CLOCK, Board, ClockKind, Terms


class TableRegistry:
    """The tables of this process.

    ``of_user``, ``stopped_of``, ``in_channel`` and ``in_server`` find open tables.
    """

    def __init__(self, journal: Journal, now: Now, timing: TableTiming, timeouts: Timeouts) -> None:
        self.watchers: list[Callable[[Table], None]] = []
        """Called after every stored change of any table, and after a table is loaded."""
        self.of_halted: list[Callable[[Table], None]] = []
        """Called before ``watchers`` if the table is stopped."""
        self.of_closed: list[Callable[[Table], None]] = []
        """Called after ``watchers`` if the table is closed."""
        self._journal, self.now, self._timing, self._timeouts = journal, now, timing, timeouts
        self._tables: dict[str, Table] = {}
        self.open_tables = OpenTables()
        """Knows all open tables, loaded or not."""
        self.openings = Openings(self.open_tables, Room())
        """Decides who may open one more table."""
        self.of_user, self.stopped_of = self.open_tables.of_user, self.open_tables.stopped_of
        self.in_channel = self.open_tables.in_channel
        self.in_server = self.open_tables.in_server
        self._loading: dict[str, asyncio.Lock] = {}
        self.index_rows = IndexRows(journal, timeouts)
        self.leaving: list[Callable[[Table], None]] = []
        """Called when a table leaves memory."""
        self.lost: ReportById = _raise
        """Called with a table's id and the fault if the table could not be loaded when it was due.
        """
        self.meet: Callable[[Collection[int]], Awaitable[None]] = _known_to_all
        """Called with the user ids of a table with slow turns before it is in memory."""
        self._unloaded = Unloaded(now, self._load_due)
        self._restart = Restart(journal, now, self.open_tables, self._unloaded)
        self._running: Sequence[Outage] = ()

    async def open_lobby(  # noqa: PLR0913  a table is opened with all of this, each by its name
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: int,
        host_name: str,
        game_name: str,
        options: Mapping[str, object],
        computers: int = 0,
        strength: Strength = Strength.MEDIUM,
        terms: Terms = NO_CLOCK,
        guests: Sequence[Sitter] = (),
        luck: bytes | None = None,
    ) -> Table:
        """Open a lobby with computers of this strength, and with seats kept for these guests.

        A challenge has at most one guest, and its computers follow from its board. ``luck`` is the
        seed of the cards if the terms name a board. Raises WrongOption, or IllegalMove if there are
        too many computers and guests, or too many open tables (engine.live.open_tables).
        """
        self.openings.check(host, channel_id)
        rules = _rules(game_name, options)
        seats = terms.seats(rules.seats)
        if terms.challenge is None:
            events = open_lobby(host, host_name, computers, seats, guests, strength)
        else:
            events = open_challenge(terms.challenge, seats[0], next(iter(guests), None))
        seed = _new_seed() if luck is None else luck
        header = self._header(rules, (guild_id, channel_id), (host, host_name), seed, terms)
        with self.openings.one_more(host, channel_id):
            return await self.open(header, events)

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
        """Deal this shuffle right away to one person and computers, under the standard rules.

        The person's previous practice table is closed. The computers play plainly, because the
        shuffles of the lessons were chosen with such computers.
        """
        for key in self.open_tables.practice_of(user):
            before = await self.find(key)
            if before is not None and before.terms.day is None:
                await before.close(CloseReason.EVERYBODY_LEFT)
        rules, terms = _rules(game_name, {}), Terms(rated=False, practice=True)
        header = self._header(rules, (guild_id, channel_id), (user, name), seed, terms)
        events = open_lobby(user, name, computers, rules.seats, strength=None)
        table = await self.open(header, events)
        await table.do(begin, user)
        return table

    async def play_day(  # noqa: PLR0913  each by its name
        self,
        board: Board,
        luck: bytes,
        *,
        day: int,
        guild_id: int,
        channel_id: int,
        user: int,
        name: str,
        game_name: str,
    ) -> Table:
        """Deal the cards of a day to this person and medium computers, under the standard rules.

        One transaction stores the steps of the seat and of the deal, which uses up the person's
        only try. The step of the deal doesn't name the person. Raises AlreadyTried.
        """
        rules, terms = (
            _rules(game_name, {}),
            Terms(rated=False, practice=True, open_hands=True, board=board, day=day),
        )
        header = self._header(rules, (guild_id, channel_id), (user, name), luck, terms)
        seats = range(board.seats, board.seats + 1)
        sat = open_lobby(user, name, board.seats - 1, seats)
        before = table_state(rules, header, (Entry(1, sat),))
        await self._journal.create(header, sat, [Entry(2, begin(before, user))])
        table = await self.find(header.table_id)
        assert table is not None
        return table

    def _header(
        self, rules: Game, where: tuple[int, int], host: tuple[int, str], seed: bytes, terms: Terms
    ) -> Header:
        """Return the header of a new table in this server and channel, with its host."""
        return Header(
            _new_id(),
            *where,
            rules.name,
            write_options(rules.options),  # without the name of a preset, which may change
            *host,
            seed,
            int(self.now().timestamp()),
            terms,
        )

    def of_day(self, day: int, game_name: str) -> list[Table]:
        """Return the tables in memory at which this deal of the day is or was played."""
        return [
            table
            for table in self._tables.values()
            if (table.terms.day, table.header.game) == (day, game_name)
        ]

    async def play_on(  # noqa: PLR0913  each by its name
        self,
        replay: Replay,
        place: int,
        *,
        guild_id: int,
        channel_id: int,
        user: int,
        name: str,
        seat: int,
        called: Sequence[str],
        medium: int | None = None,
    ) -> Table:
        """Open a table at which this person plays on from a move of a finished game.

        They have this seat until the deal ends. Computers play the other seats, with the names in
        ``called`` by seat. ``medium`` is the worth of the moment for medium computers, which is
        shown at the end. Raises IllegalMove if ``branch`` refuses, or if the person has too many
        such tables.
        """
        begun = replace(branch(replay, place, seat), medium=medium)
        self.openings.check_branch(user)
        style = style_of_now(Strength.MEDIUM)
        sitters = [
            Sitter(user, name) if other == seat else Sitter(None, computer, style)
            for other, computer in enumerate(called)
        ]
        header = replace(
            replay.header,
            table_id=_new_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            options=write_options(replay.game.options),
            host=user,
            host_name=name,
            created_at=int(self.now().timestamp()),
            terms=Terms(rated=False, practice=True, branch=begun),
        )
        first, *rest = await unhurried(copied(replay, begun.version, sitters, user))
        await self._journal.create(header, first.events, rest)
        table = await self.find(header.table_id)
        assert table is not None
        return table

    async def rematch(
        self, before: Table, user: int, name: str, without: Collection[int] = ()
    ) -> tuple[Table, bool]:
        """Return the lobby for another game with the same people and rules, and whether it is new.

        The first person who asks is its host. A person who asks later takes the seat that is kept
        for them. People who waited for the game have a seat if there is room. No seat is kept for
        the user ids in ``without``, whom the host doesn't play with.

        Raises IllegalMove for people who did not play to the end or have too many tables, or if the
        new game has started. The lobby doesn't count among the lobbies of its host and channel. The
        first deal is dealt once all agree.
        """
        begun = await self.rematch_of(before)
        if begun is not None:
            begun.show_up(user)
            await begun.do(play.join, user, name)
            return begun, False
        self.openings.check_seat(user)
        away = before.attendance.away
        events = rematch(before.roster, user, before.game.seats, without, away)
        header = replace(
            before.header,
            table_id=_new_id(),
            options=write_options(before.game.options),
            host=user,
            host_name=name,
            seed=_new_seed(),
            created_at=int(self.now().timestamp()),
            terms=replace(before.terms, after=before.header.table_id, board=None, challenge=None),
        )
        table = await self.open(header, events)
        table.evening = None if before.verdict is None else before.verdict.evening
        table.show_up(user)
        await table.do(play.once_all_agree)
        return table, True

    async def rematch_of(self, before: Table) -> Table | None:
        """Return the open table of the next game for the same people, or None."""
        key = self.open_tables.after(before.header.table_id)
        return None if key is None else await self.find(key)

    async def open(self, header: Header, events: Sequence[Event]) -> Table:
        """Store a new table with its first events, and keep it in memory."""
        await self._journal.create(header, events)
        entries = (Entry(1, tuple(events), header.created_at),)
        page = StoredTable(header, entries, None, is_open=True)
        opened = BroughtBack(page, table_state(rules_at_first(header), header, entries))
        table = self._seat(self._built(opened))
        table.is_asked_for = True
        return table

    async def find(self, table_id: str) -> Table | None:
        """Return the table for a person, from memory or from its journal.

        Return None if there never was one, or if it ``is_thinned``. A deal of the day whose day is
        over is closed here.
        """
        table = await self._find(table_id)
        if table is not None:
            table.used, table.is_asked_for = self.now(), True
            day = table.terms.day
            if day is not None and self.now().timestamp() >= closes(day):
                await table.close(CloseReason.IDLE)
        return table

    async def close_lobbies(self, channel_id: int) -> None:
        """Close the lobbies of a deleted channel. Their messages were deleted with the channel."""
        for table_id in self.open_tables.in_channel(channel_id):
            table = await self._find(table_id)
            if table is not None and table.roster.status is Status.LOBBY and table.halt is None:
                await table.show_at(TAKEN_DOWN)
                await table.close(CloseReason.IDLE)

    async def tables_of(self, user: int, channel_id: int) -> list[Table]:
        """Return the open tables of this person, starting with the table they most likely mean.

        Tables in this channel come first, then tables at which the person may act, then those with
        the latest change. Practice tables come last.
        """
        tables = [await self.find(table_id) for table_id in self.of_user(user, channel_id)]
        own = [table for table in tables if table and table.roster.seat_of(user) is not None]

        def order(table: Table) -> tuple[bool, bool, bool, float]:
            elsewhere = table.header.channel_id != channel_id
            idle = table.roster.seat_of(user) not in table.acting()
            return table.terms.practice, elsewhere, idle, -table.touched.timestamp()

        return sorted(own, key=order)

    async def _find(self, table_id: str) -> Table | None:
        if table_id in self._tables:
            return self._tables[table_id]
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._tables:
                    await self._load(table_id)
        finally:
            # Waiting tasks keep their own reference to the lock. So ids don't pile up here.
            self._loading.pop(table_id, None)
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> None:
        brought = await bring_back(self._journal, table_id)
        if brought is None:
            return
        state = brought.table_state
        if state.terms.clock.kind is ClockKind.SLOW:
            await self.meet(state.roster.users)
        table = self._built(brought)
        self._unloaded.compare(table)
        version = table.version
        if self._unreachable_since(table) is None:
            await self._resume(table)
        table.is_calm = table.is_calm and table.version == version
        is_closed = table.roster.status is Status.CLOSED
        if is_closed:
            table.verdict = await self._journal.verdict(table_id)
        self._seat(table)
        if not is_closed or table.halt is not None:
            self._changed(table)

    async def is_thinned(self, table_id: str) -> bool:
        """Return whether this table closed so long ago that its moves have been deleted."""
        page = await self._journal.load_latest(table_id)
        return page is not None and page.is_thinned

    def unload_closed(self, user: int | None) -> None:
        """Unload closed tables that name this person, so that their journals are read again.

        With None, unload all.
        """
        for key, table in list(self._tables.items()):
            roster = table.roster
            gone = (left for _, left in roster.gone)
            named = {who.user for who in (*roster.sitters, *roster.waiting, *gone)}
            if roster.status is Status.CLOSED and user in (None, roster.host, *named):
                self._leave(key)

    def unload_server(self, guild_id: int) -> None:
        """Unload all tables of a server that the bot has left. They stay stored."""
        for key, table in list(self._tables.items()):
            if table.header.guild_id == guild_id:
                table.rests = True
                self._leave(key)
                self.index_rows.forget(key)
        for key in self.in_server(guild_id):
            self._unloaded.drop(key)
        self.open_tables.unload_server(guild_id)

    async def know(self) -> int:
        """Learn of every open table after a start, without loading any. Return their number."""
        return await self._restart.know(alive=await self._journal.last_beat())

    def read(self, lost: ReportById) -> AsyncIterator[Table]:
        """Load the tables that cannot wait until a person asks for them (engine.live.restart)."""
        return self._restart.read(self._bring, self._changed, lost)

    async def restore(self, lost: ReportById) -> list[Table]:
        """Learn of all open tables, and load and return those that cannot wait."""
        await self.know()
        return [table async for table in self.read(lost)]

    async def restore_server(self, guild_id: int, since: int, lost: ReportById) -> int:
        """Restore the tables of a server from which the bot was away ``since`` (Unix seconds).

        Return the number of its open tables.
        """
        count = await self._restart.know(guild_id, since)
        async for _ in self.read(lost):
            pass
        return count

    def rest(self, running: Sequence[Outage]) -> None:
        """Let tables rest that people cannot reach in these outages, which aren't over."""
        self._running = running
        for table in self._tables.values():
            self._let_rest(table)

    async def remember(self, outages: Iterable[Outage]) -> None:
        """Store these outages, so that their time is given back even after a restart."""
        for outage in outages:
            await self._journal.note_outage(outage)
        self._unloaded.learn(*await self._journal.outages())

    async def go_on(self, lost: ReportById) -> bool:
        """Continue at tables that people can reach again. Return False if one of them failed."""
        for key, table in tuple(self._tables.items()):
            if table.rests and self._unreachable_since(table) is None:
                with reporting(lost, key):
                    await table.go_on(self._unloaded.outages_of(table.header.guild_id))
        tables = self._tables.values()
        return not any(other.rests and self._unreachable_since(other) is None for other in tables)

    def read_again(self, table_ids: Iterable[str]) -> None:
        """Queue these tables again, because they could not be loaded."""
        self._restart.read_again(table_ids)

    async def settle(self, channel_id: int, user: int | None = None) -> None:
        """While tables are being restored, load the tables of this channel and person first."""
        for table_id in self.open_tables.expected_in(channel_id, user):
            await self.find(table_id)

    async def sweep(self, lost: ReportById) -> None:
        """Close idle lobbies and deserted tables, and unload tables that no one needs.

        Also note that the bot is running, and which servers are away.
        """
        now = self.now()
        await self._unloaded.look()
        await close_idle(tuple(self._tables.values()), self._timeouts, now, lost)
        with reporting(lost, ""):
            # After a restart no one knows since when a server was away, so that is stored here.
            # Outages of all servers are stored while they last.
            away = [outage for outage in self._running if outage.guild_id]
            if away:
                await self.remember(outage._replace(ended=now.timestamp()) for outage in away)
            await self._journal.beat()
            await self.index_rows.write(at_once=True)
        for table in tuple(self._tables.values()):
            if is_unneeded(table, self._timeouts, now):
                self._put_away(table)

    def stop(self) -> None:
        """From now on, load a table only if someone asks for it."""
        self._unloaded.stop()

    async def _bring(self, table_id: str) -> Table | None:
        before = self._tables.get(table_id)
        if before is not None:  # someone clicked before the length of the outage was known
            await self._resume(before)
        return before or await self._find(table_id)

    async def _resume(self, table: Table) -> None:
        with suppress(Stale, Frozen):
            await table.resume(self._unloaded.outages_of(table.header.guild_id))

    def _put_away(self, table: Table) -> None:
        """Unload a table if its index row is up to date."""
        key, mark = table.header.table_id, table.noted
        if table.roster.status is not Status.CLOSED:
            if mark is None or not self.index_rows.is_written(table):
                return
            self._unloaded.put(mark, table.header.guild_id)
        self._leave(key)

    def _leave(self, table_id: str) -> None:
        table = self._tables.pop(table_id)
        for forget in self.leaving:
            forget(table)

    async def _load_due(self, table_id: str) -> None:
        """Load a table that continues on its own, or closes, about now."""
        try:
            await self._find(table_id)
        except Exception as fault:  # noqa: BLE001  no one else would hear of it
            self.lost(table_id, fault)
            self._unloaded.wake_at(table_id, self.now().timestamp() + RETRY)

    def _built(self, brought: BroughtBack) -> Table:
        table = Table(brought, self._journal, self.now, self._timing)
        board = _shared_board(table)
        if board is not None:
            key = table.header.table_id
            table.others_play = lambda: bool(self.open_tables.others_of(board, key))
        return table

    def _unreachable_since(self, table: Table) -> float | None:
        """Return the time since which people cannot reach this table, or None if they can."""
        outages = (outage for outage in self._running if outage.concerns(table.header.guild_id))
        return min((outage.began for outage in outages), default=None)

    def _let_rest(self, table: Table) -> None:
        since = self._unreachable_since(table)
        if since is not None and not table.rests:
            table.rest(since)

    def _seat(self, table: Table) -> Table:
        table.watchers.append(self._changed)
        self._let_rest(table)
        self._tables[table.header.table_id] = table
        self._unloaded.drop(table.header.table_id)
        self._note(table)
        self.index_rows.note(table)
        return table

    def _note(self, table: Table) -> None:
        """Record how a table is now. If it opens or closes, other tables that play its board may
        have to hide or show their cards.
        """
        key, board = table.header.table_id, _shared_board(table)
        was_open = self.open_tables.is_known(key)
        self.open_tables.note(table)
        if board is None or was_open == self.open_tables.is_known(key):
            return
        for other_table in tuple(self._tables.values()):
            if other_table is not table and _shared_board(other_table) == board:
                self._tell(other_table)
        for other in self.open_tables.others_of(board, key):
            if other not in self._tables:
                self._unloaded.wake_at(other, self.now().timestamp())

    def _changed(self, table: Table) -> None:
        self._note(table)
        self.index_rows.note(table)
        self._tell(table)

    def _tell(self, table: Table) -> None:
        of_halted = self.of_halted if table.halt is not None else []
        of_closed = self.of_closed if table.roster.status is Status.CLOSED else []
        for watcher in (*of_halted, *self.watchers, *of_closed):
            watcher(table)


def _shared_board(table: Table) -> str | None:
    """Return the board that a table plays in its channel, which other tables may play, too.

    Return None without one.
    """
    board, alone = table.terms.board, table.terms.practice
    return None if board is None or alone else board.board_id


def _rules(game_name: str, options: Mapping[str, object]) -> Game:
    """Return the game with the standard rules, changed by these options. Raises WrongOption."""
    return game(game_name, read_options(REGISTRY[game_name], options))


def _new_id() -> str:
    return secrets.token_hex(5)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


async def _known_to_all(users: Collection[int]) -> None:
    """Do nothing, because nothing has to be loaded for these people."""


def _raise(table_id: str, fault: Exception) -> None:
    raise fault
