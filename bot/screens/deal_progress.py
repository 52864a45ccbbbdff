"""Where a player stands in a deal: contract made, born, and what they may do next."""

from collections.abc import Sequence

from bot.games.registry import presenter
from engine.facts import FirstMeld
from engine.live.table_view import TableView
from engine.moves import Declare, Drop, Knock, MakeContract, Move, Take, TakeRow
from engine.phase import Phase
from engine.view import View


def to_do(table_view: TableView, legal: Sequence[Move], *, lays: bool) -> str:
    """The message that tells the player to move what to do.

    ``legal`` are moves of theirs; ``lays``: some of their cards can be laid.
    """
    view = table_view.view
    if view is None or table_view.seat is None:
        raise ValueError("only a seated player has something to do")
    own = presenter(table_view.game).to_do(view, legal)
    if own is not None:
        return own
    kinds = frozenset(map(type, legal))
    match view.phase:
        case Phase.ANNOUNCE:
            return "hand-announce"
        case Phase.OFFER:
            return "hand-offer"
        case Phase.SHOW:
            return "hand-show"
        case Phase.DRAW:
            return _drawing(view, kinds)
    if view.features.declare:
        return "hand-declare" if Declare in kinds else "hand-play-first"
    return _playing(view, table_view.seat, kinds, lays=lays)


def _drawing(view: View, legal: frozenset[type[Move]]) -> str:
    if view.facts.thrown_joker:
        return "hand-draw-joker-stays"
    if Drop in legal:
        return "hand-draw-or-drop"
    if not view.features.row:
        stays = not view.features.upcard or (view.facts.works_on and Take not in legal)
        return "hand-draw-row" if stays else "hand-draw"
    if view.features.sweeps:
        takes = TakeRow in legal
        if view.facts.spent:
            return "hand-row-or-pass" if takes else "hand-only-pass"
        return "hand-draw-or-sweep" if takes else "hand-draw-row"
    if not view.stock_count:
        return "hand-last-turn"
    return "hand-draw-or-row" if TakeRow in legal else "hand-draw-row"


def _playing(view: View, seat: int, legal: frozenset[type[Move]], *, lays: bool) -> str:
    first_meld, facts = view.features.first_meld, view.facts
    if facts.must_knock:
        return "hand-play-only-knock"
    if Knock in legal:
        return "hand-play-knock"
    if first_meld is FirstMeld.CONTRACT and seat == facts.down_now:
        return "hand-play-fresh"
    if first_meld is None or seat in facts.down:
        return "hand-play" if lays else "hand-play-first"
    if first_meld is FirstMeld.BIRTH:
        return "hand-play-first"
    if MakeContract not in legal:
        return "hand-play-first"
    return "hand-play-phase" if first_meld is FirstMeld.PHASE else "hand-play-contract"
