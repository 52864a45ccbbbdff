"""``python -m bench.load.bare``: an unmodified discord.py bot, which answers each click with one
update: with text, with text and a PNG, or with the components of the clicked message and a PNG.
The custom_id says which: ``text``, the bytes of the picture, or ``same`` and them. Settings as the
bot's: DISCORD_TOKEN, DISCORD_API_URL, DISCORD_GATEWAY_URL, and SHARDS if it serves one of several:
``0/3``.
"""

import io
import os
from functools import cache
from typing import Any

import discord
from discord import ui

from bot.discordpy.connection import point_at

TEXT = "text"
"""The custom_id whose answer has no picture."""
SAME = "same "
"""How the custom_id begins whose answer has the components of the clicked message."""


@cache
def _picture(size: int) -> bytes:
    return os.urandom(size)


def _view(text: str, custom_id: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if custom_id != TEXT:
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png")))
    view.add_item(ui.ActionRow(ui.Button(label="Draw", custom_id=custom_id)))
    view.stop()
    return view


class BareBot(discord.Client):
    """No storage, no game, no words: what discord.py alone costs."""

    def __init__(self, shard_id: int = 0, shard_count: int = 1) -> None:
        super().__init__(
            shard_id=shard_id,
            shard_count=shard_count,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._answers = 0

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """One update of the message that was clicked."""
        data: Any = interaction.data
        custom_id = str(data["custom_id"])
        self._answers += 1
        files = []
        if custom_id != TEXT:
            size = int(custom_id.removeprefix(SAME))
            files = [discord.File(io.BytesIO(_picture(size)), "hand.png")]
        if custom_id.startswith(SAME):
            assert interaction.message is not None
            view = ui.LayoutView.from_message(interaction.message, timeout=None)
            view.stop()
        else:
            view = _view(f"Answer {self._answers}", custom_id)
        await interaction.response.edit_message(view=view, attachments=files)


if __name__ == "__main__":
    point_at(os.environ["DISCORD_API_URL"], os.environ["DISCORD_GATEWAY_URL"])
    shard, _, count = os.environ.get("SHARDS", "0/1").partition("/")
    BareBot(int(shard), int(count)).run(os.environ["DISCORD_TOKEN"], log_handler=None)
