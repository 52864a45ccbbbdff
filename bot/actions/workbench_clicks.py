"""The clicks of a workbench, which choose cards, move them, and play the draft."""

from asyncio import gather
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bot.actions.practice_clicks import decision, with_cards, words_of_move
from bot.actions.turn_clicks import make_move
from bot.blocks.control import read_number
from bot.blocks.screen import MENU_LINES
from bot.clicks.context import OldPanel, TableAction, TableActions, TableContext
from bot.clicks.panel_answers import repaint_panel
from bot.people.preferences import NEXT_SORT, Sort
from bot.screens.advice_words import reason
from bot.screens.bench_panel import (
    BENCH_ADD,
    BENCH_BACK,
    BENCH_CARDS,
    BENCH_CLEAR,
    BENCH_DONE,
    BENCH_HAND,
    BENCH_KNOCK,
    BENCH_LAY,
    BENCH_LEAVE,
    BENCH_OPEN,
    BENCH_PUT,
    BENCH_READ,
    BENCH_SORT,
    BENCH_SUGGEST,
    BENCH_UNDO,
    BENCH_WAY,
    mark_of,
    read_picks,
)
from bot.screens.rating_change import is_advised
from bot.text import Text
from bot.typed.table_line import table_of
from bot.typed.writer import rearranged
from bot.workbench.bench import Bench, Picks, bench_of, open_places, reader
from bot.workbench.draft import GROUPS, Draft, Place, changes, is_moved
from bot.workbench.drafts import draft_at, keep_draft, store_draft
from bot.workers.worker import WorkerLost
from engine.cards import Card
from engine.moves import Draw, KnockOnTable, Pass, Rearrange
from engine.observation import Observation
from engine.steps.rearrange import Table


class _Work(NamedTuple):
    """The clicked workbench."""

    observation: Observation
    """The knowledge of the workbench's player."""
    draft: Draft
    """The groups so far."""
    picks: Picks
    """The chosen cards."""

    @property
    def bench(self) -> Bench:
        return bench_of(self.observation, self.draft, self.picks)


class _Advised(NamedTuple):
    """The advice of a computer about this turn."""

    words: str
    """The advised move in words."""
    why: str
    """The reason for this move."""
    laid: tuple[Card, ...]
    """The cards that this move lays."""
    waits: bool
    """Whether this move draws or passes instead of laying cards."""


Worked = Callable[[TableContext, _Work], Awaitable[None]]


def _on_bench(action: Worked) -> TableAction:
    """Wrap an action on the workbench. If the clicked draft is old or gone, say so instead."""

    async def act(context: TableContext) -> None:
        table, user = context.table, context.user_id
        observation, draft = table.observation(table.roster.seat_of(user)), draft_at(table, user)
        if (
            observation is None
            or draft is None
            or not table.holds_still(user, context.click.version)
        ):
            await repaint_panel(context, table, notice=_gone(context, context.out_of_date()))
            return
        picks = read_picks(context.click.rest, draft)
        if picks is None:
            older = context.say("bench-changed") if draft.is_touched else context.out_of_date()
            await repaint_panel(
                context, table, notice=older if draft.is_touched else _gone(context, older)
            )
            return
        await action(context, _Work(observation, draft, picks))

    return act


def _gone(context: TableContext, otherwise: str) -> str:
    """Return the notice for a click on a workbench that no longer exists."""
    return context.say("bench-lost") if is_moved(mark_of(context.click.rest)) else otherwise


def _numbers(context: TableContext) -> tuple[int, ...]:
    numbers = map(read_number, context.chosen)
    return tuple(number for number in numbers if number is not None)


async def _choose(
    context: TableContext, work: _Work, picks: Picks, notice: str | None = None
) -> None:
    """Show the choice. For a single card, search the new tables that include it."""
    picks = picks.within(work.draft)
    with suppress(WorkerLost):
        picks = picks._replace(ways=await _ways(context, work, picks))
    await repaint_panel(context, context.table, picks, notice)


async def _ways(context: TableContext, work: _Work, picks: Picks) -> tuple[Table, ...] | None:
    """Return the new tables that include the one chosen card, or None for any other choice."""
    if picks.one_card is None:
        return None
    card, thinker = work.draft.hand[picks.one_card], context.services.thinker
    tables = await thinker.placements(work.observation, work.draft.table, card)
    _check_unchanged(context, work)
    return tables


