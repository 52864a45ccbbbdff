"""The first turns of a game: people open their hands, or do not come at all (UX Clock, May I)."""

from datetime import datetime, timedelta

from engine.live.table import LATELY, Table
from engine.live.timing import TableTiming
from engine.moves import Discard, Draw, Pass
from engine.phase import Phase
from engine.table.absence import time_out
from engine.table.play import begin, play_seat
from engine.table.table_events import BankSpent, TimedOut
from engine.table.terms import CLOCKS, NORMAL, Terms, slow
from tests.each import each
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Ledger,
    Watch,
    game_of,
    hand,
    lobby,
    nothing_is_lost,
    on_turn,
    registry_over,
    seen,
)

PACE = TableTiming(first_look=30)


async def begun(terms: Terms = Terms(NORMAL)) -> tuple[Table, Watch, Ledger]:  # noqa: B008  frozen
    watch = Watch()
    ledger = Ledger(now=watch)
    return (
        await game_of(registry_over(ledger, watch, PACE), ANN, BEN, CHI, terms=terms),
        watch,
        ledger,
    )


def left(table: Table, watch: Watch) -> float:
    """Seconds until the table goes on by itself."""
    assert table.deadline is not None
    return (table.deadline - watch()).total_seconds()


def others(table: Table) -> list[int]:
    return [user for user in (ANN, BEN, CHI) if user != on_turn(table)]


async def test_the_first_window_waits_until_hands_are_open() -> None:
    table, watch, _ = await begun()
    await table.play(on_turn(table), Draw())
    first, second = others(table)
    assert left(table, watch) == 30 + 15
    watch.wait(seconds=10)
    table.show_up(first)
    assert left(table, watch) == 35, "one is still expected"
    table.show_up(second)
    assert left(table, watch) == 15, "the window is a whole one from now on"


async def test_it_does_not_wait_for_ever_nor_longer_than_it_would() -> None:
    table, watch, _ = await begun()
    await table.play(on_turn(table), Draw())
    watch.wait(seconds=40)
    for user in others(table):
        table.show_up(user)
    assert left(table, watch) == 5


async def test_a_window_before_open_hands_is_as_short_as_ever() -> None:
    table, watch, _ = await begun()
    for user in (ANN, BEN, CHI):
        table.show_up(user)
    await table.play(on_turn(table), Draw())
    assert left(table, watch) == 15


async def test_only_the_first_window_of_a_game_waits() -> None:
    table, watch, _ = await begun()
    await table.play(on_turn(table), Draw())
    for seat in sorted(table.acting()):
        await table.do_at(table.version, play_seat, seat, Pass())
    mover = on_turn(table)
    await table.play(mover, Discard(hand(table, table.seat_of(mover))[0]))
    await table.play(on_turn(table), Draw())
    assert table.phase is Phase.MAY_I
    assert table.unseen, "somebody has still not come"
    assert left(table, watch) == 15


@each(("clock", "short"), [("quick", 20), ("normal", 20), ("relaxed", 40)])
async def test_who_never_came_has_a_short_turn(clock: str, short: int) -> None:
    table, watch, ledger = await begun(Terms(CLOCKS[clock]))
    seat, deadline = seen(table).turn, table.deadline
    assert left(table, watch) == short
    assert seat in table.view(None).waits.expected, "so that the table can say so"
    watch.wait(seconds=short)
    assert deadline is not None
    await table.do(time_out, deadline.timestamp())
    events = ledger.pages[table.header.table_id].entries[-1].events
    assert events == (TimedOut(seat),), "it has cost nothing of the bank"
    assert not any(isinstance(event, BankSpent) for event in events)


async def test_who_opens_their_hand_in_time_has_the_whole_turn() -> None:
    table, watch, _ = await begun()
    told: list[datetime | None] = []
    table.watchers.append(lambda now: told.append(now.deadline))
    watch.wait(seconds=19)
    table.show_up(on_turn(table))
    assert left(table, watch) == 60 + 120 - 19
    assert told == [table.deadline], "the clock and the channel hear of it"
    table.show_up(on_turn(table))
    assert len(told) == 1, "once"


async def test_who_plays_has_come() -> None:
    table, watch, _ = await begun()
    mover = on_turn(table)
    await table.play(mover, Draw())
    assert mover not in table.unseen
    for user in others(table):
        await table.play(user, Pass())
    assert left(table, watch) == 180


async def test_who_clicked_in_the_lobby_is_here_and_a_window_waits_for_their_hand() -> None:
    watch = Watch()
    registry = registry_over(Ledger(now=watch), watch, PACE)
    table = await lobby(registry, ANN, BEN, CHI, terms=Terms(NORMAL))
    table.show_up(BEN)
    watch.wait(seconds=LATELY)
    for user in (ANN, CHI):
        table.show_up(user)
    await table.do(begin, ANN)
    mover = on_turn(table)
    assert table.expected() == {table.seat_of(BEN)}
    assert left(table, watch) == (20 if mover == BEN else 180)
    await table.play(mover, Draw())
    assert left(table, watch) == 30 + 15, "nobody has looked at a hand yet"


async def test_a_slow_turn_is_never_short() -> None:
    table, watch, _ = await begun(Terms(slow(1)))
    assert left(table, watch) == timedelta(days=1).total_seconds()


async def test_after_a_restart_everybody_counts_as_there() -> None:
    table, watch, ledger = await begun()
    assert table.unseen == {ANN, BEN, CHI}
    [again] = await registry_over(ledger, watch, PACE).restore(nothing_is_lost)
    assert again.unseen == set()
    assert left(again, watch) == 180


async def test_where_nobody_is_expected_all_is_as_ever() -> None:
    watch = Watch()
    table = await game_of(registry_over(Ledger(), watch), ANN, BEN, CHI, terms=Terms(NORMAL))
    assert table.unseen == set()
    assert left(table, watch) == 180
