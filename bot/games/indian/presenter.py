"""The presenter of Indian Rummy."""

from bot.blocks.presenter import Presenter
from bot.games.indian.teaching import PRACTICE, played, strips

INDIAN = Presenter("indian", practice=PRACTICE, strips=strips, played=played)
