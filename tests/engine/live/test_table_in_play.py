"""One table: decide, store, evolve, publish; refusals and faults change nothing."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any

import pytest

from engine.cards import HIDDEN
from engine.errors import IllegalMove, InDoubt, Reason, Stale
from engine.events import Dealt, Drew
from engine.lanes import Lanes
from engine.live.faults import Frozen
from engine.live.table import Table
from engine.moves import Discard, Draw, MayI, Pass, Take
from engine.phase import Phase
from engine.table.lobby import leave
from engine.table.play import begin
from engine.table.record import StoredTable
from engine.table.roster import CloseReason, Status
from engine.table.table_state import rules_at_first, table_state
from tests.each import each
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Broken,
    Ledger,
    Watch,
    everything,
    game_of,
    hand,
    lobby,
    on_turn,
    play_out,
    registry_over,
    seen,
)


def kept(ledger: Ledger, table: Table) -> StoredTable:
    return ledger.pages[table.header.table_id]


async def turn(table: Table) -> None:
    """The player to move takes the upcard and throws the first card of their hand."""
    user = on_turn(table)
    await table.play(user, Take())
    await table.play(user, Discard(hand(table, seen(table).turn)[0]))


async def test_what_watchers_see_is_stored_already() -> None:
    ledger, seen = Ledger(), []
    registry = registry_over(ledger)
    registry.watchers.append(
        lambda table: seen.append((table.version, kept(ledger, table).entries))
    )
    table = await game_of(registry, ANN, BEN, CHI)
    await turn(table)
    assert len(seen) >= 4
    assert all(entries[-1].version == version for version, entries in seen)


async def test_a_refusal_changes_nothing() -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    before, cards, version = kept(ledger, table), everything(table), table.version
    other = next(user for user in (ANN, BEN, CHI) if user != on_turn(table))
    with pytest.raises(IllegalMove) as refused:
        await table.play(other, Draw(), version)
    assert refused.value.reason is Reason.NOT_YOUR_TURN
    assert refused.value.rule == "4"
    with pytest.raises(IllegalMove) as refused:
        await table.play(99, Draw())
    assert refused.value.reason is Reason.NOT_SEATED
    assert (kept(ledger, table), everything(table), table.version) == (before, cards, version)


async def test_a_move_for_an_older_moment_is_stale() -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    user, version = on_turn(table), table.version
    await table.play(user, Take(), version)
    before = kept(ledger, table)
    with pytest.raises(Stale):
        await table.play(user, Discard(table.view(user).hand[0]), version)
    assert kept(ledger, table) == before


async def test_a_move_for_a_moment_that_is_not_stored_any_more_is_stale() -> None:
    """An older copy of the database was put back: panels show what has not happened."""
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    user, version = on_turn(table), table.version
    with pytest.raises(Stale):
        await table.play(user, Draw(), version + 1)
    assert not table.holds_still(user, version + 1)
    assert table.version == version
    await table.play(user, Draw(), version)


async def test_words_of_others_do_not_make_a_may_i_stale() -> None:
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    await table.play(on_turn(table), Draw())
    version = table.version
    first, second = (table.roster.sitters[(seen(table).turn + step) % 3].user for step in (1, 2))
    await table.play(second, MayI(), version)
    assert table.version == version + 1
    await table.play(first, Pass(), version)
    assert table.phase is Phase.PLAY
    with pytest.raises(Stale):
        await table.play(first, Pass(), version)


async def test_of_two_clicks_at_once_one_counts() -> None:
    ledger = Ledger(slow=True)
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    user, version = on_turn(table), table.version
    done = await asyncio.gather(
        table.play(user, Draw(), version), table.play(user, Draw(), version), return_exceptions=True
    )
    assert [type(one) for one in done] == [type(None), Stale]
    assert len(hand(table, seen(table).turn)) == 11


async def test_while_nobody_knows_whether_a_move_is_stored_nothing_else_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger, known = Ledger(), asyncio.Event()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    user, before = on_turn(table), table.version
    whole = ledger.append

    async def append(*step: Any, **more: Any) -> None:
        await known.wait()
        await whole(*step, **more)

    monkeypatch.setattr(ledger, "append", append)
    first = asyncio.create_task(table.play(user, Draw(), before))
    await asyncio.sleep(0)
    monkeypatch.setattr("engine.live.table._TURN", 0)
    for other in (table.play(user, Draw(), before), table.close(CloseReason.IDLE)):
        with pytest.raises(InDoubt):
            await other
    assert table.version == before
    known.set()
    await first
    assert [one.version for one in kept(ledger, table).entries][-1] == table.version == before + 1


async def test_a_move_that_was_not_stored_was_not_made() -> None:
    ledger, published = Ledger(), []
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    table.watchers.append(published.append)
    user, before = on_turn(table), (kept(ledger, table), everything(table), table.version)
    ledger.fails = 1
    with pytest.raises(Broken):
        await table.play(user, Draw(), table.version)
    assert (kept(ledger, table), everything(table), table.version) == before
    assert published == []
    await table.play(user, Draw(), table.version)
    assert table.version == before[2] + 1


async def test_an_engine_fault_freezes_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    before = kept(ledger, table)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("engine.table.play.decide", broken)
        with pytest.raises(Frozen) as frozen:
            await table.play(on_turn(table), Draw())
    assert isinstance(frozen.value.__cause__, ZeroDivisionError)
    with pytest.raises(Frozen) as again:
        await table.play(on_turn(table), Draw())
    assert again.value.reference == frozen.value.reference
    assert kept(ledger, table) == before


async def test_whoever_stores_a_version_first_wins() -> None:
    """Two processes with the same table: the loser becomes what the journal says."""
    ledger = Ledger()
    first = await game_of(registry_over(ledger), ANN, BEN, CHI)
    second = await registry_over(ledger).find(first.header.table_id)
    assert second is not None
    assert everything(second) == everything(first)
    user = on_turn(first)
    await first.play(user, Take(), first.version)
    with pytest.raises(Stale):
        await second.play(user, Draw(), second.version)
    assert everything(second) == everything(first)
    assert second.version == first.version


async def test_a_table_comes_back_as_it_was() -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    for _ in range(4):
        await turn(table)
    again = await registry_over(ledger).find(table.header.table_id)
    assert again is not None
    assert everything(again) == everything(table)
    assert again.roster == table.roster
    assert again.view(ANN) == table.view(ANN)


async def test_table_views_differ_only_by_what_each_may_know() -> None:
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    for user in (ANN, BEN, CHI, None):
        table_view = table.view(user)
        for seat, cards in enumerate(table_view.seen.hands):
            known = seat == table_view.seat
            assert (cards == hand(table, seat)) is known
        [dealt] = [event for _, event in table_view.log if isinstance(event, Dealt)]
        assert set(dealt.stock) == {127}
        assert table_view.seed is None


async def test_a_view_is_made_once_until_what_it_shows_changes() -> None:
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    before = table.view(ANN)
    assert table.view(ANN) is before
    await table.show_at(7)
    assert (before.place.message_id, table.view(ANN).place.message_id) == (None, 7)
    await table.play(on_turn(table), Draw())
    assert table.view(ANN).version == table.version
    assert table.view(ANN).log != before.log


def held_by(view: object) -> Iterator[object]:
    """All that can be reached from a view by what it holds, but for code."""
    left, met = [view], set[int]()
    while left:
        one = left.pop()
        if id(one) not in met and not callable(one):
            met.add(id(one))
            yield one
            left += gc.get_referents(one)


@each(
    ("name", "people"),
    [("contract", (ANN, BEN, CHI)), ("dummy", (ANN, BEN)), ("gin", (ANN, BEN))],
)
async def test_no_view_leads_to_a_hidden_card_or_the_seed(
    name: str, people: tuple[int, ...]
) -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), *people, game=name)
    page = kept(ledger, table)
    state = table_state(rules_at_first(page.header), page.header, page.entries).state
    assert state is not None
    lanes = state.recall(Lanes).lanes
    assert state.stock
    assert lanes
    for user in (*people, None):
        table_view = table.view(user)
        others = [cards for at, cards in enumerate(state.hands) if at != table_view.seat]
        secret = [*others, *lanes, state.stock, lanes, page.header.seed]
        reached = list(held_by(table_view))
        assert not [one for one in secret if one in reached]
        assert user is None or table_view.hand in reached


async def test_what_has_happened_since_is_told_as_the_channel_may_know_it() -> None:
    table = await game_of(registry_over(Ledger()), ANN, BEN, CHI)
    await table.play(on_turn(table), Draw())
    dealt, *_ = [event for event in table.since(0) if isinstance(event, Dealt)]
    assert {card for cards in (*dealt.hands, dealt.stock) for card in cards} == {HIDDEN}
    [drew] = [event for event in table.since(table.version - 1) if isinstance(event, Drew)]
    assert drew.card == HIDDEN
    assert table.since(table.version) == []


async def test_the_next_deal_waits_for_everybody() -> None:
    table = await ended(Watch())
    await table.next_deal(ANN)
    await table.next_deal(ANN)
    assert table.ready == {ANN}
    assert table.phase is Phase.OVER
    await table.next_deal(BEN)
    await table.next_deal(CHI)
    assert seen(table).deal_no == 2
    assert table.ready == set()


async def test_a_late_click_on_next_deal_does_not_count_for_the_deal_after() -> None:
    table = await ended(Watch())
    await table.next_deal(None)
    assert seen(table).deal_no == 2
    with pytest.raises(Stale):
        await table.next_deal(ANN)
    assert table.ready == set()


async def test_the_clock_of_the_window_and_of_the_next_deal() -> None:
    watch = Watch()
    table = await game_of(registry_over(Ledger(), watch), ANN, BEN, CHI)
    assert table.deadline is None
    await table.play(on_turn(table), Draw())
    assert (table.deadline - watch()).total_seconds() == 15
    watch.wait(seconds=5)
    asker = next(user for user in (ANN, BEN, CHI) if user != on_turn(table))
    await table.play(asker, Pass())
    assert (table.deadline - watch()).total_seconds() == 10, "a word does not give more time"
    over = await ended(watch)
    assert (over.deadline - watch()).total_seconds() == 60


async def test_leaving_a_game_hands_the_seat_to_a_computer() -> None:
    ledger = Ledger()
    table = await game_of(registry_over(ledger), ANN, BEN, CHI)
    seat, cards = table.seat_of(BEN), hand(table, table.seat_of(BEN))
    await table.leave(BEN)
    assert table.roster.sitters[seat].user is None
    assert hand(table, seat) == cards
    assert table.roster.status is Status.PLAYING
    with pytest.raises(IllegalMove):
        await table.leave(BEN)
    await table.leave(ANN)
    await table.leave(CHI)
    assert table.roster.closed_because is CloseReason.EVERYBODY_LEFT
    assert not kept(ledger, table).is_open
    assert ledger.standings == [], "nobody finished this game"
    with pytest.raises(IllegalMove) as refused:
        await table.play(CHI, Draw())
    assert refused.value.reason is Reason.TABLE_CLOSED


async def test_standing_up_is_for_the_lobby_alone() -> None:
    """A click on Leave that comes just after the start must not cost the seat."""
    registry = registry_over(Ledger())
    table = await lobby(registry, ANN, BEN, CHI)
    await table.do(begin, ANN)
    with pytest.raises(IllegalMove) as refused:
        await table.do(leave, BEN)
    assert refused.value.reason is Reason.GAME_RUNNING
    assert table.roster.seat_of(BEN) is not None


async def ended(watch: Watch) -> Table:
    """A table of three at the end of its first deal: Ann has gone out."""
    registry = registry_over(Ledger(), watch)
    table = await lobby(registry, ANN, BEN, CHI)
    await table.do(begin, ANN)
    await play_out(table)
    return table
