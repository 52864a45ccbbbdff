"""Reading the rules: one private message with pages (UX: Commands, Learning)."""

from typing import Any

import pytest

from tests.discord.play.insisting import joins, opens
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Player, Room, alt_texts, menus, open_room, text, whispers
from tests.discord.play.rules_kit import keep, presets_of
from tests.discord.play.shelf import Shelf

FIRST = "**The goal.**"


async def turn_to(person: Player, heading: str) -> None:
    [menu] = menus(person.panel)
    [value] = [line["value"] for line in menu["options"] if line["label"] == heading]
    await person.use(menu["custom_id"], value)


async def test_ux_rules_of_a_game_are_one_private_message_to_page_through(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy rules", game="dummy")
        assert room.history() == []
        [shown] = whispers(room, ann)
        assert "## Thai Dummy: the rules" in text(shown)
        assert FIRST in text(shown)
        assert "Standard rules." in text(shown)
        assert ann.live()[:1] == ["Next"]
        await ann.press("Next")
        assert "### Aim" in ann.text()
        await ann.press("Back")
        assert FIRST in ann.text()
        await turn_to(ann, "Taking and being born (เกิด)")
        assert "### Taking and being born" in ann.text()
        assert any("✅ 4♠ 4♥ 4♣: you take" in alt for alt in alt_texts(ann.panel))
        [same] = whispers(room, ann)
        assert same.id == shown.id


async def test_pages_turn_after_a_restart_as_the_server_plays_then(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy rules", game="contract")
        await turn_to(ann, "Deal 7")
        assert "whole hand together as exactly three runs" in ann.text()
        two = await keep(room, "Twelve", "contract", hand7="twelve_float")
        await presets_of(room).set_default(room.guild.id, "contract", two)
        await room.restart()
        await ann.press("Back")
        await ann.press("Next")
        assert "three runs of exactly four cards" in ann.text()


async def test_contract_3_the_example_is_the_contract_of_the_deal_that_is_played(url: str) -> None:
    hands = ("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    third = "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD"

    async def write(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal((*hands, third), deal_no=5))

    async with open_room(url, prepare=write) as room:
        ann = room.people[0]
        await ann.slash("rummy rules")
        await turn_to(ann, "The contracts")
        assert "A contract of deal 5:** 2 sets of 3 and 1 run of 4" in ann.text()


@pytest.mark.long
async def test_the_rules_are_those_of_the_table_at_which_one_sits(url: str) -> None:
    hands = ("2S 3S 4S", "2H 3H 4H", "2D 3D 4D")

    async def write(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(hands))

    async with open_room(url, prepare=write) as room:
        ann, ben, _, dao = room.people
        lobby = (await opens(dao, "basic")).response
        elsewhere = room.guild.create_text_channel("elsewhere")

        async def read(person: Player, **given: Any) -> str:
            await person.slash("rummy rules", **given)
            return person.text().splitlines()[0]

        contract, basic = "## Contract Rummy: the rules", "## Basic Rummy: the rules"
        assert await read(ben) == await read(ben, where=elsewhere) == contract
        assert await read(dao) == await read(ben, game="basic") == basic
        # Of two tables it is the one at which it is one's turn, else where something happened last.
        await joins(ann, lobby)
        await joins(ben, lobby)
        assert [await read(ann), await read(ben)] == [contract, basic]
        await ann.slash("rummy table")
        await ann.slash("rummy leave")
        assert "Leave this table of Contract Rummy?" in ann.told
        assert "Contract Rummy" in text(room.shown()), "the same table, at the bottom"
