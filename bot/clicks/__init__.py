"""The way of a click or a command: made a context, led to its action, answered once."""
