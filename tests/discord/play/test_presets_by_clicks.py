"""Presets of house rules by clicks: saved at a table, used for a new one, looked after."""

import pytest

from tests.discord.play.kit import Player, Room, live, open_room, text
from tests.discord.play.rules_kit import (
    ACES,
    TWO,
    change,
    fill,
    keep,
    lines,
    manager,
    pick_from,
    presets_of,
)


async def test_saved_at_a_table_loaded_at_the_next_default_and_deleted(url: str) -> None:
    async with open_room(url) as room:
        mia, ben = manager(room), room.people[1]
        await mia.slash("rummy new contract")
        await mia.press("House rules", room.shown())
        await change(mia, "Two players", "Two players are enough")
        await change(mia, "Longest run", "Runs of up to 14")
        window = await mia.press("Save as preset")
        await fill(mia, window, name="Friday *night*")
        assert "Saved as preset **Friday \\*night\\***" in mia.text()
        await mia.press("Leave", room.shown())

        await mia.slash("rummy new contract")
        assert "House rules" not in text(room.shown())
        await ben.press("Join", room.shown())
        await mia.press("House rules", room.shown())
        await mia.press("Load preset")
        assert lines(mia, "A preset of this server") == ["Friday *night*"]
        await pick_from(mia, "A preset of this server", "Friday")
        assert "is loaded" in mia.text()
        assert TWO in text(room.shown())
        assert "Still to agree: Ben." in text(room.shown())
        await mia.press("Leave", room.shown())
        await ben.press("Leave", room.shown())

        await mia.slash("server presets", game="contract")
        await pick_from(mia, "Choose a preset", "Friday")
        assert TWO in mia.text()
        await mia.press("Make default")
        assert "⭐" in mia.text()
        await ben.slash("rummy new contract")
        assert TWO in text(room.shown())
        assert ACES in text(room.shown())
        await ben.press("Leave", room.shown())
        rules = await ben.slash("rummy rules", game="contract")
        assert ACES in text(rules.response)

        await mia.press("Delete")
        assert "Friday" in mia.text()
        await mia.press("Yes, delete")
        assert "is deleted" in mia.text()
        assert "No presets yet" in mia.text()
        await ben.slash("rummy new contract")
        assert "House rules" not in text(room.shown())


@pytest.mark.long
async def test_saving_under_the_same_name_replaces(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        number = await keep(room, "Ours", run_max=14)
        await mia.slash("rummy new contract", preset="ours")
        assert ACES in text(room.shown())
        await mia.press("House rules", room.shown())
        await mia.press("Standard rules")
        window = await mia.press("Save as preset")
        await fill(mia, window, name="OURS")
        assert "replaces the earlier **OURS**" in mia.text()
        kept = await presets_of(room).get(room.guild.id, "contract", number)
        assert kept.options["run_max"] == 13
        for name, wrong in (("A", "There’s a preset “A” already"), ("   ", "1 to 40 characters")):
            window = await mia.press("Save as preset")
            await fill(mia, window, name=name)
            assert wrong in mia.text()


async def test_only_managers_save(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new contract")
        await ann.press("House rules", room.shown())
        assert live(ann.panel) == ["Standard rules", "Load preset", "Done"]
        assert "server presets" not in ann.actor.available_commands(room.channel)
        mia = manager(room)
        assert "server presets" in mia.actor.available_commands(room.channel)


async def test_who_may_no_longer_manage_saves_and_changes_nothing(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        await keep(room, "Ours", run_max=14)
        await mia.slash("rummy new contract")
        await mia.press("House rules", room.shown())
        window = await mia.press("Save as preset")
        editor = mia.panel
        await mia.slash("server presets", game="contract")
        listed = mia.panel
        await _demote(room, mia)
        await mia.actor.submit_modal(window, {"name": "Mine"})
        assert "Only members who may manage this server" in text(editor)
        assert "Save as preset" not in live(editor)
        await mia.press("New preset", listed)
        assert "Only members who may manage this server" in mia.told
        assert len(await presets_of(room).list(room.guild.id, "contract")) == 1


async def _demote(room: Room, person: Player) -> None:
    room.env.backend.remove_member_role(room.guild.id, person.id, _role(room))


def _role(room: Room) -> int:
    return next(role.id for role in room.bot.guilds[0].roles if role.name == "Hosts")


@pytest.mark.long
async def test_presets_of_the_game_are_loaded_too(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new contract")
        await ann.press("House rules", room.shown())
        await ann.press("Load preset")
        assert "This server has no presets of this game yet." in ann.text()
        assert len(lines(ann, "One of the game’s presets")) == 2
        await pick_from(ann, "One of the game’s presets", "Rulebook B")
        assert "Rulebook B" in ann.text()
        assert TWO in text(room.shown())


@pytest.mark.long
async def test_a_preset_is_made_renamed_and_changed(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        await keep(room, "Second", "basic")
        await mia.slash("server presets", game="basic")
        window = await mia.press("New preset")
        await fill(mia, window, name="second")
        assert "There’s a preset “second” already" in mia.text()
        window = await mia.press("New preset")
        await fill(mia, window, name="First")
        assert "## Preset First" in mia.text()
        assert "no differences" in mia.text()

        await pick_from(mia, "Change a rule", "Game end")
        window = await pick_from(mia, "Choose", "Another number: First to")
        await fill(mia, window, points="275")
        assert "275" in mia.text()
        window = await mia.press("Rename")
        await fill(mia, window, name="Second")
        assert "There’s a preset “Second” already" in mia.text()
        window = await mia.press("Rename")
        await fill(mia, window, name="Long one")
        assert "## Preset Long one" in mia.text()
        await mia.press("Make default")
        await mia.press("No longer default")
        assert "⭐" not in mia.text()
        await mia.press("All presets")
        assert lines(mia, "Choose a preset") == ["Long one", "Second"]
        await mia.slash("rummy new basic", preset="Long one")
        assert "275" in text(room.shown())
        assert "House rules" in text(room.shown())


async def test_the_manager_goes_on_after_a_restart(url: str) -> None:
    async with open_room(url) as room:
        mia = manager(room)
        await keep(room, "Ours")
        await mia.slash("server presets", game="contract")
        await room.restart()
        await pick_from(mia, "Choose a preset", "Ours")
        await change(mia, "Longest run", "Runs of up to 14")
        assert ACES in mia.text()
        [kept] = await presets_of(room).list(room.guild.id, "contract")
        assert kept.options["run_max"] == 14
