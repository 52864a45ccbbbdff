"""`kill -9` at any moment, start again: every table is back, and nothing shown is lost."""

import asyncio
import re
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord
import pytest
from simcord import Env

from bot.local.local_session import MEMBERS, build_world
from bot.text.card_words import FACES
from data.database.database import open_database
from data.journal.store import Store
from engine.events import Event
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.phase import Phase
from engine.table.record import Header
from engine.table.roster import Sitter, Status
from engine.table.table_events import Began, Sat
from engine.table.table_state import TableState, table_state
from tests.bot.local.page_client import PageClient
from tests.discord.bot_processes import RunBot
from tests.discord.play.tile_tables import tile_deal
from tests.processes import LIMIT

pytestmark = pytest.mark.timing

TABLE = "a1b2c3d4e5"


class Bot:
    """`python -m bot --local` in a process of its own, and a page for each of the three people."""

    def __init__(self, folder: Path, run_bot: RunBot) -> None:
        self.folder, self._run = folder, run_bot
        self.url = f"sqlite+aiosqlite:///{folder}/upcard.db"
        env = Env(discord.Client(intents=discord.Intents(guilds=True)))
        channel, members = build_world(env)
        assert channel.guild is not None
        self.guild, self.channel = channel.guild.id, channel.id
        self.people = dict(zip(MEMBERS, (one.id for one in members), strict=True))

    async def prepare(self, game: str = "contract", *then: Event) -> None:
        """A lobby of Ann and Ben, and what happened there ``then``, as an earlier process left
        it."""
        database = await open_database(self.url)
        header = Header(
            table_id=TABLE,
            guild_id=self.guild,
            channel_id=self.channel,
            game=game,
            options={},
            host=self.people["Ann"],
            host_name="Ann",
            seed=bytes(range(32)),
            created_at=1_790_000_000,
        )
        sitters = [Sitter(self.people[name], name) for name in ("Ann", "Ben")]
        await Store(database).create(header, [*map(Sat, sitters), *then])
        await database.dispose()

    async def stored(self) -> TableState:
        database = await open_database(self.url)
        page = await Store(database).load(TABLE)
        await database.dispose()
        assert page is not None
        return table_state(contract_rummy(ContractOptions()), page.header, page.entries)

    @asynccontextmanager
    async def running(
        self, end: signal.Signals = signal.SIGKILL
    ) -> AsyncIterator[dict[str, PageClient]]:
        """The pages of the people by name; how it ends, if the test does not end before."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        arguments = ("--local", "--port", str(port), "--database", self.url)
        process = await self._run(self.folder, arguments=arguments)
        try:
            assert process.stdout is not None
            opened = await process.stdout.readline()
            assert opened, "it has ended without an address"
            async with aiohttp.ClientSession() as http:
                url = opened.decode().split()[1]
                yield {
                    name: await PageClient.open(http, url, user)
                    for name, user in self.people.items()
                }
                process.send_signal(end)
                status = await process.wait()
                assert status == (0 if end is signal.SIGTERM else -end)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


async def press(page: PageClient, label: str) -> None:
    """A button as soon as it stands there and can be pressed."""
    while True:
        await shows(page, f"'label': '{label}'")
        receipt = await page.click(label)
        if not receipt.get("rejected"):
            return


async def shows(page: PageClient, words: str) -> None:
    """Wait until somebody is shown this."""
    async with asyncio.timeout(LIMIT):
        await page.read()
        while words not in str(page.shown["messages"]):
            await asyncio.sleep(0.05)
            await page.read()


def hand_on(page: PageClient) -> list[str]:
    """The cards that the alt text of a hand's picture names."""
    found = re.search(r"Your hand: ([^'\"]*)", str(page.shown["messages"]))
    assert found is not None
    return sorted(found[1].rstrip(".").split())


def in_words(cards: tuple[int, ...]) -> list[str]:
    return sorted(FACES[card] for card in cards)


async def test_kill_9_at_any_moment_and_nobody_has_lost_anything(
    tmp_path: Path, run_bot: RunBot
) -> None:
    """What a page has shown as done is stored, whenever the process dies after that."""
    bot = Bot(tmp_path, run_bot)
    await bot.prepare()

    async with bot.running() as pages:
        await shows(pages["Chi"], "Open a table")
        await shows(pages["Chi"], "take a seat")
        greeting, table = pages["Chi"].shown["messages"].values()
        assert "Upcard is here" in str(greeting), "as in a new server, and above its tables"
        assert "Open a table" in str(greeting)
        assert "take a seat" in str(table)
        await press(pages["Chi"], "Join")
        await shows(pages["Chi"], "**Chi**")
        told = await bot.stored()
        assert [one.name for one in told.roster.sitters] == ["Ann", "Ben", "Chi"]
        assert told.roster.status is Status.LOBBY
        await press(pages["Ann"], "Start")
        await shows(pages["Ann"], "Deal 1")
        dealt = await bot.stored()
        assert dealt.state is not None
        turn = dealt.state.turn
        await press(pages[dealt.roster.sitters[turn].name], "Draw")
    drawn = await bot.stored()
    assert drawn.state is not None
    assert drawn.state.phase is Phase.MAY_I
    assert len(drawn.state.hands[turn]) == 11
    upcard = drawn.state.discard[-1]

    asks = drawn.state.after(turn)
    names = [one.name for one in drawn.roster.sitters]
    async with bot.running(end=signal.SIGTERM) as pages:
        for seat, name in enumerate(names):
            await press(pages[name], "My hand")
            await shows(pages[name], "Your hand: ")
            assert hand_on(pages[name]) == in_words(drawn.state.hands[seat])
        await press(pages[names[asks]], "May I?")
    granted = await bot.stored()
    assert granted.state is not None
    assert granted.state.phase is Phase.PLAY
    assert upcard in granted.state.hands[asks]


@pytest.mark.long
async def test_kill_9_leaves_what_is_tried_out_on_the_workbench(
    tmp_path: Path, run_bot: RunBot
) -> None:
    """Without a process of its own: tests/discord/play/test_workbench_by_clicks.py."""
    bot = Bot(tmp_path, run_bot)
    racks = ("9R 13Y 13K 2B 10B 11B 12B", "13B 2K")
    await bot.prepare("tiles", Began(1), tile_deal(racks))

    async with bot.running() as pages:
        await press(pages["Ann"], "My hand")
        await press(pages["Ann"], "Lay what fits")
        await shows(pages["Ann"], "33 of 30")
    async with bot.running() as pages:
        await press(pages["Ann"], "My hand")
        await shows(pages["Ann"], "33 of 30")
        await press(pages["Ann"], "Done")
        await shows(pages["Ann"], "Not your turn yet")
