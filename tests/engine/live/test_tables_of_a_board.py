"""A table that plays a given board: its cards, its seats, its one deal, and where two part."""

from dataclasses import replace
from datetime import timedelta

import pytest

from engine.errors import IllegalMove, Reason
from engine.live.index_rows import closing
from engine.live.rehydrate import BroughtBack
from engine.live.table import Table
from engine.live.timing import TableTiming, Timeouts
from engine.play import start
from engine.shuffle import Opening, open_deal
from engine.steps.may_i import BuysOfGame
from engine.table import ending, play
from engine.table.boards import board_setup, divergence, stands_alone
from engine.table.lobby import add_salt, change_rules, join, turn_seats
from engine.table.play import begin
from engine.table.record import NOT_FINISHED, VOID, Entry, StoredTable
from engine.table.replay import replay_of
from engine.table.roster import CloseReason, Sitter, Status
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import Board, Challenge, Terms
from tests.engine.live.ledger import Ledger, Watch, registry_over
from tests.engine.played import opened, play_on, whole_game

BOARD = Board("a1b2c3d4e5.3", 3, 3, 2, 0)


def at_board(seats: int = 3) -> tuple[Ledger, Table]:
    """A lobby of users 1, 2, … at which deal 3 of some game of Basic is played."""
    ledger, _ = opened("basic", {}, seats, 7)
    [page] = ledger.pages.values()
    header = replace(page.header, terms=Terms(rated=False, board=BOARD))
    page = StoredTable(header, page.entries, None, is_open=True)
    ledger.pages[header.table_id] = page
    brought = BroughtBack(page, table_state(rules_at_first(header), header, page.entries))
    return ledger, Table(brought, ledger, Watch(), TableTiming())


async def test_rules_luck_and_number_of_seats_are_given() -> None:
    _, table = at_board(seats=2)
    for refused in (
        table.do(add_salt, 1, "mine"),
        table.do(change_rules, 1, {"pack": 1}, over=True),
    ):
        with pytest.raises(IllegalMove) as why:
            await refused
        assert why.value.reason is Reason.BOARD_IS_FIXED
    with pytest.raises(IllegalMove) as why:
        await table.do(begin, 1)
    assert why.value.reason is Reason.TOO_FEW_PLAYERS
    await table.do(join, 3, "Chi")
    with pytest.raises(IllegalMove) as why:
        await table.do(join, 4, "Dao")
    assert why.value.reason is Reason.NO_SEAT_FREE


async def test_seats_are_turned_by_the_host_and_the_deal_is_the_whole_game() -> None:
    ledger, table = at_board()
    with pytest.raises(IllegalMove):
        await table.do(turn_seats, 2)
    for _ in range(4):
        await table.do(turn_seats, 1)
    await table.do(begin, 1)
    assert [table.roster.seat_of(user) for user in (1, 2, 3)] == [1, 2, 0]
    state = table.view(None).seen
    assert (state.deal_no, state.dealer, state.turn) == (3, 2, 0)
    assert ledger.shown == [1, 2, 3]
    await play_on(table)
    assert table.roster.status is Status.CLOSED
    [play] = ledger.boards
    assert play.board_id == BOARD.board_id
    assert play.stood_in == ()
    assert [one.unrated for one in ledger.standings] == ["casual"] * 3


