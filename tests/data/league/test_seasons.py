"""Seasons: opened, closed, named, and monthly where a server wishes."""

from datetime import UTC, datetime

import pytest

from data.choices.settings import SettingsStore
from data.database.schema import games
from data.league.standings import (
    LONGEST_SEASON_NAME,
    MONTHLY,
    Measure,
    NoSuchSeason,
    Season,
    WrongSeasonName,
)
from tests.data.evenings import HERE, NOON, THERE, Evening


def _unix(year: int, month: int, day: int = 1, hour: int = 0) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())


async def test_the_first_result_opens_the_first_season(evening: Evening) -> None:
    assert await evening.seasons.of(HERE) == ()
    await evening.ranked(1, 2)
    [first] = await evening.seasons.of(HERE)
    assert first == Season(first.season_id, 1, "", NOON + 60, None)
    assert await evening.seasons.of(THERE) == ()


async def test_a_season_has_its_own_ladder(evening: Evening) -> None:
    await evening.ranked(1, 2)
    second = await evening.seasons.open(HERE, "  Autumn   cup ")
    assert (second.number, second.name) == (2, "Autumn cup")
    await evening.ranked(2, 1)
    await evening.ranked(2, 1)
    now, first = await evening.seasons.of(HERE)
    assert (now, first.closed_at) == (second, evening.now - 120)
    by = Measure.WINS
    for season, rated, wins in ((first, 1, {1: 1, 2: 0}), (now, 2, {2: 2, 1: 0})):
        rows = await evening.board("contract", season.season_id, by)
        assert {row.user_id: row.wins for row in rows} == wins
        assert {row.rated_games for row in rows} == {rated}
    ever = await evening.board("contract", measure=by)
    assert {row.user_id: row.wins for row in ever} == {2: 2, 1: 1}
    stats = await evening.league.stats(HERE, 1, first.season_id)
    assert stats is not None
    assert [row.games for row in stats.every.rows] == [1]


async def test_seasons_can_be_named(evening: Evening) -> None:
    first = await evening.seasons.open(HERE)
    assert (await evening.seasons.rename(HERE, first.season_id, " Spring ")).name == "Spring"
    assert [one.name for one in await evening.seasons.of(HERE)] == ["Spring"]
    with pytest.raises(NoSuchSeason):
        await evening.seasons.rename(THERE, first.season_id, "Ours")
    for call in (evening.seasons.open(HERE, "x" * 41), evening.seasons.rename(HERE, 1, "x" * 41)):
        with pytest.raises(WrongSeasonName, match=str(LONGEST_SEASON_NAME)):
            await call


async def test_months_follow_each_other_by_themselves(evening: Evening) -> None:
    """Closed and opened at booking; a month without games has no season."""
    await SettingsStore(evening.database).keep_server(HERE, {MONTHLY: True})
    for moment in (_unix(2026, 11, 21), _unix(2026, 11, 30, 23), _unix(2026, 12), _unix(2027, 3)):
        evening.now = moment - 60
        await evening.ranked(1, 2)
    told = [(one.name, one.opened_at, one.closed_at) for one in await evening.seasons.of(HERE)]
    assert told == [
        ("2027-03", _unix(2027, 3), None),
        ("2026-12", _unix(2026, 12), _unix(2027, 1)),
        ("2026-11", _unix(2026, 11, 21), _unix(2026, 12)),
    ]
    latest, middle, first = (one.season_id for one in await evening.seasons.of(HERE))
    assert [row["season_id"] for row in await evening.all_of(games)] == [
        first,
        first,
        middle,
        latest,
    ]


async def test_who_looks_in_a_new_month_sees_its_season(evening: Evening) -> None:
    evening.now = _unix(2026, 11, 21)
    await evening.ranked(1, 2)
    evening.now = _unix(2026, 12, 24)
    assert [one.closed_at for one in await evening.seasons.of(HERE)] == [None], "not monthly"
    await SettingsStore(evening.database).keep_server(HERE, {MONTHLY: True})
    now, before = await evening.seasons.of(HERE)
    assert (now.name, now.number, now.opened_at) == ("2026-12", 2, _unix(2026, 12))
    assert before.closed_at == _unix(2026, 12)
    assert await evening.seasons.of(HERE) == (now, before)
