"""UX Clock: at the end of the clock the autopilot, after two in a row away, until one is back."""

import pytest

from engine.computer.strength import Strength
from engine.errors import IllegalMove, Reason, Stale
from engine.events import Discarded, Drew, Dropped, LaidDown, LaidOff, MadeContract, Took
from engine.games.registry import KNOWN
from engine.live.computers import Computers
from engine.live.table_tasks import Clock
from engine.moves import Discard, Draw, Move, Pass, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.table import absence
from engine.table.absence import be_back, time_out
from engine.table.play import play_seat
from engine.table.table_events import (
    Autopiloted,
    BankSpent,
    CameBack,
    HandedOver,
    TimedOut,
    WentAway,
)
from engine.table.terms import Terms, live
from tests.engine.live.absent import TERMS, room
from tests.engine.live.ledger import (
    ANN,
    BEN,
    CHI,
    Ledger,
    Watch,
    game_of,
    hand,
    nothing_is_lost,
    on_turn,
    play_out,
    registry_over,
    seen,
)
from tests.engine.live.test_clock_and_computers import Thinker, until


async def test_ux_clock_at_the_end_the_autopilot_makes_moves_that_are_labelled() -> None:
    async with room(ANN, BEN, CHI) as one:
        seat = await one.run_out()
        steps = one.ledger.pages[one.table.header.table_id].entries
        assert one.told(TimedOut, WentAway) == [TimedOut(seat)]
        piloted = [step.events for step in steps if Autopiloted(seat, False) in step.events]
        assert [type(events[1]) for events in piloted] == [Drew, Discarded]
        assert one.told(BankSpent) == [BankSpent(seat, 120)], "the whole bank is gone"
        assert one.table.attendance.away == frozenset()
        assert one.table.deadline is not None, "the next player's time runs"


async def test_the_autopilot_plays_whole_turns() -> None:
    """A player would lose far more by turns in which nothing is taken and nothing laid."""
    made: list[Move] = []

    class Watched(Thinker):
        async def choose(self, mine: Observation, strength: Strength | None) -> Move:
            raise AssertionError("no computer plays here")

        async def pilot(self, mine: Observation) -> Move:
            made.append(await super().pilot(mine))
            return made[-1]

    async with room(ANN, BEN, CHI, thinker=Watched()) as one:
        for _ in range(6):
            await one.run_out()
            if one.table.paused:
                break
        done = one.told(Took, MadeContract, LaidDown, LaidOff)
    assert {Draw, Discard} < {type(move) for move in made}
    assert done


async def test_ux_clock_after_two_in_a_row_the_seat_stays_on_autopilot() -> None:
    async with room(ANN, BEN, CHI) as one:
        seat = await one.away(BEN)
        assert one.told(TimedOut, WentAway) == [TimedOut(seat), TimedOut(seat), WentAway(seat)]
        assert one.table.view(None).waits.away == {seat}
        await until(lambda: seen(one.table).turn != seat)
        times = len(one.told(TimedOut))
        for _ in range(2):
            await one.turn()
        await until(lambda: seen(one.table).turn not in (seat, None))
        assert len(one.told(TimedOut)) == times, "no time is waited for somebody who is away"
        assert Autopiloted(seat, True) in one.told(Autopiloted)


