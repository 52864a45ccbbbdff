"""How long a game takes, as lobbies say it."""

from dataclasses import replace
from typing import Any

import pytest

from bench import length as bench
from engine.games.basic.rules import FixedDeals, Target
from engine.games.indian.rules import IndianDeals, Pool
from engine.games.manipulation.rules import NumberOfDeals
from engine.games.registry import REGISTRY, game
from engine.games.tiles.rules import TilesDeals
from engine.listing import Length
from engine.options import read_options
from engine.pace import FREE
from engine.table.ending import why_unrated
from engine.table.length import STEPS, minutes, offered, rounded_minutes
from engine.table.roster import Roster, Status
from engine.table.terms import Terms
from tests.complete_games import COMPLETE
from tests.each import each


def of(name: str, people: int, computers: int = 0, **options: Any) -> float:
    exact = minutes(game(name, read_options(REGISTRY[name], options)), people, computers)
    assert exact is not None
    return exact


@each("name", COMPLETE)
def test_a_complete_game_has_a_length_at_every_number_of_seats(name: str) -> None:
    for preset in REGISTRY[name].presets.values():
        rules = game(name, preset)
        for seats in rules.seats:
            assert minutes(rules, seats, 0)


def test_more_deals_points_or_people_take_longer_and_computers_are_quick() -> None:
    assert of("basic", 3, end={"mode": "target", "points": 50}) < of("basic", 3)
    one, five = (of("basic", 4, end={"mode": "hands", "hands": at}) for at in (1, 5))
    assert five == pytest.approx(5 * one)
    assert of("dummy", 4, target=300) < of("dummy", 4) < of("dummy", 4, target=1000)
    assert of("contract", 1, 2) < of("contract", 2, 1) < of("contract", 3)
    assert of("contract", 3) > of("dummy", 3)


def test_the_contract_that_a_deal_asks_for_says_how_many_turns_it_has() -> None:
    whole = REGISTRY["contract"].pace(REGISTRY["contract"].presets["a"]).turns
    turns = sum(whole[asked][3] for asked in whole if asked != (7, 0))
    assert of("contract", 3) == pytest.approx((turns * (15 + 5) + 7 * 20) / 60)


def test_a_contract_that_nobody_has_measured_takes_as_long_as_the_one_most_like_it() -> None:
    table = [["set3", "set3", "run4"]]
    alike = [["set3", "set3", "run5"]]
    assert of("shanghai", 3, contracts=table) == of("shanghai", 3, contracts=alike)
    assert of("contract", 3, rulebook="b", contracts=[2]) > of("contract", 3, contracts=[1])


def test_contract_3_fewer_contracts_take_less() -> None:
    few, last = of("contract", 3, contracts=[1, 3, 5]), of("contract", 3, contracts=[7])
    assert last < few < of("contract", 3)
    whole = REGISTRY["contract"].pace(REGISTRY["contract"].presets["a"]).turns
    turns = sum(whole[asked][3] for asked in ((6, 0), (0, 8), (6, 4)))
    assert few == pytest.approx((turns * (15 + 5) + 3 * 20) / 60)


@each("name", COMPLETE)
def test_no_length_runs_backwards_with_any_number_of_seats(name: str) -> None:
    """Quick is over in a quarter of an hour, an evening takes 20 to 45 minutes, and a full game is
    as long as an evening at least."""
    listing = REGISTRY[name]
    assert set(listing.lengths) == set(listing.presets)
    for preset in listing.presets.values():
        for seats in game(name, preset).seats:
            for computers in range(seats):
                offers = offered(name, preset, seats - computers, computers)
                assert all(one.keeps for one in offers)
                steps = [
                    rounded_minutes(one.minutes) or 999 for one in offers if one.minutes is not None
                ]
                assert len(steps) == len(offers)
                assert steps == sorted(steps), (offers, seats)
                by_length = dict(zip((one.length for one in offers), steps, strict=True))
                assert by_length.get(Length.QUICK, 5) <= 15
                assert 20 <= by_length.get(Length.EVENING, 20) <= 45
                assert Length.FULL in by_length or not offers


