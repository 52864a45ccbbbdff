"""Pictures drawn in a worker process, so that the event loop doesn't wait, with a cache."""

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
"""The share of the cache for finished pictures. The rest is for pieces of pictures."""
_AHEAD = 7
"""The number of jobs that the process gets in advance.

Otherwise the process would wait for the event loop between two pictures.
"""
_SECONDS = 2.5
"""Processor seconds for a job, more than twenty times what the largest picture takes."""
_SHUNNED = 600.0
"""Seconds during which a picture isn't tried again after processes were lost over it."""

_Key = tuple[type[Spec], Spec]


class Painter:
    """Draws pictures as PNGs in a worker, with a cache of finished pictures.

    If the worker is lost, methods raise its ``WorkerLost``. ``inline=True`` draws in the calling
    thread. After ``close`` it raises RuntimeError.

    If drawing a picture has ended worker processes, the picture is refused for a while. Otherwise
    it would be requested repeatedly, and all other pictures would wait each time.

    ``cache_mb`` is the limit of cached pictures and pieces in megabytes, in this process and its
    worker. ``times_drawn`` and ``cache_hits`` count drawn pictures and pictures from the cache.
    """

    def __init__(self, cache_mb: int = CACHE_MB, *, inline: bool = False) -> None:
        limit = cache_mb << 20
        finished = int(limit * _FINISHED)
        ready = partial(painter_jobs.ready, limit - finished)
        self._worker = InlineWorker() if inline else Worker(_SECONDS, ready, _AHEAD)
        self._closed = False
        self._cache: Cache[_Key, bytes] = Cache(finished)
        self.cache_hits, self.times_drawn = 0, 0
        self._drawing: dict[_Key, asyncio.Future[bytes]] = {}
        self._shunned: dict[_Key, float] = {}

    @property
    def load(self) -> WorkerLoad:
        """The jobs of the worker."""
        return self._worker.load

    @property
    def is_alive(self) -> bool:
        """Whether pictures can be drawn."""
        return self._worker.is_alive

    async def warm(self) -> None:
        """Start the worker early. If that fails, the bot uses words and tries again."""
        with suppress(WorkerLost):
            await self.paint(HandSpec(cards=(0,)))

    async def paint(self, spec: Spec) -> bytes:
        """Return the picture of a spec. Raises WorkerLost."""
        [image] = await self.paint_in_time((spec,), None)
        return image

    async def paint_in_time(self, specs: Iterable[Spec], seconds: float | None) -> list[bytes]:
        """Return all of these pictures. Raises TimeoutError after ``seconds``, or WorkerLost."""
        pictures = self._begin(specs)
        coming = [picture for picture in pictures if isinstance(picture, asyncio.Future)]
        if coming:
            async with asyncio.timeout(seconds):
                # A caller that stops waiting doesn't cancel the picture for the other callers.
                await asyncio.wait(coming)
        return [picture if isinstance(picture, bytes) else picture.result() for picture in pictures]

    def _begin(self, specs: Iterable[Spec]) -> list[bytes | asyncio.Future[bytes]]:
        """Return each picture or its future.

        All pictures that are neither cached nor being drawn become one new job.
        """
        # The type is in the key, because tuples of different types can be equal.
        keys = [(type(spec), spec) for spec in specs]
        if keys:  # a screen without pictures can be sent even after ``close``
            self._must_be_open()
        if self._shunned and any(self._shunned.get(key, 0.0) > time.monotonic() for key in keys):
            raise WorkerLost("processes were lost over this picture")
        pictures, wanted = list[bytes | asyncio.Future[bytes]](), list[_Key]()
        for key in keys:
            with suppress(KeyError):
                pictures.append(self._cache[key])
                self.cache_hits += 1
                continue
            if key not in self._drawing:
                self._drawing[key] = asyncio.get_running_loop().create_future()
                wanted.append(key)
            pictures.append(self._drawing[key])
        if wanted:
            self.times_drawn += len(wanted)
            self._draw(wanted)
        return pictures

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
                self._cache[key] = image
                self._drawing.pop(key).set_result(image)
        elif len(keys) > 1:  # perhaps only one fails, so each is drawn separately
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
            coming.exception()  # so that asyncio doesn't report it if no one waits

    async def emojis(self) -> dict[str, bytes]:
        """Return the emojis of all cards by name, as PNGs."""
        self._must_be_open()
        return await self._worker.do(painter_jobs.emojis)

    async def close(self) -> None:
        """End the worker, and give up pictures that are still being drawn."""
        self._closed = True
        await self._worker.close()

    def _must_be_open(self) -> None:
        if self._closed:
            raise RuntimeError("the painter is closed")

    def _shun(self, key: _Key) -> None:
        now = time.monotonic()
        self._shunned = {shunned: until for shunned, until in self._shunned.items() if until > now}
        self._shunned[key] = now + _SHUNNED
