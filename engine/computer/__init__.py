"""Tools of thinking that several games use. They see no more than a seat may see.

`plain` plays by ideas and remembers nothing, also for people who are not there. The room of a game
has its players.
"""
