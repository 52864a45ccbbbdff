"""Deletion of servers that removed the bot some time ago, and of old journals."""
