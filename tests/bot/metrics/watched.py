"""A bot that counts, on a Discord over real sockets, and its page as Prometheus would read it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from bot.settings import load
from bot.start.app import Upcard
from bot.start.wiring import Wiring
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Answer
from tests.discord.payloads import Json
from tests.discord.test_live_client import SECONDS, buttons, quiet
from tests.pointed import pointed_at
from tests.processes import LIMIT
from tests.ready import ready_database

ACKNOWLEDGED = 6
"""The kind of a first answer that says no more than that another one follows."""


@dataclass
class Scrape:
    """One answer of the page: every sample by its name and labels."""

    text: str

    def __post_init__(self) -> None:
        self.families = list(text_string_to_metric_families(self.text))
        self.samples = [sample for family in self.families for sample in family.samples]

    def value(self, sample: str, /, **labels: str) -> float:
        """The sum of all samples of this name that have these labels."""
        wanted = labels.items()
        found = [one.value for one in self.samples if one.name == sample if wanted <= _items(one)]
        assert found, f"there is no {sample} {labels}"
        return sum(found)

    def labels(self) -> dict[str, set[str]]:
        """The labels that samples of each name have."""
        known: dict[str, set[str]] = {}
        for one in self.samples:
            known.setdefault(one.name, set()).update(one.labels)
        return known


def _items(sample: Any) -> Any:
    labels: Mapping[str, str] = sample.labels
    return labels.items()


@dataclass
class Watched:
    """A running bot with its page, and Discord as it sees it."""

    bot: Upcard
    server: Loopback
    address: str

    async def scrape(self) -> Scrape:
        """What the page says now."""
        async with aiohttp.ClientSession() as http, http.get(self.address) as answer:
            assert answer.status == 200
            assert answer.content_type == "text/plain"
            return Scrape(await answer.text())

    async def until(self, sample: str, value: float) -> Scrape:
        """The page once this sample has this value: answers arrive before they are counted."""
        async with asyncio.timeout(LIMIT):
            while True:
                told = await self.scrape()
                if sample in told.labels() and told.value(sample) == value:
                    return told

    async def press(
        self, message: Json | None, label: str, by: str = "Ann", *, alone: bool = False
    ) -> Json:
        """Press the button with this label of a message; what it has become, or what whoever
        pressed is told ``alone``. At a busy hour both come after an acknowledgement."""
        assert message is not None
        asked = await self.server.click(message, buttons(message)[label], by=by)
        answer = await self.server.answer(asked)
        if answer.type != ACKNOWLEDGED:
            assert answer.message is not None
            return answer.message
        async with asyncio.timeout(LIMIT):
            while True:
                if alone and asked.followups:
                    return asked.followups[0]
                now = self.server.messages[message["id"]]
                if not alone and now != message:
                    return now
                await asyncio.sleep(0.01)

    async def click(self, message: Json | None, custom_id: str, by: str = "Ann") -> Answer:
        """Click this component, whether the message has it or not."""
        assert message is not None
        return await self.server.answer(await self.server.click(message, custom_id, by=by))

    async def play_a_little(self) -> Json:
        """A lobby, a game with a first turn, a refusal and a click on an old panel; the table."""
        lobby = (await self.server.answer(await self.server.command("rummy new basic"))).message
        lobby = await self.press(lobby, "Join", by="Ben")
        refused = await self.press(lobby, "Start", by="Chi", alone=True)
        assert refused["flags"] & 64
        table = await self.press(lobby, "Start")
        panels = {
            name: await self.press(table, "My hand", by=name, alone=True) for name in ("Ann", "Ben")
        }
        turn = next(name for name, panel in panels.items() if "Draw" in buttons(panel))
        draw = buttons(panels[turn])["Draw"]
        await self.click(panels[turn], draw, by=turn)
        await self.click(panels[turn], draw, by=turn)
        return table


@asynccontextmanager
async def running(
    server: Loopback, folder: Path, **given: Any
) -> AsyncIterator[tuple[Upcard, list[Any]]]:
    """The bot on this Discord, over the database of this folder, and the lines of its log.

    ``given`` are settings. All that it does when it begins is done.
    """
    path = folder / "upcard.db"
    url = f"sqlite+aiosqlite:///{path}" if path.exists() else ready_database(folder)
    settings = load(Path("no.env"), database_url=url, computer_pause_seconds=0, **given)
    bot = Upcard(settings, Wiring(inline=True, edit_interval=0, linger=0, emojis=False))
    bot._connection.guild_ready_timeout = 0.02
    server._identified.clear()
    with pointed_at(server.api_url, server.gateway_url), capture_logs() as lines:
        task = asyncio.create_task(bot.start(server.token))
        try:
            await server.ready()
            async with asyncio.timeout(SECONDS):
                while all(line["event"] != "ready" for line in lines):  # noqa: ASYNC110  only it tells
                    await asyncio.sleep(0.01)
            yield bot, lines
            await quiet(bot)
        finally:
            await bot.close()
            with contextlib.suppress(asyncio.CancelledError):
                await task


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Watched]:
    """The bot on a Discord of its own, with metrics on a free port."""
    async with Loopback() as server, running(server, folder, metrics_port=0) as (bot, lines):
        [port] = [line["port"] for line in lines if line["event"] == "metrics"]
        yield Watched(bot, server, f"http://127.0.0.1:{port}/metrics")
