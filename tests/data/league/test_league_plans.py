"""How SQLite answers the league's questions: by its indexes, never through a whole table."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import event

from bench.crowd import SERVER, played
from bench.league import questions
from data.database.database import Database, open_database
from data.league.queries import League
from data.league.recalculation import Corrections
from data.league.seasons import Seasons
from data.league.standings import Measure

GAMES = 120


@contextmanager
def _statements(database: Database) -> Iterator[list[tuple[str, Any]]]:
    """What is sent to the database meanwhile."""
    sent: list[tuple[str, Any]] = []

    def note(_c: object, _k: object, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith("SELECT"):
            sent.append((statement, parameters))

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    yield sent
    event.remove(database.engine.sync_engine, "before_cursor_execute", note)


async def _plan(database: Database, statement: str, parameters: Any) -> list[str]:
    async with database.read() as connection:
        asked = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        return [row.detail for row in asked]


async def test_no_question_reads_a_whole_table_or_sorts_it(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path}/league.db")
    crowd = await played(database, GAMES, people=60)
    [season] = await Seasons(database).of(SERVER)
    league, corrections = League(database), Corrections(database)
    table_id = (await league.history(SERVER, size=1)).games[0].table_id
    asks: dict[str, Callable[[Random], Awaitable[object]]] = {
        **questions(database, crowd, season.season_id),
        "a game": lambda _: league.finished_game(SERVER, table_id),
        "corrections": lambda _: corrections.of(SERVER),
        "a season as CSV": lambda _: league.season_csv(SERVER, season.season_id),
    }
    for name, ask in asks.items():
        with _statements(database) as sent:
            await ask(Random(1))
        assert sent, name
        for statement, parameters in sent:
            for step in await _plan(database, statement, parameters):
                # A page is a subquery of ten rows at most, sorted once more with its names; what is
                # counted is one, too.
                on_page = step.startswith(("SCAN anon_", "SCAN (subquery")) or step == "SCAN best"
                assert not step.startswith("SCAN") or on_page, (name, step, statement)
    await database.dispose()


INDEXES = {
    Measure.RATING: "ix_ladder_rating",
    Measure.WINS: "ix_ladder_wins",
    Measure.POINTS: "ix_ladder_worth",
    Measure.GAMES: "ix_ladder_games",
    Measure.STREAK: "ix_ladder_best_streak",
}


async def test_a_page_is_read_in_the_order_of_its_index(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path}/league.db")
    await played(database, 50, people=20)
    for measure, index in INDEXES.items():
        with _statements(database) as sent:
            await League(database).leaderboard(SERVER, "basic", None, measure, page=1, size=3)
        [page] = [one for one in sent if " JOIN players " in one[0]]
        plan = await _plan(database, *page)
        inner = plan[: next(at for at, step in enumerate(plan) if step.startswith("SCAN"))]
        assert any(f"INDEX {index} " in step for step in inner), plan
        assert not any("TEMP B-TREE" in step for step in inner), plan
    await database.dispose()
