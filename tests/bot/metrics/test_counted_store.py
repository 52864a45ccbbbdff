"""A store whose steps are counted answers as the one that it counts for."""

from pathlib import Path

from prometheus_client import CollectorRegistry

from bot.metrics.metrics import CountedStore
from bot.metrics.play_counts import Play
from data.database.database import open_database
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.evenings import in_order
from tests.data.samples import OPENING, header
from tests.ready import ready_database


async def test_who_ends_a_game_is_told_what_it_did_to_ratings(tmp_path: Path) -> None:
    database = await open_database(ready_database(tmp_path))
    store = CountedStore(database, lambda: 1_790_000_000, Play(CollectorRegistry()))
    opened = header()
    await store.create(opened, OPENING)
    end, standings = (Closed(CloseReason.FINISHED),), in_order(1, 2)
    verdict = await store.append(opened.table_id, 2, end, closes=True, standings=standings)
    assert verdict is not None
    assert verdict == await store.verdict(opened.table_id)
    await database.dispose()
