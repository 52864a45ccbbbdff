"""UX.md, from `/rummy new contract` to the winner: one person and two computers, clicks alone."""

import re

from engine.deal import commitment
from engine.table.sitting import CloseReason, Status
from tests.discord.play.kit import SEED, alt_texts, live, open_room, text
from tests.discord.play.policy import play_on


async def test_seven_deals_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        lobby = await ann.slash("rummy new contract", computers=2)
        sealed = re.search(r"`([0-9a-f]{16})…`", text(lobby.response))
        assert sealed is not None
        await ann.press("Start", lobby.response)
        table_id = room.table_id()
        await ann.press("My hand", room.shown())

        await play_on(ann, room)

        told = await room.stored(table_id)
        assert told.state is not None
        assert told.state.deal_no == 7
        assert told.sitting.status is Status.CLOSED
        assert told.sitting.closed_because is CloseReason.FINISHED
        result = told.state.result
        assert result is not None
        names = [told.sitting.sitters[seat].name for seat in result.winners]
        for shown in (text(room.shown()), ann.text()):
            assert f"{', '.join(names)}** wins the game!" in shown
            [seed] = re.findall(r"`([0-9a-f]{64})`", shown)
            assert f"`{sealed[1]}…`" in shown
            assert commitment(bytes.fromhex(seed)).startswith(sealed[1])
            assert bytes.fromhex(seed) == SEED
        assert room.calls() == [], "nobody is called where only one person plays"
        assert len(room.history()) == 1, "the table is one message, edited in place"
        assert "has no card left." in alt_texts(room.shown())[0]
        assert live(room.shown()) == ["Rematch", "Replay", "More"]

        board = await ann.slash("leaderboard")
        won = 1 if result.places[0] == 1 else 0
        wins = "1 win" if won else "0 wins"
        assert f"**▸ Ann** · {wins} in 1 game" in text(board.response)
        assert "Ada" not in text(board.response), "computers have no names there"


async def test_the_deals_follow_from_the_seed(url: str) -> None:
    """What is checked afterwards is what was dealt: the first deal of two tables is the same."""
    dealt = []
    async with open_room(url) as room:
        for person in room.people[:2]:
            lobby = await person.slash("rummy new contract", computers=2)
            await person.press("Start", lobby.response)
            told = await room.stored()
            assert told.state is not None
            dealt.append((told.state.hands, told.state.stock, told.state.discard))
    assert dealt[0] == dealt[1]
