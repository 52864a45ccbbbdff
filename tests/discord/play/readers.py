"""Who reads what: every request of the bot, sorted by the people who get to see it."""

import json
import re
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.text.card_words import FACES
from engine.cards import HIDDEN, JOKER, bare, face
from engine.events import Dealt, Discarded, GrantedMayI, Took
from engine.table.table_state import TableState
from tests.discord.play.kit import Player, Room, plain
from tests.discord.recorder import Recorded

CARD = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]|🃏")
CUSTOM_ID = re.compile(
    r"u1\|(?:[0-9a-f]{10}|me)\|[0-9a-f]+[A-Z]{0,3}\|[a-z]+(-[a-z]+)*[0-9]?\|[0-9a-zA-Z.]*"
)


@dataclass
class Readers:
    """Collects what each reader was sent (None: everybody) and what they may know by now."""

    room: Room
    recorded: list[Recorded]
    sent: list[tuple[int | None, Recorded]] = field(default_factory=list)
    _tokens: dict[str, tuple[int, bool]] = field(default_factory=dict)
    _own: dict[int, set[str]] = field(default_factory=dict)
    _public: set[str] = field(default_factory=set)
    _done: int = 0

    async def act(self, person: Player, action: Awaitable[Any], *, public: bool = False) -> None:
        """Something that a person does; ``public``: with the table's own message."""
        await action
        notifications = self.recorded[self._done :]
        self._done = len(self.recorded)
        self._learn(await self.room.stored())
        for request in notifications:
            parts = request.path.strip("/").split("/")
            if parts[0] == "interactions":
                data = request.payload.get("data") or {}
                whispered = bool(data.get("flags", 0) & 64) or not public
                self._tokens[parts[2]] = (person.id, whispered)
            reader = self._reader(parts)
            self.sent.append((reader, request))
            may_know = self._public | (self._own.get(reader, set()) if reader else set())
            assert set(CARD.findall(words(request))) <= may_know, (reader, request.path)

    def _reader(self, parts: list[str]) -> int | None:
        if parts[0] not in ("interactions", "webhooks"):
            return None
        user, whispered = self._tokens[parts[2]]
        return user if whispered else None

    def _learn(self, told: TableState) -> None:
        state = told.state
        if state is None:
            return
        for seat, sitter in enumerate(told.roster.sitters):
            if sitter.user is not None:
                self._own.setdefault(sitter.user, set()).update(_shown(state.hands[seat]))
        for meld in state.melds:
            self._public |= _shown(meld.cards)
        self._public |= _shown(state.discard)
        for _, event in told.log:
            match event:
                case Dealt():
                    self._public |= _shown(event.discard)
                case Discarded(_, card) | Took(_, card) | GrantedMayI(_, card):
                    self._public |= _shown((card,))


def words(request: Recorded) -> str:
    """Everything of a request that can be read, custom ids and file names included."""
    return plain(json.dumps(request.payload, ensure_ascii=False))


def custom_ids(request: Recorded) -> Iterator[str]:
    """The custom ids of all components of a request."""
    found = re.findall(r'"custom_id": "([^"]*)"', json.dumps(request.payload))
    yield from found


def _shown(cards: tuple[int, ...]) -> set[str]:
    """The faces, and for a joker on the table the card that it stands for."""
    known = [card for card in cards if card != HIDDEN]
    natural = {plain(FACES[face(card)]) for card in known}
    return natural | {FACES[JOKER] for card in known if bare(card) == JOKER}