def test_the_length_that_rules_have_already_is_there_as_long_as_it_is() -> None:
    listing = REGISTRY["manipulation"]
    evening = listing.at_length(listing.presets["carousel"], Length.EVENING)
    few, many = (offered("manipulation", evening, people, 0) for people in (3, 5))
    assert [(one.length, one.keeps) for one in few] == [(one, True) for one in Length]
    assert [(one.length, one.keeps) for one in many] == [
        (Length.QUICK, True),
        (Length.FULL, True),
        (Length.EVENING, False),
    ]


LEFT_OUT = {
    ("manipulation", "tiles", 2, Length.QUICK),
    ("manipulation", "carousel", 5, Length.EVENING),
    ("basic", "standard", 6, Length.EVENING),
    *(("rummy500", preset, 2, Length.EVENING) for preset in REGISTRY["rummy500"].presets),
    ("gin", "straight", 2, Length.EVENING),
}
"""What does not keep its promise with so many: their full game is an evening or shorter."""


@each("name", COMPLETE)
def test_every_length_is_offered_but_for_few_numbers_of_seats(name: str) -> None:
    listing = REGISTRY[name]
    for key, preset in listing.presets.items():
        for seats in game(name, preset).seats:
            found = {one.length for one in offered(name, preset, seats, 0)}
            missing = set(listing.lengths_for(preset)) - found
            assert {(name, key, seats, one) for one in missing} <= LEFT_OUT
            if Length.EVENING not in found:
                exact = minutes(game(name, preset), seats, 0)
                assert exact is not None
                assert (rounded_minutes(exact) or 999) <= 60, "the full game fills the evening"


OLD = {
    "basic": {"standard": {"quick": {"end": FixedDeals(1)}, "evening": {"end": FixedDeals(3)}}},
    "contract": {
        preset: {
            "quick": {"contracts": (2,), "max_may_i": 3},
            "evening": {"contracts": (1, 3, 5, 7), "max_may_i": 3},
        }
        for preset in "ab"
    },
    "dummy": {preset: {"quick": {"target": 200}} for preset in ("none", "all")},
    "indian": {
        "pool101": {"quick": {"end": IndianDeals(2)}},
        "pool201": {"quick": {"end": IndianDeals(3)}, "evening": {"end": Pool(101)}},
    },
    "manipulation": {
        preset: {
            "quick": {"end": NumberOfDeals(quick)},
            "evening": {"end": NumberOfDeals(evening)},
        }
        for preset, quick, evening in (("carousel", 2, 8), ("tiles", 1, 3), ("until", 1, 4))
    },
    "phases": {
        **{
            preset: {"quick": {"max_hands": 3}, "evening": {"max_hands": 8}}
            for preset in ("standard", "masters", "arkansas", "next", "float", "twenty")
        },
        **{preset: {"quick": {"max_hands": 3}} for preset in ("short", "even", "odd")},
    },
    "rummy500": {
        preset: {"quick": {"target": 100}, "evening": {"target": 300}}
        for preset in ("standard", "joker", "fives")
    },
    "tiles": {
        preset: {"quick": {"end": TilesDeals(1)}}
        for preset in ("standard", "classic", "tournament", "fifty", "family", "six")
    },
    "gin": {
        preset: {"quick": {"target": 10 if preset == "hollywood" else 25}}
        for preset in ("standard", "classic", "oklahoma", "hollywood", "straight")
    },
}
"""What made the lengths of 0.1.0."""


@each("name", tuple(OLD))
def test_lengths_of_0_1_0_stay_what_they_were_and_stay_rated(name: str) -> None:
    listing = REGISTRY[name]
    for preset, lengths in OLD[name].items():
        for length, changes in lengths.items():
            old = replace(listing.presets[preset], **changes)
            assert listing.length_of(old) == length, (preset, length)
            assert why_unrated(game(name, old), Terms(), Roster(Status.LOBBY, 1, ())) is None
            assert listing.at_length(old, Length.FULL) == listing.presets[preset]


