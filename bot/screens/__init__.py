"""Screens of tables, and all other screens of the bot.

The functions here are pure. They use no Discord, no storage and no clock.
"""
