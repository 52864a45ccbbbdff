"""The deal of the day in the database: chains, one try a person, places, and what is forgotten."""

import asyncio

import pytest
from sqlalchemy import delete, update

from data.database.database import open_database
from data.database.schema import boards, daily_chain, daily_days, daily_tries, seen
from data.database.shards import Shards
from data.journal.boards import Boards
from data.journal.daily import Daily
from data.privacy import Privacy
from engine.board_scores import CHAIN_DAYS, leads_to, luck_of_day
from engine.table import day as calendar
from engine.table.day import DAY_SECONDS, AlreadyTried, Try, begins, day_at
from engine.table.record import BoardPlay
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from engine.table.terms import Terms
from tests.data.evenings import HERE, THERE, Evening, both_held, marks
from tests.data.samples import OPENING, header

ANN, BEN, CHI = 41771983423143937, 11, 12
SECRET = bytes(range(32))
END = (Closed(CloseReason.FINISHED),)


def daily(evening: Evening, *ends: bytes) -> Daily:
    """The store; its chains end so."""
    drawn = iter(ends or (SECRET,))
    return Daily(evening.database, lambda: evening.now, lambda: next(drawn))


async def begun(
    evening: Evening, store: Daily, user: int, table_id: str, guild_id: int = HERE
) -> None:
    """This person begins today's deal of Basic Rummy."""
    today = await store.today()
    deal = await store.deal(today, "basic")
    terms = Terms(rated=False, practice=True, board=deal.board.board, day=today.day)
    opened = header(table_id, guild_id=guild_id, host=user, game="basic", terms=terms)
    await evening.store.create(opened, OPENING)


async def ended(
    evening: Evening, table_id: str, worth: int | None, stood_in: tuple[int, ...] = ()
) -> None:
    """A deal ends so for who has begun it."""
    worths = None if worth is None else (worth, -worth)
    board_id = f"day.{day_at(evening.now)}.basic"
    play = BoardPlay(board_id, 1, worths, "out", 9, stood_in)
    await evening.store.append(table_id, 2, END, closes=True, board=play)


async def test_the_chain_is_drawn_once_and_is_the_same_for_every_process(evening: Evening) -> None:
    store = daily(evening)
    today = await store.today()
    assert (today.day, today.number, today.is_new) == (day_at(evening.now), 1, False)
    assert await daily(evening, b"other").today() == today
    assert SECRET.hex() not in repr(today)
    evening.now += 30 * DAY_SECONDS
    later = await store.today()
    assert (later.number, later.chain.anchor) == (31, today.chain.anchor)
    assert leads_to(today.chain.anchor, 31, [*later.chain.back_to(later.day)][-1])


async def test_processes_that_start_at_once_draw_one_chain(evening: Evening) -> None:
    found = await asyncio.gather(*(daily(evening, bytes([one] * 32)).today() for one in range(5)))
    assert len({one.chain.anchor for one in found}) == 1
    assert len(await evening.all_of(daily_chain)) == 1


async def test_processes_that_start_across_midnight_draw_one_chain(
    url: str, evening: Evening
) -> None:
    """One of them draws on the day before, and both know of one chain that covers both days."""
    other = await open_database(url)
    try:
        evening.now = begins(day_at(evening.now)) - 1
        there = Evening(other, evening.now + 1)
        stores = daily(evening, SECRET), daily(there, bytes(32))
        async with both_held(evening.database, other, "daily_chain"):
            asked = [asyncio.create_task(store.today()) for store in stores]
            await asyncio.sleep(0)
        one, two = await asyncio.gather(*asked)
        assert one.chain == two.chain
        assert len(await evening.all_of(daily_chain)) == 1
    finally:
        await other.dispose()


async def test_a_clock_that_goes_back_brings_no_day_back(evening: Evening) -> None:
    store = daily(evening)
    today = await store.today()
    evening.now += DAY_SECONDS
    assert (await store.today()).day == today.day + 1
    evening.now -= 3 * DAY_SECONDS
    assert (await store.today()).day == today.day + 1


async def test_a_chain_that_is_lost_has_a_new_one_after_it_which_says_so(evening: Evening) -> None:
    store = daily(evening, SECRET, bytes(32))
    await store.deal(await store.today(), "gin")
    evening.now += DAY_SECONDS
    async with evening.database.write() as connection:
        await connection.execute(delete(daily_chain))
    today = await store.today()
    assert (today.is_new, today.number, today.chain.end) == (True, 1, bytes(32))
    evening.now += 2 * DAY_SECONDS
    assert await store.proof(today.day - 1, "gin") is None, "nobody can prove it any more"


