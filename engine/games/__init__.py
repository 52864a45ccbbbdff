"""The games that can be played. A game is one file here and one row of the registry."""
