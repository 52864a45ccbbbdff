"""How many requests a game of four people costs besides the answers to their clicks."""

import pytest

from bot.start.wiring import Wiring
from tests.discord.play.company import Company, cost
from tests.discord.play.kit import open_room
from tests.discord.recorder import Recorded

PACE = {"interval": Wiring().edit_interval, "linger": Wiring().linger}
"""As on Discord."""


@pytest.mark.long
@pytest.mark.parametrize("game", ["basic", "contract", "dummy"])
async def test_facts_1_next_to_nothing_while_a_token_of_the_table_lives(
    url: str, game: str, recorded: list[Recorded]
) -> None:
    """Everybody plays from a panel of their own, which is dearer than playing from the table."""
    async with open_room(url, **PACE) as room:
        company = Company(room, room.people)
        await company.sit_down(game)
        spent = await spent_a_turn(company, recorded)
        assert spent["channel"] <= 0.25
        assert spent["table"] <= (5.5 if game == "contract" else 2.5)
        assert spent["other"] == 0
        # Panels are pushed to whoever is to act, and in Contract to all who may answer May I.
        assert spent["panel"] <= (5.5 if game == "contract" else 1.25)


async def spent_a_turn(company: Company, recorded: list[Recorded]) -> dict[str, float]:
    """Requests of a dozen turns by kind, for each turn."""
    before = len(recorded)
    turns = await company.play(12)
    spent = cost(recorded[before:])
    kinds = ("channel", "table", "panel", "other")
    told = {kind: round(spent[kind] / turns, 2) for kind in kinds}
    print(turns, told)
    return told
