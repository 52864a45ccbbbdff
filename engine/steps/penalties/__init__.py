"""Penalties of Dummy: what a player is fined for, one rule a file (DUMMY 11, 12)."""
