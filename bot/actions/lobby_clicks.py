"""The buttons of a lobby, and the host's private screens about seats and invitations."""

from collections.abc import Awaitable

from bot.actions.table_clicks import more_now
from bot.blocks.control import read_number
from bot.blocks.text_limit import address
from bot.clicks.context import Refused, TableActions, TableContext
from bot.clicks.panel_answers import notify, repaint_table
from bot.opening.open_table import ask_about_second_seat
from bot.people.admission import admit, not_invitable
from bot.screens.lobby_screen import (
    ADD_COMPUTER,
    AGREE,
    DECLINE,
    INVITE,
    JOIN,
    LENGTH,
    LUCK,
    REMOVE,
    SEATS,
    STAND,
    START,
    START_WITHOUT,
    TURN,
    UNINVITE,
    WAIT,
    lobby_seats_screen,
    other_rules_screen,
    waiting_screen,
)
from bot.screens.notes import note_screen
from engine.computer.strength import Strength
from engine.errors import IllegalMove, OtherRules, Reason
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.options import write_options
from engine.table import lobby, play
from engine.table.roster import Sitter, Status


async def _join(context: TableContext) -> None:
    await admit(context.services.people, context.services.boards, context.table, context.user_id)
    context.services.registry.openings.check_seat(context.user_id, context.click.table_id)
    await ask_about_second_seat(context, context.click.table_id)
    join = context.do(play.join, context.user_name, context.click.version)
    await _by_these_rules(context, join)


async def _agree(context: TableContext) -> None:
    await admit(context.services.people, context.services.boards, context.table, context.user_id)
    await _by_these_rules(context, context.do(play.agree, context.click.version))


async def _by_these_rules(context: TableContext, change: Awaitable[None]) -> None:
    """Make the change. If the player has not seen the current rules, show them instead."""
    try:
        if not context.on_private_message:
            await _change(context, change)
            return
        await change
        screen = note_screen(context.say("lobby-joined", jump=_address(context)), context.say)
    except OtherRules as other:
        table_view = context.table.view(context.user_id)
        screen = other_rules_screen(
            table_view, other.seen, context.say, context.services.usual.of(context.guild_id)
        )
    await (context.repaint if context.on_private_message else context.show)(screen)


async def _robot(context: TableContext) -> None:
    if context.click.rest not in tuple(Strength):
        raise Refused(context.say("old-button"))
    strength = Strength(context.click.rest)
    await _change(context, context.do(lobby.add_computer, strength))


async def _length(context: TableContext) -> None:
    """Change the rules to the length on the button."""
    if context.click.rest not in tuple(Length):
        raise Refused(context.say("old-button"))
    game = context.table.game
    chosen = REGISTRY[game.name].at_length(game.options, Length(context.click.rest))
    await _change(context, context.do(lobby.change_rules, write_options(chosen)))


async def _luck(context: TableContext) -> None:
    """Add the click's id to the salts of the shuffle.

    Discord numbers clicks, so the bot cannot choose the salt.
    """
    salt = dict(context.table.roster.salts).get(context.user_id, str(context.interaction.id))
    notice = context.say("luck-added", salt=salt)
    await _change(context, context.do(lobby.add_salt, salt), notice)
    if not context.on_private_message:  # a button of 0.1.0
        await context.reply(notice)


async def _start(context: TableContext) -> None:
    """Start the game. If invited people have not answered, ask the host about them first."""
    roster = context.table.roster
    waits = any(sitter.user != context.user_id for sitter in roster.asked)
    if waits and context.table.leads(context.user_id) and roster.status is Status.LOBBY:
        await context.do(lobby.take_charge)
        await context.show(waiting_screen(context.table.view(context.user_id), context.say))
    else:
        await _change(context, context.do(play.begin))


def _address(context: TableContext) -> str:
    where = context.table.header
    return address(where.guild_id, where.channel_id, context.table.message_id)


async def _change(
    context: TableContext, change: Awaitable[None], notice: str | None = None
) -> None:
    """Make the change, and repaint the message of the button."""
    if context.on_private_message:
        await change
        await context.repaint(more_now(context, notice))
        return
    async with context.services.public_messages.hold(context.table):
        await change
        await repaint_table(context, context.table)


async def _seats(context: TableContext) -> None:
    await context.do(lobby.take_charge)
    await context.show(lobby_seats_screen(context.table.view(context.user_id), context.say))


async def _remove(context: TableContext) -> None:
    """Remove the player or guest on the button. Notify a removed player."""
    rest = context.click.rest
    number = read_number(rest)
    who = rest if number is None else number
    before = context.table.roster
    sat = isinstance(who, int) and before.seat_of(who) is not None and who not in before.invited
    await context.do(lobby.remove, who)
    await _repaint_seats(context)
    if sat and who != context.user_id:
        await notify(context, context.table, "notice-removed", [int(who)])


async def _invite(context: TableContext) -> None:
    """Reserve a seat for the chosen member, and send them one notice."""
    chosen = context.chosen_member
    if chosen is None:
        await _repaint_seats(context, context.say("seats-no-member"))
        return
    user, name = chosen
    people, guild = context.services.people, context.table.header.guild_id
    if guild != context.guild_id:  # a member of another server can't be invited here
        await _repaint_seats(context, context.say("seats-no-member"))
        return
    if await not_invitable(people, guild, context.user_id, [user]):
        raise IllegalMove(Reason.NOT_INVITABLE)
    new = context.table.roster.seat_of(user) is None
    await context.do(lobby.invite, Sitter(user, name))
    await _repaint_seats(context)
    if new:
        await notify(context, context.table, "notice-invited", [user])


async def _free(context: TableContext) -> None:
    """Free the seats of all guests who have not answered. The public message shows the change."""
    await context.do(lobby.free_seats)
    await context.note(context.say("seats-freed"))


async def _start_without(context: TableContext) -> None:
    """Start right away. Notify guests who have not answered that their seats are gone."""
    asked = [sitter.user for sitter in context.table.roster.asked if sitter.user is not None]
    await context.do(play.begin, without_asked=True)
    await context.note(context.say("started"))
    await notify(context, context.table, "notice-started-without", asked)


async def _repaint_seats(context: TableContext, notice: str | None = None) -> None:
    screen = lobby_seats_screen(context.table.view(context.user_id), context.say, notice)
    await context.repaint(screen)


ACTIONS: TableActions = (
    (LENGTH, _length),
    (JOIN, _join),
    (AGREE, _agree),
    (STAND, lambda context: _change(context, context.do(play.leave))),
    (DECLINE, lambda context: _change(context, context.do(play.leave))),
    (ADD_COMPUTER, _robot),
    (LUCK, _luck),
    (TURN, lambda context: _change(context, context.do(lobby.turn_seats))),
    (START, _start),
    (SEATS, _seats),
    (REMOVE, _remove),
    (INVITE, _invite),
    (UNINVITE, _free),
    (START_WITHOUT, _start_without),
    (WAIT, lambda context: context.note(context.say("waiting-on"))),
)
