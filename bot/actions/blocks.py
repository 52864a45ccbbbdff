"""Whom a person does not want to meet at a table: a list of their own."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit
from bot.screens.click import read_number
from bot.screens.kept_away import MOST, blocked_screen
from bot.screens.settings import settings_screen


async def _blocks(visit: ClickVisit) -> None:
    await _show(visit, visit.reader.preferences.blocked)


async def _block(visit: ClickVisit) -> None:
    """The person who was chosen in the menu; nobody else is told."""
    chosen, blocked = visit.chosen_member, visit.reader.preferences.blocked
    if chosen is None or chosen[0] == visit.user_id:
        await _show(visit, blocked, visit.say("blocked-nobody"))
    elif len(blocked) >= MOST:
        await _show(visit, blocked, visit.say("list-full", most=MOST))
    else:
        user = chosen[0]
        more = (*(one for one in blocked if one != user), user)
        await _keep(visit, more)
        await _show(visit, more, visit.say("blocked-now", who=f"<@{user}>"))


async def _unblock(visit: ClickVisit) -> None:
    user, blocked = read_number(visit.choice) or 0, visit.reader.preferences.blocked
    left = tuple(one for one in blocked if one != user)
    await _keep(visit, left)
    told = "blocked-lifted" if user in blocked else "blocked-never"
    await _show(visit, left, visit.say(told, who=f"<@{user}>"))


async def _settings(visit: ClickVisit) -> None:
    """Back to all settings."""
    await visit.repaint(settings_screen(visit.reader.preferences, visit.say))


async def _keep(visit: ClickVisit, blocked: tuple[int, ...]) -> None:
    preferences = visit.reader.preferences.put("blocked", blocked)
    locale = str(visit.interaction.locale)
    await visit.services.people.keep_preferences(visit.reader, preferences, locale)


async def _show(visit: ClickVisit, blocked: tuple[int, ...], notice: str | None = None) -> None:
    await visit.repaint(blocked_screen(blocked, visit.say, notice))


BLOCKS: Mapping[str, ClickAction] = {
    "blocks": _blocks,
    "block": _block,
    "unblock": _unblock,
    "settings": _settings,
}
