"""Forged and copied clicks: they show nothing, change nothing, and are told so in one sentence."""

import json
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.blocks.control import At, Control, Payload
from bot.clicks.person_limits import ALLOWED
from bot.screens.controls import CONTROLS
from bot.text import Text
from engine.table.lobby import invite, leave
from engine.table.roster import CloseReason, Sitter
from tests.discord.payloads import Json
from tests.fuzz.desk import Asked
from tests.fuzz.house import (
    ABROAD,
    ALONE,
    ANN,
    BEN,
    DAO,
    HERE,
    NEXT_DOOR,
    ODD,
    UNKNOWN,
    House,
    open_house,
)
from tests.ready import ready_database

SAY = Text("en")
ELSEWHERE, OLD = SAY("table-elsewhere"), SAY("old-button")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(ready_database(tmp_path)) as opened:
        yield opened
        assert opened.troubles == []


def clicked(house: House, table: str, verb: str, *values: str, rest: str = "") -> Json:
    """A click on a control of a table as it is now."""
    one = house.tables[table]
    custom_id = f"u1|{one.header.table_id}|{one.version:x}|{verb}|{rest}"
    data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
    return data | ({"values": list(values)} if values else {})


def typed(custom_id: str, **lines: str) -> Json:
    """A window that was filled in."""
    parts = [
        {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
        for name, value in lines.items()
    ]
    return {"custom_id": custom_id, "components": parts}


def command(path: str, **options: str) -> Json:
    """A command with options of text."""
    given: list[Any] = [{"name": name, "type": 3, "value": one} for name, one in options.items()]
    root, *rest = path.split()
    for word in reversed(rest):
        given = [{"name": word, "type": 1, "options": given}]
    return {"id": "1", "name": root, "type": 1, "options": given}


def told(asked: Asked) -> str:
    """What one person reads. Exactly one answer was given."""
    assert len(asked.answers) == 1
    return json.dumps(asked.private, ensure_ascii=False)


async def stored(house: House) -> Any:
    """Every table with its version, and all that servers have set."""
    people = house.bot.services.people
    servers = [people.server_settings(place.guild) for place in (HERE, ABROAD)]
    presets = [
        await house.bot.services.presets.list(place.guild, "contract") for place in (HERE, ABROAD)
    ]
    return [(name, table.version) for name, table in house.tables.items()], servers, presets


async def test_what_is_private_takes_no_public_message(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also not the message that shows the table: nobody's hand takes its place, nor does it go."""
    # However often: what is costly would be refused for that alone after a few clicks.
    rich = {cost: one._replace(times=1000) for cost, one in ALLOWED.items()}
    monkeypatch.setattr("bot.clicks.person_limits.ALLOWED", rich)
    before, table = await stored(house), house.tables["contract"]
    forged: list[tuple[str, Control]] = []
    for control in CONTROLS:
        verbs = () if control.public else control.verbs
        if At.TABLE in control.at:
            ids = (clicked(house, "contract", verb)["custom_id"] for verb in verbs)
            forged += [(one, control) for one in ids]
        if At.ME in control.at:
            forged += [(f"u1|me|0|{verb}|", control) for verb in verbs]
    assert len(forged) > 70
    for custom_id, control in forged:
        for number in (None, table.message_id):
            data: Json = {"custom_id": custom_id, "component_type": 3, "values": ["0@1"]}
            if control.payload is Payload.TYPED:
                data = typed(custom_id, name="x")
            message = house.message(private=False, number=number)
            asked = await house.click(data, ANN, HERE, message=message)
            assert OLD in told(asked), custom_id
            assert (asked.public, house.desk.gone) == ([], []), custom_id
    assert await stored(house) == before


async def test_a_table_is_reached_from_its_own_channel(house: House) -> None:
    """Copied into another channel or server, by somebody who plays there and by somebody else."""
    before = await stored(house)
    for verb, place in product(
        ("hand", "more", "draw", "join", "luck", "rules", "house", "again"), (NEXT_DOOR, ABROAD)
    ):
        for by in (ANN, DAO):
            data = clicked(house, "dummy", verb)
            asked = await house.click(data, by, place, message=house.message(private=False))
            assert ELSEWHERE in told(asked), (place, by.name)
            assert asked.public == []
        asked = await house.click(
            clicked(house, "dummy", verb), DAO, place, message=house.message(private=True)
        )
        assert ELSEWHERE in told(asked)
    assert await stored(house) == before


async def test_whoever_plays_has_their_panel_wherever_they_are(house: House) -> None:
    asked = await house.click(
        clicked(house, "dummy", "hand"), ANN, ABROAD, message=house.message(private=True)
    )
    assert "Your hand: " in told(asked)
    asked = await house.click(
        clicked(house, "practice", "more"), BEN, HERE, message=house.message(private=True)
    )
    assert ELSEWHERE in told(asked), "what Ann practises is hers alone"


async def test_managers_change_their_own_server_alone(house: House) -> None:
    """Dao manages the other server, and sits at a table of this one as its host."""
    table = await house.bot.services.registry.open_lobby(
        guild_id=HERE.guild,
        channel_id=HERE.channel,
        host=DAO.id,
        host_name=DAO.name,
        game_name="contract",
        options={},
        computers=0,
    )
    house.tables["dao"] = table
    mine = await house.bot.services.presets.add(HERE.guild, "contract", "Ours", {})
    before = await stored(house)
    name = typed(clicked(house, "dao", "rule-name")["custom_id"], name="Theirs")
    private = house.message(private=True)
    for place in (HERE, ABROAD):
        asked = await house.click(name, DAO, place, message=private)
        assert "Only members who may manage this server" in told(asked)
    for verb in ("preset-delete-now", "preset-default", "rule-standard"):
        data = {"custom_id": f"u1|p.contract.{mine}|0|{verb}|", "component_type": 2}
        asked = await house.click(data, DAO, ABROAD, message=private)
        assert "Ours" not in told(asked)
        asked = await house.click(data, DAO, HERE, message=private)
        assert "Only members who may manage this server" in told(asked)
    language: Json = {"custom_id": "u1|server|0|language|", "component_type": 3, "values": ["vi"]}
    for by, place in ((BEN, HERE), (DAO, HERE), (ANN, ABROAD)):
        asked = await house.click(language, by, place, message=private)
        assert "Only members who may manage this server" in told(asked)
    assert await stored(house) == before
    asked = await house.command(command("server language", language="vi"), DAO, ABROAD)
    assert "tiếng Việt" in told(asked).lower() or "Tiếng Việt" in told(asked)
    assert house.bot.services.people.server_settings(HERE.guild) == before[1][0]


async def test_a_version_that_cannot_be_read_is_answered(house: House) -> None:
    for version in ("zz", "-1", "", "٣", f"{10**30:x}", "0x1", "FF"):
        data = clicked(house, "contract", "draw")
        parts = data["custom_id"].split("|")
        data["custom_id"] = "|".join([*parts[:2], version, *parts[3:]])
        asked = await house.click(data, ANN, HERE, message=house.message(private=True))
        assert OLD in told(asked), version


async def test_a_button_of_another_version_is_answered(house: House) -> None:
    """One that is gone by now, on a message that stays: of a table that is stored, and of none."""
    before = await stored(house)
    at_table = clicked(house, "contract", "draw")["custom_id"].replace("|draw|", "|was-once|")
    ids = [
        at_table,
        at_table.replace("u1|", "u2|"),
        *(f"u1|{at}|0|was-once|" for at in ("me", "server")),
    ]
    for custom_id, private in product(ids, (True, False)):
        data: Json = {"custom_id": custom_id, "component_type": 2}
        asked = await house.click(data, ANN, HERE, message=house.message(private=private))
        assert OLD in told(asked), custom_id
        assert asked.public == []
    assert await stored(house) == before


async def test_what_cannot_be_stored_is_refused_wherever_it_is_typed(house: House) -> None:
    for text in ("\ud800", "draw\udfff", "a\0b"):
        await _type_everywhere(house, text)


async def _type_everywhere(house: House, text: str) -> None:
    before, private = await stored(house), house.message(private=True)
    place = clicked(house, "lobby", "rule-name")["custom_id"]
    for data in (
        typed(place, name=text),
        typed("u1|p.contract.|0|preset-make|", name=text),
        typed("u1|server|0|season-ask|", name=text),
        typed("u1|me|0|quiet-set|", begin=text),
        clicked(house, "contract", "pick", text),
        {"custom_id": f"u1|server|0|season-open|{text}", "component_type": 2},
    ):
        asked = await house.click(data, ANN, HERE, message=private)
        assert "can’t be read as text" in told(asked)
    for path, options in (
        ("play", {"move": text}),
        ("replay", {"game": text}),
        ("server close", {"table": "x", "reason": text}),
    ):
        asked = await house.command(command(path, **options))
        assert "doesn’t take that value" in told(asked)
    assert await stored(house) == before


async def test_a_name_that_would_turn_the_table_around_is_a_name_like_others(house: House) -> None:
    table = house.tables["lobby"]
    await table.do(invite, ANN.id, Sitter(77, "\u200b\u3164"))
    await table.do(leave, BEN.id)
    asked = await house.click(
        clicked(house, "lobby", "join"),
        ODD,
        HERE,
        message=house.message(private=False, number=table.message_id),
    )
    shown = json.dumps(asked.public, ensure_ascii=False)
    assert "evil.example" in shown
    assert "\u202e" not in shown
    assert "@everyone" not in shown
    assert "://evil" not in shown
    assert "\\n# discord" not in shown, "a line of its own would be a heading"
    assert "Player 0077" in shown


async def test_an_id_that_names_nothing_leaves_nothing_behind(house: House) -> None:
    registry = house.bot.services.registry
    for number in range(50):
        assert await registry.find(f"{number:010x}") is None
    assert registry._loading == {}


async def test_the_next_game_begins_where_the_last_one_was(house: House) -> None:
    """Rematch in a panel that is open elsewhere opened the lobby there, where it never changed."""
    table = house.tables["contract"]
    await table.close(CloseReason.TOGETHER)
    count, private = len(house.every_table()), house.message(private=True)
    for place in (NEXT_DOOR, ABROAD):
        asked = await house.click(clicked(house, "contract", "again"), ANN, place, message=private)
        assert "The next game starts in the same place as the last one" in told(asked)
        assert asked.public == []
    assert len(house.every_table()) == count
    asked = await house.click(clicked(house, "contract", "again"), ANN, HERE, message=private)
    assert len(asked.public) == 1
    assert len(house.every_table()) == count + 1


async def test_a_nudge_from_elsewhere_is_heard_where_the_table_is(house: House) -> None:
    table = house.tables["contract"]
    [seat] = table.acting()
    waited_for = table.roster.sitters[seat].user
    by = next(one for one in (ANN, BEN) if one.id != waited_for)
    house.desk.channel.clear()
    asked = await house.click(
        clicked(house, "contract", "nudge"), by, ABROAD, message=house.message(private=True)
    )
    assert asked.public == [], "nobody abroad reads who plays here"
    assert f"<@{waited_for}>" in json.dumps(house.desk.channel)


async def test_no_table_opens_where_the_bot_is_not(house: House) -> None:
    """Somebody has brought the bot along to a server, or writes with it alone."""
    count, private = len(house.every_table()), house.message(private=True)
    for place, verb, rest in product(
        (UNKNOWN, ALONE),
        ("real", "open", "open-with"),
        ("contract", f"contract.{BEN.id}"),
    ):
        data = {"custom_id": f"u1|me|0|{verb}|{rest}", "component_type": 2}
        asked = await house.click(data, ANN, place, message=private)
        assert len(asked.answers) == 1
        assert asked.public == [], (place, verb)
    assert len(house.every_table()) == count
