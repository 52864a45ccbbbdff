"""The league booked anew from the journals: the very numbers of the league that was booked live."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from bot.__main__ import main
from data.database.database import open_database
from data.database.schema import games, ladder, players, results
from data.league.standings import CorrectionKind
from data.rebuild_league import rebuild
from engine.table.record import Unrated
from engine.table.terms import NORMAL, Terms
from tests.commands import typed
from tests.data.evenings import HERE, Evening
from tests.data.played_games import SHORT, Club, house

ANN, BEN, CHI, DAO = 11, 12, 13, 14


async def _an_evening(evening: Evening) -> list[str]:
    """Games of every kind in two seasons, one of them void; the ids of their tables."""
    club = Club(evening.database, evening.now)
    clock = house("basic", SHORT, Terms(NORMAL))
    tables = [
        await club.played(ANN, BEN, CHI),
        await club.played(BEN, ANN, late=ANN, terms=clock),
        await club.played(ANN, BEN, computers=2),
        await club.played(CHI, ANN, BEN, leaves=BEN),
        await club.played(ANN, CHI, terms=Terms(rated=False)),
    ]
    await evening.seasons.open(HERE, "second")
    tables += [
        # A whole game of few moves: with most seeds it has a thousand.
        await club.played(DAO, ANN, CHI, options={}, seed=143),
        await club.played(ANN, BEN, options={**SHORT, "ace_high_low": True}, terms=Terms()),
        await club.played(ANN, BEN, game="dummy", options={"target": 1}),
        await club.played(CHI, BEN, ANN, DAO),
    ]
    await evening.corrections.correct(HERE, tables[1], DAO, "", CorrectionKind.VOID)
    return tables


async def test_rebuilt_is_as_it_was_live(evening: Evening) -> None:
    tables = await _an_evening(evening)
    live = await evening.whole()
    assert [row["table_id"] for row in live[0]] == tables
    assert [row["unrated"] for row in live[0]] == [
        None,
        None,
        Unrated.COMPUTER,
        Unrated.HANDED_OVER,
        Unrated.CASUAL,
        None,
        Unrated.RULES,
        None,
        None,
    ]
    late = [row["timeouts"] for row in live[1] if row["table_id"] == tables[1]]
    assert sorted(late) == [0, 1]
    left = [row for row in live[1] if row["left"]]
    assert [(row["user_id"], row["mu"] is not None) for row in left] == [(BEN, True)]

    seen: list[tuple[int, int, int]] = []
    await rebuild(evening.database, lambda *told: seen.append(told))
    assert await evening.whole() == live
    assert seen == [(HERE, len(tables), 0)]

    # Nothing of it hangs on what was there.
    async with evening.database.write() as connection:
        await connection.execute(delete(ladder))
        await connection.execute(update(results).values(mu=1.0, sigma=None, place=9, won=True))
        await connection.execute(update(games).values(deals=99, unrated="casual"))
        await connection.execute(delete(players))
    await rebuild(evening.database)
    assert await evening.whole() == live


@pytest.mark.one_database
async def test_play_goes_on_after_it_as_if_nothing_had_been(evening: Evening) -> None:
    await evening.ranked(1, 2, 3)
    await evening.ranked(3, 1)
    await rebuild(evening.database)
    await evening.ranked(2, 3)
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


async def test_a_game_whose_journal_does_not_tell_keeps_its_results(evening: Evening) -> None:
    await evening.ranked(1, 2)
    live = await evening.whole()
    seen: list[tuple[int, int, int]] = []
    await rebuild(evening.database, lambda *told: seen.append(told))
    assert seen == [(HERE, 1, 1)]
    assert await evening.whole() == live


@pytest.mark.long
async def test_the_command_says_what_it_has_done(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/upcard.db"
    database = await open_database(url)
    evening = Evening(database)
    await evening.ranked(1, 2)
    async with database.write() as connection:
        await connection.execute(delete(ladder))
    told = (
        f"server {HERE}: 1 games, 1 kept as they were: "
        "their journals are thinned or do not tell how they ended\n"
    )
    command = ("data", "rebuild", "--database-url", url)
    done = await asyncio.to_thread(typed, *command, folder=tmp_path)
    assert (done.returncode, done.stdout) == (0, told)
    assert len(await evening.board("contract")) == 2
    await database.dispose()


@pytest.mark.parametrize("named", ["on the command line", "in the file .env"])
def test_a_database_that_cannot_be_opened_is_one_sentence(
    tmp_path: Path, named: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The address comes from where the bot has it, if it is not given."""
    monkeypatch.chdir(tmp_path)
    given = ["--database-url", "mysql://x"] if named == "on the command line" else []
    if not given:
        (tmp_path / ".env").write_text("DATABASE_URL=mysql://x\n")
    assert main(["rebuild", *given]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "mysql" in err
