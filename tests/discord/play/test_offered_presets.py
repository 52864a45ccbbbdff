"""Which presets are offered and which are refused: gone, outdated, misspelt, too many."""

import pytest

from data.choices.presets import Presets
from data.database.database import open_database
from engine.options import write_options
from tests.discord.play.insisting import opens
from tests.discord.play.kit import Room, open_room, text
from tests.discord.play.rules_kit import (
    ACES,
    TWO,
    change,
    keep,
    manager,
    pick_from,
    presets_of,
)


@pytest.mark.long
async def test_a_preset_that_somebody_else_deleted(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        number = await keep(room, "Ours", run_max=14)
        await mia.slash("server presets", game="contract")
        await pick_from(mia, "Choose a preset", "Ours")
        managing = mia.panel
        await opens(mia, "contract")
        await mia.press("House rules", room.shown())
        await mia.press("Load preset")
        await presets_of(room).delete(room.guild.id, "contract", number)
        await pick_from(mia, "A preset of this server", "Ours")
        assert "That preset no longer exists." in mia.text()
        assert "no differences" in mia.text()
        await mia.press("Make default", managing)
        assert "That preset no longer exists." in text(managing)
        assert "No presets yet" in text(managing)


@pytest.mark.long
async def test_a_preset_that_no_longer_fits_the_rules(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        number = await keep(room, "Old", run_max=99)
        refused = await opens(mia, "contract", preset="Old")
        assert "The preset **Old** no longer fits" in text(refused.response)
        await presets_of(room).set_default(room.guild.id, "contract", number)
        refused = await opens(mia, "contract")
        assert "The preset **Old** no longer fits" in text(refused.response)
        assert room.history() == []
        await opens(mia, "contract", preset="a")
        await mia.press("House rules", room.shown())
        await mia.press("Load preset")
        await pick_from(mia, "A preset of this server", "Old")
        assert "The preset **Old** no longer fits" in mia.text()

        await mia.slash("server presets", game="contract")
        await pick_from(mia, "Choose a preset", "Old")
        assert "starts again from the standard rules" in mia.text()
        await change(mia, "Two players", "Two players are enough")
        assert "starts again" not in mia.text()
        await opens(mia, "contract")
        assert TWO in text(room.shown())


async def test_presets_are_offered_while_one_types(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await keep(room, "Friday", run_max=14)
        await keep(room, "Saturday")
        number = await keep(room, "Sunday")
        await presets_of(room).set_default(room.guild.id, "contract", number)
        await keep(room, "Elsewhere", "basic")

        async def typed(begun: str) -> dict[str, str]:
            offered = await ann.actor.autocomplete(
                room.channel, "rummy new contract", "preset", begun
            )
            return {one["value"]: one["name"] for one in offered}

        everything = await typed("")
        assert list(everything) == ["a", "b", "Friday", "Saturday", "Sunday"]
        assert everything["Friday"] == "Friday (this server)"
        assert everything["Sunday"] == "Sunday (this server’s default)"
        assert everything["b"].startswith("Rulebook B")
        assert list(await typed("UR")) == ["Saturday"]
        assert list(await typed("rulebook b")) == ["b"]
        assert await typed("poker") == {}


async def test_clocks_rulebooks_and_computers_are_offered_while_one_types(url: str) -> None:
    """The choices of ten games are more letters than Discord takes for one command."""
    async with open_room(url) as room:
        ann = room.people[0]

        async def typed(option: str, begun: str) -> list[object]:
            name = "rummy new contract"
            offered = await ann.actor.autocomplete(room.channel, name, option, begun)
            return [one["value"] for one in offered]

        assert await typed("clock", "relax") == ["relaxed"]
        assert await typed("rulebook", "") == ["a", "b"]
        assert await typed("computers", "strong") == [100, 200, 300, 400]
        refused = await opens(ann, "contract", clock="sundial")
        assert "There’s no clock “sundial”." in text(refused.response)
        await opens(ann, "contract", clock="3 days a turn")
        assert "3 days a turn" in text(room.shown())


@pytest.mark.long
async def test_a_preset_that_does_not_exist_is_refused_with_the_nearest(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await keep(room, "Friday", run_max=14)
        refused = await opens(ann, "contract", preset="fryday")
        assert "no preset “fryday” of Contract Rummy here. Did you mean “Friday”?" in text(
            refused.response
        )
        refused = await opens(ann, "contract", preset="*")
        assert text(refused.response) == "There’s no preset “\\*” of Contract Rummy here."
        assert room.history() == []
        await opens(ann, "contract", preset="  FRIDAY ")
        assert ACES in text(room.shown())


async def test_a_default_set_by_hand_holds_for_another_process(url: str) -> None:
    async with open_room(url) as room:
        database = await open_database(url)
        try:
            theirs = Presets(database)
            options = write_options(await _rules(room))
            number = await theirs.add(room.guild.id, "contract", "Ours", options | {"run_max": 14})
            await theirs.set_default(room.guild.id, "contract", number)
        finally:
            await database.dispose()
        await opens(room.people[0], "contract")
        assert ACES in text(room.shown())


async def _rules(room: Room) -> object:
    await opens(room.people[0], "contract")
    return (await room.stored()).game.options
