"""Pictures of single messages on the page of a simulated channel, in windows of two sizes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

from tests.browser.local_page import PATIENCE, chromium

WINDOWS: dict[str, ViewportSize] = {
    "desktop": {"width": 1100, "height": 800},
    "phone": {"width": 390, "height": 844},
}

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

_NEEDED = """
(message, least) => {
    let around = message.parentElement;
    while (!/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
    const beside = window.innerHeight - around.clientHeight;
    const room = message.getBoundingClientRect().height + 80;
    return Math.max(least, Math.ceil((room + beside) / 40) * 40);
}
"""
"""How tall the tab must be for all of a message to be seen, no less than ``least``."""

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
    """A tab of one size before the channel."""

    def __init__(self, page: Page, size: ViewportSize) -> None:
        self._page, self._size, self._height = page, size, size["height"]

    @classmethod
    async def open(cls, browser: Browser, url: str, window: str) -> "Camera":
        """A new tab, which is ready when the page is there."""
        page = await browser.new_page(
            viewport=WINDOWS[window], reduced_motion="reduce", bypass_csp=True
        )
        page.set_default_timeout(PATIENCE)
        await page.goto(url)
        await page.locator("#preview-shell").wait_for()
        camera = cls(page, WINDOWS[window])
        await camera._settled()
        return camera

    async def message(self, message_id: int) -> Locator:
        """The message alone, all of it in the window, which is made taller if it has to be."""
        found = self._page.locator(f'article[data-message-id="{message_id}"]')
        await found.wait_for(state="attached")
        await self._page.evaluate(_ALONE, str(message_id))
        await self._until_drawn(found)
        height = int(await found.evaluate(_NEEDED, self._size["height"]))
        if height != self._height:
            self._height = height
            size = ViewportSize(width=self._size["width"], height=height)
            await self._page.set_viewport_size(size)
            await self._settled()
        await found.evaluate("element => element.scrollIntoView({block: 'end'})")
        return found

    async def window(self) -> None:
        """Wait for the window to type in that the page opens with."""
        await self._page.locator("#modal-root > *").first.wait_for()
        await self._settled()

    async def shoot(self) -> bytes:
        """All that the tab shows, as a PNG."""
        return await self._page.screenshot(animations="disabled", caret="hide")

    async def close(self) -> None:
        """Close the tab."""
        await self._page.close()

    async def _settled(self) -> None:
        """The page tells its server the size of the tab and is then laid out for it."""
        await expect(self._page.locator("#action-status")).not_to_contain_text(
            "Updating", timeout=PATIENCE
        )
        await self._page.wait_for_timeout(150)

    async def _until_drawn(self, message: Locator) -> None:
        for _ in range(100):
            if await message.locator("img").evaluate_all(_DRAWN):
                return
            await self._page.wait_for_timeout(50)
        raise AssertionError("a picture did not come")
