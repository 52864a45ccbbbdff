"""The channels for tables: the managers of a server choose them."""

from collections.abc import Mapping

import discord

from bot.clicks.router import Personal, PersonalAction, chosen
from bot.clicks.services import Services, repaint
from bot.opening.channels import table_channels
from bot.screens.channels import channels_screen
from bot.screens.screen import Screen


def channels_now(services: Services, interaction: discord.Interaction) -> Screen:
    """Where tables may be opened as things are now."""
    return channels_screen(table_channels(services, interaction), services.say)


async def _set(personal: Personal) -> None:
    """Exactly these from now on; tables that are open elsewhere go on."""
    await _keep(personal, tuple(map(int, chosen(personal.interaction))))


async def _everywhere(personal: Personal) -> None:
    await _keep(personal, ())


async def _keep(personal: Personal, channels: tuple[int, ...]) -> None:
    services, interaction = personal.services, personal.interaction
    await services.people.change_server_settings(
        interaction.guild_id or 0, lambda settings: settings.put("channels", channels)
    )
    await repaint(interaction, channels_now(services, interaction), services.painter)


CHANNELS: Mapping[str, PersonalAction] = {
    "channels-set": _set,
    "channels-everywhere": _everywhere,
}
