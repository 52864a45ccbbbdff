"""A game of Shanghai Rum from the lobby to the winner: a short table of contracts, clicks alone."""

import pytest

from engine.events import GrantedMayI
from engine.table.roster import CloseReason, Status
from tests.discord.play.kit import open_room, text
from tests.discord.play.policy import play_on
from tests.discord.play.rules_kit import pick_from


@pytest.fixture
def seed() -> bytes:
    """Three deals that are over soon, with a buy of the person's in one of them."""
    return (11).to_bytes(32, "big")


@pytest.mark.long
async def test_three_contracts_and_a_buy_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new shanghai", computers=2)
        await ann.press("House rules", room.shown())
        await pick_from(ann, "Change a rule", "Table of contracts")
        await pick_from(ann, "Choose", "The first three contracts, for a short game")
        assert "The first three contracts" in ann.text()
        await ann.press("Start", room.shown())
        table_id = room.table_id()
        assert "**Deal 1 of 3**" in text(room.shown())
        await ann.press("My hand", room.shown())
        assert "3 buys left" in ann.text()

        await play_on(ann, room)

        told = await room.stored(table_id)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        assert told.state is not None
        assert told.state.deal_no == 3
        events = [event for step in (await room.page(table_id)).entries for event in step.events]
        mine = told.roster.seat_of(ann.id)
        bought = [event for event in events if isinstance(event, GrantedMayI)]
        assert any(event.player == mine for event in bought), "Ann bought an upcard"
        result = told.state.result
        assert result is not None
        names = [told.roster.sitters[seat].name for seat in result.winners]
        for shown in (text(room.shown()), ann.text()):
            assert (
                f"{', '.join(names)}** wins the game with {min(result.totals):,} points!" in shown
            )
