"""The presets of a server on the private screens of its managers."""

from collections.abc import Sequence

from bot.blocks.click import PresetPlace
from bot.blocks.control import At, Brings, ClickTarget, Control
from bot.blocks.screen import FELT, MENU_LINES, Block, Button, Choice, Menu, Screen, Tone
from bot.blocks.text_limit import notice_lines
from bot.screens.house_rules import RULE_PAGE, RULE_STANDARD, RulesDraft
from bot.text import Text
from bot.text.names import escaped
from data.choices.preset import Preset
from engine.game import Listing

PRESETS = Control("presets", At.PRESETS)
PRESET_PICK = Control("preset-pick", At.PRESETS, brings=Brings.LINE)
PRESET_NEW = Control("preset-new", At.PRESETS)
PRESET_MAKE = Control("preset-make", At.PRESETS, brings=Brings.TYPED)
PRESET_RENAME = Control("preset-rename", At.PRESETS)
PRESET_RENAMED = Control("preset-renamed", At.PRESETS, brings=Brings.TYPED)
PRESET_DEFAULT = Control("preset-default", At.PRESETS)
PRESET_NO_DEFAULT = Control("preset-no-default", At.PRESETS)
PRESET_DELETE = Control("preset-delete", At.PRESETS)
PRESET_DELETE_NOW = Control("preset-delete-now", At.PRESETS)


def presets_screen(
    listing: Listing, presets: Sequence[Preset], say: Text, notice: str | None = None
) -> Screen:
    """All presets of a game in a server."""
    place = PresetPlace(listing.name)
    blocks: list[Block] = [
        say("presets-title", game=say(f"game-{listing.name}")),
        *notice_lines(notice),
    ]
    if presets:
        lines = [
            say(
                "presets-line-default" if one.is_default else "presets-line", name=escaped(one.name)
            )
            for one in presets
        ]
        blocks += [say("presets-about", game=say(f"game-{listing.name}")), "\n".join(lines)]
        choices = tuple(Choice(one.name, str(one.preset_id)) for one in presets[:MENU_LINES])
        blocks.append(Menu(PRESET_PICK.on(place), choices, say("presets-choose")))
    else:
        blocks.append(say("presets-none"))
    new = Button(say("button-preset-new"), PRESET_NEW.on(place), Tone.MAIN)
    return Screen((*blocks, (new,)), FELT)


def preset_draft(
    listing: Listing, preset: Preset, options: object, place: ClickTarget, say: Text
) -> RulesDraft:
    """A preset as house rules to be changed."""

    message = "preset-title-default" if preset.is_default else "preset-title"
    title = (
        say(message, name=escaped(preset.name))
        + "\n"
        + say("preset-of", game=say(f"game-{listing.name}"))
    )
    default = (
        Button(say("button-preset-no-default"), PRESET_NO_DEFAULT.on(place))
        if preset.is_default
        else Button(say("button-preset-default"), PRESET_DEFAULT.on(place), Tone.GOOD)
    )
    row = (
        Button(say("button-preset-rename"), PRESET_RENAME.on(place)),
        default,
        Button(say("button-rules-standard"), RULE_STANDARD.on(place)),
        Button(say("button-preset-delete"), PRESET_DELETE.on(place), Tone.GRAVE),
        Button(say("button-presets"), PRESETS.on(place)),
    )
    return RulesDraft(listing, options, place, title, (row,))


def delete_screen(preset: Preset, place: ClickTarget, say: Text) -> Screen:
    """The one question before a preset is deleted."""
    row = (
        Button(say("button-preset-delete-now"), PRESET_DELETE_NOW.on(place), Tone.GRAVE),
        Button(say("button-rules-back"), RULE_PAGE.on(place, "0")),
    )
    return Screen((say("preset-delete-question", name=escaped(preset.name)), row), FELT)


CONTROLS = (
    *(PRESETS, PRESET_PICK, PRESET_NEW, PRESET_MAKE, PRESET_RENAME, PRESET_RENAMED),
    *(PRESET_DEFAULT, PRESET_NO_DEFAULT, PRESET_DELETE, PRESET_DELETE_NOW),
)
