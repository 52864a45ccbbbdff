"""Taking back by clicks and by a typed line: what was laid, in unrated games, and nothing else."""

import pytest

from engine.cards import names
from engine.table.table_events import TookCardsBack
from engine.table.terms import Terms
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Prepare, Room, live, open_room, text
from tests.discord.play.shelf import Shelf

HANDS = (
    "9S 9H 9D 4S 4H 4D 2H QC JC 7C",
    "9S 9C 9D 5S 5H 5D 2S 8C KC 6C",
    "AS 3S 6S 8S 10S QS AH 3H 6H 8H",
)
"""Deal 1, two sets: Ann holds hers."""
BUTTON = "Take back"
STAYS = "This game is rated, so laid cards stay."


def at(terms: Terms) -> Prepare:
    async def write(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(HANDS, upcard="KD"), terms=terms)

    return write


async def laid(room: Room) -> None:
    """Ann takes the upcard and lays the contract."""
    ann = room.people[0]
    await ann.press("My hand", room.shown())
    assert BUTTON not in ann.live()
    await ann.press("Take K♦")
    assert BUTTON not in ann.live(), "what came to the hand stays there"
    await ann.slash("play", move="contract 9s 9h 9d / 4s 4h 4d")


async def table(room: Room) -> tuple[int, list[str]]:
    """How many melds lie, and Ann's hand."""
    state = (await room.stored()).state
    assert state is not None
    return len(state.melds), sorted(names(state.hands[0]))


async def test_what_was_laid_comes_back_by_one_click(url: str) -> None:
    async with open_room(url, prepare=at(Terms(rated=False))) as room:
        ann, ben = room.people[:2]
        await laid(room)
        assert (await table(room))[0] == 2
        await ben.press("My hand", room.shown())
        assert BUTTON not in ben.live(), "only the player to move"
        await ann.press(BUTTON)
        melds, hand = await table(room)
        assert (melds, hand) == (0, sorted([*HANDS[0].split(), "KD"]))
        assert BUTTON not in ann.live()
        assert "Ann laid" not in text(room.shown())
        assert any(label.startswith("Contract") for label in ann.live()), "it can be laid again"


@pytest.mark.long
async def test_an_old_panel_takes_nothing_back_twice(url: str) -> None:
    async with open_room(url, prepare=at(Terms(rated=False))) as room:
        ann = room.people[0]
        await laid(room)
        old = ann.panel
        await ann.press(BUTTON, old)
        version = (await room.stored()).version
        await ann.slash("play", move="undo")
        assert "There’s nothing to take back." in ann.told + ann.text()
        assert (await room.stored()).version == version


@pytest.mark.long
async def test_a_typed_line_takes_back(url: str) -> None:
    async with open_room(url, prepare=at(Terms(rated=False))) as room:
        await laid(room)
        await room.people[0].slash("play", move="undo; contract 9s 9h 9d / 4s 4h 4d; 2h")
        entries = (await room.page()).entries
        assert sum(isinstance(e, TookCardsBack) for step in entries for e in step.events) == 1
        assert (await table(room))[0] == 2
        state = (await room.stored()).state
        assert state is not None
        assert state.turn == 1, "the line went on to its end"


async def test_a_rated_game_has_no_such_button_and_says_why(url: str) -> None:
    async with open_room(url, prepare=at(Terms())) as room:
        ann = room.people[0]
        await laid(room)
        assert BUTTON not in ann.live()
        version = (await room.stored()).version
        await ann.slash("play", move="undo")
        assert STAYS in ann.told + ann.text()
        assert (await room.stored()).version == version
        assert BUTTON not in live(room.shown())
