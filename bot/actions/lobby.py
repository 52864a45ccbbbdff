"""The buttons of a lobby."""

from collections.abc import Awaitable

from bot.clicks.answers import repaint_table
from bot.clicks.router import TableAction
from bot.clicks.second_seat import asks_about_second_seat
from bot.clicks.visit import TableVisit
from bot.people.admission import admit
from bot.screens.lobby_seats import waiting_screen
from engine.computer.strength import Strength
from engine.table.sitting import Status


async def _join(visit: TableVisit) -> None:
    await admit(visit.services.people, visit.table, visit.user_id)
    visit.services.registry.openings.check_seat(visit.user_id, visit.click.table_id)
    if await asks_about_second_seat(visit, visit.click.table_id):
        return
    join = visit.table.join(visit.user_id, visit.user_name, visit.click.version)
    await _change(visit, join)


async def _stand(visit: TableVisit) -> None:
    await _change(visit, visit.table.stand_up(visit.user_id))


async def _robot(visit: TableVisit) -> None:
    """A computer as strong as the button says; that of older messages says nothing of it."""
    rest = visit.click.rest
    strength = Strength(rest) if rest in tuple(Strength) else Strength.STEADY
    await _change(visit, visit.table.add_computer(visit.user_id, strength))


async def _luck(visit: TableVisit) -> None:
    """The salt is the click's own id: Discord counts those, and the bot cannot choose them."""
    salt = str(visit.interaction.id)
    await _change(visit, visit.table.add_salt(visit.user_id, salt))
    salts = dict(visit.table.sitting.salts)
    await visit.tell(visit.say("luck-added", salt=salts[visit.user_id]))


async def _start(visit: TableVisit) -> None:
    """A host who cannot start because somebody has not answered is asked what to do about it."""
    sitting = visit.table.sitting
    waits = any(sitter.user != visit.user_id for sitter in sitting.asked)
    if waits and visit.user_id == sitting.host and sitting.status is Status.LOBBY:
        await visit.show(waiting_screen(visit.table.view(visit.user_id), visit.say))
    else:
        await _change(visit, visit.table.begin(visit.user_id))


async def _change(visit: TableVisit, change: Awaitable[None]) -> None:
    """Make the change and answer with the lobby as it is then."""
    async with visit.services.public_messages.hold(visit.table):
        await change
        await repaint_table(visit, visit.table)


LOBBY: dict[str, TableAction] = {
    "join": _join,
    "stand": _stand,
    "decline": _stand,
    "robot": _robot,
    "luck": _luck,
    "start": _start,
}
