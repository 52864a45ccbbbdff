"""What this process knows of the steps that are stored: so it notices if another program changes
them, before anybody plays on from what is not stored any more."""

from typing import NamedTuple

__all__ = ["KnownSteps", "Steps"]


class Steps(NamedTuple):
    """So many of them up to this version, and how many letters all have together; ``last``: the
    latest, as it is stored.

    ``stamp`` is what data.journal.steps gave when they were last compared with what is stored; None
    if that has not been done.
    """

    version: int
    number: int
    letters: int
    last: str
    stamp: object | None = None


_NONE = Steps(0, 0, 0, "")


class KnownSteps:
    """The steps of open tables that this process has stored or read.

    The latest is known as it is, and all of them by their number and length: an earlier one that
    was changed for another of the same length is noticed when the table is next read.
    """

    def __init__(self) -> None:
        self._tables: dict[str, Steps] = {}

    def of(self, table_id: str) -> Steps | None:
        """What is known of a table, None if nothing."""
        return self._tables.get(table_id)

    def add(self, table_id: str, version: int, text: str, stamp: object | None = None) -> None:
        """This step is stored now; it follows those that are known."""
        known = self._tables.get(table_id, _NONE)
        if known.version == version - 1:
            letters = known.letters + len(text)
            self._tables[table_id] = Steps(version, known.number + 1, letters, text, stamp)
        elif known.version < version:
            self.forget(table_id)

    def learn(self, table_id: str, version: int, texts: list[str]) -> None:
        """All steps up to this version were read; since then this process may have stored more."""
        if self._tables.get(table_id, _NONE).version < version:
            letters = sum(map(len, texts))
            self._tables[table_id] = Steps(version, len(texts), letters, texts[-1])

    def forget(self, table_id: str) -> None:
        """Nothing will follow, or it has to be read anew."""
        self._tables.pop(table_id, None)
