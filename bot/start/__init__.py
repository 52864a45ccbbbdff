"""How one process of the bot is put together, starts, keeps house and stops."""
