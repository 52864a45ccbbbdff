"""Screens as Discord messages: Components V2 and the files that go with them."""

import io
from typing import Any

import discord

from bot.render import (
    BarsSpec,
    ChartSpec,
    HandSpec,
    ResultSpec,
    ScoreSheetSpec,
    ShowdownSpec,
    Spec,
    StripSpec,
    TableSpec,
    TableStripSpec,
    WorkbenchSpec,
)
from bot.screens.screen import (
    Block,
    Button,
    ChannelMenu,
    Document,
    Form,
    Menu,
    Picture,
    Screen,
    Section,
    Separator,
    Tone,
    UserMenu,
)
from bot.workers.painter import Painter

_STYLES = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.MAIN: discord.ButtonStyle.primary,
    Tone.GOOD: discord.ButtonStyle.success,
    Tone.GRAVE: discord.ButtonStyle.danger,
}
_FILES: dict[type[Spec], str] = {
    HandSpec: "hand",
    TableSpec: "table",
    TableStripSpec: "strip",
    WorkbenchSpec: "workbench",
    ResultSpec: "result",
    ShowdownSpec: "showdown",
    ScoreSheetSpec: "score-sheet",
    StripSpec: "examples",
    BarsSpec: "bars",
    ChartSpec: "chart",
}
_ALT_LIMIT = 1024
_LINE = 100
"""Characters of a line of a menu."""
_WINDOW = 45
"""Characters of a title or label in a window."""
_CHOSEN = 25
"""Channels that a menu takes at once."""
_PLAYABLE = [
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
]
"""Where people can write commands, in the channel itself or in its threads."""


async def as_message(
    screen: Screen, painter: Painter
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The view, already stopped (discord.py keeps nothing of it), and the files that it shows."""
    files: list[discord.File] = []
    container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=screen.colour)
    for block in screen.blocks:
        if isinstance(block, Picture):
            files.append(await _draw(block, painter, len(files)))
        elif isinstance(block, Document):
            files.append(discord.File(io.BytesIO(block.content), block.name))
        container.add_item(_item(block, files))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view, files


def as_modal(form: Form) -> discord.ui.Modal:
    """The window, already stopped: what is typed comes to the router as a click does."""
    modal = discord.ui.Modal(title=_short(form.title, _WINDOW), custom_id=form.click.write())
    for field in form.fields:
        typed: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=field.name,
            default=field.value or None,
            required=field.least > 0,
            min_length=field.least,
            max_length=field.most,
        )
        modal.add_item(discord.ui.Label(text=_short(field.label, _WINDOW), component=typed))
    modal.stop()
    return modal


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


async def _draw(picture: Picture, painter: Painter, number: int) -> discord.File:
    image = await painter.paint(picture.spec)
    return discord.File(io.BytesIO(image), f"{_FILES[type(picture.spec)]}{number}.png")


def _item(block: Block, files: list[discord.File]) -> discord.ui.Item[Any]:
    match block:
        case str():
            return discord.ui.TextDisplay(block)
        case Section(text, button):
            return discord.ui.Section(text, accessory=_button(button))
        case Picture(_, alt):
            shown = discord.MediaGalleryItem(files[-1], description=alt[:_ALT_LIMIT])
            return discord.ui.MediaGallery(shown)
        case Document():
            return discord.ui.File(files[-1])
        case Separator():
            return discord.ui.Separator()
        case Menu():
            return discord.ui.ActionRow(_menu(block))
        case ChannelMenu():
            return discord.ui.ActionRow(_channel_menu(block))
        case UserMenu(click, placeholder):
            chosen: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
                custom_id=click.write(), placeholder=placeholder
            )
            return discord.ui.ActionRow(chosen)
        case _:
            return discord.ui.ActionRow(*map(_button, block))


def _button(button: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        custom_id=button.click.write(),
        style=_STYLES[button.tone],
        disabled=not button.live,
        emoji=button.emoji,
    )


def _menu(menu: Menu) -> discord.ui.Select[Any]:
    return discord.ui.Select(
        custom_id=menu.click.write(),
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=min(menu.most, len(menu.choices)),
        disabled=not menu.live,
        options=[
            discord.SelectOption(
                label=_short(choice.label, _LINE),
                value=choice.value,
                description=_short(choice.description, _LINE) if choice.description else None,
                default=choice.chosen,
                emoji=choice.emoji,
            )
            for choice in menu.choices
        ],
    )


def _channel_menu(menu: ChannelMenu) -> discord.ui.ChannelSelect[Any]:
    return discord.ui.ChannelSelect(
        custom_id=menu.click.write(),
        placeholder=menu.placeholder,
        channel_types=_PLAYABLE,
        max_values=_CHOSEN,
        default_values=[discord.Object(channel) for channel in menu.chosen],
    )
