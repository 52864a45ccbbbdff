"""Rummy 500 by clicks: the row and who sees its reach, lay-offs, refusals, the end."""

import re

import pytest

from bot.blocks.control import Click
from engine.cards import names, parse
from engine.phase import Phase
from engine.result import Ending
from engine.table.roster import CloseReason, Status
from tests.discord.play.counted import Counted
from tests.discord.play.dummy_tables import dummy_deal, move
from tests.discord.play.journals import TABLE
from tests.discord.play.kit import (
    Player,
    Prepare,
    Room,
    alt_texts,
    forged,
    live,
    menus_for,
    open_room,
    plain,
    text,
)
from tests.discord.play.plain_play import play_out
from tests.discord.play.rules_kit import first_to
from tests.discord.play.set_tables import table_at

ANN, BEN = "7S 7H KC 3S", "4S 5S 6S JD 8H"
ROW = "5D 7D KD 2H"
BEN_DOWN = ("1 draw", "1 meld 4S 5S 6S", "1 discard 8H")
"""Ben's run lies on the table, and the row ends with the eight that he threw."""


def _table(
    *moves: str,
    ann: str = ANN,
    row: str = ROW,
    stock: str = "3C 3D 4H",
    short: bool = False,
    **rules: object,
) -> Prepare:
    dealt = dummy_deal((ann, BEN), row, stock=stock, short=short, starter=1)
    return table_at("rummy500", dealt, moves, move, rules)


def _takes(person: Player) -> dict[str, str]:
    """What can be taken, and what comes of it."""
    [menu] = menus_for(person.panel, "do-row")
    return {plain(one["label"]): plain(one["description"]) for one in menu["options"]}


async def test_rummy500_5_a_sweep_is_two_clicks_and_its_player_alone_sees_the_reach(
    url: str,
) -> None:
    async with open_room(url, prepare=_table(*BEN_DOWN)) as room:
        ann, ben = room.people[:2]
        for person in (ann, ben):
            await person.press("My hand", room.shown())
        assert "You can take from: 7♦." in alt_texts(ann.panel)[0]
        for seen in (room.shown(), ben.panel):
            assert not any("You can take" in words for words in alt_texts(seen))
        assert _takes(ann) == {
            "take 4 from 7♦: lay 7♦ 7♠ 7♥, +21": "then 5 cards, −33, with K♦ 2♥ 8♥"
        }
        turn = Counted(ann)
        await turn.choose_one("do-row", "take 4 from 7♦: lay 7♦ 7♠ 7♥, +21")
        assert turn.clicks == 2

        told = await room.stored()
        assert names(told.state.discard) == ["5D"]
        assert set(names(told.state.melds[1].cards)) == {"7D", "7S", "7H"}
        assert "**Ann** · laid 21 · 5 cards · total 0" in text(room.shown())
        assert "21 laid − 33 in hand = −12" in ann.text()


