"""UX.md, from `/rummy new contract` to the winner: one person and two computers, clicks alone."""

import re

import pytest

from engine.events import Dealt
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.play import start
from engine.shuffle import commitment, first_dealer, open_deal
from engine.table.roster import CloseReason, Status
from tests.discord.play.kit import alt_texts, live, open_room, text
from tests.discord.play.policy import play_on


@pytest.fixture
def seed() -> bytes:
    """Seven deals that are over soon: half as many clicks as with most seeds."""
    return (64).to_bytes(32, "big")


@pytest.mark.long
@pytest.mark.usefixtures("drawn")
async def test_seven_deals_by_clicks_alone(url: str, seed: bytes) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        lobby = await ann.slash("rummy new contract", computers=2, length="full")
        sealed = re.search(r"`([0-9a-f]{64})`", await ann.terms())
        assert sealed is not None
        await ann.press("Start", lobby.response)
        table_id = room.table_id()
        await ann.press("My hand", room.shown())

        await play_on(ann, room)

        told = await room.stored(table_id)
        assert told.state is not None
        assert told.state.deal_no == 7
        events = [event for step in (await room.page(table_id)).entries for event in step.events]
        first = next(event for event in events if isinstance(event, Dealt))
        rules = contract_rummy(ContractOptions())
        assert first == open_deal(rules, start(rules, 3, first_dealer(seed, 3)), seed)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        result = told.state.result
        assert result is not None
        names = [told.roster.sitters[seat].name for seat in result.winners]
        for shown in (text(room.shown()), ann.text()):
            assert (
                f"{', '.join(names)}** wins the game with {min(result.totals):,} points!" in shown
            )
            assert seed.hex() not in shown
        await ann.press("Details", room.shown())
        assert not re.search("[0-9a-f]{64}", ann.text())
        await ann.press("Fair shuffle")
        assert f"Seed: `{seed.hex()}`" in ann.told
        assert f"Seal: `{sealed[1]}`" in ann.told
        assert sealed[1] == commitment(seed)
        assert room.calls() == [], "nobody is called where only one person plays"
        assert len(room.history()) == 1, "the table is one message, edited in place"
        assert "has no card left." in alt_texts(room.shown())[0]
        assert live(room.shown()) == ["Rematch", "Details", "Close"]

        await ann.slash("leaderboard")
        won = 1 if result.places[0] == 1 else 0
        wins = 1 if won else 0
        assert f"**▸ Ann** · {wins} of 1 won" in text(room.shown())
        assert "Ada" not in text(room.shown()), "computers have no names there"
