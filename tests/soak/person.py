"""One of the crowd: looks at what stands in front of them, and clicks, types and asks."""

import asyncio
import contextlib
import re
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.discord import payloads
from tests.discord.loopback_interactions import Answer, Asked
from tests.discord.payloads import EPHEMERAL, GUILD_ID, Json
from tests.soak.watched import WatchedLoopback

TABLE = 10
"""Letters of a table's id; what else stands in its place is shorter or longer."""
_LOOKS_BACK = 12
_MANY = 3
"""Tables after which somebody hardly sits down at another."""
_WORDS = ("7", "1", "22:00", "08:00", "a lucky word", "", "Evening rules", "５", "-3", "x" * 40)
"""What is typed into windows, whatever they ask for."""
"""Messages of a channel that somebody still looks at."""

EAGER = {
    "draw": 9, "take": 3, "discard": 9, "throw": 5, "contract": 9, "do-contract": 9, "lay": 4,
    "do-lay": 6, "off": 4, "do-off": 6, "do-suggest": 6, "knock": 9, "do-knock": 9, "row": 3,
    "do-row": 5, "rowhand": 2, "ask": 3, "pass": 6, "next": 7, "start": 8, "join": 5, "hand": 3,
    "agree": 4, "robot": 1.5, "rematch": 2, "suggest": 0.6, "pick": 0.8, "sort": 0.2,
    "leave": 0.05, "quit": 0.05, "stand": 0.1, "end": 0.02, "decline": 0.3, "take-back": 0.2,
    "house": 0.5, "back-again": 6, "more": 0.2, "unrobot": 0.1, "remove": 0.1, "stay": 5,
    "open": 0.3, "choose-game": 0.2, "learn": 0.1, "text-first": 0.1, "replay": 0.3,
}  # fmt: skip
"""How gladly each verb is clicked; what is not named here is clicked at 0.3."""
_MOVES = frozenset(verb for verb, eager in EAGER.items() if eager >= 3) - {"join", "start", "hand"}


@dataclass(frozen=True)
class Offer:
    """A component that somebody can use, of a message that they see."""

    message: Json
    component: Json

    @property
    def table(self) -> str:
        """The table that it is about, or what stands for one."""
        return str(self.component["custom_id"].split("|")[1])

    @property
    def verb(self) -> str:
        """What it does, without a number that tells it from others."""
        return str(self.component["custom_id"].split("|")[3].rstrip("0123456789"))


def components(message: Json) -> list[Json]:
    """All components of a message, nested ones included."""
    found, parts = [], list(message.get("components") or [])
    while parts:
        part = parts.pop(0)
        parts += part.get("components") or []
        if part.get("accessory"):
            parts.append(part["accessory"])
        found.append(part)
    return found


