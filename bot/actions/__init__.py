"""What each button does: a file for each screen, or for what can be done at a table."""

from bot.actions.advice import ADVICE
from bot.actions.bars import BARS
from bot.actions.blocks import BLOCKS
from bot.actions.channels import CHANNELS
from bot.actions.corrections import CORRECTIONS
from bot.actions.game_seats import GAME_SEATS
from bot.actions.hand import HAND
from bot.actions.history import HISTORY
from bot.actions.house_rules import HOUSE_RULES
from bot.actions.league import LEAGUE
from bot.actions.lobby import LOBBY
from bot.actions.lobby_seats import LOBBY_SEATS
from bot.actions.may_i import MAY_I
from bot.actions.notes import NOTES
from bot.actions.practice import LEARNING, PRACTICE
from bot.actions.presets import PRESETS
from bot.actions.privacy import PRIVACY
from bot.actions.rematch import REMATCH
from bot.actions.replay import REPLAY
from bot.actions.rules import READING, RULES
from bot.actions.seasons import SEASONS
from bot.actions.settings import SETTINGS
from bot.actions.stopped import STOPPED
from bot.actions.table import TABLE
from bot.actions.table_defaults import DEFAULTS
from bot.actions.table_pings import TABLE_PINGS
from bot.actions.turn import TURN
from bot.actions.welcome import MANAGERS, WELCOME
from bot.actions.workbench import WORKBENCH
from bot.clicks.router import Actions

__all__ = ["ACTIONS"]

ACTIONS = Actions(
    tables={
        **LOBBY,
        **LOBBY_SEATS,
        **HOUSE_RULES,
        **TURN,
        **HAND,
        **WORKBENCH,
        **ADVICE,
        **MAY_I,
        **TABLE,
        **GAME_SEATS,
        **RULES,
        **PRACTICE,
        **REMATCH,
        **STOPPED,
    },
    presets=PRESETS,
    server={**MANAGERS, **CHANNELS, **BARS, **DEFAULTS, **SEASONS, **CORRECTIONS},
    personal={
        **WELCOME,
        **TABLE_PINGS,
        **NOTES,
        **SETTINGS,
        **BLOCKS,
        **READING,
        **LEARNING,
        **LEAGUE,
        **PRIVACY,
        **REPLAY,
        **HISTORY,
    },
)
"""All of them, as the router looks for them."""
