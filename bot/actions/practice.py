"""What a computer would do: Suggest, and a practice deal, which one person plays in their panel."""

from collections.abc import Callable
from functools import wraps

from bot.clicks.answers import repaint_panel
from bot.clicks.context import (
    ClickActions,
    ClickVisit,
    TableAction,
    TableActions,
    TableVisit,
    Visit,
)
from bot.opening.options import ComputerSeats, OpeningOptions
from bot.opening.table import open_table
from bot.screens.advice import advice_section, is_advised
from bot.screens.click import read_number, read_positions
from bot.screens.coach.lessons import LESSONS, practice_seed
from bot.screens.panel_controls import SUGGEST
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
from bot.screens.rating_change import never_counts
from bot.screens.rules import PRACTICE
from bot.showing.hand_controls import button_moves
from bot.text import Text
from bot.text.names import escaped
from bot.typed.wording import move_in_words
from bot.workers.worker import WorkerLost
from engine.computer.advice import Advice
from engine.errors import Stale
from engine.games.registry import REGISTRY
from engine.observation import Observation
from engine.table.roster import Status


async def practise(visit: Visit, game: str, number: int = 0, *, new_message: bool) -> None:
    """Deal to this person: in a new message it begins with what it is about, else at once.

    ``number`` says which of the game's practice deals. Raises KeyError for a game without any.
    """
    lesson = LESSONS[game]
    table = await visit.services.registry.practise(
        guild_id=visit.guild_id,
        channel_id=visit.channel_id,
        user=visit.user_id,
        name=visit.user_name,
        game_name=game,
        computers=lesson.computers,
        seed=practice_seed(game, lesson.deals[number % len(lesson.deals)]),
    )
    if new_message:
        first, likes = table.view(visit.user_id), visit.reader.preferences
        await visit.show(practice_begins_screen(first, visit.say, text_first=likes.text_first))
    else:
        await repaint_panel(visit, table)


async def _show_me(visit: TableVisit) -> None:
    """What a computer would do in this seat, from what its player may see."""
    await _tell(visit, lambda advice, words: shown_move(words, with_cards(visit)))


async def _why(visit: TableVisit) -> None:
    """The same with the reason, and with what the computer saw."""
    sight, say = visit.table.view(visit.user_id), with_cards(visit)
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
    notice = done_move(advice, words, visit.table.view(visit.user_id), with_cards(visit))
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
    await visit.repaint(practice_over_screen(table.view(visit.user_id), visit.say))


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


async def thought(visit: TableVisit) -> tuple[Advice, Observation] | None:
    """What a computer would do in this person's seat, and what it knew.

    None if they have nothing to do, or if the clicked panel is old or has become so meanwhile.
    Raises WorkerLost if no thought comes in time.
    """
    table, seat = visit.table, visit.table.seat_of(visit.user_id)
    mine = table.observation(seat)
    if mine is None or not table.is_fresh(visit.click.version) or seat not in table.acting():
        return None
    advice = await visit.services.thinker.advise(mine)
    return (advice, mine) if table.is_fresh(visit.click.version) else None


def with_cards(visit: TableVisit) -> Text:
    """Texts with cards as this person reads them: who does so with their ears hears letters, not
    the names of emojis."""
    return visit.say if visit.reader.preferences.text_first else visit.say.rich


def advised_move(visit: TableVisit, advice: Advice, mine: Observation) -> str:
    """The move in the words of whoever asked."""
    names = [escaped(sitter.name) for sitter in visit.table.sitting.sitters]
    return move_in_words(advice.move, mine, names, with_cards(visit))


async def _suggest(visit: TableVisit) -> None:
    """Everything that can be laid, and a move of the turn with its reason."""
    table, selection = visit.table, read_positions(visit.click.rest)
    if not table.holds_still(visit.user_id, visit.click.version):
        await repaint_panel(visit, table, notice=visit.out_of_date())
        return
    advised = None
    if is_advised(table.view(visit.user_id)):
        found = await thought(visit)
        if found is None:
            await repaint_panel(visit, table, notice=visit.out_of_date())
            return
        words, sight = advised_move(visit, *found), table.view(visit.user_id)
        advised = advice_section(found[0], words, sight, with_cards(visit))
    if advised is not None or button_moves(table, visit.user_id, SUGGEST, selection):
        await repaint_panel(visit, table, selection, button=SUGGEST, advised=advised)
        return
    sight = table.view(visit.user_id)
    why = [] if never_counts(sight) else [visit.say("suggest-rated")]
    await repaint_panel(visit, table, selection, "\n".join([visit.say("nothing-to-lay"), *why]))


def needs_thought(action: TableAction) -> TableAction:
    """The same action, which says on the panel where no thought comes in time."""

    @wraps(action)
    async def tried(visit: TableVisit) -> None:
        try:
            await action(visit)
        except WorkerLost:
            chosen = read_positions(visit.click.rest)
            await repaint_panel(visit, visit.table, chosen, visit.say("no-thought"))

    return tried


PERSONAL_ACTIONS: ClickActions = ((PRACTICE, _begin), (ANOTHER, _again), (REAL, _real))


TABLE_ACTIONS: TableActions = (
    (SHOW_ME, needs_thought(_show_me)),
    (WHY, needs_thought(_why)),
    (DO_IT, needs_thought(_do_it)),
    (STOP, _stop),
    (SUGGEST, needs_thought(_suggest)),
)
