"""The painter: one drawing a picture, kept as long as it is in use."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.games.drawing import draw
from bot.render.specs import HandSpec, ResultSpec, StripSpec, TableSpec
from bot.render.sprites import emoji_sprites
from bot.workers.painter import Painter
from bot.workers.worker import WorkerLost

pytestmark = pytest.mark.timing

HAND = HandSpec((1, 2, 3), frozenset({1}), frozenset({2}))
TABLE = TableSpec(40, 7, (), ())
RESULT, STRIP = ResultSpec(()), StripSpec(())


MEGABYTE = 1 << 20
"""What a painter of three may keep of finished pictures."""


@pytest.fixture
async def inline() -> AsyncIterator[Painter]:
    painter = Painter(3, inline=True)
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
    bytes_of_others = 0
    while bytes_of_others < MEGABYTE:
        await inline.paint(first)  # in use all the time, so it is not the oldest
        other = HandSpec((2 + len(pictures) % 50, len(pictures) // 50))
        pictures.append(await inline.paint(other))
        bytes_of_others += len(pictures[-1])
    assert await inline.paint(first) is pictures[0]
    assert await inline.paint(second) is not pictures[1]


async def test_a_failure_reaches_who_asked_and_is_not_kept(inline: Painter) -> None:
    for _ in range(2):
        with pytest.raises(IndexError):
            await inline.paint(HandSpec((10**6,)))
    assert await inline.paint(HAND) == draw(HAND)


async def test_a_picture_of_the_worker_is_the_same(painter: Painter) -> None:
    first, same, table = await asyncio.gather(*map(painter.paint, (HAND, HAND, TABLE)))
    assert first is same
    assert (first, table) == (draw(HAND), draw(TABLE))
    assert await painter.emojis() == emoji_sprites()
    await painter.close()
    with pytest.raises(RuntimeError, match="closed"):
        await painter.paint(HAND)


async def test_closing_gives_up_what_is_being_drawn(painter: Painter) -> None:
    waiting = asyncio.create_task(painter.paint(HAND))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await painter.close()
    with pytest.raises(RuntimeError, match="closed"):
        await waiting


class Dies:
    """A worker whose processes are lost over each job."""

    def __init__(self) -> None:
        self.jobs = 0

    def ask(self, *_: object) -> asyncio.Future[list[bytes]]:
        self.jobs += 1
        answer: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()
        answer.set_exception(WorkerLost())
        return answer

    async def close(self) -> None:
        """There is no process."""


async def test_a_picture_that_costs_processes_is_not_tried_again_for_a_while(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever shows a table asks for it again and again."""
    worker = Dies()
    monkeypatch.setattr(painter, "_worker", worker)
    for _ in range(3):
        with pytest.raises(WorkerLost):
            await painter.paint(HAND)
    assert worker.jobs == 1
    with pytest.raises(WorkerLost):
        await painter.paint(TABLE)
    assert worker.jobs == 2


async def test_a_picture_that_cannot_be_drawn_takes_no_other_with_it(painter: Painter) -> None:
    """The pictures of a message are one job."""
    for _ in range(2):
        with pytest.raises(IndexError):
            await painter.paint_in_time((HAND, HandSpec((10**6,))), 60)
    drawn = painter.times_drawn
    assert await painter.paint_in_time((HAND, TABLE), 60) == [draw(HAND), draw(TABLE)]
    assert painter.times_drawn == drawn + 1, "the hand was drawn, and is kept"
