"""Buttons and menus of leaderboards and of a person's figures: anybody may look."""

from collections.abc import Mapping

from bot.clicks.router import Personal, PersonalAction, chosen
from bot.clicks.services import answer, repaint, tell
from bot.pages.league import board_screen, corrected_screen, figures_screen
from bot.screens.leaderboard import EVERY
from bot.screens.leaderboard_query import LeaderboardQuery, read_query
from data.league.standings import Measure
from engine.games.registry import REGISTRY


async def _board(personal: Personal) -> None:
    """Another page, or the same as a picture."""
    await _show(personal, read_query(personal.click.rest))


async def _game(personal: Personal) -> None:
    look, value = read_query(personal.click.rest), _chosen(personal)
    known = value == EVERY or value in REGISTRY
    await _show(personal, look.of(None if value == EVERY else value) if look and known else None)


async def _season(personal: Personal) -> None:
    look, value = read_query(personal.click.rest), _chosen(personal)
    if look is not None:
        season = int(value) if value.isdecimal() else None
        look = look._replace(season=season, page=0)
    await _show(personal, look)


async def _measure(personal: Personal) -> None:
    look, value = read_query(personal.click.rest), _chosen(personal)
    known = look is not None and value in look.measures
    await _show(personal, look._replace(measure=Measure(value), page=0) if look and known else None)


async def _show(personal: Personal, look: LeaderboardQuery | None) -> None:
    """Answer with the list. A public one follows whoever asked for it; others get their own."""
    services, interaction = personal.services, personal.interaction
    guild, message = interaction.guild_id or 0, interaction.message
    if look is None:
        await tell(interaction, services.say("old-button"), services.painter)
        return
    if message is None or message.flags.ephemeral:
        screen = await board_screen(services, guild, look, services.say)
        await repaint(interaction, screen, services.painter)
    elif interaction.user.id == look.asker:
        screen = await board_screen(services, guild, look, services.people.server_text(guild))
        await repaint(interaction, screen, services.painter)
    else:
        own = look._replace(asker=interaction.user.id)
        await answer(
            interaction, await board_screen(services, guild, own, services.say), services.painter
        )


def _chosen(personal: Personal) -> str:
    """The line of the menu; empty if there was none."""
    return next(iter(chosen(personal.interaction)), "")


async def _corrections(personal: Personal) -> None:
    services, interaction = personal.services, personal.interaction
    screen = await corrected_screen(services, interaction.guild_id or 0)
    await answer(interaction, screen, services.painter)


async def _stats(personal: Personal) -> None:
    """Another game of the person whose figures these are."""
    services, interaction = personal.services, personal.interaction
    value, user = _chosen(personal), personal.click.rest
    if not user.isdecimal() or (value != EVERY and value not in REGISTRY):
        await tell(interaction, services.say("old-button"), services.painter)
        return
    # The first chart of a process takes a second or two.
    await interaction.response.defer()
    game = None if value == EVERY else value
    screen = await figures_screen(services, interaction, int(user), "", game)
    await repaint(interaction, screen, services.painter)


LEAGUE: Mapping[str, PersonalAction] = {
    "board": _board,
    "board-game": _game,
    "board-season": _season,
    "board-measure": _measure,
    "corrections": _corrections,
    "stats": _stats,
}
