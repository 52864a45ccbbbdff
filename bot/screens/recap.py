"""What has happened since a player was last to move, as they may know it."""

from bot.screens.log import log_lines
from bot.text import Text
from bot.text.names import Names
from engine.events import (
    Dealt,
    Discarded,
    Drew,
    DrewPenalty,
    Fined,
    GrantedMayI,
    Swapped,
    Took,
    TookRow,
    TurnStarted,
)
from engine.live.sight import Sight
from engine.moves import Discard

_TOLD = 6
"""Lines about what the others did."""


def new_cards(sight: Sight) -> list[int]:
    """Cards that came into the hand since this player's last discard and must still be last.

    Where nothing is discarded they are those of the newest turn.
    """
    came: list[int] = []
    discards = Discard in sight.moves
    for _, event in sight.log:
        match event:
            case TurnStarted(player) if player == sight.seat and not discards:
                came = []
            case Discarded(player) if player == sight.seat:
                came = []
            case Drew(player, card) | Took(player, card) | DrewPenalty(player, card):
                came += [card] if player == sight.seat else []
            case TookRow(player, cards):
                came += cards if player == sight.seat else ()
            case GrantedMayI(player, upcard):
                came += [upcard] if player == sight.seat else []
            case Swapped(player):
                came = [] if player == sight.seat else came
    hand = sight.view.hand if sight.view else ()
    while came and tuple(came) != hand[-len(came) :]:
        came.pop(0)
    return came


def others_since(sight: Sight, say: Text) -> list[str]:
    """What the others did since this player last threw a card; drawing goes without saying.

    Their own fines come first: nothing else tells them what their throw has cost. A card that the
    autopilot threw for them is told too.
    """
    who = Names(sight, say, you=sight.seat, brief=True)
    lines: list[str] = []
    fines: list[str] = []
    for event, line, piloted in log_lines(sight, say, who, _last_turn(sight)):
        if getattr(event, "player", None) != sight.seat:
            if not isinstance(event, Dealt | Drew | DrewPenalty):
                lines += [line] if line else []
        elif isinstance(event, Discarded):
            lines, fines = [line] if piloted and line else [], []
        elif isinstance(event, Fined):
            fines += [line or ""]
    return [*fines, *lines[-_TOLD:]]


def _last_turn(sight: Sight) -> int:
    """The version at which this player last threw a card; where nothing is discarded, at which the
    turn before this one came to them."""
    discards = Discard in sight.moves
    ends = Discarded if discards else TurnStarted
    mine = [
        version
        for version, event in sight.log
        if isinstance(event, ends) and event.player == sight.seat
    ]
    playing = not discards and sight.view is not None and sight.view.turn == sight.seat
    before = mine[:-1] if playing else mine
    return before[-1] if before else 0


def since_my_turn(sight: Sight, say: Text) -> str:
    """What has happened since with a title; empty if there is nothing to tell."""
    shown = others_since(sight, say)
    return "\n".join([say("hand-since"), *(f"-# {line}" for line in shown)]) if shown else ""
