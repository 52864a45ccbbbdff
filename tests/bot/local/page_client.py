"""A browser's tab on a SimCord preview, without a browser: reads its page and acts on it."""

import asyncio
import uuid
from typing import Any, Self

import aiohttp

Json = dict[str, Any]


class PageClient:
    """One player's page. `shown` is the publication that this client has last read."""

    def __init__(self, http: aiohttp.ClientSession, url: str, shown: Json) -> None:
        self._http = http
        self._origin, _, self._token = url.partition("/#")
        self.shown = shown
        self._sequence = 0

    @classmethod
    async def open(cls, http: aiohttp.ClientSession, url: str, viewer_id: int) -> Self:
        origin, _, token = url.partition("/#")
        async with http.post(
            f"{origin}/api/pages",
            json={"viewer_id": str(viewer_id)},
            headers={"X-Simcord-Capability": token},
        ) as answer:
            answer.raise_for_status()
            return cls(http, url, await answer.json())

    async def open_another(self) -> "PageClient":
        """Another tab of the same person."""
        url = f"{self._origin}/#{self._token}"
        return await self.open(self._http, url, int(self.shown["viewerId"]))

    async def read(self) -> None:
        """Ask for the page as it is now."""
        async with self._http.get(f"{self._origin}/api/state", headers=self._headers) as answer:
            answer.raise_for_status()
            self.shown = await answer.json()

    async def click(self, label: str) -> Json:
        """Press the button of that label as this page shows it; SimCord's receipt."""
        message_id, button = next(
            (number, component)
            for number, message in self.shown["messages"].items()
            for component in _walk(message["components"])
            if component.get("label") == label
        )
        self._sequence += 1
        body = {
            "protocol_version": self.shown["protocolVersion"],
            "sequence": self._sequence,
            "request_id": str(uuid.uuid4()),
            "generation": self.shown["context"]["generation"],
            "bot_generation": self.shown["botGeneration"],
            "published_revision": self.shown["publishedRevision"],
            "kind": "click",
            "target_id": message_id,
            "control_key": button["control_key"],
        }
        async with self._http.post(
            f"{self._origin}/api/action", json=body, headers=self._headers
        ) as answer:
            receipt: Json = await answer.json()
            return receipt

    async def pictures(self) -> list[bytes]:
        """All pictures that are there (faces are not), asked for at once as a browser does."""
        there = [key for key, asset in self.shown["assets"].items() if asset["available"]]
        return await asyncio.gather(*map(self._picture, there))

    async def _picture(self, asset: str) -> bytes:
        asked = f"{self._origin}/api/assets/{asset}"
        async with self._http.get(asked, headers=self._headers) as answer:
            answer.raise_for_status()
            return await answer.read()

    @property
    def _headers(self) -> dict[str, str]:
        return {
            "X-Simcord-Capability": self._token,
            "X-Simcord-Context": self.shown["context"]["id"],
        }


def _walk(components: list[Json]) -> list[Json]:
    return [
        found
        for component in components
        for found in (component, *_walk(component.get("components") or []))
    ]
