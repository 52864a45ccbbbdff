"""The pictures of docs/gallery.md: eight messages, each in its language and window."""

from typing import NamedTuple

from playwright.async_api import Browser

from bot.blocks.screen import Screen
from bot.workers.painter import Painter
from tests.browser.camera import Camera
from tests.browser.pictures import keep
from tests.browser.showcase import showcase
from tests.screens.registry import every_screen


class Shot(NamedTuple):
    """What a picture shows; ``page`` counts from 0 where a screen has several messages."""

    picture: str
    screen: str
    language: str
    window: str
    page: int = 0


GALLERY = (
    Shot("gallery-table", "table-contract-many-melds", "en", "desktop"),
    Shot("gallery-hand", "hand-one-card-chosen", "en", "phone"),
    Shot("gallery-groups", "hand-indian-to-declare", "en", "phone"),
    Shot("gallery-sweep", "hand-rummy500-what-to-take", "en", "phone"),
    Shot("gallery-result", "result-dummy-dark-knock", "en", "desktop"),
    Shot("gallery-rules", "rules-of-contract", "en", "desktop", page=5),
    Shot("gallery-row", "table-dummy-long-row", "th", "desktop"),
    Shot("gallery-house-rules", "rules-editor-all-different", "vi", "desktop"),
)


async def take_gallery(chrome: Browser, painter: Painter) -> None:
    """Take them all, the shots of a language in one channel."""
    for language in dict.fromkeys(shot.language for shot in GALLERY):
        async with showcase(language, painter) as place:
            shots = [shot for shot in GALLERY if shot.language == language]
            windows = dict.fromkeys(shot.window for shot in shots)
            cameras = {window: await Camera.open(chrome, place.url, window) for window in windows}
            for shot in shots:
                shown = every_screen()[shot.screen]
                page = shown.pages(place.say)[shot.page]
                assert isinstance(page, Screen)
                message_id = await place.put(page, whispered=shown.whispered)
                assert message_id is not None
                await place.refresh()
                message = await cameras[shot.window].message(message_id)
                inside = message.locator(".component-container").first
                keep(shot.picture, await inside.screenshot(animations="disabled"))
            for camera in cameras.values():
                await camera.close()
