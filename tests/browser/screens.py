"""Screenshots of every screen in every language and window: ``make screens``. Needs Chromium.

``python -m tests.browser.screens [--language vi] [--window phone] [NAME …]`` takes those whose name
has one of the words in it, into ``screens/LANGUAGE/WINDOW/NAME.png``, and says how high they are on
a phone. Without a NAME it writes that of the English ones into bench/RESULTS.md. ``--gallery``
takes the pictures of docs/gallery.md instead.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser, Locator

from bench.results import PAGE, section, with_section
from bot.blocks.screen import Form, Screen
from bot.text import LANGUAGES, Text
from bot.workers.painter import Painter
from tests.browser.camera import WINDOWS, Camera, browser
from tests.browser.gallery import take_gallery
from tests.browser.local_page import ROOT, chromium
from tests.browser.showcase import Showcase, showcase
from tests.screens.registry import every_screen

SCREENS = ROOT / "screens"
_TOGETHER = 16
"""Messages that are sent before the tabs look at them: the page shows 50 at most."""


class Wanted(NamedTuple):
    """A message to be photographed."""

    name: str
    whispered: bool
    page: Screen | Form


def wanted(words: Sequence[str], say: Text) -> Iterator[Wanted]:
    """The messages of the screens whose name has one of these words in it; none: of all."""
    for shown in every_screen().values():
        if not words or any(word in shown.name for word in words):
            pages = shown.pages(say)
            for number, page in enumerate(pages, 1):
                name = shown.name if len(pages) == 1 else f"{shown.name}-{number}"
                yield Wanted(name, shown.whispered, page)


class Seen(NamedTuple):
    """A message that a tab shows; ``high`` is how many pixels."""

    name: str
    window: str
    camera: Camera
    message: Locator
    high: int


async def seen(
    place: Showcase, chrome: Browser, messages: list[Wanted], windows: list[str]
) -> AsyncIterator[Seen]:
    """Send these messages and look at each in windows of these sizes."""
    cameras = {window: await Camera.open(chrome, place.url, window) for window in windows}
    for begin in range(0, len(messages), _TOGETHER):
        part = messages[begin : begin + _TOGETHER]
        ids = [await place.put(one.page, whispered=one.whispered) for one in part]
        await place.refresh()
        for window, camera in cameras.items():
            for one, message_id in zip(part, ids, strict=True):
                assert message_id is not None
                message = await camera.message(message_id)
                box = await message.bounding_box()
                assert box is not None
                yield Seen(one.name, window, camera, message, round(box["height"]))
    for camera in cameras.values():
        await camera.close()


async def take_messages(
    place: Showcase, chrome: Browser, messages: list[Wanted], windows: list[str]
) -> dict[str, int]:
    """Take these messages in windows of these sizes. How many pixels high they are on a phone."""
    heights = dict[str, int]()
    folder = SCREENS / place.say.language
    async for one in seen(place, chrome, messages, windows):
        keep(folder / one.window / f"{one.name}.png", await one.camera.around(one.message))
        if one.window == "phone":
            heights[one.name] = one.high
    return heights


async def take_forms(
    place: Showcase, chrome: Browser, forms: list[Wanted], windows: list[str]
) -> dict[str, int]:
    """Take these windows to type in; in a channel without messages, which every tab lays out."""
    folder = SCREENS / place.say.language
    for one in forms:
        await place.put(one.page, whispered=True)
        for window in windows:
            # A tab that opens shows the window that was opened last.
            camera = await Camera.open(chrome, place.url, window, tall=False)
            keep(folder / window / f"{one.name}.png", await camera.window())
            await camera.close()
    return {}


def keep(path: Path, picture: bytes) -> None:
    """Write a picture, and its folders where they are missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)


async def _main(chosen: argparse.Namespace) -> None:
    # Drawn on the spot: the simulated Discord would wait for another process as for a hung bot.
    painter = Painter(inline=True)
    async with browser() as chrome:
        if chosen.gallery:
            await take_gallery(chrome, painter)
        for language in [] if chosen.gallery else chosen.language or LANGUAGES:
            windows, taken = chosen.window or list(WINDOWS), 0
            for kind, pictures in ((Screen, take_messages), (Form, take_forms)):
                async with showcase(language, painter) as place:
                    every = wanted(chosen.names, place.say)
                    some = [one for one in every if isinstance(one.page, kind)]
                    heights = await pictures(place, chrome, some, windows)
                if heights and chosen.names:
                    print(*(f"{high:5} {name}" for name, high in heights.items()), sep="\n")
                if heights and language == "en" and not chosen.names:
                    found = {"bench": "screens", "command": "make screens", "heights": heights}
                    page = PAGE.read_text(encoding="utf-8")
                    told = section(found, datetime.now(UTC))
                    PAGE.write_text(with_section(page, told), encoding="utf-8")
                    taken += len(some) * len(windows)
            print(f"{SCREENS.relative_to(ROOT)}/{language}  {taken} pictures", flush=True)
    await painter.close()


def main() -> int:
    """Take the pictures. Exit status 1 without Chromium."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screens", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="part of a screen's name")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--window", action="append", choices=tuple(WINDOWS))
    parser.add_argument("--gallery", action="store_true", help="the pictures of docs/gallery.md")
    if chromium() is None:
        print("Pictures need Chromium: install Debian's package chromium.", file=sys.stderr)
        return 1
    asyncio.run(_main(parser.parse_args()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
