"""Additions to SimCord's pages for local play, so that no click is lost.

SimCord answers an operation with an error while another operation runs. It also refuses an action
from a page that has been published again since the browser last asked. Both would lose clicks.
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

# Pictures of emojis. SimCord keeps only their names.

_ADDRESS = "https://cdn.simcord.invalid/emojis/{}.png"
"""The address at which SimCord's pages look for an emoji's picture."""


def emoji_assets(env: Env, pictures: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """Return the pictures (PNG, by name) of the application's emojis as assets of a preview."""
    return {
        _ADDRESS.format(emoji.id): (f"{emoji.name}.png", pictures[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in pictures
    }


# Upcard's own pictures, which are shown without a check.
#
# SimCord starts a Python process for each picture, one by one, and refuses more while eight wait.
# On a busy machine pictures came late or not at all. SimCord checks because a bot might send
# anything. The painter's PNGs are safe.

_BEGINS = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR"
_ANIMATED = b"acTL"


class OwnPictures(MediaWorker):
    """Passes PNGs on unchanged. SimCord's own process checks everything else."""

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        size = png_size(blob)
        if size is None:
            return await super().validate(key, blob, media_time=media_time)
        width, height = size
        bare = width * height * 4
        # Without memory_limited the page would warn about the process's memory.
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
    """Return width and height in pixels of a small PNG without animation, from its header."""
    header = len(_BEGINS) + 8
    if not blob.startswith(_BEGINS) or len(blob) < header or _ANIMATED in blob:
        return None
    width, height = struct.unpack_from("!II", blob, len(_BEGINS))
    return (width, height) if 0 < width * height <= MAX_PIXELS else None


# Pictures that stay on a page until it has the message's new picture.
#
# A page's state is its last publication, but SimCord leaves out pictures that the bot has replaced
# since. SimCord also drops a picture as soon as a publication doesn't contain it. The page would
# then show words until it asks again. Here a page keeps its last pictures until new pictures
# replace them.

_KEPT = 256
"""The largest number of kept pictures, for all publications together."""


# These actions mean the same after a repaint. SimCord itself checks their contents.
_ALWAYS_VALID = frozenset(
    (
        *("run_command", "autocomplete_command", "modal_submit", "send_message"),
        *("configure_presentation", "history", "browse_messages", "browse_candidates"),
    )
)


_SNAPSHOTS = 64
"""The largest number of publications with a kept snapshot, for all pages together."""


class Pages:
    """The pages of one preview. Their actions and publications run one by one.

    Each page keeps the pictures of its last state, for the time when SimCord no longer has them.
    """

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        # Held during each action on the simulated Discord.
        self.turn = asyncio.Lock()
        self._snapshots: OrderedDict[tuple[str | None, int], dict[str, Any]] = OrderedDict()
        self._pictures: OrderedDict[tuple[str | None, str], Fetched] = OrderedDict()
        use_media_worker(preview, OwnPictures())
        let_published_pictures_stay(preview)
        self._act = replace_work(preview, PageWork.ACTION, self._act_in_turn)
        self._state = replace_work(preview, PageWork.STATE, self._published_state)
        self._fetch = replace_work(preview, PageWork.FETCH, self._fetched)

    async def publish(self, *, at_rest: bool = True) -> None:
        """Publish the present state to every page. The caller holds `turn`.

        With `at_rest`, wait until the bot has finished its work, if that does not take long.
        """
        if at_rest:
            with suppress(TimeoutError):
                await self._preview.refresh()
                return
        republish(self._preview)

    def _published_state(self, page: Page) -> dict[str, Any]:
        """Return the page's state, and keep its snapshot for clicks that come late.

        Add the size of each picture, so that a loading picture does not move the elements below.
        """
        self._snapshots[page.id, page.revision] = page.snapshot
        while len(self._snapshots) > _SNAPSHOTS:
            self._snapshots.popitem(last=False)
        state = self._state(page)
        for asset, attributes in state.get("assets", {}).items():
            picture = attached_picture(self._preview, page, asset)
            if picture is None:
                continue
            self._pictures[page.id, asset] = picture
            self._pictures.move_to_end((page.id, asset))
            size = png_size(picture.content)
            if size is not None:
                attributes["displayWidth"], attributes["displayHeight"] = size
        while len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)
        for receipt in (state.get("lastAction"), *state.get("activity", ())):
            _calmed(receipt or {})
        return state

    async def _fetched(
        self, page_id: str | None, asset: str, **wanted: Any
    ) -> tuple[str, bytes, str]:
        try:
            return await self._fetch(page_id, asset, **wanted)
        except SetupError:
            picture = self._pictures.get((page_id, asset))
            if picture is None:
                raise
            return picture

    async def _act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            page = pages_of(self._preview).get(context_id or "")
            # SimCord itself refuses a body that is not an object.
            if page is None or not isinstance(body, dict):
                return await self._act(context_id, body)
            with self._as_shown(page, body) as renewed:
                return _calmed(await self._act(context_id, renewed))

    @contextmanager
    def _as_shown(self, page: Page, body: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Yield the action, adapted to the present publication if it means the same there.

        During a click, the present button has the custom_id that the clicked button had.
        """
        kind, known = body.get("kind"), body.get("published_revision")
        snapshot = self._snapshots.get((page.id, known)) if isinstance(known, int) else None
        shown = _control(snapshot or {}, body)
        renewed = {**body, "published_revision": page.revision}
        if kind == "click" and shown is not None and "custom_id" in shown:
            button = self._button(page, str(body["target_id"]), shown)
            if button is not None:
                before, _, _ = shown["control_key"].rpartition(":")
                own_id, button["custom_id"] = button["custom_id"], shown["custom_id"]
                try:
                    yield {**renewed, "control_key": f"{before}:{button['id']}"}
                finally:
                    button["custom_id"] = own_id
                return
        same = kind == "select" and shown is not None and shown == _control(page.snapshot, body)
        yield renewed if snapshot is not None and (same or kind in _ALWAYS_VALID) else body

    def _button(self, page: Page, message: str, shown: dict[str, Any]) -> dict[str, Any] | None:
        """Return the current form of this button, or the only other button that looks like it."""
        try:
            stored = self._preview.env.backend.get_message(page.channel_id, int(message))
        except BackendError:
            return None
        buttons = [button for button in _walk(stored.components) if button.get("custom_id")]
        itself = [button for button in buttons if button["custom_id"] == shown["custom_id"]]
        look_alikes = [button for button in buttons if _face(button) == _face(shown)]
        matches = itself or look_alikes
        return matches[0] if len(matches) == 1 and matches[0].get("id") else None


def _calmed(receipt: dict[str, Any]) -> dict[str, Any]:
    """Drop SimCord's remark that the bot was still at work, because pages update anyway."""
    remarks = receipt.get("diagnostics", [])
    remarks[:] = [remark for remark in remarks if remark.get("code") != "action-timeout"]
    return receipt


def _face(button: dict[str, Any]) -> list[Any]:
    return [button.get(name) for name in ("type", "style", "label", "disabled")]


def _control(snapshot: dict[str, Any], body: dict[str, Any]) -> dict[str, Any] | None:
    """Return the button or menu of a click, as one publication showed it."""
    message = snapshot.get("messages", {}).get(str(body.get("target_id")), {})
    key = body.get("control_key")
    controls = _walk(message.get("components", []))
    return next((control for control in controls if control.get("control_key") == key), None)


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield accessory


# A line above SimCord's pages that explains the page, and a tab for each of its people.

_PAGE = Path(__file__).parent / "page"
_SHELL = '<div id="preview-shell" class="preview-shell">'
"""The start of the page's body."""
_HEAD = '<link rel="stylesheet" href="/people.css"><script src="/people.js"></script></head>'


def say_what_this_is(preview: Preview, people: Mapping[str, int]) -> None:
    """Add an explanation and a link for each of these people (names and ids) to every page.

    Call it before the preview is entered. A link is `/?as=ID`. The page adds the key, which is only
    in the printed address, and never in a response of the server.
    """
    links = " ".join(f'<a data-person="{key}">{escape(name)}</a>' for name, key in people.items())
    above = (_PAGE / "people.html").read_text(encoding="utf-8").replace("PEOPLE", links)

    def added(page: str) -> str:
        return page.replace("</head>", _HEAD, 1).replace(_SHELL, _SHELL + above, 1)

    files = {_PAGE / "people.css": "text/css", _PAGE / "people.js": "application/javascript"}
    add_to_index(preview, added, files)
