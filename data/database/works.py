"""Short transactions that are stored together with others, each whole or not at all."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection

from data.database.batches import Kind, Outcome

__all__ = ["Work", "Works"]

Work = Callable[[Connection], Any]
"""What is done in a transaction, and what its caller gets."""


class Works(Kind):
    """``is_trouble`` says whether an error is of the storage: that ends the whole transaction."""

    def __init__(self, is_trouble: Callable[[Exception], bool]) -> None:
        self._is_trouble = is_trouble

    def within(self, connection: Connection, items: Sequence[Work]) -> Sequence[Outcome]:
        return [self._done(connection, work) for work in items]

    def _done(self, connection: Connection, work: Work) -> Outcome:
        try:
            with connection.begin_nested():
                return work(connection)
        except Exception as error:
            if self._is_trouble(error):
                raise
            return error
