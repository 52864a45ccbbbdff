"""Commands in the language of everybody's Discord (UX Languages and eyes: commands included)."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.text import LANGUAGES, Text
from engine.games.registry import REGISTRY
from tests.discord.limits import problems
from tests.discord.limits_commands import CHARACTERS, GROUP, SUBCOMMAND
from tests.discord.openapi import Description
from tests.discord.play.kit import components, open_room
from tests.discord.recorder import Recorded
from tests.each import each
from tests.fluent_files import files_of
from tests.ready import ready_database

Json = dict[str, Any]
CHAT_INPUT = 1
OTHERS = tuple(language for language in LANGUAGES if language != "en")


_PUBLISHED: list[Recorded] = []


@pytest.fixture
async def published(tmp_path: Path, recorded: list[Recorded]) -> Recorded:
    """The request that tells Discord of all commands; the bot begins once for all these tests."""
    if not _PUBLISHED:
        async with open_room(ready_database(tmp_path)):
            puts = [one for one in recorded if one.method == "PUT"]
        _PUBLISHED.extend(one for one in puts if one.path.endswith("/commands"))
    [put] = _PUBLISHED
    return put


def walk(parts: list[Json], above: str = "") -> Iterator[tuple[str, Json]]:
    """Every command, group, subcommand and option, with what is typed to get there."""
    for part in parts:
        typed = f"{above} {part['name']}".strip()
        yield typed, part
        yield from walk(part.get("options") or [], typed)


def typed_commands(published: Recorded) -> list[Json]:
    """Those that are typed; others stand in menus, under names of several words."""
    return [one for one in published.payload if one.get("type", CHAT_INPUT) == CHAT_INPUT]


def choices(commands: list[Json]) -> Iterator[tuple[str, Json]]:
    """Every choice of an option that has some."""
    for typed, part in walk(commands):
        for choice in part.get("choices") or []:
            yield f"{typed}: {choice['name']}", choice


def test_there_is_something_to_translate_into() -> None:
    assert set(OTHERS) >= {"vi", "th"}


async def test_ux_languages_every_command_and_option_has_its_name_and_description_in_each(
    published: Recorded,
) -> None:
    """Whoever adds one gives it names ``name-…`` in commands.ftl, and a description by
    ``bot.discordpy.registered_commands.translated``."""
    lacking = [
        f"/{typed} has no {what} in {language}"
        for typed, part in walk(typed_commands(published))
        for what in ("name", "description")
        for language in OTHERS
        if language not in part[f"{what}_localizations"]
    ]
    assert lacking == []


async def test_ux_languages_every_choice_has_its_name_in_each(published: Recorded) -> None:
    lacking = [
        f"/{where} has no name in {language}"
        for where, choice in choices(published.payload)
        for language in OTHERS
        # A language is called the same, whoever reads it.
        if choice["value"] not in LANGUAGES
        if language not in (choice.get("name_localizations") or {})
    ]
    assert lacking == []


async def test_ux_languages_an_entry_in_a_menu_has_its_name_in_each(published: Recorded) -> None:
    [menu] = [one for one in published.payload if one not in typed_commands(published)]
    assert (menu["name"], menu["type"]) == ("Play rummy with…", 2)
    assert set(menu["name_localizations"]) == set(OTHERS)


async def test_a_table_can_be_opened_with_somebody_on_every_other_seat(
    published: Recorded,
) -> None:
    named = dict(walk(typed_commands(published)))
    for name, listing in REGISTRY.items():
        options = [one["name"] for one in named[f"rummy new {name}"]["options"]]
        guests = [one for one in options if one.startswith("with")]
        assert guests == ["with", *(f"with{at}" for at in range(2, listing.most_seats))]


async def test_no_name_is_without_a_use(published: Recorded) -> None:
    used = {f"name-{part['name']}".replace("_", "-") for _, part in walk(typed_commands(published))}
    assert set(Text().ids("name-")) == used


async def test_nothing_else_is_published_as_a_translation(published: Recorded) -> None:
    every = [part for _, part in (*walk(typed_commands(published)), *choices(published.payload))]
    for part in every:
        for key in ("name_localizations", "description_localizations"):
            assert set(part.get(key) or {}) <= set(OTHERS)


NAMED = re.compile(r"COMMAND\(([^)]*)\)")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_sentences_name_commands_that_there_are(language: str, published: Recorded) -> None:
    commands = {typed for typed, part in walk(typed_commands(published)) if _is_typed_whole(part)}
    named = 0
    for path in files_of(language):
        for arguments in NAMED.findall(path.read_text(encoding="utf-8")):
            words = arguments.replace('"', "").split(", ")
            # The game of a sentence is put in when it is said.
            meant = " ".join("dummy" if word == "$game" else word for word in words)
            assert meant in commands, path.name
            named += 1
    assert named > 20


def _is_typed_whole(part: Json) -> bool:
    """Whether a command ends here: no group, and no option."""
    options = part.get("options") or []
    leads = any(one["type"] in {SUBCOMMAND, GROUP} for one in options)
    return part.get("type", CHAT_INPUT) in {CHAT_INPUT, SUBCOMMAND} and not leads


async def test_a_sentence_mentions_the_command_by_the_id_that_discord_gave(tmp_path: Path) -> None:
    async with open_room(ready_database(tmp_path)) as room:
        ann = room.people[0]
        told = (await ann.slash("rummy hand")).response
        [rummy] = [one for one in await room.bot.tree.fetch_commands() if one.name == "rummy"]
        said = [part["content"] for part in components(told) if part["type"] == 10]
        assert f"</rummy new contract:{rummy.id}>" in said[0]


async def test_english_names_are_those_of_the_code(published: Recorded) -> None:
    """Each word once, and none that nobody uses."""
    say = Text("en")
    ids = {f"name-{part['name']}".replace("_", "-") for _, part in walk(typed_commands(published))}
    assert ids == set(say.ids("name-"))
    for _, part in walk(typed_commands(published)):
        assert say(f"name-{part['name']}".replace("_", "-")) == part["name"]


async def test_facts_names_and_descriptions_are_within_discords_limits(
    published: Recorded,
) -> None:
    """1 to 32 small letters for a name, 100 for a description, siblings that differ in each
    language, and 8,000 characters for a whole command in its longest language."""
    assert problems("commands", published.payload, []) == []


@each("language", OTHERS)
def test_names_are_written_as_discord_compares_them(language: str) -> None:
    """One code point for a letter with its marks, where there is one: NFC."""
    say = Text(language)
    for name in map(say, say.ids("name-")):
        assert unicodedata.is_normalized("NFC", name), name


async def test_facts_the_description_of_discord_takes_them(
    published: Recorded, description: Description
) -> None:
    assert description.problems(published.method, published.path, published.payload) == []


async def test_every_language_reads_its_own_words(published: Recorded) -> None:
    named = dict(walk(typed_commands(published)))
    hand = named["rummy hand"]
    assert hand["type"] == SUBCOMMAND
    assert hand["name_localizations"] == {"vi": "bài-của-tôi", "th": "ไพ่ของฉัน"}
    assert hand["description_localizations"]["vi"] == Text("vi")("command-hand")
    new = named["rummy new"]
    assert new["type"] == GROUP
    for language in OTHERS:
        say = Text(language)
        opening = say("command-new", game=say("game-dummy"))
        assert named["rummy new dummy"]["description_localizations"][language] == opening
        [dummy] = [one for one in named["leaderboard game"]["choices"] if one["value"] == "dummy"]
        assert dummy["name_localizations"][language] == say("game-dummy")


async def test_a_command_that_is_full_would_be_noticed(published: Recorded) -> None:
    """The limits count the longest language: a translation alone can be too much."""
    [rummy] = [one for one in published.payload if one["name"] == "rummy"]
    options = [
        {
            "type": 3,
            "name": f"o{number}",
            "description": "short",
            "description_localizations": {"vi": "d" * 100},
            "choices": [
                {"name": f"c{at}", "value": f"{at}", "name_localizations": {"th": "n" * 100}}
                for at in range(25)
            ],
        }
        for number in range(4)
    ]
    full = {**rummy, "options": options}
    assert any(f"{CHARACTERS} allowed" in one for one in problems("commands", [full], []))
