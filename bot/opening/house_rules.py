"""By which house rules a new table is played: those that were named, else the server's default."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from discord import app_commands

from bot.clicks.visit import Visit
from bot.text import Text
from bot.text.names import escaped, quoted
from bot.text.options import option_in_words
from data.choices.preset import (
    LONGEST_PRESET_NAME,
    MOST_PRESETS,
    NameTaken,
    Preset,
    PresetTrouble,
    WrongPresetName,
)
from engine.game import Listing
from engine.options import WrongOption, read_options, write_options

_OFFERED = 25
_NAME = 100


class PresetRefused(Exception):
    """The named preset cannot be played by; ``sentence`` says why and what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def read_preset(listing: Listing, preset: Preset) -> Any | None:
    """The options of a preset; None if the rules of the game have changed too much for it."""
    try:
        return read_options(listing, preset.options)
    except WrongOption:
        return None


async def save_preset(
    visit: Visit, listing: Listing, name: str, options: Mapping[str, object]
) -> str:
    """Keep these rules under a name, and say what came of it."""
    try:
        replaced = await visit.services.presets.save(visit.guild_id, listing.name, name, options)
    except PresetTrouble as trouble:
        return preset_trouble(listing, trouble, visit.say)
    return visit.say("rules-replaced" if replaced else "rules-saved", name=escaped(name))


def preset_trouble(listing: Listing, trouble: PresetTrouble, say: Text) -> str:
    """Why a preset could not be kept, and what to do."""
    match trouble:
        case NameTaken(name=name):
            return say("preset-name-taken", name=escaped(name))
        case WrongPresetName():
            return say("preset-name-wrong", most=LONGEST_PRESET_NAME)
    return say("presets-too-many", most=MOST_PRESETS, game=say(f"game-{listing.name}"))


async def preset_choices(
    visit: Visit, listing: Listing, typed: str
) -> list[app_commands.Choice[str]]:
    """The presets whose name or explanation has what is typed in it: the game's, the server's."""
    own = option_in_words(listing, listing.preset_key, visit.say).values
    lines = [(own[key], key) for key in listing.presets]
    for preset in await visit.services.presets.list(visit.guild_id, listing.name):
        kind = "command-preset-default" if preset.is_default else "command-preset-of-server"
        lines.append((visit.say(kind, name=preset.name), preset.name))
    wanted = typed.casefold()
    found = [line for line in lines if wanted in line[0].casefold() or wanted in line[1].casefold()]
    return [
        app_commands.Choice(name=label[:_NAME], value=value) for label, value in found[:_OFFERED]
    ]


async def opening_rules(visit: Visit, listing: Listing, named: str | None) -> Mapping[str, object]:
    """The options that a new table starts with. Raises PresetRefused."""
    if named is None:
        default = await visit.services.presets.default_of(visit.guild_id, listing.name)
        return {} if default is None else _options(visit, listing, default)
    own = {key.casefold(): key for key in listing.presets}
    theirs = await visit.services.presets.list(visit.guild_id, listing.name)
    wanted = " ".join(named.split()).casefold()
    if wanted in own:
        return {listing.preset_key: own[wanted]}
    for preset in theirs:
        if preset.name.casefold() == wanted:
            return _options(visit, listing, preset)
    names = {one.casefold(): one for one in (*listing.presets, *(preset.name for preset in theirs))}
    near = get_close_matches(wanted, names, n=1)
    message = "preset-unknown-near" if near else "preset-unknown"
    args = {"near": escaped(names[near[0]])} if near else {}
    raise PresetRefused(
        visit.say(message, name=quoted(named), game=visit.say(f"game-{listing.name}"), **args)
    )


async def server_rules(visit: Visit, listing: Listing) -> Any:
    """The options that hold in a server where nobody chooses any."""
    default = await visit.services.presets.default_of(visit.guild_id, listing.name)
    chosen = None if default is None else read_preset(listing, default)
    return listing.presets[listing.default] if chosen is None else chosen


def _options(visit: Visit, listing: Listing, preset: Preset) -> Mapping[str, object]:
    chosen = read_preset(listing, preset)
    if chosen is None:
        raise PresetRefused(visit.say("preset-unreadable", name=escaped(preset.name)))
    return write_options(chosen)
