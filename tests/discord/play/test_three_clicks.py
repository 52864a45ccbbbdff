"""A plain turn of each game, counted in clicks as Discord and a phone count them (UX My hand)."""

from typing import Any

import pytest

from bot.blocks.control import read_click
from engine.cards import names, parse
from engine.phase import Phase
from tests.discord.play.counted import Counted
from tests.discord.play.dummy_tables import dummy_at, dummy_deal
from tests.discord.play.journals import HANDS, deal, store_table
from tests.discord.play.kit import (
    Player,
    Prepare,
    Room,
    alt_texts,
    components,
    open_room,
    options,
)
from tests.discord.play.messages import menus
from tests.discord.play.shelf import Shelf
from tests.doc_pages import ROOT, text

BEFOREHAND = ["Not until my next turn", "Only what helps", "Never this deal", "Always ask for…"]
ROW = dummy_deal(
    ("8D 9D QC QS 2C 4S 6H", "3H 5H 9C KC JD 2S 6C", "3C 5C 8H KS AH 4H 8S"),
    "7D",
    stock="KD 10D QH AC",
)
ROUND = (
    *("0 draw", "0 discard KD", "1 draw", "1 discard 10D"),
    *("2 draw", "2 discard QH"),
)
"""After it the row is 7♦ K♦ 10♦ Q♥, and Ann can take from it in four ways."""


DECISION = text(ROOT / "docs" / "decisions" / "0020-what-can-be-pressed.md")


def now(turn: str) -> int:
    """The clicks that the decision names for a turn."""
    [line] = [line for line in DECISION.splitlines() if line.startswith(f"| {turn} |")]
    return int(line.split("|")[3])


def contract_at(hands: tuple[str, ...], **given: Any) -> Prepare:
    async def write(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(hands, **given))

    return write


def places(person: Player) -> list[str]:
    """What stands where on the panel, whatever it is called and whether it can be used or not."""
    clicks = [read_click(part.get("custom_id", "")) for part in components(person.panel)]
    verbs = [click.verb.rstrip("0123456789") for click in clicks if click is not None]
    return [verb.removeprefix("do-") for verb in verbs]


async def opened(room: Room) -> Counted:
    """Ann, to whom it falls to draw, with her panel open."""
    ann = room.people[0]
    await ann.press("My hand", room.shown())
    return Counted(ann)


