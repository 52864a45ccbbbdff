"""Leafing through finished games."""

from collections.abc import Mapping

import discord

from bot.actions.replay import open_replay
from bot.clicks.router import Personal, PersonalAction, chosen
from bot.clicks.services import Services, repaint
from bot.screens.history import PAGE, HistoryScope, history_screen
from bot.screens.screen import Screen


async def history_of(
    services: Services, interaction: discord.Interaction, whose: HistoryScope, page: int
) -> Screen:
    """A page (from 0) of the games of whoever asks, or of the server; at most the last one."""
    guild = interaction.guild_id or 0
    user = interaction.user.id if whose is HistoryScope.MINE else None
    found = await services.league.history(guild, user, page, PAGE)
    last = max(0, (found.total - 1) // PAGE)
    if page > last:
        page = last
        found = await services.league.history(guild, user, page, PAGE)
    return history_screen(found, whose, page, services.say)


async def _turn(personal: Personal) -> None:
    """Another page, or the other list."""
    services, click = personal.services, personal.click
    whose = HistoryScope.SERVER if click.rest == HistoryScope.SERVER else HistoryScope.MINE
    screen = await history_of(services, personal.interaction, whose, click.version)
    await repaint(personal.interaction, screen, services.painter)


async def _open(personal: Personal) -> None:
    """One of the games of the menu."""
    [table_id] = chosen(personal.interaction)
    await open_replay(personal.services, personal.interaction, table_id)


HISTORY: Mapping[str, PersonalAction] = {"history": _turn, "history-open": _open}
