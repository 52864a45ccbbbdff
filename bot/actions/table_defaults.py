"""The defaults of new tables: the managers of a server choose them."""

from collections.abc import Callable, Mapping
from functools import partial

import discord

from bot.clicks.router import Personal, PersonalAction, chosen
from bot.clicks.services import Services, repaint
from bot.people.server_settings import ServerSettings
from bot.screens.screen import Screen
from bot.screens.table_defaults import SWITCHES, defaults_screen
from engine.table.terms import CLOCKS


def defaults_now(
    services: Services, interaction: discord.Interaction, notice: str | None = None
) -> Screen:
    """What new tables of the server have as things are now."""
    return defaults_screen(
        services.people.server_settings(interaction.guild_id or 0), services.say, notice
    )


async def _clock(personal: Personal) -> None:
    """A line of the menu, which an old panel may have of a clock that is no more."""
    [name] = chosen(personal.interaction)
    if name in CLOCKS:
        await _keep(personal, lambda settings: settings.put("clock", name))
    else:
        await _show(personal, personal.services.say("settings-unknown"))


async def _switch(name: str, personal: Personal) -> None:
    """To what the button said, however often it is pressed."""
    await _keep(personal, lambda settings: settings.put(name, personal.click.rest == "1"))


async def _own(personal: Personal) -> None:
    await _keep(personal, ServerSettings.as_upcards_own)


async def _keep(personal: Personal, change: Callable[[ServerSettings], ServerSettings]) -> None:
    """From now on; tables that are open go on as they were opened."""
    await personal.services.people.change_server_settings(
        personal.interaction.guild_id or 0, change
    )
    await _show(personal)


async def _show(personal: Personal, notice: str | None = None) -> None:
    screen = defaults_now(personal.services, personal.interaction, notice)
    await repaint(personal.interaction, screen, personal.services.painter)


DEFAULTS: Mapping[str, PersonalAction] = {
    "defaults-clock": _clock,
    **{f"defaults-{name}".replace("_", "-"): partial(_switch, name) for name in SWITCHES},
    "defaults-own": _own,
}
