"""The presets of a server on the private screens of its managers."""

from collections.abc import Sequence

from bot.screens.click import Click, PresetPlace
from bot.screens.colours import FELT
from bot.screens.house_rules import MENU, RulesDraft
from bot.screens.screen import Block, Button, Choice, Menu, Screen, Tone
from bot.screens.text_limit import notice_lines
from bot.text import Text
from bot.text.names import escaped
from data.choices.preset import Preset
from engine.game import Listing


def presets_screen(
    listing: Listing, presets: Sequence[Preset], say: Text, notice: str | None = None
) -> Screen:
    """All presets of a game in a server."""
    place = PresetPlace(listing.name).write()
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
        choices = tuple(Choice(one.name, str(one.preset_id)) for one in presets[:MENU])
        blocks.append(Menu(Click(place, 0, "preset-pick"), choices, say("presets-choose")))
    else:
        blocks.append(say("presets-none"))
    new = Button(say("button-preset-new"), Click(place, 0, "preset-new"), Tone.MAIN)
    return Screen((*blocks, (new,)), FELT)


def preset_draft(
    listing: Listing, preset: Preset, options: object, place: str, say: Text
) -> RulesDraft:
    """A preset as house rules to be changed."""

    def click(verb: str) -> Click:
        return Click(place, 0, verb)

    message = "preset-title-default" if preset.is_default else "preset-title"
    title = (
        say(message, name=escaped(preset.name))
        + "\n"
        + say("preset-of", game=say(f"game-{listing.name}"))
    )
    default = (
        Button(say("button-preset-no-default"), click("preset-no-default"))
        if preset.is_default
        else Button(say("button-preset-default"), click("preset-default"), Tone.GOOD)
    )
    row = (
        Button(say("button-preset-rename"), click("preset-rename")),
        default,
        Button(say("button-rules-standard"), click("rule-standard")),
        Button(say("button-preset-delete"), click("preset-delete"), Tone.GRAVE),
        Button(say("button-presets"), click("presets")),
    )
    return RulesDraft(listing, options, place, 0, title, (row,))


def delete_screen(preset: Preset, place: str, say: Text) -> Screen:
    """The one question before a preset is deleted."""
    row = (
        Button(say("button-preset-delete-now"), Click(place, 0, "preset-delete-now"), Tone.GRAVE),
        Button(say("button-rules-back"), Click(place, 0, "rule-page", "0")),
    )
    return Screen((say("preset-delete-question", name=escaped(preset.name)), row), FELT)
