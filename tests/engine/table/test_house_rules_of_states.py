"""House rules at a table: changed by its host, agreed to by whoever has seen them."""

import pytest

from engine.errors import IllegalMove, OtherRules, Reason
from engine.options import WrongOption
from engine.table.lobby import agree, change_rules, join
from engine.table.roster import Sitter
from engine.table.table_events import Agreed, RulesChanged, Sat
from engine.table.table_state import TableState
from tests.engine.table.table_states import ANN, BEN, CHI, go_on, lobby


def changed(told: TableState, **options: object) -> TableState:
    """The same table after the host has put these rules over those of now."""
    return go_on(told, *change_rules(told, ANN, options, over=True))


def test_a_change_holds_every_rule() -> None:
    told = lobby(ANN, BEN)
    [event] = change_rules(told, ANN, {"run_max": 14}, over=True)
    assert isinstance(event, RulesChanged)
    assert event.options["run_max"] == 14
    assert len(event.options) > 5
    assert changed(told, run_max=14).game.melds.run_max == 14


def test_over_keeps_what_was_chosen_before_and_else_all_is_new() -> None:
    told = changed(lobby(ANN, BEN), allow_two=True)
    [over] = change_rules(told, ANN, {"run_max": 14}, over=True)
    [anew] = change_rules(told, ANN, {"run_max": 14}, over=False)
    assert isinstance(over, RulesChanged)
    assert isinstance(anew, RulesChanged)
    assert (over.options["allow_two"], anew.options["allow_two"]) == (True, False)


def test_choosing_what_is_chosen_is_no_change() -> None:
    told = changed(lobby(ANN, BEN), run_max=14)
    assert change_rules(told, ANN, {"run_max": 14}, over=True) == ()


def test_wrong_options_and_people_are_refused() -> None:
    with pytest.raises(WrongOption):
        change_rules(lobby(ANN, BEN), ANN, {"run_max": 12}, over=True)
    with pytest.raises(IllegalMove) as refused:
        change_rules(lobby(ANN, BEN), BEN, {"run_max": 14}, over=True)
    assert refused.value.reason is Reason.NOT_HOST


def test_nobody_agrees_to_rules_that_they_have_not_seen() -> None:
    told = lobby(ANN, BEN)
    seen = told.version
    changed(told, run_max=14)
    with pytest.raises(OtherRules) as other:
        join(told, CHI, "Chi", seen)
    assert other.value.seen == lobby(ANN).game.options
    with pytest.raises(OtherRules):
        agree(told, BEN, seen)
    between = told.version
    changed(told, run_max=13)
    with pytest.raises(OtherRules) as other:
        join(told, CHI, "Chi", between)
    assert getattr(other.value.seen, "run_max", None) == 14
    assert join(told, CHI, "Chi", seen), "they are what they were"
    assert agree(told, BEN, told.version) == (Agreed(BEN),)
    assert join(told, CHI, "Chi", told.version) == (Sat(Sitter(CHI, "Chi")),)
    assert join(told, CHI, "Chi", None) == (Sat(Sitter(CHI, "Chi")),)
