"""The Discord side: composition root, settings, clicks turned into moves, views turned into messages."""
