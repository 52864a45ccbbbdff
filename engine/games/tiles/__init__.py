"""Tile Rummy."""
