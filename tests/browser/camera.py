"""Pictures of single messages on the page of a simulated channel, in windows of two sizes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import (
    Browser,
    FloatRect,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)

from tests.browser.local_page import TIMEOUT, chromium

WINDOWS: dict[str, ViewportSize] = {
    "desktop": {"width": 1100, "height": 800},
    "phone": {"width": 390, "height": 844},
}

_TALL = 3400
"""Pixels of a tab's height: all of a message is seen at once, and its picture is cut out."""
_ABOVE = 70
"""Pixels above a message that belong to its picture."""
_LAID_OUT = 60_000
"""Milliseconds in which a busy page is laid out for the size of its tab."""

_ALONE = """
(id) => {
    let style = document.getElementById("alone");
    if (!style) {
        style = document.createElement("style");
        style.id = "alone";
        document.head.append(style);
    }
    style.textContent =
        `article.channel-message:not([data-message-id="${id}"]) { display: none !important; }`;
}
"""
"""Leaves one message of the channel to be seen."""

_DRAWN = "images => images.every(image => image.complete && image.naturalWidth > 0)"


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A Chromium, which must be installed."""
    path = chromium()
    assert path is not None
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        await opened.close()


class Camera:
    """A tab of the width of a window before the channel."""

    def __init__(self, page: Page, size: ViewportSize) -> None:
        self._page, self._size = page, size

    @classmethod
    async def open(cls, browser: Browser, url: str, window: str, *, tall: bool = True) -> "Camera":
        """A new tab, ready when the page is; ``tall``: for messages of any length."""
        size = WINDOWS[window]
        height = _TALL if tall else size["height"]
        viewport = ViewportSize(width=size["width"], height=height)
        page = await browser.new_page(viewport=viewport, reduced_motion="reduce", bypass_csp=True)
        page.set_default_timeout(TIMEOUT)
        await page.goto(url)
        await page.locator("#preview-shell").wait_for()
        # The page tells its server the size of the tab and is then laid out for it.
        status = page.locator("#action-status")
        await expect(status).not_to_contain_text("Updating", timeout=_LAID_OUT)
        return cls(page, size)

    async def message(self, message_id: int) -> Locator:
        """The message, alone in the channel, when all of it is drawn."""
        found = self._page.locator(f'article[data-message-id="{message_id}"]')
        await found.wait_for(state="attached")
        await self._page.evaluate(_ALONE, str(message_id))
        await found.evaluate("element => element.scrollIntoView({block: 'end'})")
        for _ in range(400):
            if await found.locator("img").evaluate_all(_DRAWN):
                return found
            await self._page.wait_for_timeout(50)
        raise AssertionError("a picture did not come")

    async def around(self, message: Locator) -> bytes:
        """A picture of the message as the window shows it, no lower than the window is."""
        box = await message.bounding_box()
        assert box is not None
        top = max(0.0, box["y"] - _ABOVE)
        height = max(float(self._size["height"]), box["height"] + 2 * _ABOVE)
        top = min(top, _TALL - height)
        clip = FloatRect(x=0, y=top, width=self._size["width"], height=height)
        return await self._page.screenshot(clip=clip, animations="disabled")

    async def window(self) -> bytes:
        """A picture of the window to type in that the page opens with."""
        await self._page.locator("#modal-root > *").first.wait_for()
        await self._page.wait_for_timeout(300)
        return await self._page.screenshot(animations="disabled")

    async def close(self) -> None:
        """Close the tab."""
        await self._page.close()
