"""The bot under load over real sockets, and a bare bot (``python -m bench load``)."""
