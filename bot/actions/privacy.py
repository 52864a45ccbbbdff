"""A person has himself forgotten, after one question."""

from collections.abc import Mapping

from bot.clicks.router import Personal, PersonalAction
from bot.clicks.services import Services, repaint
from bot.screens.notes import note_screen
from bot.screens.privacy import still_playing
from data.privacy import StillPlaying


async def channels_of(services: Services, user: int) -> list[int]:
    """Where the open tables are at which this person sits."""
    found = [await services.hall.find(table_id) for table_id in services.hall.of_user(user)]
    return [table.header.channel_id for table in found if table is not None]


async def _forget(personal: Personal) -> None:
    services, user = personal.services, personal.interaction.user.id
    channels = await channels_of(services, user)
    if channels:
        await _tell(personal, still_playing(channels, services.say))
        return
    # Many games take longer than Discord waits.
    await personal.interaction.response.defer()
    try:
        await services.privacy.forget(user)
    except StillPlaying:
        await _tell(personal, still_playing((), services.say))
        return
    services.people.forget(user)
    services.archive.forget()
    services.hall.let_go(user)
    await _tell(personal, services.say("privacy-forgotten"))


async def _keep(personal: Personal) -> None:
    await _tell(personal, personal.services.say("privacy-kept"))


async def _tell(personal: Personal, text: str) -> None:
    await repaint(personal.interaction, note_screen(text), personal.services.painter)


PRIVACY: Mapping[str, PersonalAction] = {"forget": _forget, "forget-not": _keep}
