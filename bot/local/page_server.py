"""What local play adds to SimCord's pages: nobody's click is lost to a busy moment.

SimCord answers an operation beside another one with an error, and refuses an action from a page
that was published again since the browser last asked. Both would lose clicks.
"""

import asyncio
import struct
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from html import escape
from pathlib import Path
from typing import Any

from simcord import Env, Preview, SetupError

from internals.simcord import (
    MAX_PIXELS,
    BackendError,
    Fetched,
    MediaInfo,
    MediaWorker,
    Page,
    PageWork,
    add_to_index,
    attached_picture,
    let_published_pictures_stay,
    pages_of,
    replace_work,
    republish,
    use_media_worker,
)

# What local play adds to SimCord's emojis: it keeps their names, but not the pictures.

_ADDRESS = "https://cdn.simcord.invalid/emojis/{}.png"
"""Where the pages of SimCord look for the picture of an emoji."""


def emoji_assets(env: Env, pictures: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """The pictures (PNG, by name) of the application's emojis, as a preview takes its assets."""
    return {
        _ADDRESS.format(emoji.id): (f"{emoji.name}.png", pictures[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in pictures
    }


# What local play adds to SimCord's pictures: Upcard's own are shown without being checked first.
#
# SimCord starts a Python process for each picture, one after the other, and refuses what is asked
# for while eight wait: on a busy machine pictures came late or not at all. It does so because a
# bot might send anything; the painter's PNGs need no such care.

_BEGINS = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR"
_ANIMATED = b"acTL"


class OwnPictures(MediaWorker):
    """Hands PNGs on as they are; SimCord's own process decides about everything else."""

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        size = png_size(blob)
        if size is None:
            return await super().validate(key, blob, media_time=media_time)
        width, height = size
        bare = width * height * 4
        # Without the last a remark would stand on the page that a process may take too much memory.
        return MediaInfo(
            "PNG",
            width,
            height,
            1,
            bare,
            blob,
            "image/png",
            capture=blob,
            poster=blob,
            memory_limited=True,
        )


def png_size(blob: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG that stands still and is not huge, by its header."""
    header = len(_BEGINS) + 8
    if not blob.startswith(_BEGINS) or len(blob) < header or _ANIMATED in blob:
        return None
    width, height = struct.unpack_from("!II", blob, len(_BEGINS))
    return (width, height) if 0 < width * height <= MAX_PIXELS else None


# What local play adds to SimCord's pages: no picture is missing while a message gets another one.
#
# SimCord tells a page what was published last, but takes out of that what the bot has replaced
# since, and forgets a picture with the publication that leaves it out. A page then shows words in
# its place until it asks again. Here a page keeps what it was told of until it is told of
# something else.

_KEPT = 256
"""Pictures that are kept for pages, of all publications together."""


# Their meaning hangs on nothing that was repainted: SimCord checks their own contents again.
_ALWAYS_VALID = frozenset(
    (
        *("run_command", "autocomplete_command", "modal_submit", "send_message"),
        *("configure_presentation", "history", "browse_messages", "browse_candidates"),
    )
)


_TOLD = 64
"""Publications of all pages together of which it is kept what they showed."""


class Pages:
    """The pages of one preview, acting and being published in turn.

    They keep the pictures that each page was told of, and hand them out when SimCord has them no
    more.
    """

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        # Held by whoever acts on the simulated Discord.
        self.turn = asyncio.Lock()
        self._told: OrderedDict[tuple[str | None, int], dict[str, Any]] = OrderedDict()
        self._kept: OrderedDict[tuple[str | None, str], Fetched] = OrderedDict()
        use_media_worker(preview, OwnPictures())
        let_published_pictures_stay(preview)
        self._act = replace_work(preview, PageWork.ACTION, self._act_in_turn)
        self._state = replace_work(preview, PageWork.STATE, self._tell)
        self._fetch = replace_work(preview, PageWork.FETCH, self._fetched)

    async def publish(self, *, at_rest: bool = True) -> None:
        """Show every page the present state, `at_rest` once the bot has done what it does, if that
        does not take long. The caller holds `turn`."""
        if at_rest:
            with suppress(TimeoutError):
                await self._preview.refresh()
                return
        republish(self._preview)

    def _tell(self, page: Page) -> dict[str, Any]:
        """The page's state; what it shows then is kept for clicks that come late.

        It has the size of each picture: what stands below does not jump.
        """
        self._told[page.id, page.revision] = page.snapshot
        while len(self._told) > _TOLD:
            self._told.popitem(last=False)
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
        for receipt in (state.get("lastAction"), *state.get("activity", ())):
            _calmed(receipt or {})
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

    async def _act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            page = pages_of(self._preview).get(context_id or "")
            # SimCord answers a body that is no object itself.
            if page is None or not isinstance(body, dict):
                return await self._act(context_id, body)
            with self._as_shown(page, body) as renewed:
                return _calmed(await self._act(context_id, renewed))

    @contextmanager
    def _as_shown(self, page: Page, body: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """The action as one for the present publication, as far as it means the same there."""
        kind, known = body.get("kind"), body.get("published_revision")
        told = self._told.get((page.id, known)) if isinstance(known, int) else None
        shown, renewed = _control(told or {}, body), {**body, "published_revision": page.revision}
        if kind == "click" and shown is not None and "custom_id" in shown:
            button = self._button(page, str(body["target_id"]), shown)
            if button is not None:
                before, _, _ = shown["control_key"].rpartition(":")
                kept, button["custom_id"] = button["custom_id"], shown["custom_id"]
                try:
                    yield {**renewed, "control_key": f"{before}:{button['id']}"}
                finally:
                    button["custom_id"] = kept
                return
        same = kind == "select" and shown is not None and shown == _control(page.snapshot, body)
        yield renewed if told is not None and (same or kind in _ALWAYS_VALID) else body

    def _button(self, page: Page, message: str, shown: dict[str, Any]) -> dict[str, Any] | None:
        """What this button of a message is now: itself, or the only one that looks like it."""
        try:
            stored = self._preview.env.backend.get_message(page.channel_id, int(message))
        except BackendError:
            return None
        buttons = [one for one in _walk(stored.components) if one.get("custom_id")]
        itself = [one for one in buttons if one["custom_id"] == shown["custom_id"]]
        alike = [one for one in buttons if _face(one) == _face(shown)]
        found = itself or alike
        return found[0] if len(found) == 1 and found[0].get("id") else None


def _calmed(receipt: dict[str, Any]) -> dict[str, Any]:
    """Drop SimCord's remark that the bot was still at work, because pages follow anyway."""
    remarks = receipt.get("diagnostics", [])
    remarks[:] = [one for one in remarks if one.get("code") != "action-timeout"]
    return receipt


def _face(button: dict[str, Any]) -> list[Any]:
    return [button.get(name) for name in ("type", "style", "label", "disabled")]


def _control(snapshot: dict[str, Any], body: dict[str, Any]) -> dict[str, Any] | None:
    """The button or select that a click means, as one publication showed it."""
    message = snapshot.get("messages", {}).get(str(body.get("target_id")), {})
    key = body.get("control_key")
    controls = _walk(message.get("components", []))
    return next((found for found in controls if found.get("control_key") == key), None)


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield accessory


# What local play adds above SimCord's pages: what this is, and a tab for each of its people.

_PAGE = Path(__file__).parent / "page"
_SHELL = '<div id="preview-shell" class="preview-shell">'
"""Where the page begins."""
_HEAD = '<link rel="stylesheet" href="/people.css"><script src="/people.js"></script></head>'


def say_what_this_is(preview: Preview, people: Mapping[str, int]) -> None:
    """Put the words, and a link for each of these people (names and ids), above every page.

    To be called before the preview is entered. A link is `/?as=ID`; the page adds the key, which
    stands in the address that was printed and nowhere in what the server sends.
    """
    links = " ".join(f'<a data-person="{key}">{escape(name)}</a>' for name, key in people.items())
    above = (_PAGE / "people.html").read_text(encoding="utf-8").replace("PEOPLE", links)

    def added(page: str) -> str:
        return page.replace("</head>", _HEAD, 1).replace(_SHELL, _SHELL + above, 1)

    files = {_PAGE / "people.css": "text/css", _PAGE / "people.js": "application/javascript"}
    add_to_index(preview, added, files)
