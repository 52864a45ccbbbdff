"""A player who thinks for themself: which move to make with what their seat may see."""

from engine.computer.autopilot import autopilot_move
from engine.computer.choice import choose

__all__ = ["autopilot_move", "choose"]
