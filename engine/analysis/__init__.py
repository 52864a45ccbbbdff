"""What judges decisions, above the rooms of the games: who plays which game, why a move is made,
what a deal was worth.

It finds what a room says of its players by the name of the game (engine.games.registry).
"""
