"""House rules in the lobby: only the host changes them, and everybody has to agree."""

from functools import reduce

import pytest

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.table import lobby
from engine.table.evolve_roster import evolve_roster
from engine.table.lobby import agree, change_rules
from engine.table.roster import CloseReason, Roster, Sitter, Status
from engine.table.table_events import (
    Agreed,
    Began,
    ChosenRules,
    Closed,
    HostChanged,
    RulesChanged,
    Sat,
    StoodUp,
)
from engine.table.table_state import TableState
from tests.each import each
from tests.engine.table import table_states

ANN, BEN, CHI = 1, 2, 3


def after(*events: Event, game: str = "basic") -> TableState:
    told = table_states.lobby(ANN, game=game)
    told.roster = reduce(evolve_roster, events, Roster(Status.LOBBY, ANN, ()))
    return told


def sat(*people: int | None) -> list[Event]:
    return [Sat(Sitter(who, f"player {who}")) for who in people]


def refusal(call: object, *args: object) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        call(*args)  # type: ignore[operator]
    return refused.value


def test_whoever_sits_down_has_seen_the_rules():
    told = after(*sat(ANN, None, BEN))
    assert told.roster.agreed == {ANN, BEN}
    assert told.roster.asked == ()
    assert lobby.begin(told, ANN, 0) == (Began(0),)


def test_a_change_asks_everybody_again_but_the_host():
    told = after(*sat(ANN, None, BEN, CHI), game="contract")
    [changed] = change_rules(told, ANN, {"run_max": 14})
    assert isinstance(changed, RulesChanged)
    assert changed.options["run_max"] == 14
    told = after(*sat(ANN, None, BEN, CHI), changed)
    assert [sitter.user for sitter in told.roster.asked] == [BEN, CHI]
    refused = refusal(lobby.begin, told, ANN, 0)
    assert refused.reason is Reason.NOT_AGREED
    assert refused.facts == {"people": (BEN, CHI)}


def test_when_all_have_agreed_the_game_can_begin():
    events = [*sat(ANN, BEN, CHI), RulesChanged(ChosenRules({}))]
    assert agree(after(*events), CHI) == (Agreed(CHI),)
    events.append(Agreed(CHI))
    assert refusal(lobby.begin, after(*events), ANN, 0).facts == {"people": (BEN,)}
    events.append(Agreed(BEN))
    assert lobby.begin(after(*events), ANN, 0) == (Began(0),)
    assert agree(after(*events), BEN) == (), "nothing new happens"


def test_too_few_players_come_before_agreeing():
    told = after(*sat(ANN), RulesChanged(ChosenRules({})))
    assert refusal(lobby.begin, told, ANN, 0).reason is Reason.TOO_FEW_PLAYERS


def test_every_change_asks_again():
    events = [*sat(ANN, BEN), RulesChanged(ChosenRules({"a": 1})), Agreed(BEN)]
    assert after(*events).roster.asked == ()
    told = after(*events, RulesChanged(ChosenRules({"a": 2})))
    assert [s.user for s in told.roster.asked] == [BEN]


def test_who_comes_after_the_change_need_not_agree():
    told = after(*sat(ANN), RulesChanged(ChosenRules({})), *sat(BEN))
    assert told.roster.asked == ()


def test_who_leaves_and_comes_back_has_agreed():
    events = [*sat(ANN, BEN), RulesChanged(ChosenRules({})), StoodUp(1)]
    assert after(*events).roster.asked == ()
    assert after(*events).roster.agreed == {ANN}
    assert after(*events, *sat(BEN)).roster.asked == ()


def test_a_new_host_has_still_to_agree():
    events = [*sat(ANN, BEN, CHI), RulesChanged(ChosenRules({})), StoodUp(0), HostChanged(BEN)]
    assert refusal(lobby.begin, after(*events), BEN, 0).facts == {"people": (BEN, CHI)}
    assert after(*events, RulesChanged(ChosenRules({}))).roster.agreed == {BEN}


def test_only_the_host_changes_the_rules():
    refused = refusal(change_rules, after(*sat(ANN, BEN)), BEN, {})
    assert (refused.reason, refused.facts) == (Reason.NOT_HOST, {"host": ANN, "limit": 5})


def test_rules_for_fewer_than_sit_here_are_refused():
    told = after(*sat(ANN, BEN, None, None, None, None), game="tiles")
    refused = refusal(change_rules, told, ANN, {"copies": 2})
    assert (refused.reason, refused.facts) == (Reason.TOO_MANY_SEATED, {"most": 4, "over": 2})
    assert change_rules(told, ANN, {"copies": 3}) != ()


def test_only_who_sits_here_can_agree():
    assert refusal(agree, after(*sat(ANN)), BEN).reason is Reason.NOT_SEATED


@each(
    ("end", "reason"),
    [(Began(0), Reason.GAME_RUNNING), (Closed(CloseReason.IDLE), Reason.TABLE_CLOSED)],
)
def test_after_the_lobby_the_rules_stay(end: Event, reason: Reason):
    told = after(*sat(ANN, BEN), end)
    assert refusal(change_rules, told, ANN, {}).reason is reason
    assert refusal(agree, told, BEN).reason is reason


def test_chosen_rules_are_equal_by_what_they_hold():
    one = ChosenRules({"a": 1, "end": {"mode": "hands", "hands": 5}, "none": None})
    two = ChosenRules({"none": None, "end": {"hands": 5, "mode": "hands"}, "a": 1})
    assert one == two
    assert hash(one) == hash(two)
    assert dict(one) == {"a": 1, "end": {"hands": 5, "mode": "hands"}, "none": None}
    assert len(one) == 3
    assert one != ChosenRules({"a": True, "end": {"hands": 5, "mode": "hands"}, "none": None})
    assert one != {"a": 1}


def test_what_is_put_in_can_be_changed_without_changing_the_rules():
    end = {"mode": "hands", "hands": 5}
    chosen = ChosenRules({"end": end})
    end["hands"] = 6
    chosen["end"]["hands"] = 7  # type: ignore[index]
    assert chosen["end"] == {"mode": "hands", "hands": 5}
    with pytest.raises(TypeError, match="not JSON serializable"):
        ChosenRules({"end": object()})
