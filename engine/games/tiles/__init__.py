"""The room of Tile Rummy."""
