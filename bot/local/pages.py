"""What local play adds to SimCord's pages: nobody's click is lost to a busy moment.

SimCord runs one operation at a time and answers any other with an error, and it refuses an action
from a page that was published again since the browser last asked (it asks twice a second). With a
beat that publishes every page, both would eat the clicks of people who did nothing wrong.
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

from simcord import Preview

from bot.local.pictures import OwnPictures
from bot.local.shown_pictures import ShownPictures
from internals.simcord import pages_of, replace_action, use_media_worker

__all__ = ["Pages"]

# Their meaning hangs on nothing that was repainted: SimCord checks their own contents again.
_ALWAYS_VALID = frozenset({"run_command", "autocomplete_command", "modal_submit", "send_message"})
# These mean the control that was on the screen, which must still be the same one.
_VALID_IF_UNCHANGED = frozenset({"click", "select"})


class Pages:
    """The pages of one preview, acting and being published in turn."""

    def __init__(self, preview: Preview) -> None:
        self._preview = preview
        self._turn = asyncio.Lock()
        self._before: dict[str, dict[str, Any]] = {}
        self._act = replace_action(preview, self._act_in_turn)
        use_media_worker(preview, OwnPictures())
        self._pictures = ShownPictures(preview)

    @property
    def turn(self) -> asyncio.Lock:
        """Held by whoever acts on the simulated Discord."""
        return self._turn

    async def publish(self) -> None:
        """Show every page the present state. The caller holds `turn`."""
        self._before = {name: page.snapshot for name, page in pages_of(self._preview).items()}
        await self._preview.refresh()

    async def _act_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            # SimCord answers a body that is no object itself.
            if isinstance(body, dict) and context_id is not None:
                body = self._renewed(context_id, body)
            return await self._act(context_id, body)

    def _renewed(self, context_id: str, body: dict[str, Any]) -> dict[str, Any]:
        """The action as one for the present publication, if it was meant for the one before."""
        page = pages_of(self._preview).get(context_id)
        if page is None or body.get("published_revision") != page.revision - 1:
            return body
        kind = body.get("kind")
        if kind in _VALID_IF_UNCHANGED:
            shown = _control(self._before.get(context_id, {}), body)
            if shown is None or shown != _control(page.snapshot, body):
                return body
        elif kind not in _ALWAYS_VALID:
            return body
        return {**body, "published_revision": page.revision}


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