@each("name", COMPLETE)
def test_a_length_is_laid_over_any_rules_and_takes_the_place_of_another(name: str) -> None:
    listing = REGISTRY[name]
    for preset in listing.presets.values():
        whole = Length.FULL if listing.lengths_for(preset) else None
        assert listing.length_of(preset) is whole
        for length in Length:
            chosen = listing.at_length(preset, length)
            is_offered = length in listing.lengths_for(preset)
            assert listing.length_of(chosen) is (length if is_offered else whole)
            assert [listing.at_length(chosen, one) for one in Length] == [
                listing.at_length(preset, one) for one in Length
            ]
            assert listing.at_length(chosen, Length.FULL) == preset


def test_a_house_rule_keeps_the_length_and_a_length_keeps_the_house_rule() -> None:
    listing = REGISTRY["contract"]
    quick = read_options(listing, {"run_max": 14, "contracts": [2], "max_may_i": 3})
    assert listing.length_of(quick) is Length.QUICK
    evening = listing.at_length(quick, Length.EVENING)
    assert (evening.run_max, evening.contracts, evening.max_may_i) == (14, (1, 4, 7), 3)
    assert listing.at_length(quick, Length.FULL) == read_options(listing, {"run_max": 14})
    own = read_options(listing, {"contracts": [2]})
    assert listing.length_of(own) is None, "without the limit it is a length of its own"
    assert listing.without_length(own) == own
    assert listing.without_length(evening) == read_options(listing, {"run_max": 14})


def test_nothing_is_said_of_what_nobody_has_measured() -> None:
    assert minutes(game("contract", REGISTRY["contract"].presets["a"]), 2, 0) is not None
    assert minutes(game("contract", REGISTRY["contract"].presets["a"]), 6, 0) is None
    assert minutes(game("dummy", REGISTRY["dummy"].presets["none"]), 0, 2) is None


@each(
    ("exact", "step"),
    [(0.4, 5), (8, 10), (22, 20), (24, 25), (43, 45), (84, 90), (134, 120), (136, None)],
)
def test_it_is_told_in_steps(exact: float, step: int | None) -> None:
    assert rounded_minutes(exact) == step
    assert step is None or step in STEPS


@pytest.mark.long
def test_the_table_is_what_the_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few games roughly: the figures of the table are those of more of them."""
    monkeypatch.setattr(bench, "GAMES", 3)
    monkeypatch.setattr(bench, "REGISTRY", {"dummy": REGISTRY["dummy"]})
    lines = [line.replace("for:", "").split() for line in bench.report()]
    turns = {int(one[0]): float(one[one.index("turns") + 1]) for one in lines if "asked" in one}
    gains = {int(one[0]): float(one[one.index("so") + 1]) for one in lines if "so" in one}
    listing = REGISTRY["dummy"]
    pace = listing.pace(listing.presets[listing.default])
    assert set(turns) == set(gains) == set(pace.turns[FREE]) == set(pace.deals.gains)
    for seats, measured in turns.items():
        assert measured == pytest.approx(pace.turns[FREE][seats], rel=0.4)
        assert gains[seats] == pytest.approx(pace.deals.gains[seats], rel=0.5)


def test_both_ends_of_basic_are_understood() -> None:
    for end in (FixedDeals(3), Target(100)):
        assert minutes(game("basic", REGISTRY["basic"].options(end=end)), 2, 0)


def test_manipulation_9_each_way_to_draw_has_a_length_of_its_own() -> None:
    exact = {rulebook: of("manipulation", 3, rulebook=rulebook) for rulebook in ("tiles", "until")}
    deals = {"mode": "hands", "hands": 4}
    carousel = of("manipulation", 3, end=deals)
    assert carousel < exact["tiles"]
    assert of("manipulation", 3, rulebook="until", end=deals) < exact["until"]
    rules = read_options(REGISTRY["manipulation"], {"max_draws": 2})
    assert minutes(game("manipulation", rules), 3, 0) is None
