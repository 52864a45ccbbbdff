"""With what a table is opened: computers, guests, house rules, and the server's defaults."""

import asyncio
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple, TypeVar

import discord
import structlog
from discord import app_commands

from bot.blocks.text_limit import cut
from bot.clicks.context import InteractionContext, Refused
from bot.discordpy.outcome import UNREACHED
from bot.people.known_people import called
from bot.people.preferences import TableDefaults
from bot.text import Text
from bot.text.name_words import escaped, quoted, strength_in_words
from bot.text.rules_in_words import option_in_words
from data.choices.preset import (
    LONGEST_PRESET_NAME,
    MOST_PRESETS,
    NameTaken,
    Preset,
    PresetTrouble,
    WrongPresetName,
)
from engine.computer.strength import Strength
from engine.listing import Length, Listing
from engine.options import WrongOption, read_options, write_options
from engine.table.length import Usual
from engine.table.roster import Sitter
from engine.table.terms import CLOCKS, Terms

# How many computers sit down at once and how strong they are: one option of ``/rummy new``.

_TIMES = {Strength.MEDIUM: 1, Strength.EASY: 10, Strength.STRONG: 100}
"""How many times a number of computers, 9 at most, says that and their strength. Medium ones come
once and first: a Discord that still has the older command sends a number alone, and whoever types
one means these."""


class ComputerSeats(NamedTuple):
    """So many computers of one strength."""

    number: int
    strength: Strength = Strength.MEDIUM


def computer_lines(most: int, say: Text) -> list[tuple[str, int]]:
    """Up to so many computers in each strength, in words, each with the number that means it: at
    most 25 lines, which is what Discord takes."""
    return [
        (_line(number, strength, say), number * times)
        for number in range(1, most + 1)
        for strength, times in _TIMES.items()
    ]


def most_computers(listing: Listing) -> int:
    """The largest number that means computers of this game."""
    return (listing.most_seats - 1) * max(_TIMES.values())


def read_computers(value: int | None, listing: Listing, say: Text) -> ComputerSeats:
    """What a choice means; None: none sits down. Raises Refused."""
    for strength, times in _TIMES.items():
        number = (value or 0) // times
        if number * times == (value or 0) and number < min(listing.most_seats, 10):
            return ComputerSeats(number, strength)
    raise Refused(say("computers-unknown", most=listing.most_seats - 1))


def _line(number: int, strength: Strength, say: Text) -> str:
    words = strength_in_words(strength, say)
    return say("computers-choice", number=str(number), strength=words)


# Whom a table can be opened with: members of the server, and nobody twice.

_log = structlog.get_logger()
_SECONDS = 1.5
"""How long Discord is asked for a member: whoever clicked gets an answer in three."""

Chosen = discord.User | discord.Member
"""Somebody as Discord tells of them; a member if they are one of this server."""


def as_guests(context: InteractionContext, chosen: Sequence[Chosen]) -> tuple[Sitter, ...]:
    """These people as guests of a table. Raises Refused if seats cannot be kept for all of them."""
    if any(one.id == context.user_id for one in chosen):
        raise Refused(context.say("invite-yourself"))
    if any(one.bot or not isinstance(one, discord.Member) for one in chosen):
        raise Refused(context.say("seats-no-member"))
    return tuple(Sitter(one.id, called(one)) for one in chosen)


async def ask_for_guest(context: InteractionContext, user: int) -> Sitter:
    """The person of this id (a number that came with a click) as a guest. Raises Refused.

    Discord is asked: a click can be forged, and whoever was a member may have left since.
    """
    guild = context.interaction.client.get_guild(context.guild_id)
    if guild is None:
        raise Refused(context.say("servers-only"))
    try:
        async with asyncio.timeout(_SECONDS):
            member = await guild.fetch_member(user)
    except discord.NotFound:
        raise Refused(context.say("seats-no-member")) from None
    except (discord.HTTPException, *UNREACHED) as error:
        _log.warning("guest_not_looked_up", guild=guild.id, fault=type(error).__name__)
        raise Refused(context.say("guest-unheard")) from None
    return as_guests(context, [member])[0]


# What a new table has: what was chosen as it was opened, else the default of its server.


class OpeningOptions(NamedTuple):
    """What was chosen for a new table, by the names of its defaults; None: nothing."""

    clock: str | None = None
    rated: bool | None = None
    open_hands: bool | None = None
    thread: bool | None = None
    length: str | None = None

    def over(
        self, defaults: TableDefaults, listing: Listing | None = None, *, threads: bool = True
    ) -> TableDefaults:
        """What the table has in a server with these defaults. The clock of a game (``listing``)
        takes the place of Upcard's own.

        Where there can be no ``threads``, in a thread for one, only who chose one gets told that.
        """
        if not threads:
            defaults = defaults.model_copy(update={"thread": False})
        if listing is not None and defaults.clock == TableDefaults().clock:
            defaults = defaults.model_copy(update={"clock": listing.clock})
        chosen = {name: value for name, value in self._asdict().items() if value is not None}
        return TableDefaults.model_validate({**defaults.model_dump(), **chosen})


def terms_of(table: TableDefaults) -> Terms:
    """What everybody accepts by sitting down at such a table."""
    return Terms(CLOCKS[table.clock], rated=table.rated, open_hands=table.open_hands)


# By which house rules a new table is played: those that were named, else the server's default.

_Value = TypeVar("_Value", int, str)

_OFFERED = 25


