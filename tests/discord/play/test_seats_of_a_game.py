"""Seats of a running game: a computer for somebody absent, a substitute, a nudge, an end."""

import pytest

from bot.blocks.control import Click
from bot.people.known_people import Reader
from bot.people.preferences import PingStyle
from engine.events import Event
from engine.table.roster import CloseReason, Roster, Status
from engine.table.table_events import Nudged, StoodIn, Substituted, TimedOut, TookBack, WentAway
from engine.table.terms import CLOCKS, NORMAL, Terms
from tests.discord.play.journals import TABLE, deal, store_table
from tests.discord.play.kit import Player, Prepare, Room, forged, live, open_room, text
from tests.discord.play.rules_kit import manager
from tests.discord.play.shelf import Shelf
from tests.discord.play.test_turn_clock import HANDS
from tests.discord.recorder import Recorded

MEDIUM = "computer, medium"
TIMED = Terms(NORMAL)
UNTIMED = Terms(CLOCKS["none"])


def playing(
    *later: Event, terms: Terms = TIMED, seats: tuple[int | None, ...] = (0, 1, 2)
) -> Prepare:
    """Ann, who is the host, Ben and Chi at the first deal; Ann is to draw."""

    async def prepare(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(HANDS, upcard="KD"), seats=seats, terms=terms)
        if later:
            await store.append(TABLE, 3, later)

    return prepare


BEN_AWAY = TimedOut(1), TimedOut(1), WentAway(1)


async def more(room: Room, person: Player) -> list[str]:
    """What a person can press in More."""
    await person.press("More", room.shown())
    return person.live()


async def want_substitute(room: Room, host: Player) -> None:
    """The host lets a computer stand in for the absent player, and later looks for somebody."""
    await more(room, host)
    await host.press("Let a computer play")
    assert "Find a substitute" not in host.live(), "the seat is kept for a while"
    await room.env.advance_time(5 * 60 + 1)
    await more(room, host)
    assert "plays for **Ben**." in host.text()
    await host.press("Find a substitute")


async def roster(room: Room) -> Roster:
    return (await room.stored(TABLE)).roster


async def told_of(room: Room, kind: type[Event]) -> int:
    """How often this is in the journal."""
    page = await room.page(TABLE)
    return sum(isinstance(event, kind) for step in page.entries for event in step.events)


async def test_a_computer_plays_for_an_absent_player_who_comes_back(url: str) -> None:
    async with open_room(url, prepare=playing(*BEN_AWAY)) as room:
        ann, ben, chi, _ = room.people
        assert "Let a computer play" not in await more(room, chi), "only the host"
        assert await more(room, ann) == [
            "Let a computer play",
            "End together",
            "Rules",
            "Leave the table",
            "Close",
        ]
        await ann.press("Let a computer play")
        assert "A computer plays for them now" in ann.text()
        now = await roster(room)
        assert [sitter.user for sitter in now.sitters] == [ann.id, None, chi.id]
        assert now.kept_for(ben.id) == 1

        await room.restart()
        assert "I’m back" in live(room.shown())
        await ben.press("My hand", room.shown())
        assert f"so Ada ({MEDIUM}) plays your seat" in ben.text()
        await ben.press("I’m back")
        assert "Welcome back!" in ben.text()
        now = await roster(room)
        assert now.seat_of(ben.id) == 1
        assert not now.kept
        assert "I’m back" not in live(room.shown())
        assert "Ben came back and took over from Ada." in text(room.shown())


