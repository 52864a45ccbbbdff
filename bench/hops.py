"""How many of our files one discard by click runs through.

Three people play a real game of each kind in a simulated Discord, with open panels. The loop's
thread is watched (``sys.setprofile``) from the click of the third turn until its answer, the
table's message and all panels are up to date. A coroutine that continues counts as a call, as in
the interpreter.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from structlog.testing import capture_logs

from bench.clicks import PLAIN_TURNS, draw, hands_open, plain_turn
from tests.discord.play.kit import open_room

_ROOT = Path(__file__).parents[1]
_CODE = tuple(f"{_ROOT / folder}/" for folder in ("engine", "data", "bot", "cogs", "internals"))

_DRAWN = f"{_ROOT / 'bot' / 'render'}/"
"""Pictures don't count, because the bot draws them in another process."""


class _Watch:
    """Notes each call of one of our functions."""

    def __init__(self) -> None:
        self._last = ""
        self.changes = 0
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        file = frame.f_code.co_filename
        if file == self._last or not file.startswith(_CODE) or file.startswith(_DRAWN):
            return
        self._last = file
        self.changes += 1
        self.files.add(file)


def report() -> Iterator[str]:
    """Yield a line for each game whose turn is a draw and a discard."""
    for name in PLAIN_TURNS:
        with capture_logs():
            changes, files = asyncio.run(_discarded(name))
        yield f"hops, {name}: a discard by click crosses {files} files, {changes} changes of file"


async def _discarded(game: str) -> tuple[int, int]:
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(f"sqlite+aiosqlite:///{folder}/upcard.db") as room:
            await hands_open(room, game)
            for _ in range(2):
                await plain_turn(room)
            own, _ = await draw(room)
            watch = _Watch()
            sys.setprofile(watch)
            try:
                await own.person.discard(own.person.faces()[0])
                await room.env.settle()
            finally:
                sys.setprofile(None)
            return watch.changes, len(watch.files)
