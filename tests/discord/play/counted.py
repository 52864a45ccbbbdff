"""Clicks counted as Discord and a phone count them.

A button is one click. A menu of which one line is chosen is two: it is opened, and the choice
closes it. A menu of which several lines may be chosen is one more for each line, and one to close.
"""

from dataclasses import dataclass

from tests.discord.play.kit import Player, menus_for, plain
from tests.discord.play.messages import menus


@dataclass
class Counted:
    """A person whose clicks are counted."""

    person: Player
    clicks: int = 0

    async def press(self, word: str) -> None:
        self.clicks += 1
        await self.person.press(word)

    async def choose_one(self, verb: str, words: str) -> None:
        """One line of a menu that takes one: open it, choose."""
        panel = self.person.panel
        for menu in menus_for(panel, verb):
            for line in menu["options"]:
                if words in plain(line["label"]):
                    assert (menu["min_values"], menu["max_values"]) == (1, 1), "it shuts by itself"
                    self.clicks += 2
                    await self.person.use(menu["custom_id"], line["value"])
                    return
        raise AssertionError(f"{words} is in no menu: {menus(panel)}")

    async def choose(self, *faces: str) -> None:
        """Several lines of a menu: open it, choose each, close it."""
        self.clicks += 2 + len(faces)
        await self.person.choose(*faces)
