"""The buttons of a lobby."""

from collections.abc import Awaitable

from bot.actions.answers import repaint_public
from bot.router import Action, Clicked


async def _join(clicked: Clicked) -> None:
    user = clicked.interaction.user
    await _change(clicked, clicked.table.join(user.id, user.display_name, clicked.click.version))


async def _stand(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.stand_up(clicked.user))


async def _robot(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.add_computer(clicked.user))


async def _unrobot(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.remove_computer(clicked.user))


async def _uninvite(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.uninvite(clicked.user))


async def _start(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.begin(clicked.user))


async def _change(clicked: Clicked, change: Awaitable[None]) -> None:
    """Make the change and answer with the lobby as it is then."""
    async with clicked.house.stage.by_click(clicked.table):
        await change
        await repaint_public(clicked)


LOBBY: dict[str, Action] = {
    "join": _join,
    "stand": _stand,
    "robot": _robot,
    "unrobot": _unrobot,
    "uninvite": _uninvite,
    "start": _start,
}
