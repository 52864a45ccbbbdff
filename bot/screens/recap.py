"""What has happened at a table, a line each, and what the others did since somebody last moved."""

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from itertools import islice
from operator import itemgetter

from bot.text import Text
from bot.text.events import SILENT, event_in_words
from bot.text.names import Names
from engine.events import (
    Dealt,
    Discarded,
    Drew,
    DrewPenalty,
    Event,
    Fined,
    GrantedMayI,
    Swapped,
    Took,
    TookRow,
    TurnStarted,
)
from engine.live.table_view import TableView
from engine.moves import Discard
from engine.table.events import Autopiloted

_ENDS = (Discarded, Swapped)
"""What a player does after which no card is new to them."""
_ENDS_WITHOUT_DISCARDS = (*_ENDS, TurnStarted)
_OWN = (Discarded, Fined)
"""What one did oneself that is told: what the autopilot threw, and what a throw has cost."""
_DRAWING = (Dealt, Drew, DrewPenalty)
"""What others did that goes without saying."""
_TOLD = 6
"""Lines about what the others did."""
_KEPT = 1024
"""Lines that are kept: most of what a screen tells the one before it has told."""


def new_cards(table_view: TableView) -> list[int]:
    """Cards that came into the hand since this player's last discard and must still be last.

    Where nothing is discarded they are those of the newest turn.
    """
    came: list[int] = []
    ends = _ENDS if Discard in table_view.moves else _ENDS_WITHOUT_DISCARDS
    # From the newest on: what is looked for is near the end of a long log.
    for _, event in reversed(table_view.log):
        if getattr(event, "player", None) != table_view.seat:
            continue
        if isinstance(event, ends):
            break
        if isinstance(event, Drew | Took | DrewPenalty):
            came.insert(0, event.card)
        elif isinstance(event, GrantedMayI):
            came.insert(0, event.upcard)
        elif isinstance(event, TookRow):
            came[:0] = event.cards
    hand = table_view.view.hand if table_view.view else ()
    while came and tuple(came) != hand[-len(came) :]:
        came.pop(0)
    return came


def others_since(table_view: TableView, say: Text) -> list[str]:
    """What the others did since this player last threw a card; drawing goes without saying.

    Their own fines come first: nothing else tells them what their throw has cost. A card that the
    autopilot threw for them is told too.
    """
    who = Names(table_view, say, you=table_view.seat, brief=True)
    lines: list[str] = []
    fines: list[str] = []

    def tells(event: Event) -> bool:
        kinds = _OWN if getattr(event, "player", None) == table_view.seat else _DRAWING
        return isinstance(event, kinds) is (kinds is _OWN)

    for event, line, piloted in log_lines(table_view, say, who, _last_turn(table_view), tells):
        if getattr(event, "player", None) != table_view.seat:
            lines.append(line)
        elif isinstance(event, Discarded):
            lines, fines = [line] if piloted else [], []
        elif isinstance(event, Fined):
            fines.append(line)
    return [*fines, *lines[-_TOLD:]]


def _last_turn(table_view: TableView) -> int:
    """The version at which this player last threw a card; where nothing is discarded, at which the
    turn before this one came to them."""
    discards = Discard in table_view.moves
    ends = Discarded if discards else TurnStarted
    playing = (
        not discards and table_view.view is not None and table_view.view.turn == table_view.seat
    )
    mine = (
        version
        for version, event in reversed(table_view.log)
        if isinstance(event, ends) and event.player == table_view.seat
    )
    return next(islice(mine, int(playing), None), 0)


def since_my_turn(table_view: TableView, say: Text) -> str:
    """What has happened since with a title; empty if there is nothing to tell."""
    shown = others_since(table_view, say)
    return "\n".join([say("hand-since"), *(f"-# {line}" for line in shown)]) if shown else ""


def log_lines(
    table_view: TableView,
    say: Text,
    who: Names,
    begin: int = 0,
    tells: Callable[[Event], bool] | None = None,
) -> list[tuple[Event, str, bool]]:
    """The events of the deal from this version on that have a line, with it and whether the
    autopilot did it. Those of which the caller ``tells`` nothing are left out; None: none."""
    piloted: dict[int, Autopiloted] = {}
    lines: list[tuple[Event, str, bool]] = []
    first = bisect_left(table_view.log, begin, key=itemgetter(0))
    for version, event in table_view.log[first:]:
        if isinstance(event, Autopiloted):
            piloted = {version: event}
        if type(event) in SILENT or not (tells is None or tells(event)):
            continue
        by = piloted.get(version)
        if by is not None and isinstance(event, Discarded):
            words = "event-autopilot-away" if by.away else "event-autopilot-late"
            line: str | None = say(words, who=who(by.seat), card=say.card(event.card))
        else:
            line = _line(event, who.in_sentences, say)
        if line:
            lines.append((event, line, by is not None))
    return lines


@lru_cache(_KEPT)
def _line(event: Event, names: tuple[str, ...], say: Text) -> str | None:
    return event_in_words(event, names.__getitem__, say)
