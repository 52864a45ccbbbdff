"""Nobody is asked about a card that they have discarded themselves (CONTRACT 4.2, CA-5c)."""

from dataclasses import replace

from engine.analysis.players import choose
from engine.computer.strength import Strength
from engine.events import Passed
from engine.live.computers import Computers
from engine.live.table import Table
from engine.moves import Discard, Draw, MayI, Move, Pass
from engine.observation import Observation
from engine.phase import Phase
from engine.table.absence import be_back
from engine.table.lobby import join
from engine.table.play import begin
from engine.table.record import Entry
from engine.table.table_events import TimedOut, WentAway
from engine.table.terms import NORMAL, Terms
from tests.engine.live.book import House
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    game_of,
    hand,
    nothing_is_lost,
    on_turn,
    seen,
)
from tests.engine.live.windows import NEVER, any_of, settled, three, waiting


async def a_turn(table: Table) -> int:
    """Play a turn in which everybody lets the upcard go; whose discard is the upcard now."""
    await table.play(on_turn(table), Draw())
    for user in waiting(table):
        if table.seat_of(user) in table.waited_for():
            await table.play(user, Pass())
    await settled()
    mover = on_turn(table)
    await table.play(mover, Discard(hand(table, table.seat_of(mover))[0]))
    return mover


async def test_contract_ca_5c_nobody_is_asked_for_the_card_they_have_discarded() -> None:
    async with three() as (house, table):
        discarder = await a_turn(table)
        await table.play(on_turn(table), Draw())
        [other] = [user for user in waiting(table) if user != discarder]
        assert table.waited_for() == {table.seat_of(other)} == table.view(None).waited_for
        await settled()
        assert table.phase is Phase.MAY_I, "somebody else is asked"
        await table.play(other, Pass())
        await settled()
        assert table.phase is Phase.PLAY
        steps = house.ledger.pages[table.header.table_id].entries[-2:]
        assert [step.events[0] for step in steps] == [
            Passed(table.seat_of(other)),
            Passed(table.seat_of(discarder)),
        ], "what is stored is what a click stores"


async def test_contract_ca_5c_who_discarded_a_card_may_still_ask_for_it() -> None:
    async with three() as (_, table):
        discarder = await a_turn(table)
        await table.play(on_turn(table), Draw())
        await settled()
        await table.play(discarder, MayI())
        [other] = [user for user in waiting(table) if user != discarder]
        if table.phase is Phase.MAY_I:
            await table.play(other, Pass())
        assert len(hand(table, table.seat_of(discarder))) == 12


async def test_contract_ca_5c_an_order_asks_for_ones_own_discard() -> None:
    async with three() as (house, table):
        discarder = await a_turn(table)
        await house.orders.give(table, discarder, any_of(table))
        await table.play(on_turn(table), Draw())
        [other] = [user for user in waiting(table) if user != discarder]
        await house.orders.give(table, other, NEVER)
        await settled()
        assert len(hand(table, table.seat_of(discarder))) == 12


async def test_contract_4_2_2_who_asks_after_the_discarder_does_not_wait_for_them() -> None:
    async with three(ANN, BEN, CHI, DAO) as (_, table):
        discarder = await a_turn(table)
        follower = await a_turn(table)
        await table.play(on_turn(table), Draw())
        taker = waiting(table)[0]
        await table.play(taker, MayI())
        assert table.waited_for() == {table.seat_of(follower)}, "for the card beneath"
        await table.play(follower, MayI())
        await settled()
        assert len(hand(table, table.seat_of(follower))) == 12
        assert len(hand(table, table.seat_of(discarder))) == 10


async def test_where_everybody_is_away_no_card_is_let_go() -> None:
    """A table that stands still does so with its windows, too."""
    house = House()
    table = await game_of(house.registry, ANN, BEN, CHI, terms=Terms(NORMAL))
    discarder = await a_turn(table)
    await table.play(on_turn(table), Draw())
    [other] = [user for user in waiting(table) if user != discarder]
    version = table.version
    steps = house.ledger.pages[table.header.table_id].entries
    away = tuple(event for seat in range(3) for event in (TimedOut(seat), WentAway(seat)))
    passed = Passed(table.seat_of(other))
    pages = [*steps, Entry(version + 1, away), Entry(version + 2, (passed,))]
    page = house.ledger.pages[table.header.table_id]
    house.ledger.pages[table.header.table_id] = replace(page, entries=tuple(pages))
    again = House(ledger=house.ledger)
    [restored] = await again.registry.restore(nothing_is_lost)
    await settled()
    assert restored.paused
    assert restored.phase is Phase.MAY_I
    await restored.do(be_back, other)
    await settled()
    assert restored.phase is Phase.PLAY
    house.orders.stop()
    again.orders.stop()


async def test_contract_4_2_with_two_players_there_is_nobody_to_ask() -> None:
    house = House()
    table = await house.registry.open_lobby(
        guild_id=10,
        channel_id=20,
        host=ANN,
        host_name="Ann",
        game_name="contract",
        options={"allow_two": True},
        computers=0,
    )
    await table.do(join, BEN, "Ben")
    await table.do(begin, ANN)
    await a_turn(table)
    await table.play(on_turn(table), Draw())
    assert table.waited_for() == set()
    await settled()
    assert table.phase is Phase.PLAY
    house.orders.stop()
    assert house.reported == []


async def test_contract_4_2_5_nobody_waits_where_the_only_person_has_said_never() -> None:
    """Computers answer, the person's order answers, and the window is over."""
    house = House(never={ANN})
    computers = Computers(_Plain(), 0, lambda _, fault: house.reported.append(fault))
    house.registry.watchers.append(computers.watch)
    table = await game_of(house.registry, ANN, computers=2)
    for _ in range(3):
        while seen(table).turn != table.seat_of(ANN) or table.phase is not Phase.DRAW:
            assert table.phase is not Phase.OVER
            await settled()
        await table.play(ANN, Draw())
        while table.phase is Phase.MAY_I:
            await settled()
        assert seen(table).turn == table.seat_of(ANN)
        await table.play(ANN, Discard(hand(table, table.seat_of(ANN))[0]))
    computers.stop()
    house.orders.stop()
    assert house.reported == []


class _Plain:
    """Chooses as computers do."""

    async def choose(self, mine: Observation, strength: Strength | None) -> Move:
        return choose(mine)

    async def pilot(self, mine: Observation) -> Move:
        return choose(mine)
