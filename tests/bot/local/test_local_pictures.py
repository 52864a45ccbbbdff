"""Pictures on the pages of local play: none is missing while a message gets another one."""

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
import simcord
from discord import ui
from discord.ext import commands
from PIL import Image

from bot.local.local_session import build_world
from bot.local.page_server import Pages
from tests.bot.local.page_client import Json, PageClient

pytestmark = pytest.mark.timing

FIRST, SECOND = (40, 30), (60, 20)


def drawn(size: tuple[int, int]) -> bytes:
    kept = io.BytesIO()
    Image.new("L", size).save(kept, "PNG")
    return kept.getvalue()


def shown_in_a_message(size: tuple[int, int]) -> tuple[ui.LayoutView, discord.File]:
    """A message as the bot sends them: a picture of this size in a gallery."""
    file = discord.File(io.BytesIO(drawn(size)), "table0.png")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file)))
    view.stop()
    return view, file


class Scene:
    """A channel with a message that shows FIRST, and Ann's page of it."""

    def __init__(self, message: discord.Message, pages: Pages, ann: PageClient) -> None:
        self.message, self.pages, self.ann = message, pages, ann

    async def repaint(self) -> None:
        """Let the bot put SECOND in the place of FIRST; the pages are not told."""
        view, file = shown_in_a_message(SECOND)
        await self.message.edit(view=view, attachments=[file])

    async def publish(self) -> None:
        async with self.pages.turn:
            await self.pages.publish()

    def media(self) -> Json:
        """What the page was told of the picture in the gallery."""
        [message] = self.ann.shown["messages"].values()
        [item] = message["components"][0]["items"]
        media: Json = item["media"]
        return media

    async def sizes(self) -> list[tuple[int, int]]:
        """The sizes of the pictures that Ann's page fetches."""
        return [Image.open(io.BytesIO(one)).size for one in await self.ann.pictures()]


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with _scene() as made:
        yield made


@asynccontextmanager
async def _scene() -> AsyncIterator[Scene]:
    bot = commands.Bot(commands.when_mentioned, intents=discord.Intents(guilds=True))
    env = simcord.Env(bot, settle_timeout=0.8)
    channel, members = build_world(env)
    await env.start()
    try:
        async with (
            env.preview(channel, viewers=members, layout="channel") as preview,
            aiohttp.ClientSession() as http,
        ):
            pages = Pages(preview)
            view, file = shown_in_a_message(FIRST)
            message = await bot.guilds[0].text_channels[0].send(view=view, file=file)
            async with pages.turn:
                await pages.publish()
            yield Scene(message, pages, await PageClient.open(http, preview.url, members[0].id))
    finally:
        await env.shutdown()


async def test_the_old_picture_stays_until_the_new_one_is_published(scene: Scene) -> None:
    await scene.repaint()
    await scene.ann.read()
    assert scene.media()["asset_id"] in scene.ann.shown["assets"]
    assert scene.media().get("available") is not False
    assert await scene.sizes() == [FIRST]
    await scene.publish()
    await scene.ann.read()
    assert await scene.sizes() == [SECOND]


async def test_a_picture_that_a_page_was_told_of_can_still_be_fetched_when_it_is_gone(
    scene: Scene,
) -> None:
    await scene.ann.read()
    await scene.repaint()
    await scene.publish()
    assert await scene.sizes() == [FIRST]


async def test_a_page_knows_the_size_before_it_fetches_a_picture(scene: Scene) -> None:
    """What stands below it would else jump."""
    [told] = [one for one in scene.ann.shown["assets"].values() if one["available"]]
    assert (told["displayWidth"], told["displayHeight"]) == FIRST


async def test_nobody_fetches_with_the_page_of_another(scene: Scene) -> None:
    """Only who was told of a picture can have it, also when it is kept."""
    told = dict(scene.ann.shown["assets"])
    other = await scene.ann.open_another()
    await scene.repaint()
    await scene.publish()
    other.shown = {**other.shown, "assets": told}
    with pytest.raises(aiohttp.ClientResponseError, match="404"):
        await other.pictures()


async def test_a_picture_of_a_deleted_message_is_gone_from_the_page(scene: Scene) -> None:
    await scene.message.delete()
    await scene.ann.read()
    assert not scene.ann.shown["messages"]
