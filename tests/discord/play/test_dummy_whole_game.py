"""A game of Dummy from the lobby to the leaderboard: one person, two computers, clicks alone."""

import pytest

from engine.result import Ending
from engine.table.roster import CloseReason, Status
from tests.discord.play.kit import Player, Room, live, open_room, text
from tests.discord.play.plain_play import play_out
from tests.discord.play.rules_kit import first_to

TARGET = 60


async def _short_game(ann: Player, room: Room) -> None:
    await ann.slash("rummy new dummy", computers=2)
    await first_to(ann, room, TARGET)
    assert f"First to {TARGET} points wins" in text(room.shown())
    await ann.press("Start", room.shown())


@pytest.mark.long
@pytest.mark.usefixtures("drawn")
async def test_a_game_of_dummy_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await _short_game(ann, room)
        table_id = room.table_id()
        await ann.press("My hand", room.shown())

        await play_out(ann)

        told = await room.stored(table_id)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        assert told.state is not None
        result = told.state.result
        assert result is not None
        assert max(result.totals) >= TARGET
        assert result.ended_by in (Ending.KNOCK, Ending.EXHAUSTED)
        [winner] = result.winners
        for shown in (text(room.shown()), ann.text()):
            assert f" **{told.roster.sitters[winner].name}** wins the game" in shown
            assert "Totals" not in shown
        assert live(room.shown()) == ["Rematch", "Details", "Close"]
        stranger = room.people[1]
        await stranger.press("Details", room.shown())
        await stranger.press("Show how it went")
        shown = stranger.text()
        assert "**Totals** (highest wins)" in shown
        for seat, total in enumerate(result.totals):
            name = told.roster.sitters[seat].name
            style = "" if name == "Ann" else " 🤖•• medium"
            assert f"**{name}**{style}: **{total}**".replace("-", "−") in shown
        assert len(room.history()) == 1, "the table is one message, edited in place"

        replay = await room.people[1].press("Replay")
        assert replay.response.ephemeral
        assert "Move 1 of " in text(replay.response)

        await ann.slash("leaderboard", game="dummy")
        wins = 1 if result.places[0] == 1 else 0
        assert f"**▸ Ann** · {wins} of 1 won" in text(room.shown())
