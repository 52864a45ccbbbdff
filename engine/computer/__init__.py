"""What thinks for a seat, with what that seat may see: tools that several games use.

`plain` plays by ideas and remembers nothing, also for people who are not there. The room of a game
has its players.
"""
