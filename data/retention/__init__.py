"""What is kept for a time only: servers that have removed the bot, old journals."""
