"""How many requests a game of four people costs besides the answers to their clicks."""

import pytest

from tests.discord.play.company import Company, cost
from tests.discord.play.kit import open_room
from tests.discord.recorder import Recorded


@pytest.mark.parametrize("game", ["basic", "contract", "dummy"])
async def test_facts_1_at_most_one_and_a_half_requests_a_turn(
    url: str, game: str, recorded: list[Recorded]
) -> None:
    """Everybody plays from a panel of their own, which is dearer than playing from the table."""
    async with open_room(url, interval=1.2, linger=20) as room:
        company = Company(room, room.people)
        await company.sit_down(game)
        before = len(recorded)
        turns = await company.play(12)
        spent = cost(recorded[before:])
        print(game, turns, {kind: round(number / turns, 2) for kind, number in spent.items()})
        assert spent["channel"] / turns <= 1.5
        # Panels are pushed to whoever is to act, and in Contract to all who may answer May I.
        assert spent["token"] / turns <= (5.5 if game == "contract" else 1.25)
        assert spent["other"] == 0
