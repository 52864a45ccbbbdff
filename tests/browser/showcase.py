"""A simulated channel in which screens are shown, public or private, with emojis of the cards."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord
import simcord
from discord import app_commands
from discord.ext import commands
from simcord import ChannelHandle, MemberActor, Preview

from bot.blocks.screen import Form, Screen
from bot.discordpy.components import as_message, as_modal
from bot.discordpy.emojis import CardEmojis
from bot.discordpy.interaction_answers import post, whisper
from bot.local.local_session import CHANNEL, GUILD
from bot.local.page_server import emoji_assets
from bot.text import Text
from bot.workers.painter import Painter
from tests.screens.script import NOW

if TYPE_CHECKING:
    from bot.discordpy.components import Body

LOCALES = {"en": "en-US"}
"""What a language is called by Discord, where it is called otherwise."""
_SETTLE_SECONDS = 3.0
"""How long a busy machine may take over a message; a page is laid out no sooner than that."""


class Showing(commands.Bot):
    """A bot that answers ``/show`` with whatever is ``next``, a window or a message with files."""

    def __init__(self, painter: Painter) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.painter = painter
        self.emojis_of_cards = CardEmojis(self, painter)
        self.next: Form | Body | None = None
        self.whispered = False

    async def setup_hook(self) -> None:
        self.tree.add_command(app_commands.Command(name="show", description="Show", callback=_show))
        await self.tree.sync()
        await self.emojis_of_cards.complete()


async def _show(interaction: discord.Interaction) -> None:
    bot = interaction.client
    assert isinstance(bot, Showing)
    if isinstance(bot.next, Form):
        await interaction.response.send_modal(as_modal(bot.next))
        return
    assert bot.next is not None
    if bot.whispered:
        await whisper(interaction, bot.next, with_response=True)
    else:
        await post(interaction, bot.next, ())


class Showcase:
    """The channel, seen by Ann. ``say`` is the language that it is spoken in."""

    def __init__(
        self, bot: Showing, channel: ChannelHandle, ann: MemberActor, page: Preview, language: str
    ) -> None:
        self._bot, self._channel, self._ann, self.page = bot, channel, ann, page
        self.say = Text(language, drawn=bot.emojis_of_cards.faces)

    @property
    def url(self) -> str:
        """Where a browser sees the channel."""
        return self.page.url

    async def put(self, page: Screen | Form, *, whispered: bool) -> int | None:
        """Send a message and return its id; None for a window, which the next tab shows."""
        self._bot.whispered = whispered
        # Drawn beforehand: a chart's first picture may take longer than a bot may be silent.
        form = isinstance(page, Form)
        self._bot.next = page if form else await as_message(page, self._bot.painter)
        shown = await self._ann.slash(self._channel, "show")
        assert shown.acknowledged, "the bot did not answer"
        if form:
            await self.page.show(shown)
            return None
        assert shown.response is not None
        return shown.response.id

    async def refresh(self) -> None:
        """Let open tabs see what is new."""
        await self.page.refresh()


@asynccontextmanager
async def showcase(language: str, painter: Painter) -> AsyncIterator[Showcase]:
    """A channel whose bot has brought its emojis."""
    bot = Showing(painter)
    env = simcord.Env(bot, settle_timeout=_SETTLE_SECONDS)
    # The calendar stays where it begins, so that the pictures are the same on any day.
    env.backend.edit_bot_profile("Upcard")
    guild = env.create_guild(GUILD)
    channel = guild.create_text_channel(CHANNEL)
    ann = guild.add_member(env.create_user("ann", global_name="Ann"))
    try:
        await env.start()
        locale = LOCALES.get(language, language)
        options = {"layout": "channel", "locale": locale, "presentation_time": NOW}
        assets = emoji_assets(env, await painter.emojis())
        async with env.preview(channel, viewers=[ann], assets=assets, **options) as page:
            yield Showcase(bot, channel, ann, page, language)
    finally:
        await bot.close()
        await env.shutdown()
    env.raise_errors()
