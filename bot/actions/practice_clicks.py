"""Practice deals, which one person plays in a panel, and a computer's advice."""

from collections.abc import Callable
from functools import wraps

from bot.blocks.control import read_number, read_positions
from bot.blocks.presenter import practice_seed
from bot.clicks.context import (
    ClickActions,
    ClickContext,
    InteractionContext,
    OldPanel,
    Refused,
    TableAction,
    TableActions,
    TableContext,
)
from bot.clicks.panel_answers import repaint_panel
from bot.games.registry import PRACTISED
from bot.opening.open_table import open_table
from bot.opening.opening_options import ComputerSeats, OpeningOptions
from bot.screens.advice_words import advice_section
from bot.screens.panel_controls import SUGGEST
from bot.screens.practice_panel import (
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
from bot.screens.rating_change import is_advised, never_counts
from bot.screens.rules_screen import PRACTICE
from bot.showing.hand_controls import button_moves, reading_of
from bot.text import Text
from bot.text.name_words import escaped
from bot.typed.writer import move_in_words
from bot.workers.worker import WorkerLost
from engine.computer.plain.advice import Advice
from engine.errors import Stale
from engine.games.registry import REGISTRY
from engine.moves import Move
from engine.observation import Observation
from engine.table.roster import Status


async def practise(
    context: InteractionContext, game: str, number: int = 0, *, new_message: bool
) -> None:
    """Deal a practice deal to this person.

    A new message starts with an introduction. The clicked message starts with the deal.

    ``number``: the practice deal, in the order of the game's practice deals. Raises KeyError for a
    game without practice deals.
    """
    lesson = PRACTISED[game]
    table = await context.services.registry.practise(
        guild_id=context.guild_id,
        channel_id=context.channel_id,
        user=context.user_id,
        name=context.user_name,
        game_name=game,
        computers=lesson.computers,
        seed=practice_seed(game, lesson.deals[number % len(lesson.deals)]),
    )
    if new_message:
        first, likes = table.view(context.user_id), context.reader.preferences
        await context.show(practice_begins_screen(first, context.say, text_first=likes.text_first))
    else:
        await repaint_panel(context, table)


async def _show_me(context: TableContext) -> None:
    """Show the move that a computer would make with this player's knowledge."""
    await _show_advice(context, lambda advice, words: shown_move(words, with_cards(context)))


async def _why(context: TableContext) -> None:
    """Show the computer's move, its reason, and the facts on which the reason is based."""
    table_view, say = context.table.view(context.user_id), with_cards(context)
    await _show_advice(
        context, lambda advice, words: explained_move(advice, words, table_view, say)
    )


async def _show_advice(context: TableContext, wording: Callable[[Advice, str], str]) -> None:
    """Show the words about the advice on the panel. ``wording`` makes them."""
    advice, observation = await decision(context)
    words = wording(advice, words_of_move(context, advice.move, observation))
    await repaint_panel(context, context.table, read_positions(context.click.rest), advised=words)


async def _do_it(context: TableContext) -> None:
    """Play the move that a computer would make."""
    advice, observation = await decision(context)
    words = words_of_move(context, advice.move, observation)
    notice = done_move(advice, words, context.table.view(context.user_id), with_cards(context))
    try:
        await context.table.play(context.user_id, advice.move, context.click.version)
    except Stale:
        raise OldPanel from None
    await repaint_panel(context, context.table, notice=notice, lasts=True)


async def _stop(context: TableContext) -> None:
    table = context.table
    if table.terms.practice and table.roster.status is Status.PLAYING:
        await table.leave(context.user_id)
    await context.repaint(practice_over_screen(table.view(context.user_id), context.say))


async def _begin(context: ClickContext) -> None:
    """Start practice in a new message. The page of rules with the button stays open."""
    await practise(context, _practised(context, context.click.rest), new_message=True)


async def _next_practice(context: ClickContext) -> None:
    """Start the game's next practice deal in the message of the previous deal."""
    game, _, number = context.click.rest.partition(".")
    game = _practised(context, game)
    await practise(context, game, read_number(number) or 0, new_message=False)


async def _real(context: ClickContext) -> None:
    """Open a real table in this channel. Outside of servers, say how to open one."""
    game = _practised(context, context.click.rest)
    if context.in_server:
        await open_table(context, REGISTRY[game], (), ComputerSeats(0), OpeningOptions())
    else:
        await context.reply(context.say("practice-real", game=game))


def _practised(context: ClickContext, game: str) -> str:
    if game not in PRACTISED:
        raise Refused(context.say("old-button"))
    return game


async def decision(context: TableContext) -> tuple[Advice, Observation]:
    """Return the advice of a computer for this person's seat, and the observation behind it.

    Raises OldPanel if the person has nothing to do, or if the clicked panel is old once the advice
    arrives. Raises WorkerLost if no decision arrives in time.
    """
    table, seat = context.table, context.table.seat_of(context.user_id)
    observation = table.observation(seat)
    if (
        observation is None
        or not table.is_fresh(context.click.version)
        or seat not in table.acting()
    ):
        raise OldPanel
    advice = await context.services.thinker.advise(observation)
    if not table.is_fresh(context.click.version):
        raise OldPanel
    return advice, observation


def with_cards(context: TableContext) -> Text:
    """Return this person's texts, with cards as letters if they read text first.

    For other people, cards are emojis.
    """
    return context.say if context.reader.preferences.text_first else context.say.rich


def words_of_move(context: TableContext, move: Move, observation: Observation) -> str:
    """Return the move in words, in the person's language."""
    names = [escaped(sitter.name) for sitter in context.table.roster.sitters]
    return move_in_words(move, observation, names, with_cards(context))


async def _suggest(context: TableContext) -> None:
    """Show all melds that can be laid, and a computer's advice with its reason."""
    table, selection = context.table, read_positions(context.click.rest)
    if not table.holds_still(context.user_id, context.click.version):
        raise OldPanel
    advised = None
    if is_advised(table.view(context.user_id)):
        advice, observation = await decision(context)
        words = words_of_move(context, advice.move, observation)
        table_view = table.view(context.user_id)
        reading = reading_of(table, context.user_id, advice.move, selection)
        advised = advice_section(advice, words, reading, table_view, with_cards(context))
    if advised is not None or button_moves(table, context.user_id, SUGGEST, selection):
        await repaint_panel(context, table, selection, button=SUGGEST, advised=advised)
        return
    table_view = table.view(context.user_id)
    rated = "suggest-rated" if table_view.terms.day is None else "daily-no-advice"
    why = [] if never_counts(table_view) else [context.say(rated)]
    await repaint_panel(context, table, selection, "\n".join([context.say("nothing-to-lay"), *why]))


def needs_decision(action: TableAction) -> TableAction:
    """Wrap an action, so that a missing decision is reported on the panel."""

    @wraps(action)
    async def tried(context: TableContext) -> None:
        try:
            await action(context)
        except WorkerLost:
            chosen = read_positions(context.click.rest)
            await repaint_panel(context, context.table, chosen, context.say("no-thought"))

    return tried


PERSONAL_ACTIONS: ClickActions = ((PRACTICE, _begin), (ANOTHER, _next_practice), (REAL, _real))


TABLE_ACTIONS: TableActions = (
    (SHOW_ME, needs_decision(_show_me)),
    (WHY, needs_decision(_why)),
    (DO_IT, needs_decision(_do_it)),
    (STOP, _stop),
    (SUGGEST, needs_decision(_suggest)),
)
