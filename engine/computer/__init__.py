"""A player who thinks for himself: which move to make with what his seat may see."""

from engine.computer.autopilot import safe
from engine.computer.choice import choose
from engine.computer.mask import masked

__all__ = ["choose", "masked", "safe"]
