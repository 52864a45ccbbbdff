"""The presenter of Indian Rummy."""

from bot.games.indian.teaching import PRACTICE, played, strips
from bot.games.presenter import Presenter

INDIAN = Presenter("indian", practice=PRACTICE, strips=strips, played=played)
