"""Slash commands: translate, call, show."""
