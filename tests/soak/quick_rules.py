"""House rules under which a game is one deal, so that games end and are booked."""

import json
import sqlite3

from engine.games.registry import REGISTRY
from tests.short_games import one_deal

QUICK = "Quick"
"""Their name, in each game."""


def add_quick_rules(database: sqlite3.Connection, guild: int) -> None:
    """Give a server these rules for each game."""
    database.executemany(
        "INSERT INTO presets (guild_id, game, name, folded, options, is_default)"
        " VALUES (?, ?, ?, ?, ?, 0)",
        [(guild, game, QUICK, QUICK.casefold(), json.dumps(one_deal(game))) for game in REGISTRY],
    )
