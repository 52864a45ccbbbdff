"""A person has himself forgotten, after one question."""

from collections.abc import Mapping

from bot.clicks.router import Personal, PersonalAction
from bot.clicks.services import House, repaint
from bot.screens.notes import note_screen
from bot.screens.privacy import still_playing
from data.privacy import StillPlaying


async def channels_of(house: House, user: int) -> list[int]:
    """Where the open tables are at which this person sits."""
    found = [await house.hall.find(table_id) for table_id in house.hall.of_user(user)]
    return [table.header.channel_id for table in found if table is not None]


async def _forget(personal: Personal) -> None:
    house, user = personal.house, personal.interaction.user.id
    channels = await channels_of(house, user)
    if channels:
        await _tell(personal, still_playing(channels, house.say))
        return
    # Many games take longer than Discord waits.
    await personal.interaction.response.defer()
    try:
        await house.privacy.forget(user)
    except StillPlaying:
        await _tell(personal, still_playing((), house.say))
        return
    house.readers.forget(user)
    house.archive.forget()
    house.hall.let_go(user)
    await _tell(personal, house.say("privacy-forgotten"))


async def _keep(personal: Personal) -> None:
    await _tell(personal, personal.house.say("privacy-kept"))


async def _tell(personal: Personal, text: str) -> None:
    await repaint(personal.interaction, note_screen(text), personal.house.painter)


PRIVACY: Mapping[str, PersonalAction] = {"forget": _forget, "forget-not": _keep}
