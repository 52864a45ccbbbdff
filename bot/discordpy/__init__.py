"""What is Discord's, by discord.py: requests, events, messages, commands and channels."""
