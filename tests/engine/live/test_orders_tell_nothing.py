"""Nobody learns from a May I window what was ordered, nor what is held (UX May I?).

Time is that of the event loop, which passes as soon as there is nothing left to do.
"""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from random import Random

import pytest

from engine.events import AskedMayI, Passed, WindowOpened
from engine.live.standing_orders import PAUSE, Pauses
from engine.live.table import Table
from engine.moves import Discard, Draw, Pass
from engine.phase import Phase
from engine.table.play import play_seat
from engine.table.standing_orders import NO_ORDERS, Orders
from tests.each import each
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
from tests.engine.live.windows import NEVER, any_of, in_no_time, waiting

PEOPLE = ANN, BEN, CHI, DAO
UNTIL, HELPS = Orders(until=(1, 99)), Orders(helps=True)
HABIT = NO_ORDERS
"""Of somebody who never asks by habit."""


@pytest.fixture
def _one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same cards: the first upcard helps nobody who may have it."""
    monkeypatch.setattr("engine.live.tables._new_seed", lambda: bytes([3]) * 32)


@dataclass
class Watched:
    """What everybody can see of a table: each change, with the time."""

    told: list[tuple[float, int, str, tuple[int, ...], tuple[str, ...]]] = field(
        default_factory=list
    )

    def __call__(self, table: Table) -> None:
        view = table.view(None)
        words = view.log[len(view.log) - sum(at == table.version for at, _ in view.log) :]
        now = round(asyncio.get_running_loop().time(), 6)
        events = tuple(repr(event) for _, event in words)
        self.told.append((now, table.version, str(table.phase), tuple(table.waited_for()), events))


async def a_window(house: House) -> tuple[Table, Watched]:
    """A table of four at which the first player is about to draw, seen by everybody."""
    table = await game_of(house.registry, *PEOPLE)
    watched = Watched()
    house.registry.watchers.append(watched)
    return table, watched


def order(house: House, table: Table, user: int, orders: Orders) -> None:
    """As if it had been said long ago."""
    house.book.kept[table.header.table_id, user] = orders
    if orders is HABIT:
        house.never.add(user)


async def seen_of(ways: Mapping[int, Orders], seed: int = 1) -> list:
    """What everybody sees of a window in which people (by their place to the left) answer so."""
    house = House(pauses=Pauses(), chance=Random(seed))
    table, watched = await a_window(house)
    for place, orders in ways.items():
        order(house, table, waiting(table)[place], orders)
    await table.play(on_turn(table), Draw())
    await asyncio.sleep(60)
    assert house.reported == []
    house.orders.stop()
    return watched.told


@pytest.mark.usefixtures("_one_deal")
def test_ux_may_i_however_one_lets_a_card_go_everybody_sees_the_same() -> None:
    ways = (NEVER, UNTIL, HELPS, HABIT)
    first = in_no_time(partial(seen_of, dict.fromkeys(range(3), NEVER)))
    assert first[-1][2] == str(Phase.PLAY)
    assert len({time for time, *_ in first}) == 4, "the draw, and three answers one by one"
    for mixed in product(ways, repeat=3):
        assert in_no_time(partial(seen_of, dict(enumerate(mixed)))) == first


def answers(told: list) -> Iterator[tuple[float, str]]:
    """How long after its window opened each answer came, and what was said."""
    opened = 0.0
    for time, *_, events in told:
        for event in events:
            if event.startswith((Passed.__name__, AskedMayI.__name__)):
                yield round(time - opened, 6), event
        if any(event.startswith(WindowOpened.__name__) for event in events):
            opened = time


def drawn(seed: int) -> list[float]:
    """The pauses of the four seats in the first window."""
    chance = Random(seed)
    return [round(Pauses().drawn(chance), 6) for _ in PEOPLE]


def test_ux_may_i_over_many_hands_and_orders_the_pauses_are_those_that_were_drawn() -> None:
    """Each answer comes when chance says so, and chance knows neither hand nor order: whatever
    comes of it, whoever had clicked before, and whether it is let go or asked for."""
    kinds: set[str] = set()
    counted = 0

    async def a_deal(seed: int) -> None:
        nonlocal counted
        luck, chance = Random(seed), Random(seed)
        house = House(pauses=Pauses(), chance=chance)
        table, watched = await a_window(house)
        clicks = luck.choice(waiting(table)) if seed % 3 == 0 else None
        clicked: int | None = None
        for user in waiting(table):
            if user != clicks:
                kind = luck.choice((NEVER, UNTIL, HABIT, HELPS, HELPS, any_of(table)))
                order(house, table, user, kind)
        await table.play(on_turn(table), Draw())
        await asyncio.sleep(0.3)
        if clicks is not None:
            clicked = table.seat_of(clicks)
            await table.play(clicks, Pass(), table.version)
        await asyncio.sleep(60)
        assert table.phase is Phase.PLAY, "everybody had said what they want"
        house.orders.stop()
        assert house.reported == []
        pauses, seats = drawn(seed), set[int]()
        for after, event in answers(watched.told):
            seat = int(event.partition("player=")[2].partition(")")[0])
            if seat in seats:
                break  # another window: the upcard was taken, and one may ask for that below
            seats.add(seat)
            counted += 1
            kinds.add(event.partition("(")[0])
            assert after == (0.3 if seat == clicked else pauses[seat])

    async def deals() -> None:
        for seed in range(60):
            await a_deal(seed)

    in_no_time(deals)
    assert counted > 120
    assert kinds == {"Passed", "AskedMayI"}


@pytest.mark.usefixtures("_one_deal")
def test_ux_may_i_who_has_discarded_the_card_lets_it_go_alike_with_and_without_an_order() -> None:
    async def second_turn(orders: Orders | None, seed: int) -> list:
        house = House(pauses=Pauses(), chance=Random(seed))
        table, watched = await a_window(house)
        discarder = on_turn(table)
        for user in PEOPLE:
            if user != discarder:
                order(house, table, user, UNTIL)
        if orders is not None:
            order(house, table, discarder, orders)
        await table.play(discarder, Draw())
        await asyncio.sleep(60)
        await table.play(discarder, Discard(hand(table, table.seat_of(discarder))[0]))
        await table.play(on_turn(table), Draw())
        await asyncio.sleep(60)
        assert table.phase is Phase.PLAY
        house.orders.stop()
        return watched.told

    for seed in range(4):
        first = in_no_time(partial(second_turn, None, seed))
        for orders in (NEVER, UNTIL, HELPS, HABIT):
            assert in_no_time(partial(second_turn, orders, seed)) == first


def test_ux_may_i_not_until_my_next_turn_ends_when_it_begins() -> None:
    async def round_of(house: House, table: Table) -> int:
        """Play until the one who ordered is asked; how many turns began meanwhile."""
        for turns in range(9):
            await table.play(on_turn(table), Draw())
            await asyncio.sleep(60)
            if table.phase is Phase.MAY_I:
                return turns
            mover = on_turn(table)
            await table.play(mover, Discard(hand(table, table.seat_of(mover))[0]))
        raise AssertionError("they are never asked again")

    async def play(place: int) -> int:
        house = House(pauses=Pauses(), chance=Random(place))
        table, _ = await a_window(house)
        one = (on_turn(table), *waiting(table))[place]
        for user in set(PEOPLE) - {one}:
            order(house, table, user, NEVER)
        ahead = place or 4
        await house.orders.give(table, one, Orders(until=(1, seen(table).turn_no + ahead)))
        turns = await round_of(house, table)
        house.orders.stop()
        return turns

    # The first card that they are asked about after their turn is not the one they discarded.
    assert [in_no_time(partial(play, at)) for at in range(4)] == [6, 3, 4, 5]


async def test_ux_may_i_an_order_of_who_is_asked_is_their_answer_at_once() -> None:
    house = House(pauses=Pauses(usual=1000))
    table, _ = await a_window(house)
    first, second, third = waiting(table)
    await table.play(on_turn(table), Draw())
    assert await house.orders.give(table, first, NEVER) == Pass()
    assert table.waited_for() == {table.seat_of(second), table.seat_of(third)}
    assert await house.orders.give(table, second, Orders(ranks=frozenset({99}))) is None
    assert table.seat_of(second) in table.waited_for(), "that said nothing to this card"
    assert await house.orders.give(table, first, HELPS) is None, "they have answered"
    assert await house.orders.give(table, third, HELPS) is not None
    house.orders.stop()


def test_a_window_that_was_open_at_a_restart_is_answered_after_it() -> None:
    async def restarted() -> Phase | None:
        house = House(pauses=Pauses(), chance=Random(1))
        table, _ = await a_window(house)
        for user in waiting(table):
            order(house, table, user, UNTIL)
        await table.play(on_turn(table), Draw())
        await asyncio.sleep(0.1)
        house.orders.stop()
        assert table.phase is Phase.MAY_I
        again = House(ledger=house.ledger, book=house.book, pauses=Pauses(), chance=Random(2))
        [restored] = await again.registry.restore(nothing_is_lost)
        await asyncio.sleep(0.1)
        assert restored.phase is Phase.MAY_I
        await asyncio.sleep(60)
        again.orders.stop()
        return restored.phase

    assert in_no_time(restarted) is Phase.PLAY


def test_where_one_person_plays_with_computers_an_order_answers_at_once() -> None:
    async def alone() -> float:
        house = House(pauses=Pauses())
        table = await game_of(house.registry, ANN, computers=2)
        watched = Watched()
        house.registry.watchers.append(watched)
        order(house, table, ANN, NEVER)
        assert seen(table).turn != table.seat_of(ANN), "this deal begins with a computer"
        await table.do_at(table.version, play_seat, seen(table).turn, Draw())
        await asyncio.sleep(60)
        house.orders.stop()
        return next(time for time, *_, events in watched.told if "Passed" in str(events))

    assert in_no_time(alone) == 0


@each(("usual", "most"), [(PAUSE, 7.5), (PAUSE, 1.5), (0, 7.5)])
def test_pauses_are_those_of_people_who_know_what_they_want(usual: float, most: float) -> None:
    chance, pauses = Random(1), Pauses(usual, most)
    many = sorted(pauses.drawn(chance) for _ in range(2000))
    assert many[-1] <= most
    if usual and most > usual:
        assert 1.6 < many[1000] < 1.8
        assert many[100] > 0.8
        assert many[1900] < 3.5
