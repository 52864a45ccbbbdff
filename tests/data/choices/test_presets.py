"""Presets of house rules: each server and game has its own."""

import asyncio

import pytest

from data.choices.preset import (
    LONGEST_PRESET_NAME,
    MOST_PRESETS,
    NameTaken,
    NoSuchPreset,
    Preset,
    TooManyPresets,
    WrongPresetName,
)
from data.choices.presets import Presets
from data.database.database import Database, open_database

HERE, THERE = 41771983423143937, 41771983423143938
RULES = {"end": {"mode": "hands", "hands": 5}, "max_reshuffles": None, "ace_high_low": True}


@pytest.fixture
def presets(database: Database) -> Presets:
    return Presets(database)


async def _names(presets: Presets, guild: int = HERE, game: str = "contract") -> list[str]:
    return [preset.name for preset in await presets.list(guild, game)]


async def test_a_preset_comes_back_as_it_was_saved(presets: Presets) -> None:
    assert await presets.list(HERE, "basic") == []
    assert await presets.save(HERE, "basic", "Fünf Spiele 🂡", RULES) is False
    [preset] = await presets.list(HERE, "basic")
    assert preset == Preset(preset.preset_id, "Fünf Spiele 🂡", RULES, is_default=False)
    assert await presets.get(HERE, "basic", preset.preset_id) == preset


async def test_saving_under_a_name_that_is_there_replaces(presets: Presets) -> None:
    await presets.save(HERE, "contract", "Friday", {"run_max": 13})
    [before] = await presets.list(HERE, "contract")
    await presets.set_default(HERE, "contract", before.preset_id)
    assert await presets.save(HERE, "contract", "  FRIDAY ", {"run_max": 14}) is True
    assert await presets.list(HERE, "contract") == [
        Preset(before.preset_id, "FRIDAY", {"run_max": 14}, is_default=True)
    ]


async def test_servers_and_games_have_presets_of_their_own(presets: Presets) -> None:
    number = await presets.add(HERE, "contract", "Ours", {})
    assert await presets.add(THERE, "contract", "Ours", {}) != number
    assert await presets.add(HERE, "basic", "Ours", {}) != number
    for guild, game in ((THERE, "contract"), (HERE, "basic")):
        with pytest.raises(NoSuchPreset):
            await presets.get(guild, game, number)
        with pytest.raises(NoSuchPreset):
            await presets.change(guild, game, number, {"run_max": 14})
        with pytest.raises(NoSuchPreset):
            await presets.rename(guild, game, number, "Theirs")
        with pytest.raises(NoSuchPreset):
            await presets.set_default(guild, game, number)
        with pytest.raises(NoSuchPreset):
            await presets.delete(guild, game, number)
    assert await presets.get(HERE, "contract", number) == Preset(number, "Ours", {}, False)


async def test_they_are_listed_by_name(presets: Presets) -> None:
    for name in ("bees", "C", "A game"):
        await presets.add(HERE, "contract", name, {})
    assert await _names(presets) == ["A game", "bees", "C"]


async def test_renaming(presets: Presets) -> None:
    one = await presets.add(HERE, "contract", "One", {})
    await presets.add(HERE, "contract", "Two", {})
    await presets.rename(HERE, "contract", one, "ONE")
    with pytest.raises(NameTaken) as refused:
        await presets.rename(HERE, "contract", one, "two")
    assert refused.value.name == "two"
    assert await _names(presets) == ["ONE", "Two"]
    await presets.delete(HERE, "contract", one)
    with pytest.raises(NoSuchPreset):
        await presets.rename(HERE, "contract", one, "Three")


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_PRESET_NAME + 1)])
async def test_a_name_has_to_fit(presets: Presets, name: str) -> None:
    with pytest.raises(WrongPresetName):
        await presets.save(HERE, "contract", name, {})
    number = await presets.add(HERE, "contract", "x" * LONGEST_PRESET_NAME, {})
    with pytest.raises(WrongPresetName):
        await presets.rename(HERE, "contract", number, name)


