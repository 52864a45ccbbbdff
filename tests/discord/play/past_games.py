"""Games that computers have played to the end, as the bot's own storage keeps them."""

from datetime import UTC, datetime
from random import Random
from typing import Any

from engine.live.rehydrate import BroughtBack
from engine.live.table import Table
from engine.live.timing import TableTiming
from engine.table.lobby import add_salt
from engine.table.play import begin
from engine.table.record import Header, StoredTable
from engine.table.roster import Sitter
from engine.table.table_events import Closed, Sat
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import UNTIMED, Terms
from tests.discord.play.kit import SEED, Room
from tests.discord.play.shelf import Shelf
from tests.engine.live.ledger import Ledger
from tests.engine.played import play_on

GAME = "a1b2c3d4e5"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


async def finish(
    room: Room,
    store: Shelf,
    name: str = "dummy",
    *,
    table_id: str = GAME,
    seats: tuple[int | None, ...] = (0, 1),
    open_hands: bool = False,
    salts: tuple[str, ...] = (),
    most: int = 20_000,
    guild_id: int | None = None,
    wild: int | None = None,
    **options: Any,
) -> StoredTable:
    """A game of the room's people (None: a computer), from its lobby to its end, or ``most`` steps
    of it; what is stored of it."""
    sitters = [
        Sitter(None, "Ada")
        if who is None
        else Sitter(room.people[who].id, ["Ann", "Ben", "Chi", "Dao"][who])
        for who in seats
    ]
    header = Header(
        table_id=table_id,
        guild_id=guild_id or room.guild.id,
        channel_id=room.channel.id,
        game=name,
        options=options,
        host=sitters[0].user or 0,
        host_name=sitters[0].name,
        seed=SEED,
        created_at=1_767_225_600,
        terms=Terms(UNTIMED, open_hands=open_hands),
    )
    ledger = await _played(header, tuple(map(Sat, sitters)), salts, wild, most)
    *before, last = ledger.pages[table_id].entries
    await store.put(header, before)
    await store.append(
        table_id,
        last.version,
        last.events,
        closes=any(isinstance(event, Closed) for event in last.events),
        standings=ledger.standings,
    )
    stored = await store.load(table_id)
    assert stored is not None
    return stored


async def _played(
    header: Header, events: tuple[Sat, ...], salts: tuple[str, ...], wild: int | None, most: int
) -> Ledger:
    """The game in memory; what is asked for again is not played again."""
    key = (repr(header), salts, wild, most)
    if key not in _PLAYED:
        ledger = Ledger(now=lambda: NOON)
        await ledger.create(header, events)
        page = ledger.pages[header.table_id]
        brought = BroughtBack(page, table_state(rules_at_first(header), header, page.entries))
        table = Table(brought, ledger, lambda: NOON, TableTiming())
        for event, salt in zip(events, salts, strict=False):
            await table.do(add_salt, event.sitter.user or 0, salt)
        await table.do(begin, header.host)
        await play_on(table, None if wild is None else Random(wild), most=most)
        _PLAYED[key] = ledger
    return _PLAYED[key]


_PLAYED: dict[tuple[object, ...], Ledger] = {}
