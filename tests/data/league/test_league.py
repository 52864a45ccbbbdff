"""Leaderboards of a server, and the figures of a person."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import insert

from data.database.schema import ladder
from data.league import queries
from data.league.ladder import EVER, EVERY_GAME, NEW, displayed, rate
from data.league.queries import CURVE
from data.league.recent import evening_score
from data.league.standings import (
    COMPUTER,
    LONGEST_EVENING,
    MOST_PLACES,
    PAUSE,
    CorrectionKind,
    DisplayedRating,
    LeaderboardKind,
    LeaderboardPage,
    LeaderboardRow,
    Measure,
    player_of,
    style_of,
)
from engine.computer.strength import Strength, Style
from engine.table.record import EveningScore, Standing, Unrated
from tests.data.evenings import HERE, THERE, Evening, in_order
from tests.data.samples import standing

OCTOBER = 1_790_812_800
"""1 October 2026, 0:00 UTC."""

POINTS = 20
"""A curve as short as that leaves points out, too."""


def _ids(rows: Sequence[LeaderboardRow]) -> list[int]:
    return [row.user_id for row in rows]


def _shares(page: LeaderboardPage) -> tuple[tuple[Strength | None, int, int], ...]:
    return tuple((one.strength, one.games, one.wins) for one in page.computers)


async def test_nobody_has_played(evening: Evening) -> None:
    league = evening.league
    assert await league.leaderboard(HERE, "contract") == LeaderboardPage((), 0, ())
    assert await league.standing_of(HERE, 1, "contract") is None
    assert await league.stats(HERE, 1) is None


async def test_sums_of_a_person(evening: Evening) -> None:
    await evening.played(*(standing(who, who, deals=7, points=50 * who) for who in (1, 2, 3)))
    await evening.played(standing(2, 1), standing(3, 2), standing(1, 3, timeouts=2))
    await evening.played(standing(1, 1, deals=7, points=10), standing(3, 1))
    left = [
        standing(who, place, left=who == 1, unrated=Unrated.HANDED_OVER)
        for who, place in ((3, 2), (1, 4))
    ]
    await evening.played(*left)
    row = await evening.league.standing_of(HERE, 1, "contract", measure=Measure.WINS)
    assert row is not None
    assert (row.games, row.wins, row.win_rate, row.average_place) == (4, 2, 0.5, 2.25)
    assert (row.finished, row.left, row.timeouts) == (3, 1, 2)
    assert (row.points, row.deals, row.points_a_deal) == (60, 14, 60 / 14)
    assert (row.streak, row.best_streak) == (0, 1)
    assert (row.rated_games, row.name, row.rank) == (4, "player 1", 1)


async def test_equal_ones_share_a_rank_and_the_next_is_left_out(evening: Evening) -> None:
    for user in (70, 60, 60, 50, 40):
        await evening.played(standing(user, 1), standing(30, 2))
    rows = await evening.board("contract", measure=Measure.WINS)
    assert [(row.user_id, row.rank) for row in rows] == [
        (60, 1),
        (70, 2),
        (50, 2),
        (40, 2),
        (30, 5),
    ]
    for row in rows:
        mine = await evening.league.standing_of(HERE, row.user_id, "contract", None, Measure.WINS)
        assert mine == row


async def test_pages_make_up_the_whole_board(evening: Evening) -> None:
    for first in range(1, 8):
        await evening.ranked(*(1 + (first + other) % 7 for other in range(3)))
    await evening.ranked(3, 5)
    for measure in Measure:
        whole = await evening.board("contract", measure=measure)
        assert sorted(_ids(whole)) == list(range(1, 8)), measure
        pages = [
            await evening.league.leaderboard(HERE, "contract", None, measure, page, size=3)
            for page in range(4)
        ]
        assert [len(page.rows) for page in pages] == [3, 3, 1, 0], measure
        assert tuple(row for page in pages for row in page.rows) == whole, measure
        assert {page.total for page in pages} == {7}, measure


async def test_fewest_points_are_best_where_the_lowest_total_wins(evening: Evening) -> None:
    points = [
        standing(who, who, deals=2, points=points) for who, points in enumerate((30, 10, 20), 1)
    ]
    await evening.played(*points)
    await evening.played(*points, game="basic")
    by = Measure.POINTS
    for kind in LeaderboardKind:
        assert _ids(await evening.board("contract", measure=by, kind=kind)) == [2, 3, 1], kind
        assert _ids(await evening.board("basic", measure=by, kind=kind)) == [1, 3, 2], kind
    with pytest.raises(ValueError, match="all games"):
        await evening.league.leaderboard(HERE, None, measure=by)


async def test_the_longest_streak_counts(evening: Evening) -> None:
    for winner in (1, 1, 2, 2, 2, 1):
        await evening.ranked(winner, 3 - winner)
    rows = await evening.board("contract", measure=Measure.STREAK)
    assert [(row.user_id, row.best_streak, row.streak) for row in rows] == [(2, 3, 0), (1, 2, 1)]


@pytest.mark.one_database
async def test_unrated_games_lead_no_list_of_rated_play(evening: Evening) -> None:
    for _ in range(3):
        await evening.played(*in_order(1, 2, unrated=Unrated.CASUAL))
        await evening.ranked(1, None)
    await evening.ranked(4, 3)
    for measure in Measure:
        assert sorted(_ids(await evening.board("contract", measure=measure))) == [3, 4], measure
        mine = await evening.league.standing_of(HERE, 1, "contract", measure=measure)
        assert mine is None, measure


async def test_a_board_ends_at_its_last_place_and_nobody_below_is_told_one(
    evening: Evening,
) -> None:
    more = MOST_PLACES + 3
    sums = dict.fromkeys(("rated_games", "places", "points", "deals", "streak"), 1)
    sums |= dict.fromkeys(("best_streak", "left", "timeouts"), 0)
    key, unrated = {"guild_id": HERE, "season_id": EVER}, dict.fromkeys(("mu", "sigma", "rating"))
    rows = [
        key
        | sums
        | ({"mu": 25.0, "sigma": 8.0, "rating": float(who)} if rated else unrated)
        | {"game": game, "rated": rated, "player": who, "games": who, "wins": who}
        for who in range(1, more + 1)
        for game in ("basic", EVERY_GAME)
        for rated in (True, False)
    ]
    async with evening.database.write() as connection:
        await connection.execute(insert(ladder), rows)
    board = partial(evening.league.leaderboard, HERE, "basic")
    last = await board(page=MOST_PLACES // 10 - 1)
    assert (last.total, [row.rank for row in last.rows]) == (
        MOST_PLACES,
        [*range(MOST_PLACES - 9, MOST_PLACES + 1)],
    )
    below = await board(page=MOST_PLACES // 10)
    assert (below.total, below.rows) == (MOST_PLACES, ())
    for who, place in ((more, 1), (4, MOST_PLACES), (3, None), (1, None)):
        for measure in (Measure.RATING, Measure.WINS):
            mine = await evening.league.standing_of(HERE, who, "basic", measure=measure)
            assert mine is not None
            assert (mine.games, mine.rank) == (who, place)
        mine = await evening.league.standing_of(
            HERE, who, None, measure=Measure.GAMES, kind=LeaderboardKind.ALL
        )
        assert mine is not None
        assert mine.rank == place
        stats = await evening.league.stats(HERE, who)
        assert stats is not None
        assert stats.games[0].played.rated is not None
        assert stats.games[0].played.rated.rank == place


async def test_all_games_count_the_rated_ones_too_and_computers_have_a_list_of_their_own(
    evening: Evening,
) -> None:
    await evening.played(*in_order(1, 2, unrated=Unrated.CASUAL))
    await evening.ranked(None, 2)
    await evening.ranked(2, None)
    await evening.ranked(2, 1)
    every = LeaderboardKind.ALL
    page = await evening.league.leaderboard(HERE, "contract", None, Measure.WINS, kind=every)
    told = [(row.user_id, row.rank, row.games, row.wins, row.rating) for row in page.rows]
    assert told == [(2, 1, 4, 2, None), (1, 2, 2, 1, None)]
    assert _shares(page) == ((None, 2, 1),)
    assert page.computers[0].win_rate == 0.5
    for row in page.rows:
        mine = await evening.league.standing_of(
            HERE, row.user_id, "contract", None, Measure.WINS, kind=every
        )
        assert mine == row
    pages = [
        await evening.league.leaderboard(HERE, None, None, Measure.WINS, at, 1, kind=every)
        for at in range(3)
    ]
    assert [(_ids(page.rows), page.total) for page in pages] == [([2], 2), ([1], 2), ([], 2)]
    with pytest.raises(ValueError, match="rating"):
        await evening.board("contract", kind=every)


async def test_an_evening_goes_back_to_the_last_long_pause(evening: Evening) -> None:
    """Past midnight and over a short pause, rated and unrated games, without those that are void;
    who left played too."""
    tonight = {"measure": Measure.WINS, "kind": LeaderboardKind.TONIGHT}
    assert (await evening.league.leaderboard(HERE, None, **tonight)).evening is None
    await evening.ranked(9, 1)
    evening.now += PAUSE - 60
    await evening.ranked(1, 2)
    began = evening.now
    evening.now += PAUSE - 61
    void = await evening.ranked(3, 2)
    await evening.ranked(None, 2, game="basic")
    await evening.ranked(9, 1, guild_id=THERE)
    await evening.played(*in_order(1, 3, unrated=Unrated.CASUAL))
    await evening.corrections.correct(HERE, void, 9, "x", CorrectionKind.VOID)
    page = await evening.league.leaderboard(HERE, None, **tonight)
    assert page.evening == (began, evening.now)
    assert [(row.user_id, row.rank, row.games, row.wins) for row in page.rows] == [
        (1, 1, 2, 2),
        (3, 2, 1, 0),
        (2, 2, 2, 0),
    ]
    assert _shares(page) == ((None, 1, 1),)
    basic = await evening.league.leaderboard(HERE, "basic", page=0, size=1, **tonight)
    assert (_ids(basic.rows), basic.total, basic.evening) == ([2], 1, page.evening)
    mine = await evening.league.standing_of(HERE, 2, "basic", None, **tonight)
    assert mine is not None
    assert (mine.rank, mine.name, mine.games) == (1, "player 2", 1)
    assert await evening.league.standing_of(HERE, 9, None, None, **tonight) is None
    assert page.evening.goes_on(evening.now + PAUSE - 1)
    assert not page.evening.goes_on(evening.now + PAUSE)


@pytest.mark.one_database
async def test_an_evening_is_never_longer_than_half_a_day(evening: Evening) -> None:
    for _ in range(10):
        evening.now += PAUSE // 2
        await evening.ranked(1, 2)
    page = await evening.league.leaderboard(
        HERE, None, None, Measure.GAMES, kind=LeaderboardKind.TONIGHT
    )
    assert page.evening is not None
    assert page.evening.ended - page.evening.began <= LONGEST_EVENING
    assert {row.games for row in page.rows} == {LONGEST_EVENING // (PAUSE // 2 + 60) + 1}


async def test_a_game_that_somebody_left_is_rated_for_them_alone(evening: Evening) -> None:
    ended = in_order(1, 2, 3, unrated=Unrated.HANDED_OVER)
    await evening.played(*ended[:2], replace(ended[2], left=True))
    assert _ids(await evening.board("contract", measure=Measure.GAMES)) == [3]
    every = await evening.board("contract", measure=Measure.WINS, kind=LeaderboardKind.ALL)
    assert _ids(every) == [1, 3, 2]


@pytest.mark.one_database
async def test_a_month_has_the_games_since_its_first_day(evening: Evening) -> None:
    """In UTC, rated and unrated games, without void ones."""
    month = {"measure": Measure.WINS, "kind": LeaderboardKind.MONTH}
    assert (await evening.league.leaderboard(HERE, None, **month)).rows == ()
    evening.now = OCTOBER - 61
    await evening.ranked(3, 1)
    await evening.ranked(1, 2)
    assert evening.now == OCTOBER + 59
    strong, easy = (Style(strength, 1) for strength in (Strength.STRONG, Strength.EASY))
    ended = in_order(2, None, None, 1)
    styles = (None, strong, easy, None)
    await evening.played(
        *(replace(one, style=style) for one, style in zip(ended, styles, strict=True)), game="gin"
    )
    void = await evening.ranked(3, 2)
    await evening.corrections.correct(HERE, void, 9, "x", CorrectionKind.VOID)
    await evening.ranked(9, 1, guild_id=THERE)
    evening.now += 20 * 24 * 3600
    page = await evening.league.leaderboard(HERE, None, **month)
    told = [(row.name, row.rank, row.games, row.wins, row.points) for row in page.rows]
    assert told == [("player 2", 1, 2, 1, 120), ("player 1", 1, 2, 1, 200)]
    assert _shares(page) == ((Strength.STRONG, 1, 0), (Strength.EASY, 1, 0))
    by_points = {**month, "measure": Measure.POINTS}
    assert _ids((await evening.league.leaderboard(HERE, "gin", **by_points)).rows) == [1, 2]
    evening.now += 12 * 24 * 3600
    assert (await evening.league.leaderboard(HERE, None, **month)).total == 0


async def test_the_score_of_an_evening_is_of_the_same_people_in_a_channel(evening: Evening) -> None:
    async def score(*people: int, channel: int = 5) -> EveningScore | None:
        async with evening.database.read() as connection:
            return await evening_score(connection, HERE, channel, people, evening.now)

    assert await score(1, 2) is None
    await evening.ranked(2, 1, channel_id=5)
    evening.now += PAUSE - 60
    began = evening.now
    await evening.ranked(1, 2, channel_id=5)
    assert await score(1, 2) == ({1: 1, 2: 0}, 0, 1), "the first game was before the pause"
    assert evening.evening == await score(1, 2), "told with the game"
    await evening.ranked(2, 1, game="gin", channel_id=5)
    await evening.ranked(2, 1, channel_id=6)
    await evening.ranked(9, 1, 2, channel_id=5)
    evening.now += PAUSE - 61
    await evening.ranked(None, 1, 2, channel_id=5)
    shared = (standing(1, 1), standing(2, 1), standing(None, 3))
    await evening.played(*shared, channel_id=5)
    void = await evening.ranked(2, 1, channel_id=5)
    await evening.corrections.correct(HERE, void, 9, "x", CorrectionKind.VOID)
    assert evening.now - began > PAUSE
    assert await score(2, 1) == ({2: 2, 1: 2}, 1, 4)
    assert evening.evening == ({2: 3, 1: 2}, 1, 5), "as it was told before the last was void"
    assert await score(1, 2, 9) == ({1: 0, 2: 0, 9: 1}, 0, 1)
    assert await score(1, 2, channel=7) is None
    assert await score(1) is None
    evening.now += PAUSE
    assert await score(1, 2) is None, "the evening is over"


async def test_a_person_who_left_was_one_of_the_people(evening: Evening) -> None:
    ended = in_order(1, None, unrated=Unrated.HANDED_OVER)
    left = standing(2, 2, left=True, won=False)
    await evening.played(*ended, left, channel_id=5)
    async with evening.database.read() as connection:
        found = await evening_score(connection, HERE, 5, [1, 2], evening.now)
    assert found == ({1: 1, 2: 0}, 0, 1)


async def test_games_against_computers_count_by_strength(evening: Evening) -> None:
    def against(won: bool, *styles: Style, **how: Any) -> tuple[Standing, ...]:
        machines = [standing(None, 2 if won else 1, style=style) for style in styles]
        why = Unrated.COMPUTER
        people = [standing(1, 1 if won else 3), standing(2, 4)]
        return tuple(replace(one, unrated=why, **how) for one in (*people, *machines))

    old, new, easy = Style(Strength.STRONG, 1), Style(Strength.STRONG, 4), Style(Strength.EASY, 3)
    for won in (True, True, False, True):
        await evening.played(*against(won, old, new))
    await evening.played(*against(True, easy, new), game="gin")
    void = await evening.played(*against(True, easy))
    await evening.corrections.correct(HERE, void, 9, "x", CorrectionKind.VOID)
    # Against people alone, and beside a computer that played on for another person.
    await evening.ranked(1, 2)
    stand_in = standing(None, 2, style=easy, began=False)
    await evening.played(standing(1, 1), stand_in, standing(2, 2, left=True, won=False))
    stats = await evening.league.stats(HERE, 1)
    assert stats is not None
    assert stats.against == ((Strength.EASY, 1, 1, 1), (Strength.STRONG, 5, 4, 2))
    assert stats.against[1].win_rate == 0.8
    contract, gin = sorted(stats.games, key=lambda one: one.game)
    assert contract.against == ((Strength.STRONG, 4, 3, 2),)
    assert gin.against == ((Strength.EASY, 1, 1, 1), (Strength.STRONG, 1, 1, 1))


async def _rated_computers(evening: Evening) -> dict[Style | None, tuple[int, DisplayedRating]]:
    """The games and ratings of computers in Contract Rummy, by style."""
    return {
        style_of(row["player"]): (row["games"], displayed(row["mu"], row["sigma"], row["games"]))
        for row in await evening.all_of(ladder)
        if (row["game"], row["season_id"], row["rated"]) == ("contract", EVER, True)
    }


@pytest.mark.one_database
async def test_computers_are_rated_on_the_same_scale(evening: Evening) -> None:
    await evening.ranked(7, None, None)
    every = LeaderboardKind.ALL
    page = await evening.league.leaderboard(HERE, "contract", measure=Measure.GAMES, kind=every)
    assert _ids(page.rows) == [7]
    assert page.rows[0].rating is None, "beating computers changes no rating"
    assert _shares(page) == ((None, 2, 0),)
    page = await evening.league.leaderboard(HERE, "contract", measure=Measure.GAMES)
    assert (page.rows, page.total, page.computers) == ((), 0, ())
    after = rate([NEW, NEW, NEW], [1, 2, 3])
    expected = displayed((after[1].mu + after[2].mu) / 2, (after[1].sigma + after[2].sigma) / 2, 2)
    assert await _rated_computers(evening) == {None: (2, expected)}


async def test_each_style_of_computers_is_a_player_of_its_own(evening: Evening) -> None:
    """What computers reached before there were strengths stays under the one player of them all.

    On the leaderboard the styles of a strength are one.
    """
    await evening.ranked(7, None)
    ended = in_order(None, None, 7, None)
    strong, medium = Style(Strength.STRONG, 2), Style(Strength.MEDIUM, 1)
    styles = (strong, medium, None, medium)
    await evening.played(
        *(replace(one, style=style) for one, style in zip(ended, styles, strict=True))
    )
    newer = standing(None, 2, style=Style(Strength.STRONG, 3), unrated=Unrated.COMPUTER)
    await evening.played(standing(7, 1, unrated=Unrated.COMPUTER), newer)
    every = {"measure": Measure.WINS, "kind": LeaderboardKind.ALL}
    page = await evening.league.leaderboard(HERE, "contract", **every)
    assert _ids(page.rows) == [7]
    assert _shares(page) == ((Strength.STRONG, 2, 1), (Strength.MEDIUM, 2, 0), (None, 1, 0))
    after = rate([NEW] * 4, [1, 2, 3, 4])
    both = displayed((after[1].mu + after[3].mu) / 2, (after[1].sigma + after[3].sigma) / 2, 2)
    rated = await _rated_computers(evening)
    assert (rated[strong], rated[medium]) == ((1, displayed(*after[0], 1)), (2, both))
    played = await evening.league.history(HERE)
    assert [seat.style for seat in played.games[1].seats] == list(styles)
    before = await evening.whole()
    table_id = played.games[1].table_id
    await evening.corrections.correct(HERE, table_id, 7, "x", CorrectionKind.VOID)
    await evening.corrections.correct(HERE, table_id, 7, "x", CorrectionKind.RESTORE)
    await evening.corrections.finish()
    assert await evening.whole() == before


def test_every_style_has_a_player_and_no_person_or_former_player_is_one() -> None:
    styles = [Style(strength, version) for strength in Strength for version in (1, 2, 700)]
    players = [player_of(standing(None, 1, style=style)) for style in styles]
    assert [style_of(player) for player in players] == styles
    assert len({COMPUTER, *players}) == len(styles) + 1
    assert max(players) < COMPUTER
    assert [style_of(player) for player in (COMPUTER, -1, -(2**62), 7)] == [None] * 4


async def test_games_and_servers_are_counted_apart(evening: Evening) -> None:
    await evening.ranked(1, 2)
    await evening.ranked(2, 1, game="basic")
    await evening.ranked(2, 1, game="basic")
    await evening.ranked(3, 1, guild_id=THERE)
    by, league = Measure.WINS, evening.league
    assert _ids(await evening.board("contract", measure=by)) == [1, 2]
    assert _ids(await evening.board("basic", measure=by)) == [2, 1]
    assert _ids(await evening.board(None, measure=by)) == [2, 1]
    assert _ids((await league.leaderboard(THERE, None, measure=by)).rows) == [3, 1]
    every = await league.standing_of(HERE, 1, None)
    assert every is not None
    assert (every.games, every.wins, every.average_place) == (3, 1, 5 / 3)
    assert await league.standing_of(HERE, 3, None) is None


async def test_the_latest_name_is_shown(evening: Evening) -> None:
    await evening.played(standing(1, 1, "Zoe"), standing(2, 2, "Bo"))
    await evening.played(standing(1, 2, "Anna"), standing(2, 1, "Bo"), game="basic")
    await evening.played(standing(1, 1, "Elsewhere"), standing(2, 2, "Bo"), guild_id=THERE)
    assert [row.name for row in await evening.board("contract")] == ["Anna", "Bo"]
    mine = await evening.league.standing_of(HERE, 1, "contract")
    assert mine is not None
    assert mine.name == "Anna"


@pytest.mark.one_database
async def test_figures_and_the_curve_of_a_person(evening: Evening) -> None:
    await evening.ranked(1, 2)
    await evening.ranked(None, 1)
    await evening.ranked(2, 1)
    await evening.ranked(1, 2, game="dummy")
    stats = await evening.league.stats(HERE, 1)
    assert stats is not None
    assert [row.games for row in stats.every.rows] == [3, 1]
    ranked = [one.played.rated and (one.game, one.played.rated.rank) for one in stats.games]
    assert ranked == [("contract", 2), ("dummy", 1)]
    unrated = [one.played.unrated and one.played.unrated.games for one in stats.games]
    assert unrated == [1, None]
    first = rate([NEW, NEW], [1, 2])
    second = rate([first[1], first[0]], [1, 2])[1]
    points = [(point.rating, point.uncertainty) for point in stats.games[0].curve]
    assert points == [displayed(*first[0], 1)[:2], displayed(*second, 2)[:2]]
    contract = stats.games[0].played.rated
    assert contract is not None
    assert contract.rating == displayed(*second, 2)


@pytest.mark.one_database
async def test_a_curve_has_its_latest_points(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "_CURVE", queries._CURVE.limit(POINTS))
    for _ in range(POINTS + 2):
        await evening.ranked(1, 2)
    stats = await evening.league.stats(HERE, 2)
    assert stats is not None
    numbers = [point.game_no for point in stats.games[0].curve]
    assert numbers == sorted(numbers)
    assert len(numbers) == POINTS < CURVE
    latest = (await evening.league.history(HERE, size=1)).games[0]
    assert numbers[-1] == latest.game_no
    row = stats.games[0].played.rated
    assert row is not None
    assert row.rating is not None
    assert not row.rating.provisional
