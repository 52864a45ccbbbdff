"""Moves that end a deal or give it up, shown with what is left over, then confirmed."""

from typing import NamedTuple

from bot.text import Text
from engine.cards import Card, without
from engine.facts import TableFeatures
from engine.games.registry import game
from engine.live.table_view import TableView
from engine.moves import BigGin, Drop, Knock, LayOff, Move, Show
from engine.view import View


class HandLaidOut(NamedTuple):
    """What such a move lays, and what is left over after it: cards, and the points they count.

    ``thrown`` is the card of a knock.
    """

    melds: tuple[tuple[Card, ...], ...]
    lay_offs: tuple[LayOff, ...]
    left: tuple[Card, ...]
    points: int
    thrown: Card | None = None


def is_confirmed(kind: type[Move], features: TableFeatures) -> bool:
    """Whether a move is shown first because it gives up or ends a deal that had no melds."""
    return kind in (Knock, BigGin, Show, Drop) and not features.lay


def ending(move: Knock | BigGin | Show, table_view: TableView) -> HandLaidOut:
    """What the move does with the viewer's hand; what it leaves open is not laid."""
    view = table_view.begun
    lay_offs = () if isinstance(move, BigGin) else move.lay_offs or ()
    melds = move.melds or ()
    thrown = move.card if isinstance(move, Knock) else None
    laid = [card for meld in melds for card in meld]
    laid += [card for part in lay_offs for card in part.cards]
    laid += [] if thrown is None else [thrown]
    left = without(view.hand, laid) or ()
    points = game(table_view.game, table_view.options).points
    return HandLaidOut(melds, lay_offs, tuple(sorted(left)), sum(map(points, left)), thrown)


def is_gin(move: Move, view: View) -> bool:
    """Whether a knock leaves nothing over."""
    if not isinstance(move, Knock):
        return False
    laid = sum(map(len, move.melds or ()))
    return laid > 0 and laid == len(view.hand) - 1


def name_of_ending(move: Move, view: View, say: Text) -> str:
    """What the button of this move is called."""
    if isinstance(move, Knock):
        return say("button-gin" if is_gin(move, view) else "button-gin-knock")
    if isinstance(move, Drop):
        return say("button-drop-now")
    return say("button-big-gin" if isinstance(move, BigGin) else "button-show")


def ending_in_words(
    move: Knock | BigGin | Show, table_view: TableView, say: Text, *, line: bool
) -> str:
    """The move with its deadwood; ``line``: without Markdown."""
    found = ending(move, table_view)
    if found.thrown is not None:
        message = "move-gin-knock-line" if line else "move-gin-knock"
        return say(message, card=say.card(found.thrown), left=found.points)
    if isinstance(move, BigGin):
        return say("move-big-gin")
    return say("move-show", left=found.points)


def split_in_words(move: Knock | BigGin | Show, table_view: TableView, say: Text) -> str:
    """Melds, lay-offs and what is left over."""
    found = ending(move, table_view)
    melds = " | ".join(say.cards(meld) for meld in found.melds)
    parts = [say("move-laid", melds=melds) if melds else say("move-laid-nothing")]
    off = " | ".join(say.cards(part.cards) for part in found.lay_offs)
    parts += [say("move-laid-off-too", cards=off)] if off else []
    parts += [say("move-left", cards=say.cards(found.left))] if found.left else []
    return " · ".join(parts)
