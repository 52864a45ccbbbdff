"""Copies of the whole database, made and checked while the bot plays, and put back."""
