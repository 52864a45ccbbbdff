"""The channels for tables: the managers of a server choose them."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit, Visit
from bot.opening.channels import table_channels
from bot.screens.channels import channels_screen
from bot.screens.click import read_number
from bot.screens.screen import Screen


def channels_now(visit: Visit) -> Screen:
    """Where tables may be opened as things are now."""
    return channels_screen(table_channels(visit), visit.say)


async def _set(visit: ClickVisit) -> None:
    """Exactly these from now on; tables that are open elsewhere go on."""
    await _keep(visit, tuple(filter(None, map(read_number, visit.chosen))))


async def _everywhere(visit: ClickVisit) -> None:
    await _keep(visit, ())


async def _keep(visit: ClickVisit, channels: tuple[int, ...]) -> None:
    await visit.services.people.change_server_settings(
        visit.guild_id, lambda settings: settings.put("channels", channels)
    )
    await visit.repaint(channels_now(visit))


CHANNELS: Mapping[str, ClickAction] = {
    "channels-set": _set,
    "channels-everywhere": _everywhere,
}