async def test_rummy500_4_6_a_card_on_a_run_of_another_is_credited_and_shown_so(url: str) -> None:
    async with open_room(url, prepare=_table(*BEN_DOWN)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        for card in ("7♠", "3♠"):
            await ann.choose(card)
            await ann.press(f"Lay off {card}")
        [meld] = (await room.stored()).state.melds
        assert meld.laid_by == (0, 1, 1, 1, 0)
        assert "Ben laid 3♠ 4♠ 5♠ 6♠ 7♠. 3♠ 7♠ of them by Ann." in alt_texts(room.shown())[0]
        assert "**Ann** · laid 10" in text(room.shown())


async def test_rummy500_5_2_who_can_use_nothing_is_told_why_nothing_is_taken(url: str) -> None:
    async with open_room(url, prepare=_table(*BEN_DOWN, ann="9S JH KC 2C")) as room:
        ann = room.people[0]
        before = await room.page()
        result = await ann.press("Take from row", room.shown())
        [told] = result.followups
        assert "You can’t just take 8♥. It must be used right away." in plain(text(told))
        assert "(Rummy 500 5.2, 5.5)" in text(told)
        assert await room.page() == before, "a refusal changes nothing"


async def test_a_discard_that_fits_the_table_is_told_to_all(url: str) -> None:
    async with open_room(url, prepare=_table(*BEN_DOWN, "0 draw", "0 discard 7S")) as room:
        assert "7♠ fits Ben’s run." in plain(text(room.shown()))
        await room.people[1].press("My hand", room.shown())
        [take] = _takes(room.people[1]).items()
        assert take[0] == "take 1 from 7♠: lay 7♠ on Ben’s 4♠ 5♠ 6♠, +7"


async def test_rummy500_8_2_a_pass_says_what_the_deal_counts_and_ends_it(url: str) -> None:
    spent = _table(*BEN_DOWN, stock="3C", short=True)
    async with open_room(url, prepare=spent) as room:
        ann = room.people[0]
        assert live(room.shown()) == ["My hand", "Take from row", "Pass (ends the deal)", "More"]
        await ann.press("My hand", room.shown())
        assert "**The stock is empty.**" in ann.text()
        await ann.press("Pass (ends the deal at −27)")
        told = await room.stored()
        assert told.state.phase is Phase.OVER
        assert told.state.result.ended_by is Ending.EXHAUSTED
        assert told.state.result.scores[0] == -27
        [picture] = alt_texts(room.shown())
        assert "Ann laid 0 and held 27." in picture
        assert "Ann passed, because there was nothing left to draw." not in ann.text(), (
            "the result says it"
        )


LONG = "10C 4D 6H 9S QS 3D 5H 8D JS KH 10H 2S 4C 6C AD KS 9H JH 3H 8C 10S AH QD 4H 8S KC"


async def test_more_ways_to_take_than_a_menu_holds_lie_deeper(url: str) -> None:
    dealt = dummy_deal(("7S 7H 7C 9D 9C 2D AC", "5S AS JD 8H"), LONG, stock="3C 3S")
    long = table_at("rummy500", dealt, (), move, {})
    async with open_room(url, prepare=long) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        [menu] = menus_for(ann.panel, "do-row")
        assert len(menu["options"]) == 25
        assert menu["options"][-1]["label"] == "Deeper…"
        before = await room.page()
        await ann.use(menu["custom_id"], menu["options"][-1]["value"])
        assert await room.page() == before, "nothing is played yet"
        first, second, *_ = menus_for(ann.panel, "do-row")
        assert len(first["options"]) == 25
        await ann.use(second["custom_id"], second["options"][0]["value"])
        assert len((await room.stored()).state.melds) == 1


@pytest.mark.usefixtures("drawn")
async def test_a_game_of_rummy_500_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await _short_game(ann, room)
        table_id = room.table_id()
        await ann.press("My hand", room.shown())

        await play_out(ann)

        told = await room.stored(table_id)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        assert told.state is not None
        result = told.state.result
        assert result is not None
        assert max(result.totals) >= 1
        for shown in (text(room.shown()), ann.text()):
            assert re.search("(wins the game|share the win) with", shown)
        assert live(room.shown()) == ["Rematch", "Details", "Close"]
        assert len(room.history()) == 1, "the table is one message, edited in place"


async def _short_game(ann: Player, room: Room) -> None:
    await ann.slash("rummy new rummy500", computers=1)
    await first_to(ann, room, 1)
    assert "First to 1 point wins" in text(room.shown())
    await ann.press("Start", room.shown())


async def test_suggest_lays_a_joker_with_the_card_beyond_it(url: str) -> None:
    gap = _table(*BEN_DOWN, ann="JK 8S KC 2D", stock="3C QH", jokers=2)
    async with open_room(url, prepare=gap) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        await ann.press("Suggest")
        assert "🃏7♠ 8♠ on Ben’s 4♠ 5♠ 6♠" in plain(ann.text()).splitlines()[3]
        await ann.pick("8♠ on Ben’s")
        [meld] = (await room.stored()).state.melds
        assert names(meld.cards) == ["4S", "5S", "6S", "JK=7S", "8S"]


async def test_a_card_beyond_a_gap_is_refused_with_the_joker_that_carries_it(url: str) -> None:
    gap = _table(*BEN_DOWN, "0 draw", ann="JK 8S KC 2D", stock="3C QH", jokers=2)
    async with open_room(url, prepare=gap) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        held = str((await ann.hand()).index(parse("8S")))
        click = Click(TABLE, (await room.stored()).version, "off", held)
        await forged(room, ann.actor, ann.panel, click)
        why, near, *_ = plain(ann.text()).splitlines()
        assert why.startswith("8♠ can’t be added to 4♠ 5♠ 6♠")
        assert near.startswith("You could: lay off 🃏7♠ 8♠ on Ben’s 4♠ 5♠ 6♠")
