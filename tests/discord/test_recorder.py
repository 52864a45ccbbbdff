"""A tiny bot's requests are recorded with their files, and checked."""

import io

import discord
import simcord
from discord import app_commands, ui
from discord.ext import commands

from tests.discord.openapi import Description
from tests.discord.play.quick_env import QuickEnv
from tests.discord.recorder import Recorded, refused


def view(label: str) -> ui.LayoutView:
    made = ui.LayoutView(timeout=None)
    made.add_item(
        ui.Container(
            ui.TextDisplay("Your hand"),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="7h 8h")),
            ui.ActionRow(ui.Button(label=label, custom_id="draw")),
            ui.ActionRow(
                ui.Select(
                    custom_id="cards",
                    max_values=2,
                    options=[discord.SelectOption(label=card) for card in ("7h", "8h")],
                )
            ),
        )
    )
    made.stop()
    return made


def picture() -> discord.File:
    return discord.File(io.BytesIO(b"png"), "hand.png", description="7h 8h")


class TinyBot(commands.Bot):
    """Shows a hand, edits it by click, asks with a modal; `label` names its button."""

    def __init__(self, label: str = "Draw") -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.label = label

    async def setup_hook(self) -> None:
        @app_commands.command(description="Show my hand")
        async def hand(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(
                view=view(self.label), file=picture(), ephemeral=True
            )

        self.tree.add_command(hand)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data = interaction.data or {}
        if interaction.type is discord.InteractionType.component:
            if data["component_type"] == discord.ComponentType.button.value:
                await interaction.response.edit_message(view=view("Drawn"), attachments=[picture()])
                await interaction.followup.send("You drew 7h", ephemeral=True)
                channel = self.get_partial_messageable(interaction.channel_id or 0)
                sent = await channel.send("Your turn", delete_after=30)
                await channel.get_partial_message(sent.id).edit(content="Still your turn")
            else:
                await interaction.response.defer()
                await interaction.edit_original_response(
                    view=view("Chosen"), attachments=[picture()]
                )


async def play(bot: TinyBot) -> None:
    env = QuickEnv(bot)
    guild = env.create_guild()
    channel = guild.create_text_channel("table")
    ann = guild.add_member(env.create_user("ann"))
    await env.start()
    try:
        shown = await ann.slash(channel, "hand")
        await ann.click(shown.response, custom_id="draw")
        await ann.select(shown.response, ["7h"])
    finally:
        await env.shutdown()
    env.raise_errors()


async def test_requests_are_recorded_with_their_files(recorded: list[Recorded]) -> None:
    await play(TinyBot())
    [sync] = [request for request in recorded if request.method == "PUT"]
    assert sync.payload[0]["name"] == "hand"
    shown, edited, deferred = (one for one in recorded if one.path.endswith("/callback"))
    assert shown.payload["data"]["flags"] & 1 << 6
    assert shown.files == edited.files == [("hand.png", b"png")]
    assert deferred.payload == {"type": 6}
    assert [one.payload["content"] for one in recorded if "/channels/" in one.path] == [
        "Your turn",
        "Still your turn",
    ]


async def test_what_the_tiny_bot_sends_is_within_the_limits(recorded: list[Recorded]) -> None:
    await play(TinyBot())
    assert len(recorded) > 5
    assert refused(recorded) == []


async def test_what_the_tiny_bot_sends_is_as_described(
    recorded: list[Recorded], description: Description
) -> None:
    await play(TinyBot())
    assert refused(recorded, description) == []


async def test_a_text_that_is_too_long_is_noticed(recorded: list[Recorded]) -> None:
    bot = TinyBot()

    async def too_long(_: discord.Interaction) -> None:
        await bot.get_partial_messageable(channel.id).send("x" * 2001)

    async with simcord.run(bot, check_errors=False) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("table")
        ann = guild.add_member(env.create_user("ann"))
        bot.on_interaction = too_long  # type: ignore[method-assign]
        await ann.slash(channel, "hand")
    problems = refused(recorded)
    assert any("content of 2001 characters, 2000 allowed" in problem for problem in problems)