async def test_the_next_chain_is_there_sixty_days_before_this_one_ends(evening: Evening) -> None:
    store = daily(evening, SECRET, bytes(32))
    first = await store.today()
    evening.now += (CHAIN_DAYS - 61) * DAY_SECONDS
    assert (await store.today()).after is None
    evening.now += DAY_SECONDS
    after = (await store.today()).after
    assert after is not None
    assert after.first_day == first.chain.last_day + 1
    evening.now += 60 * DAY_SECONDS
    today = await store.today()
    assert (today.chain, today.number, today.is_new) == (after, 1, False)


async def test_all_play_the_cards_that_the_first_to_ask_was_given(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = daily(evening)
    today = await store.today()
    deal = await store.deal(today, "contract")
    assert deal.board.luck == luck_of_day("contract", [*today.chain.back_to(today.day)][-1])
    assert (deal.board.board.seats, deal.board.board.deal_no) == (3, 1)
    # Another version of the computers finds whom the deal was begun with.
    monkeypatch.setattr("data.journal.daily.players_of_now", lambda: "medium/99/1")
    assert await store.deal(today, "contract") == deal
    assert (await store.deal(today, "gin")).players == "medium/99/1"
    await store.keep_pars(today.day, "contract", (-4, 7))
    found = await store.find(today.day, "contract")
    assert found is not None
    assert found.pars == (-4, 7)
    assert await store.find(today.day + 1, "contract") is None


async def test_the_secret_of_a_day_is_told_once_the_day_is_closed(evening: Evening) -> None:
    store = daily(evening)
    today = await store.today()
    await store.deal(today, "gin")
    evening.now = begins(today.day + 2) - 1
    assert await store.proof(today.day, "gin") is None
    assert {row["closed_at"] for row in await evening.all_of(boards)} == {None}
    evening.now += 1
    proof = await store.proof(today.day, "gin")
    assert proof is not None
    assert (proof.day, proof.anchor) == (1, today.chain.anchor.hex())
    assert bytes.fromhex(proof.secret) == [*today.chain.back_to(today.day)][-1]
    assert {row["closed_at"] for row in await evening.all_of(boards)} == {evening.now}


async def test_there_is_one_try_a_person_taken_with_the_deal(evening: Evening) -> None:
    store = daily(evening)
    await begun(evening, store, ANN, "one")
    with pytest.raises(AlreadyTried):
        await begun(evening, store, ANN, "two", THERE)
    assert await evening.store.load("two") is None, "neither is stored without the other"
    day = day_at(evening.now)
    mine = Try(day, "basic", ANN, "one", HERE, ranked=True, is_open=True)
    assert await store.tries_of(ANN, [day]) == [mine]
    assert await store.last_game(ANN) == "basic"
    assert {row["user_id"] for row in await evening.all_of(seen)} == {ANN}
    evening.now += DAY_SECONDS
    await begun(evening, store, ANN, "two")
    assert [one.day for one in await store.tries_of(ANN, [day, day + 1])] == [day, day + 1]


async def test_places_are_of_those_who_are_ranked_here_and_everywhere(evening: Evening) -> None:
    store, day = daily(evening), day_at(evening.now)
    old = [1 << 22, 2 << 22, 3 << 22, 4 << 22]
    young = (evening.now - 1_420_070_400) * 1000 << 22
    for number, user in enumerate((*old, young)):
        await begun(evening, store, user, f"t{number}", THERE if number == 1 else HERE)
    for number, worth in enumerate((7, 20, None, 30, 90)):
        # With the fourth another computer stepped in; the third never finished.
        await ended(evening, f"t{number}", worth, (1,) if number == 3 else ())
    assert await store.others(day, "basic", HERE) == ([7], [7, 20])
    assert (await store.others(day, "basic", 0)).here == []
    assert [one.worth for one in await store.board(day, "basic", HERE)] == [7]
    [stepped_in] = await store.tries_of(old[3], [day])
    assert (stepped_in.worth, stepped_in.turns, stepped_in.ranked) == (30, 9, False)
    assert not (await store.tries_of(young, [day]))[0].ranked


@pytest.mark.parametrize("worth", [7, None], ids=["finished", "left"])
async def test_a_deleted_person_stays_in_the_count_and_has_no_second_try(
    evening: Evening, worth: int | None
) -> None:
    store, day = daily(evening), day_at(evening.now)
    await begun(evening, store, BEN, "one")
    privacy = Privacy(evening.database, lambda: evening.now)
    await ended(evening, "one", worth)
    told = await privacy.export(BEN)
    assert [row["table_id"] for row in told["daily_tries"]] == ["one"]
    assert SECRET.hex() not in str(told)
    await privacy.forget(BEN)
    assert await store.tries_of(BEN, [day]) == []
    rows = await store.board(day, "basic", HERE)
    assert [(row.user < 0, row.name, row.worth) for row in rows] == [(True, "", 7)] * bool(worth)
    with pytest.raises(AlreadyTried):
        await begun(evening, store, BEN, "two", THERE)
    await privacy.forget(BEN)
    with pytest.raises(AlreadyTried):
        await begun(evening, store, BEN, "two", THERE)
    await begun(evening, store, CHI, "three")
    await ended(evening, "three", 5)
    assert len((await store.others(day, "basic", 0)).overall) == 1 + bool(worth)


async def test_the_mark_of_a_try_is_deleted_when_its_day_is_closed(evening: Evening) -> None:
    store, day = daily(evening), day_at(evening.now)
    await begun(evening, store, BEN, "one")
    await ended(evening, "one", 7)
    await Privacy(evening.database, lambda: evening.now).forget(BEN)
    [mark] = await marks(evening)
    assert (mark["board_id"], mark["guild_id"]) == (f"day.{day}.basic", 0)
    kept = Boards(evening.database, lambda: evening.now)
    evening.now = begins(day + 1)
    await begun(evening, store, BEN, "two")
    evening.now = begins(day + 2) - 1
    await kept.drop_marks()
    assert await marks(evening) == [mark]
    evening.now += 1
    await kept.drop_marks()
    assert await marks(evening) == []
    # Of a day that is closed no mark is made.
    evening.now = begins(day + 9)
    await ended(evening, "two", 7)
    await Privacy(evening.database, lambda: evening.now).forget(BEN)
    assert await marks(evening) == []


async def test_a_try_during_a_deletion_is_refused(url: str, evening: Evening) -> None:
    other = await open_database(url)
    try:
        store = daily(evening)
        await begun(evening, store, BEN, "one")
        await ended(evening, "one", 7)
        there = Evening(other, evening.now)
        forgets = Privacy(evening.database, lambda: evening.now).forget(BEN)
        async with both_held(evening.database, other, "seen, daily_tries"):
            tasks = [asyncio.create_task(forgets)]
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(begun(there, daily(there), BEN, "two")))
        _, second = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(second, AlreadyTried)
        assert len(await evening.all_of(daily_tries)) == 1
    finally:
        await other.dispose()


