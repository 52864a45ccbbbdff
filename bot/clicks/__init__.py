"""The way of a click or a command: made a visit, led to its action, answered once."""
