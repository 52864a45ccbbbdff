"""What can be wrong with a click besides a player's mistake."""


class Stale(Exception):
    """The click came from a picture of the table that is no longer true."""


class Frozen(Exception):
    """An engine fault stopped the table; ``reference`` finds it in the log."""

    def __init__(self, reference: str) -> None:
        super().__init__(reference)
        self.reference = reference
