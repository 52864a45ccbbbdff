"""Bots that break their promises, so that the checks can be seen to find it.

Each puts something in the place of one function of the bot, as bot.py does to kill it.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

Wrapper = Callable[[Callable[..., Any]], Callable[..., Any]]


def loses(append: Callable[..., Any]) -> Callable[..., Any]:
    """Every fifth step of a game is shown and not stored."""
    calls = [0]

    @wraps(append)
    async def run(*args: Any, **given: Any) -> None:
        calls[0] += 1
        if calls[0] % 5:
            await append(*args, **given)

    return run


def leaks_in_words(public_screen: Callable[..., Any]) -> Callable[..., Any]:
    """The channel reads the hands."""

    @wraps(public_screen)
    def paint(table: Any, say: Any, *more: Any) -> Any:
        screen, state = public_screen(table, say, *more), table._table_state.state
        if state is None:
            return screen
        hands = " ".join(say.cards(hand) for hand in state.hands)
        return screen._replace(blocks=(*screen.blocks, hands))

    return paint


def leaks_in_pictures(table_picture: Callable[..., Any]) -> Callable[..., Any]:
    """The channel sees a card of another colour in the place of the upcard."""

    @wraps(table_picture)
    def picture(table_view: Any, *more: Any) -> Any:
        spec = table_picture(table_view, *more)
        return spec if spec.upcard is None else spec._replace(upcard=(spec.upcard + 13) % 52)

    return picture


def edits_nothing(edit: Callable[..., Any]) -> Callable[..., Any]:
    """The message of a table is never edited, and Discord is said to have done it."""
    from bot.discordpy.outcome import Outcome  # noqa: PLC0415  the bot alone loads it

    @wraps(edit)
    async def run(*args: Any, **given: Any) -> Any:
        return Outcome.DONE

    return run


def answers_late(route: Callable[..., Any]) -> Callable[..., Any]:
    """Every fifth click is answered after twelve seconds."""
    calls = [0]

    @wraps(route)
    async def run(*args: Any, **given: Any) -> None:
        calls[0] += 1
        if not calls[0] % 5:
            await asyncio.sleep(12)
        await route(*args, **given)

    return run


def tells_the_log(seat: Callable[..., Any]) -> Callable[..., Any]:
    """The log has the seed of each table, and a fault."""

    @wraps(seat)
    def run(registry: Any, table: Any) -> Any:
        import structlog  # noqa: PLC0415  the bot alone loads it

        structlog.get_logger().error("fault", seed=table.header.seed.hex())
        return seat(registry, table)

    return run


BREAKAGES: Mapping[str, tuple[str, Wrapper]] = {
    "loses": ("data.journal.store:Store.append", loses),
    "words": ("bot.showing.public_messages:public_screen", leaks_in_words),
    "pictures": ("bot.screens.table_screen:table_picture", leaks_in_pictures),
    "edits": ("bot.showing.table_messages:TableMessages._edit", edits_nothing),
    "late": ("bot.clicks.router:Router.route", answers_late),
    "log": ("engine.live.tables:TableRegistry._seat", tells_the_log),
}
"""By name: the function, and what takes its place."""
