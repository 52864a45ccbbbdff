"""A person says for which new tables of a server they want to be pinged."""

from functools import wraps

from bot.clicks.visit import ClickAction, ClickActions, ClickVisit
from bot.people.table_pings import TablePings
from bot.screens.quiet_hours import UnreadableQuietHours, quiet_form, read_quiet
from bot.screens.settings import PINGS
from bot.screens.table_pings import (
    PINGS_ALWAYS,
    PINGS_GAMES,
    PINGS_HOURS,
    PINGS_HOURS_SET,
    PINGS_OFF,
    PINGS_ON,
    hours_to_begin_with,
    table_pings_screen,
)
from bot.text.names import quoted
from engine.games.registry import REGISTRY


def _in_server(action: ClickAction) -> ClickAction:
    """They are set for each server by itself."""

    @wraps(action)
    async def answer(visit: ClickVisit) -> None:
        if visit.in_server:
            await action(visit)
        else:
            await visit.tell(visit.say("pings-where"))

    return answer


async def _now(visit: ClickVisit) -> TablePings | None:
    kept = await visit.services.forming.store.of_person(visit.guild_id, visit.user_id)
    return None if kept is None else TablePings.read(kept)


@_in_server
async def _open(visit: ClickVisit) -> None:
    await visit.show(table_pings_screen(await _now(visit), visit.say))


@_in_server
async def _on(visit: ClickVisit) -> None:
    await _keep(visit, await _now(visit) or TablePings())


@_in_server
async def _off(visit: ClickVisit) -> None:
    await _keep(visit, None)


@_in_server
async def _games(visit: ClickVisit) -> None:
    """Exactly these; all of them is what holds if nothing is chosen."""
    chosen = tuple(name for name in REGISTRY if name in visit.chosen)
    now = await _now(visit) or TablePings()
    await _keep(visit, now.put("games", () if len(chosen) == len(REGISTRY) else chosen))


@_in_server
async def _hours(visit: ClickVisit) -> None:
    """Ask from when to when."""
    hours = hours_to_begin_with(await _now(visit) or TablePings(), visit.reader.preferences.quiet)
    await visit.ask(quiet_form(hours, visit.say, PINGS_HOURS_SET, "pings-hours-title"))


@_in_server
async def _hours_set(visit: ClickVisit) -> None:
    now = await _now(visit) or TablePings()
    try:
        hours = read_quiet(visit.typed)
    except UnreadableQuietHours as wrong:
        notice = visit.say(wrong.message, typed=quoted(wrong.typed))
        await visit.repaint(table_pings_screen(now, visit.say, notice))
        return
    await _keep(visit, now.put("hours", hours))


@_in_server
async def _always(visit: ClickVisit) -> None:
    await _keep(visit, (await _now(visit) or TablePings()).put("hours", None))


async def _keep(visit: ClickVisit, pings: TablePings | None) -> None:
    kept = None if pings is None else pings.write()
    await visit.services.forming.store.keep(visit.guild_id, visit.user_id, kept)
    await visit.repaint(table_pings_screen(pings, visit.say))


ACTIONS: ClickActions = (
    (PINGS, _open),
    (PINGS_ON, _on),
    (PINGS_OFF, _off),
    (PINGS_GAMES, _games),
    (PINGS_HOURS, _hours),
    (PINGS_HOURS_SET, _hours_set),
    (PINGS_ALWAYS, _always),
)
