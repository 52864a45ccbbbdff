"""Whatever is typed is a move, a question or a sentence, and never breaks anything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import Text
from bot.typed.autocomplete import UnfinishedLine, complete
from bot.typed.meaning import move_meant
from bot.typed.parser import NEXT, Part, read_line
from bot.typed.typed_words import UnreadableLine
from bot.typed.writer import move_in_words, unreadable_in_words
from engine.analysis.nearest import nearest
from engine.cards import name
from engine.errors import IllegalMove, Reason
from engine.games.registry import REGISTRY
from engine.observation import Observation
from engine.play import decide
from tests.bot.typed.tables import contract, meant
from tests.engine.random_play import tables
from tests.examples import of_every_game

PIECES = [
    *("7h", "2c", "10s", "*", "jk", "*8h", "jk=4d", "as", "11h", "x", "♥", "7♠", "hello"),
    *("draw", "take", "may i", "pass", "contract", "knock", "row", "swap", "on", "next"),
    *("discard", "lay", "lay off", "for the joker", "hạ", "đánh", "gõ", "2, lay"),
    *(">", "/", ";", ":", "1", "2", "99", "#3", "0", "—", "=", "?", "bốc", "จั่ว", "\u200b"),
]


@pytest.mark.parametrize("game", sorted(REGISTRY))
@of_every_game(300)
@given(data=st.data())
def test_any_line_is_answered(game: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(game, steps=12))
    now = Observation.at(match.game, state, state.turn)
    held = [name(card) for card in now.hand]
    piece = st.one_of(st.sampled_from(PIECES), st.sampled_from(held or PIECES))
    line = " ".join(data.draw(st.lists(piece, max_size=12)))
    for language in ("en", "vi"):
        say = Text(language)
        try:
            parts = read_line(line, language)
        except UnreadableLine as unread:
            unreadable_in_words(unread, say)
            continue
        for part in parts:
            if part != NEXT:
                answer(part, now, say)
    names = tuple(f"P{seat}" for seat in range(state.seats))
    assert all(len(one.value) <= 100 for one in complete(UnfinishedLine(line, now, names, "en")))


def answer(part: Part, now: Observation, say: Text) -> None:
    """A part is a move that the rules take or refuse, or it is a question with several answers."""
    lines: tuple[str, ...] = ("", "")
    try:
        move = move_meant(part, now)
        move_in_words(move, now, "ABCDEF", say)
        decide(now.game, now.seen, now.seat, move)
    except UnreadableLine as unread:
        lines = unread.lines
    except IllegalMove:
        return
    assert len(lines) > 1
    assert all(now.may(meant(line, now, say.language)) for line in lines if line)


def test_a_heap_of_jokers_that_nobody_holds_is_not_decision_about() -> None:
    now = contract("7H 8H 2C JK", down=[], deal_no=6)
    for line in ("jk " * 90, "7h 8h 9h *" * 30, "/".join(["jk jk jk 7h"] * 25)):
        with pytest.raises(IllegalMove):
            decide(now.game, now.seen, now.seat, meant(line, now))


def test_a_declared_joker_before_the_contract_is_refused_like_any_meld() -> None:
    now = contract("7H 8H 10H 2C JK", down=[], deal_no=6)
    with pytest.raises(IllegalMove) as caught:
        decide(now.game, now.seen, now.seat, meant("7h 8h *9h 10h", now))
    assert caught.value.reason is Reason.CONTRACT_FIRST
    assert nearest(now, meant("7h 8h *9h 10h", now))
