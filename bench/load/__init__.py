"""The bot under load, over real sockets, beside a bare discord.py bot: ``python -m bench load``."""
