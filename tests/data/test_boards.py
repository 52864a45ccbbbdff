"""Boards in the database: what became of them at each table, and who knows their cards."""

from dataclasses import replace

import pytest
from sqlalchemy import delete

from data.database.schema import board_plays, boards, journal, seen
from data.journal.boards import Boards, StoredBoard
from data.privacy import Privacy
from data.rebuild_league import rebuild
from data.retention.thinning import Thinning
from engine.board_scores import compared
from engine.events import DealEnded, Dealt, Event
from engine.games.registry import REGISTRY
from engine.table.record import NOT_FINISHED, VOID, HowSeen, Seen
from engine.table.replay import PEOPLE, Replay
from engine.table.roster import CloseReason
from engine.table.table_events import Began
from engine.table.terms import Terms
from tests.data.evenings import HERE, Evening
from tests.data.played_games import Club, again, given, replayed
from tests.short_games import SHORT_GAMES, three_or_so

ANN, BEN, CHI, DAO, EVE = 11, 12, 13, 14, 15


def told(replay: Replay, number: int = 0) -> list[Event]:
    """What happened to the cards of a deal."""
    begin = replay.deals[number]
    end = next((one for one in replay.deals if one > begin), len(replay.frames))
    events = (event for frame in replay.frames[begin:end] for event in frame.events)
    return [one for one in events if not isinstance(one, (*PEOPLE, Began, DealEnded))]


@pytest.mark.parametrize(
    "game",
    # A database is asked the same whatever is played.
    [pytest.param(one, marks=[pytest.mark.one_database] * (one != "gin")) for one in REGISTRY],
)
async def test_the_same_cards_come_at_every_table_and_the_same_moves_bring_the_same(
    evening: Evening, game: str
) -> None:
    club = Club(evening.database, evening.now)
    people = (ANN, BEN, CHI)[: three_or_so(game)]
    first = await club.played(*people, game=game, options=SHORT_GAMES[game])
    one = await replayed(club, first)
    number = len(one.deals) - 1
    made = await given(club, first, number)
    second = await again(club, made, game, DAO, EVE, *((16,) if len(people) == 3 else ()))
    # The computers in the places of people go by what they see: with the same cards they do alike.
    other = await replayed(club, second)
    assert told(other) == told(one, number) or made.options != one.game.options
    dealt = told(other)[0]
    assert isinstance(dealt, Dealt)
    assert dealt == told(one, number)[0]
    assert len(other.deals) == 1
    assert other.is_over
    results = other.results_at(len(other.frames))
    assert [result.game_over for result in results] == [True]
    field = await Boards(evening.database).field(made.board.board_id, HERE)
    assert field.expected == len(field.rows) == (2 if made.is_same else 1)
    assert {row.worth for row in field.rows} == {other.game.end.worth(results[0])}
    assert [seat.user for seat in field.rows[-1].people[:2]] == [DAO, EVE]


async def test_who_is_dealt_cards_has_seen_them_from_the_step_that_deals_them(
    evening: Evening,
) -> None:
    club = Club(evening.database, evening.now)
    made = await given(club, await club.played(ANN, BEN))
    kept, board_id = Boards(evening.database), made.board.board_id
    at = club.now
    assert await kept.seen_by(board_id, [ANN, BEN, CHI, DAO]) == {
        user: Seen(HowSeen.SEAT, at) for user in (ANN, BEN)
    }
    await club.begun(
        CHI,
        DAO,
        game="basic",
        options=made.options,
        terms=Terms(rated=False, board=made.board),
        is_enough=lambda table: table.phase is not None,
    )
    await kept.see([board_id], HERE, CHI, HowSeen.REPLAY)
    known = await kept.seen_by(board_id, [CHI, DAO, EVE])
    assert {user: one.how for user, one in known.items()} == {
        CHI: HowSeen.SEAT,
        DAO: HowSeen.SEAT,
    }
    assert (await Privacy(evening.database).export(CHI))["cards_seen"][0]["board_id"] == board_id


