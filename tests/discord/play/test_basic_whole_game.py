"""A game of Basic Rummy from the lobby to the leaderboard: one person, computers, clicks alone."""

import re

import pytest

from engine.table.roster import CloseReason, Status
from tests.discord.play.kit import alt_texts, live, open_room, text
from tests.discord.play.plain_play import play_out
from tests.discord.play.rules_kit import fill, pick_from

CONTRACT_WORDS = ("contract", "May I", "No, thanks", "joker", "born", "row")


@pytest.fixture
def seed() -> bytes:
    """Two deals that are over soon."""
    return (147).to_bytes(32, "big")


@pytest.mark.long
@pytest.mark.usefixtures("drawn")
async def test_two_deals_of_basic_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new basic", computers=3)
        await ann.press("House rules", room.shown())
        await pick_from(ann, "Change a rule", "Game end")
        window = await pick_from(ann, "Choose", "Another number: Most points")
        await fill(ann, window, hands="2")
        await ann.press("Start", room.shown())
        table_id = room.table_id()
        assert "**Deal 1 of 2**" in text(room.shown())
        await ann.press("My hand", room.shown())
        said = text(room.shown()) + ann.text() + "".join(live(room.shown()) + ann.live())
        assert [word for word in CONTRACT_WORDS if word in said] == []

        await play_out(ann)

        told = await room.stored(table_id)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        assert told.state is not None
        assert told.state.deal_no == 2
        result = told.state.result
        assert result is not None
        names = ", ".join(told.roster.sitters[seat].name for seat in result.winners)
        for shown in (text(room.shown()), ann.text()):
            assert f" **{names}**" in shown
        held = alt_texts(room.shown())[0]
        for seat, sitter in enumerate(told.roster.sitters):
            empty = f"{sitter.name} has no card left." in held
            assert empty == (told.state.hands[seat] == ())
        await ann.slash("leaderboard", game="basic")
        wins = 1 if 0 in result.winners else 0
        assert f"**▸ Ann** · {wins} of 1 won" in text(room.shown())
        assert re.search(r"🤖 medium: won \d+% of 3 games", text(room.shown()))
        stats = (await ann.slash("stats")).response
        won = f"won {100 * wins}% of 1 game · best streak {wins}"
        assert f"Against 🤖 medium: {won}" in text(stats)

        seats = [sitter.name for sitter in told.roster.sitters]
        before = table_id
        for _ in range(2):
            await ann.press("Rematch")
            assert room.table_id() != before
            assert "**Deal 1 of 2**" in text(room.shown()), "no one has to start it"
            seats = [*seats[1:], seats[0]]
            before = room.table_id()
            now = await room.stored(before)
            assert [sitter.name for sitter in now.roster.sitters] == seats
            await ann.press("My hand", room.shown())
            await play_out(ann)
        assert live(room.shown()) == ["Rematch", "Details", "Close"]
        await ann.press("Close", room.shown())
        assert live(room.shown()) == ["Rematch", "Details"]
        assert alt_texts(room.shown()) == []
        assert "wins the game" in text(room.shown())
