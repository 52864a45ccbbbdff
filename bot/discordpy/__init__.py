"""Requests, events, messages, commands and channels of Discord, through discord.py."""
