"""A table follows its house rules: stored, restored, played, and noted with the result."""

import pytest

from engine.errors import IllegalMove, Reason, Stale
from engine.games.registry import REGISTRY
from engine.options import WrongOption, read_options, rules_hash, write_options
from engine.table.lobby import add_computer, agree, change_rules, join
from engine.table.play import begin
from engine.table.record import RULES_REVISION
from engine.table.roster import Status
from engine.table.table_events import Agreed, RulesChanged
from tests.engine.live.ledger import ANN, BEN, CHI, Broken, Ledger, lobby, play_out, registry_over

CONTRACT = REGISTRY["contract"]


async def test_the_game_follows_the_rules() -> None:
    table = await lobby(registry_over(Ledger()), ANN)
    assert table.game.seats == range(3, 6)
    await table.do(change_rules, ANN, {"allow_two": True}, over=True)
    assert table.game.seats == table.view(None).seats == range(2, 6)
    await table.do(change_rules, ANN, {"run_max": 14}, over=True)
    assert table.game.options == table.view(ANN).game.options
    assert table.game.options.allow_two
    assert table.game.melds.run_max == 14
    await table.do(change_rules, ANN, {"rulebook": "b"})
    assert table.game.options == CONTRACT.presets["b"]
    await table.do(change_rules, ANN, {})
    assert table.game.options == CONTRACT.presets["a"]


async def test_a_table_stores_its_options_and_no_name_of_a_preset_that_may_change() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN, options={"rulebook": "b"})
    stored = dict(ledger.pages[table.header.table_id].header.options)
    assert stored == write_options(CONTRACT.presets["b"])


async def test_every_option_is_stored_with_a_change() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN)
    await table.do(change_rules, ANN, {"min_naturals": 2}, over=True)
    [event] = ledger.pages[table.header.table_id].entries[-1].events
    assert isinstance(event, RulesChanged)
    assert dict(event.options) == write_options(read_options(CONTRACT, {"min_naturals": 2}))


async def test_choosing_what_is_chosen_asks_nobody_again() -> None:
    table = await lobby(registry_over(Ledger()), ANN, BEN, CHI)
    version = table.version
    await table.do(change_rules, ANN, {"run_max": 13}, over=True)
    await table.do(change_rules, ANN, {"rulebook": "a"})
    assert table.version == version
    assert table.roster.asked == ()


async def test_a_restart_brings_the_rules_back() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN, BEN)
    await table.do(change_rules, ANN, {"allow_two": True}, over=True)
    again = await registry_over(ledger).find(table.header.table_id)
    assert again is not None
    assert again.game.options == table.game.options
    assert [sitter.user for sitter in again.roster.asked] == [BEN]
    with pytest.raises(IllegalMove) as refused:
        await again.do(begin, ANN)
    assert refused.value.reason is Reason.NOT_AGREED
    await again.do(agree, BEN, again.version)
    await again.do(begin, ANN)
    assert again.roster.status is Status.PLAYING


async def test_nobody_agrees_to_rules_that_they_have_not_seen() -> None:
    table = await lobby(registry_over(Ledger()), ANN, BEN)
    await table.do(change_rules, ANN, {"run_max": 14}, over=True)
    seen = table.version
    await table.do(change_rules, ANN, {"min_naturals": 2}, over=True)
    with pytest.raises(Stale):
        await table.do(agree, BEN, seen)
    with pytest.raises(Stale):
        await table.do(join, CHI, "Chi", seen)
    seen = table.version
    await table.do(join, CHI, "Chi", seen)
    await table.do(agree, BEN, seen)
    assert table.roster.asked == (), "others sitting down changes no rules"


async def test_a_wrong_option_changes_nothing_and_stops_nothing() -> None:
    table = await lobby(registry_over(Ledger()), ANN)
    version = table.version
    for options in ({"run_max": 12}, {"run_mix": 13}, {"rulebook": "c"}):
        with pytest.raises(WrongOption):
            await table.do(change_rules, ANN, options)
    assert table.version == version
    await table.do(change_rules, ANN, {"run_max": 14}, over=True)
    assert table.version == version + 1


async def test_others_and_running_games_are_refused() -> None:
    table = await lobby(registry_over(Ledger()), ANN, BEN, computers=1)
    with pytest.raises(IllegalMove) as refused:
        await table.do(change_rules, BEN, {"run_max": 14}, over=True)
    assert refused.value.reason is Reason.NOT_HOST
    await table.do(begin, ANN)
    with pytest.raises(IllegalMove) as refused:
        await table.do(change_rules, ANN, {"run_max": 14}, over=True)
    assert refused.value.reason is Reason.GAME_RUNNING
    with pytest.raises(IllegalMove) as refused:
        await table.do(agree, BEN, table.version)
    assert refused.value.reason is Reason.GAME_RUNNING
    assert table.game.options == CONTRACT.presets["a"]


async def test_what_could_not_be_stored_did_not_happen() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN)
    ledger.fails = 1
    with pytest.raises(Broken):
        await table.do(change_rules, ANN, {"run_max": 14}, over=True)
    assert table.game.options == CONTRACT.presets["a"]


async def test_another_process_changed_the_rules() -> None:
    ledger = Ledger()
    mine = await lobby(registry_over(ledger), ANN, BEN)
    theirs = await registry_over(ledger).find(mine.header.table_id)
    assert theirs is not None
    await theirs.do(change_rules, ANN, {"run_max": 14}, over=True)
    with pytest.raises(Stale):
        await mine.do(add_computer, BEN)
    assert mine.game.options == theirs.game.options


async def test_results_carry_the_hash_of_the_rules() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN, computers=2)
    await table.do(change_rules, ANN, {"must_discard_to_go_out": True}, over=True)
    await table.do(begin, ANN)
    while table.roster.status is Status.PLAYING:
        await play_out(table)
        if table.roster.status is Status.PLAYING:
            await table.next_deal(ANN)
    expected = rules_hash("contract", RULES_REVISION, table.game.options)
    assert {standing.rules for standing in ledger.standings} == {expected}
    assert expected != rules_hash("contract", RULES_REVISION, CONTRACT.presets["a"])
    assert len(ledger.standings) == 3


async def test_agreeing_is_stored() -> None:
    ledger = Ledger()
    table = await lobby(registry_over(ledger), ANN, BEN)
    await table.do(change_rules, ANN, {"run_max": 14}, over=True)
    await table.do(agree, BEN, table.version)
    version = table.version
    await table.do(agree, BEN, version)
    assert table.version == version
    assert ledger.pages[table.header.table_id].entries[-1].events == (Agreed(BEN),)
