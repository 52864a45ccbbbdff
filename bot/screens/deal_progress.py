"""Where a player stands in a deal: contract made, born, and what they may do next."""

from collections.abc import Sequence

from bot.screens.endings import is_gin
from bot.screens.lives import wild_in_words
from bot.text import Text
from engine.facts import FirstMeld
from engine.live.table_view import TableView
from engine.moves import BigGin, Declare, Drop, Knock, MakeContract, Move, Take, TakeRow
from engine.phase import Phase
from engine.steps.last_cards import NEVER_DRAWN
from engine.view import View


def limit_in_words(view: View, say: Text) -> list[str]:
    """Say a knock's limit, the card that set it and a doubling, or what is wild."""
    facts = view.facts
    if facts.knock_limit is None:
        return wild_in_words(view, say)
    first = facts.first_upcard
    if first is None or not facts.limit_by_upcard:
        told = [say("table-limit", limit=facts.knock_limit)]
    else:
        told = [say("table-limit-of", limit=facts.knock_limit, card=say.card(first))]
    return [*told, say("table-spade-doubles")] if facts.multiplier > 1 else told


def to_do(table_view: TableView, legal: Sequence[Move], *, lays: bool) -> str:
    """The message that tells the player to move what to do.

    ``legal`` are moves of theirs; ``lays``: some of their cards can be laid.
    """
    view = table_view.view
    if view is None or table_view.seat is None:
        raise ValueError("only a seated player has something to do")
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
    return _ending(view, legal) or _playing(view, table_view.seat, kinds, lays=lays)


def is_last_discard(view: View) -> bool:
    """Whether the upcard may be taken to end the deal with it, and no card drawn any more."""
    return view.facts.knock_limit is not None and view.stock_count <= NEVER_DRAWN


def is_refused(view: View) -> bool:
    """Whether everybody has left the upcard, which may then not be taken any more."""
    return len(view.facts.refused_by) == len(view.scores)


def _ending(view: View, legal: Sequence[Move]) -> str | None:
    """What is said in a game in which nothing is laid before somebody ends the deal."""
    if view.facts.knock_limit is None:
        return None
    if view.facts.must_knock:
        return "hand-must-end"
    if any(isinstance(move, BigGin) for move in legal):
        return "hand-big-gin"
    if any(is_gin(move, view) for move in legal):
        return "hand-gin"
    knocks = any(isinstance(move, Knock) for move in legal)
    return "hand-discard-or-knock" if knocks else "hand-play-first"


def _drawing(view: View, legal: frozenset[type[Move]]) -> str:
    if view.facts.thrown_joker:
        return "hand-draw-joker-stays"
    if Drop in legal:
        return "hand-draw-or-drop"
    if is_last_discard(view):
        return "hand-last-discard" if Take in legal else "hand-last-discard-pass"
    if is_refused(view):
        return "hand-draw-refused"
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
