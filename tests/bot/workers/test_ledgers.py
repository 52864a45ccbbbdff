"""Ledgers are computed once, whoever asks, and nothing half is kept."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.workers.ledgers import Ledgers
from bot.workers.thinker import Thinker
from bot.workers.worker import WorkerLost
from data.database.trouble import StorageTrouble
from data.journal.ledgers import LedgerKey, LedgerStore
from engine.analysis.ledger import Ledger
from tests.data.samples import LEDGER
from tests.screens.finished_games import made_up, whole

KEY = LedgerKey("a1", 1, 0)


class SlowThinker:
    """Answers when it is told to, with a ledger or an error."""

    def __init__(self) -> None:
        self.asked = 0
        self.answers: list[asyncio.Future[Ledger]] = []

    async def ledger(self, deal: Mapping[str, object], seat: int) -> Ledger:
        self.asked += 1
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    @property
    def ledgers_waiting(self) -> int:
        return self.asked


class Shelf(dict[LedgerKey, Ledger]):
    """A store in memory, which may be in trouble."""

    trouble = False

    async def find(self, key: LedgerKey) -> Ledger | None:
        return self.get(key)

    async def keep(self, key: LedgerKey, ledger: Ledger) -> None:
        if self.trouble:
            raise StorageTrouble("locked")
        self[key] = ledger


@pytest.fixture
def here() -> Any:
    thinker, shelf = SlowThinker(), Shelf()
    real: Any = thinker, shelf
    return SimpleNamespace(thinker=thinker, shelf=shelf, ledgers=Ledgers(*real))


async def _asked(here: Any, times: int = 1) -> list[asyncio.Task[Ledger]]:
    tasks = [asyncio.create_task(here.ledgers.compute(KEY, {})) for _ in range(times)]
    before = here.thinker.asked
    while here.thinker.asked == before:  # noqa: ASYNC110  nothing else tells
        await asyncio.sleep(0)
    return tasks


async def test_two_who_ask_at_once_wait_for_the_same_and_who_goes_stops_nothing(here: Any) -> None:
    one, two = await _asked(here, 2)
    assert here.ledgers.coming_for(KEY) is not None
    one.cancel()
    here.thinker.answers[0].set_result(LEDGER)
    assert await two == LEDGER
    assert here.thinker.asked == 1
    assert await here.ledgers.find(KEY) == LEDGER
    assert here.ledgers.coming_for(KEY) is None


async def test_what_dies_is_told_and_can_be_asked_for_again(here: Any) -> None:
    [lost] = await _asked(here)
    here.thinker.answers[0].set_exception(WorkerLost("it died twice"))
    with pytest.raises(WorkerLost):
        await lost
    assert here.shelf == {}
    [again] = await _asked(here)
    here.thinker.answers[1].set_result(LEDGER)
    assert await again == LEDGER


async def test_what_cannot_be_kept_is_shown_all_the_same(here: Any) -> None:
    here.shelf.trouble = True
    [task] = await _asked(here)
    here.thinker.answers[0].set_result(LEDGER)
    assert await task == LEDGER
    assert here.shelf == {}


async def test_beside_its_replay_it_stays_in_memory_for_the_next_step_of_it(here: Any) -> None:
    told = whole("gin", 2, open_hands=True)
    assert await here.ledgers.story(told, 0, 0) is None
    key, found = LedgerKey(told.header.table_id, 1, 0), made_up(told, 0)
    here.shelf[key] = found
    story = await here.ledgers.story(told, 0, 0)
    assert story is not None
    assert story.ledger == found
    del here.shelf[key]
    assert await here.ledgers.story(told, 0, 0) is story
    assert await here.ledgers.story(told, 0, 1) is None
    for number in range(20):
        other = replace(told, header=replace(told.header, table_id=f"other{number}"))
        assert await here.ledgers.story(other, 0, 0, found) is not None
    assert await here.ledgers.story(told, 0, 0) is None, "the least used ones go"


async def test_at_the_end_of_the_bot_nobody_waits(here: Any) -> None:
    [task] = await _asked(here)
    here.ledgers.stop()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert here.shelf == {}


async def test_twenty_wait_at_most(here: Any) -> None:
    here.thinker.asked = 19
    assert not here.ledgers.is_crowded
    here.thinker.asked = 20
    assert here.ledgers.is_crowded
    inline, store = Thinker(inline=True), LedgerStore.__new__(LedgerStore)
    assert not Ledgers(inline, store).is_crowded
