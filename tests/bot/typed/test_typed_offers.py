"""The lines that are offered while one types, within Discord's limits (FACTS: 25 of 100)."""

from itertools import cycle
from typing import Any

import pytest

from bot.text import LANGUAGES
from bot.typed.autocomplete import MOST, Completion, UnfinishedLine, complete
from bot.workers.thinker import Thinker
from engine.analysis.players import choose
from engine.games.registry import REGISTRY
from engine.moves import Discard
from engine.observation import Observation
from engine.play import advance, is_legal
from tests.bot.typed.tables import NAMES, contract, dummy, frames, meant, mine
from tests.each import each

RUN = "B run 5S 6S JK=7S 8S"
TURN = {"hands": {"A": "9D 9H 9C 4S 2H", "B": "2D"}, "discard": "KD", "stock": "2S"}


def offers(begun: str, now: Observation, language: str = "en") -> list[Completion]:
    return complete(UnfinishedLine(begun, now, NAMES, language))


def values(begun: str, now: Observation) -> list[str]:
    return [offer.value for offer in offers(begun, now)]


def basic(**more: Any) -> Observation:
    return mine(game="basic", table=["B run 5S 6S 7S"], **(TURN | more))


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_limits_hold_and_every_offer_can_be_played(game: str) -> None:
    moment = frames(game, 4, games=1, turns=60)
    for now, language in zip(moment, cycle(LANGUAGES), strict=False):
        found = offers("", now, language)
        assert 1 <= len(found) <= MOST
        assert len({offer.value for offer in found}) == len(found)
        for offer in found:
            assert 1 <= len(offer.name) <= 100
            assert 1 <= len(offer.value) <= 100
            move = meant(offer.value, now, language)
            assert is_legal(now.game, now.seen, now.seat, move)


def test_an_offer_is_its_line_and_what_that_does() -> None:
    [draw, *_] = offers("draw", basic(phase="draw"))
    assert draw == Completion("draw — draw from the stock", "draw")
    found = {offer.value: offer.name.replace("\ufe0e", "") for offer in offers("", basic())}
    assert found["9h 9d 9c"] == "9h 9d 9c — lay 9♥ 9♦ 9♣"
    assert found["4s > 1"] == "4s > 1 — lay off 4♠ on Ben’s 5♠ 6♠ 7♠"
    assert found["2h"] == "2h — discard 2♥"


def test_what_is_typed_leaves_what_begins_like_it_and_then_what_holds_it() -> None:
    now = basic()
    assert values("4", now) == ["4s > 1", "4s"]
    assert values("9d", now) == ["9d", "9h 9d 9c"]
    assert values("9D 9h", now) == ["9h 9d 9c"]
    assert values("9♥", now) == ["9h", "9h 9d 9c"]
    assert values("lay off", now) == ["4s > 1"]
    assert values("zzz", now) == []


def test_a_move_that_is_never_offered_is_there_once_it_is_typed() -> None:
    now = basic(hands={"A": "8S 9S 4H 2H KD", "B": "2D"})
    assert values("8s 9s > 1", now) == ["8s 9s > 1"]
    assert "8s 9s > 1" not in values("", now)


def test_readings_of_a_joker_are_offered() -> None:
    now = contract("9D 10D JD JK 2C", RUN)
    assert values("9d 10d jd jk", now)[:2] == ["9d 10d jd jk=qd", "jk=8d 9d 10d jd"]


def test_behind_a_semicolon_what_is_possible_then() -> None:
    now = basic()
    after = values("9h 9d 9c; ", now)
    assert set(after) == {"9h 9d 9c; 4s > 1", "9h 9d 9c; 2h", "9h 9d 9c; 4s"}
    assert values("9h 9d 9c; 4s > 1; ", now) == ["9h 9d 9c; 4s > 1; 2h"]
    assert values("9h 9d 9c; 4s > 1; 2h; n", now) == ["9h 9d 9c; 4s > 1; 2h; next"]
    assert values("9h 9d 9c; 4s; ", now) == [], "the turn is over then"


def test_behind_a_draw_what_the_hand_allows_without_the_card() -> None:
    now = basic(phase="draw")
    found = values("draw; ", now)
    assert found[:2] == ["draw; 9h 9d 9c", "draw; 4s > 1"]
    assert not [line for line in found if "?" in line]


def test_behind_what_cannot_be_played_the_present_offers() -> None:
    assert values("7x; 2", basic()) == ["7x; 2h"]


def test_a_hand_full_of_melds_still_shows_its_discards() -> None:
    now = contract("4D 5D 6D 7D 8D 9D 10D JK JK 2H KC", RUN)
    found = offers("", now)
    assert len(found) == MOST
    discards = [one for one in found if isinstance(meant(one.value, now), Discard)]
    assert len(discards) == len(set(now.hand))


def test_the_next_deal_is_offered_between_deals() -> None:
    now = basic(hands={"A": "9D 9H 9C", "B": "2D"})
    _, over = advance(now.game, now.seen, now.seat, meant("9d 9h 9c", now))
    assert values("", now._replace(seen=over)) == ["next"]


@each(
    ("begun", "language", "offered"),
    [
        *(("", "en", True), ("un", "en", True), ("เอา", "th", True), ("take", "en", True)),
        *(("draw; ", "en", False), ("2h; un", "en", False), ("7", "en", False)),
    ],
)
def test_taking_back_is_offered_first_thing_where_it_can_be_done(
    begun: str, language: str, offered: bool
) -> None:
    line = UnfinishedLine(begun, basic(), NAMES, language, can_undo=True)
    assert ("undo" in [one.value for one in complete(line)]) is offered
    assert "undo" not in [one.value for one in complete(line._replace(can_undo=False))]


def test_dummy_a_card_of_the_row_finds_its_takes() -> None:
    now = dummy("8H 9H 10H 7S 7D 2C", discard="3C 7H KD", phase="draw", born=[])
    assert set(values("row 7h: 7h 8", now)) == {"row 7h: 7h 8h 9h", "row 7h: 7h 8h 9h 10h"}
    assert len(values("7h", now)) == 3
    assert choose(now) == meant(values("", now)[0], now)


@pytest.mark.parametrize("inline", [True, False])
async def test_offers_are_decision_of_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch, inline: bool
) -> None:
    monkeypatch.setattr("bot.workers.thinker._SOON", 600)  # a worker begins first
    thinker, now = Thinker(inline=inline), contract("7S 9D 9H 9C 4S 2H KD", RUN, deal_no=1)
    begun = UnfinishedLine("9", now, NAMES, "th")
    try:
        assert await thinker.complete(begun) == complete(begun)
    finally:
        await thinker.close()


@each(
    ("begun", "language"),
    [("skip b", "en"), ("ben", "en"), ("sk", "en"), ("ben mất", "vi"), ("ข้ามตา b", "th")],
)
def test_a_skip_is_offered_by_name(begun: str, language: str) -> None:
    hands = {"A": "SK 3R", "B": "1B", "C": "2B"}
    now = mine(game="phases", players=list("ABC"), hands=hands)
    found = {offer.value: offer.name for offer in offers(begun, now, language)}
    assert "skip Ben" in found
    assert "skip Ben — " in found["skip Ben"]
