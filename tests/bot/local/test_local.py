"""Local play: the world, its page, its end, and that no click is lost."""

import asyncio
import io
import re
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import aiohttp
import discord
import pytest
import simcord
from discord import ui
from discord.ext import commands
from PIL import Image
from simcord import Env, MemberActor, Preview

from bot.local.local_session import MEMBERS, _keep_live, build_world, play_locally
from bot.local.page_server import Pages
from tests.bot.local.counting_bot import CountingBot, opened, view
from tests.bot.local.page_client import PageClient
from tests.processes import free_port

pytestmark = pytest.mark.timing


@pytest.fixture
def port() -> int:
    return free_port()


def ids(env: Env) -> list[int]:
    channel, members = build_world(env)
    assert channel.guild is not None
    return [env.backend.bot_user.id, channel.guild.id, channel.id, *(one.id for one in members)]


def test_ids_are_the_same_in_every_run() -> None:
    first, second = ids(Env(CountingBot())), ids(Env(CountingBot()))
    assert first == second
    assert len(set(first)) == len(first)


def test_message_ids_are_new_in_every_run() -> None:
    env = Env(CountingBot())
    last = max(ids(env))
    made = discord.utils.snowflake_time(env.backend.snowflake())
    assert made > discord.utils.snowflake_time(last) + timedelta(days=1)


async def test_the_bot_sees_the_machines_time() -> None:
    bot = CountingBot()
    env = simcord.Env(bot)
    build_world(env)
    await env.start()
    try:
        assert bot.now is not None
        assert abs(datetime.now(UTC) - bot.now) < timedelta(minutes=1)
    finally:
        await env.shutdown()


