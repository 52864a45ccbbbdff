"""What a manager has done to a finished game, and why it may be refused."""

from dataclasses import dataclass
from enum import StrEnum

__all__ = ["LONGEST_REASON", "AlreadyCorrected", "Correction", "CorrectionKind", "NotInLeague"]

LONGEST_REASON = 200
"""Characters of a reason that are kept."""


class CorrectionKind(StrEnum):
    """What a correction did."""

    VOID = "void"
    RESTORE = "restore"


class NotInLeague(LookupError):
    """No finished game of this server has this table id."""


class AlreadyCorrected(ValueError):
    """The game is void already, or was not void."""


@dataclass(frozen=True, slots=True)
class Correction:
    """What a manager did to a game, when (Unix seconds) and why.

    ``by_user`` is negative for somebody who asked to be forgotten since.
    """

    number: int
    table_id: str
    by_user: int
    at: int
    reason: str
    kind: CorrectionKind