async def test_names_of_the_games_own_presets_are_taken(presets: Presets) -> None:
    for name in ("a", "A", " b "):
        with pytest.raises(NameTaken):
            await presets.save(HERE, "contract", name, {})
    assert await presets.list(HERE, "contract") == []


async def test_a_new_preset_does_not_replace(presets: Presets) -> None:
    await presets.add(HERE, "contract", "Ours", {"run_max": 13})
    with pytest.raises(NameTaken):
        await presets.add(HERE, "contract", "OURS", {"run_max": 14})
    [preset] = await presets.list(HERE, "contract")
    assert preset.options == {"run_max": 13}


async def test_there_is_an_end_to_them(presets: Presets) -> None:
    for number in range(MOST_PRESETS):
        await presets.add(HERE, "contract", f"Preset {number}", {})
    with pytest.raises(TooManyPresets):
        await presets.save(HERE, "contract", "One more", {})
    with pytest.raises(TooManyPresets):
        await presets.add(HERE, "contract", "One more", {})
    assert await presets.save(HERE, "contract", "Preset 3", {"run_max": 14}) is True
    await presets.add(THERE, "contract", "One more", {})
    assert len(await presets.list(HERE, "contract")) == MOST_PRESETS


async def test_processes_that_save_at_once_keep_to_the_end(url: str) -> None:
    databases = [await open_database(url) for _ in range(2)]
    both = [Presets(database) for database in databases]
    for number in range(MOST_PRESETS - 1):
        await both[0].add(HERE, "contract", f"Preset {number}", {})
    saving = (one.add(HERE, "contract", f"Last {number}", {}) for number, one in enumerate(both))
    done = await asyncio.gather(*saving, return_exceptions=True)
    held = len(await both[0].list(HERE, "contract"))
    for database in databases:
        await database.dispose()
    assert sorted(type(one).__name__ for one in done) == ["TooManyPresets", "int"]
    assert held == MOST_PRESETS


async def test_at_most_one_is_the_default(presets: Presets) -> None:
    one = await presets.add(HERE, "contract", "One", {"run_max": 14})
    two = await presets.add(HERE, "contract", "Two", {})
    elsewhere = await presets.add(THERE, "contract", "Elsewhere", {})
    await presets.set_default(THERE, "contract", elsewhere)
    assert await presets.default_of(HERE, "contract") is None
    for number in (one, two, one):
        await presets.set_default(HERE, "contract", number)
        default = await presets.default_of(HERE, "contract")
        assert default is not None
        assert default.preset_id == number
        assert [p.preset_id for p in await presets.list(HERE, "contract") if p.is_default] == [
            number
        ]
    await presets.clear_default(HERE, "contract")
    assert await presets.default_of(HERE, "contract") is None
    assert await presets.default_of(THERE, "contract") is not None


async def test_a_default_that_is_deleted_is_none(presets: Presets) -> None:
    number = await presets.add(HERE, "contract", "One", {})
    await presets.set_default(HERE, "contract", number)
    await presets.delete(HERE, "contract", number)
    assert await presets.default_of(HERE, "contract") is None
    assert await presets.list(HERE, "contract") == []
    with pytest.raises(NoSuchPreset):
        await presets.set_default(HERE, "contract", number)


async def test_processes_that_choose_at_once_leave_one_default(url: str) -> None:
    databases = [await open_database(url) for _ in range(2)]
    both = [Presets(database) for database in databases]
    numbers = [await both[0].add(HERE, "contract", name, {}) for name in ("One", "Two")]
    for _ in range(5):
        chosen = zip(both, numbers, strict=True)
        await asyncio.gather(*(one.set_default(HERE, "contract", n) for one, n in chosen))
    defaults = [one for one in await both[0].list(HERE, "contract") if one.is_default]
    for database in databases:
        await database.dispose()
    assert len(defaults) == 1


async def test_changing_the_options(presets: Presets) -> None:
    number = await presets.add(HERE, "basic", "Ours", {})
    await presets.change(HERE, "basic", number, RULES)
    assert (await presets.get(HERE, "basic", number)).options == RULES
