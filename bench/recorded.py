"""Steps of real games: computers play them out in memory, in the places of people."""

from collections.abc import Sequence

from engine.computer import choose
from engine.events import Event
from engine.games.registry import REGISTRY
from engine.games.registry import game as rules_of
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.options import read_options
from engine.phase import Phase
from engine.table.lobby import join, open_lobby
from engine.table.play import begin, play_seat
from engine.table.record import Header
from engine.table.roster import Status
from tests.engine.live.ledger import Ledger, registry_over

Steps = Sequence[tuple[Event, ...]]
"""The events of each step of a table, from its lobby on."""

_GAMES = ("basic", "contract", "dummy")
_PLAYERS = 4


def header_of(table_id: str, game: str = "basic", guild_id: int = 1) -> Header:
    """A table as its lobby opens it; its shuffles follow from its name."""
    return Header(
        table_id=table_id,
        guild_id=guild_id,
        channel_id=2,
        game=game,
        options={},
        host=1,
        host_name="Player 1",
        seed=table_id.encode().ljust(32, b"-"),
        created_at=1_790_000_000,
    )


async def games_played() -> list[Steps]:
    """A game each of Basic, Contract and Dummy under their standard rules, with four people."""
    ledger = Ledger()
    registry = registry_over(ledger)
    for game in _GAMES:
        await _play(ledger, registry, header_of(game, game))
    return [[entry.events for entry in page.entries] for page in ledger.pages.values()]


async def _play(ledger: Ledger, registry: TableRegistry, header: Header) -> None:
    seats = rules_of(header.game, read_options(REGISTRY[header.game], {})).seats
    await ledger.create(header, open_lobby(1, header.host_name, 0, seats))
    table = await registry.find(header.table_id)
    assert table is not None
    for user in range(2, _PLAYERS + 1):
        await table.do(join, user, f"Player {user}")
    await table.do(begin, 1)
    while table.roster.status is not Status.CLOSED:
        await _move(table)


async def _move(table: Table) -> None:
    if table.phase is Phase.OVER:
        await table.next_deal(None)
        return
    mine = table.observation(min(table.acting()))
    assert mine is not None
    await table.do_at(table.version, play_seat, mine.seat, choose(mine))
