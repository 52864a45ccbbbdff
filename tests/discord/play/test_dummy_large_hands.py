"""Dummy with hands and choices that one menu of 25 lines does not hold (UX.md, My hand)."""

import pytest

from bot.text.card_words import FACES
from engine.cards import parse
from tests.discord.play.dummy_tables import dummy_at, dummy_deal
from tests.discord.play.kit import live, menus, menus_for, open_room, plain

ANN = "2S 3S 4S 5S 6S 8S 9S 10S JS QS 2H 3H 4H 5H 6H 8H 9H 10H JH QH 2D 3D 4D 5D 6D 8D 9D"
"""27 cards, and every suit but clubs is one long run around the missing seven."""

DEALT = dummy_deal((ANN, "2C 3C 4C"), "7S")


def _face(card: str) -> str:
    return plain(FACES[parse(card)])


async def test_a_card_of_the_second_menu_is_chosen_beside_one_of_the_first(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        await ann.sets_panel("every_control")
        first, second = menus_for(ann.panel, "pick")
        assert [len(menu["options"]) for menu in (first, second)] == [25, 3]
        held = [plain(line["label"]) for menu in (first, second) for line in menu["options"]]
        assert sorted(held) == sorted(plain(FACES[card]) for card in await ann.hand())

        await ann.use(first["custom_id"], first["options"][0]["value"])
        second = menus_for(ann.panel, "pick")[1]
        await ann.use(second["custom_id"], second["options"][2]["value"])
        chosen = menus_for(ann.panel, "pick")
        marked = [line["default"] for menu in chosen for line in menu["options"]]
        assert [at for at, chosen in enumerate(marked) if chosen] == [0, 27]
        assert not ann.can("Discard"), "two cards are chosen"

        first = menus_for(ann.panel, "pick")[0]
        await ann.use(first["custom_id"])
        thrown = plain(menus_for(ann.panel, "pick")[1]["options"][2]["label"])
        await ann.press(f"Discard {thrown}")
        state = (await room.stored()).state
        assert plain(FACES[state.discard[-1]]) == thrown
        assert state.turn == 1


@pytest.mark.long
async def test_a_card_of_the_second_menu_is_discarded(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        first, second = menus_for(ann.panel, "discard")
        assert [len(menu["options"]) for menu in (first, second)] == [25, 3]
        ends = [
            f"{menu['options'][0]['label']} – {menu['options'][-1]['label']}"
            for menu in (first, second)
        ]
        assert [menu["placeholder"].partition(": ")[0] for menu in (first, second)] == ends
        thrown = plain(second["options"][2]["label"])
        await ann.discard(thrown)
        assert plain(FACES[(await room.stored()).state.discard[-1]]) == thrown


async def test_more_than_25_readings_of_the_row_come_in_several_menus(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT)) as room:
        ann = room.people[0]
        await ann.press("Take from row", room.shown())
        shown = menus(ann.panel)
        assert len(shown) > 1
        assert all(len(menu["options"]) <= 25 for menu in shown)
        chosen = plain(shown[1]["options"][0]["label"])
        meld = chosen.partition(": lay ")[2].split()
        await ann.pick(chosen)
        [laid] = (await room.stored()).state.melds
        assert [plain(FACES[card]) for card in laid.cards] == meld
        assert "Take from row" not in ann.live()
        assert "Take from row" not in live(room.shown())
