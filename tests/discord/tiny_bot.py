"""A bot of a few lines, to try the loopback with an unmodified discord.py."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import discord
from discord import app_commands, ui
from discord.ext import commands

from tests.discord.loopback import Loopback
from tests.pointed import pointed_at


def view(text: str, *, picture: str | None = None) -> ui.LayoutView:
    made = ui.LayoutView(timeout=None)
    made.add_item(ui.TextDisplay(text))
    if picture is not None:
        made.add_item(
            ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}", description="Hand"))
        )
    made.add_item(ui.ActionRow(ui.Button(label="Draw", custom_id="draw")))
    made.stop()
    return made


def picture() -> discord.File:
    return discord.File(io.BytesIO(b"png"), "hand.png", description="Hand")


class TinyBot(commands.Bot):
    """One command, and one route for components and modals."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            guild_ready_timeout=0.02,  # the one guild has come by then; the default waits 2 s
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.tree.add_command(greet)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """A second IDENTIFY comes at once here; discord.py waits five seconds before it."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        match interaction.type, (interaction.data or {}).get("custom_id"):
            case discord.InteractionType.component, "draw":
                await interaction.response.edit_message(
                    view=view("drawn", picture="hand.png"), attachments=[picture()]
                )
                await interaction.followup.send("Only for you", ephemeral=True)
            case discord.InteractionType.component, "cards":
                await interaction.response.defer()
                await interaction.edit_original_response(view=view("chosen"))
            case discord.InteractionType.component, "ask":
                await interaction.response.send_modal(Question(custom_id="question"))
            case discord.InteractionType.modal_submit, "question":
                await interaction.response.send_message(view=view("thanks"), ephemeral=True)


class Question(ui.Modal, title="Which card?"):
    answer: ui.Label = ui.Label(text="Card", component=ui.TextInput(custom_id="card"))


greet = app_commands.Group(name="greet", description="Greetings")


@greet.command(name="warmly", description="Say hello")
async def warmly(interaction: discord.Interaction, times: int = 1) -> None:
    sent = await interaction.response.send_message(
        view=view(f"hello x{times}", picture="hand.png"), file=picture()
    )
    assert sent.message_id is not None


@asynccontextmanager
async def tiny_bot(server: Loopback) -> AsyncIterator[TinyBot]:
    """A tiny bot that is connected to this Discord."""
    with pointed_at(server.api_url, server.gateway_url):
        client = TinyBot()
        task = asyncio.create_task(client.start(server.token))
        await server.ready()
        await client.wait_until_ready()
        yield client
        await client.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until(true: Callable[[], object]) -> None:
    """Wait for what a background task of the bot is about to do."""
    while not true():  # noqa: ASYNC110  (nothing tells when the bot will have sent it)
        await asyncio.sleep(0.005)
