"""Slash commands made from the registry of games."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.presenter.clock import clock_in_words
from bot.text import Text
from bot.translate import translated, translated_by
from engine.games.registry import REGISTRY, Entry
from engine.terms import CLOCKS, NORMAL, Kind, Pacing, Terms

Open = Callable[[discord.Interaction, Entry, list[str], int, Terms, bool], Awaitable[None]]
Offer = Callable[[discord.Interaction, Entry, str], Awaitable[list[app_commands.Choice[str]]]]

GAMES = [app_commands.Choice(name=translated(f"game-{name}"), value=name) for name in REGISTRY]
"""The games as choices of an option."""


def _clock(name: str, clock: Pacing, say: Text) -> str:
    """What a clock is called; the live ones have names that people use."""
    words = clock_in_words(clock, say)
    return say(f"clock-{name}", clock=words) if clock.kind is Kind.LIVE else words


_CLOCKS = [
    app_commands.Choice(name=translated_by(partial(_clock, name, clock)), value=name)
    for name, clock in CLOCKS.items()
]


_CASUAL = "casual"
_RATED = [
    app_commands.Choice(name=translated("rated-rated"), value="rated"),
    app_commands.Choice(name=translated("rated-casual"), value=_CASUAL),
]


def opening_command(
    entry: Entry, open_table: Open, offer: Offer
) -> app_commands.Command[Any, ..., Any]:
    """``/rummy new GAME`` with its house rules, computers, clock, rated or not, and a thread.

    The game's own presets are choices under their own name (``rulebook``), where it has several;
    ``preset`` offers those of the server besides.
    """

    # Each of these is an option of the command.
    async def opening(  # noqa: PLR0913, PLR0917
        interaction: discord.Interaction,
        book: str | None = None,
        preset: str | None = None,
        computers: int = 0,
        clock: str = "normal",
        rated: str = "rated",
        open_hands: bool = False,
        thread: bool = False,
    ) -> None:
        named = [name for name in (book, preset) if name is not None]
        terms = _terms(clock, rated, open_hands=open_hands)
        await open_table(interaction, entry, named, computers, terms, thread)

    async def without_book(
        interaction: discord.Interaction,
        preset: str | None = None,
        computers: int = 0,
        clock: str = "normal",
        rated: str = "rated",
        open_hands: bool = False,
        thread: bool = False,
    ) -> None:
        named = [] if preset is None else [preset]
        terms = _terms(clock, rated, open_hands=open_hands)
        await open_table(interaction, entry, named, computers, terms, thread)

    async def presets(
        interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        return await offer(interaction, entry, begun)

    callback: Any = opening if len(entry.presets) > 1 else without_book
    callback.__annotations__["computers"] = app_commands.Range[int, 0, entry.most_seats - 1]
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
        own = f"option-{entry.name}-{entry.preset_key}"
        choices = [
            app_commands.Choice(name=translated(f"{own}.{key}"), value=key) for key in entry.presets
        ]
        app_commands.describe(book=translated(f"{own}.description"))(callback)
        app_commands.rename(book=entry.preset_key)(callback)
        app_commands.choices(book=choices)(callback)
    return app_commands.Command(
        name=entry.name,
        description=translated_by(partial(_opens, entry)),
        callback=callback,
    )


def _opens(entry: Entry, say: Text) -> str:
    return say("command-new", game=say(f"game-{entry.name}"))


def _terms(clock: str, rated: str, *, open_hands: bool) -> Terms:
    """What a table is opened with; Discord sends whatever an old client has of an option."""
    chosen = CLOCKS.get(clock, NORMAL)
    return Terms(chosen, rated=rated != _CASUAL, open_hands=open_hands)
