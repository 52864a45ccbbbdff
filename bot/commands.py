"""Slash commands made from the registry of games."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.text import Text
from engine.games.registry import Entry

Open = Callable[[discord.Interaction, Entry, str | None, int], Awaitable[None]]
Offer = Callable[[discord.Interaction, Entry, str], Awaitable[list[app_commands.Choice[str]]]]


def opening_command(
    entry: Entry, say: Text, open_table: Open, offer: Offer
) -> app_commands.Command[Any, ..., Any]:
    """``/rummy new GAME`` with a preset of house rules, which ``offer`` names, and computers."""
    most = entry.most_seats - 1

    async def opening(
        interaction: discord.Interaction, preset: str | None = None, computers: int = 0
    ) -> None:
        await open_table(interaction, entry, preset, computers)

    async def presets(
        interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        return await offer(interaction, entry, begun)

    opening.__annotations__["computers"] = app_commands.Range[int, 0, most]
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=entry.name,
        description=say("command-new", game=entry.title),
        callback=app_commands.autocomplete(preset=presets)(
            app_commands.describe(preset=say("command-preset"), computers=say("option-computers"))(
                opening
            )
        ),
    )
    return command
