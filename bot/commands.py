"""Slash commands made from the registry of games."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.text import Text
from engine.games.registry import Entry

Open = Callable[[discord.Interaction, Entry, list[str], int], Awaitable[None]]
Offer = Callable[[discord.Interaction, Entry, str], Awaitable[list[app_commands.Choice[str]]]]


def opening_command(
    entry: Entry, say: Text, open_table: Open, offer: Offer
) -> app_commands.Command[Any, ..., Any]:
    """``/rummy new GAME`` with house rules and computers.

    The game's own presets are choices under their own name (``rulebook``), where it has several;
    ``preset`` offers those of the server besides.
    """

    async def opening(
        interaction: discord.Interaction,
        book: str | None = None,
        preset: str | None = None,
        computers: int = 0,
    ) -> None:
        named = [name for name in (book, preset) if name is not None]
        await open_table(interaction, entry, named, computers)

    async def without_book(
        interaction: discord.Interaction, preset: str | None = None, computers: int = 0
    ) -> None:
        named = [] if preset is None else [preset]
        await open_table(interaction, entry, named, computers)

    async def presets(
        interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        return await offer(interaction, entry, begun)

    callback: Any = opening if len(entry.presets) > 1 else without_book
    callback.__annotations__["computers"] = app_commands.Range[int, 0, entry.most_seats - 1]
    app_commands.describe(preset=say("command-preset"), computers=say("option-computers"))(callback)
    app_commands.autocomplete(preset=presets)(callback)
    if callback is opening:
        own = say.option(entry, entry.preset_key)
        choices = [app_commands.Choice(name=own.values[key], value=key) for key in entry.presets]
        app_commands.describe(book=own.description)(callback)
        app_commands.rename(book=entry.preset_key)(callback)
        app_commands.choices(book=choices)(callback)
    return app_commands.Command(
        name=entry.name, description=say("command-new", game=entry.title), callback=callback
    )
