"""The leaderboard of a server."""

from collections.abc import Sequence

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from data.league import League, Row
from data.store import Store
from engine.record import Standing
from tests.data.samples import OPENING, header, standing

HERE, THERE = 41771983423143937, 41771983423143938


class Evening:
    """Finished games, one a minute."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.games = 0
        self.league = League(engine)
        self._store = Store(engine, clock=lambda: 1_790_000_000 + 60 * self.games)

    async def played(
        self, *standings: Standing, game: str = "contract", guild_id: int = HERE
    ) -> None:
        self.games += 1
        table_id = f"table{self.games}"
        await self._store.create(header(table_id, game=game, guild_id=guild_id), OPENING)
        await self._store.append(table_id, 2, (), closes=True, standings=standings)


@pytest.fixture
def evening(engine: AsyncEngine) -> Evening:
    return Evening(engine)


def _ids(rows: Sequence[Row]) -> list[int]:
    return [row.user_id for row in rows]


async def test_nobody_has_played(evening: Evening) -> None:
    assert await evening.league.leaderboard(HERE, "contract") == []
    assert await evening.league.standing_of(HERE, 1, "contract") is None


async def test_sums_of_a_person(evening: Evening) -> None:
    await evening.played(standing(1, 1), standing(2, 2), standing(3, 3))
    await evening.played(standing(2, 1), standing(3, 2), standing(1, 3))
    await evening.played(standing(1, 1), standing(3, 1))
    await evening.played(standing(3, 2), standing(1, 4, left=True))
    assert await evening.league.leaderboard(HERE, "contract") == [
        Row(1, "player 1", games=4, wins=2, win_rate=0.5, average_place=2.25),
        Row(2, "player 2", games=2, wins=1, win_rate=0.5, average_place=1.5),
        Row(3, "player 3", games=4, wins=1, win_rate=0.25, average_place=2.0),
    ]


async def test_wins_then_rate_then_fewer_games_then_place_then_id(evening: Evening) -> None:
    for user in (70, 60, 51, 50, 40, 30):
        await evening.played(standing(user, 1))
    await evening.played(standing(70, 1), standing(60, 3), standing(51, 2), standing(50, 2))
    for user, place in ((40, 2), (30, 2), (40, 2), (30, 2), (20, 4), (10, 4), (10, 2), (21, 3)):
        await evening.played(standing(user, place))
    # 70 has two wins; 50, 51 and 60 one of two, 60 with the worse place; 30 and 40 one of three;
    # the others none: fewer games first, and of those the better place.
    expected = [70, 50, 51, 60, 30, 40, 21, 20, 10]
    assert _ids(await evening.league.leaderboard(HERE, "contract")) == expected
    assert _ids(await evening.league.leaderboard(HERE, "contract", limit=4)) == expected[:4]


async def test_computers_have_no_standing(evening: Evening) -> None:
    await evening.played(standing(None, 1, "Ada"), standing(None, 2, "Carl"), standing(7, 3))
    assert _ids(await evening.league.leaderboard(HERE, "contract")) == [7]


async def test_games_and_servers_are_counted_apart(evening: Evening) -> None:
    await evening.played(standing(1, 1), standing(2, 2))
    await evening.played(standing(2, 1), standing(1, 2), game="basic")
    await evening.played(standing(2, 1), standing(1, 2), game="basic")
    await evening.played(standing(3, 1), standing(1, 2), guild_id=THERE)
    league = evening.league
    assert _ids(await league.leaderboard(HERE, "contract")) == [1, 2]
    assert _ids(await league.leaderboard(HERE, "basic")) == [2, 1]
    assert _ids(await league.leaderboard(HERE, None)) == [2, 1]
    assert _ids(await league.leaderboard(THERE, None)) == [3, 1]
    assert await league.standing_of(HERE, 1, "basic") == Row(1, "player 1", 2, 0, 0.0, 2.0)
    assert await league.standing_of(HERE, 1, None) == Row(1, "player 1", 3, 1, 1 / 3, 5 / 3)
    assert await league.standing_of(HERE, 3, None) is None


async def test_the_latest_name_is_shown(evening: Evening) -> None:
    await evening.played(standing(1, 1, "Zoe"), standing(2, 2, "Bo"))
    await evening.played(standing(1, 2, "Anna"), game="basic")
    await evening.played(standing(1, 1, "Elsewhere"), guild_id=THERE)
    rows = await evening.league.leaderboard(HERE, "contract")
    assert [row.name for row in rows] == ["Anna", "Bo"]
    mine = await evening.league.standing_of(HERE, 1, "contract")
    assert mine is not None
    assert mine.name == "Anna"
