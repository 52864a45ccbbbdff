"""The options of a new table, such as computers, guests, house rules and terms."""

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

# The number of computers and their strength are one option of ``/rummy new``.

_TIMES = {Strength.MEDIUM: 1, Strength.EASY: 10, Strength.STRONG: 100}
"""The factor of each strength.

The option's value is this factor times the number of computers (at most 9).

Medium has the factor 1 and comes first. An old client and a person who types the value send only a
number, and mean medium computers.
"""


class ComputerSeats(NamedTuple):
    """Computers of one strength."""

    number: int
    strength: Strength = Strength.MEDIUM


def computer_lines(most: int, say: Text) -> list[tuple[str, int]]:
    """Return up to `most` computers of each strength in words, each with its value.

    These are at most 25 lines, which is Discord's limit.
    """
    return [
        (_line(number, strength, say), number * times)
        for number in range(1, most + 1)
        for strength, times in _TIMES.items()
    ]


def most_computers(listing: Listing) -> int:
    """Return the largest value of the option for computers in this game."""
    return (listing.most_seats - 1) * max(_TIMES.values())


def read_computers(value: int | None, listing: Listing, say: Text) -> ComputerSeats:
    """Read the option for computers. None means no computers. Raises Refused."""
    for strength, times in _TIMES.items():
        number = (value or 0) // times
        if number * times == (value or 0) and number < min(listing.most_seats, 10):
            return ComputerSeats(number, strength)
    raise Refused(say("computers-unknown", most=listing.most_seats - 1))


def _line(number: int, strength: Strength, say: Text) -> str:
    words = strength_in_words(strength, say)
    return say("computers-choice", number=str(number), strength=words)


# The guests of a new table. Each is a member of the server and named once.

_log = structlog.get_logger()
_SECONDS = 1.5
"""The timeout of a request for a member. The click must be answered within three seconds."""

Chosen = discord.User | discord.Member
"""A person as Discord sends them. A member is in this server."""


def as_guests(context: InteractionContext, chosen: Sequence[Chosen]) -> tuple[Sitter, ...]:
    """Return these people as guests. Raises Refused if one of them cannot have a seat."""
    if any(guest.id == context.user_id for guest in chosen):
        raise Refused(context.say("invite-yourself"))
    if any(guest.bot or not isinstance(guest, discord.Member) for guest in chosen):
        raise Refused(context.say("seats-no-member"))
    return tuple(Sitter(guest.id, called(guest)) for guest in chosen)


