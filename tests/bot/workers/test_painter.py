"""The painter: one drawing a picture, in a process of its own, that ends when it should."""

import asyncio
import functools
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.render import HandSpec, ResultSpec, StripSpec, TableSpec, draw
from bot.workers.painter import Painter

HAND = HandSpec((1, 2, 3), frozenset({1}), frozenset({2}))
TABLE = TableSpec(40, 7, (), ())
RESULT, STRIP = ResultSpec(()), StripSpec(())


@pytest.fixture
async def inline() -> AsyncIterator[Painter]:
    painter = Painter(inline=True)
    yield painter
    await painter.close()


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    painter = Painter()
    yield painter
    await painter.close()


async def test_it_paints_whatever_can_be_drawn(inline: Painter) -> None:
    """A result and a strip of nothing are the same tuple, and still two pictures."""
    specs = (HAND, TABLE, RESULT, STRIP)
    pictures = [await inline.paint(spec) for spec in specs]
    assert pictures == [draw(spec) for spec in specs]
    assert len(set(pictures)) == 4


async def test_the_same_content_is_drawn_once(inline: Painter) -> None:
    first = await inline.paint(HAND)
    again = await inline.paint(HandSpec((1, 2, 3), frozenset([1]), frozenset([2])))
    assert again is first, "a second drawing would be other bytes objects"
    assert await inline.paint(HAND._replace(selected=frozenset())) != first


async def test_drawings_under_way_are_shared(inline: Painter) -> None:
    pictures = await asyncio.gather(*(inline.paint(HAND) for _ in range(5)))
    assert all(picture is pictures[0] for picture in pictures)


async def test_who_stops_waiting_takes_nothing_from_the_others(inline: Painter) -> None:
    hasty, patient = (asyncio.create_task(inline.paint(HAND)) for _ in range(2))
    await asyncio.sleep(0)
    hasty.cancel()
    assert await patient == draw(HAND)
    assert hasty.cancelled()


async def test_only_the_latest_are_kept(inline: Painter) -> None:
    first, second = HandSpec((0,)), HandSpec((1,))
    pictures = [await inline.paint(first), await inline.paint(second)]
    for number in range(255):
        await inline.paint(first)  # in use all the time, so it is not the oldest
        await inline.paint(HandSpec((2 + number % 50, number // 50)))
    assert await inline.paint(first) is pictures[0]
    assert await inline.paint(second) is not pictures[1]


async def test_a_failure_reaches_who_asked_and_is_not_kept(inline: Painter) -> None:
    for _ in range(2):
        with pytest.raises(IndexError):
            await inline.paint(HandSpec((999,)))
    assert await inline.paint(HAND) == draw(HAND)


async def test_a_worker_draws_while_the_event_loop_runs(painter: Painter) -> None:
    assert not multiprocessing.active_children(), "it is started with the first picture"
    drawing = asyncio.gather(painter.paint(HAND), painter.paint(HAND), painter.paint(TABLE))
    beats = 0
    while not drawing.done():
        await asyncio.sleep(0.005)
        beats += 1
    first, same, table = await drawing
    assert len(multiprocessing.active_children()) == 1
    assert beats > 3
    assert first is same
    assert (first, table) == (draw(HAND), draw(TABLE))
    await painter.close()
    assert not multiprocessing.active_children()
    with pytest.raises(RuntimeError, match="closed"):
        await painter.paint(HAND)


async def test_closing_gives_up_what_is_being_drawn(painter: Painter) -> None:
    waiting = asyncio.create_task(painter.paint(HAND))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await painter.close()
    with pytest.raises(RuntimeError, match="closed"):
        await waiting
    assert not multiprocessing.active_children()


async def test_a_dead_worker_is_replaced(painter: Painter) -> None:
    await painter.paint(HAND)
    (worker,) = multiprocessing.active_children()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    await asyncio.to_thread(worker.join)
    one, other = HandSpec((5,)), HandSpec((6,))
    pictures = await asyncio.gather(painter.paint(one), painter.paint(other))
    assert pictures == [draw(one), draw(other)]
    (replacement,) = multiprocessing.active_children()
    assert replacement.pid != worker.pid


async def test_a_worker_that_keeps_dying_is_told_of(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("bot.workers.painter._begin", functools.partial(os._exit, 3))
        with pytest.raises(BrokenProcessPool):
            await painter.paint(HAND)
    assert await painter.paint(HAND) == draw(HAND)


ORPHAN = """
import asyncio, os, signal
from bot.render import HandSpec
from bot.workers.painter import Painter

async def main():
    await Painter().paint(HandSpec((1,)))
    print("drawn", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_killed_bot_leaves_no_worker_behind(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    # The worker holds the pipe as well: reading to its end waits until the last of them has gone.
    ended = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == -signal.SIGKILL
    assert ended.stdout == b"drawn\n"
