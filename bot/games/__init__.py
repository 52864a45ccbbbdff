"""A room for each game, and the registry that finds it."""
