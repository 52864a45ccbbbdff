"""What each button does: one room of the house a file."""

from bot.actions.channels import CHANNELS
from bot.actions.corrections import CORRECTIONS
from bot.actions.hand import HAND
from bot.actions.history import HISTORY
from bot.actions.house_rules import HOUSE_RULES
from bot.actions.league import LEAGUE
from bot.actions.lobby import LOBBY
from bot.actions.practice import LEARNING, PRACTICE
from bot.actions.presets import PRESETS
from bot.actions.privacy import PRIVACY
from bot.actions.rematch import REMATCH
from bot.actions.replay import REPLAY
from bot.actions.rules import READING, RULES
from bot.actions.seasons import SEASONS
from bot.actions.settings import SETTINGS
from bot.actions.standing_orders import ORDERS
from bot.actions.table import TABLE
from bot.actions.table_defaults import DEFAULTS
from bot.actions.turn import TURN
from bot.clicks.router import Action, PersonalAction

__all__ = ["ACTIONS", "PERSONAL", "PRESETS", "SERVER"]

ACTIONS: dict[str, Action] = {
    **LOBBY,
    **HOUSE_RULES,
    **TURN,
    **HAND,
    **ORDERS,
    **TABLE,
    **RULES,
    **PRACTICE,
    **REMATCH,
}

PERSONAL: dict[str, PersonalAction] = {
    **SETTINGS,
    **READING,
    **LEARNING,
    **LEAGUE,
    **PRIVACY,
    **REPLAY,
    **HISTORY,
}

SERVER: dict[str, PersonalAction] = {**CHANNELS, **DEFAULTS, **SEASONS, **CORRECTIONS}