def read_preset(listing: Listing, preset: Preset) -> Any | None:
    """The options of a preset; None if the rules of the game have changed too much for it."""
    try:
        return read_options(listing, preset.options)
    except WrongOption:
        return None


async def save_preset(
    context: InteractionContext, listing: Listing, name: str, options: Mapping[str, object]
) -> str:
    """Keep these rules under a name, and say what came of it."""
    try:
        replaced = await context.services.presets.save(
            context.guild_id, listing.name, name, options
        )
    except PresetTrouble as trouble:
        return preset_trouble(listing, trouble, context.say)
    return context.say("rules-replaced" if replaced else "rules-saved", name=escaped(name))


def preset_trouble(listing: Listing, trouble: PresetTrouble, say: Text) -> str:
    """Why a preset could not be kept, and what to do."""
    match trouble:
        case NameTaken(name=name):
            return say("preset-name-taken", name=escaped(name))
        case WrongPresetName():
            return say("preset-name-wrong", most=LONGEST_PRESET_NAME)
    return say("presets-too-many", most=MOST_PRESETS, game=say(f"game-{listing.name}"))


async def preset_choices(
    context: InteractionContext, listing: Listing, typed: str
) -> list[app_commands.Choice[str]]:
    """The presets whose name or explanation has what is typed in it: the game's, the server's."""
    own = option_in_words(listing, listing.preset_key, context.say).values
    lines = [(own[key], key) for key in listing.presets]
    for preset in await context.services.presets.list(context.guild_id, listing.name):
        kind = "command-preset-default" if preset.is_default else "command-preset-of-server"
        lines.append((context.say(kind, name=preset.name), preset.name))
    return lines_with(typed, lines)


def lines_with(
    typed: str, lines: Sequence[tuple[str, _Value]]
) -> list[app_commands.Choice[_Value]]:
    """Those of the lines, each with its value, that have in either what is typed."""
    wanted = typed.casefold()
    found = [
        (label, value)
        for label, value in lines
        if wanted in label.casefold() or wanted in str(value).casefold()
    ]
    return [app_commands.Choice(name=cut(label), value=value) for label, value in found[:_OFFERED]]


def read_clock(typed: str | None, lines: Sequence[tuple[str, str]], say: Text) -> str | None:
    """The clock that is meant, chosen or typed: one of the ``lines`` by its name, or the only one
    that has this in it. Raises Refused."""
    if typed is None or typed in CLOCKS:
        return typed
    wanted = " ".join(typed.split())
    found = lines_with(wanted, lines) if wanted else []
    if len(found) != 1:
        raise Refused(say("clock-unknown", name=quoted(typed)))
    return found[0].value


async def opening_rules(
    context: InteractionContext, listing: Listing, named: str | None, length: str | None
) -> Mapping[str, object]:
    """Return the options of a new table at the chosen length. Raises Refused.

    If none was chosen, rules of a full game get the ``usual_length``, and others stay.
    """
    rules = read_options(listing, await _named_rules(context, listing, named))
    if length is None and listing.length_of(rules) is not Length.FULL:
        return write_options(rules)
    chosen = await usual_length(context) if length is None else Length(length)
    return write_options(listing.at_length(rules, chosen))


async def usual_length(context: InteractionContext) -> Length:
    """Return the server's default, the length last played in this channel, or quick.

    If each table gets its own thread, the length last played in the server counts.
    """
    settings = context.server_settings
    if settings.length is not None:
        return settings.length
    channel = None if settings.thread else context.channel_id
    last = await context.services.league.last_length(context.guild_id, channel)
    return Length.QUICK if last is None else last


async def length_and_minutes(context: InteractionContext) -> tuple[Length, Usual]:
    """Return the ``usual_length`` of a new table, and the usual minutes of games here."""
    return await usual_length(context), await context.services.usual.learn(context.guild_id)


async def _named_rules(
    context: InteractionContext, listing: Listing, named: str | None
) -> Mapping[str, object]:
    """The options of this preset, else those of the server's default. Raises Refused."""
    if named is None:
        default = await context.services.presets.default_of(context.guild_id, listing.name)
        return {} if default is None else _options(context, listing, default)
    own = {key.casefold(): key for key in listing.presets}
    theirs = await context.services.presets.list(context.guild_id, listing.name)
    wanted = " ".join(named.split()).casefold()
    if wanted in own:
        return {listing.preset_key: own[wanted]}
    for preset in theirs:
        if preset.name.casefold() == wanted:
            return _options(context, listing, preset)
    names = {one.casefold(): one for one in (*listing.presets, *(preset.name for preset in theirs))}
    near = get_close_matches(wanted, names, n=1)
    message = "preset-unknown-near" if near else "preset-unknown"
    args = {"near": escaped(names[near[0]])} if near else {}
    game = context.say(f"game-{listing.name}")
    raise Refused(context.say(message, name=quoted(named), game=game, **args))


async def server_rules(context: InteractionContext, listing: Listing) -> Any:
    """The options that hold in a server where nobody chooses any, in full if no length is set."""
    default = await context.services.presets.default_of(context.guild_id, listing.name)
    chosen = None if default is None else read_preset(listing, default)
    rules = listing.presets[listing.default] if chosen is None else chosen
    length = context.server_settings.length
    if length is None or listing.length_of(rules) is not Length.FULL:
        return rules
    return listing.at_length(rules, length)


def _options(context: InteractionContext, listing: Listing, preset: Preset) -> Mapping[str, object]:
    chosen = read_preset(listing, preset)
    if chosen is None:
        raise Refused(context.say("preset-unreadable", name=escaped(preset.name)))
    return write_options(chosen)
