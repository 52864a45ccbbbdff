"""Standing orders at tables in play: given once, said at once (CONTRACT 4.2, UX May I?)."""

from dataclasses import replace

import pytest

from engine.errors import IllegalMove, Reason
from engine.events import AskedMayI, Passed, WindowOpened
from engine.moves import Discard, Draw, Pass, Take
from engine.phase import Phase
from engine.steps.may_i import Window
from engine.table.absence import be_back, pilot, time_out
from engine.table.roster import CloseReason
from engine.table.standing_orders import NO_ORDERS, Orders
from engine.table.terms import NORMAL, Terms
from tests.engine.live.book import House
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    Broken,
    game_of,
    hand,
    known,
    nothing_is_lost,
    on_turn,
    seen,
)
from tests.engine.live.windows import NEVER, any_of, settled, three, waiting


async def test_ux_may_i_an_order_asks_as_soon_as_the_window_opens() -> None:
    async with three() as (house, table):
        first, _ = waiting(table)
        await house.orders.give(table, first, any_of(table))
        upcard = seen(table).upcard
        await table.play(on_turn(table), Draw())
        await settled()
        held = hand(table, table.seat_of(first))
        assert (len(held), held[-2]) == (12, upcard)


async def test_ux_may_i_when_all_have_answered_the_window_closes_without_waiting() -> None:
    async with three() as (house, table):
        for user in waiting(table):
            await house.orders.give(table, user, NEVER)
        await table.play(on_turn(table), Draw())
        await settled()
        assert table.phase is Phase.PLAY
        assert table.deadline is None
        assert [len(hand(table, seat)) for seat in range(3)].count(10) == 2


async def test_who_has_no_order_is_waited_for() -> None:
    async with three() as (house, table):
        first, second = waiting(table)
        await house.orders.give(table, second, NEVER)
        await table.play(on_turn(table), Draw())
        await settled()
        assert table.phase is Phase.MAY_I
        assert table.acting() == {table.seat_of(first)}
        await table.play(first, Pass())
        assert table.phase is Phase.PLAY


async def test_an_order_for_other_cards_says_nothing_to_this_one() -> None:
    async with three() as (house, table):
        first, _ = waiting(table)
        other = (seen(table).upcard + 1) % 13
        await house.orders.give(table, first, Orders(ranks=frozenset({other})))
        await table.play(on_turn(table), Draw())
        await settled()
        assert table.seat_of(first) in table.acting()


async def test_contract_4_2_2_priority_is_by_seat_for_orders_too() -> None:
    async with three() as (house, table):
        first, second = waiting(table)
        for user in (second, first):
            await house.orders.give(table, user, any_of(table))
        await table.play(on_turn(table), Draw())
        await settled()
        assert len(hand(table, table.seat_of(first))) == 12
        assert len(hand(table, table.seat_of(second))) == 10


async def test_contract_4_2_4_the_next_upcard_is_answered_by_the_order_too() -> None:
    async with three(ANN, BEN, CHI, DAO) as (house, table):
        # With one discard there is no second upcard: a turn later there may be.
        await table.play(on_turn(table), Draw())
        for user in waiting(table):
            await table.play(user, Pass())
        mover = on_turn(table)
        seat = table.seat_of(mover)
        await table.play(mover, Discard(hand(table, seat)[0]))
        orders = dict.fromkeys(waiting(table), NEVER)
        taker = waiting(table)[0]
        orders[taker] = replace(any_of(table), never_this_deal=1)
        for user, said in orders.items():
            await house.orders.give(table, user, said)
        await table.play(on_turn(table), Draw())
        await settled()
        last = house.ledger.pages[table.header.table_id].entries[-5:]
        opened = [one for step in last for one in step.events if isinstance(one, WindowOpened)]
        assert len(opened) == 2
        assert table.phase is Phase.PLAY, "the second window was answered as well"
        assert len(hand(table, table.seat_of(taker))) == 12


async def test_an_order_in_an_open_window_holds_at_once() -> None:
    async with three() as (house, table):
        first, second = waiting(table)
        await table.play(on_turn(table), Draw())
        await house.orders.give(table, first, NEVER)
        await settled()
        assert known(table, 0).seen.recall(Window).passed == (table.seat_of(first),)
        await house.orders.give(table, second, any_of(table))
        await settled()
        assert len(hand(table, table.seat_of(second))) == 12


async def test_never_this_deal_ends_with_the_deal() -> None:
    async with three() as (house, table):
        for user in waiting(table):
            await house.orders.give(table, user, Orders(never_this_deal=2))
        await table.play(on_turn(table), Draw())
        await settled()
        assert table.phase is Phase.MAY_I


