"""Slash commands made from the registry of games."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.discordpy.translations import translated, translated_by
from bot.opening.opening_options import OpeningOptions
from bot.screens.clock import clock_choice
from bot.text import Text
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.table.terms import CLOCKS

OpenTable = Callable[
    [discord.Interaction, Listing, list[str], int, OpeningOptions], Awaitable[None]
]
OfferPresets = Callable[
    [discord.Interaction, Listing, str], Awaitable[list[app_commands.Choice[str]]]
]

GAMES = [app_commands.Choice(name=translated(f"game-{name}"), value=name) for name in REGISTRY]
"""The games as choices of an option."""


_CLOCKS = [
    app_commands.Choice(name=translated_by(partial(clock_choice, name)), value=name)
    for name in CLOCKS
]


_CASUAL = "casual"
_RATED = [
    app_commands.Choice(name=translated("rated-rated"), value="rated"),
    app_commands.Choice(name=translated("rated-casual"), value=_CASUAL),
]


def opening_command(
    listing: Listing, open_table: OpenTable, offer: OfferPresets
) -> app_commands.Command[Any, ..., Any]:
    """``/rummy new GAME`` with its house rules, computers, clock, rated or not, and a thread.

    The game's own presets are choices under their own name (``rulebook``), where it has several;
    ``preset`` offers those of the server besides. What is left out is for ``open_table`` to decide.
    """

    # Each of these is an option of the command.
    async def opening(  # noqa: PLR0913, PLR0917
        interaction: discord.Interaction,
        book: str | None = None,
        preset: str | None = None,
        computers: int = 0,
        clock: str | None = None,
        rated: str | None = None,
        open_hands: bool | None = None,
        thread: bool | None = None,
    ) -> None:
        named = [name for name in (book, preset) if name is not None]
        options = _options(clock, rated, open_hands=open_hands, thread=thread)
        await open_table(interaction, listing, named, computers, options)

    async def without_book(
        interaction: discord.Interaction,
        preset: str | None = None,
        computers: int = 0,
        clock: str | None = None,
        rated: str | None = None,
        open_hands: bool | None = None,
        thread: bool | None = None,
    ) -> None:
        named = [] if preset is None else [preset]
        options = _options(clock, rated, open_hands=open_hands, thread=thread)
        await open_table(interaction, listing, named, computers, options)

    async def presets(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await offer(interaction, listing, typed)

    callback: Any = opening if len(listing.presets) > 1 else without_book
    callback.__annotations__["computers"] = app_commands.Range[int, 0, listing.most_seats - 1]
    app_commands.describe(
        preset=translated("command-preset"),
        computers=translated("option-computers"),
        clock=translated("option-clock"),
        rated=translated("option-rated"),
        open_hands=translated("option-open-hands"),
        thread=translated("option-thread"),
    )(callback)
    app_commands.choices(clock=_CLOCKS, rated=_RATED)(callback)
    app_commands.autocomplete(preset=presets)(callback)
    if callback is opening:
        own = f"option-{listing.name}-{listing.preset_key}"
        choices = [
            app_commands.Choice(name=translated(f"{own}.{key}"), value=key)
            for key in listing.presets
        ]
        app_commands.describe(book=translated(f"{own}.description"))(callback)
        app_commands.rename(book=listing.preset_key)(callback)
        app_commands.choices(book=choices)(callback)
    return app_commands.Command(
        name=listing.name,
        description=translated_by(partial(_opens, listing)),
        callback=callback,
    )


def _opens(listing: Listing, say: Text) -> str:
    return say("command-new", game=say(f"game-{listing.name}"))


def _options(
    clock: str | None, rated: str | None, *, open_hands: bool | None, thread: bool | None
) -> OpeningOptions:
    """What was chosen; Discord sends whatever an old client has of one."""
    return OpeningOptions(
        clock=clock if clock in CLOCKS else None,
        rated=None if rated is None else rated != _CASUAL,
        open_hands=open_hands,
        thread=thread,
    )
