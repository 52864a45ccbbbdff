"""UX Languages and eyes: text first is whole. One deal of each game without a picture."""

import re
from collections import Counter

import pytest

from engine.cards import JOKER, RANKS, Card
from engine.phase import Phase
from tests.discord.play.kit import Player, alt_texts, open_room
from tests.discord.play.row import can_take_row, take_row
from tests.discord.play.short_deals import SHORT_DEALS

SUITS = {"Spades": 0, "Hearts": 1, "Diamonds": 2, "Clubs": 3}
MOST_STEPS = 600


def held(person: Player) -> Counter[Card]:
    """The hand as the panel says it in words."""
    block = person.text().partition("Your hand**")[2].partition("**")[0]
    found: Counter[Card] = Counter()
    for line in block.splitlines():
        suit, _, cards = line.partition(": ")
        if suit in SUITS:
            ranks = [RANKS.index(rank) for rank in cards.split(", ")]
            found.update(13 * SUITS[suit] + rank for rank in ranks)
        if jokers := re.fullmatch(r"(\d+) jokers?", line):
            found[JOKER] = int(jokers[1])
    return found


async def step(person: Player) -> bool:
    """The next thing that a plain player does; False if the deal is over."""
    labels = person.live()
    if "Next deal" in labels or "Rematch" in labels:
        return False
    for word in ("Knock", "Contract"):
        if person.can(word):
            await person.lay(word)
            return True
    if can_take_row(person):
        await take_row(person)
        return True
    simple = next((one for one in ("No, thanks", "Pass", "Draw") if one in labels), None)
    if simple is not None:
        await person.press(simple)
    elif (laid := next(filter(person.can, ("Meld", "Lay off", "Swap")), None)) is not None:
        await person.lay(laid)
    else:
        await person.discard()
    return True


@pytest.mark.long
@SHORT_DEALS
async def test_ux_eyes_a_deal_is_played_without_a_picture(url: str, game: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("settings")
        await ann.press("Words instead of pictures")
        await ann.slash(f"rummy new {game}", computers=2)
        await ann.press("Start", room.shown())
        await ann.press("My hand", room.shown())
        for _ in range(MOST_STEPS):
            told = await room.stored()
            assert told.state is not None
            if told.state.phase is not Phase.OVER:
                assert alt_texts(ann.panel) == []
                if "Back" not in ann.live():
                    assert held(ann) == Counter(told.state.hands[0])
                    assert "**On the table**" in ann.text()
            if not await step(ann):
                break
        else:
            raise AssertionError("the deal did not end")
        assert told.state.phase is Phase.OVER
