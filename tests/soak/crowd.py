"""People who open tables of all games, play, and use whatever else there is, until told to stop."""

import asyncio
from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import Any

from engine.games.registry import REGISTRY
from tests.discord.payloads import GUILD_ID
from tests.soak.hurried import Hurried
from tests.soak.person import Offer, Person, components
from tests.soak.quick_rules import QUICK
from tests.soak.watched import WatchedLoopback, end

NAMES = ("Ann", "Ben", "Chi", "Dao", "Eva", "Fay", "Gus", "Huy")
_IN_A_HURRY = ("Ida", "Jon", "Kim")
"""Those who want games to end; each of them plays some of the games, together all."""
_PAUSE = 0.15
"""Seconds that those in a hurry let pass between clicks."""
_TYPED = (
    "draw", "take", "discard 7h", "d", "lay 7h 8h 9h", "pass", "may i", "draw, discard kd", "10",
    "knock", "??", "draw then lay 5s 5h 5d then discard 2c",
)  # fmt: skip
_OTHERS: tuple[tuple[float, str, dict[str, Any]], ...] = (
    (2, "stats", {}),
    (2, "leaderboard", {}),
    (4, "rummy hand", {}),
    (1, "rummy table", {}),
    (0.5, "rummy leave", {}),
    (0.7, "rummy rules", {"game": "contract"}),
    (0.5, "rummy practice", {"game": "basic"}),
    (1, "settings", {}),
    (1, "history", {}),
    (1, "replay", {}),
    (0.5, "verify", {}),
    (0.5, "help", {}),
    (0.3, "about", {}),
    (0.3, "privacy export", {}),
    (0.5, "server seasons", {}),
    (0.4, "server corrections", {}),
    (0.3, "server defaults", {}),
    (0.3, "server presets", {"game": "dummy"}),
    (0.3, "server channels", {}),
)
"""How often, which command, with which options."""


def _shared_out() -> list[tuple[str, ...]]:
    """All games, shared out among those in a hurry; each plays Basic as well, the shortest."""
    parts = len(_IN_A_HURRY)
    return [tuple(dict.fromkeys(("basic", *[*REGISTRY][at::parts]))) for at in range(parts)]


class Crowd:
    """Everybody, in these servers by turns. ``timing``: actions of the whole crowd a second;
    ``tables``: lobbies and games that they have open at a time."""

    def __init__(
        self,
        server: WatchedLoopback,
        chance: Random,
        guilds: Sequence[int] = (GUILD_ID,),
        *,
        timing: float,
        tables: int,
    ) -> None:
        self._server, self._chance, self._guilds = server, chance, guilds
        self._timing, self._most = timing, tables
        self.people = [
            Person(name, server, Random(chance.random()), guild)
            for name, guild in zip(NAMES, cycle(guilds), strict=False)
        ]
        self._hurried = [
            Hurried(name, server, Random(chance.random()), guild, games, QUICK)
            for name, games, guild in zip(_IN_A_HURRY, _shared_out(), cycle(guilds), strict=False)
        ]
        self.opened = 0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def clicks(self) -> int:
        """What everybody has done together."""
        return sum(person.clicks for person in (*self.people, *self._hurried))

    def start(self) -> None:
        """Let everybody act."""
        self._tasks = [asyncio.create_task(self._life(person)) for person in self.people]
        self._tasks += [asyncio.create_task(one.play(_PAUSE)) for one in self._hurried]

    async def stop(self) -> None:
        """Nobody does anything any more; who waits for an answer is left alone."""
        for fault in await end(self._tasks):
            raise fault
        self._tasks = []

    async def _life(self, person: Person) -> None:
        while True:
            await asyncio.sleep(self._chance.expovariate(self._timing / len(self.people)))
            dice = self._chance.random()
            if self._open() < self._most and dice < 0.5:
                await self.open_table(person)
            elif dice < 0.86:
                await person.act()
            elif dice < 0.90:
                await self._types(person)
            else:
                await self._does_something_else(person)

    def _open(self) -> int:
        """Tables whose message can still be clicked, as far as anybody sees."""
        shown = [one for person in self.people[: len(self._guilds)] for one in person.channel()]
        return sum("|start|" in str(one) or "|hand|" in str(one) for one in shown)

    async def open_table(self, person: Person, game: str | None = None) -> None:
        """A lobby of any game, with all that can be chosen for it."""
        chance, self.opened = self._chance, self.opened + 1
        given: dict[str, Any] = {"computers": chance.choice((0, 1, 2, 2, 2))}
        if chance.random() < 0.7:
            given["preset"] = QUICK
        if chance.random() < 0.3:
            given["clock"] = chance.choice(("none", "quick", "normal", "slow-1"))
        if chance.random() < 0.3:
            given["open_hands"] = True
        if chance.random() < 0.3:
            given["rated"] = "casual"
        path = f"rummy new {game or chance.choice([*REGISTRY])}"
        answer = await person.command(path, place=chance.choice(person.places), **given)
        if answer is None or answer.message is None or chance.random() < 0.4:
            return
        start = [one for one in components(answer.message) if "|start|" in str(one)]
        for one in start:
            if one.get("custom_id"):
                await person.use(Offer(answer.message, one))

    async def _types(self, person: Person) -> None:
        words = self._chance.choice(_TYPED)
        if self._chance.random() < 0.5:
            person.clicks += 1
            asked = await self._server.complete(
                "play", "move", words[:3], by=person.name, place=person.places[0]
            )
            answer = await person.await_answer(asked)
            offered = [] if answer is None else answer.data.get("choices") or []
            words = self._chance.choice(offered)["value"] if offered else words
        await person.command("play", move=words)

    async def _does_something_else(self, person: Person) -> None:
        weights = [one[0] for one in _OTHERS]
        [(_, path, given)] = self._chance.choices(_OTHERS, weights)
        await person.command(path, **given)