def _check_unchanged(context: TableContext, work: _Work) -> None:
    """Raise OldPanel if the draft has changed during a search."""
    if draft_at(context.table, context.user_id) != work.draft:
        raise OldPanel


async def _hand(context: TableContext, work: _Work) -> None:
    """Choose cards from one menu. The click carries the choice in the other menus."""
    held = tuple(sorted({*work.picks.held, *_numbers(context)}))
    await _choose(context, work, work.picks._replace(held=held))


async def _open(context: TableContext, work: _Work) -> None:
    """Open the melds chosen in one menu. Melds opened from the other menu stay open."""
    begin = (context.click.number or 0) * MENU_LINES
    listed = work.draft.numbers()[begin : begin + MENU_LINES]
    opened = (*(number for number in work.picks.opened if number not in listed), *_numbers(context))
    await _choose(context, work, work.picks._replace(opened=opened))


async def _cards(context: TableContext, work: _Work) -> None:
    open_cards = open_places(work.draft, work.picks.opened)
    places = tuple(open_cards[index] for index in _numbers(context) if index < len(open_cards))
    await _choose(context, work, work.picks._replace(places=places))


async def _put(context: TableContext, work: _Work) -> None:
    """Move the chosen cards to a group, to a new group, or back into the hand."""
    observation, draft, picks = work
    value = context.choice
    if not picks.any:
        await _choose(context, work, picks, context.say("bench-nothing-chosen"))
    elif value.startswith("j"):
        await _fill(context, work, read_number(value[1:]))
    elif value == "b":
        await _keep(context, draft.returned(picks.places, reader(observation.game.melds)))
    else:
        await _add(context, work, read_number(value))


async def _add(context: TableContext, work: _Work, target: int | None) -> None:
    """Move the chosen cards to this group, or to a new group."""
    observation, draft, picks = work
    after = draft.moved(picks.places, picks.held, target, reader(observation.game.melds))
    await (_full(context, work) if after is None else _keep(context, after))


async def _way(context: TableContext, work: _Work) -> None:
    """Use a new table that includes the chosen card."""
    try:
        ways = await _ways(context, work, work.picks)
    except WorkerLost:
        await repaint_panel(context, context.table, work.picks, context.say("no-thought"))
        return
    number = context.click.number
    if ways is None or number is None or number >= len(ways):
        raise OldPanel
    await _keep(context, work.draft.laid_out(ways[number]))


async def _full(context: TableContext, work: _Work) -> None:
    await _choose(context, work, work.picks, context.say("bench-full", count=GROUPS))


async def _fill(context: TableContext, work: _Work, position: int | None) -> None:
    """Replace a joker by the chosen cards.

    Then the joker is the chosen card, because the player has to lay it next.
    """
    observation, draft, picks = work
    fillings = work.bench.fillings
    if position is None or position >= len(fillings):
        await _choose(context, work, picks, context.out_of_date())
        return
    after = draft.freed(
        picks.places, picks.held, fillings[position], reader(observation.game.melds)
    )
    if after is None:
        await _full(context, work)
        return
    freed = [number for number in after.numbers() if number not in draft.numbers()]
    chosen = Picks((), tuple(freed), tuple(Place(number, 0) for number in freed))
    await _keep(context, after, picks=chosen.within(after))


async def _keep(
    context: TableContext, draft: Draft, notice: str | None = None, picks: Picks | None = None
) -> None:
    """Keep this draft and show it. Storing and painting run at the same time."""
    table = context.table
    keep_draft(table, context.user_id, draft)
    await gather(repaint_panel(context, table, picks or (), notice), store_draft(table))


async def _read(context: TableContext, work: _Work) -> None:
    """Let the jokers of a group stand for the chosen reading's cards."""
    number, others = next(iter(_numbers(context)), -1), work.bench.others
    if not 0 <= number < len(others):
        await _choose(context, work, work.picks, context.out_of_date())
        return
    await _keep(context, work.draft.declared(*others[number]))


async def _played(context: TableContext) -> None:
    """Answer a button of version 0.1.0, which ended the turn. Now only **Done** ends the turn."""
    raise OldPanel


async def _done(context: TableContext, work: _Work) -> None:
    """Play the draft as one move. If it is refused, the draft stays."""
    await make_move(context, Rearrange(work.draft.table), work.picks.held)


