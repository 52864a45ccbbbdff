"""The commands of operators: what ``upcard COMMAND`` does, apart from running the bot."""