async def test_a_turn_of_basic_rummy_is_three_clicks(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new basic")
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        seat = (await room.stored()).state.turn
        person = room.people[seat]
        await person.press("My hand", room.shown())
        turn = Counted(person)
        await turn.press("Draw")
        await turn.choose_one("discard", person.faces()[0])
        assert (await room.stored()).state.turn != seat
        assert turn.clicks == now("Basic Rummy: draw, discard") == 3


@pytest.mark.long
async def test_a_turn_of_contract_rummy_is_three_clicks(url: str) -> None:
    async with open_room(url, prepare=contract_at(HANDS, upcard="KD")) as room:
        turn = await opened(room)
        await turn.press("Take K♦")
        await turn.choose_one("discard", "K♦")
        assert (await room.stored()).state.turn == 1
        assert turn.clicks == now("Contract Rummy: take the upcard, discard") == 3


async def test_a_turn_of_dummy_is_three_clicks(url: str) -> None:
    async with open_room(url, prepare=dummy_at(ROW, ROUND)) as room:
        turn = await opened(room)
        await turn.press("Draw")
        await turn.choose_one("discard", "6♥")
        assert (await room.stored()).state.turn == 1
        assert turn.clicks == now("Thai Dummy: draw, discard") == 3


@pytest.mark.long
async def test_a_turn_in_which_the_row_is_taken_is_four_clicks(url: str) -> None:
    async with open_room(url, prepare=dummy_at(ROW, ROUND)) as room:
        turn = await opened(room)
        await turn.choose_one("do-row", "from Q♥: lay Q♥ Q♠ Q♣")
        await turn.choose_one("discard", "6♥")
        state = (await room.stored()).state
        assert [names(meld.cards) for meld in state.melds] == [["QH", "QS", "QC"]]
        assert state.turn == 1
        assert turn.clicks == now("Thai Dummy: take from the row in one of four ways, discard")


@pytest.mark.long
async def test_the_one_way_to_take_from_the_row_is_a_click_of_a_turn_of_three(url: str) -> None:
    dealt = dummy_deal(("8D 9D 2C 4S 6H 3H 5H", "QC QS 9C KC JD 2S 6C"), "7D")
    async with open_room(url, prepare=dummy_at(dealt)) as room:
        turn = await opened(room)
        await turn.press("Take 1, lay 7♦ 8♦ 9♦")
        await turn.choose_one("discard", "6♥")
        state = (await room.stored()).state
        assert [names(meld.cards) for meld in state.melds] == [["7D", "8D", "9D"]]
        assert turn.clicks == now("Thai Dummy: take from the row in the one way, discard") == 3


@pytest.mark.long
async def test_the_one_contract_is_one_click_more(url: str) -> None:
    hands = ("9S 9H 9D 4S 4H 4D JS 2H QC JC", *HANDS[1:])
    async with open_room(url, prepare=contract_at(hands, upcard="5D")) as room:
        turn = await opened(room)
        await turn.press("Take 5♦")
        await turn.press("Contract 9♠9♥9♦ 4♠4♥4♦")
        await turn.choose_one("discard", "J♣")
        state = (await room.stored()).state
        assert len(state.melds) == 2
        assert state.turn == 1
        made = "Contract Rummy: take the upcard, make the one contract, discard"
        assert turn.clicks == now(made)


@pytest.mark.long
async def test_cards_of_ones_own_choice_are_laid_as_before(url: str) -> None:
    async with open_room(url, prepare=dummy_at(ROW, ROUND)) as room:
        turn = await opened(room)
        await turn.choose_one("do-row", "from 7♦: lay 7♦ 8♦ 9♦")
        await turn.choose("Q♥", "Q♣", "Q♠")
        await turn.press("Meld")
        assert len((await room.stored()).state.melds) == 2
        await turn.choose_one("discard", "6♥")
        assert turn.clicks == now("Thai Dummy: the same, and lay three cards of your choice")


async def test_whoever_wants_to_confirm_a_discard_is_asked(url: str) -> None:
    async with open_room(url, prepare=contract_at(HANDS, upcard="KD")) as room:
        turn = await opened(room)
        await turn.person.sets_panel("confirm_discard")
        await turn.press("Take K♦")
        before = await room.page()
        await turn.choose_one("discard", "2♠")
        assert await room.page() == before, "it waits for the button"
        confirmed = "with every discard confirmed: take the upcard, discard"
        assert turn.clicks + 1 == now(confirmed)
        await turn.choose_one("discard", "K♦")
        await turn.press("Discard K♦")
        assert (await room.stored()).state.turn == 1
        assert await turn.person.hand() == tuple(map(parse, HANDS[0].split())), "another card"


async def test_what_was_played_stands_on_the_panel_until_the_next_action(url: str) -> None:
    async with open_room(url, prepare=contract_at(HANDS, upcard="KD")) as room:
        turn, ben = await opened(room), room.people[1]
        await turn.press("Take K♦")
        assert turn.person.text().startswith("✓ Played: take K♦.")
        await turn.choose_one("discard", "2♠")
        assert turn.person.text().startswith("✓ Played: discard 2♠.")
        await ben.press("Take 2♠", room.shown())
        await room.env.settle()
        assert turn.person.text().startswith("✓ Played: discard 2♠."), "whatever others do"
        await turn.press("Sort by rank")
        assert "✓ Played" not in turn.person.text()


@pytest.mark.long
async def test_what_was_played_in_a_deal_goes_with_the_next(url: str) -> None:
    hands = ("2S KD", "3S 3H 3D 4S 4H 4D", "KC")
    ready = contract_at(hands, upcard="2C")
    async with open_room(url, prepare=ready, next_deal_seconds=40) as room:
        turn, ben = await opened(room), room.people[1]
        await turn.press("Take 2♣")
        await turn.choose_one("discard", "2♠")
        await ben.slash("play", move="take; 3s 3h 3d / 4s 4h 4d; 2s")
        await room.env.advance_time(41)
        told = await room.stored()
        assert told.state is not None
        assert told.state.deal_no == 2
        assert "1 set of 3 and 1 run of 4" in turn.person.text()
        assert "✓ Played" not in turn.person.text()


async def test_an_open_panel_offers_the_draw_first_when_its_turn_comes(url: str) -> None:
    async with open_room(url, prepare=contract_at(HANDS, upcard="KD")) as room:
        turn, ben = await opened(room), room.people[1]
        await ben.press("My hand", room.shown())
        assert ben.live() == ["Sort by rank"]
        assert [*options(ben.panel)] == BEFOREHAND
        await turn.press("Take K♦")
        await turn.choose_one("discard", "2♠")
        await room.env.settle()
        assert ben.live()[:2] == ["Draw", "Take 2♠"]


async def test_what_is_open_names_its_table_and_has_nothing_to_press_but_what_answers(
    url: str,
) -> None:
    async with open_room(url, prepare=contract_at(HANDS, upcard="KD")) as room:
        turn = await opened(room)
        table = room.shown()
        link = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{table.id}"
        assert f"[Contract Rummy]({link})" in turn.person.text()

        # Whoever waits has nothing to press but what answers.
        ann, ben, chi = room.people[:3]
        for person in (ann, ben, chi):
            await person.press("My hand", room.shown())
        assert ann.live() == ["Draw", "Take K♦", "Sort"]
        assert [*options(ann.panel)] == BEFOREHAND
        await ann.press("Draw")
        assert ben.live() == ["May I?", "No, thanks", BEFOREHAND[0]]
        assert [*options(ben.panel)] == BEFOREHAND[1:]
        assert ann.live() == ["Sort by rank"]
        assert (await room.stored()).state.phase is Phase.MAY_I
        assert menus(ann.panel) == []


@pytest.mark.long
async def test_the_table_stands_above_the_hand_unless_that_is_switched_off(url: str) -> None:
    async with open_room(url, prepare=contract_at(HANDS, upcard="KD")) as room:
        turn = await opened(room)
        for chosen in (("strip",), ()):
            await turn.person.sets_panel(*chosen)
            pictures = [one for one in alt_texts(turn.person.panel) if "Upcard: K♦." in one]
            assert len(pictures) == len(chosen)
            assert turn.person.faces()


@pytest.mark.parametrize("every", [True, False])
async def test_every_control_keeps_its_place_for_who_wants_that(url: str, every: bool) -> None:
    async with open_room(url, prepare=contract_at(HANDS, upcard="KD")) as room:
        turn = await opened(room)
        await turn.person.sets_panel(*(["every_control"] if every else []))
        before = places(turn.person)
        await turn.press("Take K♦")
        assert (places(turn.person) == before) is every
        await turn.choose_one("discard", "2♠")
        assert (places(turn.person) == before) is every
