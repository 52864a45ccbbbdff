"""Finished games looked back on: pages, single games, a season as a table."""

import csv
from io import StringIO

from data.league.ladder import NEW, displayed, rate
from data.league.standings import GamesPage
from engine.table.record import Unrated
from tests.data.evenings import HERE, THERE, Evening, in_order
from tests.data.samples import standing


async def test_nothing_has_been_played(evening: Evening) -> None:
    assert await evening.league.history(HERE) == GamesPage((), 0)
    assert await evening.league.finished_game(HERE, "none") is None
    assert (await evening.league.season_csv(HERE, 1)).decode().count("\n") == 1


async def test_the_latest_games_come_first(evening: Evening) -> None:
    for other in range(2, 9):
        await evening.ranked(1 if other % 2 else 9, other)
    await evening.ranked(1, 2, guild_id=THERE)
    pages = [await evening.league.history(HERE, None, page, size=3) for page in range(4)]
    assert [page.total for page in pages] == [7] * 4
    tables = [game.table_id for page in pages for game in page.games]
    assert tables == [f"table{number:03}" for number in range(7, 0, -1)]
    mine = await evening.league.history(HERE, 1, size=2)
    assert mine.total == 3
    assert [game.table_id for game in mine.games] == ["table006", "table004"]
    assert (await evening.league.history(HERE, 55)).games == ()


async def test_a_game_tells_who_sat_where_and_what_it_brought(evening: Evening) -> None:
    table_id = await evening.ranked(1, 2)
    game = await evening.league.finished_game(HERE, table_id)
    assert game is not None
    assert (game.game, game.deals, game.unrated, game.void) == ("contract", 1, None, False)
    assert game.finished_at == evening.now
    [season] = await evening.seasons.of(HERE)
    assert game.season == season.season_id
    first = game.seats[0]
    assert (first.user_id, first.name, first.place, first.total) == (1, "player 1", 1, 40)
    after = rate([NEW, NEW], [1, 2])
    assert [seat.rating for seat in game.seats] == [displayed(*one, 1).rating for one in after]
    assert await evening.league.finished_game(THERE, table_id) is None


async def test_who_left_finds_the_game_and_is_told_apart(evening: Evening) -> None:
    why = Unrated.HANDED_OVER
    rows = in_order(1, 2, unrated=why)
    left = standing(3, 3, seat=1, left=True, unrated=why)
    table_id = await evening.played(*rows, left)
    [game] = (await evening.league.history(HERE, 3)).games
    assert (game.table_id, game.unrated) == (table_id, "handed_over")
    assert [(seat.seat, seat.user_id, seat.left) for seat in game.seats] == [
        (0, 1, False),
        (1, 2, False),
        (1, 3, True),
    ]


async def test_a_person_with_two_seat_periods_finds_the_game_once(evening: Evening) -> None:
    rows = in_order(1, 2, unrated=Unrated.HANDED_OVER)
    again = standing(2, 2, seat=0, left=True, unrated=Unrated.HANDED_OVER)
    await evening.played(*rows, again)
    found = await evening.league.history(HERE, 2)
    assert (found.total, len(found.games)) == (1, 1)


async def test_no_name_is_a_formula_in_a_spreadsheet(evening: Evening) -> None:
    names = [f"{begins}1+1" for begins in ("=", "+", "-", "@", "\t", "\r", "\n", " =", *"＝＋－＠")]
    for first, second in zip(names[::2], names[1::2], strict=True):
        await evening.played(standing(5, 1, first), standing(6, 2, second))
    [season] = await evening.seasons.of(HERE)
    told = await evening.league.season_csv(HERE, season.season_id)
    rows = csv.DictReader(StringIO(told.decode("utf-8"), newline=""))
    assert [row["name"] for row in rows] == [f"'{name}" for name in names]


async def test_a_season_as_a_table(evening: Evening) -> None:
    for _ in range(30):
        await evening.ranked(1, None)
    await evening.played(standing(5, 1, '=HYPERLINK("x")'), standing(6, 2, "Ánn, ใบหัว"))
    [season] = await evening.seasons.of(HERE)
    await evening.seasons.open(HERE)
    await evening.ranked(1, 2)
    told = await evening.league.season_csv(HERE, season.season_id)
    rows = list(csv.DictReader(StringIO(told.decode("utf-8"))))
    assert len(rows) == 62
    numbers = [int(row["game_no"]) for row in rows]
    assert numbers == sorted(numbers)
    assert (rows[0]["table"], rows[0]["user_id"], rows[0]["won"]) == ("table001", "1", "1")
    assert (rows[1]["user_id"], rows[1]["rating"] != "", rows[1]["unrated"]) == (
        "",
        True,
        "computer",
    )
    # A name that a spreadsheet would run is written as plain text.
    assert rows[60]["name"] == '\'=HYPERLINK("x")'
    assert rows[61]["name"] == "Ánn, ใบหัว"
    assert rows[60]["finished_at"] == "2026-09-21T14:44:20+00:00"
    assert (
        await evening.league.season_csv(THERE, season.season_id) == told.splitlines()[0] + b"\r\n"
    )