async def test_serves_the_channel_until_stopped(
    port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, stop = CountingBot(), asyncio.Event()
    playing = asyncio.create_task(play_locally(lambda: bot, port=port, stop=stop))
    url = await opened(capsys, playing)
    assert f":{port}/" in url
    async with aiohttp.ClientSession() as http:
        ben = await PageClient.open(http, url, ids(Env(CountingBot()))[4])
        assert [viewer["name"] for viewer in ben.shown["viewers"]] == list(MEMBERS)
        await ben.click("Count")
        await ben.read()
        assert "Counted 1" in str(ben.shown["messages"])
    stop.set()
    await playing
    assert bot.is_closed()


async def test_the_page_says_what_it_is_and_offers_its_people_without_their_key(
    port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    stop = asyncio.Event()
    playing = asyncio.create_task(play_locally(CountingBot, port=port, stop=stop))
    origin, _, key = (await opened(capsys, playing)).partition("/#")
    async with aiohttp.ClientSession() as http:

        async def read(path: str) -> str:
            async with http.get(origin + path) as answer:
                answer.raise_for_status()
                return await answer.text()

        page, script, style = [await read(path) for path in ("/", "/people.js", "/people.css")]
    assert "simulated Discord" in page
    assert re.findall(r'<a data-person="(\d+)">(\w+)</a>', page) == [
        (str(number), name)
        for number, name in zip(ids(Env(CountingBot()))[3:], MEMBERS, strict=True)
    ]
    assert key not in page + script + style
    stop.set()
    await playing


async def test_other_pages_follow_by_themselves(
    port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    stop = asyncio.Event()
    playing = asyncio.create_task(play_locally(CountingBot, port=port, stop=stop))
    url = await opened(capsys, playing)
    ann, ben = ids(Env(CountingBot()))[3:5]
    async with aiohttp.ClientSession() as http:
        watching = await PageClient.open(http, url, ann)
        await (await PageClient.open(http, url, ben)).click("Count")
        while "Counted 1" not in str(watching.shown["messages"]):
            await asyncio.sleep(0.05)
            await watching.read()
    stop.set()
    await playing


async def test_a_taken_port_is_one_sentence(port: int) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with pytest.raises(SystemExit, match=f"^Port {port} is taken: stop what listens on .*"):
            await play_locally(_never, port=port, stop=asyncio.Event())


@pytest.mark.parametrize("port", [-1, 65536])
async def test_a_port_that_does_not_exist_is_one_sentence(port: int) -> None:
    with pytest.raises(SystemExit, match=f"^Port {port} does not exist: .* 0 to 65535.$"):
        await play_locally(_never, port=port, stop=asyncio.Event())


async def test_a_bot_that_cannot_start_is_closed_and_says_why(port: int) -> None:
    class Broken(CountingBot):
        async def setup_hook(self) -> None:
            raise LookupError("no database")

    bot = Broken()
    with pytest.raises(LookupError, match="no database"):
        await play_locally(lambda: bot, port=port, stop=asyncio.Event())
    assert bot.is_closed()


def _never() -> commands.Bot:
    pytest.fail("the bot was made although the address cannot be served")


@asynccontextmanager
async def two_pages(
    prepare: Callable[[Preview], Pages],
) -> AsyncIterator[tuple[CountingBot, Pages, PageClient, PageClient]]:
    bot = CountingBot()
    env = simcord.Env(bot, settle_timeout=0.8)
    channel, members = build_world(env)
    ann, ben = members[:2]
    await env.start()
    try:
        async with (
            env.preview(channel, viewers=members, layout="channel") as preview,
            aiohttp.ClientSession() as http,
        ):
            pages = prepare(preview)
            first, second = [await _page(http, preview, member) for member in (ann, ben)]
            yield bot, pages, first, second
    finally:
        await env.shutdown()


async def _page(http: aiohttp.ClientSession, preview: Preview, member: MemberActor) -> PageClient:
    return await PageClient.open(http, preview.url, member.id)


async def test_clicks_and_a_beat_at_the_same_time_all_count() -> None:
    async with two_pages(Pages) as (bot, pages, ann, ben):

        async def beat() -> None:
            async with pages.turn:
                await pages.publish()

        await asyncio.gather(beat(), ann.click("Count"), ben.click("Count"))
        assert bot.count == 2


async def test_a_click_from_before_the_last_beats_counts() -> None:
    """A page asks twice a second what there is, when it can."""
    async with two_pages(Pages) as (bot, pages, ann, _):
        for _ in range(3):
            async with pages.turn:
                await pages.publish()
        await ann.click("Count")
        assert bot.count == 1


async def test_a_click_on_a_button_that_has_moved_arrives_as_what_was_clicked() -> None:
    """As on Discord: a bot tells by the custom_id what its message showed."""
    async with two_pages(Pages) as (bot, pages, ann, _):
        assert bot.message is not None
        await bot.message.edit(view=view(0, more=True, version=1))
        async with pages.turn:
            await pages.publish()
        await ann.click("Count")
        assert bot.pressed == ["count 0"]
        await ann.read()
        await ann.click("Count")
        assert bot.pressed[1:] == ["count 0"], "the bot has shown that again"


async def test_a_click_on_a_button_that_is_gone_does_not_count() -> None:
    async with two_pages(Pages) as (bot, pages, ann, _):
        assert bot.message is not None
        await bot.message.edit(view=ui.LayoutView().add_item(ui.TextDisplay("Over")))
        async with pages.turn:
            await pages.publish()
        receipt = await ann.click("Count")
        assert receipt["rejected"]
        assert bot.count == 0


async def test_nothing_that_a_bot_does_rightly_is_remarked_upon() -> None:
    """SimCord counts its remarks on the page, where they look like faults of the bot."""
    async with two_pages(Pages) as (bot, pages, ann, _):
        drawn = io.BytesIO()
        Image.new("L", (4, 3)).save(drawn, "PNG")
        await bot.guilds[0].text_channels[0].send(file=discord.File(drawn, "drawn.png"))
        async with pages.turn:
            await pages.publish()
        pages._preview.env.settle_timeout = 0.1
        bot.works_on = 0.3
        receipt = await ann.click("Count")
        assert receipt["diagnostics"] == []
        await ann.read()
        assert ann.shown["activity"][-1]["settlement"] == "timeout", "it was seen that it goes on"
        assert [one["diagnostics"] for one in ann.shown["activity"]] == [[]]
        assert ann.shown["diagnostics"] == []
        pages._preview.env.settle_timeout = 5.0


async def test_pages_are_live_while_the_bot_works_and_only_long_work_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Computers think for longer than a click waits."""
    monkeypatch.setattr("bot.local.local_session.BEAT_SECONDS", 0.02)
    monkeypatch.setattr("bot.local.local_session.QUIET_BEATS", 1)
    done, shown, publish = threading.Event(), asyncio.Event(), Pages.publish
    works = SimpleNamespace(sleep=lambda seconds: done.wait())
    monkeypatch.setattr("tests.bot.local.counting_bot.time", works)

    async def published(pages: Pages, *, at_rest: bool) -> None:
        await publish(pages, at_rest=at_rest)
        assert not at_rest, "the bot works"
        shown.set()

    monkeypatch.setattr(Pages, "publish", published)
    async with two_pages(Pages) as (_, pages, ann, _):
        env = pages._preview.env
        env.settle_timeout = 0.1
        await ann.click("Count")
        async with pages.turn:
            await publish(pages)
        beat = asyncio.create_task(_keep_live(env, pages))
        try:
            for _ in range(3):
                shown.clear()
                await shown.wait()
            assert "busy" not in caplog.text
            monkeypatch.setattr("bot.local.local_session.LATE_SECONDS", 0.0)
            while "The bot has been busy for 0 seconds" not in caplog.text:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        finally:
            done.set()
            beat.cancel()
            await asyncio.gather(beat, return_exceptions=True)
            env.settle_timeout = 5.0


@pytest.mark.long
async def test_many_pictures_come_at_once() -> None:
    def drawn(shade: int, kind: str = "PNG") -> bytes:
        kept = io.BytesIO()
        Image.new("L", (4, 3), shade).save(kept, kind)
        return kept.getvalue()

    pictures = {f"{shade}.png": drawn(shade) for shade in range(19)}
    pictures |= {"checked.gif": drawn(19, "GIF")}
    async with two_pages(Pages) as (bot, pages, ann, ben):
        for names in (list(pictures)[:10], list(pictures)[10:]):
            await (
                bot.guilds[0]
                .text_channels[0]
                .send(files=[discord.File(io.BytesIO(pictures[name]), name) for name in names])
            )
        async with pages.turn:
            await pages.publish()
        for page in (ann, ben):
            await page.read()
            shown = [Image.open(io.BytesIO(one)) for one in await page.pictures()]
            seen = {picture.convert("L").getpixel((0, 0)) for picture in shown}
            assert seen == set(range(20))
