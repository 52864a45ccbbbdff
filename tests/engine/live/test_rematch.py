"""UX Result: Rematch, another game with the same seats and rules."""

import pytest

from engine.errors import IllegalMove, Reason
from engine.live.table import Table
from engine.live.timing import TableTiming
from engine.options import write_options
from engine.phase import Phase
from engine.table.lobby import agree, change_rules, free_seats
from engine.table.play import begin, join
from engine.table.roster import CloseReason, Status
from engine.table.terms import Terms, live
from tests.engine.live.absent import room
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    DAO,
    Ledger,
    Watch,
    lobby,
    name,
    nothing_is_lost,
    registry_over,
)

CLOCK = live(30, 60)


async def finished(registry, *people: int, computers: int = 0) -> Table:
    table = await lobby(registry, *people, computers=computers, terms=Terms(clock=CLOCK))
    await table.do(change_rules, ANN, {"forbid_discard_of_taken": True})
    for user in people[1:]:
        await table.do(agree, user, table.version)
    await table.do(begin, ANN)
    await table.close(CloseReason.FINISHED)
    return table


async def test_the_same_seats_rules_and_clock_with_whoever_asks_as_host():
    registry = registry_over(Ledger())
    before = await finished(registry, ANN, BEN, CHI, computers=1)
    table, is_new = await registry.rematch(before, BEN, "Ben")
    assert is_new
    first, *others = before.roster.sitters
    assert table.roster.sitters == (*others, first), "everyone moves on by one seat"
    assert table.roster.host == BEN
    assert table.roster.invited == {ANN, CHI}
    assert write_options(table.game.options) == write_options(before.game.options)
    assert table.terms.clock == CLOCK
    assert table.header.seed != before.header.seed
    assert table.header.channel_id == before.header.channel_id


async def test_whoever_asks_later_takes_the_seat_that_is_kept():
    registry = registry_over(Ledger())
    before = await finished(registry, ANN, BEN, CHI)
    first, _ = await registry.rematch(before, BEN, "Ben")
    second, is_new = await registry.rematch(before, ANN, "Ann")
    assert second is first
    assert not is_new
    assert first.roster.invited == {CHI}
    third, _ = await registry.rematch(before, CHI, "Chi")
    assert third is first
    assert [s.name for s in first.roster.sitters] == ["Ben", "Chi", "Ann"]
    assert first.roster.status is Status.PLAYING, "the last press deals"


async def test_the_last_who_does_not_want_to_play_lets_the_others_begin():
    registry = registry_over(Ledger())
    table, _ = await registry.rematch(await finished(registry, ANN, BEN, CHI, DAO), ANN, "Ann")
    await table.do(join, BEN, "Ben")
    await table.do(join, CHI, "Chi")
    assert table.roster.status is Status.LOBBY
    await table.leave(DAO)
    assert table.roster.status is Status.PLAYING
    assert [s.user for s in table.roster.sitters] == [BEN, CHI, ANN]


async def test_too_few_are_not_dealt_to():
    registry = registry_over(Ledger())
    table, _ = await registry.rematch(await finished(registry, ANN, BEN, CHI), ANN, "Ann")
    await table.do(join, BEN, "Ben")
    await table.leave(CHI)
    assert table.roster.status is Status.LOBBY
    await table.do(join, DAO, "Dao")
    assert table.roster.status is Status.PLAYING


async def test_one_person_against_computers_is_dealt_to_with_one_press():
    registry = registry_over(Ledger())
    table, is_new = await registry.rematch(await finished(registry, ANN, computers=2), ANN, "Ann")
    assert is_new
    assert table.roster.status is Status.PLAYING


async def test_who_has_just_pressed_is_here():
    registry = registry_over(Ledger(), timing=TableTiming(first_look=30))
    before = await finished(registry, ANN, BEN, CHI)
    for user in (BEN, ANN, CHI):
        table, _ = await registry.rematch(before, user, name(user))
    assert table.unseen == {ANN, BEN, CHI}, "nobody has opened their hand yet"
    assert table.phase is Phase.DRAW
    assert table.expected() == frozenset()


async def test_nobody_waits_for_who_is_away():
    async with room(ANN, BEN, CHI) as one:
        await one.away(BEN)
        await one.table.close(CloseReason.FINISHED)
        registry = registry_over(one.ledger, one.watch)
        before = await registry.find(one.table.header.table_id)
    assert before is not None
    for user in (CHI, ANN):
        table, _ = await registry.rematch(before, user, name(user))
    assert table.roster.users == {ANN, CHI}
    assert len(table.roster.sitters) == 3, "a computer plays for Ben"
    assert table.roster.status is Status.PLAYING


async def test_nobody_is_made_to_play_and_the_host_need_not_wait():
    registry = registry_over(Ledger())
    table, _ = await registry.rematch(await finished(registry, ANN, BEN, CHI, DAO), ANN, "Ann")
    with pytest.raises(IllegalMove) as refused:
        await table.do(begin, ANN)
    assert refused.value.reason is Reason.NOT_AGREED
    await table.do(join, BEN, "Ben")
    with pytest.raises(IllegalMove) as refused:
        await table.do(free_seats, BEN)
    assert refused.value.reason is Reason.NOT_HOST
    await table.do(free_seats, ANN)
    assert [s.user for s in table.roster.sitters] == [BEN, ANN]
    await table.do(join, CHI, "Chi")
    assert table.roster.status is Status.PLAYING


async def test_a_host_who_leaves_hands_it_to_somebody_who_is_in():
    registry = registry_over(Ledger())
    table, _ = await registry.rematch(await finished(registry, ANN, BEN, CHI), ANN, "Ann")
    await table.do(join, CHI, "Chi")
    await table.leave(ANN)
    assert table.roster.host == CHI, "too few are left to begin"
    await table.leave(CHI)
    assert table.roster.status is Status.CLOSED, "only an invited person is left"


async def test_only_players_of_a_game_that_is_over():
    registry = registry_over(Ledger())
    before = await finished(registry, ANN, BEN, CHI)
    with pytest.raises(IllegalMove) as refused:
        await registry.rematch(before, DAO, name(DAO))
    assert refused.value.reason is Reason.NOT_SEATED
    running = await lobby(registry, ANN, BEN, CHI)
    await running.do(begin, ANN)
    with pytest.raises(IllegalMove) as refused:
        await registry.rematch(running, ANN, "Ann")
    assert refused.value.reason is Reason.GAME_RUNNING


async def test_the_lobby_is_found_again_after_a_restart():
    ledger, watch = Ledger(), Watch()
    registry = registry_over(ledger, watch)
    before = await finished(registry, ANN, BEN, CHI)
    opened, _ = await registry.rematch(before, ANN, "Ann")
    again = registry_over(ledger, watch)
    await again.restore(nothing_is_lost)
    found = await again.find(before.header.table_id)
    assert found is not None
    table, is_new = await again.rematch(found, BEN, "Ben")
    assert not is_new
    assert table.header.table_id == opened.header.table_id
    assert table.roster.invited == {CHI}
