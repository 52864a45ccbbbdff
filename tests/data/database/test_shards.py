"""Which servers are of a process's shards: Discord's formula, and the same in SQL."""

import pytest
from sqlalchemy import insert, select

from data.database.database import Database
from data.database.schema import departures
from data.database.shards import ALL, MOST, Shards
from tests.each import each

pytestmark = pytest.mark.own_way


@each(
    ("written", "numbers", "count", "told"),
    [
        ("0/1", (0,), 1, "0/1"),
        ("2/8", (2,), 8, "2/8"),
        ("0-3/8", (0, 1, 2, 3), 8, "0-3/8"),
        (" 4, 0-1 / 8 ", (0, 1, 4), 8, "0-1,4/8"),
        ("0-1,1-2/8", (0, 1, 2), 8, "0-2/8"),
        (f"{MOST - 1}/{MOST}", (MOST - 1,), MOST, f"{MOST - 1}/{MOST}"),
    ],
)
def test_shards_are_read_and_told(
    written: str, numbers: tuple[int, ...], count: int, told: str
) -> None:
    shards = Shards.read(written)
    assert (shards.numbers, shards.count, str(shards)) == (numbers, count, told)


@each(
    "written",
    [
        *("", "3", "0/0", "8/8", "3-1/8", "0-8/8", "/8", "0-/8", "a/8", "0;1/8", "-1/8", "0/8/8"),
        *("0,/8", f"0/{MOST + 1}", "0/99999999999", "\N{ARABIC-INDIC DIGIT THREE}/8"),
    ],
)
def test_what_cannot_be_right_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="no shards of a number of them"):
        Shards.read(written)


def test_all_of_them_leave_nothing_to_others() -> None:
    assert ALL.are_all
    assert Shards.read("0-7/8").are_all
    assert not Shards.read("0-6/8").are_all
    assert [Shards.read(one).have_first for one in ("0/2", "1/2", "0-1/2")] == [True, False, True]
    assert ALL.have_first
    assert str(ALL) == "all"


async def test_a_server_is_of_one_shard_here_and_in_sql(database: Database) -> None:
    """As Discord counts: (guild_id >> 22) % count. What has no server is of shard 0."""
    stored = {0, 1 << 22, 5 << 22, (1 << 62) + 12345, 197038439483310086, 2**63 - 1}
    async with database.write() as connection:
        rows = [{"guild_id": one, "left_at": 1} for one in stored]
        await connection.execute(insert(departures), rows)
    some = [Shards((number,), count) for count in (1, 2, 8, 1000) for number in range(count)][:20]
    for shards in (*some, Shards.read("0,3-5/6"), ALL):
        query = select(departures.c.guild_id).where(shards.where(departures.c.guild_id))
        async with database.read() as connection:
            found = set(await connection.scalars(query))
        assert found == {one for one in stored if shards.has(one)}
        if shards.count:
            assert found == {one for one in stored if (one >> 22) % shards.count in shards.numbers}
        assert (0 in found) is shards.have_first
