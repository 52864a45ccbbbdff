"""Judges decisions with the players of the games, whose rooms are below it.

It finds players and ideas in the room of a game by its name (engine.games.registry).
"""
