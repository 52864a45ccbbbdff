"""Pictures without holding up the event loop: drawn in a process of its own, kept by content."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from bot.render.cache import CACHE_MB, Cache
from bot.render.specs import HandSpec, Spec
from bot.workers import painter_jobs
from bot.workers.worker import InlineWorker, Worker, WorkerLoad, WorkerLost

_FINISHED = 1 / 3
"""The share of it for finished pictures; the rest is for the pieces that they are laid of."""
_AHEAD = 7
"""Pictures that wait in the process itself: one takes less time than the event loop a round."""
_SECONDS = 2.5
"""Of a processor: more than twenty times what the largest picture takes."""
_SHUNNED = 600.0
"""Seconds for which a picture is not tried again over which processes were lost."""

_Key = tuple[type[Spec], Spec]


class Painter:
    """Draws pictures as PNGs; one that was drawn lately is not drawn again.

    In a worker of its own, whose ``WorkerLost`` goes to whoever asked for the picture.
    ``inline=True`` draws in the calling thread. After ``close`` it raises RuntimeError.

    A picture over which processes were lost is refused for a while without trying: whoever wants
    it comes again and again, and the pictures of all others would wait each time.

    ``cache_mb``: megabytes that kept pictures take at most, in this process and in its worker's.
    ``times_drawn`` and ``times_kept``: how often a picture was drawn, and had from those kept.
    """

    def __init__(self, cache_mb: int = CACHE_MB, *, inline: bool = False) -> None:
        limit = cache_mb << 20
        finished = int(limit * _FINISHED)
        ready = partial(painter_jobs.ready, limit - finished)
        self._worker = InlineWorker() if inline else Worker(_SECONDS, ready, _AHEAD)
        self._closed = False
        self._kept: Cache[_Key, bytes] = Cache(finished)
        self.times_kept, self.times_drawn = 0, 0
        self._drawing: dict[_Key, asyncio.Future[bytes]] = {}
        self._shunned: dict[_Key, float] = {}

    @property
    def load(self) -> WorkerLoad:
        """What the worker has to do."""
        return self._worker.load

    @property
    def is_alive(self) -> bool:
        """Whether pictures are drawn."""
        return self._worker.is_alive

    async def warm(self) -> None:
        """Start the worker early. If that fails the bot uses words and tries again."""
        with suppress(WorkerLost):
            await self.paint(HandSpec(cards=(0,)))

    async def paint(self, spec: Spec) -> bytes:
        """The picture of what the spec says."""
        [image] = await self.paint_in_time((spec,), None)
        return image

    async def paint_in_time(self, specs: Iterable[Spec], seconds: float | None) -> list[bytes]:
        """All of these pictures. Raises TimeoutError after ``seconds``."""
        begun = self._begin(specs)
        coming = [one for one in begun if isinstance(one, asyncio.Future)]
        if coming:
            async with asyncio.timeout(seconds):
                # Whoever stops waiting does not take the picture from the others.
                await asyncio.wait(coming)
        return [one if isinstance(one, bytes) else one.result() for one in begun]

    def _begin(self, specs: Iterable[Spec]) -> list[bytes | asyncio.Future[bytes]]:
        """The pictures, or what will bring them: those that nobody draws yet are one job."""
        # Specs are tuples, and tuples are the same whatever they are tuples of.
        keys = [(type(spec), spec) for spec in specs]
        if keys:  # also at the very end somebody is told something in words
            self._must_be_open()
        if self._shunned and any(self._shunned.get(key, 0.0) > time.monotonic() for key in keys):
            raise WorkerLost("processes were lost over this picture")
        found, wanted = list[bytes | asyncio.Future[bytes]](), list[_Key]()
        for key in keys:
            with suppress(KeyError):
                found.append(self._kept[key])
                self.times_kept += 1
                continue
            if key not in self._drawing:
                self._drawing[key] = asyncio.get_running_loop().create_future()
                wanted.append(key)
            found.append(self._drawing[key])
        if wanted:
            self.times_drawn += len(wanted)
            self._draw(wanted)
        return found

    def _draw(self, keys: list[_Key]) -> None:
        try:
            drawing = self._worker.ask(painter_jobs.draw_all, [spec for _, spec in keys])
        except (WorkerLost, RuntimeError) as refused:
            self._give_up(keys, refused)
        else:
            drawing.add_done_callback(partial(self._drawn, keys))

    def _drawn(self, keys: list[_Key], drawing: asyncio.Future[list[bytes]]) -> None:
        fault = drawing.exception()
        if fault is None:
            for key, image in zip(keys, drawing.result(), strict=True):
                self._kept[key] = image
                self._drawing.pop(key).set_result(image)
        elif len(keys) > 1:  # only one of them may be to blame
            for key in keys:
                self._draw([key])
        else:
            if type(fault) is WorkerLost:
                self._shun(keys[0])
            self._give_up(keys, fault)

    def _give_up(self, keys: list[_Key], fault: BaseException) -> None:
        for key in keys:
            coming = self._drawing.pop(key)
            coming.set_exception(fault)
            coming.exception()  # it is seen where nobody waits any more

    async def emojis(self) -> dict[str, bytes]:
        """The emojis of all cards by their names, as PNGs."""
        self._must_be_open()
        return await self._worker.do(painter_jobs.emojis)

    async def close(self) -> None:
        """End the worker; pictures that are still being drawn are given up."""
        self._closed = True
        await self._worker.close()

    def _must_be_open(self) -> None:
        if self._closed:
            raise RuntimeError("the painter is closed")

    def _shun(self, key: _Key) -> None:
        now = time.monotonic()
        self._shunned = {one: until for one, until in self._shunned.items() if until > now}
        self._shunned[key] = now + _SHUNNED
