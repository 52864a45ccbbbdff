"""The end of a deal of Dummy by clicks: knocks, their multipliers, the last turn (DUMMY 8-10)."""

import re

from bot.text.text import signed
from engine.phase import Phase
from engine.result import Ending, Result
from tests.discord.play.dummy_tables import dummy_at, dummy_deal
from tests.discord.play.kit import Room, live, menus_for, open_room, plain, text
from tests.discord.play.row import can_take_row

DARK = dummy_deal(
    ("3C 3D 3H 5S 6S KH", "9C 4D JH 10H 2D AS", "QC 8D 7H KS 4H 5C"), "QD", stock="7S"
)
"""Ann, not yet born, draws the card that forms everything but one king."""

LAST = dummy_deal(("7C 7H KS", "9C 4D JH", "QC 8D 7D"), "QD", stock="2H", short=True, starter=2)
"""Chi draws the last card of the stock; a seven then lets Ann knock."""

LAST_TURN = ("2 draw", "2 discard 7D")


async def _result(room: Room) -> Result:
    told = await room.stored()
    assert told.state is not None
    assert told.state.phase is Phase.OVER
    assert told.state.result is not None
    return told.state.result


async def test_dummy_8_3_a_dark_knock_doubles_and_the_result_says_so(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DARK)) as room:
        ann, ben, chi = room.people[:3]
        for person in (ann, ben, chi):
            await person.press("My hand", room.shown())
        assert not ann.can("Knock")
        await ann.press("Draw")
        assert "You can knock!" in ann.text()
        assert ann.live()[0] == "Knock with K♥"
        await ann.press("Knock with K♥")

        result = await _result(room)
        assert result.scores == (160, -100, -80)
        for shown in (room.shown(), ann.panel, ben.panel, chi.panel):
            said = text(shown)
            assert "**Ann** knocked, and the deal is over." in said
            assert "Dark knock! Points × 2." in said
            assert "Colour" not in said
        for seat, person in enumerate((ann, ben, chi)):
            added = signed(result.scores[seat])
            assert f"You: **{added}** this deal" in person.text()
            await person.press("Details", room.shown())
            assert f"**{added}**" in person.told
            assert f"**{added.lstrip('+')}** ({added})" in person.told
        assert re.search(r"-# laid (\S+ ){5}\S+, \+30 points", plain(ann.told))
        assert "-# knocked with K♥, +50 points" in plain(ann.told)
        assert "-# dark knock, doubled, +80 points" in ann.told
        assert ann.told.count("-# not born, doubled") == 2


async def test_dummy_9_the_last_turn_is_passed_from_the_table(url: str) -> None:
    async with open_room(url, prepare=dummy_at(LAST, LAST_TURN)) as room:
        ann, ben = room.people[:2]
        assert "The stock is empty. **Ann** may take from the row only to knock" in text(
            room.shown()
        )
        assert live(room.shown()) == ["My hand", "Take from row", "Pass", "More"]
        await ann.press("My hand", room.shown())
        assert "**Last turn.**" in ann.text()
        assert "pass to end the deal" in ann.text()
        assert can_take_row(ann)
        assert "Pass" in ann.live()
        assert {"Draw", "No, thanks"}.isdisjoint(ann.live())

        before = await room.page()
        await ben.press("Pass", room.shown())
        assert await room.page() == before
        assert "turn" in ben.told

        await ann.press("Pass", room.shown())
        assert (await _result(room)).ended_by is Ending.EXHAUSTED
        for shown in (text(room.shown()), ann.text()):
            assert "The stock has run out" in shown
            assert "Dark" not in shown


async def test_dummy_3_1_the_last_turn_ends_in_a_knock_and_nothing_else(url: str) -> None:
    async with open_room(url, prepare=dummy_at(LAST, LAST_TURN)) as room:
        ann = room.people[0]
        await ann.press("Take from row", room.shown())
        await ann.pick("from 7♦: lay 7♦ 7♥ 7♣")
        assert "Knock with your last card" in ann.text()
        assert "discard" not in ann.text().partition("Since")[0]
        assert "**Ann** has to knock in this turn." in text(room.shown())
        assert menus_for(ann.panel, "discard") == []
        await ann.press("Knock")
        result = await _result(room)
        assert (result.ended_by, result.winner) == (Ending.KNOCK, 0)
        assert result.own.dark, "born only in this turn"
        assert "Points × 2." in ann.text()
