"""Copies of the whole database: made while the bot plays, checked, and put back."""
