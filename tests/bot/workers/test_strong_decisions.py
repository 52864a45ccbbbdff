"""Strong computers think in a process of their own, and nobody waits long for them."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from bot.workers import thinker_jobs
from bot.workers.thinker import Thinker
from engine.analysis.reasons import advise, explained
from engine.computer.strength import Strength
from engine.moves import Draw
from engine.observation import Observation
from tests.bot.workers.decisions import never, slow, soon
from tests.bot.workers.test_thinker import dealt

pytestmark = pytest.mark.timing

STRONG, MEDIUM = Strength.STRONG, Strength.MEDIUM


HANGS = 3.0
"""Seconds after which a process hangs, where one does: long for others that do next to nothing."""


@pytest.fixture
async def thinker(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinker]:
    """On a machine that may be busy: a table waits for long, behind decisions of a second."""
    monkeypatch.setattr("bot.workers.thinker._TIMEOUT", 60)
    monkeypatch.setattr("bot.workers.thinker._CLICK", 60)
    monkeypatch.setattr("bot.workers.thinker._SPARE", 59)
    monkeypatch.setattr("bot.workers.thinker._SOON", 60)
    thinker = Thinker()
    yield thinker
    await thinker.close()


def processes(thinker: Thinker) -> tuple[int | None, int | None]:
    """Of the thinker, and of its strong decisions."""
    return thinker._worker.process, thinker.strong._worker.process  # type: ignore[union-attr]  # in processes


async def warmed(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> Observation:
    """What a table asks, once its process has started and had a first thought that took no time."""
    monkeypatch.setattr(thinker_jobs, "choose", soon)
    mine = dealt()
    await thinker.choose(mine, STRONG)
    return mine


def counted(thinker: Thinker) -> tuple[int, int, int]:
    """How many decisions came in time, were not begun and came too late."""
    strong = thinker.strong
    return strong.in_time, strong.crowded, strong.late


async def test_the_process_of_strong_decisions_starts_with_the_first(thinker: Thinker) -> None:
    mine = dealt()
    assert mine.may(await thinker.choose(mine, MEDIUM))
    assert processes(thinker)[1] is None
    assert mine.may(await thinker.choose(mine, STRONG))
    one, other = processes(thinker)
    assert None not in (one, other)
    assert one != other
    assert counted(thinker) == (1, 0, 0)


async def test_who_has_clicked_does_not_wait_behind_a_strong_decision(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = dealt()
    await thinker.choose(mine, MEDIUM)
    monkeypatch.setattr(thinker_jobs, "choose", slow)
    monkeypatch.setattr(thinker.strong._worker, "_hangs", 600)
    decision = asyncio.create_task(thinker.choose(mine, STRONG))
    await asyncio.sleep(0)
    monkeypatch.setattr("bot.workers.thinker._CLICK", 0.05)
    monkeypatch.setattr("bot.workers.thinker._SPARE", -1)
    assert await thinker.advise(mine) == advise(mine)
    assert counted(thinker) == (0, 0, 1)
    await thinker.nearest(mine, Draw())
    assert not decision.done()
    decision.cancel()


async def test_advice_is_what_strong_would_do_and_plain_where_that_does_not_come_in_time(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = dealt()
    await thinker.choose(mine, None)
    assert await thinker.advise(mine) == explained(mine)
    assert counted(thinker) == (1, 0, 0)
    monkeypatch.setattr("bot.workers.thinker._CLICK", 0.05)
    monkeypatch.setattr("bot.workers.thinker._SPARE", 0)
    monkeypatch.setattr(thinker_jobs, "explain", never)
    assert await thinker.advise(mine) == advise(mine)
    assert counted(thinker) == (1, 0, 1)


@pytest.mark.long
async def test_a_crowd_of_strong_computers_plays_steadily_instead_of_late(thinker: Thinker) -> None:
    """As long as nothing is known, a decision counts as three tenths of a second."""
    mine = dealt()
    asked = [thinker.choose(mine, STRONG) for _ in range(10)]
    moves = await asyncio.gather(*asked)
    assert all(map(mine.may, moves))
    assert counted(thinker) == (4, 6, 0)


@pytest.mark.long
async def test_short_decisions_are_a_crowd_later_than_long_ones(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts what decisions have taken, and not how many wait."""
    mine = await warmed(thinker, monkeypatch)
    for seconds, begun in ((0.001, 30), (0.55, 2)):
        thinker.strong._seconds[mine.game.name] = seconds
        before = counted(thinker)
        await asyncio.gather(*(thinker.choose(mine, STRONG) for _ in range(30)))
        came = counted(thinker)[0] - before[0]
        assert (came, counted(thinker)[1] - before[1]) == (begun, 30 - begun)


