"""Practice: a deal for one person, who plays it in their private panel alone."""

from collections.abc import Callable

from bot.actions.advice import advised_move, needs_thought, thought, with_cards
from bot.clicks.answers import repaint_panel
from bot.clicks.visit import ClickActions, ClickVisit, TableActions, TableVisit, Visit
from bot.opening.computer_seats import ComputerSeats
from bot.opening.opening_options import OpeningOptions
from bot.opening.table import open_table
from bot.screens.click import read_number, read_positions
from bot.screens.coach.lessons import LESSONS, practice_seed
from bot.screens.practice import (
    ANOTHER,
    DO_IT,
    REAL,
    SHOW_ME,
    STOP,
    WHY,
    done_move,
    explained_move,
    practice_begins_screen,
    practice_over_screen,
    shown_move,
)
from bot.screens.rules import PRACTICE
from engine.computer.advice import Advice
from engine.errors import Stale
from engine.games.registry import REGISTRY
from engine.table.sitting import Status


async def practise(visit: Visit, game: str, number: int = 0, *, new_message: bool) -> None:
    """Deal to this person: in a new message it begins with what it is about, else at once.

    ``number`` says which of the game's practice deals. Raises KeyError for a game without any.
    """
    lesson = LESSONS[game]
    table = await visit.services.hall.practise(
        guild_id=visit.guild_id,
        channel_id=visit.channel_id,
        user=visit.user_id,
        name=visit.user_name,
        game_name=game,
        computers=lesson.computers,
        seed=practice_seed(game, lesson.deals[number % len(lesson.deals)]),
    )
    if new_message:
        first, likes = table.sight(visit.user_id), visit.reader.preferences
        await visit.show(practice_begins_screen(first, visit.say, text_first=likes.text_first))
    else:
        await repaint_panel(visit, table)


async def _show_me(visit: TableVisit) -> None:
    """What a computer would do in this seat, from what its player may see."""
    await _tell(visit, lambda advice, words: shown_move(words, with_cards(visit)))


async def _why(visit: TableVisit) -> None:
    """The same with the reason, and with what the computer saw."""
    sight, say = visit.table.sight(visit.user_id), with_cards(visit)
    await _tell(visit, lambda advice, words: explained_move(advice, words, sight, say))


async def _tell(visit: TableVisit, told: Callable[[Advice, str], str]) -> None:
    """Show on the panel what is told of the advice and of its move in words."""
    found = await thought(visit)
    if found is None:
        await repaint_panel(visit, visit.table, notice=visit.out_of_date())
        return
    words = told(found[0], advised_move(visit, *found))
    await repaint_panel(visit, visit.table, read_positions(visit.click.rest), advised=words)


async def _do_it(visit: TableVisit) -> None:
    """The same, done at once."""
    found = await thought(visit)
    if found is None:
        await repaint_panel(visit, visit.table, notice=visit.out_of_date())
        return
    advice, words = found[0], advised_move(visit, *found)
    notice = done_move(advice, words, visit.table.sight(visit.user_id), with_cards(visit))
    try:
        await visit.table.play(visit.user_id, advice.move, visit.click.version)
    except Stale as older:
        await repaint_panel(visit, visit.table, notice=visit.out_of_date(older))
        return
    await repaint_panel(visit, visit.table, notice=notice, lasts=True)


async def _stop(visit: TableVisit) -> None:
    """Practice is over before its deal is."""
    table = visit.table
    if table.terms.practice and table.sitting.status is Status.PLAYING:
        await table.leave(visit.user_id)
    await visit.repaint(practice_over_screen(table.sight(visit.user_id), visit.say))


async def _begin(visit: ClickVisit) -> None:
    """From the rules: in a message of its own, so that they stay open."""
    if await _can_be_practised(visit, visit.click.rest):
        await practise(visit, visit.click.rest, new_message=True)


async def _again(visit: ClickVisit) -> None:
    """The next of the game's deals, in the message of the one before."""
    game, _, number = visit.click.rest.partition(".")
    if await _can_be_practised(visit, game):
        await practise(visit, game, read_number(number) or 0, new_message=False)


async def _real(visit: ClickVisit) -> None:
    """Open a real table in this channel; outside of servers tell how that is done."""
    game = visit.click.rest
    if not await _can_be_practised(visit, game):
        return
    if visit.in_server:
        await open_table(visit, REGISTRY[game], (), ComputerSeats(0), OpeningOptions())
    else:
        await visit.tell(visit.say("practice-real", game=game))


async def _can_be_practised(visit: ClickVisit, game: str) -> bool:
    if game in LESSONS:
        return True
    await visit.tell(visit.say("old-button"))
    return False


TABLE_ACTIONS: TableActions = (
    (SHOW_ME, needs_thought(_show_me)),
    (WHY, needs_thought(_why)),
    (DO_IT, needs_thought(_do_it)),
    (STOP, _stop),
)

PERSONAL_ACTIONS: ClickActions = ((PRACTICE, _begin), (ANOTHER, _again), (REAL, _real))
