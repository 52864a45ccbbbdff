"""The Discord side: composition root, settings, clicks into moves, views into messages."""
