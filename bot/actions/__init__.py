"""What each control does: a file for each screen, or for what can be done at a table."""

from bot.actions import (
    blocks_clicks,
    boards_clicks,
    daily_clicks,
    hand_clicks,
    house_rules_clicks,
    league_clicks,
    lobby_clicks,
    practice_clicks,
    presets_clicks,
    replay_clicks,
    server_clicks,
    settings_clicks,
    table_clicks,
    welcome_clicks,
    workbench_clicks,
)
from bot.clicks.context import Actions

ACTIONS: Actions = (
    *daily_clicks.PERSONAL_ACTIONS,
    *daily_clicks.TABLE_ACTIONS,
    *table_clicks.SEAT_ACTIONS,
    *hand_clicks.ACTIONS,
    *house_rules_clicks.TABLE_ACTIONS,
    *house_rules_clicks.PERSONAL_ACTIONS,
    *blocks_clicks.SERVER_ACTIONS,
    *blocks_clicks.PERSONAL_ACTIONS,
    *boards_clicks.ACTIONS,
    *league_clicks.SERVER_ACTIONS,
    *league_clicks.PERSONAL_ACTIONS,
    *lobby_clicks.ACTIONS,
    *practice_clicks.TABLE_ACTIONS,
    *practice_clicks.PERSONAL_ACTIONS,
    *presets_clicks.ACTIONS,
    *presets_clicks.EDIT_ACTIONS,
    *replay_clicks.ACTIONS,
    *league_clicks.SEASON_ACTIONS,
    *server_clicks.ACTIONS,
    *settings_clicks.ACTIONS,
    *table_clicks.TABLE_ACTIONS,
    *table_clicks.PERSONAL_ACTIONS,
    *hand_clicks.TURN_ACTIONS,
    *welcome_clicks.ACTIONS,
    *workbench_clicks.ACTIONS,
)
"""All of them, as the router looks for them."""
