"""Where a player stands in a deal: contract made, born, and what they may do next."""

from bot.text import Text
from engine.features import FirstMeld
from engine.live.sight import Sight
from engine.moves import Knock, MakeContract, TakeRow
from engine.phase import Phase
from engine.view import View


def standing(view: View, seat: int, say: Text) -> str | None:
    """The mark behind a seat; None while there is nothing to mark."""
    if seat not in view.facts.down:
        return None
    return say(f"table-down-{view.features.first_meld}")


def to_do(sight: Sight, legal: frozenset[type]) -> str:
    """The message that tells the player to move what to do; ``legal`` are kinds of moves."""
    view = sight.view
    if view is None or sight.seat is None:
        raise ValueError("only a seated player has something to do")
    return _drawing(view, legal) if view.phase is Phase.DRAW else _playing(view, sight.seat, legal)


def _drawing(view: View, legal: frozenset[type]) -> str:
    if not view.features.row:
        return "hand-draw" if view.features.upcard else "hand-draw-row"
    if not view.stock_count:
        return "hand-last-turn"
    return "hand-draw-or-row" if TakeRow in legal else "hand-draw-row"


def _playing(view: View, seat: int, legal: frozenset[type]) -> str:
    first_meld, facts = view.features.first_meld, view.facts
    if facts.must_knock:
        return "hand-play-only-knock"
    if Knock in legal:
        return "hand-play-knock"
    if first_meld is FirstMeld.CONTRACT and seat == facts.down_now:
        return "hand-play-fresh"
    if first_meld is None or seat in facts.down:
        return "hand-play"
    if first_meld is FirstMeld.BIRTH:
        return "hand-play-unborn"
    return "hand-play-contract" if MakeContract in legal else "hand-play-first"
