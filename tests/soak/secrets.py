"""Nobody is shown what they may not know: in bodies, alt texts and offers while they type."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from bot.text.card_words import SIGNS, coloured_faces
from engine.cards import Card
from tests.soak.promises import Broken
from tests.soak.truth import Frame, TableTruth
from tests.soak.watched import Body, user_of
from tests.soak.words import cards_in, naturals, newest_version, texts_in

_EXAMPLES = ("/rummy rules", "/rummy practice", "/settings", "/help", "/replay", "/verify")
_EXAMPLE_VERBS = frozenset(
    {
        *("rules", "rule-page", "page", "page-at", "like", "panel", "text-first", "learn", "help"),
        "practice",  # a practice deal begins with a picture of what can be done with cards
        "settings",  # of a person: with a hand as they like it
    }
)
"""What shows cards that are nobody's, or a game that is over."""
_TYPED = re.compile(r"\b(1[0-3]|[1-9ajqk])([shdcrbykg])\b")
_SIGNS = dict(zip("shdc", "♠♥♦♣", strict=True)) | {
    colour.lower(): sign for colour, sign in SIGNS.items()
}
_SPETO = "สเปโต"
"""A line with this word names 2♣ and Q♠ because the rules do, whoever holds them."""


def hidden(bodies: Iterable[Body], tables: Mapping[str, TableTruth]) -> Iterator[Broken]:
    """Every card that is named lay open, or was in the hand of whoever reads."""
    told = {table.header.seed for table in tables.values() if not table.is_open}
    seeds = [(table.header.seed, key) for key, table in tables.items() if table.is_open]
    for body in bodies:
        texts = texts_in(body.payload)
        for seed, key in seeds:
            # Of a game that is over and is played again elsewhere: to all but those who play it.
            is_told = seed in told and body.reader not in (None, *_people(tables[key]))
            if not is_told and any(seed.hex() in text for text in texts):
                yield Broken(
                    "secrets are hidden", f"the seed is in {body.cause or 'a message'}", key
                )
        if is_example(body):
            continue
        texts = [line for text in texts for line in text.splitlines() if _SPETO not in line]
        place = newest_version(body.payload) if isinstance(body.payload, dict) else None
        at = None if place is None else tables.get(place[0])
        coloured = at is not None and coloured_faces(at.header.game) is not None
        by_text = {text: cards_in(text, coloured=coloured) for text in texts}
        named: set[Card] = set(chain.from_iterable(by_text.values()))
        known = _known(tables, place, body)
        if known is None or named <= (known := known | _typed(body)):
            continue
        reader = "the channel" if body.reader is None else str(body.reader)
        cards = {card: text for text, of in by_text.items() for card in of if card not in known}
        words = (
            f"{reader} reads of {len(named - known)} cards in an answer to {body.cause!r}:"
            f" {sorted(cards.items())}"
        )
        yield Broken("secrets are hidden", words, str(place))


def _people(table: TableTruth) -> tuple[int | None, ...]:
    """Who sits there."""
    return table.frames[max(table.frames)].users if table.frames else ()


def _typed(body: Body) -> set[Card]:
    """What they have named themselves is repeated to them where they do not hold it."""
    if body.asked is None or body.cause != "/play":
        return set()
    words = texts_in(body.asked.event["data"]["options"])
    signs = [_TYPED.sub(_signed, text) for text in words]
    return set(chain.from_iterable(cards_in(text, coloured=True) for text in signs))


def _signed(typed: re.Match[str]) -> str:
    rank, sign = typed[1].upper(), _SIGNS[typed[2]]
    return sign + rank if sign in SIGNS.values() else rank + sign


def is_example(body: Body) -> bool:
    """Whether what was asked for shows cards that are nobody's, or a game that is over."""
    cause = body.cause
    if cause.startswith("/"):
        return cause.startswith(_EXAMPLES)
    verb = cause.split("|")[3] if cause.count("|") > 3 else ""
    return verb.rstrip("0123456789") in _EXAMPLE_VERBS or verb.startswith(("replay", "quiet"))


def _known(
    tables: Mapping[str, TableTruth], place: tuple[str, int] | None, body: Body
) -> set[Card] | None:
    """What whoever reads a body may know; None where that cannot be told."""
    if place is not None:
        table = tables.get(place[0])
        moment = None if table is None else table.frames.get(place[1])
        return None if moment is None else knows(moment, body.reader)
    reader = body.reader
    if body.asked is not None and reader is None:
        reader = user_of(body.asked) if body.message_id is None else None
    # It names no moment: whatever was known at the table that was asked about may be meant, else at
    # any table of theirs. Who only watches a table knows what lies open there.
    asked = tables.get(body.cause.split("|")[1]) if body.cause.count("|") > 3 else None
    known: set[Card] = set()
    for table in tables.values() if asked is None else [asked]:
        for moment in table.frames.values():
            if reader is None or asked is not None or reader in moment.users:
                known |= knows(moment, reader)
    return known


def knows(moment: Frame, reader: int | None) -> set[Card]:
    """What somebody knows at a moment: what has lain open in the deal, and their own cards."""
    known = naturals(moment.open)
    if reader is not None and reader in moment.users:
        seat = moment.users.index(reader)
        known |= naturals(moment.held[seat]) if seat < len(moment.held) else set()
    return known
