"""Screens whose pictures are there in time, and the same in words where they are not."""

from bot.screens.screen import Block, Picture, Screen, Section
from bot.workers.painter import Painter
from bot.workers.worker import WorkerLost

__all__ = ["PAINTING", "painted"]

PAINTING = 0.8
"""Seconds that pictures may take: what a screen says cannot wait, and they come later."""
_LETTERS = 3900
"""Letters that a message has room for, with some to spare."""


async def painted(screen: Screen, painter: Painter) -> Screen:
    """The screen, ready to be sent; if its pictures take too long, with what they show in words."""
    specs = [block.spec for block in screen.blocks if isinstance(block, Picture)]
    try:
        await painter.prepare(specs, PAINTING)
    except (TimeoutError, WorkerLost):
        return screen._replace(blocks=tuple(_in_words(screen.blocks)))
    return screen


def _in_words(blocks: tuple[Block, ...]) -> list[Block]:
    room = _LETTERS
    for block in blocks:
        room -= len(block) if isinstance(block, str) else 0
        room -= len(block.text) if isinstance(block, Section) else 0
    words: list[Block] = []
    for block in blocks:
        if not isinstance(block, Picture):
            words.append(block)
        elif block.alt and len(block.alt) <= room:
            words.append(block.alt)
            room -= len(block.alt)
    return words
