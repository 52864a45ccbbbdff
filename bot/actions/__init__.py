"""What each control does: a file for each screen, or for what can be done at a table."""

from bot.actions import (
    blocks,
    boards,
    daily,
    game_seats,
    hand,
    house_rules,
    league,
    lobby,
    practice,
    presets,
    replay,
    seasons,
    server,
    settings,
    table,
    turn,
    welcome,
    workbench,
)
from bot.clicks.context import Actions

__all__ = ["ACTIONS"]

ACTIONS: Actions = (
    *daily.PERSONAL_ACTIONS,
    *daily.TABLE_ACTIONS,
    *game_seats.ACTIONS,
    *hand.ACTIONS,
    *house_rules.TABLE_ACTIONS,
    *house_rules.PERSONAL_ACTIONS,
    *blocks.SERVER_ACTIONS,
    *blocks.PERSONAL_ACTIONS,
    *boards.ACTIONS,
    *league.SERVER_ACTIONS,
    *league.PERSONAL_ACTIONS,
    *lobby.ACTIONS,
    *practice.TABLE_ACTIONS,
    *practice.PERSONAL_ACTIONS,
    *presets.ACTIONS,
    *presets.EDIT_ACTIONS,
    *replay.ACTIONS,
    *seasons.ACTIONS,
    *server.ACTIONS,
    *settings.ACTIONS,
    *table.TABLE_ACTIONS,
    *table.PERSONAL_ACTIONS,
    *turn.ACTIONS,
    *welcome.ACTIONS,
    *workbench.ACTIONS,
)
"""All of them, as the router looks for them."""
