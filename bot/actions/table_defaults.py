"""The defaults of new tables: the managers of a server choose them."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit, Visit
from bot.people.server_settings import ServerSettings
from bot.screens.screen import Screen
from bot.screens.table_defaults import SWITCHES, defaults_screen
from engine.table.terms import CLOCKS


def defaults_now(visit: Visit, notice: str | None = None) -> Screen:
    """What new tables of the server have as things are now."""
    return defaults_screen(visit.server_settings, visit.say, notice)


async def _clock(visit: ClickVisit) -> None:
    """A line of the menu, which an old panel may have of a clock that is no more."""
    [name] = visit.chosen
    if name in CLOCKS:
        await _keep(visit, lambda settings: settings.put("clock", name))
    else:
        await _show(visit, visit.say("settings-unknown"))


async def _switch(name: str, visit: ClickVisit) -> None:
    """To what the button said, however often it is pressed."""
    await _keep(visit, lambda settings: settings.put(name, visit.click.rest == "1"))


async def _own(visit: ClickVisit) -> None:
    await _keep(visit, ServerSettings.as_upcards_own)


async def _keep(visit: ClickVisit, change: Callable[[ServerSettings], ServerSettings]) -> None:
    """From now on; tables that are open go on as they were opened."""
    await visit.services.people.change_server_settings(visit.guild_id, change)
    await _show(visit)


async def _show(visit: ClickVisit, notice: str | None = None) -> None:
    await visit.repaint(defaults_now(visit, notice))


DEFAULTS: Mapping[str, ClickAction] = {
    "defaults-clock": _clock,
    **{f"defaults-{name}".replace("_", "-"): partial(_switch, name) for name in SWITCHES},
    "defaults-own": _own,
}
