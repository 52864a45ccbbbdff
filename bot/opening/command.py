"""Slash commands made from the registry of games."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.blocks.clock import clock_choice
from bot.discordpy.registered_commands import translated, translated_by
from bot.opening.opening_options import (
    Chosen,
    OpeningOptions,
    computer_lines,
    lines_with,
    most_computers,
)
from bot.people.known_people import language_of_locale
from bot.text import Text
from bot.text.rules_in_words import option_in_words
from engine.games.registry import REGISTRY
from engine.listing import Length, Listing
from engine.table.terms import CLOCKS

OpenTable = Callable[
    [
        discord.Interaction,
        Listing,
        list[str],
        int | None,
        OpeningOptions,
        Sequence[Chosen],
        str | None,
    ],
    Awaitable[None],
]
OfferPresets = Callable[
    [discord.Interaction, Listing, str], Awaitable[list[app_commands.Choice[str]]]
]
Offer = Callable[[discord.Interaction, Any], Awaitable[list[app_commands.Choice[Any]]]]

GAMES = [app_commands.Choice(name=translated(f"game-{name}"), value=name) for name in REGISTRY]
"""The games as choices of an option."""


_CASUAL = "casual"
_RATED = [
    app_commands.Choice(name=translated("rated-rated"), value="rated"),
    app_commands.Choice(name=translated("rated-casual"), value=_CASUAL),
]


def opening_command(
    listing: Listing, open_table: OpenTable, offer: OfferPresets
) -> app_commands.Command[Any, ..., Any]:
    """Return the command ``/rummy new GAME``.

    Its options are house rules, length, computers, guests, clock, rated or not, open hands, thread,
    and the cards of another table. Omitted options are left to ``open_table``.

    If a game has several presets, an option with its own name (``rulebook``) offers them.
    ``preset`` also offers the server's presets. Each guest has an option (``with``, ``with2``).

    Long lists are offered by autocompletion. As fixed choices of all games, they would have more
    letters than Discord accepts for one command.
    """
    has_books, guests = len(listing.presets) > 1, _guests(listing)

    async def opening(interaction: discord.Interaction, **chosen: Any) -> None:
        named = [chosen[name] for name in ("book", "preset") if chosen.get(name) is not None]
        people = [chosen[name] for name in guests if chosen[name] is not None]
        options = _options(chosen)
        same_as = chosen["same_as"]
        await open_table(interaction, listing, named, chosen["computers"], options, people, same_as)

    async def presets(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await offer(interaction, listing, typed)

    callback: Any = opening
    # discord.py reads the options of a command from this. Their number depends on the game.
    callback.__signature__ = _signature(listing, guests, has_books=has_books)
    app_commands.describe(
        preset=translated("command-preset"),
        computers=translated("option-computers"),
        clock=translated("option-clock"),
        rated=translated("option-rated"),
        open_hands=translated("option-open-hands"),
        thread=translated("option-thread"),
        same_as=translated("option-same-as"),
        # Discord counts the letters of all games together, so only the first option is explained in
        # full.
        **dict.fromkeys(guests, translated("option-with-more"))
        | {"guest1": translated("option-with")},
    )(callback)
    app_commands.rename(**guests)(callback)
    app_commands.choices(rated=_RATED)(callback)
    offers: dict[str, Any] = {  # discord.py types completions of integers and texts differently
        "preset": presets,
        "clock": _offering(clock_lines),
        "computers": _offering(partial(computer_lines, listing.most_seats - 1)),
    }
    if listing.lengths:
        app_commands.describe(length=translated("option-length"))(callback)
        offered = {
            length_offered
            for rules in listing.presets.values()
            for length_offered in listing.lengths_for(rules)
        }
        lengths = [
            app_commands.Choice(name=translated(f"length-{length}"), value=length.value)
            for length in Length
            if length in offered
        ]
        app_commands.choices(length=lengths)(callback)
    if has_books:
        own = f"option-{listing.name}-{listing.preset_key}"
        app_commands.describe(book=translated(f"{own}.description"))(callback)
        app_commands.rename(book=listing.preset_key)(callback)
        offers["book"] = _offering(partial(_books, listing))
    app_commands.autocomplete(**offers)(callback)
    return app_commands.Command(
        name=listing.name,
        description=translated_by(partial(_opens, listing)),
        callback=callback,
    )


def clock_lines(say: Text) -> list[tuple[str, str]]:
    """Return the clocks in words, each with its name."""
    return [(clock_choice(name, say), name) for name in CLOCKS]


def _books(listing: Listing, say: Text) -> list[tuple[str, str]]:
    own = option_in_words(listing, listing.preset_key, say).values
    return [(own[key], key) for key in listing.presets]


def _offering(lines: Callable[[Text], Sequence[tuple[str, Any]]]) -> Offer:
    """Return an autocompletion of the lines with the typed text, in the person's language."""

    async def offer(interaction: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        say = Text(language_of_locale(interaction.locale.value))
        return lines_with(str(typed), lines(say))

    return offer


def _guests(listing: Listing) -> dict[str, str]:
    """Return the parameters for guests with the names of their options.

    There is one parameter for each seat except the host's.
    """
    numbers = range(1, listing.most_seats)
    return {f"guest{number}": "with" if number == 1 else f"with{number}" for number in numbers}


def _signature(listing: Listing, guests: Iterable[str], *, has_books: bool) -> Any:
    """Return the options of the command as parameters, in the order that Discord shows."""
    kinds: dict[str, tuple[Any, object]] = {"book": (str | None, None)} if has_books else {}
    kinds |= {"length": (str | None, None)} if listing.lengths else {}
    kinds["preset"] = (str | None, None)
    kinds["computers"] = (app_commands.Range[int, 0, most_computers(listing)] | None, None)
    kinds |= dict.fromkeys(guests, (discord.User | None, None))
    kinds |= {"clock": (str | None, None), "rated": (str | None, None)}
    kinds |= {"open_hands": (bool | None, None), "thread": (bool | None, None)}
    kinds["same_as"] = (str | None, None)
    first = Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=discord.Interaction)
    more = (
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for name, (kind, default) in kinds.items()
    )
    return Signature([first, *more])


def _opens(listing: Listing, say: Text) -> str:
    return say("command-new", game=say(f"game-{listing.name}"))


def _options(chosen: dict[str, Any]) -> OpeningOptions:
    """Read the chosen options.

    An old client may send an unknown length, and a clock is free text.
    """
    clock, rated, length = chosen["clock"], chosen["rated"], chosen.get("length")
    return OpeningOptions(
        clock=clock,
        rated=None if rated is None else rated != _CASUAL,
        open_hands=chosen["open_hands"],
        thread=chosen["thread"],
        length=length if length in tuple(Length) else None,
    )
