"""A table under load, with its people, their messages and their next clicks."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

from bench.load.clicks import KIND, Live, choose, live, moves, values
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.soak.quick_rules import QUICK

_LOOKS_AGAIN = 0.03
"""How often the player to move first opens their hand again."""


class Deed(NamedTuple):
    """A click on this component of a message, or the command that opens a table without one."""

    kind: str
    by: str
    message: Json | None = None
    component: Json | None = None


class TableUnderLoad:
    """People who open a table in their own channel, play, and then open the next one.

    ``quick`` means rules under which a game is one deal. ``computers`` is the value of the
    command's option. ``busy`` means that a click is under way.
    """

    def __init__(
        self, server: Loopback, game: str, channel: int, people: Sequence[str], chance: Random
    ) -> None:
        self._server, self._game, self.channel = server, game, channel
        self._people, self._chance = people, chance
        self.quick = False
        self.computers: int | None = None
        self.busy = self.queued = False
        self.since = monotonic()
        self._message: str | None = None
        self._joined = 0
        self._panels: dict[str, str] = {}
        # A person who has asked for the next deal waits for the others. The button stays where it
        # is.
        self._asked: set[str] = set()
        self._seen: dict[str, tuple[Json, list[Live]]] = {}

    @property
    def plays(self) -> bool:
        """Whether a game is on and everyone sees their hand."""
        return len(self._panels) == len(self._people)

    def has_deed(self) -> bool:
        """Whether anyone could do something now."""
        return self.deed() is not None

    def deed(self) -> Deed | None:
        """Return the next action of anyone, or None while all wait."""
        if self._message is None:
            return Deed("lobby", self._people[0])
        for who, panel in self._panels.items():
            offered = self._moves(who, panel)
            if offered and (self._chance.random() >= _LOOKS_AGAIN or not self._can("hand")):
                one = choose(offered, self._chance)
                message = self._server.messages[panel]
                return Deed(KIND[one.verb], who, message, one.component)
            if offered:
                return self._on_table("hand", who)
        if self._can("again"):
            self._message, self._joined, self._panels = None, 0, {}
            return self.deed()
        if self._can("start") and self._joined == len(self._people) - 1:
            return self._on_table("start", self._people[0])
        if self._can("join"):
            return self._on_table("join", self._people[self._joined + 1])
        without = [who for who in self._people if who not in self._panels]
        if self._can("hand") and without:
            return self._on_table("hand", without[0])
        return None

    def look_again(self) -> None:
        """Open all hands again, because no one has seen anything to do for long."""
        self._panels.clear()
        self._asked.clear()

    async def do(self, deed: Deed) -> Asked:
        """Click, or open a table."""
        if deed.message is None or deed.component is None:
            given: dict[str, object] = {"preset": QUICK} if self.quick else {"length": "full"}
            if self.computers is not None:
                given["computers"] = self.computers
            return await self._server.command(
                f"rummy new {self._game}", by=deed.by, place=self.channel, **given
            )
        custom_id = deed.component["custom_id"]
        chosen = values(deed.component, self._chance)
        return await self._server.click(deed.message, custom_id, by=deed.by, values=chosen)

    def see(self, deed: Deed, asked: Asked) -> bool:
        """Note the answer to an action. Return False if it was refused with a sentence."""
        message = asked.followups[0] if asked.followups else asked.answered.result().message
        if message is None:
            return False
        private = bool(message["flags"] & EPHEMERAL)
        if deed.message is None or deed.component is None:
            self._message = None if private else message["id"]
            return not private
        if deed.kind == "hand":
            self._panels[deed.by] = message["id"]
        elif message["id"] != deed.message["id"]:
            return False
        elif deed.kind == "lobby":
            self._joined += "|join|" in deed.component["custom_id"]
        elif deed.kind == "next deal":
            self._asked.add(deed.by)
        return True

    def _moves(self, who: str, panel: str) -> list[Live]:
        offered = moves(self._offers(panel))
        if not any(one.verb == "next" for one in offered):
            self._asked.discard(who)
        return [] if who in self._asked else offered

    def _on_table(self, verb: str, who: str) -> Deed:
        assert self._message is not None
        one = next(one for one in self._offers(self._message) if one.verb == verb)
        return Deed(KIND[verb], who, self._server.messages[self._message], one.component)

    def _can(self, verb: str) -> bool:
        offers = [] if self._message is None else self._offers(self._message)
        return any(one.verb == verb for one in offers)

    def _offers(self, number: str) -> list[Live]:
        message = self._server.messages.get(number)
        if message is None:
            return []
        if number not in self._seen or self._seen[number][0] is not message:
            self._seen[number] = message, live(message)
        return self._seen[number][1]

    def shows(self, message: Json) -> bool:
        """Whether a message is the table's or a person's. Only the newest one counts."""
        return message["id"] == self._message or message["id"] in self._panels.values()
