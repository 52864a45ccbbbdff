"""The colours at the side of messages (0xRRGGBB)."""

FELT = 0x1E6B45
"""Most screens."""
GOLD = 0xE8B33C
"""Somebody is asked for something, or has won something."""
GREY = 0x6D7178
"""Notes, and what is over or about to be given up."""
