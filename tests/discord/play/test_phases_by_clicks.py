"""Ten Phases by clicks: a game to its end, a phase in two, skips and whom they miss, announcing."""

import re
from dataclasses import replace

import pytest

from engine.games.phases.book import PhasesOwn
from engine.games.phases.rules import DECK
from engine.phase import Phase
from engine.table.roster import CloseReason, Status
from tests.discord.play.gin_tables import table_at
from tests.discord.play.kit import Player, alt_texts, live, menus_for, open_room, readings, text
from tests.discord.play.phases_tables import ANN, BEN, phases_deal

MOST_STEPS = 600


async def play_out(person: Player) -> None:
    """Lay the phase and lay off as soon as that can be done, else discard the first card."""
    for _ in range(MOST_STEPS):
        labels = person.live()
        if "Next deal" in labels:
            await person.press("Next deal")
        elif "Draw" in labels:
            await person.press("Draw")
        elif "Back" in labels:
            [click, *_] = readings(person.panel).values()
            await person.actor.click(person.panel, custom_id=click)
        elif laying := [one for one in labels if one.startswith(("Lay phase", "Lay off"))]:
            await person.press(laying[0])
        elif menus_for(person.panel, "discard"):
            await person.discard()
        else:
            return
    raise AssertionError("the game did not end")


@pytest.mark.usefixtures("drawn")
async def test_a_game_of_ten_phases_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new phases", computers=1, length="quick")
        await ann.press("Start", room.shown())
        table_id = room.table_id()
        await ann.press("My hand", room.shown())

        await play_out(ann)

        told = await room.stored(table_id)
        assert (told.roster.status, told.roster.closed_because) == (
            Status.CLOSED,
            CloseReason.FINISHED,
        )
        assert told.state is not None
        result = told.state.result
        assert result is not None
        assert isinstance(result.own, PhasesOwn)
        assert re.search("(wins the game|share the win) with", text(room.shown()))
        assert "Phases: Ann " in text(room.shown())
        assert live(room.shown()) == ["Rematch", "Details", "Close"]
        assert len(room.history()) == 1, "the table is one message, edited in place"


async def test_phases_6_a_phase_is_two_clicks_and_a_turn_three(url: str) -> None:
    async with open_room(url, prepare=table_at("phases", phases_deal())) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        assert "1 card short" in ann.text()
        await ann.press("Draw")
        [shown] = [words for words in alt_texts(ann.panel) if words.startswith("Your hand")]
        assert "set of 3 (red 5 blue 5 green 5)" in shown, "the slots fill with what is there"
        [lay] = [label for label in ann.live() if label.startswith("Lay phase 1")]
        await ann.press(lay)
        assert "✅" in text(room.shown())
        assert "Ann laid phase 1: 🔴5 🟦5 🍀5 · 🍀9 🔶9 ★" in text(room.shown())
        assert "phase 1 laid" in ann.text()
        await ann.discard("🔶12")
        told = await room.stored()
        assert told.state is not None
        assert told.state.turn == 1


async def test_phases_5_a_skip_card_asks_for_whom_and_says_why_not(url: str) -> None:
    dealt = phases_deal()
    async with open_room(url, prepare=table_at("phases", dealt, ("0 draw",))) as room:
        ann, ben, chi = room.people[:3]
        await ben.press("My hand", room.shown())
        await ann.press("My hand", room.shown())
        await ann.discard("🚫")
        assert "whose turn does it take?" in ann.text()
        assert [*readings(ann.panel)] == [
            "1. Ben loses the next turn: 10 cards · phase 1",
            "2. Chi loses the next turn: 10 cards · phase 1",
        ]
        await ann.pick("Ben")
        channel = text(room.shown())
        assert "Ben loses the next turn" in channel
        assert "Turn skipped: Ben" in channel
        assert "**Chi**’s turn: draw from the stock." in channel, "a skip card is never taken"
        assert "Take" not in " ".join(live(room.shown()))
        assert "You lose your next turn." in ben.text()
        assert "Your turn was skipped." in ben.text()
        assert "Ann discarded 🚫" not in channel + ben.text(), "the skip says so"
        assert "**Not your turn yet:** Chi, Ann, then you." in ben.text()

        await chi.press("My hand", room.shown())
        await chi.press("Draw")
        await chi.discard("🚫")
        # Ben has lost a turn and had none since: Ann alone is left.
        assert "Played: discard a skip card: Ann loses the next turn" in chi.text()
        assert "Turn skipped: Ann" in text(room.shown())
        assert "Your turn was skipped." in ann.text()


async def test_phases_5_4_who_is_to_lose_a_turn_reads_when_they_play(url: str) -> None:
    dealt = phases_deal()
    async with open_room(url, prepare=table_at("phases", dealt, ("0 draw",))) as room:
        ann, ben, chi = room.people[:3]
        await chi.press("My hand", room.shown())
        assert "**Not your turn yet:** Ann, Ben, then you." in chi.text()
        await ann.slash("play", move="skip Chi")
        assert "**Not your turn yet:** Ben, ⏭ your lost turn, Ann, Ben, then you." in chi.text()
        await ben.slash("play", move="draw; 4y")
        assert "⏭" in chi.text(), "it is still the order in which they play"
        await chi.press("My hand", room.shown())
        assert "**Not your turn yet:** Ann, Ben, then you." in chi.text()
        assert "Your turn was skipped." in chi.text()


async def test_phases_5_2_for_two_a_skip_card_is_thrown_at_once(url: str) -> None:
    dealt = phases_deal(ANN, BEN)
    async with open_room(url, prepare=table_at("phases", dealt, ("0 draw",))) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.discard("🚫")
        assert "Draw" in ann.live(), "Ann plays again"


async def test_phases_3_2_everybody_says_what_they_work_on_by_one_click(url: str) -> None:
    dealt = replace(phases_deal(), phase=Phase.ANNOUNCE)
    prepare = table_at("phases", dealt, order="announced")
    async with open_room(url, prepare=prepare) as room:
        ann = room.people[0]
        assert "**Ann** says which phase to work on" in text(room.shown())
        await ann.press("My hand", room.shown())
        [menu] = menus_for(ann.panel, "announce")
        lines = {line["label"]: line["description"] for line in menu["options"]}
        assert lines["1: 2 sets of 3"] == "1 card short"
        assert len(lines) == 10
        await ann.use(menu["custom_id"], "4")
        assert "Ann will work on phase 4" in text(room.shown())
        assert "**Ben** says which phase to work on" in text(room.shown())


async def test_phases_typed_lines_know_its_cards(url: str) -> None:
    async with open_room(url, prepare=table_at("phases", phases_deal())) as room:
        ann = room.people[0]
        await ann.slash("play", move="draw; contract 5r 5b 5g / 9g 9y w; sk > 3")
        told = await room.stored()
        assert told.state is not None
        melds = [DECK.names(meld.cards) for meld in told.state.melds]
        assert melds == [["5R", "5B", "5G"], ["9G", "9Y", "W"]]
        assert "Chi loses the next turn" in text(room.shown())