async def _knock(context: TableContext, work: _Work) -> None:
    table = work.draft.table if work.draft.laid else None
    await make_move(context, KnockOnTable(table), work.picks.held)


async def _leave(context: TableContext, work: _Work) -> None:
    """End the turn without the draft."""
    await make_move(context, Draw() if work.bench.draw else Pass())


async def _sort(context: TableContext, work: _Work) -> None:
    reader_, number = context.reader, context.click.number
    sort = NEXT_SORT[reader_.preferences.sort] if number is None else [*Sort][number % len(Sort)]
    preferences = reader_.preferences.model_copy(update={"sort": sort})
    stored = await context.services.people.keep_preferences(reader_, preferences)
    await _choose(replace(context, reader=stored), work, work.picks)


async def _suggest(context: TableContext, work: _Work) -> None:
    """Put the rearrangement that lays the most cards on the workbench. Add allowed advice."""
    try:
        rearranging = context.services.thinker.rearrange(work.observation)
        suggestion, advised = await gather(rearranging, _advised(context))
    except WorkerLost:
        await repaint_panel(context, context.table, work.picks, context.say("no-thought"))
        return
    _check_unchanged(context, work)
    say = context.say
    if suggestion.move is None:
        nothing = say("bench-no-suggestion" if suggestion.exact else "bench-no-suggestion-found")
        notice = "\n".join([nothing, *_advice_lines(advised, (), say)])
        await repaint_panel(context, context.table, work.picks, notice)
        return
    # The panel names the cards below, and says that **Done** plays them.
    table_before, new = table_of(work.observation), "bench-suggested-new"
    lines = [
        rearranged(new, "bench-suggested", table_before, suggestion.move.table, with_cards(context))
    ]
    lines += [] if suggestion.exact else [say("bench-gave-up")]
    laid = changes(table_before, suggestion.move.table).laid
    draft = work.draft.laid_out(suggestion.move.table)
    await _keep(context, draft, "\n".join([*lines, *_advice_lines(advised, laid, say)]))


async def _advised(context: TableContext) -> _Advised | None:
    """Return a computer's advice, or None if the game counts or no worker answers in time."""
    table_view = context.table.view(context.user_id)
    if not is_advised(table_view):
        return None
    try:
        advice, observation = await decision(context)
    except (WorkerLost, OldPanel):
        return None
    why = reason(advice, table_view, with_cards(context))
    move, laid = advice.move, tuple[Card, ...]()
    if isinstance(move, Rearrange):
        laid = changes(table_of(observation), move.table).laid
    words, waits = words_of_move(context, move, observation), isinstance(move, Draw | Pass)
    return _Advised(words, why, laid, waits=waits)


def _advice_lines(advised: _Advised | None, suggested: tuple[Card, ...], say: Text) -> list[str]:
    """Return the lines of advice.

    If the advised move lays the ``suggested`` cards, return only the reason.
    """
    if advised is None:
        return []
    why = f"-# {advised.why}"
    if suggested and advised.laid == suggested:
        return [why]
    above = "suggest-advice-instead" if suggested and advised.waits else "suggest-would"
    return [say(above), f"**{advised.words}**", why]


ACTIONS: TableActions = (
    (BENCH_HAND, _on_bench(_hand)),
    (BENCH_OPEN, _on_bench(_open)),
    (BENCH_CARDS, _on_bench(_cards)),
    (BENCH_PUT, _on_bench(_put)),
    (BENCH_READ, _on_bench(_read)),
    (BENCH_LAY, _played),
    (BENCH_ADD, _on_bench(lambda context, work: _add(context, work, context.click.number))),
    (BENCH_WAY, _on_bench(_way)),
    (BENCH_LEAVE, _on_bench(_leave)),
    (BENCH_BACK, _on_bench(lambda context, work: _choose(context, work, work.picks))),
    (BENCH_DONE, _on_bench(_done)),
    (BENCH_KNOCK, _on_bench(_knock)),
    (BENCH_UNDO, _on_bench(lambda context, work: _keep(context, work.draft.undone()))),
    (BENCH_CLEAR, _on_bench(lambda context, work: _keep(context, work.draft.taken_back()))),
    (BENCH_SORT, _on_bench(_sort)),
    (BENCH_SUGGEST, _on_bench(_suggest)),
)
