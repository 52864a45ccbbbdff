"""The games of the bot. Each game is a package here and a row of the registry."""
