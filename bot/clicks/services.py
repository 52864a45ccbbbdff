"""What commands and clicks work with, put together once at start."""

from collections.abc import Collection
from dataclasses import dataclass, replace

import discord

from bot.discordpy.components import dress, dress_form
from bot.people.people import People, Reader
from bot.screens.notes import note_screen
from bot.screens.screen import Form, Screen
from bot.showing.panels import Panels
from bot.showing.public_message import PublicMessages
from bot.text import Text
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from data.choices.presets import Presets
from data.league.corrections import Corrections
from data.league.league import League
from data.league.seasons import Seasons
from data.privacy import Privacy
from engine.live.archive import Archive
from engine.live.hall import Hall
from engine.live.standing_orders import StandingOrders
from engine.live.table import Table


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, where they are shown, and the words and pictures to show them with.

    ``reader`` is whoever is answered now: ``entered_by`` gives each interaction a house of its own.
    What the whole channel reads is said by ``public_messages``.
    """

    hall: Hall
    public_messages: PublicMessages
    panels: Panels
    painter: Painter
    people: People
    league: League
    seasons: Seasons
    corrections: Corrections
    privacy: Privacy
    presets: Presets
    orders: StandingOrders
    thinker: Thinker
    archive: Archive
    reader: Reader

    @property
    def say(self) -> Text:
        """The texts of whoever is answered now."""
        return self.reader.say

    async def entered_by(self, interaction: discord.Interaction) -> "Services":
        """The house as whoever clicked or typed reads it."""
        return replace(self, reader=await self.people.reader(interaction))


async def answer(interaction: discord.Interaction, screen: Screen, painter: Painter) -> None:
    """Answer privately with a new message, as a follow-up if the first answer is given."""
    view, files = await dress(screen, painter)
    if interaction.response.is_done():
        await interaction.followup.send(view=view, files=files, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=True)


async def tell(interaction: discord.Interaction, text: str, painter: Painter) -> None:
    """Answer privately with one sentence."""
    await answer(interaction, note_screen(text), painter)


async def unveil(
    services: Services,
    interaction: discord.Interaction,
    table: Table,
    call: Collection[int] = (),
) -> None:
    """Answer with the table's public message, which is where it is shown from now on.

    Of the people whom it names these (user ids) are notified.
    """
    async with services.public_messages.by_click(table):
        view, files = await dress(services.public_messages.screen(table), services.painter)
        services.public_messages.shown(table)
        called = discord.AllowedMentions(users=[discord.Object(user) for user in call])
        sent = await interaction.response.send_message(
            view=view, files=files, allowed_mentions=called
        )
        if sent.message_id is not None:
            await services.public_messages.repost(table, sent.message_id)


async def repaint(interaction: discord.Interaction, screen: Screen, painter: Painter) -> None:
    """Answer a click with a new state of the message that was clicked.

    Of a click that was answered already ("one moment") the message is edited.
    """
    view, files = await dress(screen, painter)
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        await interaction.response.edit_message(view=view, attachments=files)


async def ask(interaction: discord.Interaction, form: Form) -> None:
    """Answer a click with a window to type in."""
    await interaction.response.send_modal(dress_form(form))
