"""What is used of SimCord's private names; read in SimCord 3.2.1.

SimCord has no public place for taking part in what its preview pages do.
"""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from simcord import Preview
from simcord.preview._media import MAX_PIXELS, MediaInfo, MediaWorker
from simcord.preview._pages import _Page as Page

__all__ = [
    "MAX_PIXELS",
    "MediaInfo",
    "MediaWorker",
    "Page",
    "PageAction",
    "pages_of",
    "replace_action",
    "use_media_worker",
]

PageAction = Callable[[str | None, Mapping[str, Any]], Coroutine[Any, Any, dict[str, Any]]]
"""What a page asks for, by its id and the body of its request, and what it is answered."""


def replace_action(preview: Preview, action: PageAction) -> PageAction:
    """Let pages act through ``action`` from now on; what they acted through before."""
    before: PageAction = preview._action
    # A method of its own is replaced, which is what this is for.
    preview._action = action  # type: ignore[method-assign,assignment]
    return before


def pages_of(preview: Preview) -> Mapping[str, Page]:
    """The open pages by their ids: ``snapshot`` is what one shows, ``revision`` counts those."""
    return preview._pages


def use_media_worker(preview: Preview, worker: MediaWorker) -> None:
    """Let this one look at what messages have attached."""
    preview._media_worker = worker
