"""Slash commands made from the registry of games."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.text import Text
from engine.games.registry import Entry

Open = Callable[[discord.Interaction, Entry, str | None, int], Awaitable[None]]


def opening_command(
    entry: Entry, say: Text, open_table: Open
) -> app_commands.Command[Any, ..., Any]:
    """``/rummy new GAME`` with that game's presets and computer seats."""
    most = entry.most_seats - 1

    async def opening(
        interaction: discord.Interaction, preset: str | None = None, computers: int = 0
    ) -> None:
        await open_table(interaction, entry, preset, computers)

    opening.__annotations__["computers"] = app_commands.Range[int, 0, most]
    preset = say.option(entry, entry.preset_key)
    choices = [app_commands.Choice(name=preset.values[name], value=name) for name in entry.presets]
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=entry.name,
        description=say("command-new", game=entry.title),
        callback=app_commands.choices(preset=choices)(
            app_commands.rename(preset=entry.preset_key)(
                app_commands.describe(preset=preset.description, computers=say("option-computers"))(
                    opening
                )
            )
        ),
    )
    return command
