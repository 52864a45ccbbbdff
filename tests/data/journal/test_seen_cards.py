"""Cards that several tables play: no one is dealt cards that they have seen elsewhere."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence

import pytest

from data.database.database import open_database
from data.database.schema import seen
from data.journal.boards import Boards
from data.privacy import Privacy
from data.retention.removal import Departures, Removal
from engine.errors import IllegalMove, Reason
from engine.live.table import Table
from engine.table.absence import be_back
from engine.table.boards import BoardSetup
from engine.table.ending import shown_to
from engine.table.lobby import invite, join, open_lobby, remove
from engine.table.play import begin
from engine.table.record import Header, HowSeen, Seen
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import Closed, HandedOver, Sat, StoodIn, Substituted, TookBack
from engine.table.terms import Terms
from tests.data.evenings import HERE, Evening, both_held, marks
from tests.data.played_games import Club, given

ANN, BEN, CHI, DAO, EVE = 1011, 1012, 1013, 1014, 1015
MONTH = 30 * 24 * 60 * 60


async def lobby(club: Club, made: BoardSetup, *people: int, table_id: str = "again") -> Table:
    """A table of these cards at which these people have sat down."""
    header = Header(
        table_id=table_id,
        guild_id=HERE,
        channel_id=20,
        game="basic",
        options=made.options,
        host=people[0],
        host_name="host",
        seed=made.luck,
        created_at=club.now,
        terms=Terms(rated=False, board=made.board),
    )
    await club.store.create(header, open_lobby(people[0], "host", 0, range(2, 3)))
    table = await club.registry.find(table_id)
    assert table is not None
    for user in people[1:]:
        await table.do(join, user, f"player {user}")
    return table


async def refused(change: Awaitable[None]) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        await change
    return caught.value


async def test_a_player_who_saw_the_cards_after_joining_is_not_dealt_them(
    evening: Evening,
) -> None:
    club, boards = Club(evening.database, evening.now), Boards(evening.database)
    made = await given(club, await club.played(ANN, BEN))
    table = await lobby(club, made, CHI, DAO)
    assert await boards.see([made.board.board_id], HERE, DAO, HowSeen.VERIFY)
    before = table.version
    refusal = await refused(table.do(begin, CHI))
    assert (refusal.reason, refusal.facts) == (Reason.CARDS_KNOWN, {"people": (DAO,)})
    assert (table.version, table.phase) == (before, None), "nothing is dealt"
    await table.do(remove, CHI, DAO)
    await table.do(join, EVE, "Eve")
    await table.do(begin, CHI)
    assert table.phase is not None


async def test_a_player_at_the_table_is_shown_its_cards_nowhere_else(
    evening: Evening,
) -> None:
    club, boards = Club(evening.database, evening.now), Boards(evening.database)
    made = await given(club, await club.played(ANN, BEN))
    ids = ["other.1", made.board.board_id]
    table = await lobby(club, made, CHI, DAO)
    await table.do(begin, CHI)
    assert not await boards.see(ids, HERE, DAO, HowSeen.REPLAY)
    assert await boards.seen_by("other.1", [DAO]) == {}, "nothing was shown, so nothing is noted"
    await table.leave(DAO)
    assert await boards.see(ids, HERE, DAO, HowSeen.REPLAY)
    assert not await boards.see(ids, HERE, CHI, HowSeen.REPLAY)
    await table.leave(CHI)
    assert await boards.see(ids, HERE, CHI, HowSeen.REPLAY), "this table is over"


async def test_a_player_who_left_comes_back_unless_they_looked_elsewhere(
    evening: Evening,
) -> None:
    club, boards = Club(evening.database, evening.now), Boards(evening.database)
    made = await given(club, await club.played(ANN, BEN))
    table = await lobby(club, made, CHI, DAO)
    board_id = made.board.board_id
    await table.do(begin, CHI)
    await table.leave(DAO)
    assert await boards.seen_by(board_id, [DAO], table.header.table_id) == {}
    assert (await boards.seen_by(board_id, [DAO]))[DAO].how is HowSeen.SEAT
    await table.do(be_back, DAO)
    assert table.roster.seat_of(DAO) == 1
    assert not await boards.see([board_id], HERE, DAO, HowSeen.REPLAY), "they are dealt in again"
    await table.leave(DAO)
    assert await boards.see([board_id], HERE, DAO, HowSeen.REPLAY)
    elsewhere = await boards.seen_by(board_id, [DAO], table.header.table_id)
    assert elsewhere[DAO].how is HowSeen.REPLAY
    assert (await refused(table.do(be_back, DAO))).reason is Reason.CARDS_KNOWN
    assert table.roster.seat_of(DAO) is None


async def test_a_player_of_one_table_is_not_dealt_its_cards_at_another(
    evening: Evening,
) -> None:
    club, boards = Club(evening.database, evening.now), Boards(evening.database)
    made = await given(club, await club.played(ANN, BEN))
    first = await lobby(club, made, CHI, DAO, table_id="one")
    second = await lobby(club, made, EVE, DAO, table_id="two")
    await first.do(begin, CHI)
    refusal = await refused(second.do(begin, EVE))
    assert refusal.facts == {"people": (DAO,)}
    assert list(await boards.seen_by(made.board.board_id, [DAO, EVE], "two")) == [DAO]


async def test_a_seat_that_changes_hands_changes_who_sees_its_cards(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    made = await given(club, await club.played(ANN, BEN))
    table = await lobby(club, made, CHI, DAO)
    joins = (Sat(Sitter(EVE, "Eve")),)
    assert shown_to(table._table_state, joins) == {}, "nothing is dealt yet"
    await table.do(begin, CHI)
    computer = Sitter(None, "Ada")
    assert shown_to(table._table_state, (StoodIn(1, computer),)) == {DAO: False}
    assert shown_to(table._table_state, (HandedOver(1, computer),)) == {DAO: False}
    await table.leave(DAO)
    assert shown_to(table._table_state, (TookBack(1),)) == {DAO: True}
    assert shown_to(table._table_state, (Substituted(1, Sitter(EVE, "Eve")),)) == {EVE: True}
    assert shown_to(table._table_state, (Closed(CloseReason.TOGETHER),)) == {}


Act = Callable[[Table, Boards, str], Awaitable[object]]


async def _deal(table: Table, boards: Boards, board_id: str) -> bool:
    try:
        await table.do(begin, CHI)
    except IllegalMove:
        return False
    return True


async def _come_back(table: Table, boards: Boards, board_id: str) -> bool:
    try:
        await table.do(be_back, DAO)
    except IllegalMove:
        return False
    return True


async def _look(table: Table, boards: Boards, board_id: str) -> object:
    return await boards.see([board_id], HERE, DAO, HowSeen.REPLAY)


@pytest.mark.parametrize("act", [_deal, _come_back])
@pytest.mark.parametrize("looks_first", [False, True], ids=["dealt first", "shown first"])
async def test_a_deal_and_a_look_at_the_same_moment_do_not_both_succeed(
    url: str, evening: Evening, act: Act, looks_first: bool
) -> None:
    """Two processes: one deals a seat in, the other one shows its player the cards."""
    other = await open_database(url)
    try:
        club, elsewhere = Club(evening.database, evening.now), Boards(other)
        made = await given(club, await club.played(ANN, BEN))
        table = await lobby(club, made, CHI, DAO)
        if act is _come_back:
            await table.do(begin, CHI)
            await table.leave(DAO)
        acts: Sequence[Act] = (_look, act) if looks_first else (act, _look)
        async with both_held(evening.database, other, "seen"):
            both = [
                asyncio.create_task(_awaited(one(table, elsewhere, made.board.board_id)))
                for one in acts
            ]
            await asyncio.sleep(0)
        assert sorted([bool(done) for done in await asyncio.gather(*both)]) == [False, True]
    finally:
        await other.dispose()


async def _awaited(done: Awaitable[object]) -> object:
    return await done


async def test_deleted_people_are_not_dealt_cards_that_they_know_for_a_month(
    evening: Evening,
) -> None:
    club = Club(evening.database, evening.now)
    boards = Boards(evening.database, lambda: club.now)
    privacy = Privacy(evening.database, lambda: club.now)
    made = await given(club, await club.played(ANN, BEN))
    board_id = made.board.board_id
    await boards.see([board_id], HERE, EVE, HowSeen.REPLAY)
    await privacy.forget(EVE)
    await privacy.forget(ANN)
    of_a_game = board_id.partition(".")[0]
    marked = [row["board_id"] for row in await marks(evening)]
    assert sorted(marked) == [of_a_game, board_id, board_id]
    unknown = Seen(HowSeen.DELETED, 0)
    found = await boards.seen_by(board_id, [ANN, EVE, DAO])
    assert found == {ANN: unknown, EVE: unknown}
    table = await lobby(club, made, DAO, EVE)
    assert (await refused(table.do(begin, DAO))).facts == {"people": (EVE,)}
    rows = await evening.all_of(seen)
    assert [row["user_id"] for row in rows if row["user_id"] > 0] == [BEN]
    assert str(EVE) not in json.dumps(rows, default=str)
    club.now += MONTH - 60
    await boards.drop_marks()
    assert len(await marks(evening)) == 3
    club.now += 61
    assert await boards.seen_by(board_id, [ANN, EVE]) == {}
    await boards.drop_marks()
    assert await marks(evening) == []


async def test_deleted_people_are_marked_at_games_whose_cards_no_one_had_asked_for(
    evening: Evening,
) -> None:
    club = Club(evening.database, evening.now)
    boards = Boards(evening.database, lambda: club.now)
    first = await club.played(ANN, BEN)
    broken = await club.begun(ANN, CHI, game="basic", is_enough=lambda table: table.version > 5)
    table = await club.registry.find(broken)
    assert table is not None
    await table.close(CloseReason.TOGETHER)
    assert await evening.all_of(seen) == []
    await Privacy(evening.database, lambda: club.now).forget(ANN)
    for source in (first, broken):
        made = await given(club, source)
        found = await boards.seen_by(made.board.board_id, [ANN, DAO])
        assert found == {ANN: Seen(HowSeen.DELETED, 0)}
    # A deletion that comes later leaves the marks of before.
    await boards.see([f"{first}.1"], HERE, ANN, HowSeen.REPLAY)
    await Privacy(evening.database, lambda: club.now).forget(ANN)
    assert ANN in await boards.seen_by(f"{first}.2", [ANN])


async def test_a_person_who_was_only_invited_leaves_no_mark(
    evening: Evening,
) -> None:
    club = Club(evening.database, evening.now)
    made = await given(club, await club.played(ANN, BEN))
    lobby_there = await lobby(club, made, CHI, table_id="asked")
    await lobby_there.do(invite, CHI, Sitter(DAO, "Dao"))
    await lobby_there.do(remove, CHI, DAO)
    await lobby_there.leave(CHI)
    await Privacy(evening.database, lambda: club.now).forget(DAO)
    assert await marks(evening) == []


async def test_no_two_marks_of_a_person_are_alike(evening: Evening) -> None:
    """So nobody can see that they are marks of the same person."""
    boards = Boards(evening.database)
    await boards.see([f"other.{number}" for number in range(120)], HERE, EVE, HowSeen.REPLAY)
    await Privacy(evening.database).forget(EVE)
    rows = await marks(evening)
    assert len(rows) == 120
    assert len({row["user_id"] for row in rows}) == len({row["key"] for row in rows}) == 120


@pytest.mark.one_database
async def test_marks_are_deleted_with_their_server(evening: Evening) -> None:
    await Boards(evening.database).see(["other.1"], HERE, EVE, HowSeen.REPLAY)
    await Privacy(evening.database).forget(EVE)
    await Departures(evening.database, lambda: evening.now).note(HERE)
    await Removal(evening.database).delete(HERE)
    assert await marks(evening) == []
