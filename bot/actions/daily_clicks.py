"""The deal of the day. Each person gets it once, and only they see how they play it."""

from bot.blocks.screen import Screen
from bot.clicks.context import (
    ClickActions,
    ClickContext,
    InteractionContext,
    TableActions,
    TableContext,
)
from bot.clicks.panel_answers import open_panel, repaint_panel
from bot.screens.day_screens import (
    DEAL,
    GAMES,
    HERE,
    MORE,
    OFFERED,
    POST,
    ClosedDeal,
    Front,
    Yesterday,
    front_screen,
    read_deal_key,
    strip_screen,
)
from data.journal.daily import Today
from engine.board_scores import par
from engine.table.day import AlreadyTried, Try, begins, line_id, players_of_now


async def open_daily(context: InteractionContext, game: str | None) -> None:
    """Show this person's try at today's deal. Before the try, show an introduction."""
    store = context.services.days.store
    today = await store.today()
    tries = await _tries(context, today)
    name = game or await store.last_game(context.user_id) or OFFERED[0]
    own_try = _of(tries, today.day, name)
    if own_try is None or not await _show(context, own_try):
        await context.show(await _front(context, today, tries, name))


async def _tries(context: InteractionContext, today: Today) -> list[Try]:
    """Return the person's tries of today and of the two days before."""
    days = (today.day - 2, today.day - 1, today.day)
    return await context.services.days.store.tries_of(context.user_id, days)


def _of(tries: list[Try], day: int, name: str) -> Try | None:
    return next((day_try for day_try in tries if (day_try.day, day_try.game) == (day, name)), None)


async def _show(context: InteractionContext, day_try: Try) -> bool:
    """Show the table of a try. Return False if the table is no longer stored."""
    days = context.services.days
    if not days.store.serves(day_try.guild_id):
        await context.reply(context.say("daily-elsewhere"))
        return True
    table = await context.services.registry.find(day_try.table_id)
    if table is None:
        return False
    if not day_try.is_open:
        await days.load_result(table, context.guild_id if context.in_server else None)
    if isinstance(context, ClickContext):
        await repaint_panel(context, table)
    else:
        await open_panel(context, table)
    return True


async def _front(
    context: InteractionContext,
    today: Today,
    tries: list[Try],
    name: str,
    notice: str | None = None,
) -> Screen:
    """Return the introduction to today's deal. Above it is this server's board of yesterday."""
    days, before, guild = context.services.days, today.day - 1, context.guild_id
    store, in_server = days.store, context.in_server
    finished = await store.board(before, name, guild) if in_server else []
    dealt = await store.find(before, name) if finished else None
    if dealt is not None:
        days.compute_results(dealt)
    middle = None if dealt is None or dealt.pars is None else par(dealt.pars)
    running, ended = await store.find(today.day, name), await store.find(before - 1, name)
    closed = None
    if ended is not None:
        own_try = _of(tries, ended.day, name)
        table = None if own_try is None or own_try.worth is None else own_try.table_id
        line = None if ended.strong is None else line_id(ended.day, name)
        closed = ClosedDeal(ended.number, table, line)
    shown = await store.is_shown(context.user_id, guild) if in_server else False
    plays_elsewhere = in_server and any(other.guild_id != guild for other in tries)
    front = Front(
        today.day,
        today.number,
        name,
        [other for other in tries if other.day >= before],
        Yesterday(finished, middle, None if dealt is None else dealt.strong),
        upgraded=running is not None and running.players != players_of_now(),
        shown=shown if shown or plays_elsewhere else None,
        closed=closed,
    )
    return front_screen(front, context.say, notice)


async def _deal(context: ClickContext) -> None:
    """Start the person's only try, in the message that offered it."""
    wanted, days = read_deal_key(context.click.rest), context.services.days
    today = await days.store.today()
    tries = await _tries(context, today)
    name = OFFERED[0] if wanted is None else wanted[0]
    own_try = _of(tries, today.day, name)
    if own_try is not None and await _show(context, own_try):
        return
    if wanted != (name, today.day):
        notice = context.say("daily-past")
        await context.repaint(await _front(context, today, tries, name, notice))
        return
    deal = await days.store.deal(today, name)
    if deal.players != players_of_now():
        await context.repaint(await _front(context, today, tries, name))
        return
    try:
        table = await context.services.registry.play_day(
            deal.board.board,
            deal.board.luck,
            day=today.day,
            guild_id=context.guild_id,
            channel_id=context.channel_id,
            user=context.user_id,
            name=context.user_name,
            game_name=name,
        )
    except AlreadyTried:  # by a click in another process, or before their data was deleted
        own_try = _of(await _tries(context, today), today.day, name)
        if own_try is None or not await _show(context, own_try):
            when = f"<t:{begins(today.day + 1)}:R>"
            await context.reply(context.say.of(name)("daily-tried", when=when))
        return
    days.compute_results(deal)
    await repaint_panel(context, table)


async def _more(context: ClickContext) -> None:
    """Show a try that this person has started, or a new message with today's other deals."""
    if context.click.rest:
        await _turn_to(context, context.click.rest)
        return
    today = await context.services.days.store.today()
    tries = await _tries(context, today)
    new = (name for name in OFFERED if _of(tries, today.day, name) is None)
    await context.show(await _front(context, today, tries, next(new, OFFERED[0])))


async def _show_in_server(context: ClickContext) -> None:
    """Show or hide this person on this server's board, wherever they play."""
    wanted, store = read_deal_key(context.click.rest), context.services.days.store
    today = await store.today()
    shown = bool(context.click.version)
    if context.in_server:
        await store.show(context.user_id, context.guild_id, shown=shown)
    notice = context.say("daily-shown-here" if shown else "daily-not-shown-here")
    name = OFFERED[0] if wanted is None else wanted[0]
    tries = await _tries(context, today)
    await context.repaint(await _front(context, today, tries, name, notice))


async def _turn_to(context: ClickContext, named: str) -> None:
    wanted, today = read_deal_key(named), await context.services.days.store.today()
    tries = await _tries(context, today)
    name, day = wanted or (OFFERED[0], today.day)
    own_try = _of(tries, day, name)
    if own_try is None or not await _show(context, own_try):
        await context.repaint(await _front(context, today, tries, name))


async def _post(context: TableContext) -> None:
    """Post a person's result to the channel, without cards."""
    table, days = context.table, context.services.days
    if table.terms.day is None or table.seat_of(context.user_id) is None:
        await context.reply(context.say("old-button"))
        return
    await days.load_result(table, context.guild_id if context.in_server else None)
    table_view, day_result = table.view(context.user_id), table.day_result
    result = table_view.seen.result
    if day_result is None or result is None:
        await context.reply(context.say("old-button"))
        return
    strip = strip_screen(table_view, result, day_result, context.user_name, context.say)
    await context.publish(strip)


PERSONAL_ACTIONS: ClickActions = (
    (DEAL, _deal),
    (GAMES, lambda context: _turn_to(context, context.choice)),
    (MORE, _more),
    (HERE, _show_in_server),
)
TABLE_ACTIONS: TableActions = ((POST, _post),)