async def ask_for_guest(context: InteractionContext, user: int) -> Sitter:
    """Return the person with this id, which came with a click, as a guest. Raises Refused.

    Discord is asked, because a click can be forged, and a member may have left.
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


# The terms of a new table. Chosen options win over the server's defaults.


class OpeningOptions(NamedTuple):
    """The chosen options of a new table. An option that wasn't chosen is None.

    The names are the names of the table's defaults.
    """

    clock: str | None = None
    rated: bool | None = None
    open_hands: bool | None = None
    thread: bool | None = None
    length: str | None = None

    def over(
        self, defaults: TableDefaults, listing: Listing | None = None, *, threads: bool = True
    ) -> TableDefaults:
        """Return the chosen options, and these defaults for the other options.

        The clock of a game (``listing``) replaces Upcard's own default. If threads are impossible
        here (``threads``), a thread by default is dropped. A chosen thread is refused later.
        """
        if not threads:
            defaults = defaults.model_copy(update={"thread": False})
        if listing is not None and defaults.clock == TableDefaults().clock:
            defaults = defaults.model_copy(update={"clock": listing.clock})
        chosen = {name: value for name, value in self._asdict().items() if value is not None}
        return TableDefaults.model_validate({**defaults.model_dump(), **chosen})


def terms_of(table: TableDefaults) -> Terms:
    """Return the terms that players accept by sitting down at such a table."""
    return Terms(CLOCKS[table.clock], rated=table.rated, open_hands=table.open_hands)


# The house rules of a new table. A named preset wins over the server's default.

_Value = TypeVar("_Value", int, str)

_OFFERED = 25


def read_preset(listing: Listing, preset: Preset) -> Any | None:
    """Return the options of a preset, or None if the rules have changed too much for it."""
    try:
        return read_options(listing, preset.options)
    except WrongOption:
        return None


async def save_preset(
    context: InteractionContext, listing: Listing, name: str, options: Mapping[str, object]
) -> str:
    """Store these rules under a name. Return a sentence about the result."""
    try:
        replaced = await context.services.presets.save(
            context.guild_id, listing.name, name, options
        )
    except PresetTrouble as trouble:
        return preset_trouble(listing, trouble, context.say)
    return context.say("rules-replaced" if replaced else "rules-saved", name=escaped(name))


def preset_trouble(listing: Listing, trouble: PresetTrouble, say: Text) -> str:
    """Return a sentence that says why a preset could not be stored, and what to do."""
    match trouble:
        case NameTaken(name=name):
            return say("preset-name-taken", name=escaped(name))
        case WrongPresetName():
            return say("preset-name-wrong", most=LONGEST_PRESET_NAME)
    return say("presets-too-many", most=MOST_PRESETS, game=say(f"game-{listing.name}"))


async def preset_choices(
    context: InteractionContext, listing: Listing, typed: str
) -> list[app_commands.Choice[str]]:
    """Return presets of game and server whose name or explanation contains the typed text."""
    own = option_in_words(listing, listing.preset_key, context.say).values
    lines = [(own[key], key) for key in listing.presets]
    for preset in await context.services.presets.list(context.guild_id, listing.name):
        kind = "command-preset-default" if preset.is_default else "command-preset-of-server"
        lines.append((context.say(kind, name=preset.name), preset.name))
    return lines_with(typed, lines)


def lines_with(
    typed: str, lines: Sequence[tuple[str, _Value]]
) -> list[app_commands.Choice[_Value]]:
    """Return the lines whose label or value contains the typed text."""
    wanted = typed.casefold()
    matches = [
        (label, value)
        for label, value in lines
        if wanted in label.casefold() or wanted in str(value).casefold()
    ]
    return [
        app_commands.Choice(name=cut(label), value=value) for label, value in matches[:_OFFERED]
    ]


def read_clock(typed: str | None, lines: Sequence[tuple[str, str]], say: Text) -> str | None:
    """Return the name of the chosen or typed clock. Raises Refused.

    A typed text must be in exactly one of the ``lines``.
    """
    if typed is None or typed in CLOCKS:
        return typed
    wanted = " ".join(typed.split())
    matches = lines_with(wanted, lines) if wanted else []
    if len(matches) != 1:
        raise Refused(say("clock-unknown", name=quoted(typed)))
    return matches[0].value


async def opening_rules(
    context: InteractionContext, listing: Listing, named: str | None, length: str | None
) -> Mapping[str, object]:
    """Return the options of a new table at the chosen length. Raises Refused.

    Without a chosen length, rules of a full game get the ``usual_length``, and other rules keep
    their length.
    """
    rules = read_options(listing, await _named_rules(context, listing, named))
    if length is None and listing.length_of(rules) is not Length.FULL:
        return write_options(rules)
    chosen = await usual_length(context) if length is None else Length(length)
    return write_options(listing.at_length(rules, chosen))


async def usual_length(context: InteractionContext) -> Length:
    """Return the server's default length, or the length last played here, or quick.

    "Here" is this channel. If each table gets its own thread, it is the whole server.
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
    """Return the options of this preset, or of the server's default. Raises Refused."""
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
    names = {
        name.casefold(): name for name in (*listing.presets, *(preset.name for preset in theirs))
    }
    near = get_close_matches(wanted, names, n=1)
    message = "preset-unknown-near" if near else "preset-unknown"
    args = {"near": escaped(names[near[0]])} if near else {}
    game = context.say(f"game-{listing.name}")
    raise Refused(context.say(message, name=quoted(named), game=game, **args))


async def server_rules(context: InteractionContext, listing: Listing) -> Any:
    """Return the rules of a server's new table if no rules are chosen.

    If the server has no default length, the rules of a full game stay full.
    """
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
