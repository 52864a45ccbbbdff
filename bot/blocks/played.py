"""Examples for the pages of rules: a deal that is scored and a hard case of each game.

They are replays (docs/notation.md). The engine plays them, so that points and refusals on a page
are those of a table; what people hold and play goes into the text under the name of the player
(``$ann``) and the number of the move (``$move1``, ``$card1``).
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bot.text import Text
from engine.game import Listing
from engine.result import Result


def _nothing(result: Result, say: Text) -> Mapping[str, str]:
    return {}


class PlayedExample(NamedTuple):
    """A table and what is played there; ``refused``: the last move is not allowed.

    ``instead`` is what would have been allowed. ``words`` are what the text says of the result
    besides its points.
    """

    says: str
    position: Mapping[str, Any]
    moves: tuple[Mapping[str, Any], ...]
    refused: bool = False
    instead: Mapping[str, Any] | None = None
    words: Callable[[Result, Text], Mapping[str, str]] = _nothing

    def replay(self, game: str, *, other_way: bool = False) -> dict[str, Any]:
        """The example in notation; ``other_way``: with what would have been allowed."""
        moves = [*self.moves]
        if other_way and self.instead is not None:
            moves[-1] = self.instead
        return {"position": {"game": game, **self.position}, "moves": moves}


Told = Callable[[Listing, Text], str]
"""An example that tells itself, in Markdown."""


def at(hands: str, stock: str = "9C", discard: str = "", **more: Any) -> dict[str, Any]:
    """A position; ``hands`` are those of Ann, Ben and Chi with bars between."""
    held = [hand.split() for hand in hands.split("|")]
    players = ["Ann", "Ben", "Chi"][: len(held)]
    return {
        "players": players,
        "hands": dict(zip(players, held, strict=True)),
        "stock": stock.split(),
        "discard": discard.split(),
        **more,
    }


def does(who: str, move: str, **more: Any) -> dict[str, Any]:
    """A move; cards of a value that is text have spaces between, melds bars."""
    cards = {"cards", "meld"} & {name for name, value in more.items() if isinstance(value, str)}
    lists = {"melds", "table"} & set(more)
    told = {name: more[name].split() for name in cards}
    told |= {name: [meld.split() for meld in more[name].split("|")] for name in lists}
    return {"by": who, "move": move, **more, **told}


def own(owner: str, cards: str, kind: str) -> dict[str, Any]:
    """A meld of the table."""
    return {"owner": owner, "kind": kind, "cards": cards.split()}
