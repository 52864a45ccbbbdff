"""The bodies that an independent library reads before a release, and the parts that it knows."""

import json
import re

from bot.discordpy import components
from tests.corpus.__main__ import HERE, _exact, _of_commands, _spoilt

PARTS = (
    *("_ROW", "_BUTTON", "_SELECT", "_USER_SELECT", "_CHANNEL_SELECT", "_SECTION", "_TEXT"),
    *("_GALLERY", "_FILE", "_SEPARATOR", "_CONTAINER"),
)


def test_the_reader_builds_every_part_that_the_bot_writes() -> None:
    source = (HERE / "read.mjs").read_text(encoding="utf-8")
    [table] = re.findall(r"const PARTS = \{\n(.*?)\n\};", source, re.DOTALL)
    known = {int(number) for number in re.findall(r"^\t(\d+): ", table, re.MULTILINE)}
    assert known == {getattr(components, name) for name in PARTS}


async def test_commands_are_recorded_with_all_languages() -> None:
    commands = {one["name"]: one["body"] for one in await _of_commands()}
    assert len(commands) > 10
    assert {"vi", "th"} <= commands["rummy"]["description_localizations"].keys()
    assert json.loads(json.dumps(commands)) == commands


def test_ids_are_texts_and_other_numbers_are_not() -> None:
    assert _exact([{"id": 1000000000000000020, "type": 8}]) == [
        {"id": "1000000000000000020", "type": 8}
    ]


def test_spoilt_bodies_are_marked() -> None:
    lines = [*_spoilt()]
    assert len(lines) > 5
    assert all(line["spoilt"] for line in lines)


def test_the_versions_are_exact() -> None:
    pinned = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {"@discordjs/builders", "discord.js"} == pinned.keys()
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in pinned.values())
