"""By which house rules a new table is played: those that were named, else the server's default."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from discord import app_commands

from bot.clicks.services import Services
from bot.text.names import escaped
from bot.text.options import option_in_words
from data.choices.preset import (
    LONGEST_PRESET_NAME,
    MOST_PRESETS,
    NameTaken,
    Preset,
    PresetTrouble,
    WrongPresetName,
)
from engine.listing import Listing
from engine.options import WrongOption, read_options, write_options

_OFFERED = 25
_NAME = 100


class PresetRefused(Exception):
    """The named preset cannot be played by; ``sentence`` says why and what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def readable(entry: Listing, preset: Preset) -> Any | None:
    """The options of a preset; None if the rules of the game have changed too much for it."""
    try:
        return read_options(entry, preset.options)
    except WrongOption:
        return None


async def save_preset(
    services: Services, guild_id: int, entry: Listing, name: str, options: Mapping[str, object]
) -> str:
    """Keep these rules under a name, and say what came of it."""
    try:
        replaced = await services.presets.save(guild_id, entry.name, name, options)
    except PresetTrouble as trouble:
        return preset_trouble(services, entry, trouble)
    return services.say("rules-replaced" if replaced else "rules-saved", name=escaped(name))


def preset_trouble(services: Services, entry: Listing, trouble: PresetTrouble) -> str:
    """Why a preset could not be kept, and what to do."""
    match trouble:
        case NameTaken(name=name):
            return services.say("preset-name-taken", name=escaped(name))
        case WrongPresetName():
            return services.say("preset-name-wrong", most=LONGEST_PRESET_NAME)
    return services.say(
        "presets-too-many", most=MOST_PRESETS, game=services.say(f"game-{entry.name}")
    )


async def offered(
    services: Services, guild_id: int, entry: Listing, begun: str
) -> list[app_commands.Choice[str]]:
    """The presets whose name or explanation has what is typed in it: the game's, the server's."""
    own = option_in_words(entry, entry.preset_key, services.say).values
    lines = [(own[key], key) for key in entry.presets]
    for preset in await services.presets.list(guild_id, entry.name):
        kind = "command-preset-default" if preset.is_default else "command-preset-of-server"
        lines.append((services.say(kind, name=preset.name), preset.name))
    wanted = begun.casefold()
    found = [line for line in lines if wanted in line[0].casefold() or wanted in line[1].casefold()]
    return [
        app_commands.Choice(name=label[:_NAME], value=value) for label, value in found[:_OFFERED]
    ]


async def opening_rules(
    services: Services, guild_id: int, entry: Listing, named: str | None
) -> Mapping[str, object]:
    """The options that a new table starts with. Raises PresetRefused."""
    if named is None:
        default = await services.presets.default_of(guild_id, entry.name)
        return {} if default is None else _options(services, entry, default)
    own = {key.casefold(): key for key in entry.presets}
    theirs = await services.presets.list(guild_id, entry.name)
    wanted = " ".join(named.split()).casefold()
    if wanted in own:
        return {entry.preset_key: own[wanted]}
    for preset in theirs:
        if preset.name.casefold() == wanted:
            return _options(services, entry, preset)
    names = {one.casefold(): one for one in (*entry.presets, *(preset.name for preset in theirs))}
    near = get_close_matches(wanted, names, n=1)
    message = "preset-unknown-near" if near else "preset-unknown"
    args = {"near": escaped(names[near[0]])} if near else {}
    raise PresetRefused(
        services.say(message, name=escaped(named), game=services.say(f"game-{entry.name}"), **args)
    )


async def rules_of_server(services: Services, guild_id: int, entry: Listing) -> Any:
    """The options that hold in a server where nobody chooses any."""
    default = await services.presets.default_of(guild_id, entry.name)
    chosen = None if default is None else readable(entry, default)
    return entry.presets[entry.default] if chosen is None else chosen


def _options(services: Services, entry: Listing, preset: Preset) -> Mapping[str, object]:
    chosen = readable(entry, preset)
    if chosen is None:
        raise PresetRefused(services.say("preset-unreadable", name=escaped(preset.name)))
    return write_options(chosen)
