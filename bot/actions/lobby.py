"""The buttons of a lobby."""

from collections.abc import Awaitable

from bot.actions.answers import repaint_public
from bot.clicks.router import Action, Clicked
from bot.clicks.services import tell


async def _join(clicked: Clicked) -> None:
    user = clicked.interaction.user
    await _change(clicked, clicked.table.join(user.id, user.display_name, clicked.click.version))


async def _stand(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.stand_up(clicked.user))


async def _robot(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.add_computer(clicked.user))


async def _unrobot(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.remove_computer(clicked.user))


async def _luck(clicked: Clicked) -> None:
    """The salt is the click's own id: Discord counts those, and the bot cannot choose them."""
    salt = str(clicked.interaction.id)
    await _change(clicked, clicked.table.add_salt(clicked.user, salt))
    salts = dict(clicked.table.sitting.salts)
    told = clicked.services.say("luck-added", salt=salts[clicked.user])
    await tell(clicked.interaction, told, clicked.services.painter)


async def _uninvite(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.uninvite(clicked.user))


async def _start(clicked: Clicked) -> None:
    await _change(clicked, clicked.table.begin(clicked.user))


async def _change(clicked: Clicked, change: Awaitable[None]) -> None:
    """Make the change and answer with the lobby as it is then."""
    async with clicked.services.public_messages.by_click(clicked.table):
        await change
        await repaint_public(clicked)


LOBBY: dict[str, Action] = {
    "join": _join,
    "stand": _stand,
    "robot": _robot,
    "unrobot": _unrobot,
    "luck": _luck,
    "uninvite": _uninvite,
    "start": _start,
}
