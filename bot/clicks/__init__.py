"""The way of a click or a command: it gets a context, is led to its action, and answered once."""
