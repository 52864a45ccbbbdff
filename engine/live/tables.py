"""All tables of this process: how new ones are opened, and old ones found, brought back from their
journals and let go again."""

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
from datetime import datetime, timedelta

from engine.computer.strength import Strength, style_of_now
from engine.errors import Stale
from engine.events import Event
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.live.archive import unhurried
from engine.live.faults import Frozen, ReportById, reporting
from engine.live.index_rows import IndexRows, closing
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
from engine.table.lobby import open_lobby, rematch
from engine.table.play import begin
from engine.table.record import TAKEN_DOWN, Entry, Header, Outage, StoredTable
from engine.table.replay import Replay, branch, copied
from engine.table.roster import CloseReason, Sitter, Status
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import NO_CLOCK, Board, ClockKind, Terms

_SOON, _HOUR = timedelta(minutes=5), timedelta(hours=1)
"""A table that goes on by itself before this is over stays in memory; where people were lately also
one that closes within an hour."""


class TableRegistry:
    """The tables of this process.

    ``watchers`` are called after every stored change of any table, and when one has been read:
    before them ``of_halted`` if the table is halted, after them ``of_closed`` if it is closed.
    ``leaving`` are called when one leaves memory; ``meet`` before one with slow turns is in memory,
    with the people (user ids) who sit there. ``lost`` is told of tables that could not be read when
    their time had come.

    ``of_user``, ``stopped_of``, ``in_channel`` and ``in_server`` find open ones, of which
    ``open_tables`` knows more. ``openings`` says who may have one more.
    """

    def __init__(self, journal: Journal, now: Now, timing: TableTiming, timeouts: Timeouts) -> None:
        self.watchers: list[Callable[[Table], None]] = []
        self.of_halted: list[Callable[[Table], None]] = []
        self.of_closed: list[Callable[[Table], None]] = []
        self._journal, self.now, self._timing, self._timeouts = journal, now, timing, timeouts
        self._tables: dict[str, Table] = {}
        self.open_tables = OpenTables()
        self.openings = Openings(self.open_tables, Room())
        self.of_user, self.stopped_of = self.open_tables.of_user, self.open_tables.stopped_of
        self.in_channel = self.open_tables.in_channel
        self.in_server = self.open_tables.in_server
        self._loading: dict[str, asyncio.Lock] = {}
        self.index_rows = IndexRows(journal, timeouts)
        self.leaving: list[Callable[[Table], None]] = []
        self.lost: ReportById = _raise
        self.meet: Callable[[Collection[int]], Awaitable[None]] = _known_to_all
        self._unloaded = Unloaded(now, self._come_due)
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
        computers: int,
        strength: Strength = Strength.MEDIUM,
        terms: Terms = NO_CLOCK,
        guests: Sequence[Sitter] = (),
        luck: bytes | None = None,
    ) -> Table:
        """Open a lobby with computers of this strength, and seats kept for these guests. ``luck``:
        what the cards follow from where the terms name a board.

        Raises WrongOption, or IllegalMove if there are too many computers and guests, or too many
        tables already (engine.live.open_tables).
        """
        self.openings.check(host, channel_id)
        rules = _rules(game_name, options)
        seats = terms.seats(rules.seats)
        events = open_lobby(host, host_name, computers, seats, guests, strength)
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
        """Deal this shuffle at once to one person and computers, under the standard rules.

        What this person has practised until now is over. The computers play plainly: by those the
        shuffles of the lessons were chosen.
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

        They sit down and are dealt their cards in one transaction, which is their one try. The deal
        is a step without their name. Raises AlreadyTried.
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
        """Of a new table in this server and channel, with its host by user id and name."""
        return Header(
            _new_id(),
            *where,
            rules.name,
            write_options(rules.options),  # not the name of a preset, which may change
            *host,
            seed,
            int(self.now().timestamp()),
            terms,
        )

    def of_day(self, day: int, game_name: str) -> list[Table]:
        """The tables in memory at which a deal of the day is or was played."""
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
        """Have this person play on from a move of a finished game, in this seat and to the end of
        the deal, against computers in the others, which are ``called`` so by seat. ``medium``: what
        it is worth there, to be told at the end.

        Raises IllegalMove where that cannot be done (``branch``), or if they do it at too
        many tables already.
        """
        begun = replace(branch(replay, place, seat), medium=medium)
        self.openings.check_branch(user)
        style = style_of_now(Strength.MEDIUM)
        sitters = [
            Sitter(user, name) if at == seat else Sitter(None, one, style)
            for at, one in enumerate(called)
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
        """The lobby for another game with the same people and rules, and whether it is new.

        Those who waited for it have a seat as far as there is room. None is kept for those (user
        ids) ``without`` whom whoever opens it plays.

        Whoever asks first is its host, whoever asks later takes the seat that is kept. Raises
        IllegalMove for people who did not play to the end, or who have too many tables, or if that
        lobby has begun. It does not count among the lobbies of its host and channel. The first deal
        is dealt once all agree.
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
            terms=replace(before.terms, after=before.header.table_id, board=None),
        )
        table = await self.open(header, events)
        table.evening = None if before.verdict is None else before.verdict.evening
        table.show_up(user)
        await table.do(play.once_all_agree)
        return table, True

    async def rematch_of(self, before: Table) -> Table | None:
        """The open table with another game for the same people; None if nobody has opened one."""
        key = self.open_tables.after(before.header.table_id)
        return None if key is None else await self.find(key)

    async def open(self, header: Header, events: Sequence[Event]) -> Table:
        """Store a new table with its first events, and have it in memory."""
        await self._journal.create(header, events)
        entries = (Entry(1, tuple(events), header.created_at),)
        page = StoredTable(header, entries, None, is_open=True)
        opened = BroughtBack(page, table_state(rules_at_first(header), header, entries))
        table = self._seat(self._built(opened))
        table.is_asked_for = True
        return table

    async def find(self, table_id: str) -> Table | None:
        """The table somebody asks for, from the journal if it is not in memory; None if there never
        was one, or if it ``is_thinned``. A day that is over is over at once."""
        table = await self._find(table_id)
        if table is not None:
            table.used, table.is_asked_for = self.now(), True
            day = table.terms.day
            if day is not None and self.now().timestamp() >= closes(day):
                await table.close(CloseReason.IDLE)
        return table

    async def close_lobbies(self, channel_id: int) -> None:
        """Close the lobbies of a channel that was deleted, and their messages with it."""
        for table_id in self.open_tables.in_channel(channel_id):
            table = await self._find(table_id)
            if table is not None and table.roster.status is Status.LOBBY and table.halt is None:
                await table.show_at(TAKEN_DOWN)
                await table.close(CloseReason.IDLE)

    async def tables_of(self, user: int, channel_id: int) -> list[Table]:
        """Open tables at which this person sits, first the one that they mean if they name none: no
        practice, in this channel, where they are to act, where something happened last."""
        found = [await self.find(table_id) for table_id in self.of_user(user, channel_id)]
        mine = [table for table in found if table and table.roster.seat_of(user) is not None]

        def order(table: Table) -> tuple[bool, bool, bool, float]:
            elsewhere = table.header.channel_id != channel_id
            idle = table.roster.seat_of(user) not in table.acting()
            return table.terms.practice, elsewhere, idle, -table.touched.timestamp()

        return sorted(mine, key=order)

    async def _find(self, table_id: str) -> Table | None:
        if table_id in self._tables:
            return self._tables[table_id]
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self._tables:
                    await self._load(table_id)
        finally:
            # Whoever waits for it still has it; nobody can have ids by the thousand kept here.
            self._loading.pop(table_id, None)
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> None:
        brought = await bring_back(self._journal, table_id)
        if brought is None:
            return
        told = brought.table_state
        if told.terms.clock.kind is ClockKind.SLOW:
            await self.meet(told.roster.users)
        table = self._built(brought)
        self._unloaded.compare(table)
        version = table.version
        if self._rests_from(table) is None:
            await self._resume(table)
        table.is_calm = table.is_calm and table.version == version
        is_closed = table.roster.status is Status.CLOSED
        if is_closed:
            table.verdict = await self._journal.verdict(table_id)
        self._seat(table)
        if not is_closed or table.halt is not None:
            self._changed(table)

    async def is_thinned(self, table_id: str) -> bool:
        """Whether this table closed so long ago that its moves are not kept any more."""
        page = await self._journal.load_latest(table_id)
        return page is not None and page.is_thinned

    def let_go(self, user: int | None) -> None:
        """Keep no closed table in memory that names this person (None: whomever it names): the
        journal tells it anew."""
        for key, table in list(self._tables.items()):
            roster = table.roster
            gone = (left for _, left in roster.gone)
            named = {who.user for who in (*roster.sitters, *roster.waiting, *gone)}
            if roster.status is Status.CLOSED and user in (None, roster.host, *named):
                self._leave(key)

    def let_server_go(self, guild_id: int) -> None:
        """Let all tables of a server rest that the bot is no longer in. They stay stored."""
        for key, table in list(self._tables.items()):
            if table.header.guild_id == guild_id:
                table.rests = True
                self._leave(key)
                self.index_rows.forget(key)
        for key in self.in_server(guild_id):
            self._unloaded.drop(key)
        self.open_tables.let_server_go(guild_id)

    async def know(self) -> int:
        """After a start: learn of every open table, without reading it. Returns how many."""
        return await self._restart.know(alive=await self._journal.last_beat())

    def read(self, lost: ReportById) -> AsyncIterator[Table]:
        """Bring back what cannot wait until somebody asks for it (engine.live.restart)."""
        return self._restart.read(self._bring, self._changed, lost)

    async def restore(self, lost: ReportById) -> list[Table]:
        """Both: the tables that were brought back."""
        await self.know()
        return [table async for table in self.read(lost)]

    async def restore_server(self, guild_id: int, since: int, lost: ReportById) -> int:
        """The same for one server, in which the bot was not ``since`` then (Unix seconds). Returns
        how many tables there are."""
        count = await self._restart.know(guild_id, since)
        async for _ in self.read(lost):
            pass
        return count

    def rest(self, running: Sequence[Outage]) -> None:
        """Let the tables rest that people cannot reach in these outages, which are not over."""
        self._running = running
        for table in self._tables.values():
            self._let_rest(table)

    async def remember(self, outages: Iterable[Outage]) -> None:
        """Store these times, which are given back also if a restart comes first."""
        for outage in outages:
            await self._journal.note_outage(outage)
        self._unloaded.learn(*await self._journal.outages())

    async def go_on(self, lost: ReportById) -> bool:
        """Continue at tables that people can reach again. Returns False if that failed at any."""
        for key, table in tuple(self._tables.items()):
            if table.rests and self._rests_from(table) is None:
                with reporting(lost, key):
                    await table.go_on(self._unloaded.outages_of(table.header.guild_id))
        tables = self._tables.values()
        return not any(one.rests and self._rests_from(one) is None for one in tables)

    def read_again(self, table_ids: Iterable[str]) -> None:
        """Bring these tables back, which could not be read, with what is still to be read."""
        self._restart.read_again(table_ids)

    async def settle(self, channel_id: int, user: int | None = None) -> None:
        """While tables are being brought back, those of this channel and person come at once."""
        for table_id in self.open_tables.expected_in(channel_id, user):
            await self.find(table_id)

    async def sweep(self, lost: ReportById) -> None:
        """Close idle lobbies and deserted tables, and let tables leave memory that nobody needs. It
        is noted that the bot is running, and which servers are away."""
        now = self.now()
        await self._unloaded.look()
        await _close_idle(tuple(self._tables.values()), self._timeouts, now, lost)
        with reporting(lost, ""):
            # A restart does not know how long a server was away. The watch stores other outages.
            away = [one for one in self._running if one.guild_id]
            if away:
                await self.remember(one._replace(ended=now.timestamp()) for one in away)
            await self._journal.beat()
            await self.index_rows.write(at_once=True)
        for table in tuple(self._tables.values()):
            if _is_unneeded(table, self._timeouts, now):
                self._put_away(table)

    def stop(self) -> None:
        """Load nothing by itself any more."""
        self._unloaded.stop()

    async def _bring(self, table_id: str) -> Table | None:
        before = self._tables.get(table_id)
        if before is not None:  # somebody has clicked before it was known how long nobody could
            await self._resume(before)
        return before or await self._find(table_id)

    async def _resume(self, table: Table) -> None:
        with suppress(Stale, Frozen):
            await table.resume(self._unloaded.outages_of(table.header.guild_id))

    def _put_away(self, table: Table) -> None:
        """Let a table leave memory, if it can be told without it how it stands."""
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

    async def _come_due(self, table_id: str) -> None:
        """A table goes on by itself, or closes, about now."""
        try:
            await self._find(table_id)
        except Exception as fault:  # noqa: BLE001  nobody else would hear of it
            self.lost(table_id, fault)
            self._unloaded.wake_at(table_id, self.now().timestamp() + RETRY)

    def _built(self, brought: BroughtBack) -> Table:
        table = Table(brought, self._journal, self.now, self._timing)
        board = _shared_board(table)
        if board is not None:
            key = table.header.table_id
            table.others_play = lambda: bool(self.open_tables.others_of(board, key))
        return table

    def _rests_from(self, table: Table) -> float | None:
        """Return the time since which people cannot reach this table, or None if they can."""
        here = (out for out in self._running if out.concerns(table.header.guild_id))
        return min((out.began for out in here), default=None)

    def _let_rest(self, table: Table) -> None:
        since = self._rests_from(table)
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
        """Know how a table is now. Where others play its cards, those are shown otherwise from the
        moment on at which it opens or closes."""
        key, board = table.header.table_id, _shared_board(table)
        was_open = self.open_tables.is_known(key)
        self.open_tables.note(table)
        if board is None or was_open == self.open_tables.is_known(key):
            return
        for one in tuple(self._tables.values()):
            if one is not table and _shared_board(one) == board:
                self._tell(one)
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
    """The board that a table plays in its channel, as others may."""
    board, alone = table.terms.board, table.terms.practice
    return None if board is None or alone else board.board_id


