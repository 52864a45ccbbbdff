"""SimCord's pages still act, show and look at pictures where `internals.simcord` takes part."""

import io
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from discord import ui
from discord.ext import commands
from PIL import Image
from simcord import Preview

from bot.local.local_session import build_world
from internals.simcord import (
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
    use_media_worker,
)
from tests.bot.local.page_client import PageClient


class ButtonBot(commands.Bot):
    """Answers clicks on its button."""

    clicks = 0

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.clicks += 1
        await interaction.response.defer()


@asynccontextmanager
async def open_preview() -> AsyncIterator[tuple[ButtonBot, Preview, PageClient]]:
    """A channel with a picture and a button of the bot's, and the page of one member."""
    bot = ButtonBot()
    env = simcord.Env(bot, settle_timeout=0.8)
    channel, members = build_world(env)
    await env.start()
    picture = io.BytesIO()
    Image.new("L", (4, 3)).save(picture, "PNG")
    picture.seek(0)
    view = ui.View().add_item(ui.Button(label="Press", custom_id="press"))
    view.stop()
    try:
        await bot.guilds[0].text_channels[0].send(view=view, file=discord.File(picture, "a.png"))
        async with (
            env.preview(channel, viewers=members, layout="channel") as preview,
            aiohttp.ClientSession() as http,
        ):
            yield bot, preview, await PageClient.open(http, preview.url, members[0].id)
    finally:
        await env.shutdown()


async def test_what_a_page_asks_for_goes_through_the_action_that_was_put_there() -> None:
    asked = []
    async with open_preview() as (bot, preview, page):

        async def act(page_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            asked.append((page_id, body["kind"]))
            return await before(page_id, body)

        before = replace_work(preview, PageWork.ACTION, act)
        await page.click("Press")
        assert asked == [(page.shown["context"]["id"], "click")]
        assert bot.clicks == 1


async def test_pages_say_what_they_show_and_how_often_that_was_published() -> None:
    async with open_preview() as (_, preview, page):
        shown = pages_of(preview)[page.shown["context"]["id"]]
        assert shown.revision == page.shown["publishedRevision"]
        assert shown.snapshot["messages"].keys() == page.shown["messages"].keys()


async def test_pictures_are_looked_at_by_the_worker_that_was_put_there() -> None:
    seen = []

    class Looking(MediaWorker):
        async def validate(
            self, key: str, blob: bytes, *, media_time: float | None = None
        ) -> MediaInfo:
            seen.append(Image.open(io.BytesIO(blob)).size)
            return MediaInfo("PNG", 4, 3, 1, 48, blob, "image/png", capture=blob, poster=blob)

    async with open_preview() as (_, preview, page):
        use_media_worker(preview, Looking())
        assert len(await page.pictures()) == 1
        assert seen == [(4, 3)]


async def test_the_index_is_served_as_it_was_made_with_the_files_that_belong_to_it(
    tmp_path: Path,
) -> None:
    more = tmp_path / "more.css"
    more.write_text("p { margin: 0 }")
    env = simcord.Env(ButtonBot(), settle_timeout=0.8)
    channel, members = build_world(env)
    await env.start()
    preview = env.preview(channel, viewers=members)
    add_to_index(preview, lambda page: page.replace("<body>", "<body>More"), {more: "text/css"})
    try:
        async with preview, aiohttp.ClientSession() as http:
            origin = preview.url.partition("/#")[0]
            async with http.get(f"{origin}/") as answer:
                assert "<body>More" in await answer.text()
            async with http.get(f"{origin}/more.css") as answer:
                assert answer.content_type == "text/css"
                assert await answer.text() == more.read_text()
    finally:
        await env.shutdown()


async def test_pages_are_told_what_they_show_by_what_was_put_there() -> None:
    async with open_preview() as (_, preview, page):

        def state(which: Page) -> dict[str, Any]:
            return before(which) | {"told": which.id}

        before = replace_work(preview, PageWork.STATE, state)
        await page.read()
        assert page.shown["told"] == page.shown["context"]["id"]


async def test_pictures_are_fetched_from_what_was_put_there() -> None:
    async with open_preview() as (_, preview, page):

        async def fetch(page_id: str | None, asset: str, **_: Any) -> tuple[str, bytes, str]:
            assert page_id == page.shown["context"]["id"]
            return Fetched("image/png", (await before(page_id, asset))[1] + b"!", "a.png")

        before = replace_work(preview, PageWork.FETCH, fetch)
        [picture] = await page.pictures()
        assert picture.endswith(b"!")


async def test_a_page_says_what_its_messages_have_attached() -> None:
    async with open_preview() as (_, preview, page):
        shown = pages_of(preview)[page.shown["context"]["id"]]
        found = [attached_picture(preview, shown, asset) for asset in page.shown["assets"]]
        [picture] = [one for one in found if one is not None]
        assert picture.filename == "a.png"
        assert picture.content_type == "image/png"
        assert Image.open(io.BytesIO(picture.content)).size == (4, 3)
        assert attached_picture(preview, shown, "another") is None


async def test_a_picture_that_was_published_stays_until_its_message_is_gone() -> None:
    async with open_preview() as (bot, preview, page):
        let_published_pictures_stay(preview)
        [number] = page.shown["messages"]
        message = await bot.guilds[0].text_channels[0].fetch_message(int(number))
        await message.edit(attachments=[])
        assert len(await page.pictures()) == 1
        await message.delete()
        with pytest.raises(aiohttp.ClientResponseError, match="404"):
            await page.pictures()
