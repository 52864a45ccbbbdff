"""Games of Gin from the lobby to the leaderboard, one of each name: one person, a computer, clicks
alone."""

import pytest

from engine.games.gin.scoring import GinOwn
from engine.table.roster import CloseReason, Status
from tests.discord.play.kit import Player, Room, live, open_room, text
from tests.discord.play.plain_play import play_out
from tests.discord.play.rules_kit import change, first_to

TARGET = 12


async def _short_game(ann: Player, room: Room, rulebook: str) -> None:
    await ann.slash("rummy new gin", computers=1, rulebook=rulebook)
    await first_to(ann, room, TARGET)
    await change(ann, "After a knock", "After a knock, the other player chooses")
    await ann.press("Start", room.shown())


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize(
    "rulebook",
    [
        "standard",
        pytest.param("oklahoma", marks=pytest.mark.long),
        pytest.param("hollywood", marks=pytest.mark.long),
    ],
)
async def test_a_game_of_gin_by_clicks_alone(url: str, rulebook: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await _short_game(ann, room, rulebook)
        table_id = room.table_id()
        await ann.press("My hand", room.shown())

        await play_out(ann)

        told = await room.stored(table_id)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        assert told.state is not None
        result = told.state.result
        assert result is not None
        own = result.own
        assert isinstance(own, GinOwn)
        assert own.final is not None
        assert len(own.columns) == (3 if rulebook == "hollywood" else 0)
        [winner] = result.winners
        name, points = told.roster.sitters[winner].name, result.reached[winner]
        won = f" **{name}** wins the game with {points:,} points!"
        assert won in text(room.shown())
        assert won in ann.text()
        assert live(room.shown()) == ["Rematch", "Details", "Close"]
        shown = text((await ann.press("Details", room.shown())).response)
        for total in own.final:
            assert f"**{total:,}** (" in shown, "what the game is settled for"
        assert len(room.history()) == 1, "the table is one message, edited in place"

        replay = await ann.press("Replay")
        assert "Move 1 of " in text(replay.response)
        await ann.slash("leaderboard", game="gin")
        wins = 1 if result.places[0] == 1 else 0
        assert f"**▸ Ann** · {wins} of 1 won" in text(room.shown())
