"""Somebody who plays alone against a computer, over real sockets, whatever becomes of the bot."""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from time import monotonic

from bot.blocks.control import At, Click, place_of, read_click
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Answer, Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.processes import LIMIT
from tests.soak.watched import end

_ANSWERED = 3.0
"""Seconds after which Discord says that a click or command has failed; then they try again."""
_PAUSE = 0.15
_STUCK = 400
"""Looks in a row without anything to click, or half as many tries without an answer, after which
something is wrong: a minute, ten minutes."""
_GLADLY = ("discard", "draw", "next", "hand", "start")
"""What they click, the first of these that there is."""


class Player:
    """Somebody in a channel of their own. ``seen``: the newest version that they were shown of each
    of their tables, ``finished``: their moves that they were shown as done."""

    def __init__(self, server: Loopback, name: str, place: int) -> None:
        self._server, self.name, self._place = server, name, place
        self.seen: dict[str, int] = {}
        self.finished = 0
        self._table: str | None = None
        self._panel: str | None = None
        self._opening: list[Asked] = []
        self._lost: list[Asked] = []
        self._did: deque[str] = deque(maxlen=12)
        self._life: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Open a table, and play from now on."""
        self._life = asyncio.create_task(self._play())

    @property
    def unanswered(self) -> int:
        """How many clicks and commands have never been answered, however late."""
        return sum(not asked.answered.done() for asked in self._lost)

    async def plays_on(self, more: int) -> None:
        """Wait until so many more clicks of theirs were answered."""
        wanted, latest = self.finished + more, monotonic() + LIMIT
        while self.finished < wanted:
            assert self._life is not None
            if self._life.done():
                self._life.result()
            assert monotonic() < latest, self.told
            await asyncio.sleep(_PAUSE)

    @property
    def told(self) -> str:
        """What they did last, and what they see."""
        panel = self._server.messages.get(self._panel or "")
        return f"{self.name} did {list(self._did)}, sees {self._shown()}, has {panel}"

    async def stop(self) -> None:
        """Play no longer. Raises the fault with which the play has ended, if it has."""
        for fault in await end([] if self._life is None else [self._life]):
            raise fault

    async def _play(self) -> None:
        looks = tries = 0
        while True:
            assert looks < _STUCK, f"nothing to click: {self.told}"
            assert tries < _STUCK / 2, f"no answer: {self.told}"
            await asyncio.sleep(_PAUSE)
            found = self._next()
            if found is not None:
                looks, answered = 0, await self._click(*found)
            elif self._table is None or any(
                one.verb == "again" for _, one in self._offers(self._shown())
            ):
                looks, answered = 0, await self._open()
            else:
                looks += 1
                continue
            tries = 0 if answered else tries + 1

    async def _open(self) -> bool:
        """A new table. Whether anything is answered: the bot may say first that it takes longer,
        and the table follows; that they sit at one, which was told too late; or that somebody who
        opens so many has to wait."""
        if self._sits_at(one for asked in self._opening for one in asked.followups):
            return True
        asked = await self._server.command(
            "rummy new basic", by=self.name, place=self._place, computers=1
        )
        self._opening.append(asked)
        answer = await self._answer(asked, "/rummy new")
        if answer is not None:
            self._sits_at([answer.message or {}])
        return answer is not None

    def _sits_at(self, messages: Iterable[Json]) -> bool:
        """Whether one of these messages shows a table: it is theirs from now on."""
        for message in messages:
            for _, click in clicks(message):
                if place_of(click) is At.TABLE:
                    self._table = click.table_id
                    self.seen.setdefault(click.table_id, 1)
                    self._opening.clear()
                    return True
        return False

    async def _click(self, message: Json, component: Json, click: Click) -> bool:
        """Use this of a message. Whether that is answered."""
        chosen = [component["options"][0]["value"]] if component["type"] == 3 else None
        custom_id = component["custom_id"]
        asked = await self._server.click(message, custom_id, by=self.name, values=chosen)
        answer = await self._answer(asked, f"{custom_id} {chosen}")
        if answer is None:
            self._panel = None
            return False
        self._look(asked, answer, click)
        return True

    async def _answer(self, asked: Asked, what: str) -> Answer | None:
        """What is answered, None if nothing is in time. As at Discord that is no fault of whoever
        asks: a bot gives an answer up for which a busy machine takes longer than Discord waits."""
        try:
            answer = await asyncio.wait_for(asyncio.shield(asked.answered), _ANSWERED)
        except TimeoutError:
            self._did.append(f"{what}: no answer")
            self._lost.append(asked)
            return None
        self._did.append(f"{what}: {answer.type} {answer.data}")
        return answer

    def _next(self) -> tuple[Json, Json, Click] | None:
        """What they click next."""
        panel = self._server.messages.get(self._panel or "")
        offers = [
            (message, *offer)
            for message in (panel or {}, self._shown())
            for offer in self._offers(message)
        ]
        for verb in _GLADLY:
            for offer in offers:
                is_this = offer[2].word == verb
                if is_this and (verb != "hand" or panel is None):
                    return offer
        self._panel = None
        return None

    def _offers(self, message: Json) -> Iterator[tuple[Json, Click]]:
        """What can be used of a message at their table."""
        return (offer for offer in clicks(message) if offer[1].table_id == self._table)

    def _shown(self) -> Json:
        """The newest message of their channel that can be used at their table."""
        here = [
            one
            for one in self._server.messages.values()
            if one["channel_id"] == str(self._place)
            and not one["flags"] & EPHEMERAL
            and next(self._offers(one), None)
        ]
        return max(here, key=lambda one: int(one["id"]), default={})

    def _look(self, asked: Asked, answer: Answer, click: Click) -> None:
        message = answer.message
        if message is None and asked.source is not None:
            message = self._server.messages.get(asked.source["id"])
        if message is None:
            return
        if message["flags"] & EPHEMERAL:
            self._panel = message["id"]
        versions = [one.version for _, one in clicks(message) if one.table_id == click.table_id]
        now = max(versions, default=0)
        self.finished += now > click.version and click.verb != "hand"
        self.seen[click.table_id] = max(self.seen[click.table_id], now)


def clicks(message: Json) -> Iterator[tuple[Json, Click]]:
    """What can be used of a message, and what it carries."""
    parts = list(message.get("components") or [])
    while parts:
        part = parts.pop(0)
        parts += part.get("components") or []
        parts += [part["accessory"]] if part.get("accessory") else []
        click = read_click(part.get("custom_id") or "")
        if click is not None and not part.get("disabled"):
            yield part, click
