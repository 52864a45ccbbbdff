"""Practice tables: one person, one deal, nobody's business."""

from datetime import timedelta

from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import Timeouts
from engine.moves import Draw
from engine.phase import Phase
from engine.table.roster import CloseReason, Status
from tests.engine.live.ledger import (
    ANN,
    BEN,
    Ledger,
    Watch,
    everything,
    game_of,
    name,
    nothing_is_lost,
    registry_over,
    seen,
)

SEED = bytes(range(32))
CHANNEL = 20


async def practised(registry: TableRegistry, game: str = "contract", user: int = ANN) -> Table:
    return await registry.practise(
        guild_id=1,
        channel_id=CHANNEL,
        user=user,
        name=name(user),
        game_name=game,
        computers=2,
        seed=SEED,
    )


async def test_it_is_dealt_at_once_from_the_seed_that_is_given() -> None:
    registry = registry_over(Ledger())
    one, other = await practised(registry, user=ANN), await practised(registry, user=BEN)
    assert one.roster.status is Status.PLAYING
    assert one.phase is Phase.DRAW
    assert everything(one) == everything(other)
    assert one.terms.practice
    assert not one.terms.rated
    assert [sitter.user for sitter in one.roster.sitters] == [ANN, None, None]


async def test_the_channel_does_not_see_it_and_real_tables_come_first() -> None:
    registry = registry_over(Ledger())
    real = await game_of(registry, ANN, BEN, computers=1)
    practice = await practised(registry)
    real_key, practice_key = real.header.table_id, practice.header.table_id
    assert registry.in_channel(real.header.channel_id) == [real_key]
    assert registry.of_user(ANN) == [real_key, practice_key]
    assert registry.of_user(ANN, CHANNEL) == [real_key, practice_key]


async def test_another_one_ends_the_one_before_but_not_that_of_others() -> None:
    registry = registry_over(Ledger())
    first, bens = await practised(registry), await practised(registry, user=BEN)
    second = await practised(registry, "dummy")
    assert first.roster.status is Status.CLOSED
    assert bens.roster.status is second.roster.status is Status.PLAYING


async def test_nothing_has_an_end_even_a_may_i_window() -> None:
    registry = registry_over(Ledger())
    table = await practised(registry)
    await table.play_seat(seen(table).turn, Draw(), table.version)
    assert table.phase is Phase.MAY_I
    assert table.deadline is None


async def test_one_that_is_left_alone_is_closed_after_a_while() -> None:
    ledger, watch = Ledger(), Watch()
    registry = registry_over(ledger, watch)
    table = await practised(registry)
    watch.wait(minutes=Timeouts().deserted / timedelta(minutes=1) - 1)
    await registry.sweep(nothing_is_lost)
    assert table.roster.status is Status.PLAYING
    assert await registry.find(table.header.table_id) is table
    watch.wait(minutes=2)
    await registry.sweep(nothing_is_lost)
    assert table.roster.closed_because is CloseReason.IDLE
