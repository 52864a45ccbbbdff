"""Where a player stands in a deal: contract made, born, and what he may do next."""

from bot.text import Text
from engine.live.sight import Sight
from engine.moves import Knock, MakeContract, TakeRow
from engine.phase import Phase
from engine.steps.birth import Births
from engine.steps.contract import Contracts
from engine.steps.last_turn import LastTurn
from engine.steps.penalties.fines import Fines
from engine.view import View


def is_down(view: View, seat: int) -> bool:
    """Whether this player may lay freely: he made the contract, or he is born."""
    contracts, births = view.recall(Contracts), view.recall(Births)
    if contracts is not None:
        return seat in contracts.down or seat == contracts.fresh
    return births is not None and seat in births.born


def standing(view: View, seat: int, say: Text) -> str | None:
    """The mark behind a seat; None while there is nothing to mark."""
    if not is_down(view, seat):
        return None
    return say("table-born" if view.recall(Contracts) is None else "table-down")


def fined(view: View, seat: int) -> int:
    """Points that a player has been fined in this deal."""
    fines = view.recall(Fines)
    return sum(fine.points for fine in fines.penalties if fine.seat == seat) if fines else 0


def must_knock(view: View) -> bool:
    """Whether the turn to be played can only end by a knock (DUMMY 3.1, 3.2)."""
    last = view.recall(LastTurn)
    if last is None or view.phase is not Phase.PLAY:
        return False
    return last.last_turn or len(view.hands[view.turn]) == 1


def to_do(sight: Sight, legal: frozenset[type]) -> str:
    """The message that tells the player to move what to do; ``legal`` are kinds of moves."""
    view = sight.view
    if view is None or sight.seat is None:
        raise ValueError("only a seated player has something to do")
    if view.phase is Phase.DRAW:
        if TakeRow not in sight.moves:
            return "hand-draw"
        if not view.stock_count:
            return "hand-last-turn"
        return "hand-draw-or-row" if TakeRow in legal else "hand-draw-row"
    contracts = view.recall(Contracts)
    if must_knock(view):
        return "hand-play-only-knock"
    if Knock in legal:
        return "hand-play-knock"
    if contracts is not None and sight.seat == contracts.fresh:
        return "hand-play-fresh"
    if view.recall(Births) is not None and not is_down(view, sight.seat):
        return "hand-play-unborn"
    if contracts is None or sight.seat in contracts.down:
        return "hand-play"
    return "hand-play-contract" if MakeContract in legal else "hand-play-first"
