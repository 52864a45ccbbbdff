"""The first steps in a server (practice, or a new table), and the pages of help."""

from bot.blocks.control import ME
from bot.blocks.screen import Screen
from bot.blocks.text_limit import address
from bot.clicks.context import ClickActions, ClickContext, Refused
from bot.discordpy.components import as_message
from bot.discordpy.outcome import outcome
from bot.opening.open_table import open_table
from bot.opening.opening_options import (
    ComputerSeats,
    OpeningOptions,
    ask_for_guest,
    length_and_minutes,
)
from bot.screens.first_steps import (
    CHOOSE_GAME,
    CHOOSE_QUICK,
    HELP,
    LEARN,
    OPEN,
    OPEN_WITH,
    choose_game_screen,
    choose_quick_screen,
    help_screen,
    learn_screen,
    read_play_with,
)
from bot.screens.notes import note_screen
from bot.showing.open_panels import delete_message
from engine.games.registry import REGISTRY
from engine.listing import Length


async def _ask(context: ClickContext, screen: Screen) -> None:
    """Show a choice of games. It replaces the previous question."""
    old = context.services.panels.remember_note(ME, await context.show(screen))
    if old is not None:
        await delete_message(old)


async def _choose_game(context: ClickContext) -> None:
    await _ask(context, choose_game_screen(*await length_and_minutes(context), context.say))


async def _choose_quick(context: ClickContext) -> None:
    usual = await context.services.usual.learn(context.guild_id)
    await _ask(context, choose_quick_screen(usual, context.say))


async def _help(context: ClickContext) -> None:
    now = await length_and_minutes(context)
    await context.repaint(help_screen(context.click.rest, *now, context.say))


async def _open(context: ClickContext) -> None:
    """Open a lobby of the chosen game with the server's defaults and the button's length."""
    name, _, length = context.click.rest.partition(".")
    listing = REGISTRY.get(name)
    if listing is None or length not in ("", *Length):
        raise Refused(context.say("old-button"))
    options = OpeningOptions(length=length or None)
    table = await open_table(context, listing, (), ComputerSeats(0), options)
    asked = context.services.panels.take_note(ME, context.user_id, context.interaction.created_at)
    if table is None or asked is None:
        return
    where = table.header
    jump = address(where.guild_id, where.channel_id, table.message_id)
    message = "welcome-opened-quick" if length else "welcome-opened"
    screen = note_screen(context.say(message, jump=jump, game=name), context.say)
    body = await as_message(screen, context.services.painter)
    await outcome(asked.edit(body), "old_note_stays")


async def _open_with(context: ClickContext) -> None:
    """Open a lobby of the chosen game with a seat reserved for one guest."""
    invitation = read_play_with(context.click.rest)
    if invitation is None:
        raise Refused(context.say("old-button"))
    game, user = invitation
    guest = await ask_for_guest(context, user)
    await open_table(context, REGISTRY[game], (), ComputerSeats(0), OpeningOptions(), (guest,))


ACTIONS: ClickActions = (
    (LEARN, lambda context: context.show(learn_screen(context.say))),
    (CHOOSE_GAME, _choose_game),
    (CHOOSE_QUICK, _choose_quick),
    (OPEN, _open),
    (OPEN_WITH, _open_with),
    (HELP, _help),
)
