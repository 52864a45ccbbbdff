"""Practice tables: one person, one deal, nobody's business."""

from datetime import timedelta

from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import Patience
from engine.moves import Draw
from engine.phase import Phase
from engine.table.sitting import CloseReason, Status
from tests.engine.live.ledger import (
    ANN,
    BEN,
    Ledger,
    Watch,
    everything,
    game_of,
    hall_over,
    name,
    nothing_is_lost,
    seen,
)

SEED = bytes(range(32))
CHANNEL = 20


async def practised(hall: TableRegistry, game: str = "contract", user: int = ANN) -> Table:
    return await hall.practise(
        guild_id=1,
        channel_id=CHANNEL,
        user=user,
        name=name(user),
        game_name=game,
        computers=2,
        seed=SEED,
    )


async def test_it_is_dealt_at_once_from_the_seed_that_is_given() -> None:
    hall = hall_over(Ledger())
    one, other = await practised(hall, user=ANN), await practised(hall, user=BEN)
    assert one.sitting.status is Status.PLAYING
    assert one.phase is Phase.DRAW
    assert everything(one) == everything(other)
    assert one.terms.practice
    assert not one.terms.rated
    assert [sitter.user for sitter in one.sitting.sitters] == [ANN, None, None]


async def test_the_channel_does_not_see_it_and_real_tables_come_first() -> None:
    hall = hall_over(Ledger())
    real = await game_of(hall, ANN, BEN, computers=1)
    practice = await practised(hall)
    real_key, practice_key = real.header.table_id, practice.header.table_id
    assert hall.in_channel(real.header.channel_id) == [real_key]
    assert hall.of_user(ANN) == [real_key, practice_key]
    assert hall.of_user(ANN, CHANNEL) == [real_key, practice_key]


async def test_another_one_ends_the_one_before_but_not_that_of_others() -> None:
    hall = hall_over(Ledger())
    first, bens = await practised(hall), await practised(hall, user=BEN)
    second = await practised(hall, "dummy")
    assert first.sitting.status is Status.CLOSED
    assert bens.sitting.status is second.sitting.status is Status.PLAYING


async def test_nothing_has_an_end_even_a_may_i_window() -> None:
    hall = hall_over(Ledger())
    table = await practised(hall)
    await table.play_seat(seen(table).turn, Draw(), table.version)
    assert table.phase is Phase.MAY_I
    assert table.deadline is None


async def test_one_that_is_left_alone_is_closed_after_a_while() -> None:
    ledger, watch = Ledger(), Watch()
    hall = hall_over(ledger, watch)
    table = await practised(hall)
    watch.wait(minutes=Patience().deserted / timedelta(minutes=1) - 1)
    await hall.sweep(nothing_is_lost)
    assert table.sitting.status is Status.PLAYING
    assert await hall.find(table.header.table_id) is table
    watch.wait(minutes=2)
    await hall.sweep(nothing_is_lost)
    assert table.sitting.closed_because is CloseReason.IDLE
