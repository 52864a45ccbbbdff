"""The workbench: choosing cards, moving them, and playing all of it as one move."""

from asyncio import gather
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple

from bot.actions.practice import decision, told_move, with_cards
from bot.actions.turn import make_move
from bot.blocks.click import read_number
from bot.blocks.screen import MENU_LINES
from bot.clicks.answers import repaint_panel
from bot.clicks.context import OldPanel, TableAction, TableActions, TableContext
from bot.people.settings import Sort
from bot.screens.advice import is_advised, reason
from bot.screens.workbench import (
    BENCH_CARDS,
    BENCH_CLEAR,
    BENCH_DONE,
    BENCH_HAND,
    BENCH_KNOCK,
    BENCH_LAY,
    BENCH_OPEN,
    BENCH_PUT,
    BENCH_READ,
    BENCH_SORT,
    BENCH_SUGGEST,
    BENCH_UNDO,
    mark_of,
    read_picks,
)
from bot.text import Text
from bot.workbench.draft import GROUPS, Draft, Place, is_moved
from bot.workbench.drafts import draft_at, keep_draft, store_draft
from bot.workbench.workbench import Bench, Picks, bench_of, open_places, reader
from bot.workers.worker import WorkerLost
from engine.moves import Draw, KnockOnTable, Pass, Rearrange
from engine.observation import Observation


class _Work(NamedTuple):
    """The workbench that was clicked: what its player knows, has tried out and has chosen."""

    mine: Observation
    draft: Draft
    picks: Picks

    @property
    def bench(self) -> Bench:
        return bench_of(self.mine, self.draft, self.picks)


class _Advised(NamedTuple):
    """What a computer would do in words, and its reason; ``waits``: it lays nothing."""

    words: str
    why: str
    waits: bool


Worked = Callable[[TableContext, _Work], Awaitable[None]]


def _on_bench(action: Worked) -> TableAction:
    """An action on the workbench as it is now; for one that is older, or gone, say so."""

    async def act(context: TableContext) -> None:
        table, user = context.table, context.user_id
        mine, draft = table.observation(table.roster.seat_of(user)), draft_at(table, user)
        if mine is None or draft is None or not table.holds_still(user, context.click.version):
            await repaint_panel(context, table, notice=_gone(context, context.out_of_date()))
            return
        picks = read_picks(context.click.rest, draft)
        if picks is None:
            older = context.say("bench-changed") if draft.is_touched else context.out_of_date()
            await repaint_panel(
                context, table, notice=older if draft.is_touched else _gone(context, older)
            )
            return
        await action(context, _Work(mine, draft, picks))

    return act


def _gone(context: TableContext, otherwise: str) -> str:
    """What is said of a click on a workbench that is not there any more."""
    return context.say("bench-lost") if is_moved(mark_of(context.click.rest)) else otherwise


def _numbers(context: TableContext) -> tuple[int, ...]:
    found = map(read_number, context.chosen)
    return tuple(number for number in found if number is not None)


async def _choose(
    context: TableContext, work: _Work, picks: Picks, notice: str | None = None
) -> None:
    await repaint_panel(context, context.table, picks.within(work.draft), notice)


async def _hand(context: TableContext, work: _Work) -> None:
    """Cards of the hand were chosen in one menu; those of the other came with the click."""
    held = tuple(sorted({*work.picks.held, *_numbers(context)}))
    await _choose(context, work, work.picks._replace(held=held))


async def _open(context: TableContext, work: _Work) -> None:
    """Melds were opened in one menu; those of the other stay open."""
    begin = (context.click.number or 0) * MENU_LINES
    here = work.draft.numbers()[begin : begin + MENU_LINES]
    opened = (*(one for one in work.picks.opened if one not in here), *_numbers(context))
    await _choose(context, work, work.picks._replace(opened=opened))


async def _cards(context: TableContext, work: _Work) -> None:
    there = open_places(work.draft, work.picks.opened)
    places = tuple(there[at] for at in _numbers(context) if at < len(there))
    await _choose(context, work, work.picks._replace(places=places))


async def _put(context: TableContext, work: _Work) -> None:
    """The chosen cards go to a group, to a new one, or back into the hand."""
    mine, draft, picks = work
    understood, value = reader(mine.game.melds), context.choice
    if not picks.any:
        await _choose(context, work, picks, context.say("bench-nothing-chosen"))
    elif value.startswith("j"):
        await _fill(context, work, read_number(value[1:]))
    elif value == "b":
        await _keep(context, draft.returned(picks.places, understood))
    else:
        target = read_number(value)
        after = draft.moved(picks.places, picks.held, target, understood)
        await (_full(context, work) if after is None else _keep(context, after))


async def _full(context: TableContext, work: _Work) -> None:
    await _choose(context, work, work.picks, context.say("bench-full", count=GROUPS))


async def _fill(context: TableContext, work: _Work, at: int | None) -> None:
    """The chosen cards take a joker's place; what is next is to lay the joker, so it is chosen."""
    mine, draft, picks = work
    fillings = work.bench.fillings
    if at is None or at >= len(fillings):
        await _choose(context, work, picks, context.out_of_date())
        return
    after = draft.freed(picks.places, picks.held, fillings[at], reader(mine.game.melds))
    if after is None:
        await _full(context, work)
        return
    freed = [number for number in after.numbers() if number not in draft.numbers()]
    chosen = Picks((), tuple(freed), tuple(Place(number, 0) for number in freed))
    await _keep(context, after, picks=chosen.within(after))


