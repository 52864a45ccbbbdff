"""The pictures of the README: ``make pictures`` paints docs/images anew. Needs Chromium."""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Error, Locator, ViewportSize

from tests.browser.first_turns import SEED, first_turns
from tests.browser.local_page import ROOT, Person, browser_window, chromium, local_bot

IMAGES = ROOT / "docs" / "images"
WINDOW: ViewportSize = {"width": 1100, "height": 1500}
COLOURS = 256
"""Enough for cards, felt and smooth letters; a picture stays a tenth of its size."""
WANTED = {"lobby": "lobby", "sorted": "hand", "table": "table"}
"""Moments of the first turns and what their pictures are called."""


def take(name: str, message: Locator) -> Path:
    """The inside of a message, as a small PNG."""
    return keep(name, _inside(message))


def keep(name: str, picture: bytes) -> Path:
    """Write a picture of the documentation, made as small as it can be."""
    shot = Image.open(io.BytesIO(picture)).convert("RGB")
    IMAGES.mkdir(parents=True, exist_ok=True)
    path = IMAGES / f"{name}.png"
    shot.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    return path


def _inside(message: Locator) -> bytes:
    box = message.locator(".component-container").first
    for _ in range(3):
        try:
            return box.screenshot(timeout=3_000)
        except Error:
            message.page.wait_for_timeout(500)  # it was painted anew in that moment
    return box.screenshot()


def main() -> int:
    """Play the first turns and take the pictures on the way. Exit status 1 without Chromium."""
    if chromium() is None:
        print("Pictures need Chromium: install Debian's package chromium.", file=sys.stderr)
        return 1
    timing = {"computer_pause_seconds": 0, "may_i_seconds": 120}
    with (
        tempfile.TemporaryDirectory() as folder,
        local_bot(Path(folder), SEED, **timing) as url,
        browser_window() as window,
    ):
        ann, ben = (Person(window, url, name, WINDOW) for name in ("Ann", "Ben"))
        for person, moment, which in first_turns(ann, ben):
            if moment in WANTED:
                message = person.message(which)
                person.looks_at(message)
                path = take(WANTED[moment], message)
                print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