class Person:
    """Somebody with a name, who acts when told to. ``guild``: the server that they are in.

    ``timeouts``: seconds after which they give up on an answer. Discord does so after three.
    """

    timeouts = 4.0

    def __init__(
        self, name: str, server: WatchedLoopback, chance: Random, guild: int = GUILD_ID
    ) -> None:
        self.name, self._server, self._chance, self.guild = name, server, chance, guild
        self.places = [place for place, one in server.world.channels.items() if one == guild]
        self.user = payloads.person(name)
        self.clicks = 0
        self.tables: set[str] = set()
        self._mine: list[str] = []

    def sees(self) -> list[Json]:
        """The messages in front of this person: the newest of the channel, and their own."""
        found = self.channel()[-_LOOKS_BACK:]
        for number in self._mine[-3:]:
            if number in self._server.messages:
                found.append(self._server.messages[number])
        return found

    def channel(self) -> list[Json]:
        """What stands in the channels of this server."""
        guild, channels = self.guild, self._server.world.channels
        return [
            one
            for one in self._server.messages.values()
            if not one["flags"] & EPHEMERAL and channels.get(int(one["channel_id"])) == guild
        ]

    def offers(self) -> list[Offer]:
        """What can be used of all that."""
        return [
            Offer(message, one)
            for message in self.sees()
            for one in components(message)
            if one["type"] in (2, 3) and one.get("custom_id") and not one.get("disabled")
        ]

    async def act(self) -> None:
        """One click, of those at hand; now and then anything else that people do."""
        offers = self.offers()
        turn = [one for one in offers if self._is_in_hand(one) and one.verb in _MOVES]
        mine = [one for one in offers if one.verb == "hand" and self._is_asked_on(one.message)]
        dice = self._chance.random()
        if turn and dice < 0.9:
            offers = turn
        elif mine and dice < 0.8:
            offers = mine
        if not offers:
            return
        weights = [self._eagerness(offer) for offer in offers]
        [offer] = self._chance.choices(offers, weights)
        await self.use(offer)

    def _is_in_hand(self, offer: Offer) -> bool:
        return bool(self._mine) and offer.message["id"] == self._mine[-1]

    def _is_asked_on(self, message: Json) -> bool:
        """Whether a table's message says that it waits for this person."""
        told = str(message)
        turn = re.search(
            rf"\*\*{re.escape(self.name)}\*\*(’s turn| can | may | has to | isn’t born| discards)",
            told,
        )
        asked = re.search(r"\*\*(?:May I|Buy)\?\*\*.*?Waiting for:(.*)", told)
        return bool(turn) or (asked is not None and self.name in asked[1])

    def _eagerness(self, offer: Offer) -> float:
        weight = EAGER.get(offer.verb, 0.3)
        if len(offer.table) != TABLE:
            return weight / 2
        if offer.verb == "join":
            return weight / (20 if len(self.tables) > _MANY else 2)
        if offer.table not in self.tables:
            weight /= 50
        if offer.message["id"] in self._mine:
            return weight * (4 if offer.message["id"] == self._mine[-1] else 1)
        return weight / 2

    async def use(self, offer: Offer) -> Answer | None:
        """Use a component: press it, or choose in it."""
        self.clicks += 1
        if offer.verb in ("join", "take-seat", "open", "rematch"):
            self.tables.add(offer.table)
        values = None
        one = offer.component
        if one["type"] == 3:
            lines = [line["value"] for line in one["options"]]
            least, most = one.get("min_values", 1), min(one.get("max_values", 1), len(lines))
            values = self._chance.sample(lines, self._chance.randint(least, min(most, least + 3)))
        asked = await self._server.click(
            offer.message, one["custom_id"], by=self.name, values=values
        )
        return await self.await_answer(asked, offer.message)

    async def await_answer(self, asked: Asked, source: Json | None = None) -> Answer | None:
        """What came of it; None after a while. A window is filled in and sent."""
        answer = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.timeouts):
                answer = await asyncio.shield(asked.answered)
        if answer is not None and answer.type == 9:
            return await self._fill_in(answer.data, source)
        self._remember(asked, answer)
        return answer

    def _remember(self, asked: Asked, answer: Answer | None) -> None:
        made = [*asked.followups] if answer is None else [answer.message, *asked.followups]
        for message in made:
            if message is not None and message["flags"] & EPHEMERAL:
                number = message["id"]
                self._mine = [*(one for one in self._mine if one != number), number][-6:]

    async def _fill_in(self, form: Json, source: Json | None) -> Answer | None:
        self.clicks += 1
        typed = {}
        for part in components(form):
            field = part.get("component") or {}
            if field.get("type") == 4:
                typed[field["custom_id"]] = self._typing(field)
        asked = await self._server.submit_modal(
            form["custom_id"], typed, by=self.name, source=source, place=self.places[0]
        )
        return await self.await_answer(asked)

    def _typing(self, field: Json) -> str:
        text = self._chance.choice([field.get("value") or "5", *_WORDS])
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        return (text or "3" * least)[:most].ljust(least, "3")

    async def command(self, path: str, place: int | None = None, **given: Any) -> Answer | None:
        """A slash command, in the first channel of their server if not in another."""
        self.clicks += 1
        asked = await self._server.command(
            path, by=self.name, place=place or self.places[0], **given
        )
        answer = await self.await_answer(asked)
        if answer is not None and answer.message is not None:
            told = components(answer.message)
            tables = {str(one["custom_id"]).split("|")[1] for one in told if one.get("custom_id")}
            self.tables |= {table for table in tables if len(table) == TABLE}
        return answer
