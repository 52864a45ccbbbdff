"""The table of Gin, with the limit of a knock, the turn, and the moves that end a deal.

Before a player ends a deal, the move is shown with the deadwood that it leaves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.blocks.shown_hand import ShownHand
from bot.render.specs import MeldSpec, TableSpec
from bot.text import Text
from engine.cards import Card, without
from engine.computer.plain.suggestions import Progress
from engine.facts import KnockLimit, MustKnock, UpcardStays
from engine.games.gin.last_cards import NEVER_DRAWN
from engine.games.gin.scoring import Multiplier
from engine.games.gin.turn import FirstUpcard, Knocker
from engine.live.table_view import TableView
from engine.moves import BigGin, Knock, LayOff, Move, Show, Take
from engine.phase import Phase

# The limit of a knock.


@dataclass(frozen=True, kw_only=True)
class GinHand(ShownHand):
    """A hand that is shown with the limit of a knock."""

    def facts(self, table_view: TableView, progress: Progress | None, say: Text) -> list[str]:
        """Return the deadwood and the limit of a knock in words."""
        return [*super().facts(table_view, progress, say), *_limit(table_view, say, "hand-limit")]


def title(table_view: TableView, say: Text) -> list[str]:
    """Return the limit of a knock in this deal in words."""
    return _limit(table_view, say, "table-limit")


def _limit(table_view: TableView, say: Text, message: str) -> list[str]:
    """Return the limit of a knock in words, and whether the deal counts double.

    ``message``: the id of the text. If a card set the limit, a text with this card is used instead.
    """
    limit, first = table_view.facts[KnockLimit], table_view.facts[FirstUpcard].first_upcard
    if first is None or not limit.by_upcard:
        lines = [say(message, limit=limit.points)]
    else:
        lines = [say("table-limit-of", limit=limit.points, card=say.card(first))]
    return [*lines, say("table-spade-doubles")] if table_view.facts[Multiplier].times > 1 else lines


def is_last_turn(table_view: TableView) -> bool:
    """Return whether no card can be drawn. Then the upcard may only be taken to end the deal."""
    return len(table_view.seen.stock) <= NEVER_DRAWN


def table_picture(spec: TableSpec, table_view: TableView, say: Text) -> TableSpec:
    """Return the table's picture. An open hand's cards are after the melds."""
    seen = table_view.seen
    if seen.phase is not Phase.SHOW or (knocker := table_view.facts[Knocker].knocker) is None:
        return spec
    shown = (MeldSpec(knocker + 1, (card,)) for card in sorted(seen.hands[knocker]))
    return spec._replace(melds=(*spec.melds, *shown))


# The turn.


def whose_turn(table_view: TableView, name: str, say: Text) -> str:
    """Return the line about the turn."""
    seen = table_view.seen
    card = "" if table_view.upcard is None else say.card(table_view.upcard)
    match seen.phase:
        case Phase.OFFER:
            return say("table-offer", name=name, card=card)
        case Phase.SHOW:
            return say("table-show", name=name)
        case Phase.DRAW if is_last_turn(table_view):
            return say("table-last-discard", name=name, card=card)
        case Phase.DRAW if table_view.upcard is None or table_view.facts.get(UpcardStays):
            return say("table-draw", name=name)
        case Phase.DRAW:
            return say("table-draw-or-take", name=name, card=card)
    must_end = table_view.facts.get(MustKnock)
    return say("table-must-end" if must_end else "table-discard-or-knock", name=name)


def to_do(table_view: TableView, legal: Sequence[Move]) -> str | None:
    """Return the id of the message to the player on turn."""
    match table_view.seen.phase:
        case Phase.DRAW if is_last_turn(table_view):
            takes = any(isinstance(move, Take) for move in legal)
            return "hand-last-discard" if takes else "hand-last-discard-pass"
        case Phase.DRAW:
            return "hand-draw-refused" if table_view.facts.get(UpcardStays) else None
        case Phase.PLAY:
            return _ending(table_view, legal)
    return None


def _ending(table_view: TableView, legal: Sequence[Move]) -> str:
    if table_view.facts.get(MustKnock):
        return "hand-must-end"
    if any(isinstance(move, BigGin) for move in legal):
        return "hand-big-gin"
    if any(_is_gin(move, table_view) for move in legal):
        return "hand-gin"
    knocks = any(isinstance(move, Knock) for move in legal)
    return "hand-discard-or-knock" if knocks else "hand-play-first"


# Moves that end a deal.


class _LaidOut(NamedTuple):
    """The parts of a hand after a move that ends the deal: laid cards, deadwood, knock card."""

    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[LayOff, ...]
    left: tuple[Card, ...]
    points: int
    thrown: Card | None = None


def _laid_out(move: Knock | BigGin | Show, table_view: TableView) -> _LaidOut:
    """Return the parts of the viewer's hand after a move that ends the deal.

    Parts that the move doesn't name are empty."""
    lay_offs = () if isinstance(move, BigGin) else move.lay_offs or ()
    melds = move.melds or ()
    thrown = move.card if isinstance(move, Knock) else None
    laid = [card for meld in melds for card in meld]
    laid += [card for part in lay_offs for card in part.cards]
    laid += [] if thrown is None else [thrown]
    left = without(table_view.hand, laid) or ()
    points = table_view.game.points
    return _LaidOut(melds, lay_offs, tuple(sorted(left)), sum(map(points, left)), thrown)


def _is_gin(move: Move, table_view: TableView) -> bool:
    if not isinstance(move, Knock):
        return False
    laid = sum(map(len, move.melds or ()))
    return laid > 0 and laid == len(table_view.hand) - 1


def move_button(move: Move, table_view: TableView, say: Text) -> str | None:
    """Return the label of a knock's button."""
    if not isinstance(move, Knock):
        return None
    return say("button-gin" if _is_gin(move, table_view) else "button-gin-knock")


def move_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, plain: bool
) -> tuple[str, str] | None:
    """Return a move that ends the deal in words, and a second line with melds and deadwood."""
    if not isinstance(move, Knock | BigGin | Show):
        return None
    label = _ending_in_words(move, table_view, say, line=plain)
    return label, _split_in_words(move, table_view, say)


def _ending_in_words(
    move: Knock | BigGin | Show, table_view: TableView, say: Text, *, line: bool
) -> str:
    """Return the move with its deadwood in words.

    ``line``: whether the words are for a menu's line, without Markdown.
    """
    layout = _laid_out(move, table_view)
    if layout.thrown is not None:
        message = "move-gin-knock-line" if line else "move-gin-knock"
        return say(message, card=say.card(layout.thrown), left=layout.points)
    if isinstance(move, BigGin):
        return say("move-big-gin")
    return say("move-show", left=layout.points)


def _split_in_words(move: Knock | BigGin | Show, table_view: TableView, say: Text) -> str:
    layout = _laid_out(move, table_view)
    melds = " | ".join(say.cards(meld) for meld in layout.melds)
    parts = [say("move-laid", melds=melds) if melds else say("move-laid-nothing")]
    off = " | ".join(say.cards(part.cards) for part in layout.lay_offs)
    parts += [say("move-laid-off-too", cards=off)] if off else []
    parts += [say("move-left", cards=say.cards(layout.left))] if layout.left else []
    return " · ".join(parts)
