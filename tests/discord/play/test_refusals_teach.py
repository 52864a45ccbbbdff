"""A refusal names the rule, the card and the nearest legal thing to do (UX My hand)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.blocks.control import Click
from engine.cards import HIDDEN, parse
from tests.discord.play.journals import TABLE, deal, store_table
from tests.discord.play.kit import Player, Room, forged, open_room
from tests.discord.play.shelf import Shelf

HANDS = (
    "9S 9H 9D 4S 4H 4D 9H 2H QC JC",
    "9S 9C 9D 5S 5H 5D 2S 8C KC 6C",
    "AS 3S 6S 8S 10S QS AH 3H 6H 8H",
)
BOTH_DOWN = (
    *("0 draw", "1 pass", "2 pass", "0 contract 9S 9H 9D / 4S 4H 4D", "0 discard JC"),
    *("1 draw", "2 pass", "0 pass", "1 contract 9S 9C 9D / 5S 5H 5D", "1 discard KC"),
    *("2 draw", "0 pass", "1 pass", "2 discard AS"),
)
DRAWN = ("0 draw", "1 pass", "2 pass")


@asynccontextmanager
async def three(url: str, *moves: str) -> AsyncIterator[tuple[Room, Player]]:
    """Ann, whose turn it is, with a panel open."""

    async def prepare(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(HANDS), moves)

    async with open_room(url, prepare=prepare) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        yield room, ann


async def refused(room: Room, person: Player, verb: str, *cards: str) -> list[str]:
    """The first lines of the panel after a click on a button that is not live."""
    before = await room.page()
    hand = list(await person.hand())
    positions = ""
    for card in cards:
        at = hand.index(parse(card))
        hand[at] = HIDDEN
        positions += str(at)
    click = Click(TABLE, (await room.stored()).version, verb, positions)
    await forged(room, person.actor, person.panel, click)
    assert await room.page() == before, "it never changes anything"
    return person.text().splitlines()


async def test_ux_my_hand_a_lay_off_that_fits_nowhere_names_what_can_be_done(url: str) -> None:
    async with three(url, *BOTH_DOWN, *DRAWN) as (room, ann):
        why, near, *_ = await refused(room, ann, "off", "2H")
        assert why.startswith("2♥ can’t be added to 9♠ 9♥ 9♦. That set takes only the rank 9")
        assert why.endswith("(Contract 7.2)")
        assert near.startswith("You could: discard 2♥ • lay off 9♥ on Ann’s 9♠ 9♥ 9♦")


async def test_contract_4_2_a_click_on_the_table_in_a_window_is_told_what_it_asks(
    url: str,
) -> None:
    async with three(url, "0 draw") as (room, _):
        ben = room.people[1]
        click = Click(TABLE, (await room.stored()).version, "draw", "0")
        await forged(room, ben.actor, room.shown(), click)
        assert "The upcard is offered first." in ben.told
        assert ben.told.splitlines()[1] == (
            "You could: ask for 2♣, with a penalty card • let 2♣ go"
        )