async def test_tiles_3_4_who_is_late_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a computer would lay there: none is asked."""
    monkeypatch.setattr("engine.table.table_state.REGISTRY", KNOWN)
    monkeypatch.setattr("engine.live.tables.REGISTRY", KNOWN)

    asked: list[Observation] = []

    class Watched(Thinker):
        async def pilot(self, mine: Observation) -> Move:
            asked.append(mine)
            return await super().pilot(mine)

    async with room(ANN, BEN, CHI, game="tiles", thinker=Watched()) as one:
        seat = await one.run_out()
        assert one.told(TimedOut, WentAway) == [TimedOut(seat)]
        assert Autopiloted(seat, False) in one.told(Autopiloted)
        assert [event.player for event in one.told(Drew)] == [seat]
    assert asked == []


async def test_indian_8_no_player_drops_before_the_third_missed_turn_in_a_row() -> None:
    """IA-21: for a player who is late once or twice it is played on."""
    async with room(ANN, BEN, CHI, game="indian") as one:
        seat = await one.away(BEN)
        assert one.told(Dropped) == []
        assert one.told(TimedOut) == [TimedOut(seat), TimedOut(seat)]
        while not one.told(Dropped):
            await one.turn()
            await until(lambda: one.table.acting() != {seat})
        assert one.told(Dropped) == [Dropped(seat, 40)], "they had drawn before, by the autopilot"
        assert len(one.told(TimedOut)) == 2, "the third turn needs no time"
        assert seen(one.table).turn != seat
        assert one.table.acting() == {seen(one.table).turn}


async def test_time_outs_with_a_turn_of_ones_own_between_do_not_make_away() -> None:
    async with room(ANN, BEN, CHI) as one:
        first = await one.run_out()
        for _ in range(2):
            await one.turn()
        await one.turn()
        assert one.told(CameBack) == [CameBack(first)]
        for _ in range(2):
            await one.turn()
        assert await one.run_out() == first
        assert one.told(WentAway) == []


async def test_ux_clock_im_back() -> None:
    async with room(ANN, BEN, CHI) as one:
        seat = await one.away(BEN)
        version = one.table.version
        await one.table.do(be_back, BEN)
        assert one.told(CameBack) == [CameBack(seat)]
        assert one.table.attendance.away == frozenset()
        await one.table.do(be_back, BEN)
        assert one.table.version == version + 1, "who is there is back already"
        while seen(one.table).turn != seat:
            await one.turn()
        assert one.table.deadline is not None
        with pytest.raises(IllegalMove) as refused:
            await one.table.do(be_back, 99)
        assert refused.value.reason is Reason.NOT_SEATED


async def test_any_move_of_ones_own_brings_back_and_a_refused_one_does_not() -> None:
    async with room(ANN, BEN, CHI) as one:
        seat = await one.away(BEN)
        one.unplug()
        while seen(one.table).turn != seat:
            await one.turn()
        with pytest.raises(IllegalMove):
            await one.table.play(BEN, Discard(hand(one.table, seat)[0]))
        assert one.table.attendance.away == {seat}
        version = one.table.version
        await one.table.play(BEN, Take(), version)
        assert one.table.attendance.away == frozenset()
        assert (one.table.deadline - one.watch()).total_seconds() == 60, "with a new turn's time"
        with pytest.raises(Stale):
            await one.table.do_at(one.table.version, absence.pilot, seat, Pass())


async def test_an_away_player_lets_every_upcard_go_at_once() -> None:
    async with room(ANN, BEN, CHI) as one:
        seat = await one.away(BEN)
        await until(lambda: seen(one.table).turn != seat)
        await one.table.play(on_turn(one.table), Draw())
        await until(lambda: seat not in one.table.acting())


async def test_who_is_away_does_not_hold_up_the_next_deal() -> None:
    async with room(ANN, BEN, CHI) as one:
        await one.away(BEN)
        one.unplug()
        await play_out(one.table)
        await one.table.next_deal(ANN)
        assert one.table.phase is Phase.OVER
        await one.table.next_deal(CHI)
        assert seen(one.table).deal_no == 2


async def test_being_ready_for_the_next_deal_is_being_back() -> None:
    async with room(ANN, BEN, CHI) as one:
        await one.away(BEN)
        one.unplug()
        await play_out(one.table)
        deadline = one.table.deadline
        one.watch.wait(seconds=5)
        await one.table.next_deal(BEN)
        assert one.table.attendance.away == frozenset()
        assert one.table.ready == {BEN}
        assert one.table.deadline == deadline, "it does not put off the next deal"


async def test_who_leaves_is_not_away_any_more() -> None:
    async with room(ANN, BEN, CHI) as one:
        seat = await one.away(BEN)
        await one.table.leave(BEN)
        assert isinstance(one.told(HandedOver)[0], HandedOver)
        assert one.table.attendance.away == frozenset()
        assert one.table.attendance.spent[seat], "should they come back"


async def test_an_autopilot_that_was_cut_off_goes_on_after_a_restart() -> None:
    watch = Watch()
    ledger = Ledger(now=watch)
    table = await game_of(registry_over(ledger, watch), ANN, BEN, CHI, terms=TERMS)
    seat = seen(table).turn
    watch.time = table.deadline
    await table.do(time_out, table.deadline.timestamp())
    registry = registry_over(ledger, watch)
    playing = Computers(Thinker(), 0, lambda *_: None)
    registry.watchers.append(playing.watch)
    [again] = await registry.restore(nothing_is_lost)
    await until(lambda: again.phase is Phase.MAY_I)
    while again.phase is Phase.MAY_I:
        await again.do_at(again.version, play_seat, min(again.acting()), Pass())
    await until(lambda: seen(again).turn != seat)
    playing.stop()


async def test_the_clock_tells_a_table_whose_player_has_moved_within_their_turn() -> None:
    watch = Watch()
    registry, reported = registry_over(Ledger(now=watch), watch), []
    clock = Clock(watch, lambda *fault: reported.append(fault))
    registry.watchers.append(clock.watch)
    table = await game_of(registry, ANN, BEN, CHI, terms=Terms(live(60, 0)))
    seat = seen(table).turn
    await table.play(on_turn(table), Take())
    watch.wait(seconds=60)
    clock.watch(table)
    await until(lambda: table.attendance.lapsed == seat)
    clock.stop()
    assert reported == []
