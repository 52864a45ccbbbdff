"""Manipulation Rummy, where melds belong to nobody: what is laid helps all alike.

Whoever lays all they can at once has nothing left to lay in the turns that follow, and draws three
cards in each of them. So for two the stronger computers lay little, and all when it ends the deal.
"""
