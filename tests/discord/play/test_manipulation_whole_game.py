"""A game of Manipulation Rummy from the lobby to the leaderboard: one person, computers, clicks."""

import pytest

from engine.table.roster import CloseReason, Status
from tests.discord.play.kit import Player, alt_texts, live, open_room, text
from tests.discord.play.rules_kit import fill, pick_from

OTHER_GAMES = ("upcard", "Upcard:", "contract", "May I", "discard", "born", "row", "owner")
MOST_STEPS = 300


@pytest.fixture
def seed() -> bytes:
    """Two deals that are over soon."""
    return (3).to_bytes(32, "big")


async def play_out(person: Player) -> set[str]:
    """Go on until the game is over, as Suggest says where it finds something; what was pressed."""
    pressed: set[str] = set()
    suggested = False
    for _ in range(MOST_STEPS):
        labels = person.live()
        wanted = ["Next deal", *(["Done"] if suggested else []), "Suggest"]
        wanted += ["Draw", "Draw, end turn", "Pass"]
        if suggested and "Done" not in labels:
            wanted.remove("Suggest")
        label = next((one for one in wanted if one in labels), None)
        if label is None:
            return pressed
        await person.press(label)
        pressed.add(label)
        suggested = label == "Suggest"
    raise AssertionError("the game did not end")


@pytest.mark.long
@pytest.mark.usefixtures("drawn")
async def test_two_deals_of_manipulation_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new manipulation", computers=2)
        await ann.press("House rules", room.shown())
        await pick_from(ann, "Change a rule", "Game end")
        window = await pick_from(ann, "Choose", "Another number: The game ends after")
        await fill(ann, window, hands="2")
        await ann.press("Start", room.shown())
        table_id = room.table_id()
        assert "**Deal 1 of 2**" in text(room.shown())
        await ann.press("My hand", room.shown())
        said = text(room.shown()) + ann.text() + "".join(live(room.shown()) + ann.live())
        said += "".join(alt_texts(room.shown()))
        assert [word for word in OTHER_GAMES if word in said] == []

        assert await play_out(ann) >= {"Next deal", "Done", "Suggest", "Draw"}

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
        await ann.slash("leaderboard", game="manipulation")
        assert "of 1 won" in text(room.shown())


@pytest.mark.long
async def test_ux_learning_a_practice_deal_is_played_as_the_coach_does(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="manipulation")
        assert "rearrange" in ann.text()
        await ann.press("Start")
        for _ in range(MOST_STEPS):
            if "Do it" not in ann.live():
                break
            await ann.press("Do it")
            await room.env.settle()
        assert "🎉 **Well played!**" in ann.text()
        assert room.history() == []
