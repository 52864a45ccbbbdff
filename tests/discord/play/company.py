"""Four people who play from their own panels at a human pace, and what it costs."""

import json
from collections import Counter
from dataclasses import dataclass

from engine.events import DealEnded, TurnStarted
from tests.discord.play.kit import Player, Room, live, menus_for
from tests.discord.play.row import can_take_row, take_row
from tests.discord.recorder import Recorded

GAP = 3.0
"""Seconds between two clicks at the table."""


@dataclass
class Company:
    """People at a table who all have their hands open. ``gap``: seconds between two clicks."""

    room: Room
    people: list[Player]
    gap: float = GAP

    async def sit_down(self, game: str) -> None:
        """Open a table, sit down, start, and open the hands."""
        host, *others = self.people
        await host.slash(f"rummy new {game}")
        for person in others:
            await person.press("Join", self.room.shown())
        await host.press("Start", self.room.shown())
        for person in self.people:
            await person.press("My hand", self.room.shown())

    async def play(self, turns: int) -> int:
        """Play until so many turns are completed or the game is over; how many there were."""
        first = await self.turns()
        while True:
            clicked = False
            for person in self.people:
                while await self._step(person):
                    clicked = True
                    await self.room.env.advance_time(self.gap)
            done = await self.turns() - first
            if done >= turns:
                return done
            if not clicked:
                assert live(self.room.shown()) == [], "somebody has not seen that it is their turn"
                return done

    async def turns(self) -> int:
        """How many turns the journal has seen ended."""
        page = await self.room.page()
        events = [event for entry in page.entries for event in entry.events]
        deals = sum(isinstance(event, DealEnded) for event in events)
        return deals + sum(isinstance(event, TurnStarted) for event in events)

    async def _step(self, person: Player) -> bool:
        """One click, if the panel offers something; of the readings the first is taken."""
        if "Back" in person.live():
            await person.pick("1. ")
            return True
        for word in ("Next deal", "No, thanks", "Knock"):
            if person.can(word):
                await person.press(word)
                return True
        if can_take_row(person):
            await take_row(person)
        elif does := next(filter(person.can, ("Draw", "Contract", "Meld", "Lay off")), None):
            await person.press(does)
        elif menus_for(person.panel, "discard"):
            await person.discard()
        else:
            return False
        return True


_MY_HAND = "|hand|"
"""What the custom_id of a button contains that the channel's message of a running deal has."""


def cost(recorded: list[Recorded]) -> Counter[str]:
    """Requests by kind: callbacks, ``channel`` (POST, PATCH, DELETE, GET), which count against the
    bot's limits, and those by tokens, which do not: ``table`` and ``panel`` are edits of them,
    ``note`` any other."""
    kinds: Counter[str] = Counter()
    for one in recorded:
        if one.path.endswith("/callback"):
            kinds["callback"] += 1
        elif one.path.startswith("/webhooks/"):
            edit = "table" if _MY_HAND in json.dumps(one.payload) else "panel"
            kinds[edit if one.method == "PATCH" else "note"] += 1
        elif one.path.startswith("/channels/"):
            kinds["channel"] += 1
            kinds[f"channel {one.method}"] += 1
        else:
            kinds["other"] += 1
    return kinds
