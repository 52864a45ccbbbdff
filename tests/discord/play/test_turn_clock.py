"""UX Clock by clicks: time that runs out, the autopilot, away and back, restarts."""

import pytest

from engine.events import Event
from engine.phase import Phase
from engine.table.table_events import Autopiloted, CameBack, TimedOut, WentAway
from engine.table.terms import CLOCKS, Terms
from tests.discord.play.journals import HANDS, TABLE, deal, store_table
from tests.discord.play.kit import Prepare, Room, alt_texts, live, open_room, text
from tests.discord.play.shelf import Shelf

BACK = "I’m back"
QUICK = 30 + 60
"""Seconds of a quick turn with the whole bank."""


def timed(*seats: int | None, clock: str = "quick") -> Prepare:
    async def prepare(room: Room, store: Shelf) -> None:
        dealt, terms = deal(HANDS, upcard="KD"), Terms(CLOCKS[clock])
        await store_table(room, store, dealt, seats=seats or (0, 1, 2), terms=terms)

    return prepare


async def events(room: Room, *kinds: type[Event]) -> list[Event]:
    steps = (await room.page()).entries
    return [event for step in steps for event in step.events if isinstance(event, kinds)]


async def run_out(room: Room, seconds: int = QUICK) -> None:
    """Somebody's time, and then that of the window which the autopilot's draw opens."""
    await room.env.advance_time(seconds + 1)
    await room.env.advance_time(16)


async def turn_of(room: Room, number: int) -> None:
    """A person takes the upcard and throws the first card of the menu."""
    person = room.people[number]
    await person.press("My hand", room.shown())
    await person.press(next(label for label in person.live() if label.startswith("Take ")))
    await person.discard()


async def turn_no(room: Room) -> int:
    state = (await room.stored()).state
    assert state is not None
    return state.turn


async def test_ux_table_the_line_of_the_player_to_move_has_his_deadline(url: str) -> None:
    async with open_room(url, prepare=timed()) as room:
        ends = int(room.env.now().timestamp()) + QUICK
        shown = text(room.shown())
        assert any(f"⏱ <t:{ends - late}:R>." in shown for late in range(4))
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        assert "⏱ <t:" in ann.text()
        assert BACK not in ann.live()
        assert BACK not in live(room.shown())


async def test_ux_clock_a_labelled_autopilot_makes_a_safe_move(url: str) -> None:
    async with open_room(url, prepare=timed()) as room:
        await room.env.advance_time(QUICK - 5)
        assert await events(room, TimedOut) == []
        await room.env.advance_time(6)
        state = (await room.stored()).state
        assert state is not None
        assert state.phase is Phase.MAY_I, "it drew, and the upcard is up for the asking"
        await room.env.advance_time(16)
        assert await turn_no(room) == 1
        assert "⏱ Ann ran out of time. The autopilot drew and discarded Q♥." in text(room.shown())
        assert await events(room, Autopiloted) == [Autopiloted(0, away=False)] * 2
        [call] = room.calls()
        assert call.startswith(room.people[1].actor.mention)
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        said = "⏱ You ran out of time. The autopilot drew "
        assert said in ann.text()
        assert " and discarded Q♥." in ann.text().partition(said)[2]


async def away(room: Room) -> None:
    """Ann has let two turns in a row run out."""
    await run_out(room)
    await turn_of(room, 1)
    await turn_of(room, 2)
    await run_out(room)
    assert await events(room, TimedOut, WentAway) == [TimedOut(0), TimedOut(0), WentAway(0)]


async def test_ux_clock_two_in_a_row_an_autopilot_and_im_back(url: str) -> None:
    async with open_room(url, prepare=timed()) as room:
        ann, ben, _, dao = room.people
        await away(room)
        shown = room.shown()
        assert "· 💤" in text(shown)
        assert "Ann is away." in alt_texts(shown)[0]
        await ben.press(BACK, shown)
        assert ben.told == "You aren’t away. Your seat has been yours all along."
        await dao.press(BACK, shown)
        assert "seat" in dao.told
        await turn_of(room, 1)
        await turn_of(room, 2)
        assert room.calls() == [], "nobody who is away is called"
        await room.env.advance_time(16)
        assert await turn_no(room) == 1, "and nobody waits for them"
        assert await events(room, TimedOut, CameBack) == [TimedOut(0)] * 2
        assert "💤 Ann missed a turn. The autopilot drew and discarded" in text(room.shown())
        await ann.press("My hand", room.shown())
        assert "You’re away" in ann.text()
        assert "💤 You missed a turn. The autopilot drew" in ann.text()
        await ann.press(BACK)
        assert "Welcome back!" in ann.text()
        assert BACK not in ann.live()
        assert await events(room, CameBack) == [CameBack(0)]
        assert "Ann came back." in text(room.shown())
        assert BACK not in live(room.shown())


@pytest.mark.long
async def test_when_everybody_is_away_the_table_waits_and_closes_at_last(url: str) -> None:
    async with open_room(url, prepare=timed(0, None, None)) as room:
        ann = room.people[0]
        await run_out(room)
        while not (await events(room, WentAway)):
            await run_out(room)
        version = (await room.page()).entries[-1].version
        assert "Everyone is away." in text(room.shown())
        await room.env.advance_time(30 * 60)
        assert (await room.page()).entries[-1].version == version
        await ann.press(BACK, room.shown())
        assert "⏱ <t:" in text(room.shown())
        for _ in range(6):
            await run_out(room)
        assert "Everyone is away." in text(room.shown())
        await room.env.advance_time(62 * 60)
        assert not (await room.page(TABLE)).is_open
        assert "Everyone was away for too long" in text(room.shown())


async def test_ux_clock_after_a_restart_the_time_is_given_back_and_the_table_says_so(
    url: str,
) -> None:
    async with open_room(url, prepare=timed(clock="normal")) as room:
        await turn_of(room, 0)
        await room.env.advance_time(150)
        await room.restart()
        assert "The bot was away for a while. That time doesn’t count." in text(room.shown())
        await room.env.advance_time(170)
        assert await events(room, TimedOut) == []
        await room.env.advance_time(15)
        assert await events(room, TimedOut) == [TimedOut(1)]


async def hours_go_by(room: Room, hours: int) -> None:
    """What the bot does every minute is done once, at the end."""
    room.env.backend.advance_clock(hours * 3600)
    await room.env.advance_time(60)


async def test_ux_clock_a_slow_turn_lasts_days_also_over_a_restart(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new basic", clock="slow-1")
        assert "**Clock:** 1 day a turn\n" in text(room.shown()) + "\n"
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        first = await turn_no(room)
        await hours_go_by(room, 20)
        await room.restart()
        await hours_go_by(room, 3)
        assert await turn_no(room) == first
        await hours_go_by(room, 2)
        assert await turn_no(room) != first
        assert await events(room, TimedOut) == [TimedOut(first)]