async def test_ux_settings_who_never_asks_by_habit_lets_every_card_go() -> None:
    async with three(house=House(never={ANN, BEN, CHI})) as (_, table):
        await table.play(on_turn(table), Draw())
        await settled()
        assert table.phase is Phase.PLAY


async def test_an_order_of_the_table_comes_before_the_habit() -> None:
    async with three(house=House(never={ANN, BEN, CHI})) as (house, table):
        first, second = waiting(table)
        await house.orders.give(table, first, Orders(each_time=True))
        await house.orders.give(table, second, any_of(table))
        await table.play(on_turn(table), Draw())
        await settled()
        assert table.acting() == {table.seat_of(first)}, "here they want to be asked"
        await table.play(first, Pass())
        assert len(hand(table, table.seat_of(second))) == 12


async def test_what_is_stored_of_an_answer_is_what_is_stored_of_a_click() -> None:
    async with three() as (house, table):
        first, second = waiting(table)
        await house.orders.give(table, first, NEVER)
        await house.orders.give(table, second, any_of(table))
        await table.play(on_turn(table), Draw())
        await settled()
        steps = house.ledger.pages[table.header.table_id].entries[-2:]
        assert [step.events[0] for step in steps] == [
            Passed(table.seat_of(first)),
            AskedMayI(table.seat_of(second)),
        ]
        for user in (None, ANN, BEN, CHI):
            assert "Orders" not in repr(table.view(user))


async def test_orders_come_back_with_their_table() -> None:
    async with three() as (house, table):
        first, second = waiting(table)
        await house.orders.give(table, first, NEVER)
        await table.play(on_turn(table), Draw())
        house.orders.stop()
        again = House(ledger=house.ledger, book=house.book)
        [restored] = await again.registry.restore(nothing_is_lost)
        await settled()
        assert known(restored, 0).seen.recall(Window).passed == (restored.seat_of(first),)
        assert await again.orders.of(restored, first) == NEVER
        assert await again.orders.of(restored, second) == NO_ORDERS
        again.orders.stop()


async def test_orders_are_those_of_one_table() -> None:
    async with three() as (house, table):
        other = await game_of(house.registry, ANN, BEN, CHI)
        for user in (ANN, BEN, CHI):
            await house.orders.give(table, user, NEVER)
        await other.play(on_turn(other), Draw())
        await settled()
        assert other.phase is Phase.MAY_I


async def test_only_who_sits_at_an_open_table_gives_orders() -> None:
    async with three() as (house, table):
        with pytest.raises(IllegalMove) as refused:
            await house.orders.give(table, DAO, NEVER)
        assert refused.value.reason is Reason.NOT_SEATED
        await table.close(CloseReason.IDLE)
        with pytest.raises(IllegalMove) as refused:
            await house.orders.give(table, ANN, NEVER)
        assert refused.value.reason is Reason.TABLE_CLOSED
        assert house.book.kept == {}
        assert await house.orders.of(table, ANN) == NO_ORDERS


async def test_a_computer_that_took_a_seat_over_has_no_orders() -> None:
    async with three(ANN, BEN, CHI, DAO) as (house, table):
        leaver = waiting(table)[0]
        seat = table.seat_of(leaver)
        await house.orders.give(table, leaver, NEVER)
        await table.leave(leaver)
        await table.play(on_turn(table), Draw())
        await settled()
        assert seat in table.acting()


async def test_whoever_ran_out_of_time_has_no_answer_until_they_are_back() -> None:
    """A click would tell everybody that they are back, and an order must look like one."""
    house = House()
    table = await game_of(house.registry, ANN, BEN, CHI, terms=Terms(NORMAL))
    seat = seen(table).turn
    late = on_turn(table)
    await table.do(time_out, table.deadline.timestamp())
    await table.do_at(table.version, pilot, seat, Take())
    await table.do_at(table.version, pilot, seat, Discard(hand(table, seat)[0]))
    after = on_turn(table)
    await table.play(after, Take())
    await table.play(after, Discard(hand(table, table.seat_of(after))[0]))
    for user in waiting(table):
        await house.orders.give(table, user, NEVER)
    await table.play(on_turn(table), Draw())
    await settled()
    assert table.waited_for() == {seat}
    await table.do(be_back, late)
    await settled()
    assert table.phase is Phase.PLAY
    house.orders.stop()
    assert house.reported == []


async def test_a_reading_that_fails_is_reported_and_tried_again() -> None:
    house = House()
    table = await game_of(house.registry, ANN, BEN, CHI)
    for user in waiting(table):
        house.book.kept[table.header.table_id, user] = NEVER
    house.book.fails = 2
    await table.play(on_turn(table), Draw())
    await settled()
    assert table.phase is Phase.PLAY
    assert [type(fault) for fault in house.reported] == [Broken, Broken]
