"""What each button does: one room of the house a file."""

from bot.actions.hand import HAND
from bot.actions.lobby import LOBBY
from bot.actions.table import TABLE
from bot.actions.turn import TURN
from bot.router import Action

ACTIONS: dict[str, Action] = {**LOBBY, **TURN, **HAND, **TABLE}
