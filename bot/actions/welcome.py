"""The first steps in a server: learn, open a table, set things up; and the pages of help."""

from collections.abc import Mapping

from bot.actions.channels import channels_now
from bot.actions.server_language import speak
from bot.actions.table_defaults import defaults_now
from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit, Visit
from bot.discordpy.channels import missing_permission
from bot.opening.computer_seats import ComputerSeats
from bot.opening.guests import ask_for_guest
from bot.opening.opening_options import OpeningOptions
from bot.opening.table import open_table
from bot.screens.help import help_screen
from bot.screens.play_with import read_play_with
from bot.screens.screen import Screen
from bot.screens.settings import AS_IN_DISCORD
from bot.screens.welcome import choose_game_screen, learn_screen, managers_screen
from bot.text import LANGUAGES
from engine.games.registry import REGISTRY


async def _learn(visit: ClickVisit) -> None:
    await visit.show(learn_screen(visit.say))


async def _choose_game(visit: ClickVisit) -> None:
    await visit.show(choose_game_screen(visit.say))


async def _open(visit: ClickVisit) -> None:
    """A lobby of the chosen game in this channel, as the server has it by default."""
    listing = REGISTRY.get(visit.click.rest)
    if listing is None:
        await visit.tell(visit.say("old-button"))
        return
    await open_table(visit, listing, (), ComputerSeats(0), OpeningOptions())


async def _open_with(visit: ClickVisit) -> None:
    """The same with a seat kept for somebody."""
    found = read_play_with(visit.click.rest)
    if found is None:
        await visit.tell(visit.say("old-button"))
        return
    game, user = found
    guest = await ask_for_guest(visit, user)
    if isinstance(guest, str):
        await visit.tell(guest)
        return
    await open_table(visit, REGISTRY[game], (), ComputerSeats(0), OpeningOptions(), (guest,))


async def _help(visit: ClickVisit) -> None:
    await visit.repaint(help_screen(visit.click.rest, visit.say))


async def _managers(visit: ClickVisit) -> None:
    await visit.show(_set_up(visit))


async def _channels(visit: ClickVisit) -> None:
    await visit.show(channels_now(visit))


async def _defaults(visit: ClickVisit) -> None:
    await visit.show(defaults_now(visit))


async def _language(visit: ClickVisit) -> None:
    if visit.choice not in (AS_IN_DISCORD, *LANGUAGES):
        await visit.tell(visit.say("old-button"))
        return
    await visit.repaint(_set_up(visit, await speak(visit, visit.choice)))


def _set_up(visit: Visit, notice: str | None = None) -> Screen:
    """What managers can set; at its top what came of it, or what is missing in this channel."""
    said = notice or missing_permission(visit.interaction, visit.say)
    return managers_screen(visit.server_settings.language, visit.say, said)


WELCOME: Mapping[str, ClickAction] = {
    "learn": _learn,
    "choose-game": _choose_game,
    "open": _open,
    "open-with": _open_with,
    "help": _help,
}

MANAGERS: Mapping[str, ClickAction] = {
    "managers": _managers,
    "channels": _channels,
    "defaults": _defaults,
    "language": _language,
}