async def _keep(
    context: TableContext, draft: Draft, notice: str | None = None, picks: Picks | None = None
) -> None:
    """The workbench is like this now, with this chosen on it. It is stored while it is painted."""
    table = context.table
    keep_draft(table, context.user_id, draft)
    await gather(repaint_panel(context, table, picks or (), notice), store_draft(table))


async def _read(context: TableContext, work: _Work) -> None:
    """Jokers of a group are to stand for something else."""
    at, others = next(iter(_numbers(context)), -1), work.bench.others
    if not 0 <= at < len(others):
        await _choose(context, work, work.picks, context.out_of_date())
        return
    await _keep(context, work.draft.declared(*others[at]))


async def _lay(context: TableContext, work: _Work) -> None:
    """The chosen cards go where they fit, and all of it is played."""
    at, found = context.click.number or 0, work.bench.at_once
    if at >= len(found):
        await _choose(context, work, work.picks, context.out_of_date())
        return
    understood = reader(work.mine.game.melds)
    places, held = work.picks.places, work.picks.held
    after = work.draft.moved(places, held, found[at].number, understood)
    if after is None:
        await _full(context, work)
        return
    await make_move(context, Rearrange(after.table), held)


async def _done(context: TableContext, work: _Work) -> None:
    """All of it is played as one move; if it is refused everything stays on the workbench."""
    await make_move(context, Rearrange(work.draft.table), work.picks.held)


async def _knock(context: TableContext, work: _Work) -> None:
    table = work.draft.table if work.draft.laid else None
    await make_move(context, KnockOnTable(table), work.picks.held)


async def _sort(context: TableContext, work: _Work) -> None:
    reader_, number = context.reader, context.click.number
    sort = reader_.preferences.sort.next() if number is None else [*Sort][number % len(Sort)]
    preferences = reader_.preferences.model_copy(update={"sort": sort})
    kept = await context.services.people.keep_preferences(reader_, preferences)
    await _choose(replace(context, reader=kept), work, work.picks)


async def _suggest(context: TableContext, work: _Work) -> None:
    """Put the rearrangement that lays most cards on the workbench, with advice if allowed."""
    try:
        rearranging = context.services.thinker.rearrange(work.mine)
        found, advised = await gather(rearranging, _advised(context))
    except WorkerLost:
        await _choose(context, work, work.picks, context.say("no-thought"))
        return
    # Somebody may have moved on while it was thought about.
    if draft_at(context.table, context.user_id) != work.draft:
        raise OldPanel
    say = context.say
    if found.move is None:
        nothing = say("bench-no-suggestion" if found.exact else "bench-no-suggestion-found")
        await _choose(context, work, work.picks, "\n".join([nothing, *_would(advised, "", say)]))
        return
    draft, words = work.draft.laid_out(found.move.table), told_move(context, found.move, work.mine)
    told = [say("bench-suggested", count=len(draft.laid)), f"-# {words}"]
    told += [] if found.exact else [say("bench-gave-up")]
    await _keep(context, draft, "\n".join([*told, *_would(advised, words, say)]))


async def _advised(context: TableContext) -> _Advised | None:
    """Say what a computer would do; None in a game that counts, or if it isn't in time."""
    table_view = context.table.view(context.user_id)
    if not is_advised(table_view):
        return None
    try:
        advice, mine = await decision(context)
    except (WorkerLost, OldPanel):
        return None
    why = reason(advice, table_view, with_cards(context))
    waits = isinstance(advice.move, Draw | Pass)
    return _Advised(told_move(context, advice.move, mine), why, waits=waits)


def _would(advised: _Advised | None, suggested: str, say: Text) -> list[str]:
    """The lines of advice; of the move that is suggested anyway the reason alone."""
    if advised is None:
        return []
    why = f"-# {advised.why}"
    if advised.words == suggested:
        return [why]
    instead = bool(suggested) and advised.waits
    above = say("suggest-advice-instead" if instead else "suggest-would")
    return [above, f"**{advised.words}**", why]


ACTIONS: TableActions = (
    (BENCH_HAND, _on_bench(_hand)),
    (BENCH_OPEN, _on_bench(_open)),
    (BENCH_CARDS, _on_bench(_cards)),
    (BENCH_PUT, _on_bench(_put)),
    (BENCH_READ, _on_bench(_read)),
    (BENCH_LAY, _on_bench(_lay)),
    (BENCH_DONE, _on_bench(_done)),
    (BENCH_KNOCK, _on_bench(_knock)),
    (BENCH_UNDO, _on_bench(lambda context, work: _keep(context, work.draft.undone()))),
    (BENCH_CLEAR, _on_bench(lambda context, work: _keep(context, work.draft.taken_back()))),
    (BENCH_SORT, _on_bench(_sort)),
    (BENCH_SUGGEST, _on_bench(_suggest)),
)
