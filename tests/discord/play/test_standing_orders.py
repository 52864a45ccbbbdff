"""Standing orders for May I by clicks: secret, and said at once (UX May I?, CONTRACT 4.2)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from data.choices.settings import SettingsStore
from data.choices.standing_orders import OrderStore
from data.database.database import open_database
from engine.cards import parse
from engine.phase import Phase
from engine.steps.may_i import Window
from engine.table.standing_orders import Orders
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Player, Prepare, Room, live, menus, open_room, options, text
from tests.discord.play.readers import Readers, words
from tests.discord.play.shelf import Shelf
from tests.discord.recorder import Recorded

HANDS = (
    "2S 4H 6D 8C 10S QH AD 3C 5S 7H",
    "KS KH 2D 4C 6S 8H 10D QC AS 3H",
    "KC KD 5D 7C 9S JH 3D 5C 7S 9H",
)
SHORT = ("9S 9H 9D 4S 4H 4D", "KS KH 2D 4C 6S 8H", "KC KD 5D 7C 9S JH")
"""A deal that Ann ends in the first turn."""

NEVER, EACH_TIME = "Never this deal", "Ask me each time"


def at(deal_no: int = 1, *habits: int) -> Prepare:
    """Ann is to play and the king of diamonds is up; who never asks by ``habits`` (places)."""

    async def prepare(room: Room, store: Shelf) -> None:
        dealt = deal(HANDS, upcard="KD", stock="9C JS", deal_no=deal_no)
        await store_table(room, store, dealt)
        database = await open_database(room.url)
        for place in habits:
            await SettingsStore(database).keep_person(room.people[place].id, {"may_i": "never"})
        await database.dispose()

    return prepare


@asynccontextmanager
async def three(url: str, prepare: Prepare | None = None, **given: int) -> AsyncIterator[Room]:
    async with open_room(url, prepare=prepare or at(), **given) as room:
        yield room


async def order(room: Room, person: Player, *ranks: str, press: str = "") -> None:
    """Open the screen of orders and order something."""
    await person.press("My hand", room.shown())
    await person.press("Orders")
    if ranks:
        await person.choose(*ranks)
    if press:
        await person.press(press)


async def phase(room: Room) -> Phase:
    state = (await room.stored()).state
    assert state is not None
    return state.phase


async def test_ux_may_i_an_order_is_taken_at_once(url: str) -> None:
    async with three(url) as room:
        ann, ben, _ = room.people[:3]
        await order(room, ben, "any king", "any 7")
        assert "✓ Noted." in ben.text()
        assert "You ask at once for any 7 and any king." in ben.text()
        assert "About every other card you are asked." in ben.text()
        await ann.press("Draw", room.shown())
        assert await phase(room) is Phase.PLAY
        assert {parse("KD"), parse("JS")} <= set(await ben.hand())
        assert "Ben asked May I for K♦ and got it." in text(room.shown())


async def test_ux_may_i_when_all_have_answered_by_orders_the_window_closes_at_once(
    url: str,
) -> None:
    async with three(url, may_i_seconds=60) as room:
        ann, ben, chi = room.people[:3]
        await order(room, ben, press=NEVER)
        assert "You let every card go for the rest of this deal." in ben.text()
        await order(room, chi, press=NEVER)
        before = room.env.now()
        await ann.press("Draw", room.shown())
        assert await phase(room) is Phase.PLAY
        assert (room.env.now() - before).total_seconds() < 5
        assert [len(hand) for hand in (await room.stored()).state.hands] == [11, 10, 10]


async def test_who_gave_no_order_is_still_asked(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await order(room, ben, press=NEVER)
        await ann.press("Draw", room.shown())
        assert await phase(room) is Phase.MAY_I
        assert "Still to answer: Chi." in text(room.shown())
        await chi.press("May I?", room.shown())
        assert parse("KD") in await chi.hand()


async def test_an_order_given_in_an_open_window_answers_it(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.press("Draw", room.shown())
        await order(room, ben, press=NEVER)
        assert (await room.stored()).state.recall(Window).passed == (1,)
        await order(room, chi, "any king")
        assert parse("KD") in await chi.hand()


async def test_ux_may_i_orders_are_never_shown_to_others(
    url: str, recorded: list[Recorded], logged: list
) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        readers = Readers(room, recorded)
        await readers.act(ann, ann.press("My hand", room.shown()))
        await readers.act(ben, ben.press("My hand", room.shown()))
        await readers.act(ben, ben.press("Orders"))
        await readers.act(ben, ben.choose("any king"))
        await readers.act(ben, ben.press(NEVER))
        await readers.act(ann, ann.press("Draw", room.shown()), public=True)
        await readers.act(chi, chi.press("My hand", room.shown()))
        told = [
            reader
            for reader, request in readers.sent
            if "any king" in words(request) or "Noted" in words(request)
        ]
        assert set(told) == {ben.id}
        assert len(told) == 3, "the screen, and it with each of the two orders"
        stored = str((await room.page()).entries)
        assert "rders" not in stored
        assert "rder" not in str([line for line in logged if line.get("event") != "ready"])


async def test_to_the_others_an_order_looks_like_a_click(
    url: str, recorded: list[Recorded]
) -> None:
    seen = []
    for number, by_order in enumerate((True, False)):
        async with three(url.replace("upcard", f"upcard{number}")) as room:
            ann, ben, chi = room.people[:3]
            if by_order:
                await order(room, chi, "any king")
                await order(room, ben, press=NEVER)
            await ann.press("My hand", room.shown())
            await ann.press("Draw", room.shown())
            if not by_order:
                await ben.press("No, thanks", room.shown())
                await chi.press("May I?", room.shown())
            entries = [entry.events for entry in (await room.page()).entries]
            seen.append((entries, text(room.shown()), ann.text(), live(room.shown())))
        recorded.clear()  # the next room counts its clicks anew
    assert seen[0] == seen[1]


async def test_orders_outlive_a_restart(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await order(room, ben, press=NEVER)
        await order(room, chi, "any king")
        await room.restart()
        await ann.press("Draw", room.shown())
        assert parse("KD") in await chi.hand()
        await chi.press("My hand", room.shown())
        await chi.press("Orders")
        assert "You ask at once for any king." in chi.text()
        await ben.press(EACH_TIME)
        assert "You are asked each time." in ben.text(), "an old screen goes on working"


async def test_an_open_window_is_answered_by_orders_after_a_restart(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ann.press("Draw", room.shown())
        database = await open_database(room.url)
        await OrderStore(database).store(room.table_id(), ben.id, Orders(never_this_deal=1))
        await database.dispose()
        await room.restart()
        assert (await room.stored()).state.recall(Window).passed == (1,)
        await chi.press("No, thanks", room.shown())
        assert await phase(room) is Phase.PLAY


async def test_orders_are_taken_back(url: str) -> None:
    async with three(url) as room:
        ann, ben, _ = room.people[:3]
        await ben.press("My hand", room.shown())
        await ben.press("Orders")
        assert "You are asked each time." in ben.text()
        assert ben.live() == [NEVER]
        assert len(options(ben.panel)) == 14
        await ben.choose("any ace", "any joker")
        assert "You ask at once for any ace and any joker." in ben.text()
        [menu] = menus(ben.panel)
        marked = [line["label"] for line in menu["options"] if line.get("default")]
        assert marked == ["any ace", "any joker"]
        await ben.press(NEVER)
        assert "You let every other card go for the rest of this deal." in ben.text()
        assert ben.live() == [EACH_TIME]
        await ben.choose()
        assert "You let every card go for the rest of this deal." in ben.text()
        await ben.press(EACH_TIME)
        assert "You are asked each time." in ben.text()
        assert ben.live() == [NEVER]
        await ann.press("Draw", room.shown())
        assert await phase(room) is Phase.MAY_I


async def test_an_old_screen_says_nothing_about_the_deal_of_now(url: str) -> None:
    """The button means the deal that the screen was about."""

    async def prepare(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(SHORT, upcard="KD"))

    async with three(url, prepare, next_deal_seconds=40) as room:
        ann, ben, _ = room.people[:3]
        await order(room, ben)
        old = ben.panel
        await ann.press("My hand", room.shown())
        await ann.press("Take K♦")
        await ann.press("Contract")
        await ann.pick("1. ")
        await ann.choose("K♦")
        await ann.press("Discard")
        await room.env.advance_time(41)
        assert "Deal 2 of 7" in text(room.shown())
        await ben.press(NEVER, old)
        assert ben.text().startswith("That panel was old")
        assert "You are asked each time." in ben.text()
        await ben.press(NEVER)
        assert "You let every card go for the rest of this deal." in ben.text()


async def test_ux_settings_the_habit_of_never_asking(url: str) -> None:
    async with three(url, at(1, 1, 2)) as room:
        ann, ben, chi = room.people[:3]
        await order(room, ben)
        assert "You let every card go, as you have chosen in your settings." in ben.text()
        await ben.press(EACH_TIME)
        assert "You are asked each time." in ben.text()
        await ann.press("Draw", room.shown())
        assert "Still to answer: Ben." in text(room.shown())
        assert len(await chi.hand()) == 10


async def test_only_a_game_with_may_i_has_orders(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new basic")
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        await ann.press("My hand", room.shown())
        assert "Sort by rank" in ann.live()
        assert "Orders" not in ann.live()