async def challenged(seat: int, friend: Sitter | None) -> Table:
    """A challenge of user 9 at the board, whose result in this seat is to be beaten."""
    challenge = Challenge("a1b2c3d4e5", 2, seat, 14)
    return await registry_over(Ledger()).open_lobby(
        terms=Terms(rated=False, board=BOARD, challenge=challenge),
        luck=bytes(32),
        guests=[] if friend is None else [friend],
        guild_id=1,
        channel_id=2,
        host=9,
        host_name="Ivy",
        game_name="basic",
        options={},
    )


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("friend", [Sitter(4, "Dao"), None])
async def test_a_challenge_starts_with_its_answer_in_the_seat_of_the_challenger(
    seat: int, friend: Sitter | None
) -> None:
    table = await challenged(seat, friend)
    day = timedelta(days=1)
    assert closing(table, Timeouts()) == (table.touched + day, CloseReason.IDLE)
    await table.do(play.join, 4, "Dao")
    assert table.roster.seat_of(4) == seat
    assert table.roster.seat_of(9) is None
    assert table.roster.computers == frozenset(range(3)) - {seat}
    state = table.view(None).seen
    assert (state.deal_no, state.dealer) == (3, 2)
    assert table.is_veiled
    assert closing(table, Timeouts()) == (table.touched + day, CloseReason.IDLE)
    await play_on(table)
    assert table.roster.status is Status.CLOSED
    assert not table.is_veiled


@pytest.mark.parametrize("who", [4, 9])
async def test_a_challenge_closes_if_the_friend_or_the_challenger_says_so(who: int) -> None:
    table = await challenged(1, Sitter(4, "Dao"))
    for other, command in ((5, play.leave), (9, play.begin)):
        with pytest.raises(IllegalMove):
            await table.do(command, other)
    with pytest.raises(IllegalMove):
        await table.do(play.join, 5, "Eve")
    await table.do(play.leave, who)
    assert table.roster.status is Status.CLOSED


async def test_a_deal_without_a_result_is_void_unless_its_people_left() -> None:
    for why, ended_by in (
        (CloseReason.TOGETHER, NOT_FINISHED),
        (CloseReason.ABANDONED, NOT_FINISHED),
        (CloseReason.MANAGER, VOID),
        (CloseReason.FAULT, VOID),
    ):
        ledger, table = at_board()
        await table.do(begin, 1)
        await play_on(table, most=5)
        await table.close(why)
        assert [(one.worth, one.ended_by) for one in ledger.boards] == [(None, ended_by)]


async def test_a_deal_that_is_called_off_is_void(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "MOST_TURNS", 1)
    ledger, table = at_board()
    await table.do(begin, 1)
    await play_on(table)
    assert [(one.worth, one.ended_by) for one in ledger.boards] == [(None, VOID)]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("indian", {"rulebook": "pool101"}),
        ("shanghai", {"max_buys_per": "game", "contracts": [["set3", "set3"]] * 3}),
    ],
)
async def test_a_deal_can_be_played_by_itself_that_would_be_the_same_without_those_before_it(
    name: str, options: dict[str, object]
) -> None:
    page = await whole_game(name, options, 3, 2, wild=True)
    replay = replay_of(page.header, page.entries)
    told = [stands_alone(replay, number) for number in range(len(replay.deals))]
    assert told[0]
    assert not told[-1], "somebody is out, or has bought"
    for number, alone in enumerate(told):
        board = board_setup(replay, number).board
        opening = Opening(board.deal_no, board.dealer, board.starter, board.way)
        before = start(replay.game, board.seats, board.dealer)
        again = open_deal(replay.game, before, replay.header.seed, opening)
        first = replay.frames[replay.deals[number]].state
        if name == "indian":
            assert (again.hands == first.hands) == alone
        else:
            assert again.hands == first.hands
            assert alone == (not first.recall(BuysOfGame).buys)


async def test_two_tables_part_where_the_first_move_differs_and_draw_the_same() -> None:
    told = []
    for other in (False, True):
        ledger, table = at_board()
        await table.do(begin, 1)
        await play_on(table, most=4)
        if other:
            await table.leave(1)  # what concerns people alone parts no tables
        await play_on(table)
        [page] = ledger.pages.values()
        told.append(replay_of(page.header, page.entries))
    one, two = told
    assert divergence(one, 0, two, 0) is None
    cut = [*one.entries[:6], Entry(7, ())]
    short = replay_of(one.header, cut)
    found = divergence(one, 0, short, 0)
    assert found is not None
    assert found.events[0] is not None
    assert found.events[1] is None
