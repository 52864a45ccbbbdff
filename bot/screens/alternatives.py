"""What stands under a refused move: what can be done instead."""

from collections.abc import Sequence

from bot.text import Text
from bot.text.names import escaped
from bot.typed.wording import move_in_words
from engine.live.table_view import TableView
from engine.moves import Move
from engine.observation import Observation


def alternatives_line(moves: Sequence[Move], mine: Observation, sight: TableView, say: Text) -> str:
    """A line with these moves in words, for Markdown; nothing where there are none."""
    if not moves:
        return ""
    names = [escaped(sitter.name) for sitter in sight.sitting.sitters]
    told = [move_in_words(move, mine, names, say) for move in moves]
    # Not the dot that stands between the melds of a contract.
    return say("nearest", moves=" • ".join(told))