async def test_a_present_player_keeps_the_seat(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        ann, ben = room.people[:2]
        assert "Let a computer play" not in await more(room, ann)
        version = (await room.stored()).version
        for verb in ("stand-in1", "wanted1"):
            await forged(room, ann.actor, room.shown(), Click(TABLE, version, verb, "1"))
            assert "Ben is here, so the seat stays theirs" in ann.told
        await forged(room, ben.actor, room.shown(), Click(TABLE, version, "stand-in0", "0"))
        assert "Only the host can do that" in ben.told
        for rest in ("", "x", "77"):
            await forged(room, ann.actor, room.shown(), Click(TABLE, version, "take-seat", rest))
            assert "This seat is taken" in ann.told
        assert (await room.stored()).version == version


@pytest.mark.long
async def test_a_stale_panel_and_a_second_press_change_nothing(url: str) -> None:
    async with open_room(url, prepare=playing(*BEN_AWAY)) as room:
        ann, ben = room.people[:2]
        await more(room, ann)
        click = Click(TABLE, 3, "stand-in1", "1")
        await ann.press("Let a computer play")
        await forged(room, ann.actor, ann.panel, click)
        assert await told_of(room, StoodIn) == 1, "pressed twice"
        await ben.press("I’m back", room.shown())
        await forged(room, ann.actor, ann.panel, click)
        assert "Ben is here" in ann.told
        assert await told_of(room, StoodIn) == 1


@pytest.mark.long
async def test_the_host_who_is_away_is_stood_in_for_by_the_next(url: str) -> None:
    away = TimedOut(0), TimedOut(0), WentAway(0)
    async with open_room(url, prepare=playing(*away)) as room:
        ann, ben, chi, _ = room.people
        assert "Let a computer play" not in await more(room, chi)
        assert "Let a computer play" in await more(room, ben)
        await ben.press("Let a computer play")
        assert (await roster(room)).kept_for(ann.id) == 0


async def test_a_substitute_takes_the_seat_with_one_click(url: str) -> None:
    async with open_room(url, prepare=playing(*BEN_AWAY)) as room:
        ann, ben, chi, dao = room.people
        await want_substitute(room, ann)
        assert "Take seat 2" in live(room.shown())
        await chi.press("Take seat 2", room.shown())
        assert "Only someone who hasn’t seen a hand at this table" in chi.told
        await ben.press("Take seat 2", room.shown())
        assert "you’ve sat here" in ben.told

        await room.restart()
        await dao.press("Take seat 2", room.shown())
        assert (await roster(room)).seat_of(dao.id) == 1
        assert "Not your turn yet" in dao.text(), "the hand is open"
        assert "Take seat 2" not in live(room.shown())
        assert "I’m back" not in live(room.shown())
        assert "Dao took over the seat of Ben." in text(room.shown())
        await ben.press("My hand", room.shown())
        assert "Dao took over your seat." in ben.text()
        version = (await room.stored()).version
        await forged(room, ben.actor, room.shown(), Click(TABLE, version, "back-again"))
        assert "You don’t have a seat at this table" in ben.told


@pytest.mark.long
async def test_the_seat_is_taken_before_the_second_click(url: str) -> None:
    async with open_room(url, prepare=playing(*BEN_AWAY)) as room:
        mia, (ann, _, _, dao) = manager(room), room.people
        await want_substitute(room, ann)
        version = (await room.stored()).version
        await mia.press("Take seat 2", room.shown())
        await forged(room, dao.actor, room.shown(), Click(TABLE, version, "take-seat1", "1"))
        assert "This seat is taken" in dao.told
        assert await told_of(room, Substituted) == 1
        assert (await roster(room)).seat_of(mia.id) == 1


async def test_a_nudge_calls_once_and_goes_with_the_move(url: str) -> None:
    async with open_room(url, prepare=playing()) as room:
        ann, ben, chi, dao = room.people
        assert "Nudge" not in await more(room, ann)
        assert "Nudge" not in await more(room, dao)
        assert "Nudge" in await more(room, ben)
        await ben.press("Nudge")
        assert "Nudged!" in ben.text()
        assert "Nudge" not in ben.live()
        [call] = [one for one in room.history() if not one.components]
        assert f"👋 <@{ann.id}>, the others are waiting for you" in call.content
        assert [one.id for one in call.mentions] == [ann.id]
        version = (await room.stored()).version
        await forged(room, chi.actor, room.shown(), Click(TABLE, version, "nudge"))
        assert "They were just nudged" in chi.told
        assert await told_of(room, Nudged) == 1

        await ann.press("Draw", room.shown())
        assert room.calls() == []
        assert "Nudge" not in await more(room, ben), "a minute between two"


@pytest.mark.long
async def test_a_nudge_keeps_to_how_somebody_likes_to_be_pinged(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url, prepare=playing()) as room:
        ann, ben = room.people[:2]
        people = room.bot.services.people
        liked = await people.preferences(ann.id)
        reader = Reader(ann.id, people.text("en"), liked)
        await people.keep_preferences(reader, liked.put("call", PingStyle.NEVER))
        await more(room, ben)
        await ben.press("Nudge")
        [said] = [
            one.payload
            for one in recorded
            if isinstance(one.payload, dict) and "👋" in (one.payload.get("content") or "")
        ]
        assert not said["allowed_mentions"].get("users")
        assert said["allowed_mentions"]["parse"] == []


@pytest.mark.long
async def test_without_a_clock_an_unheard_nudge_makes_absent(url: str) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann, ben, chi, _ = room.people
        await more(room, ben)
        await ben.press("Nudge")
        assert "Let a computer play" not in await more(room, ben)
        await room.env.advance_time(6 * 60)
        assert "Let a computer play" not in await more(room, chi)
        assert "Let a computer play" in await more(room, ben), "the host is not there"
        await ann.press("Draw", room.shown())
        version = (await room.stored()).version
        await forged(room, ben.actor, room.shown(), Click(TABLE, version, "stand-in0", "0"))
        assert "Only the host can do that" in ben.told, "Ann has come back"


@pytest.mark.long
async def test_the_computer_that_stands_in_plays_at_once(url: str) -> None:
    async with open_room(url, prepare=playing(terms=UNTIMED)) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await more(room, ben)
        await ben.press("Nudge")
        await room.env.advance_time(6 * 60)
        await more(room, ben)
        await ben.press("Let a computer play")
        assert "plays your seat" in ann.text(), "the open panel tells it"
        await room.env.advance_time(16)
        state = (await room.stored()).state
        assert state is not None
        assert state.turn == 1


async def test_all_who_are_here_end_the_game_together(url: str) -> None:
    async with open_room(url, prepare=playing(*BEN_AWAY)) as room:
        ann, ben, chi, _ = room.people
        await more(room, ann)
        await ann.press("End together")
        assert "🏳️ **Ann** wants to end the game." in text(room.shown())
        assert "End together" not in ann.live()
        await chi.press("Play on", room.shown())
        assert "🏳️" not in text(room.shown())
        await more(room, ann)
        await ann.press("End together")
        await room.restart()
        await chi.press("End together", room.shown())
        now = await roster(room)
        assert (now.status, now.closed_because) == (Status.CLOSED, CloseReason.TOGETHER)
        assert "The players ended this game together. It doesn’t count." in text(room.shown())
        assert live(room.shown()) == ["Replay"]
        version = (await room.page(TABLE)).entries[-1].version
        await forged(room, ben.actor, room.shown(), Click(TABLE, version, "play-on"))
        assert "This table is closed" in ben.told


@pytest.mark.long
async def test_nobody_ends_alone_what_others_are_away_from(url: str) -> None:
    gone = (*BEN_AWAY, TimedOut(2), TimedOut(2), WentAway(2))
    async with open_room(url, prepare=playing(*gone)) as room:
        ann, ben = room.people[:2]
        assert "End together" not in await more(room, ann)
        await forged(room, ann.actor, room.shown(), Click(TABLE, 3, "end"))
        assert "No one else is here to agree" in ann.told
        await forged(room, ben.actor, room.shown(), Click(TABLE, 3, "end"))
        assert (await roster(room)).for_end == {ben.id}, "who agrees is there"
        await ann.press("End together", room.shown())
        assert (await roster(room)).status is Status.CLOSED


async def test_everything_is_said_in_the_log(url: str) -> None:
    async with open_room(url, prepare=playing(*BEN_AWAY)) as room:
        ann, ben = room.people[:2]
        await ben.press("My hand", room.shown())
        await more(room, ann)
        await ann.press("Let a computer play")
        assert f"so Ada ({MEDIUM}) plays your seat" in ben.text(), "at that moment"
        assert f"Ben went away, so Ada ({MEDIUM}) plays" in text(room.shown())
        await ben.press("I’m back", room.shown())
        assert await told_of(room, TookBack) == 1
