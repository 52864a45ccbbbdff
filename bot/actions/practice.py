"""Practice: a deal for one person, who plays it in his private panel alone."""

from collections.abc import Mapping

import discord

from bot.actions.answers import follow, open_hand, repaint_panel
from bot.clicks.router import Action, Clicked, Personal, PersonalAction
from bot.clicks.services import Services, repaint, tell
from bot.screens.click import read_positions
from bot.screens.coach.lessons import LESSONS, practice_seed
from bot.screens.practice import advice, practice_over_screen
from bot.showing.hand_panel import desk, panel_screen
from bot.showing.panels import is_acting
from bot.typed.wording import in_words
from engine.table.sitting import Status


async def practise(
    services: Services, interaction: discord.Interaction, game: str, number: int = 0, *, anew: bool
) -> None:
    """Deal to this person and show him; ``anew``: in a new message instead of the clicked one.

    ``number`` says which of the game's practice deals. Raises KeyError for a game without any.
    """
    lesson, user = LESSONS[game], interaction.user
    table = await services.hall.practise(
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        user=user.id,
        name=user.display_name,
        game_name=game,
        computers=lesson.computers,
        seed=practice_seed(game, lesson.deals[number % len(lesson.deals)]),
    )
    if anew:
        await open_hand(services, interaction, table)
        return
    seen = table.version, is_acting(table, user.id)
    screen = panel_screen(table, services.reader, desk(table, services.reader))
    await repaint(interaction, screen, services.painter)
    follow(services, interaction, table, seen)


async def _show_me(clicked: Clicked) -> None:
    """What the computer would do in this seat, from what its player may see."""
    table, services, selection = clicked.table, clicked.services, read_positions(clicked.click.rest)
    seat = table.seat_of(clicked.user)
    if not table.is_fresh(clicked.click.version) or seat not in table.acting():
        await repaint_panel(clicked, notice=services.say("stale"))
        return
    mine, sight, say = table.knowledge(seat), table.sight(clicked.user), services.say
    assert mine is not None, "somebody is to act"
    move = await services.thinker.choose(mine)
    names = [sitter.name for sitter in table.sitting.sitters]
    words = in_words(move, mine, names, say.rich)
    fresh = table.is_fresh(clicked.click.version)
    notice = advice(move, words, sight, say) if fresh else say("stale")
    await repaint_panel(clicked, selection if fresh else (), notice)


async def _stop(clicked: Clicked) -> None:
    """Practice is over before its deal is."""
    table, services = clicked.table, clicked.services
    if table.terms.practice and table.sitting.status is Status.PLAYING:
        await table.leave(clicked.user)
    screen = practice_over_screen(table.sight(clicked.user), services.say)
    await repaint(clicked.interaction, screen, services.painter)


async def _begin(personal: Personal) -> None:
    """From the rules: in a message of its own, so that they stay open."""
    if await _can_be_practised(personal, personal.click.rest):
        await practise(personal.services, personal.interaction, personal.click.rest, anew=True)


async def _again(personal: Personal) -> None:
    """The next of the game's deals, in the message of the one before."""
    game, _, number = personal.click.rest.partition(".")
    if await _can_be_practised(personal, game):
        at = int(number) if number.isdecimal() else 0
        await practise(personal.services, personal.interaction, game, at, anew=False)


async def _real(personal: Personal) -> None:
    """Tell how a real table is opened."""
    services, game = personal.services, personal.click.rest
    if await _can_be_practised(personal, game):
        told = services.say("practice-real", game=services.say(f"name-{game}"))
        await tell(personal.interaction, told, services.painter)


async def _can_be_practised(personal: Personal, game: str) -> bool:
    if game in LESSONS:
        return True
    services = personal.services
    await tell(personal.interaction, services.say("old-button"), services.painter)
    return False


PRACTICE: dict[str, Action] = {"show-me": _show_me, "stop": _stop}

LEARNING: Mapping[str, PersonalAction] = {"practice": _begin, "again": _again, "real": _real}
