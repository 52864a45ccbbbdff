"""A lobby: its buttons, and its host's private screens of who is invited, removed, waited for."""

from collections.abc import Awaitable

from bot.clicks.answers import repaint_table
from bot.clicks.context import TableActions, TableVisit
from bot.clicks.notices import notify
from bot.opening.table import asks_about_second_seat
from bot.people.admission import admit, not_invitable
from bot.screens.click import read_number
from bot.screens.lobby import (
    ADD_COMPUTER,
    DECLINE,
    INVITE,
    JOIN,
    LUCK,
    REMOVE,
    SEATS,
    STAND,
    START,
    START_WITHOUT,
    UNINVITE,
    WAIT,
    lobby_seats_screen,
    waiting_screen,
)
from bot.screens.notes import note_screen
from engine.computer.strength import Strength
from engine.errors import IllegalMove, Reason
from engine.table.roster import Sitter, Status, host_of_lobby_only


async def _join(visit: TableVisit) -> None:
    await admit(visit.services.people, visit.table, visit.user_id)
    visit.services.registry.openings.check_seat(visit.user_id, visit.click.table_id)
    if await asks_about_second_seat(visit, visit.click.table_id):
        return
    join = visit.table.join(visit.user_id, visit.user_name, visit.click.version)
    await _change(visit, join)


async def _stand(visit: TableVisit) -> None:
    await _change(visit, visit.table.stand_up(visit.user_id))


async def _decline(visit: TableVisit) -> None:
    await _stand(visit)


async def _robot(visit: TableVisit) -> None:
    """A computer as strong as the button says."""
    if visit.click.rest not in tuple(Strength):
        await visit.tell(visit.say("old-button"))
        return
    strength = Strength(visit.click.rest)
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


async def _seats(visit: TableVisit) -> None:
    """All seats, for the host."""
    host_of_lobby_only(visit.table.sitting, visit.user_id)
    await visit.show(lobby_seats_screen(visit.table.view(visit.user_id), visit.say))


async def _remove(visit: TableVisit) -> None:
    """Free the seat that stands behind the button; who sat there is told."""
    rest = visit.click.rest
    number = read_number(rest)
    who = rest if number is None else number
    before = visit.table.sitting
    sat = isinstance(who, int) and before.seat_of(who) is not None and who not in before.invited
    await visit.table.seats.remove(visit.user_id, who)
    await _repaint_seats(visit)
    if sat and who != visit.user_id:
        await notify(visit, visit.table, "notice-removed", [int(who)])


async def _invite(visit: TableVisit) -> None:
    """Keep a seat for the member who was chosen, and call them once."""
    chosen = visit.chosen_member
    if chosen is None:
        await _repaint_seats(visit, visit.say("seats-no-member"))
        return
    user, name = chosen
    people, guild = visit.services.people, visit.table.header.guild_id
    if guild != visit.guild_id:  # a member of another server is none of this one
        await _repaint_seats(visit, visit.say("seats-no-member"))
        return
    if await not_invitable(people, guild, visit.user_id, [user]):
        raise IllegalMove(Reason.NOT_INVITABLE)
    new = visit.table.sitting.seat_of(user) is None
    await visit.table.seats.invite(visit.user_id, Sitter(user, name))
    await _repaint_seats(visit)
    if new:
        await notify(visit, visit.table, "notice-invited", [user])


async def _free(visit: TableVisit) -> None:
    """Free the seats of all who have still to answer; the message of the table says the rest."""
    await visit.table.seats.free(visit.user_id)
    await visit.repaint(note_screen(visit.say("seats-freed"), visit.say))


async def _start_without(visit: TableVisit) -> None:
    """Start at once; those who have not answered are told why they are not there."""
    asked = [sitter.user for sitter in visit.table.sitting.asked if sitter.user is not None]
    await visit.table.seats.begin_without_asked(visit.user_id)
    await visit.repaint(note_screen(visit.say("started"), visit.say))
    await notify(visit, visit.table, "notice-started-without", asked)


async def _wait(visit: TableVisit) -> None:
    await visit.repaint(note_screen(visit.say("waiting-on"), visit.say))


async def _repaint_seats(visit: TableVisit, notice: str | None = None) -> None:
    screen = lobby_seats_screen(visit.table.view(visit.user_id), visit.say, notice)
    await visit.repaint(screen)


ACTIONS: TableActions = (
    (JOIN, _join),
    (STAND, _stand),
    (DECLINE, _decline),
    (ADD_COMPUTER, _robot),
    (LUCK, _luck),
    (START, _start),
    (SEATS, _seats),
    (REMOVE, _remove),
    (INVITE, _invite),
    (UNINVITE, _free),
    (START_WITHOUT, _start_without),
    (WAIT, _wait),
)
