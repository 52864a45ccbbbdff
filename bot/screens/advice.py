"""What a computer would do, in words with the reason that decided it."""

from collections.abc import Sequence

from bot.screens.click import write_positions
from bot.screens.panel_controls import DRAW, PASS, TAKE, THROW, MoveControl
from bot.screens.rating_change import never_counts
from bot.screens.screen import Button, Section, Tone
from bot.text import Text
from bot.text.names import Names, escaped
from bot.typed.wording import move_in_words
from engine.computer.advice import Advice
from engine.computer.remarks import Remark
from engine.live.table_view import TableView
from engine.moves import Discard, Draw, Move, Pass, Take
from engine.observation import Observation
from engine.phase import ONE_ON_TURN

_BUTTONS: dict[type[Move], tuple[MoveControl, str]] = {
    Draw: (DRAW, "button-draw"),
    Take: (TAKE, "button-take-it"),
    Pass: (PASS, "button-pass-turn"),
    Discard: (THROW, "button-discard"),
}
"""Moves of a turn that lay no cards: the control that makes them, and its label beside advice."""


_BRIEF = 2
"""So many things that it saw fit beside a reason in one paragraph."""


def reason(advice: Advice, table_view: TableView, say: Text) -> str:
    """Why a computer would make this move, in one sentence, and in at most two more what it saw."""
    why, *saw = sentences(advice, table_view, say)
    return " ".join((why, *saw[:_BRIEF]))


def sentences(advice: Advice, table_view: TableView, say: Text) -> list[str]:
    """Why a computer would make this move, and then all that it saw, a sentence each."""
    instead = "none" if advice.instead is None else say.card(advice.instead)
    facts: dict[str, str | int] = {
        "game": table_view.game,
        "points": advice.points,
        "instead": instead,
        "less": advice.less,
    }
    told = [say(f"advice-{advice.why}", **facts)]
    return told + [_remark(one, Names(table_view, say), say) for one in advice.remarks]


def _remark(one: Remark, names: Names, say: Text) -> str:
    facts: dict[str, str | int] = {
        "name": names(one.seat) if one.seat >= 0 else "",
        "card": say.card(one.card),
        "other": say.card(one.other),
        "number": one.number,
        "of": one.of,
        "left": one.of - one.number,
        "cards": say.cards(one.cards),
    }
    return say(f"saw-{one.saw}", **facts)


def is_advised(table_view: TableView) -> bool:
    """Whether Suggest names draws and discards as well: in one's own turn, and where it costs
    nobody rating points."""
    view = table_view.view
    mine = view is not None and view.phase in ONE_ON_TURN and view.turn == table_view.seat
    return mine and never_counts(table_view)


def advice_section(advice: Advice, words: str, table_view: TableView, say: Text) -> Section | None:
    """The advice with a button that follows it; ``words`` tell the move.

    None for moves that lay cards: those are suggested anyway.
    """
    button = _BUTTONS.get(type(advice.move))
    if button is None or table_view.view is None:
        return None
    control, label = button
    rest = ""
    if isinstance(advice.move, Discard):
        rest = write_positions((table_view.view.hand.index(advice.move.card),))
    told = f"**{words}**\n-# {reason(advice, table_view, say)}"
    return Section(told, Button(say(label), control.on(table_view, rest), Tone.GOOD))


def alternatives_line(
    moves: Sequence[Move], mine: Observation, table_view: TableView, say: Text
) -> str:
    """A line with these moves in words, for Markdown; nothing where there are none."""
    if not moves:
        return ""
    names = [escaped(sitter.name) for sitter in table_view.roster.sitters]
    told = [move_in_words(move, mine, names, say) for move in moves]
    # Not the dot that stands between the melds of a contract.
    return say("nearest", moves=" • ".join(told))
