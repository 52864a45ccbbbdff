"""Indian Rummy by clicks: a game to its end, Declare, Drop, and what nobody is shown."""

import json
from collections import OrderedDict
from typing import Any

import pytest

from bot.games.indian import hand as shown_lives
from bot.games.indian.hand import HandToSort
from bot.workers import thinker_jobs
from engine.cards import Card
from engine.games.indian.scoring import IndianOwn
from engine.hands import lives
from engine.table.roster import CloseReason, Status
from tests.discord.play.gin_tables import table_at
from tests.discord.play.indian_tables import ANN, BEN, CHI, indian_deal
from tests.discord.play.kit import alt_texts, live, open_room, plain, text
from tests.discord.play.plain_play import play_out
from tests.discord.recorder import Recorded


@pytest.mark.usefixtures("drawn")
async def test_a_game_of_indian_rummy_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new indian", computers=2)
        await ann.press("Start", room.shown())
        table_id = room.table_id()
        await ann.press("My hand", room.shown())

        await play_out(ann)

        told = await room.stored(table_id)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        assert told.state is not None
        result = told.state.result
        assert result is not None
        assert isinstance(result.own, IndianOwn)
        [winner] = result.winners
        won = f" **{told.roster.sitters[winner].name}** wins the game with"
        assert won in text(room.shown())
        assert won in ann.text()
        assert live(room.shown()) == ["Rematch", "Details", "Close"]
        assert len(room.history()) == 1, "the table is one message, edited in place"
        stranger = room.people[1]
        await stranger.press("Details", room.shown())
        await stranger.press("Show how it went")
        replay = await stranger.press("Replay")
        assert "Move 1 of " in text(replay.response)
        await ann.slash("leaderboard", game="indian")
        assert "of 1 won" in text(room.shown())


async def test_indian_7_one_click_declares_with_the_card_aside_on_the_button(url: str) -> None:
    async with open_room(url, prepare=table_at("indian", indian_deal())) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        shown = plain(" ".join(alt_texts(ann.panel)))
        assert "First life: 4♠ 5♠ 6♠. Second life: 9♥ 10♥ 🃏 Q♥." in shown
        await ann.press("Draw")
        assert "Declare, 8♣ aside" in map(plain, ann.live())
        await ann.press("Declare")
        assert "**Ann** declared and wins the deal!" in text(room.shown())


async def test_indian_8_two_taps_drop_and_nobody_is_shown_that_hand(
    url: str, recorded: list[Recorded]
) -> None:
    """Ann drops, Ben declares nothing but draws and drops later: Chi is left alone."""
    hands = "AS AS 3H 3H 4C 4C 6D 6D 8D 8D JH JH JC", ANN, CHI
    async with open_room(url, prepare=table_at("indian", indian_deal(*hands))) as room:
        ann, ben = room.people[0], room.people[1]
        await ann.press("My hand", room.shown())
        [drop] = [label for label in ann.live() if label.startswith("Drop")]
        assert drop == "Drop −20"
        assert "counts 80: a life is missing" in ann.text()
        await ann.press("Drop")
        assert "give up this deal for **20**" in ann.text()
        await ann.press("Yes, drop")
        assert "You’ve dropped" in ann.text()
        assert "Still playing: Ben and Chi" in ann.text()
        assert "⬇ dropped" in text(room.shown())

        begun = len(recorded)
        await ben.press("My hand", room.shown())
        await ben.press("Draw")
        await ben.press("Declare")
        assert "**Ben** declared and wins the deal!" in text(room.shown())
        await ben.press("Details", room.shown())
        seen = plain(json.dumps([one.payload for one in recorded[begun:]], ensure_ascii=False))
        for card in ("3♥", "4♣", "6♦"):
            assert card not in seen, "a dropped hand is shown to nobody"
        assert "Ann has dropped." in seen


async def test_indian_6_1_a_thrown_joker_stays_there(url: str) -> None:
    moves = ("0 draw", "0 7d")
    dealt = indian_deal(ANN, BEN, CHI)
    async with open_room(url, prepare=table_at("indian", dealt, moves)) as room:
        ben = room.people[1]
        await ben.press("My hand", room.shown())
        assert "A discarded joker stays there" in ben.text()
        assert not any(label.startswith("Take") for label in ben.live() + live(room.shown()))
        refused = await ben.slash("play", move="take")
        assert "7♦ is a discarded joker" in plain(text(refused.response))


async def test_indian_8_1_a_drop_in_the_turn_of_others_counts_whatever_they_do(url: str) -> None:
    prepare = table_at("indian", indian_deal(), drop_turn="any")
    async with open_room(url, prepare=prepare) as room:
        ann, ben = room.people[0], room.people[1]
        await ben.press("My hand", room.shown())
        await ben.press("Drop")
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        await ben.press("Yes, drop")
        assert "You’ve dropped" in ben.text()
        assert "⬇ dropped" in text(room.shown())


async def test_a_hand_is_sorted_ahead_where_the_table_repaints_its_panel_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann drops, which ends the deal, and Ben begins the next one: her panel has new cards."""
    painted, sort = list[HandToSort](), HandToSort.sort

    def sort_as_it_is_painted(one: HandToSort) -> object:
        painted.append(one)
        return sort(one)

    monkeypatch.setattr(HandToSort, "sort", sort_as_it_is_painted)
    monkeypatch.setattr(thinker_jobs, "sort_hand", sort)
    two = {"mode": "hands", "hands": 2}
    prepare = table_at("indian", indian_deal(ANN, BEN), end=two)
    async with open_room(url, prepare=prepare) as room:
        ann, ben = room.people[0], room.people[1]
        await ann.press("My hand", room.shown())
        await ann.press("Drop")
        await ann.press("Yes, drop")
        await ann.press("Next deal")
        await ben.press("Next deal", room.shown())
        cards = alt_texts(ann.panel)[-1]
        assert sum(cards.count(sign) for sign in "♠♥♦♣🃏") == 13
    assert painted == []


async def test_what_can_be_declared_is_found_out_before_it_is_offered(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fourteen cards in the other process, where her hand is sorted ahead."""
    asked, find, sort = list[str](), lives._asides, HandToSort.sort
    where = ["here"]

    def look(hand: tuple[Card, ...], *terms: Any) -> lives.Asides:
        asked.append(where[-1])
        return find(hand, *terms)

    def sort_in_the_other(one: HandToSort) -> object:
        where.append("there")
        try:
            return sort(one)
        finally:
            where.pop()

    monkeypatch.setattr(lives, "_asides", look)
    monkeypatch.setattr(lives, "_ASIDES", OrderedDict())
    monkeypatch.setattr(shown_lives, "_SORTED", OrderedDict())
    monkeypatch.setattr(thinker_jobs, "sort_hand", sort_in_the_other)
    async with open_room(url, prepare=table_at("indian", indian_deal())) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        assert "Declare, 8♣ aside" in map(plain, ann.live())
    assert asked == ["there"]
