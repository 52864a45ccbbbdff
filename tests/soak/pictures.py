"""No picture shows a card that whoever sees it may not know: each is read as people read it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath
from random import Random

from engine.cards import Card
from engine.phase import Phase
from tests.soak.card_reader import as_seen, cards_on
from tests.soak.promises import Broken
from tests.soak.secrets import is_example
from tests.soak.truth import Frame, TableTruth
from tests.soak.watched import Body
from tests.soak.words import newest_version

HANDS = ("hand", "groups")
"""Pictures of a whole hand, by the names of their files."""
KINDS = frozenset({*HANDS, "table", "strip", "result"})
"""Pictures of a table in play."""
STAYING = "hand beside a workbench"
"""The kind of a hand of which some cards may lie on the workbench above it."""

_LEAST = {"strip": 3}
"""On a picture of this kind one card of so many can be read at least, of others one of two: in the
narrow strip long melds lie closer."""
_LONG, _CLOSE = 40, 3
"""In a result a hand of more cards lies so close that one of three can be read at least."""

Sent = tuple[str, bytes, tuple[str, int], int | None]
"""A picture: its kind, its bytes, the table and version that it belongs to, and who sees it."""


def pictures(bodies: Iterable[Body]) -> list[Sent]:
    """All different pictures of tables that were sent."""
    found: dict[Sent, None] = {}
    for body in bodies:
        if not isinstance(body.payload, dict) or is_example(body):
            continue
        place = newest_version(body.payload)
        files = [(_kind(name), content) for name, content in body.files]
        tried_out = "workbench" in dict(files)
        for kind, content in files:
            if place is not None and kind in KINDS:
                seen_as = STAYING if tried_out and kind == "hand" else kind
                found[seen_as, content, place, body.reader] = None
    return [*found]


def _kind(name: str) -> str:
    return PurePath(name).stem.rstrip("0123456789")


def drawn(
    bodies: Iterable[Body], tables: Mapping[str, TableTruth], most: int, chance: Random
) -> tuple[list[Broken], int]:
    """What is wrong with the pictures, and how many were read: at most so many, by chance."""
    every = pictures(bodies)
    some = chance.sample(every, min(most, len(every)))
    broken = [one for sent in some for one in _wrong(sent, tables)]
    return broken, len(some)


def _wrong(sent: Sent, tables: Mapping[str, TableTruth]) -> Iterator[Broken]:
    kind, content, (table, version), reader = sent
    moment = tables[table].frames.get(version) if table in tables else None
    if moment is None or moment.state is None:
        return
    there = cards_on(content, "hand" if kind == STAYING else kind, moment.deck)
    wanted = as_seen(shown_to(kind, moment, reader), moment.deck)
    seen_by = "the channel" if reader is None else str(reader)
    if there - wanted:
        words = f"{seen_by} sees {(there - wanted).total()} cards on a picture of kind {kind}"
        yield Broken("secrets are hidden", words, f"{table}, version {version}")
    elif kind != STAYING and (
        there.total() * _least(kind, moment) < wanted.total() or (kind in HANDS and there != wanted)
    ):
        words = f"{there.total()} of {wanted.total()} cards can be read on a picture of kind {kind}"
        yield Broken("pictures are true", words, f"{table}, version {version}")


def _least(kind: str, moment: Frame) -> int:
    """One card of this many can be read at least."""
    assert moment.state is not None
    longest = max(map(len, moment.state.hands), default=0)
    return _CLOSE if kind == "result" and longest > _LONG else _LEAST.get(kind, 2)


def shown_to(kind: str, moment: Frame, reader: int | None) -> Counter[Card]:
    """The cards that a picture of this kind may show to this person at this moment."""
    state = moment.state
    assert state is not None
    if kind in (*HANDS, STAYING):
        mine = reader is not None and reader in moment.users
        return Counter(state.hands[moment.users.index(reader)] if mine else ())
    lain = Counter(card for meld in state.melds for card in meld.cards)
    if state.phase is Phase.OVER or kind == "result":
        over = state.phase is Phase.OVER
        lain += Counter(card for hand in state.hands for card in hand if over)
    if kind != "result":
        lain += Counter(state.discard if moment.has_row else state.discard[-1:])
        lain += Counter(() if moment.cut is None else (moment.cut,))
    return lain
