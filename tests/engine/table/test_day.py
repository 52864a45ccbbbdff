"""The deal of the day as pure rules: its calendar, its chain of secrets, places, and par."""

from hashlib import sha256

import pytest

from engine.analysis.moments import PLAYS, plays, second_idea
from engine.analysis.players import think
from engine.board_scores import CHAIN_DAYS, leads_to
from engine.computer.strength import Strength
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.observation import Notes, Observation
from engine.options import read_options
from engine.play import start
from engine.shuffle import Opening, first_dealer, open_deal
from engine.state import State
from engine.table.day import DAY_SECONDS, Chain, DayPlace, begins, closes, day_at, is_old_enough

NOON = 1_790_000_000


def test_a_day_is_begun_for_one_day_of_utc_and_finished_for_one_more():
    day = day_at(NOON)
    assert begins(day) <= NOON < begins(day + 1)
    assert begins(day) % DAY_SECONDS == 0
    assert day_at(begins(day) - 1) == day - 1
    assert closes(day) == begins(day) + 2 * DAY_SECONDS


def test_each_secret_leads_to_the_anchor_and_the_chain_tells_no_secret_of_itself():
    chain = Chain.drawn(bytes(32), 100)
    assert (chain.number(100), chain.last_day) == (1, 100 + CHAIN_DAYS - 1)
    assert [*chain.back_to(chain.last_day)][-1] == chain.end == bytes(32)
    for day in (100, 131, chain.last_day):
        assert leads_to(chain.anchor, chain.number(day), [*chain.back_to(day)][-1])
    assert not leads_to(chain.anchor, 2, [*chain.back_to(100)][-1])
    assert chain.end.hex() not in repr(chain)
    assert repr(chain.end) not in repr(chain)


def test_an_account_is_as_old_as_its_id_says():
    day = day_at(NOON)
    made = (begins(day) - 30 * DAY_SECONDS - 1_420_070_400) * 1000 << 22
    assert is_old_enough(made, day)
    assert not is_old_enough(made + (1000 << 22), day)


def test_those_with_the_same_worth_share_a_place():
    worths = [30, -4, 30, 7]
    assert [DayPlace.of(one, worths) for one in worths] == [(1, 4), (4, 4), (1, 4), (3, 4)]


def dealt(name: str, number: int) -> tuple[Game, State, bytes]:
    """The deal of this day, and its luck."""
    rules, luck = game(name, read_options(REGISTRY[name], {})), sha256(bytes([number])).digest()
    day = REGISTRY[name].day
    assert day is not None
    dealer = first_dealer(luck, day.seats)
    before = start(rules, day.seats, dealer)
    opening = Opening(day.deal_no(number), dealer, (dealer + 1) % day.seats)
    return rules, evolve(before, open_deal(rules, before, luck, opening)), luck


DAILY = [name for name, one in REGISTRY.items() if one.day]


@pytest.mark.parametrize("name", DAILY)
def test_a_games_deal_of_the_day_can_be_played_by_its_standard_rules(name: str):
    rules, state, _ = dealt(name, 1)
    day = REGISTRY[name].day
    assert day is not None
    assert state.seats in rules.seats
    assert state.deal_no == 1
    _, last, _ = dealt(name, day.deals)
    assert last.deal_no == day.deals
    assert dealt(name, day.deals + 1)[1].deal_no == 1
    if rules.end.deals is not None and name in ("contract", "shanghai"):
        assert day.deals == rules.end.deals


def test_par_is_of_mediums_own_play_and_of_its_second_ideas_one_at_a_time():
    rules, state, luck = dealt("gin", 2)
    found = plays(rules, state, luck, 0)
    assert found == plays(rules, state, luck, 0), "the same on every machine"
    assert 1 < len(found) <= PLAYS
    assert len(set(found)) > 1
    assert len(plays(*dealt("manipulation", 1), 0)) < PLAYS, "where there is less to decide"


def test_par_of_indian_rummy_is_no_accident_of_one_line():
    found = [plays(*dealt("indian", number), 0) for number in range(1, 5)]
    assert all(len(one) > 1 for one in found), "also where medium drops it might have gone on"
    assert max(map(len, found)) == PLAYS


def test_who_weighs_one_way_to_begin_a_turn_has_the_other_as_second_idea():
    rules, state, _ = dealt("gin", 2)
    mine = Observation.at(rules, state, state.turn, Notes(known=((), ())))
    decision = think(mine, Strength.MEDIUM)
    second = second_idea(decision, mine)
    assert second is not None
    assert second != decision.move
    assert second in mine.offers(type(second))
