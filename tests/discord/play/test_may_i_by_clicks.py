"""May I? from the table's own message (CONTRACT 4.2, UX May I?)."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from engine.cards import parse
from engine.games.contract.rules import ContractOptions
from engine.phase import Phase
from engine.steps.may_i import Window
from tests.discord.play.journals import HANDS, deal, store_table
from tests.discord.play.kit import Room, live, menus, open_room, text
from tests.discord.play.shelf import Shelf

PENALTY = "JS"


async def prepared(room: Room, store: Shelf) -> None:
    """Ann is to play, the king of diamonds is up, the draw is 9C and the penalty card a jack."""
    await store_table(room, store, deal(HANDS, upcard="KD", stock=f"9C {PENALTY}"))


@asynccontextmanager
async def three(url: str) -> AsyncIterator[Room]:
    async with open_room(url, prepare=prepared) as room:
        for person in room.people[:3]:
            await person.press("My hand", room.shown())
        yield room


async def test_contract_4_1_the_window_opens_after_the_draw(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        assert "May I?" not in live(room.shown())
        await ann.press("Draw", room.shown())
        assert {"May I?", "No, thanks"} <= set(live(room.shown()))
        shown = text(room.shown())
        assert "Anyone else can ask for K♦" in shown
        assert "Ben, Chi" in shown
        assert re.search(r"<t:\d+:R>", shown)
        for panel in (ben.text(), chi.text()):
            assert "**May I?** You can have K♦ now, with one card from the stock" in panel
        assert "May I?" in ben.live()
        assert "May I?" not in ann.live()


async def test_contract_4_2_the_first_to_the_left_has_priority(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.press("Draw", room.shown())
        await chi.press("May I?", room.shown())
        assert "Asked: Chi." in text(room.shown())
        assert "Waiting for: Ben." in text(room.shown())
        assert (await room.stored()).state.phase is Phase.MAY_I, (
            "Ben comes first and has not spoken"
        )

        await ben.press("May I?", room.shown())
        assert [len(hand) for hand in (await room.stored()).state.hands] == [11, 12, 10]
        assert parse("KD") in await ben.hand()
        assert parse(PENALTY) in await ben.hand()
        assert "May I?" not in live(room.shown())
        assert "Ben got K♦ by May I. They come before you in turn." in chi.text()
        assert "Played" not in chi.text(), "what Chi asked for is decided"


async def test_contract_4_2_1_nobody_is_asked_about_the_card_they_have_discarded(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.press("Take K♦")
        await ann.discard("2♠")
        await ben.press("Draw")
        assert "Waiting for: Chi." in text(room.shown()), "Ann discarded that card"
        assert "**May I?**" not in ann.text()
        assert "**May I?** You can have 2♠ now" in chi.text()
        await chi.press("No, thanks")
        assert (await room.stored()).state.phase is Phase.PLAY, "nobody waits for Ann"


async def test_contract_4_2_1_who_wants_their_own_card_back_says_so_unasked(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.press("Take K♦")
        await ann.discard("2♠")
        await ben.press("Draw")
        await ann.press("May I?", room.shown())
        await chi.press("No, thanks")
        assert parse("2S") in await ann.hand()


async def test_a_second_answer_is_refused_privately(url: str) -> None:
    async with three(url) as room:
        ann, _, chi = room.people[:3]
        await ann.press("Draw", room.shown())
        await chi.press("May I?", room.shown())
        before = await room.page()
        await chi.press("No, thanks", room.shown())
        assert "You’ve answered for this upcard already" in chi.told
        await ann.press("May I?", room.shown())
        assert "(Contract 4)" in ann.told
        assert await room.page() == before


@pytest.mark.long
async def test_table_and_panels_tell_the_same_people_still_to_answer(url: str) -> None:
    """The panel of who waits is not repainted with each answer (decision 0014): it names nobody."""
    async with three(url) as room:
        ann, _, chi = room.people[:3]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        assert "Waiting for: Ben, Chi." in text(room.shown())
        await chi.press("No, thanks", room.shown())
        assert "Waiting for: Ben." in text(room.shown())
        assert "who hasn’t answered" in ann.text()
        assert "Chi" not in ann.text()


async def test_a_restart_in_the_middle_of_a_window_changes_nothing(url: str) -> None:
    """UX Clock: the time that the bot was down is given back."""
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.press("Draw", room.shown())
        await chi.press("May I?")
        before, old = await room.stored(), room.shown()
        await room.env.advance_time(8)

        await room.restart()

        again = await room.stored()
        assert again.version == before.version
        assert again.state.hands == before.state.hands, "nobody lost a card"
        assert again.state.recall(Window).asked == (2,)
        assert room.shown().id == old.id, "the same message goes on showing the table"
        await room.env.advance_time(10)
        assert (await room.stored()).state.phase is Phase.MAY_I, "fifteen seconds count anew"
        assert ben.live()[:2] == ["May I?", "No, thanks"]

        await ben.press("No, thanks")
        told = await room.stored()
        assert told.state.phase is Phase.PLAY
        assert [len(hand) for hand in told.state.hands] == [11, 10, 12]
        assert "who hasn’t answered" in ann.text(), "the new bot had not repainted it"
        await ann.press("Sort by rank")
        assert ann.text().startswith("**Your turn.**"), "but the hand is still the same"
        await ann.discard("2♠")
        assert (await room.stored()).state.turn == 1


async def test_a_limit_of_may_i_is_seen_and_whoever_has_none_left_is_told_so(url: str) -> None:
    async def limited(room: Room, store: Shelf) -> None:
        dealt = deal(HANDS, upcard="KD", stock=f"9C {PENALTY}")
        await store_table(room, store, dealt, options=ContractOptions(max_may_i=1))

    async with open_room(url, prepare=limited) as room:
        ann, ben, chi = room.people[:3]
        for person in (ann, ben, chi):
            await person.press("My hand", room.shown())
        assert "1 May I left" in ben.text()
        await ann.press("Draw", room.shown())
        assert "Waiting for: Ben (1 left), Chi (1 left)" in text(room.shown())
        await ben.press("May I? (1 left)")
        assert "no May I left" in ben.text()
        assert ben.live() == ["Sort by rank"], "there is nothing to say beforehand"
        assert not menus(ben.panel)
        assert menus(chi.panel)
        await ann.discard("2♠")
        await ben.press("Draw")
        await chi.press("No, thanks")
        await ben.discard("4♣")
        await chi.press("Draw")
        assert "Waiting for: Ann (1 left)" in text(room.shown())
        await ben.press("May I?", room.shown())
        assert "You’ve used your May I for this deal" in ben.told
        assert "(Contract 4.2)" in ben.told
