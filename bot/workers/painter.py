"""Pictures without holding up the event loop: drawn in a process of its own, kept by content."""

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from bot.render.drawing import draw
from bot.render.emojis import emoji_sprites
from bot.render.sizes import WHOLE
from bot.render.specs import Spec
from bot.render.sprites import Frames, sprite
from engine.cards import HIDDEN, JOKER

_KEPT = 256

_Key = tuple[type[Spec], Spec]


def warm() -> None:
    """Draw what nearly every picture needs: the large cards, plain and framed, and their back."""
    for card in (*range(JOKER + 1), HIDDEN):
        sprite(card, WHOLE)
    for card in range(JOKER + 1):
        sprite(card, WHOLE, Frames(selected=True))


def _leave_with_parent() -> None:
    """A killed parent cannot stop its worker, and the worker would wait for it for ever."""
    parent = parent_process()
    assert parent is not None, "this runs in the worker"
    parent.join()
    os._exit(0)


def _begin() -> None:
    """What the worker does first. Ctrl-C reaches it too, but it is the parent that ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    warm()


def _pool() -> ProcessPoolExecutor:
    # Spawned, because forking a process that runs threads (as discord.py's does) may deadlock.
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)


class Painter:
    """Draws pictures as PNGs; one that was drawn lately is not drawn again.

    One worker process, started with the first picture. A worker that dies is replaced once for a
    picture; if that one dies as well, ``BrokenProcessPool`` goes to whoever asked for it.
    ``inline=True`` draws in the calling thread. After ``close`` it raises RuntimeError.
    """

    def __init__(self, *, inline: bool = False) -> None:
        self._inline = inline
        self._closed = False
        self._workers: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._drawing: dict[_Key, asyncio.Task[bytes]] = {}

    async def paint(self, spec: Spec) -> bytes:
        """The picture of what the spec says."""
        self._must_be_open()
        # Specs are tuples, and tuples are the same whatever they are tuples of.
        key = type(spec), spec
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(self._drawn(spec))
            self._drawing[key] = task
            task.add_done_callback(lambda done: self._keep(key, done))
        # Whoever stops waiting must not take the picture from the others.
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                self._must_be_open()
            raise

    async def emojis(self) -> dict[str, bytes]:
        """The emojis of EMOJI_CARDS in that order, by their names, as PNGs."""
        self._must_be_open()
        if self._inline:
            return emoji_sprites()
        return await asyncio.get_running_loop().run_in_executor(self._running(), emoji_sprites)

    async def close(self) -> None:
        """End the worker; pictures that are still being drawn are given up."""
        self._closed = True
        tasks = list(self._drawing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        workers, self._workers = self._workers, None
        if workers is not None:
            await asyncio.to_thread(workers.shutdown, wait=True, cancel_futures=True)

    def _must_be_open(self) -> None:
        if self._closed:
            raise RuntimeError("the painter is closed")

    def _keep(self, key: _Key, done: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        # Asking for the exception also marks it as seen where nobody waits any more.
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)

    async def _drawn(self, spec: Spec) -> bytes:
        if self._inline:
            return draw(spec)
        workers = self._running()
        try:
            return await self._in_worker(workers, spec)
        except BrokenProcessPool:
            # Of several pictures that the same worker took with it, the first replaces it.
            if self._workers is workers:
                self._workers = None
                workers.shutdown(wait=False)
            return await self._in_worker(self._running(), spec)

    def _running(self) -> ProcessPoolExecutor:
        if self._workers is None:
            self._workers = _pool()
        return self._workers

    @staticmethod
    async def _in_worker(workers: ProcessPoolExecutor, spec: Spec) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(workers, draw, spec)
