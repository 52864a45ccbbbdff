"""What reads a text from outside: each gives a value or the one error that it promises.

A parser here takes an input and raises only if that is not so.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from bot.blocks.control import (
    is_ours,
    read_click,
    read_number,
    read_positions,
    read_preset_place,
)
from bot.people.preferences import Preferences, ServerSettings, TablePings
from bot.screens.first_steps import read_play_with
from bot.screens.leaderboard import read_query
from bot.screens.may_i_orders import orders_picked
from bot.screens.rules_editor import read_selection, read_value
from bot.screens.settings_screen import UnreadableQuietHours, read_quiet
from bot.text import LANGUAGES, Text
from bot.text.name_words import escaped, quoted
from bot.typed.parser import read_line
from bot.typed.typed_words import UnreadableLine
from bot.typed.writer import unreadable_in_words
from data.journal.codec import read_entry, read_terms, write_events
from engine.__main__ import _answer, _problem
from engine.computer.strength import Strength
from engine.games.registry import REGISTRY
from engine.names import readable
from engine.notation.protocol import Session
from engine.notation.replay import replay
from engine.options import WrongOption, read_options, write_options
from engine.table.record import UnreadableJournal
from engine.table.standing_orders import NO_ORDERS
from tests.data.samples import STORED
from tests.fuzz.inputs import NASTY
from tests.fuzz.settings_files import ENV_FILES, ENVIRONMENT, read_env_file, read_environment

_ROOT = Path(__file__).parents[2]

_any_text = st.text(st.characters(exclude_categories=()), max_size=40)
_texts = st.one_of(_any_text, st.sampled_from(NASTY))
_json = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-5, 300), st.just(10**30), st.just(1.5), _texts,
        st.sampled_from(("2S", "JK", "10H", "draw", "play", "Ann", "contract", "set", "run")),
    ),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(_texts, part, max_size=3),
    max_leaves=6,
)  # fmt: skip

_LANGUAGE = st.sampled_from(LANGUAGES)
_WORDS = (
    *(
        "draw",
        "take",
        "lay",
        "off",
        "discard",
        "knock",
        "row",
        "may i",
        "no",
        "swap",
        "undo",
        "next",
    ),
    *("bốc", "hạ", "đánh", "จั่ว", "ลง", "ทิ้ง", "2S", "10h", "J♠", "JK", "*", "3c4c5c", ";", "/", ">"),
    *(":", "#1", "1", "99999", " ", "A", "♥", "rằn", "ù", "น็อค", "!", "?", "\u0e33", "\u200b"),
)
_lines = st.one_of(
    st.lists(st.sampled_from(_WORDS), max_size=12).map(" ".join),
    st.lists(st.sampled_from((*_WORDS, *NASTY)), max_size=5).map("".join),
    _texts,
)


@cache
def _stored() -> Sequence[str]:
    """Real notation, a line each."""
    files = sorted((_ROOT / "tests" / "vectors").glob("*.jsonl"))
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]


@cache
def _conversation() -> Sequence[str]:
    """What a program is told in the game of docs/player-protocol.md, a line each."""
    page = (_ROOT / "docs" / "player-protocol.md").read_text(encoding="utf-8")
    return [line[2:] for line in page.splitlines() if line.startswith("< ")]


@cache
def _steps() -> Sequence[str]:
    """Steps of journals, with every event that there is."""
    return [f"[{text}]" for _, text in STORED]


@st.composite
def _damaged(draw: st.DrawFn, whole: Callable[[], Sequence[str]]) -> str:
    """A real text of which a little was changed: signs, or a value of its JSON."""
    text = draw(st.sampled_from(whole()))
    if draw(st.booleans()):
        at = draw(st.integers(0, len(text)))
        gone = draw(st.sampled_from((0, 1, 1, 2, 30, 10_000)))
        return text[:at] + draw(st.one_of(st.just(""), _texts)) + text[at + gone :]
    told = json.loads(text)
    place, spots = told, []
    while isinstance(place, dict | list) and place:
        key = draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        spots.append((place, key))
        place = place[key]
    if spots:
        inside, key = draw(st.sampled_from(spots))
        if isinstance(inside, dict) and draw(st.booleans()):
            del inside[key]
        else:
            inside[key] = draw(_json)
    return json.dumps(told, ensure_ascii=draw(st.booleans()))


def _custom_id(text: str) -> None:
    click = read_click(text)
    if click is not None:
        assert is_ours(text)
        assert (
            read_click(f"u1|{click.table_id}|{click.version:x}|{click.verb}|{click.rest}") == click
        )
        read_positions(click.rest)
        read_preset_place(click.table_id)
        read_query(click.rest)
        read_play_with(click.rest)


def _typed(given: tuple[str, str]) -> None:
    line, language = given
    say = Text(language)
    try:
        read_line(line, language)
    except UnreadableLine as unread:
        assert unreadable_in_words(unread, say)


def _window(text: str) -> None:
    read_number(text)
    for listing in REGISTRY.values():
        for name in listing.options.__dataclass_fields__:
            read_selection(listing, name, text)
    try:
        read_value(text)
    except (ValueError, RecursionError):
        assert text != "true"
    for typed in (
        {"begin": text},
        {"begin": "8", "end": text},
        {"begin": "1", "end": "2", "offset": text},
    ):
        try:
            read_quiet(typed)
        except UnreadableQuietHours as wrong:
            assert Text("en")(wrong.message, typed=quoted(wrong.typed))


def _name(text: str) -> None:
    seen, shown = readable(text), escaped(text)
    (seen + shown).encode()
    assert readable(seen) == seen
    assert "\n" not in shown
    assert "://" not in shown
    assert "@everyone" not in shown


def _orders(values: list[str]) -> None:
    orders = orders_picked(NO_ORDERS, values)
    assert all(0 <= rank <= 12 for rank in orders.ranks)


def _options(given: object) -> None:
    if not isinstance(given, dict):
        return
    for listing in REGISTRY.values():
        try:
            chosen = read_options(listing, given)
        except WrongOption as wrong:
            assert "\n" not in str(wrong).replace(repr(given), "") or "\n" in str(given)
        else:
            assert write_options(chosen)


def _kept(given: object) -> None:
    if isinstance(given, dict):
        for kind in (Preferences, ServerSettings, TablePings):
            kind.read(given).write()


def _vector(line: str) -> None:
    assert isinstance(_problem(line), str)


def _position(line: str) -> None:
    answer = _answer(line.encode("utf-8", "surrogatepass"), replay)
    json.dumps(answer)
    assert answer


def _told_line(line: str) -> None:
    session = Session("basic", Strength.EASY)
    for before in _conversation()[:2]:
        assert session.answer(before.encode()) is None
    answer = session.answer(line.encode("utf-8", "surrogatepass"))
    assert answer is None or answer.keys() in ({"error"}, {"no", "move"})
    json.dumps(answer)


def _step(text: str) -> None:
    try:
        entry = read_entry("a1b2c3d4e5", 1, text)
    except UnreadableJournal as wrong:
        assert str(wrong).startswith("version 1 of table a1b2c3d4e5 cannot be read")
    else:
        assert read_entry("a1b2c3d4e5", 1, write_events(entry.events)) == entry


def _terms(value: object) -> None:
    try:
        read_terms("a1b2c3d4e5", value)
    except UnreadableJournal as wrong:
        assert "a1b2c3d4e5" in str(wrong)


_CUSTOM_IDS = st.one_of(
    _texts,
    st.tuples(
        st.sampled_from(("u1", "u2", "u", "")),
        st.one_of(
            st.sampled_from(("me", "server", "a1b2c3d4e5", "p.contract.7", "p.x.", "p.")), _texts
        ),
        st.one_of(st.sampled_from(("0", "1f", "zz", "-1", "٣")), _texts),
        st.one_of(st.sampled_from(("draw", "do-lay0", "board")), _texts),
        st.one_of(st.sampled_from(("1.contract..rating.0..", "contract.7.x", "0aZ")), _texts),
    ).map("|".join),
)

PARSERS: dict[str, tuple[st.SearchStrategy[Any], Callable[[Any], object]]] = {
    "custom_ids": (_CUSTOM_IDS, _custom_id),
    "typed": (st.tuples(_lines, _LANGUAGE), _typed),
    "windows": (_texts, _window),
    "names": (_any_text, _name),
    "orders": (st.lists(_texts, max_size=4), _orders),
    "options": (_json, _options),
    "kept": (_json, _kept),
    "vectors": (_damaged(_stored), _vector),
    "positions": (_damaged(_stored), _position),
    "player_lines": (_damaged(_conversation), _told_line),
    "journal": (_damaged(_steps), _step),
    "terms": (_json, _terms),
    "env_files": (ENV_FILES, read_env_file),
    "environment": (ENVIRONMENT, read_environment),
}
"""Each by its name: what it is given, and what it does with that."""
