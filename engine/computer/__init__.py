"""A player who thinks for himself: which move to make with what his seat may see."""

from engine.computer.choosing import choose
from engine.computer.eyes import masked
from engine.computer.safe import safe

__all__ = ["choose", "masked", "safe"]
