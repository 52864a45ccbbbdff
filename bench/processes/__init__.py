"""Processes of the bot on one PostgreSQL, and takeovers (``python -m bench processes``)."""
