"""Parts that the computer players of several games share.

They see no more than a seat may see. ``plain`` plays by ideas and remembers nothing. It also plays
for absent people. Each game's package has its own computer players.
"""
