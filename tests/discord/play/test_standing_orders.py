"""Standing orders for May I by clicks: secret, and said at once (UX May I?, CONTRACT 4.2)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.blocks.control import Click
from data.choices.settings import SettingsStore
from data.database.database import open_database
from engine.cards import parse
from engine.moves import Draw, MayI, Pass, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.table.terms import Terms
from tests.discord.play.journals import HANDS, TABLE, deal, store_table
from tests.discord.play.kit import (
    Player,
    Prepare,
    Room,
    alt_texts,
    forged,
    menus,
    open_room,
    options,
    text,
    whispers,
)
from tests.discord.play.readers import Readers, words
from tests.discord.play.shelf import Shelf
from tests.discord.recorder import Recorded

SHORT = ("9S 9H 9D 4S 4H 4D", "KS KH 2D 4C 6S 8H", "KC KD 5D 7C 9S JH")
"""A deal that Ann ends in the first turn."""

UNTIL, HELPS = "Not until my next turn", "Only what helps"
NEVER, EACH_TIME = "Never this deal", "Ask me each time"
CARDS = "Always ask for…"


def at(deal_no: int = 1, *error_model: int) -> Prepare:
    """Ann is to play and the king of diamonds is up; who never asks by ``error_model`` (places)."""

    async def prepare(room: Room, store: Shelf) -> None:
        dealt = deal(HANDS, upcard="KD", stock="9C JS", deal_no=deal_no)
        await store_table(room, store, dealt)
        database = await open_database(room.url)
        for place in error_model:
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
    await person.pick(CARDS)
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
        assert "✓ Saved." in ben.text()
        assert "You always ask for any 7 and any king." in ben.text()
        assert "You’re asked about all other cards." in ben.text()
        await ann.press("Draw", room.shown())
        assert await phase(room) is Phase.PLAY
        assert {parse("KD"), parse("JS")} <= set(await ben.hand())
        assert "Ben got K♦ by May I." in text(room.shown())


async def test_ux_may_i_orders_are_never_shown_to_others(
    url: str, recorded: list[Recorded], logged: list
) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        readers = Readers(room, recorded)
        await readers.act(ann, ann.press("My hand", room.shown()))
        await readers.act(ben, ben.press("My hand", room.shown()))
        await readers.act(ben, ben.pick(CARDS))
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
        assert len(told) == 4, "the screen, it with the first order, and the hand before and after"
        stored = str((await room.page()).entries)
        assert "rders" not in stored
        assert "rder" not in str([line for line in logged if line.get("event") != "ready"])


async def test_orders_outlive_a_restart(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await order(room, ben, press=NEVER)
        await order(room, chi, "any king")
        await room.restart()
        await ann.press("Draw", room.shown())
        assert parse("KD") in await chi.hand()
        await chi.press("My hand", room.shown())
        assert "You always ask for any king." in chi.text()
        assert "You pass on every card for the rest of this deal." in ben.text()
        await ben.pick(EACH_TIME)
        assert NEVER in options(ben.panel), "an old panel goes on working"
        assert "You pass on every card" not in ben.text()


@pytest.mark.long
async def test_orders_are_taken_back(url: str) -> None:
    async with three(url) as room:
        ann, ben, _ = room.people[:3]
        await ben.press("My hand", room.shown())
        await ben.pick(CARDS)
        assert "You’re asked each time." in ben.text()
        assert ben.live() == [UNTIL, HELPS, NEVER, "My hand"]
        assert len(options(ben.panel)) == 14
        await ben.choose("any ace", "any joker")
        assert "You always ask for any ace and any joker." in ben.text()
        [menu] = menus(ben.panel)
        marked = [line["label"] for line in menu["options"] if line.get("default")]
        assert marked == ["any ace", "any joker"]
        await ben.press(NEVER)
        assert "You pass on all other cards for the rest of this deal." in ben.text()
        assert EACH_TIME in options(ben.panel)
        await ben.pick(CARDS)
        assert ben.live() == [UNTIL, HELPS, EACH_TIME, "My hand"]
        await ben.choose()
        assert "You pass on every card for the rest of this deal." in ben.text()
        await ben.press(EACH_TIME)
        await ben.pick(CARDS)
        assert "You’re asked each time." in ben.text()
        await ann.press("Draw", room.shown())
        assert await phase(room) is Phase.MAY_I


@pytest.mark.long
async def test_orders_open_in_the_hand_panel_and_the_hand_comes_back(url: str) -> None:
    async with three(url) as room:
        ann, ben, _ = room.people[:3]
        await ben.press("My hand", room.shown())
        hand = ben.panel
        await ben.pick(CARDS)
        assert "Automatic" in ben.text()
        await ben.press("My hand")
        assert "Not your turn yet" in ben.text()
        await ben.pick(CARDS)
        await ann.press("Draw", room.shown())
        await room.env.settle()
        assert "**May I?** You can have K♦" in text(hand), "and when there is something to answer"
        assert len(whispers(room, ben)) == 1


@pytest.mark.long
async def test_an_old_screen_says_nothing_about_the_deal_of_now(url: str) -> None:
    """The button means the deal that the screen was about."""

    async def prepare(room: Room, store: Shelf) -> None:
        await store_table(room, store, deal(SHORT, upcard="KD"))

    async with three(url, prepare, next_deal_seconds=40) as room:
        ann, ben, _ = room.people[:3]
        await ben.press("My hand", room.shown())
        hand = ben.panel
        await ben.pick(CARDS)
        old = ben.panel
        assert old.id == hand.id, "they take the place of the hand"
        await ann.press("My hand", room.shown())
        await ann.press("Take K♦")
        await ann.lay("Contract")
        await ann.discard("K♦")
        await room.env.advance_time(41)
        assert "Deal 2 of 7" in text(room.shown())
        await room.env.settle()
        assert "any king" not in text(old), "the hand of this deal stands there"
        for verb, moment in (
            ("orders-never-this-deal", "1.4"),
            ("orders-until-my-turn", "2.1"),
            ("orders-only-what-helps", "?"),
        ):
            await forged(room, ben.actor, old, Click(TABLE, 1, verb, moment))
            assert ben.text().startswith("That panel was old")
            assert "You pass on every card" not in ben.text()
        await ben.pick(NEVER)
        assert "You pass on every card for the rest of this deal." in ben.text()


@pytest.mark.long
async def test_ux_may_i_one_click_lets_all_go_until_ones_next_turn(url: str) -> None:
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        for person in (ann, ben, chi):
            await person.press("My hand", room.shown())
            offered = [UNTIL, HELPS, NEVER, CARDS]
            assert [*options(person.panel)] == offered, "also before one's own draw"
        await ann.press("Draw")
        assert ben.live() == ["May I?", "No, thanks", UNTIL]
        assert [*options(ben.panel)] == [HELPS, NEVER, CARDS]
        await ben.press(UNTIL)
        assert "Waiting for: Chi." in text(room.shown()), "it is the answer of now, too"
        assert "You pass on every card until your next turn." in ben.text()
        assert [*options(ben.panel)] == [UNTIL, HELPS, NEVER, EACH_TIME, CARDS]
        [menu] = menus(ben.panel)
        assert [line["label"] for line in menu["options"] if line.get("default")] == [UNTIL]
        assert "May I?" not in ben.live()
        await chi.press(UNTIL)
        assert await phase(room) is Phase.PLAY
        assert not {UNTIL, HELPS, NEVER} & set(options(ann.panel)), "a card is to be chosen"
        await ann.discard("2♠")
        assert "until your next turn" not in ben.text(), "it has begun"
        assert EACH_TIME not in options(ben.panel)
        await ben.press("Draw")
        assert await phase(room) is Phase.PLAY, "Chi is not asked, nor is Ann about her own card"
        await ben.discard("4♣")
        await chi.press("Draw")
        assert "May I?" in ann.live(), "and nobody else has said anything"


@pytest.mark.long
async def test_ux_may_i_one_click_asks_for_what_helps(url: str) -> None:
    """Ben has two kings, and two sets are asked for."""
    async with three(url) as room:
        ann, ben, chi = room.people[:3]
        await ben.press("My hand", room.shown())
        await chi.press("My hand", room.shown())
        await ann.press("Draw", room.shown())
        await chi.press("No, thanks")
        await ben.pick(HELPS)
        assert ben.text().startswith("✓ Played: ask for K♦")
        assert "You ask for cards that help you and pass on the rest." in ben.text()
        assert {parse("KD"), parse("JS")} <= set(await ben.hand())
        await ben.pick(EACH_TIME)
        assert "You ask for cards that help you" not in ben.text()


async def test_ux_may_i_an_order_answers_after_a_pause_and_its_player_is_not_asked(
    url: str,
) -> None:
    async with three(url, answer_pause=2) as room:
        ann, ben, chi = room.people[:3]
        await ben.press("My hand", room.shown())
        await chi.press("My hand", room.shown())
        await ben.pick(NEVER)
        before = ben.text()
        await ann.press("Draw", room.shown())
        assert "Waiting for: Ben, Chi." in text(room.shown()), "nobody can see it"
        assert ben.text() == before
        assert "**May I?** You can have K♦ now" in chi.text()
        await room.env.advance_time(7)
        assert "Waiting for: Chi." in text(room.shown())
        await chi.press("No, thanks")
        assert await phase(room) is Phase.PLAY


@asynccontextmanager
async def four(url: str) -> AsyncIterator[Room]:
    """Dao is to draw, Chi has discarded 2♥ and K♦ lies below: neither helps Ann, both help Ben."""
    hands = ("JS 4H 6D 8C 10S QH AD 3C 5S 7H", HANDS[1], f"KC 2H {HANDS[2][6:]}")
    hands = (*hands, "2C 4D 6C 8S 10H QD AC 4S 6H 8D")
    before = ["2 draw", "3 pass", "0 pass", "1 pass", "2 discard 2H"]

    async def prepare(room: Room, store: Shelf) -> None:
        dealt = deal(hands, upcard="KD", stock="9C JS 9D JC JD", starter=2)
        await store_table(room, store, dealt, before, seats=range(4), terms=Terms(rated=False))

    async with open_room(url, prepare=prepare, answer_pause=2) as room:
        for person in room.people:
            await person.press("My hand", room.shown())
        yield room


async def no_panel_is_behind(room: Room) -> None:
    """Whoever is not asked has no word of an upcard in the panel, nor its picture."""
    told = await room.stored()
    assert told.state is not None
    for seat, person in enumerate(room.people):
        mine = Observation.at(told.game, told.state, seat, told.notes)
        moves = {"May I?": MayI, "No, thanks": Pass, "Draw": Draw, "Take": Take}
        shown = {kind for word, kind in moves.items() if person.can(word)}
        assert shown <= {type(move) for move in mine.offers(*moves.values())}, person.actor.name
        if not shown and told.state.turn != seat:
            assert len(alt_texts(person.panel)) == 1, "only from the hand"
            assert "Suggest" not in person.live()


@pytest.mark.parametrize(
    ("said", "end"),
    [(UNTIL, "May I?"), (HELPS, "No, thanks"), (NEVER, "clock"), (UNTIL, "clock")],
)
async def test_ux_may_i_what_the_next_upcard_offered_goes_with_its_window(
    url: str, said: str, end: str
) -> None:
    """The order is the last answer that one window waits for, and the next one opens with it."""
    async with four(url) as room:
        ann, ben, chi, dao = room.people
        await dao.press("Draw")
        assert "May I?" in ann.live()
        await ben.press("May I?")
        await (ann.press if said == UNTIL else ann.pick)(said)
        assert "Ben got 2♥" in ann.text()
        assert "Waiting for: Ann, Chi." in text(room.shown()), "K♦ is offered now"
        assert "May I?" not in ann.live(), "the order answers"
        assert "May I?" in chi.live()
        await no_panel_is_behind(room)
        if end != "clock":
            await chi.press(end)
        await room.env.advance_time(16)
        assert await phase(room) is Phase.PLAY
        assert (parse("KD") in await chi.hand()) is (end == "May I?")
        await no_panel_is_behind(room)


async def test_ux_may_i_panels_used_while_orders_wait_to_answer_stay_true(url: str) -> None:
    async with four(url) as room:
        ann, ben, chi, dao = room.people
        for person, said in ((ann, UNTIL), (ben, HELPS), (chi, NEVER)):
            await person.pick(said)
        await dao.press("Draw")
        for person in (ann, ben, chi):
            await person.press("Sort by rank")
            assert "May I?" not in person.live(), "Chi discarded it, the others have said it"
        await ann.pick(EACH_TIME)
        assert "May I?" in ann.live(), "who would say something else is asked"
        await ann.press("No, thanks")
        await room.env.advance_time(8)
        assert "Ben got 2♥ by May I." in text(room.shown())
        assert "Waiting for: Ann" in text(room.shown()), "K♦ is offered now"
        await no_panel_is_behind(room)
        await room.env.advance_time(16)
        assert await phase(room) is Phase.PLAY
        await no_panel_is_behind(room)
