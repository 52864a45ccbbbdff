"""Games really played, from the lobby to the last card, by computers in the places of people."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from types import MappingProxyType

from data.database.database import Database
from data.journal.boards import Boards, StoredBoard
from data.journal.store import Store
from engine.analysis.players import choose
from engine.games.registry import REGISTRY
from engine.games.registry import game as rules_of
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming, Timeouts
from engine.options import read_options, rules_hash, write_options
from engine.phase import Phase
from engine.table import play
from engine.table.absence import time_out
from engine.table.boards import BoardSetup, board_setup, people_of, played_in
from engine.table.lobby import join, open_lobby
from engine.table.play import play_seat
from engine.table.record import RULES_REVISION, Header
from engine.table.replay import Replay, replay_of
from engine.table.roster import Status
from engine.table.terms import NO_CLOCK, Terms
from tests.data.evenings import HERE

SHORT: Mapping[str, object] = {"end": {"mode": "hands", "hands": 1}}
"""Basic Rummy of one deal."""


def house(game: str, options: Mapping[str, object], terms: Terms = NO_CLOCK) -> Terms:
    """The terms of a table in a server that starts with these rules."""
    chosen = read_options(REGISTRY[game], options)
    return replace(terms, house=rules_hash(game, RULES_REVISION, chosen))


class Club:
    """A registry over a real store, with a clock that moves a second a move.

    Its tables are of one channel; their ids begin with ``ids``.
    """

    def __init__(
        self,
        database: Database,
        begin: int,
        guild_id: int = HERE,
        channel_id: int = 20,
        ids: str = "club",
    ) -> None:
        self.now = begin
        self.guild_id, self._channel_id, self._ids = guild_id, channel_id, ids
        self.games = 0
        self.store = Store(database, lambda: self.now)
        self.registry = TableRegistry(self.store, self._moment, TableTiming(), Timeouts())

    def _moment(self) -> datetime:
        return datetime.fromtimestamp(self.now, UTC)

    async def played(
        self,
        *people: int,
        game: str = "basic",
        options: Mapping[str, object] = SHORT,
        computers: int = 0,
        terms: Terms | None = None,
        leaves: int | None = None,
        late: int | None = None,
        seed: int | None = None,
    ) -> str:
        """A game to its end; the id of its table. ``seed``: of its shuffles, else its number.

        After a few moves ``leaves`` gives up their seat; the first time that it is their turn
        ``late`` runs out of time.
        """
        table = await self._opened(people, game, options, computers, terms, seed)
        return await self.to_its_end(table, leaves, late)

    async def to_its_end(
        self, table: Table, leaves: int | None = None, late: int | None = None
    ) -> str:
        """The same of a game that has begun."""
        while table.roster.status is not Status.CLOSED:
            self.now += 1
            if leaves is not None and table.version > 10:
                await table.leave(leaves)
                leaves = None
            elif late is not None and table.deadline and self._turn(table) == late:
                await table.do(time_out, table.deadline.timestamp())
                late = None
            else:
                await self._move(table)
        return table.header.table_id

    async def begun(
        self,
        *people: int,
        game: str,
        is_enough: Callable[[Table], bool],
        options: Mapping[str, object] = MappingProxyType({}),
        terms: Terms | None = None,
    ) -> str:
        """A game that goes on, once it has come as far; the id of its table."""
        table = await self._opened(people, game, options, 0, terms, None)
        while not is_enough(table):
            self.now += 1
            await self._move(table)
        return table.header.table_id

    async def _opened(
        self,
        people: Sequence[int],
        game: str,
        options: Mapping[str, object],
        computers: int,
        terms: Terms | None,
        seed: int | None,
    ) -> Table:
        """A table at which these people have begun."""
        self.games += 1
        chosen = read_options(REGISTRY[game], options)
        header = Header(
            table_id=f"{self._ids}{self.games:02}",
            guild_id=self.guild_id,
            channel_id=self._channel_id,
            game=game,
            options=write_options(chosen),
            host=people[0],
            host_name=f"player {people[0]}",
            # The same shuffles in every run: the moves follow from them.
            seed=(seed or self.games).to_bytes(32),
            created_at=self.now,
            terms=terms or house(game, options),
        )
        seats = rules_of(game, chosen).seats
        await self.store.create(header, open_lobby(people[0], header.host_name, computers, seats))
        table = await self.registry.find(header.table_id)
        assert table is not None
        for user in people[1:]:
            await table.do(join, user, f"player {user}")
        await table.do(play.begin, people[0])
        return table

    def _turn(self, table: Table) -> int | None:
        state = table.view(None).seen
        return table.roster.sitters[state.turn].user

    async def _move(self, table: Table) -> None:
        if table.phase is Phase.OVER:
            await table.next_deal(None)
            return
        mine = table.observation(min(table.acting()))
        assert mine is not None
        await table.do_at(table.version, play_seat, mine.seat, choose(mine))


async def replayed(club: Club, table_id: str) -> Replay:
    page = await club.store.load(table_id)
    assert page is not None
    return replay_of(page.header, page.entries)


async def given(club: Club, table_id: str, number: int = 0) -> BoardSetup:
    """The board of a deal of a finished game, kept."""
    replay = await replayed(club, table_id)
    made = board_setup(replay, number)
    await Boards(club.store._database, lambda: club.now).keep(
        StoredBoard(made.board, club.guild_id, replay.header.game, made.options, made.luck),
        [(table_id, *played_in(replay, number))] if made.is_same else (),
        people_of(replay, number),
        club.now,
    )
    return made


async def again(
    club: Club, made: BoardSetup, game: str, *people: int, leaves: int | None = None
) -> str:
    """The board, played at another table; the id of that."""
    return await club.played(
        *people,
        game=game,
        options=made.options,
        terms=Terms(rated=False, board=made.board),
        seed=int.from_bytes(made.luck),
        leaves=leaves,
    )
