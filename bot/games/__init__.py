"""The room of each game (its presenter and other parts), and the registry of presenters."""
