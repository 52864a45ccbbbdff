"""A person has themselves forgotten, after one question."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit, Visit
from bot.screens.notes import note_screen
from bot.screens.privacy import still_playing
from data.privacy import StillPlaying


async def channels_with_tables(visit: Visit) -> list[int]:
    """Where the open tables are at which this person sits."""
    registry = visit.services.registry
    mine = [*registry.of_user(visit.user_id), *registry.stopped_of(visit.user_id)]
    found = [await registry.find(table_id) for table_id in mine]
    return [table.header.channel_id for table in found if table is not None]


async def _forget(visit: ClickVisit) -> None:
    services, user = visit.services, visit.user_id
    channels = await channels_with_tables(visit)
    if channels:
        await _tell(visit, still_playing(channels, visit.say))
        return
    # Many games take longer than Discord waits.
    await visit.will_repaint()
    try:
        await services.privacy.forget(user)
    except StillPlaying:
        await _tell(visit, still_playing((), visit.say))
        return
    services.people.forget(user)
    services.archive.forget()
    services.registry.let_go(user)
    await _tell(visit, visit.say("privacy-forgotten"))


async def _keep(visit: ClickVisit) -> None:
    await _tell(visit, visit.say("privacy-kept"))


async def _tell(visit: ClickVisit, text: str) -> None:
    await visit.repaint(note_screen(text, visit.say))


PRIVACY: Mapping[str, ClickAction] = {"forget": _forget, "forget-not": _keep}
