"""The advice of a computer in words, with the reason for the advised move."""

from collections.abc import Sequence

from bot.blocks.control import Click, write_positions
from bot.blocks.screen import Button, Section, Tone
from bot.screens.panel_controls import ASK, DRAW, PASS, TAKE, THROW, MoveControl, name_of_reading
from bot.screens.whose_turn import buy_button
from bot.text import Text
from bot.text.name_words import Names, escaped
from bot.typed.writer import move_in_words
from engine.computer.plain.advice import Advice
from engine.computer.plain.remarks import Remark
from engine.live.table_view import TableView
from engine.moves import Discard, Draw, MayI, Move, Pass, Take
from engine.observation import Observation

_BUTTONS: dict[type[Move], MoveControl] = {
    Draw: DRAW,
    Take: TAKE,
    MayI: ASK,
    Pass: PASS,
    Discard: THROW,
}
"""The controls of moves that lay no cards."""


_BRIEF = 2
"""At most this many facts fit into one paragraph with a reason."""


def reason(advice: Advice, table_view: TableView, say: Text) -> str:
    """Return the reason for a move and at most two facts that support it, as one paragraph."""
    why, *saw = sentences(advice, table_view, say)
    return " ".join((why, *saw[:_BRIEF]))


def sentences(advice: Advice, table_view: TableView, say: Text) -> list[str]:
    """Return the reason for a move and all facts that support it. Each is a sentence."""
    say = say.of(table_view.game.name)
    instead = "none" if advice.instead is None else say.card(advice.instead)
    facts: dict[str, str | int] = {
        "points": advice.points,
        "instead": instead,
        "less": advice.less,
    }
    lines = [say(f"advice-{advice.why}", **facts)]
    return lines + [_remark(remark, Names(table_view, say), say) for remark in advice.remarks]


def _remark(remark: Remark, names: Names, say: Text) -> str:
    facts: dict[str, str | int] = {
        "name": names(remark.seat) if remark.seat >= 0 else "",
        "card": say.card(remark.card),
        "other": say.card(remark.other),
        "number": remark.number,
        "of": remark.of,
        "left": remark.of - remark.number,
        "cards": say.cards(remark.cards),
        "count": len(remark.cards),
    }
    return say(f"saw-{remark.saw}", **facts)


def advice_section(
    advice: Advice, words: str, reading: Click | None, table_view: TableView, say: Text
) -> Section | None:
    """Return the advice with a button that plays the advised move, or None.

    ``reading`` is the click for a move that lays cards. A move that lays no cards has its own
    control. If there is no click for the move, return None.
    """
    click, control = reading, _BUTTONS.get(type(advice.move))
    if control is not None:
        rest = ""
        if isinstance(advice.move, Discard):
            rest = write_positions((table_view.hand.index(advice.move.card),))
        click = control.on(table_view, rest)
    if click is None:
        return None
    text = f"**{words}**\n-# {reason(advice, table_view, say)}"
    return Section(text, Button(_label(advice.move, table_view, say), click, Tone.GOOD))


def _label(move: Move, table_view: TableView, say: Text) -> str:
    match move:
        case Take():
            return say("button-take-it")
        case MayI():
            return buy_button(table_view, table_view.seat, say)
        case Pass() if not table_view.game.features.may_i:
            return say("button-pass-turn")
    control = _BUTTONS.get(type(move))
    return name_of_reading(move, table_view, say) if control is None else say(control.label)


def alternatives_line(
    moves: Sequence[Move], observation: Observation, table_view: TableView, say: Text
) -> str:
    """Return a line with these moves in Markdown, or "" without moves."""
    if not moves:
        return ""
    names = [escaped(sitter.name) for sitter in table_view.roster.sitters]
    texts = [move_in_words(move, observation, names, say) for move in moves]
    # Thick dots separate the moves, because thin dots separate the melds of a contract.
    return say("nearest", moves=" • ".join(texts))
