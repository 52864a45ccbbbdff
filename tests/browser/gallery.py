"""The pictures of docs/gallery.md."""

from playwright.async_api import Browser

from bot.render import Painter


async def take_gallery(chrome: Browser, painter: Painter) -> None:
    """Take them."""
