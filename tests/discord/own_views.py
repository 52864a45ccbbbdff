"""Screens as discord.py's own views: what the bot writes itself has to be the same to Discord."""

import io
from typing import Any

import discord
from discord import ui

from bot.blocks.control import read_click
from bot.blocks.screen import (
    Block,
    Button,
    ChannelMenu,
    Document,
    Menu,
    Picture,
    Screen,
    Section,
    Separator,
    Tone,
    UserMenu,
)
from bot.discordpy.components import Json, Upload
from tests.discord.limits_components import units

_STYLES = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.MAIN: discord.ButtonStyle.primary,
    Tone.GOOD: discord.ButtonStyle.success,
    Tone.GRAVE: discord.ButtonStyle.danger,
}
_PLAYABLE = [
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
]
_DEFAULTS: Json = {"spoiler": False, "disabled": False, "divider": True, "spacing": 1}
"""What Discord takes for granted, so that it need not be written."""


def view_of(screen: Screen, files: tuple[Upload, ...]) -> ui.LayoutView:
    """A view that shows the screen with these files."""
    left = [discord.File(io.BytesIO(one.content), one.name) for one in files]
    container: ui.Container[Any] = ui.Container(accent_colour=screen.colour)
    for block in screen.blocks:
        container.add_item(_item(block, left))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def bare(part: Any) -> Any:
    """Components without what Discord takes for granted, and without what makes a menu another one
    each time; ``required`` means nothing in messages."""
    if isinstance(part, list):
        return [bare(one) for one in part]
    if not isinstance(part, dict):
        return part
    told = {key: bare(value) for key, value in part.items() if key != "required"}
    if "custom_id" in told:
        told["custom_id"] = read_click(told["custom_id"])
        told.pop("id", None)
    return {k: v for k, v in told.items() if k not in _DEFAULTS or v != _DEFAULTS[k]}


def _item(block: Block, left: list[discord.File]) -> ui.Item[Any]:
    match block:
        case str():
            return ui.TextDisplay(block)
        case Section(text, button):
            return ui.Section(text, accessory=_button(button))
        case Picture(_, alt):
            return ui.MediaGallery(
                discord.MediaGalleryItem(left.pop(0), description=_short(alt, 1024))
            )
        case Document():
            return ui.File(left.pop(0))
        case Separator():
            return ui.Separator()
        case Menu():
            return ui.ActionRow(_menu(block))
        case ChannelMenu(click, placeholder=placeholder, chosen=chosen):
            channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
                custom_id=click.write(),
                placeholder=placeholder,
                channel_types=_PLAYABLE,
                max_values=25,
                default_values=[discord.Object(channel) for channel in chosen],
            )
            return ui.ActionRow(channels)
        case UserMenu(click, placeholder):
            people: ui.UserSelect[Any] = ui.UserSelect(
                custom_id=click.write(), placeholder=placeholder
            )
            return ui.ActionRow(people)
        case _:
            return ui.ActionRow(*map(_button, block))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        custom_id=button.click.write(),
        style=_STYLES[button.tone],
        disabled=not button.live,
        emoji=button.emoji,
    )


def _short(text: str, most: int = 100) -> str:
    """By the count of UTF-16."""
    if units(text) <= most:
        return text
    while units(text) > most - 1:
        text = text[:-1]
    return text + "…"


def _menu(menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=menu.click.write(),
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=min(menu.most, len(menu.choices)),
        disabled=not menu.live,
        options=[
            discord.SelectOption(
                label=_short(choice.label),
                value=choice.value,
                description=_short(choice.description) if choice.description else None,
                default=choice.chosen,
                emoji=choice.emoji,
            )
            for choice in menu.choices
        ],
    )
