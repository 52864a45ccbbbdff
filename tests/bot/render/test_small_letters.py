"""Whatever is written on a picture can be read on a phone (UX, the same in every game)."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.blocks.screen import Picture, Screen
from bot.games import drawing
from bot.render import canvas, glyphs
from bot.render.cache import pieces
from bot.render.specs import Spec
from bot.text import Text
from tests.screens.registry import every_screen

PHONE = 265
"""Pixels (CSS) that a picture is wide on a phone."""
LEAST = 9
"""Pixels (CSS) that capitals and digits are high there at least."""


def pictures() -> Iterator[tuple[str, Spec]]:
    """Every picture of every screen, each once, by the name of a screen that has it."""
    seen = set[tuple[type, Spec]]()
    say = Text("en")
    for name, shown in every_screen().items():
        for page in shown.pages(say):
            blocks = page.blocks if isinstance(page, Screen) else ()
            for spec in (block.spec for block in blocks if isinstance(block, Picture)):
                if (type(spec), spec) not in seen:
                    seen.add((type(spec), spec))
                    yield name, spec


@pytest.mark.first
def test_no_letter_of_a_picture_is_too_small_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The font's own function is asked for sizes, so that no text escapes."""
    written: list[int] = []
    sized = glyphs.sized

    def noted(image: Image.Image, top: int, height: int, widest: int) -> Image.Image:
        written.append(height)
        return sized(image, top, height, widest)

    monkeypatch.setattr(glyphs, "sized", noted)
    monkeypatch.setattr(canvas, "_EFFORT", 0)
    limit, small, kinds = pieces.limit, list[str](), set[type]()
    for name, spec in pictures():
        # What was kept would be written without the font.
        pieces.shrink_to(0)
        pieces.shrink_to(limit)
        written.clear()
        picture = Image.open(BytesIO(drawing.draw(spec)))
        kinds |= {type(spec)} if written else set()
        least = min(written, default=picture.width) * PHONE / picture.width
        if least < LEAST:
            small.append(f"{type(spec).__name__} of {name}: {least:.1f}")
    assert len(kinds) >= 12, "nearly every kind of picture has letters"
    assert not small, "\n".join(small)
