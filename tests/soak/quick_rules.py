"""House rules under which a game is one deal, so that games end and are booked."""

import json
import sqlite3

QUICK = "Quick"
"""Their name, in each game."""

RULES = {
    "basic": {"end": {"mode": "hands", "hands": 1}},
    "contract": {"contracts": [1]},
    "dummy": {"target": 1},
    "gin": {"target": 1},
    "indian": {"end": {"mode": "hands", "hands": 1}},
    "manipulation": {"end": {"mode": "hands", "hands": 1}},
    "rummy500": {"target": 1},
    "shanghai": {"contracts": [["set3", "set3"]]},
}


def add_quick_rules(database: sqlite3.Connection, guild: int) -> None:
    """Give a server these rules for each game."""
    database.executemany(
        "INSERT INTO presets (guild_id, game, name, folded, options, is_default)"
        " VALUES (?, ?, ?, ?, ?, 0)",
        [
            (guild, game, QUICK, QUICK.casefold(), json.dumps(options))
            for game, options in RULES.items()
        ],
    )
