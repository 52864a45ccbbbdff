"""One, two and three processes of the bot on one PostgreSQL, and how one takes over from another:
``python -m bench processes``."""
