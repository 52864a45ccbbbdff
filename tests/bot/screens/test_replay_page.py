"""A finished game as a file for a browser: all that stands in it, and what must not."""

import json
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from itertools import chain
from typing import Any

import pytest

from bot.blocks.screen import Picture
from bot.people.preferences import Sort
from bot.render.specs import CardStyle
from bot.screens import replay_page
from bot.screens.replay_screen import Curve, HandStyle, ReplayPlace, replay_screen
from bot.text import LANGUAGES, Text
from bot.text.card_words import FACES, LETTERS, coloured_faces
from engine.cards import Card
from engine.games.registry import REGISTRY
from engine.live.table_view import replay_view
from engine.phase import Phase
from engine.shuffle import commitment
from engine.table.replay import Replay, replay_of
from tests.each import each
from tests.screens.script import ANN, NAMES, Script
from tests.screens.tables import game_over, over
from tests.short_games import three_or_so

SAY = Text()
STRANGER = ANN + 100
CARD = re.compile("[\ue100-\ue2ff]")
HOSTILE = (
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'\"&amp;{{data}}\\u003c--${alert(1)}\ue105",
    "a*b_c`d|e [x](https://evil.example)",
)


@cache
def told(
    name: str, *, open_hands: bool = False, names: tuple[str, ...] = NAMES, whole: bool = False
) -> Replay:
    seats = three_or_so(name)
    script = Script(name, seats, names=names, open_hands=open_hands).begin()
    script.play_on(game_over if whole else over).close()
    return replay_of(script.header, script.entries)


def page(replay: Replay, user: int = ANN, place: int = 0, language: str = "en", **more: Any) -> str:
    style = more.pop("style", HandStyle())
    return replay_page.replay_page(replay, place, user, style, Text(language), **more).decode()


class Elements(HTMLParser):
    """What a browser makes of a file: its elements with their attributes, and its text."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, str] = {}
        self._in = ""
        self.feed(file)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self._in = f"{tag}#{dict(attrs).get('id', '')}"

    def handle_data(self, data: str) -> None:
        self.text[self._in] = self.text.get(self._in, "") + data


def data_of(file: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(Elements(file).text["script#game"])
    return data


def states(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The moves as the page tells them, each with all that holds after it."""
    found: list[dict[str, Any]] = []
    state: dict[str, Any] = {}
    for step in data["steps"]:
        state = dict(state)
        for key, value in step.items():
            if isinstance(value, dict):
                items = list(state[key])
                for at, item in value.items():
                    items[int(at)] = item
                state[key] = items
            else:
                state[key] = value
        found.append(state)
    return found


def said(data: dict[str, Any], state: dict[str, Any]) -> list[str]:
    """All sentences of a moment."""
    numbers = (state["d"], *state["l"], *state["s"], *state["p"], *state["r"])
    return [data["words"][number] for number in numbers]


def cards_on(data: dict[str, Any], state: dict[str, Any]) -> set[str]:
    """The faces that a moment of the page shows or names."""
    hands = [hand for hand in state["h"] if isinstance(hand, str)]
    melds = [cards for _, cards in state["m"]]
    signs = CARD.findall(" ".join([*said(data, state), *hands, *melds]))
    return {data["cards"][sign][0] for sign in signs}


def faces_of(replay: Replay) -> Mapping[Card, str]:
    """How the cards of its game are written."""
    return (coloured_faces(replay.game.name) or LETTERS).of


def not_in_replay(faces: set[str], replay: Replay, place: int, user: int) -> set[str]:
    """Those of these faces that /replay has neither in its words nor in its pictures."""
    spot = ReplayPlace(place, len(replay.frames), replay.deals)
    table_view = replay_view(replay, place, user)
    screen = replay_screen(table_view, replay.game, spot, HandStyle(), SAY)
    in_words = replay_screen(table_view, replay.game, spot, HandStyle(text_first=True), SAY)
    words = repr((screen, in_words))
    found = {face for face in faces if face in words}
    written = faces_of(replay)
    for picture in (one for one in screen.blocks if isinstance(one, Picture)):
        numbers = re.findall(r"\d+", repr(picture.spec))
        found |= {written[int(one)] for one in numbers if int(one) in written}
    state = table_view.seen
    # What lay open when the deal ended, all have seen.
    seen = {written[card] for card in state.discard} if state.phase is Phase.OVER else set()
    return faces - found - seen


@pytest.mark.parametrize("name", REGISTRY)
def test_a_page_shows_what_replay_shows_its_reader_and_no_more(name: str) -> None:
    replay = told(name)
    for user in (ANN, ANN + 1, STRANGER):
        data = data_of(page(replay, user))
        shown = states(data)
        assert len(shown) == len(replay.frames)
        for place, (frame, state) in enumerate(zip(replay.frames, shown, strict=True)):
            seat, is_over = frame.roster.seat_of(user), frame.state.phase is Phase.OVER
            for at, hand in enumerate(frame.state.hands):
                if hand and at != seat and not is_over:
                    assert state["h"][at] == len(hand), "others' hands are a number"
                elif hand:
                    held = sorted(data["cards"][sign][0] for sign in state["h"][at])
                    assert held == sorted(faces_of(replay)[card] for card in hand)
            assert not not_in_replay(cards_on(data, state), replay, place, user), place
            assert set(state) == set("dlnsmphtr")


@pytest.mark.parametrize("name", REGISTRY)
def test_where_hands_are_open_the_page_has_all_of_them(name: str) -> None:
    replay = told(name, open_hands=True)
    data, written = data_of(page(replay, STRANGER)), faces_of(replay)
    for frame, state in zip(replay.frames, states(data), strict=True):
        hands = [sorted(data["cards"][sign][0] for sign in hand) for hand in state["h"]]
        assert hands == [sorted(written[card] for card in hand) for hand in frame.state.hands]


