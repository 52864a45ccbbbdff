"""The defaults of new tables: the managers of a server choose them."""

from collections.abc import Callable, Mapping
from functools import partial

import discord

from bot.clicks.router import Personal, PersonalAction, chosen
from bot.clicks.services import House, repaint
from bot.people.preferences import Custom
from bot.screens.screen import Screen
from bot.screens.table_defaults import SWITCHES, defaults_screen
from engine.table.terms import CLOCKS


def defaults_now(
    house: House, interaction: discord.Interaction, notice: str | None = None
) -> Screen:
    """What new tables of the server have as things are now."""
    return defaults_screen(house.readers.custom(interaction.guild_id or 0), house.say, notice)


async def _clock(personal: Personal) -> None:
    """A line of the menu, which an old panel may have of a clock that is no more."""
    [name] = chosen(personal.interaction)
    if name in CLOCKS:
        await _keep(personal, lambda custom: custom.put("clock", name))
    else:
        await _show(personal, personal.house.say("settings-unknown"))


async def _switch(name: str, personal: Personal) -> None:
    """To what the button said, however often it is pressed."""
    await _keep(personal, lambda custom: custom.put(name, personal.click.rest == "1"))


async def _own(personal: Personal) -> None:
    await _keep(personal, Custom.as_upcards_own)


async def _keep(personal: Personal, change: Callable[[Custom], Custom]) -> None:
    """From now on; tables that are open go on as they were opened."""
    await personal.house.readers.customize(personal.interaction.guild_id or 0, change)
    await _show(personal)


async def _show(personal: Personal, notice: str | None = None) -> None:
    screen = defaults_now(personal.house, personal.interaction, notice)
    await repaint(personal.interaction, screen, personal.house.painter)


DEFAULTS: Mapping[str, PersonalAction] = {
    "defaults-clock": _clock,
    **{f"defaults-{name}".replace("_", "-"): partial(_switch, name) for name in SWITCHES},
    "defaults-own": _own,
}
