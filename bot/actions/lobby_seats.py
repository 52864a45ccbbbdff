"""The host's private screens of a lobby: who is invited, removed, and waited for."""

from bot.clicks.answers import repaint_table
from bot.clicks.notices import notify
from bot.clicks.router import TableAction
from bot.clicks.visit import TableVisit
from bot.people.admission import not_invitable
from bot.screens.click import read_number
from bot.screens.lobby_seats import lobby_seats_screen
from bot.screens.notes import note_screen
from engine.errors import IllegalMove, Reason
from engine.table.sitting import Sitter, host_of_lobby_only


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
    await _repaint(visit)
    if sat and who != visit.user_id:
        await notify(visit, visit.table, "notice-removed", [int(who)])


async def _invite(visit: TableVisit) -> None:
    """Keep a seat for the member who was chosen, and call them once."""
    chosen = visit.chosen_member
    if chosen is None:
        await _repaint(visit, visit.say("seats-no-member"))
        return
    user, name = chosen
    people, guild = visit.services.people, visit.table.header.guild_id
    if guild != visit.guild_id:  # a member of another server is none of this one
        await _repaint(visit, visit.say("seats-no-member"))
        return
    if await not_invitable(people, guild, visit.user_id, [user]):
        raise IllegalMove(Reason.NOT_INVITABLE)
    new = visit.table.sitting.seat_of(user) is None
    await visit.table.seats.invite(visit.user_id, Sitter(user, name))
    await _repaint(visit)
    if new:
        await notify(visit, visit.table, "notice-invited", [user])


async def _free(visit: TableVisit) -> None:
    """Free the seats of all who have still to answer; the message of the table says the rest."""
    if visit.on_private_message:
        await visit.table.seats.free(visit.user_id)
        await visit.repaint(note_screen(visit.say("seats-freed"), visit.say))
        return
    async with visit.services.public_messages.hold(visit.table):
        await visit.table.seats.free(visit.user_id)
        await repaint_table(visit, visit.table)


async def _start_without(visit: TableVisit) -> None:
    """Start at once; those who have not answered are told why they are not there."""
    asked = [sitter.user for sitter in visit.table.sitting.asked if sitter.user is not None]
    await visit.table.seats.begin_without_asked(visit.user_id)
    await visit.repaint(note_screen(visit.say("started"), visit.say))
    await notify(visit, visit.table, "notice-started-without", asked)


async def _wait(visit: TableVisit) -> None:
    await visit.repaint(note_screen(visit.say("waiting-on"), visit.say))


async def _repaint(visit: TableVisit, notice: str | None = None) -> None:
    screen = lobby_seats_screen(visit.table.view(visit.user_id), visit.say, notice)
    await visit.repaint(screen)


LOBBY_SEATS: dict[str, TableAction] = {
    "seats": _seats,
    # A button of older messages, for sending a computer away.
    "unrobot": _seats,
    "remove": _remove,
    "invite": _invite,
    "uninvite": _free,
    "start-without": _start_without,
    "wait": _wait,
}
