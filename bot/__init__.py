"""The Discord side.

It turns clicks and commands into moves, and table views into messages.
"""
