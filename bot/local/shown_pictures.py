"""What local play adds to SimCord's pages: no picture is missing while a message gets another one.

SimCord tells a page what was published last, but takes out of that what the bot has replaced since,
and forgets a picture with the publication that leaves it out. A page then shows words in its place
until it asks again. Here a page keeps what it was told of until it is told of something else.
"""

from collections import OrderedDict
from typing import Any

from simcord import Preview, SetupError

from bot.local.pictures import png_size
from internals.simcord import (
    Fetched,
    Page,
    attached_picture,
    let_published_pictures_stay,
    replace_fetch,
    replace_state,
)

__all__ = ["ShownPictures"]

_KEPT = 256
"""Pictures that are kept for pages, of all publications together."""


class ShownPictures:
    """Keeps what each page was told of, and hands it out when SimCord has it no more."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._kept: OrderedDict[tuple[str | None, str], Fetched] = OrderedDict()
        self._state = replace_state(preview, self._told)
        self._fetch = replace_fetch(preview, self._fetched)
        let_published_pictures_stay(preview)

    def _told(self, page: Page) -> dict[str, Any]:
        """The page's state, with the size of each picture: what stands below does not jump."""
        state = self._state(page)
        for asset, told in state.get("assets", {}).items():
            found = attached_picture(self._preview, page, asset)
            if found is None:
                continue
            self._kept[page.id, asset] = found
            self._kept.move_to_end((page.id, asset))
            size = png_size(found.content)
            if size is not None:
                told["displayWidth"], told["displayHeight"] = size
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return state

    async def _fetched(
        self, page_id: str | None, asset: str, **wanted: Any
    ) -> tuple[str, bytes, str]:
        try:
            return await self._fetch(page_id, asset, **wanted)
        except SetupError:
            kept = self._kept.get((page_id, asset))
            if kept is None:
                raise
            return kept
