"""Cards of one kind laid side by side, each on top of the one before."""

from collections.abc import Sequence

from PIL import Image

from bot.render.sizes import Cut
from engine.cards import Card

from .sprites import lay


def fan(count: int, cut: Cut, room: int) -> tuple[int, int]:
    """Pixels from one card to the next, and all of so many cards: pushed together if need be."""
    steps = max(count - 1, 0)
    step = min(cut.strip, (room - cut.width) // steps) if steps else 0
    return step, cut.width + steps * step


def lay_fan(
    picture: Image.Image,
    cards: Sequence[Card],
    cut: Cut,
    step: int,
    place: tuple[int, int],
) -> None:
    """Lay the cards, the first with its left upper corner at this place, in pixels."""
    x, y = place
    for number, card in enumerate(cards):
        lay(picture, card, cut, (x + number * step, y))


def in_lines(widths: Sequence[int], room: int, between: int) -> list[list[int]]:
    """Positions of blocks of these widths, line by line: as many in each as there is room for."""
    lines: list[list[int]] = []
    used = 0
    for position, width in enumerate(widths):
        if lines and used + between + width <= room:
            lines[-1].append(position)
            used += between + width
        else:
            lines.append([position])
            used = width
    return lines
