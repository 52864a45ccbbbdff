"""Slash commands made from the registry of games."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.presenter.clock import clock_in_words
from bot.text import Text
from engine.games.registry import Entry
from engine.terms import CLOCKS, NORMAL, Kind, Terms

Open = Callable[[discord.Interaction, Entry, list[str], int, Terms], Awaitable[None]]
Offer = Callable[[discord.Interaction, Entry, str], Awaitable[list[app_commands.Choice[str]]]]


def opening_command(
    entry: Entry, say: Text, open_table: Open, offer: Offer
) -> app_commands.Command[Any, ..., Any]:
    """``/rummy new GAME`` with house rules, computers and a clock.

    The game's own presets are choices under their own name (``rulebook``), where it has several;
    ``preset`` offers those of the server besides.
    """

    async def opening(
        interaction: discord.Interaction,
        book: str | None = None,
        preset: str | None = None,
        computers: int = 0,
        clock: str = "normal",
    ) -> None:
        named = [name for name in (book, preset) if name is not None]
        await open_table(interaction, entry, named, computers, _terms(clock))

    async def without_book(
        interaction: discord.Interaction,
        preset: str | None = None,
        computers: int = 0,
        clock: str = "normal",
    ) -> None:
        named = [] if preset is None else [preset]
        await open_table(interaction, entry, named, computers, _terms(clock))

    async def presets(
        interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        return await offer(interaction, entry, begun)

    callback: Any = opening if len(entry.presets) > 1 else without_book
    callback.__annotations__["computers"] = app_commands.Range[int, 0, entry.most_seats - 1]
    app_commands.describe(
        preset=say("command-preset"), computers=say("option-computers"), clock=say("option-clock")
    )(callback)
    app_commands.choices(clock=_clocks(say))(callback)
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


def _clocks(say: Text) -> list[app_commands.Choice[str]]:
    """The clocks to choose from; the live ones have names that people use."""
    choices = []
    for name, clock in CLOCKS.items():
        words = clock_in_words(clock, say)
        label = say(f"clock-{name}", clock=words) if clock.kind is Kind.LIVE else words
        choices.append(app_commands.Choice(name=label, value=name))
    return choices


def _terms(clock: str) -> Terms:
    """What a table is opened with; Discord sends whatever an old client has of an option."""
    return Terms(CLOCKS.get(clock, NORMAL))
