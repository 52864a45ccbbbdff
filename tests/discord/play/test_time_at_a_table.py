"""The May I window and the pause between two deals, by their clocks (UX May I, Result)."""

from engine.phase import Phase
from tests.discord.play.journals import HANDS, deal, store_table
from tests.discord.play.kit import Prepare, Room, live, open_room, text
from tests.discord.play.shelf import Shelf

SHORT = ("9S 9H 9D 4S 4H 4D", "KS KH 2D 4C 6S 8H", "KC KD 5D 7C 9S JH")
"""A deal that Ann can end in two turns."""


def at(hands: tuple[str, ...], *seats: int | None) -> Prepare:
    async def prepare(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(hands, upcard="KD"), seats=seats or (0, 1, 2))

    return prepare


async def phase(room: Room) -> Phase:
    state = (await room.stored()).state
    assert state is not None
    return state.phase


async def test_nobody_answers_and_the_clock_closes_the_window(url: str) -> None:
    async with open_room(url, prepare=at(HANDS), may_i_seconds=20) as room:
        ann = room.people[0]
        await ann.press("Draw", room.shown())
        version = (await room.stored()).version
        await room.env.advance_time(19)
        assert await phase(room) is Phase.MAY_I
        await room.env.advance_time(2)
        assert await phase(room) is Phase.PLAY
        assert "May I?" not in live(room.shown())
        assert (await room.stored()).version == version + 2, "one word for each who was silent"


async def end_the_deal(room: Room) -> None:
    """Ann makes the contract, and the seventh card goes out."""
    ann = room.people[0]
    await ann.press("My hand", room.shown())
    await ann.press("Take K♦")
    await ann.lay("Contract")
    await ann.discard("K♦")


async def test_the_next_deal_comes_by_itself(url: str) -> None:
    async with open_room(url, prepare=at(SHORT), next_deal_seconds=40) as room:
        await end_the_deal(room)
        assert await phase(room) is Phase.OVER
        assert "**Ann** went out" in text(room.shown())
        await room.env.advance_time(39)
        assert await phase(room) is Phase.OVER
        await room.env.advance_time(2)
        assert await phase(room) is Phase.DRAW
        assert "Deal 2 of 7" in text(room.shown())


async def test_the_next_deal_comes_when_all_are_ready(url: str) -> None:
    async with open_room(url, prepare=at(SHORT)) as room:
        ann, ben, chi = room.people[:3]
        await end_the_deal(room)
        await ann.press("Next deal")
        await ben.press("Next deal", room.shown())
        assert "Waiting for: Chi." in text(room.shown())
        await ben.press("Next deal", room.shown())
        assert "Waiting for: Chi." in text(room.shown())
        assert await phase(room) is Phase.OVER
        await chi.press("Next deal", room.shown())
        assert await phase(room) is Phase.DRAW
        assert "Deal 2 of 7" in text(room.shown())
        assert "Deal 2" in text(room.shown())