async def test_of_a_lost_row_of_today_the_stored_deal_goes_on(evening: Evening) -> None:
    store = daily(evening, SECRET, bytes(32))
    deal = await store.deal(await store.today(), "basic")
    async with evening.database.write() as connection:
        await connection.execute(update(daily_days).values(pars=None))
        await connection.execute(delete(daily_chain))
    today = await store.today()
    assert today.is_new
    again = await store.deal(today, "basic")
    assert again.board == deal.board
    assert await evening.all_of(daily_tries) == []
    assert calendar.closes(again.day) > evening.now


async def test_processes_of_two_shards_begin_a_day_at_once_with_one_chain_and_one_deal(
    url: str, evening: Evening
) -> None:
    """Each person has one try of all shards together, wherever they click."""
    other = await open_database(url)
    evening.database.shards, other.shards = Shards.read("0/2"), Shards.read("1/2")
    try:
        there = Evening(other, evening.now)
        stores = daily(evening, SECRET), daily(there, bytes(32))
        one, two = await asyncio.gather(*(store.today() for store in stores))
        assert one == two, "whoever was first drew it for both"
        dealt = await asyncio.gather(*(store.deal(one, "gin") for store in stores))
        assert dealt[0] == dealt[1]
        tried = await asyncio.gather(
            begun(evening, stores[0], ANN, "one"),
            begun(there, stores[1], ANN, "two", THERE),
            begun(evening, stores[0], BEN, "three"),
            begun(there, stores[1], CHI, "four", THERE),
            return_exceptions=True,
        )
        assert [type(one) for one in tried if one] == [AlreadyTried]
        assert len(await evening.all_of(daily_tries)) == 3
        for process, table_id in ((evening, "three"), (there, "four")):
            await ended(process, table_id, len(table_id))
        # Who ends in one process stands in the places that the other one tells.
        day = day_at(evening.now)
        assert await stores[0].others(day, "basic", HERE) == ([5], [5, 4])
        assert await stores[1].others(day, "basic", THERE) == ([4], [5, 4])
        # Listed in a server of the other shard, too.
        await stores[1].show(BEN, THERE, shown=True)
        assert sorted((await stores[1].others(day, "basic", THERE)).here) == [4, 5]
        evening.now = there.now = begins(day + 2)
        proofs = await asyncio.gather(*(store.proof(day, "gin") for store in stores))
        assert proofs[0] == proofs[1] is not None
    finally:
        await other.dispose()
