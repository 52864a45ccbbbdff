"""House rules: the editor, its windows, and the presets of a server."""

from typing import Any

from bot.blocks.control import PresetPlace, TargetId
from bot.blocks.screen import Form, Screen
from bot.screens.rules_editor import (
    PRESET_RENAMED,
    RULE_NAME,
    RulesDraft,
    delete_screen,
    editor_screen,
    load_screen,
    name_form,
    number_form,
    preset_draft,
    presets_screen,
    selection_form,
    table_rows,
    value_screen,
)
from bot.text import Text
from data.choices.preset import LONGEST_PRESET_NAME, Preset
from engine.games.registry import REGISTRY
from tests.screens.different_rules import all_different
from tests.screens.registry import private
from tests.screens.script import TABLE

_PLACE = TargetId(TABLE, 7)
_PRESETS = (
    Preset(1, "Friday nights", {}, is_default=True),
    Preset(2, "Luật của ông nội, chơi từ năm 1975", {}, is_default=False),
    Preset(3, "กติกาบ้านคุณยายที่เชียงใหม่", {}, is_default=False),
    Preset(4, "*" * LONGEST_PRESET_NAME, {}, is_default=False),
)


def draft(game: str, say: Text, options: Any = None, *, manager: bool = True) -> RulesDraft:
    listing = REGISTRY[game]
    chosen = listing.presets[listing.default] if options is None else options
    title = say("rules-editor-title", game=say(f"game-{game}"))
    return RulesDraft(listing, chosen, _PLACE, title, table_rows(_PLACE, say, manager=manager))


def _preset(number: int, say: Text) -> RulesDraft:
    listing, preset = REGISTRY["dummy"], _PRESETS[number]
    place = PresetPlace("dummy", preset.preset_id)
    return preset_draft(listing, preset, all_different("dummy"), place, say)


@private
def rules_editor_standard(say: Text) -> Screen:
    return editor_screen(draft("contract", say, manager=False), say)


@private
def rules_editor_all_different(say: Text) -> Screen:
    notice = say("rules-saved", name="Friday nights")
    return editor_screen(draft("contract", say, all_different("contract")), say, notice=notice)


@private
def rules_editor_dummy_all_different(say: Text) -> Screen:
    return editor_screen(draft("dummy", say, all_different("dummy")), say)


@private
def rules_value_of_choices(say: Text) -> Screen:
    return value_screen(draft("contract", say), "hand7", say)


@private
def rules_value_of_numbers(say: Text) -> Screen:
    return value_screen(draft("basic", say), "end", say)


@private
def rules_window_for_a_number(say: Text) -> Form:
    return number_form(draft("basic", say, all_different("basic")), "end", "hands", say)


@private
def rules_window_for_a_limit(say: Text) -> Form:
    return number_form(draft("basic", say), "max_reshuffles", "", say)


@private
def window_for_the_contracts(say: Text) -> Form:
    return selection_form(draft("contract", say), "contracts", say)


@private
def rules_window_for_a_name(say: Text) -> Form:
    return name_form(RULE_NAME.on(_PLACE), say("rules-name-title"), say)


@private
def rules_load_a_preset(say: Text) -> Screen:
    return load_screen(draft("contract", say), _PRESETS, say)


@private
def rules_load_without_presets(say: Text) -> Screen:
    return load_screen(draft("dummy", say), (), say)


@private
def presets_of_a_server(say: Text) -> Screen:
    return presets_screen(REGISTRY["dummy"], _PRESETS, say)


@private
def presets_none_yet(say: Text) -> Screen:
    return presets_screen(REGISTRY["basic"], (), say)


@private
def preset_that_is_default(say: Text) -> Screen:
    return editor_screen(_preset(0, say), say)


@private
def preset_with_a_long_name(say: Text) -> Screen:
    return editor_screen(_preset(3, say), say)


@private
def preset_to_delete(say: Text) -> Screen:
    return delete_screen(_PRESETS[2], PresetPlace("dummy", 3), say)


@private
def preset_window_for_a_name(say: Text) -> Form:
    place = PresetPlace("dummy", 3)
    title = say("presets-rename-title")
    return name_form(PRESET_RENAMED.on(place), title, say, _PRESETS[2].name)