async def test_a_table_without_a_result_counts_where_its_people_left(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    made = await given(club, await club.played(ANN, BEN))
    terms = Terms(rated=False, board=made.board)
    reasons = (CloseReason.TOGETHER, CloseReason.MANAGER, CloseReason.FAULT)
    for why, people in zip(reasons, ((CHI, DAO), (EVE, 16), (17, 18)), strict=True):
        key = await club.begun(
            *people,
            game="basic",
            options=made.options,
            terms=terms,
            is_enough=lambda table: table.version > 5,
        )
        table = await club.registry.find(key)
        assert table is not None
        await table.close(why)
    rows = await evening.all_of(board_plays)
    assert sorted(str(row["ended_by"]) for row in rows if row["worth"] is None) == [
        *(VOID, VOID, NOT_FINISHED)
    ]
    field = await Boards(evening.database).field(made.board.board_id, HERE)
    assert (len(field.rows), field.expected) == (1, 2)


async def test_a_board_that_no_table_has_finished_is_worth_nothing_to_anybody(
    evening: Evening,
) -> None:
    club = Club(evening.database, evening.now)
    made = await given(club, await club.played(ANN, BEN))
    board = replace(made.board, board_id="played-nowhere-else.1")
    for people in ((CHI, DAO), (EVE, 16)):
        key = await club.begun(
            *people,
            game="basic",
            options=made.options,
            terms=Terms(rated=False, board=board),
            is_enough=lambda table: table.version > 5,
        )
        table = await club.registry.find(key)
        assert table is not None
        await table.close(CloseReason.TOGETHER)
    field = await Boards(evening.database).field(board.board_id, HERE)
    assert field == ((), 2)
    assert compared(field.expected, []) == []


async def test_rebuilt_is_what_the_tables_have_stored(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    first = await club.played(ANN, BEN, game="dummy", options={"target": 1})
    made = await given(club, first)
    await again(club, made, "dummy", CHI, DAO)
    await again(club, made, "dummy", EVE, 16, leaves=16)
    stored = await evening.all_of(board_plays)
    assert [row["stood_in"] for row in stored] == [[], [], [1]]
    async with evening.database.write() as connection:
        await connection.execute(delete(board_plays))
    await rebuild(evening.database)
    assert await evening.all_of(board_plays) == stored


async def test_journals_of_a_board_that_is_still_played_are_not_thinned(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    first, other = await club.played(ANN, BEN), await club.played(ANN, BEN)
    made = await given(club, first)
    key = await club.begun(
        *(CHI, DAO),
        game="basic",
        options=made.options,
        terms=Terms(rated=False, board=made.board),
        is_enough=lambda table: table.version > 5,
    )
    thinning = Thinning(evening.database)
    assert await thinning.thin(club.now) == 1
    steps = {str(row["table_id"]) for row in await evening.all_of(journal)}
    assert steps == {first, key}
    table = await club.registry.find(key)
    assert table is not None
    await table.close(CloseReason.TOGETHER)
    assert await thinning.thin(club.now) == 2
    # A board of another kind waits until it is closed.
    daily = replace(made.board, board_id="day.1")
    await Boards(evening.database).keep(
        StoredBoard(daily, 0, "basic", made.options, made.luck, "day")
    )
    await again(club, made._replace(board=daily), "basic", CHI, DAO)
    assert await thinning.thin(club.now) == 0
    async with evening.database.write() as connection:
        await connection.execute(boards.update().values(closed_at=club.now))
    assert await thinning.thin(club.now) == 1
    assert other not in {str(row["table_id"]) for row in await evening.all_of(journal)}


async def test_a_code_names_one_closed_table_of_the_server(evening: Evening) -> None:
    club = Club(evening.database, evening.now, ids="abcdef")
    first = await club.played(ANN, BEN)
    kept = Boards(evening.database)
    assert await kept.table_of(HERE, "abcdef") == first
    assert await kept.table_of(HERE + 1, "abcdef") is None
    assert await kept.table_of(HERE, "abc%") is None
    await club.played(ANN, BEN)
    assert await kept.table_of(HERE, "abcdef") is None
    assert await kept.table_of(HERE, first) == first
    assert await evening.all_of(seen) == []