def test_neither_seed_nor_stock_nor_salts_are_in_it() -> None:
    replay = told("basic", open_hands=True)
    file, header = page(replay), replay.header
    assert header.seed.hex() not in file
    assert commitment(header.seed) not in file
    assert str(ANN) not in file
    assert str(header.guild_id) not in file
    stock = "".join(chr(0xE100 + card) for card in replay.frames[0].state.stock)
    assert all(stock[at : at + 5] not in file for at in range(len(stock) - 5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_names_stay_words(language: str) -> None:
    replay = told("basic", names=HOSTILE)
    elements = Elements(page(replay, language=language))
    plain = Elements(page(told("basic"), language=language))
    assert [tag for tag, _ in elements.found] == [tag for tag, _ in plain.found]
    attributes = chain.from_iterable(attributes for _, attributes in elements.found)
    assert not [name for name in attributes if name.startswith("on") or name in ("src", "href")]
    data = data_of(page(replay, language=language))
    for name in (HOSTILE[0], HOSTILE[1], HOSTILE[2].removesuffix("\ue105")):
        assert any(name in word for word in data["words"]), name
        assert name in elements.text["title#"]
    assert not any("\\_" in word or "**" in word for word in data["words"])


def test_it_loads_nothing_and_runs_its_own_script_alone() -> None:
    file = page(told("basic"))
    elements = Elements(file)
    [policy] = [
        str(attributes["content"])
        for tag, attributes in elements.found
        if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    scripts = re.findall(r"<script>(.*?)</script>", file, re.DOTALL)
    styles = re.findall(r"<style>(.*?)</style>", file, re.DOTALL)
    for kind, inside in (("script", scripts), ("style", styles)):
        [only] = inside
        hashed = b64encode(sha256(only.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{hashed}'" in policy
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\burl\(|@import|\bfetch\(|innerHTML|\bstyle=", file)
    assert "{{" not in file
    assert {tag for tag, attributes in elements.found if "style" in attributes} == set()


@each("language", LANGUAGES)
def test_every_card_has_words_of_its_own(language: str) -> None:
    data = data_of(page(told("contract"), language=language))
    words = [word for _, word in data["cards"].values()]
    assert len(words) == len(set(words)) == len(FACES)
    if language == "en":
        spoken = dict(data["cards"].values())
        assert spoken[FACES[0]] == "ace of spades"
        assert {"10 of hearts", "joker as 7 of spades", "2 of clubs as king of hearts"} <= set(
            words
        )


def test_log_and_seats_have_names_and_not_you() -> None:
    data = data_of(page(told("dummy")))
    assert any(word.startswith("Ann drew ") for word in data["words"])
    assert not any(re.search(r"\bYou\b", word) for word in data["words"])
    assert any(re.match(r"Seat 1, Ann: \d+ cards?, -?\d+ points?", word) for word in data["words"])


@pytest.mark.parametrize(
    "name",
    ["gin", *(pytest.param(one, marks=pytest.mark.long) for one in REGISTRY if one != "gin")],
)
def test_a_whole_game_fits(name: str) -> None:
    replay = told(name, open_hands=True, whole=True)
    # Of all languages Thai takes most bytes, three a letter.
    for language in LANGUAGES if name == "gin" else ["th"]:
        file = page(replay, language=language)
        assert len(file.encode()) < replay_page.MOST
        assert len(data_of(file)["steps"]) == len(replay.frames)


def test_of_a_game_too_long_there_are_the_moves_around_the_one_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replay = told("dummy", whole=True)
    whole = states(data_of(page(replay)))
    monkeypatch.setattr(replay_page, "_PART", 20)
    monkeypatch.setattr(replay_page, "MOST", 60_000)
    moves = len(replay.frames)
    for place in (0, moves // 2, moves - 1):
        file = page(replay, place=place, curve=Curve(0, [float(one) for one in range(moves)]))
        assert len(file.encode()) <= 60_000
        data = data_of(file)
        first, count = data["first"], len(data["steps"])
        assert count < moves
        assert data["at"] == place + 1 - first
        assert data["curve"] == [float(one) for one in range(first - 1, first - 1 + count)]
        assert f"moves {first} to {first + count - 1} of {moves}" in file
        assert data["deals"][0] == 0
        told_anew = states(data)
        assert len(whole[0]["h"]) == len(told_anew[0]["h"])
        assert [one["h"] for one in told_anew] == [
            one["h"] for one in whole[first - 1 : first - 1 + count]
        ]


def test_the_expected_result_is_known_for_some_moves_or_for_none() -> None:
    replay = told("basic")
    assert data_of(page(replay))["curve"] is None
    curve = [float("nan"), 1.26] + [0.0] * (len(replay.frames) - 2)
    assert data_of(page(replay, curve=Curve(1, curve)))["curve"][:3] == [None, 1.3, 0.0]
    assert "Expected for Ben " in data_of(page(replay, curve=Curve(1, curve)))["expected"]


def test_hands_are_ordered_and_coloured_as_their_reader_likes() -> None:
    replay = told("basic")
    by_rank = page(replay, style=HandStyle(Sort.RANK, CardStyle.TWO))
    assert '<body class="two">' in by_rank
    data = data_of(by_rank)
    ranks = [(ord(sign) - 0xE100) % 13 for sign in states(data)[0]["h"][0]]
    assert ranks == sorted(ranks)
    assert states(data_of(page(replay)))[0]["h"][0] != states(data)[0]["h"][0]
