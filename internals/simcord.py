"""The uses of SimCord's private names, which were read in SimCord 3.2.1.

SimCord has no public way to take part in the work of its preview pages, and none for a bot that
takes longer to start than SimCord waits.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import discord
from simcord import Env, Preview, SetupError
from simcord._settlement import _run_due_virtual_callbacks
from simcord.backend.access import can_access_message
from simcord.backend.errors import BackendError
from simcord.preview._media import MAX_PIXELS, MediaInfo, MediaWorker
from simcord.preview._pages import _Page as Page

__all__ = ["MAX_PIXELS", "BackendError", "MediaInfo", "MediaWorker", "Page"]

_Work = TypeVar("_Work", bound=Callable[..., Any])


class Fetched(NamedTuple):
    """A picture as a page receives it."""

    content_type: str
    content: bytes
    filename: str


class PageWork(StrEnum):
    """The work that a preview does for its pages, by SimCord's names."""

    ACTION = "_action"
    """Does the action in a request's body for a page, given by its id. Returns the answer."""
    STATE = "_page_payload"
    """Returns the state for a page that asks for it."""
    FETCH = "_prepare_asset"
    """Returns a ``Fetched`` for a page (its id, the picture's id, and the wanted form).

    Raises SetupError to refuse.
    """


def replace_work(preview: Preview, work: PageWork, other: _Work) -> _Work:
    """Replace a piece of work by ``other``. Return the old work."""
    before: _Work = getattr(preview, work)
    setattr(preview, work, other)
    return before


class LocalEnv(Env):
    """A world whose start ends when ``when_started`` does, however long that takes.

    SimCord waits at most five seconds for a bot to become idle, and otherwise fails. For each timer
    of the bot that is due meanwhile, SimCord waits at most ``settle_timeout``, and otherwise fails
    too. A bot that starts processes on a busy machine takes longer than both limits.

    SimCord's simulated clock doesn't wait for tasks with the name ``background``. Such tasks may
    wait minutes for another process.
    """

    def __init__(
        self,
        bot: discord.Client,
        when_started: Callable[[], Awaitable[None]],
        settle_timeout: float,
        background: str,
    ) -> None:
        super().__init__(bot, check_errors=False, settle_timeout=settle_timeout)
        self._when_started, self._starts, self._background_name = when_started, False, background

    async def start(self) -> None:
        self._starts = True
        try:
            await super().start()
        finally:
            self._starts = False

    async def _settle_internal(self, **given: Any) -> None:
        deadline, waits = given.get("_deadline"), self._work.external_waits
        for task in [*self._work.tasks]:
            if task.get_name() == self._background_name:
                waits[task] = "what is worked out in another process"
        for task in [one for one in waits if one.done()]:
            del waits[task]
        if not self._starts:
            await super()._settle_internal(**given)
        elif deadline is None:
            await self._when_started()
        else:
            # A timer of the bot is due. The calendar continues, and doesn't wait until the bot is
            # idle.
            _run_due_virtual_callbacks(self._settlement_state(), deadline)
            await asyncio.sleep(0)


def pages_of(preview: Preview) -> Mapping[str, Page]:
    """Return the open pages by id. ``snapshot`` is a page's content, ``revision`` its number."""
    return preview._pages


def republish(preview: Preview) -> None:
    """Publish the current state on every page, even if the bot is still busy.

    ``Preview.refresh`` shows nothing until the bot is idle.
    """
    preview._advance_presentation_time()
    for page in tuple(preview._pages.values()):
        if page.id in preview._pages:
            preview._publish(page, reason="refresh")


def use_media_worker(preview: Preview, worker: MediaWorker) -> None:
    """Set the worker that examines the attachments of messages."""
    preview._media_worker = worker


def attached_picture(preview: Preview, page: Page, asset: str) -> Fetched | None:
    """Return the attachment that has the id ``asset`` on this page, or None."""
    record = page.assets.get(asset)
    if record is None or record.digest is None or not record.source:
        return None
    kept = preview._blobs.get(record.digest)
    if kept is None or record.source[0] != "attachment":
        return None
    return Fetched(record.contentType, kept.data, record.filename)


def let_published_pictures_stay(preview: Preview) -> None:
    """Let a page load the attachments that a message had when it was last published.

    SimCord asks whether the message still has them. So a page that hasn't received an edit yet
    would lose its picture. SimCord still asks whether the viewer may see the message.
    """
    before = preview._authorize_attachment_source

    def authorize(page: Page, source: tuple[Any, ...], digest: str | None) -> None:
        try:
            before(page, source, digest)
        except SetupError:
            _, channel, message, *_ = source
            try:
                found = preview.env.backend.get_message(channel, message)
            except BackendError:
                found = None
            if found is None or not can_access_message(
                preview.env, channel, found, page.viewer, history=True
            ):
                raise

    # Replacing the object's own method is the purpose.
    preview._authorize_attachment_source = authorize  # type: ignore[method-assign]


def add_to_index(preview: Preview, added: Callable[[str], str], files: Mapping[Path, str]) -> None:
    """Serve the index as ``added`` makes it, and these files by name and content type.

    Call this before the preview is entered.
    """
    server = preview._server
    before = server._index

    async def index(request: Any) -> Any:
        answer = await before(request)
        answer.text = added(answer.text)
        return answer

    # Replacing the object's own method is the purpose.
    server._index = index  # type: ignore[method-assign]
    # An absolute path stays absolute when SimCord joins it to its own folder.
    served = {f"/{path.name}": str(path.resolve()) for path in files}
    kinds = {str(path.resolve()): kind for path, kind in files.items()}
    # The class has these for all servers, and only this server serves more.
    server._STATIC_FILES = {**server._STATIC_FILES, **served}  # type: ignore[misc]
    server._STATIC_CONTENT_TYPES = {**server._STATIC_CONTENT_TYPES, **kinds}  # type: ignore[misc]
