"""Gin: the offered upcard, a knock that is shown before it counts, melds and lay-offs of one's own
choice (GIN 3, 6, 7)."""

import pytest

from engine.games.gin.scoring import GinOwn
from engine.phase import Phase
from engine.result import Ending
from engine.table.terms import CLOCKS, Terms
from tests.discord.play.gin_tables import ANN, BEN, GIN, REFUSED, gin_at, gin_deal
from tests.discord.play.kit import Room, live, open_room, readings, text

DEALT = gin_deal(ANN, BEN)
TO_KNOCK = (*REFUSED, "0 draw")
KNOCKED = (*TO_KNOCK, "0 knock kd")


async def _own(room: Room) -> GinOwn:
    told = await room.stored()
    assert told.state is not None
    assert told.state.result is not None
    assert isinstance(told.state.result.own, GinOwn)
    return told.state.result.own


async def _phase(room: Room) -> Phase | None:
    return (await room.stored()).phase


async def test_gin_3_1_the_first_upcard_is_offered_to_one_after_the_other(url: str) -> None:
    async with open_room(url, prepare=gin_at(DEALT)) as room:
        ann, ben = room.people[:2]
        assert "**Ann** may take the first upcard Q♠ or pass." in text(room.shown())
        assert live(room.shown()) == ["My hand", "Pass", "Take Q♠", "More"]
        await ben.press("Take Q♠", room.shown())
        assert "It’s Ann’s turn" in ben.told
        await ann.press("Pass", room.shown())
        assert "**Ben** may take the first upcard" in text(room.shown())
        assert [f"<@{ben.id}>" in call for call in room.calls()] == [True], "the offer calls them"
        await ben.press("My hand", room.shown())
        assert "First upcard." in ben.text()
        assert "Ann passed the first upcard. You may take it." in ben.text()
        await ben.press("Pass")
        assert "Ben passed the first upcard too. Ann draws first." in text(room.shown())
        assert live(room.shown()) == ["My hand", "Draw", "More"]


async def test_gin_3_1_whose_time_is_up_at_the_first_upcard_reads_who_passed_it(url: str) -> None:
    timed = gin_at(DEALT, terms=Terms(CLOCKS["quick"]))
    async with open_room(url, prepare=timed) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await ben.press("My hand", room.shown())
        await room.env.advance_time(91)
        assert "**Ben** may take the first upcard" in text(room.shown())
        late = "ran out of time. The autopilot passed the first upcard."
        assert f"⏱ Ann {late}" in text(room.shown())
        assert f"⏱ You {late}" in ann.text()
        assert f"⏱ Ann {late}" in ben.text()
        await ben.press("Pass")
        await ann.press("Draw")
        assert f"⏱ You {late}" in ann.text(), "until they have thrown a card themselves"
        assert "You came back" not in ann.text()


async def test_gin_6_a_knock_is_shown_first_and_made_with_one_more_click(url: str) -> None:
    async with open_room(url, prepare=gin_at(DEALT, TO_KNOCK)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        assert "deadwood 14, 4 after a discard · limit **10**" in ann.text()
        await ann.press("Knock")
        assert await _phase(room) is Phase.PLAY
        [shown] = readings(ann.panel)
        assert "Knock, discarding K♦: deadwood 4" in shown.replace("**", "")
        assert "melds 4♠ 4♥ 4♦ | 6♣ 7♣ 8♣ 9♣ · deadwood A♠ 2♠ A♥" in shown
        await ann.pick("1. ")
        assert "knocked with 4 against 23" in text(room.shown())
        assert (await _own(room)).deadwood == (4, 23)


async def test_gin_6_3_other_melds_are_chosen_by_their_cards(url: str) -> None:
    async with open_room(url, prepare=gin_at(DEALT, TO_KNOCK)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.choose("4♠", "4♥", "4♦", "7♣", "8♣", "9♣")
        await ann.lay("Knock")
        assert (await _own(room)).deadwood == (10, 23), "the six stays in the hand"


async def test_gin_6_5_gin_is_called_so(url: str) -> None:
    async with open_room(url, prepare=gin_at(gin_deal(GIN, BEN), TO_KNOCK)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        assert "Gin!" in ann.text()
        await ann.lay("Gin")
        told = await room.stored()
        assert told.state is not None
        assert told.state.result is not None
        assert told.state.result.ended_by is Ending.GIN


@pytest.mark.parametrize(("chosen", "left"), [((), 23), (("9♥", "9♦", "9♠", "10♣"), 37)])
async def test_gin_7_6_one_click_shows_the_best_and_chosen_cards_what_one_likes(
    url: str, chosen: tuple[str, ...], left: int
) -> None:
    async with open_room(url, prepare=gin_at(DEALT, KNOCKED, showdown="own")) as room:
        ben = room.people[1]
        assert "**Ben** shows melds and lays off." in text(room.shown())
        assert "deadwood A♠ 2♠ A♥, 4 points" in text(room.shown()).replace("\ufe0e", "")
        await ben.press("My hand", room.shown())
        if chosen:
            await ben.choose(*chosen)
        await ben.press("Show")
        assert await _phase(room) is Phase.SHOW
        await ben.pick("1. ")
        assert (await _own(room)).deadwood == (4, left)


async def test_gin_7_6_all_of_it_can_be_typed(url: str) -> None:
    async with open_room(url, prepare=gin_at(DEALT, TO_KNOCK, showdown="own")) as room:
        ann, ben = room.people[:2]
        await ann.slash("play", move="knock kd: 4s 4h 4d / 7c 8c 9c")
        assert await _phase(room) is Phase.SHOW
        await ben.slash("play", move="show: 9h 9d 9s / 10c > 2")
        assert (await _own(room)).deadwood == (10, 37)
