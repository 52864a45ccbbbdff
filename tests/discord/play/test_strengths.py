"""Computers of different strengths: chosen by the command and by clicks, and named at the table."""

import pytest

from bot.opening.opening_options import ComputerSeats, computer_lines, read_computers
from bot.text import Text
from engine.computer.strength import Strength, style_of_now
from engine.games.registry import REGISTRY
from tests.discord.play.kit import Room, live, open_room, text


async def styles(room: Room) -> list[object]:
    """How the computers of the newest table play."""
    stored = await room.stored()
    return [one.style for one in stored.roster.sitters if one.user is None]


async def test_strengths_are_chosen_with_the_command_and_in_the_lobby(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new basic", computers=100)
        for name in ("Easy", "Medium"):
            await ann.press(name, room.shown())
        expected = [Strength.STRONG, Strength.EASY, Strength.MEDIUM]
        assert await styles(room) == [style_of_now(one) for one in expected]
        seated = ("**Ada** 🤖•••", "**Blaise** 🤖•", "**Carl** 🤖••")
        shown = text(room.shown()).splitlines()
        for words, one in zip(seated, expected, strict=True):
            assert any(line.endswith(f"{words} {one}") for line in shown), "without a version"
        await ann.press("Start", room.shown())
        assert "**Ada** 🤖••• · 7 cards" in text(room.shown())


@pytest.mark.long
async def test_a_full_table_offers_no_computer(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new gin")
        assert "Computer" in live(room.shown())
        assert "Add a computer" in await ann.terms()
        await ann.press("Strong")
        assert "Computer" not in live(room.shown())
        assert "Add a computer" not in ann.text()


@pytest.mark.long
async def test_a_number_alone_as_it_was_typed_before_means_medium_computers(url: str) -> None:
    async with open_room(url) as room:
        await room.people[0].slash("rummy new basic", computers=2)
        assert await styles(room) == [style_of_now(Strength.MEDIUM)] * 2


def test_each_choice_of_the_command_means_a_number_and_a_strength() -> None:
    for listing in REGISTRY.values():
        most = listing.most_seats - 1
        lines = computer_lines(most, Text())
        assert len(lines) == 3 * most <= 25
        found = [read_computers(value, listing, Text()) for _, value in lines]
        usual_first = (Strength.MEDIUM, Strength.EASY, Strength.STRONG)
        numbers = range(1, most + 1)
        assert found == [ComputerSeats(count, one) for count in numbers for one in usual_first]
        none = [read_computers(value, listing, Text()) for value in (None, 0)]
        assert none == [ComputerSeats(0)] * 2
