"""A bot for local play that is not Upcard: it counts clicks."""

import asyncio
import re
import time
from typing import TYPE_CHECKING

import discord
import pytest
from discord import ui
from discord.ext import commands

if TYPE_CHECKING:
    from datetime import datetime


def view(count: int, *, more: bool = False, version: int = 0) -> ui.LayoutView:
    made = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if more:
        row.add_item(ui.Button(label="More", custom_id="more"))
    row.add_item(ui.Button(label="Count", custom_id=f"count {version}"))
    made.add_item(ui.TextDisplay(f"Counted {count}"))
    made.add_item(row)
    made.stop()
    return made


class CountingBot(commands.Bot):
    """Posts a counter when it is ready; each click counts one more, and it works on for so many
    seconds after it."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.count = 0
        self.pressed: list[str] = []
        self.works_on = 0.0
        self.message: discord.Message | None = None
        self.now: datetime | None = None

    async def on_ready(self) -> None:
        channel = self.guilds[0].text_channels[0]
        self.message = await channel.send(view=view(0))
        self.now = discord.utils.utcnow()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        self.pressed.append(interaction.data.get("custom_id", ""))
        self.count += 1
        await interaction.response.edit_message(view=view(self.count))
        await asyncio.to_thread(time.sleep, self.works_on)


async def opened(capsys: pytest.CaptureFixture[str], playing: asyncio.Task[None]) -> str:
    """The address that local play prints, once it does."""
    while not (printed := capsys.readouterr().out):
        if playing.done():
            playing.result()
        await asyncio.sleep(0.01)
    found = re.fullmatch(r"Open (http://127\.0\.0\.1:\d+/#\S+)\n", printed)
    assert found is not None, printed
    return found[1]
