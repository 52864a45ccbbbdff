"""What was typed and cannot be taken for moves."""

from enum import StrEnum


class UnreadableReason(StrEnum):
    """Why a line is not understood; each is the id of its sentence in ``play.ftl``."""

    EMPTY = "play-unread-empty"
    NOT_A_CARD = "play-unread-not-a-card"
    NOT_A_WORD = "play-unread-not-a-word"
    NEAR_A_WORD = "play-unread-near-a-word"
    NOT_A_NUMBER = "play-unread-not-a-number"
    NO_CARDS = "play-unread-no-cards"
    ONE_CARD = "play-unread-one-card"
    STANDS_ALONE = "play-unread-stands-alone"
    SEVERAL = "play-unread-several"


class UnreadableLine(Exception):
    """A typed line that means nothing, or several things; nothing has been played.

    ``word``: the piece of the line that it is about; ``near``: what may have been meant;
    ``lines``: what the piece can mean, each as a line to type instead.
    """

    def __init__(
        self, reason: UnreadableReason, word: str = "", near: str = "", lines: tuple[str, ...] = ()
    ) -> None:
        super().__init__(reason.value)
        self.reason, self.word, self.near, self.lines = reason, word, near, lines