def _rules(game_name: str, options: Mapping[str, object]) -> Game:
    """The game under these house rules, otherwise under the standard ones. Raises WrongOption."""
    return game(game_name, read_options(REGISTRY[game_name], options))


def _new_id() -> str:
    return secrets.token_hex(5)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


async def _known_to_all(users: Collection[int]) -> None:
    """Nothing of these people has to be read."""


def _raise(table_id: str, fault: Exception) -> None:
    raise fault


async def _close_idle(
    tables: Iterable[Table], timeouts: Timeouts, now: datetime, lost: ReportById
) -> None:
    """Close idle lobbies, deserted tables and those that have stood still for too long."""
    for table in tables:
        end = closing(table, timeouts)
        if end is not None and now > end[0] and not table.rests:
            with reporting(lost, table.header.table_id):
                await table.close(end[1])


def _is_unneeded(table: Table, timeouts: Timeouts, now: datetime) -> bool:
    """Whether nobody has done or asked for anything lately, and nothing happens there soon."""
    used = timeouts.table if table.is_asked_for else timeouts.unasked
    if table.rests or now - table.used <= used:
        return False
    if table.roster.status is Status.CLOSED and table.is_veiled:
        return False  # its end is shown when the others have played, too
    if table.halt is not None and table.roster.status is not Status.CLOSED:
        return False  # whoever reads it again tries again what has stopped it
    end, deadline = closing(table, timeouts), table.deadline
    if end is not None and end[0] - now < (_HOUR if table.is_asked_for else _SOON):
        return False
    return deadline is None or deadline - now > _SOON
