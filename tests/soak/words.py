"""What a message says, without what differs from one moment to the next: the clock, and ids."""

import re
from string import ascii_uppercase
from typing import Any

from bot.render.specs import EMOJI_NAMES
from bot.text.card_words import FACES, SIGNS, coloured_faces
from engine.cards import JOKER, SUITS, Card, face, is_joker
from engine.games.registry import KNOWN
from tests.discord.payloads import Json
from tests.soak.person import components

_SHAPES = "".join(SIGNS.values())
_COLOURS = {sign: min(colour, 3) for colour, sign in enumerate(_SHAPES)}
_FACES = {
    KNOWN[game].deck.suits: coloured.of
    for game in KNOWN
    if (coloured := coloured_faces(game)) is not None
} | {SUITS: FACES}
_BY_EMOJI = {
    name: _FACES[deck][card] for deck, names in EMOJI_NAMES.items() for card, name in names.items()
}
_BY_FACE = {words.replace("\ufe0e", ""): card for card, words in FACES.items()}
_EMOJI = re.compile(r"<:(uc_\w+):\d+>")
_MENTION = re.compile(r"`?</?([a-z][^:`>]*):\d+>`?")
_MOMENT = re.compile(r"<t:\d+(:\w)?>")
_CLOCK = re.compile(r"⏱.*")
_TABLE = re.compile(r"[0-9a-f]{10}")
_CARD = re.compile(
    rf"(?<!=)(?:🃏(?:10|[2-9AJQK])[♠♥♦♣]|(?:10|[2-9AJQK])[♠♥♦♣]|[🃏★]?[{_SHAPES}](?:1[0-3]|[1-9])(?!\d)|🃏)"
)


def plain(text: str) -> str:
    """The text with cards in letters, commands as names, and every moment the same."""
    text = _EMOJI.sub(lambda found: _BY_EMOJI.get(found[1], "?"), text)
    text = _CLOCK.sub("⏱", text)
    text = _MOMENT.sub("<t>", _MENTION.sub(r"`/\1`", text))
    return text.replace("\ufe0e", "").replace("\u2060", "")


def words_of(message: Json) -> list[str]:
    """Everything that a message says, in its order: lines, alt texts, and what can be pressed."""
    found = [plain(message.get("content") or "")]
    for one in components(message):
        match one["type"]:
            case 10:
                found += plain(one["content"]).splitlines()
            case 12:
                found += [plain(item.get("description") or "") for item in one["items"]]
            case 2:
                found.append(f"[{plain(one.get('label') or '')}|{one.get('custom_id')}]")
            case 3:
                found.append(f"[{one['custom_id']}]")
                found += [f"- {plain(line['label'])}" for line in one["options"]]
    return [line for line in found if line.strip()]


def texts_in(part: Any) -> list[str]:
    """Every string in a JSON value, wherever it stands."""
    if isinstance(part, str):
        return [part]
    if isinstance(part, dict):
        return [text for value in part.values() for text in texts_in(value)]
    if isinstance(part, list):
        return [text for value in part for text in texts_in(value)]
    return []


def cards_in(text: str, *, coloured: bool = False) -> set[Card]:
    """The cards that a text names; ``coloured``: also cards in colours, where seats are not called
    like them. What a joker stands for is no card: whoever holds the joker may have it stand for
    any."""
    found = _CARD.findall(plain(text))
    return {_card(one) for one in found if coloured or not set(one) & set(_SHAPES)}


def _card(written: str) -> Card:
    if written[0] in "🃏★":
        return JOKER
    if written[0] in _COLOURS:
        return _COLOURS[written[0]] * 13 + int(written[1:]) - 1
    return _BY_FACE[written]


def naturals(cards: Any) -> set[Card]:
    """These cards as a text would name them."""
    found: set[Card] = set()
    for card in cards:
        found |= {JOKER} if is_joker(card) else set()
        found |= {face(card)} if face(card) < JOKER else set()
    return found


def newest_version(message: Json) -> tuple[str, int] | None:
    """The table and the version that a message was painted at, by what can be pressed in it."""
    found: dict[str, int] = {}
    for one in components(message):
        parts = str(one.get("custom_id") or "").split("|")
        if len(parts) == 5 and _TABLE.fullmatch(parts[1]):
            found[parts[1]] = max(found.get(parts[1], 0), int(parts[2].rstrip(ascii_uppercase), 16))
    if len(found) != 1:
        return None
    return next(iter(found.items()))