async def test_no_game_is_refused_because_its_own_decisions_take_long(thinker: Thinker) -> None:
    mine = dealt()
    thinker.strong._seconds[mine.game.name] = 50.0
    assert mine.may(await thinker.choose(mine, STRONG))
    assert counted(thinker) == (1, 0, 0)


async def test_behind_a_decision_that_hangs_nobody_waits(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However short decisions of this game usually are."""
    mine = await warmed(thinker, monkeypatch)
    monkeypatch.setattr(thinker_jobs, "choose", slow)
    monkeypatch.setattr("bot.workers.thinker._TIMEOUT", 0.6)
    monkeypatch.setattr("bot.workers.thinker._SPARE", 0.5)
    monkeypatch.setattr(thinker.strong._worker, "_hangs", 600)
    await thinker.choose(mine, STRONG)
    assert counted(thinker) == (1, 0, 1)
    await asyncio.gather(*(thinker.choose(mine, STRONG) for _ in range(5)))
    assert counted(thinker) == (1, 5, 1)


@pytest.mark.parametrize(
    "blow", [pytest.param(signal.SIGKILL, marks=pytest.mark.long), signal.SIGSTOP]
)
async def test_a_process_that_dies_or_hangs_keeps_no_table_waiting(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, blow: signal.Signals
) -> None:
    """A move comes at once, and the next thought is a strong one again."""
    mine = await warmed(thinker, monkeypatch)
    before = processes(thinker)[1]
    assert before is not None
    monkeypatch.setattr(thinker.strong._worker, "_hangs", HANGS)
    monkeypatch.setattr("bot.workers.thinker._TIMEOUT", 0.2)
    monkeypatch.setattr("bot.workers.thinker._SPARE", 0)
    os.kill(before, blow)
    assert mine.may(await thinker.choose(mine, STRONG))
    assert sum(counted(thinker)) == 2
    monkeypatch.setattr("bot.workers.thinker._TIMEOUT", 60)
    while processes(thinker)[1] in (before, None):
        assert mine.may(await thinker.choose(mine, STRONG))
    came = counted(thinker)[0]
    assert mine.may(await thinker.choose(mine, STRONG))
    assert counted(thinker)[0] == came + 1


@pytest.mark.long
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
async def test_all_tables_go_on_when_the_process_is_struck_under_load(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, blow: signal.Signals
) -> None:
    """Each has a legal move, and no process but the next one is left."""
    mine = await warmed(thinker, monkeypatch)
    struck = processes(thinker)[1]
    assert struck is not None
    monkeypatch.setattr(thinker.strong._worker, "_hangs", HANGS)
    tables = [asyncio.create_task(thinker.choose(mine, STRONG)) for _ in range(20)]
    os.kill(struck, blow)
    assert all(map(mine.may, await asyncio.gather(*tables)))
    assert sum(counted(thinker)) == 21
    while processes(thinker)[1] in (struck, None):
        assert mine.may(await thinker.choose(mine, STRONG))
        await asyncio.sleep(0.05)
    with pytest.raises(ProcessLookupError):
        os.kill(struck, 0)
    came = counted(thinker)[0]
    assert mine.may(await thinker.choose(mine, STRONG))
    assert counted(thinker)[0] == came + 1


@pytest.mark.long
async def test_in_a_crowd_advice_is_plain_at_once(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who has clicked waits for their turn among the computers."""
    mine = dealt()
    await thinker.choose(mine, None)
    monkeypatch.setattr(thinker_jobs, "choose", slow)
    monkeypatch.setattr(thinker.strong._worker, "_hangs", 600)
    crowd = [asyncio.create_task(thinker.choose(mine, STRONG)) for _ in range(4)]
    await asyncio.sleep(0)
    assert await thinker.advise(mine) == advise(mine)
    assert counted(thinker) == (0, 1, 0)
    for decision in crowd:
        decision.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


async def test_the_process_ends_when_nobody_needs_it(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.worker._BEAT", 0.02)
    mine = dealt()
    await thinker.choose(mine, STRONG)
    while processes(thinker)[1] is not None:  # noqa: ASYNC110  nothing else tells
        await asyncio.sleep(0.01)
    assert processes(thinker)[0] is None, "the thinker has had no job"
    assert mine.may(await thinker.choose(mine, STRONG))
    assert thinker.strong.load.started == 2
