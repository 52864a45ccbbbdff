"""A workbench as its player sees it: what stands, where the chosen cards could go, what is legal.

The rules are asked for all of it, of what the seat knows.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.workbench.draft import Draft, Piece, Place, Read, cards_of, settled
from engine.cards import Card, bare, face, is_joker
from engine.errors import IllegalMove
from engine.melds import MeldRules, Reading, read_lying, readings
from engine.moves import Draw, KnockOnTable, Pass, Rearrange
from engine.observation import Observation
from engine.rearranging.jokers import JokerPlace, locked, places_of
from engine.rearranging.new_table import opening_worth
from engine.steps.rearrange import Opened, Table

MOST = 25
"""Cards of the hand, and of the table, that are chosen at once: as many as a menu has lines."""
OPENED = 8
"""Melds that are open at once; with the cards of more a click would be too long."""


class Picks(NamedTuple):
    """Places in the hand (``held``), numbers of ``opened`` groups, and ``places`` in these.

    ``ways``: tables that lay the one chosen card, as a search found them. None before a search.
    """

    held: tuple[int, ...] = ()
    opened: tuple[int, ...] = ()
    places: tuple[Place, ...] = ()
    ways: tuple[Table, ...] | None = None

    @property
    def any(self) -> bool:
        """Whether cards are chosen."""
        return bool(self.held or self.places)

    @property
    def one_card(self) -> int | None:
        """The place of the card in hand if nothing else is chosen."""
        return self.held[0] if len(self.held) == 1 and not self.places else None

    def within(self, draft: Draft) -> "Picks":
        """What of it can be chosen on this draft, as much as a click carries."""
        laid = draft.laid
        opened: list[int] = []
        for number in dict.fromkeys(self.opened):
            is_there = number < len(draft.groups) and draft.groups[number]
            cards = len(open_places(draft, [*opened, number])) if is_there else 0
            if is_there and len(opened) < OPENED and cards <= MOST:
                opened.append(number)
        there = open_places(draft, opened)
        return Picks(
            tuple(at for at in self.held if at < len(draft.hand) and at not in laid)[:MOST],
            tuple(sorted(opened)),
            tuple(place for place in dict.fromkeys(self.places) if place in there),
            self.ways,
        )


def open_places(draft: Draft, opened: Iterable[int]) -> tuple[Place, ...]:
    """All cards of these groups, group by group."""
    return tuple(
        Place(number, at) for number in sorted(opened) for at in range(len(draft.groups[number]))
    )


class Destination(NamedTuple):
    """A group to which the chosen cards could go, None: a new one; ``makes``: what it would be,
    None if it would not stand."""

    number: int | None
    makes: Reading | None


class FirstMelds(NamedTuple):
    """What counts so far of the first melds of a player, who needs ``least``; points, or what is in
    the way of them (``engine.rearranging.new_table``). ``open``: the table may be touched now."""

    worth: int
    least: int
    open: bool


class Other(NamedTuple):
    """Another way to read a group with jokers."""

    number: int
    cards: tuple[Card, ...]


class Bench(NamedTuple):
    """``readings``: of every group that has cards, None where it does not stand. ``targets``: where
    the chosen cards could go, those that would stand first. ``others``: ways to read jokers
    otherwise. ``ways``: by number, the ways of ``picks`` that no target leads to.

    ``opening``: first melds that must be worth something are still to be laid; until they are, all
    of the table may be ``closed``. ``locked`` are groups from which nothing may be taken while a
    joker lies in them, ``fillings`` jokers whose place the chosen cards can take, and ``freed``
    groups of jokers alone that lay on the table: they must be laid in this turn.
    ``places``: jokers of the table have places.

    ``done`` is the move if it is legal as it lies, ``refusal`` why it is not although all groups
    stand. ``knock`` is the knock that is legal now. ``draw`` tells whether a card can be drawn, and
    ``draw_ends`` whether the turn is over with it. ``points`` are those of the cards that stay in
    the hand.
    """

    draft: Draft
    picks: Picks
    readings: Mapping[int, Reading | None]
    targets: tuple[Destination, ...] = ()
    ways: Mapping[int, Table] = MappingProxyType({})
    others: tuple[Other, ...] = ()
    done: Rearrange | None = None
    refusal: IllegalMove | None = None
    knock: KnockOnTable | None = None
    draw: bool = False
    draw_ends: bool = False
    can_pass: bool = False
    points: int = 0
    opening: FirstMelds | None = None
    closed: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()
    fillings: tuple[Place, ...] = ()
    freed: frozenset[int] = frozenset()
    places: bool = False

    @property
    def broken(self) -> tuple[int, ...]:
        """The groups that do not stand."""
        return tuple(number for number, found in self.readings.items() if found is None)

    @property
    def is_out(self) -> bool:
        """Whether no card stays in the hand."""
        return len(self.draft.laid) == len(self.draft.hand)

    @property
    def staying(self) -> tuple[int, ...]:
        """Places of the cards that stay in the hand."""
        laid = self.draft.laid
        return tuple(at for at in range(len(self.draft.hand)) if at not in laid)


def reader(rules: MeldRules) -> Read:
    """How these rules understand a group."""
    return lambda cards: read_lying(cards, rules)


def bench_of(mine: Observation, draft: Draft, picks: Picks) -> Bench:
    """The workbench of the player whose turn it is."""
    understood = reader(mine.game.melds)
    found = {number: understood(cards_of(draft.groups[number])) for number in draft.numbers()}
    bench = _with_jokers(mine, Bench(draft, picks, found))
    stands = not bench.broken
    done, refusal = _done(mine, draft) if stands and draft.laid else (None, None)
    targets = tuple(_targets(bench, understood)) if picks.any else ()
    draw = mine.may(Draw())
    return bench._replace(
        targets=targets,
        ways=_ways(draft, picks, targets, understood),
        fillings=tuple(_fillings(mine, bench)) if picks.any else (),
        others=tuple(_others(draft, found, mine.game.melds)),
        done=done,
        refusal=refusal,
        knock=_knock(mine, draft) if stands else None,
        draw=draw,
        draw_ends=draw and mine.after(Draw()).seen.turn != mine.seat,
        can_pass=mine.may(Pass()),
        points=sum(mine.game.points(draft.hand[at]) for at in bench.staying),
    )


def _with_jokers(mine: Observation, bench: Bench) -> Bench:
    """The bench with what may not be touched, and jokers that were set free."""
    common, draft = mine.game.common, bench.draft
    assert common is not None
    lie = [
        number
        for number in bench.readings
        if any(is_joker(piece.card) and piece.held is None for piece in draft.groups[number])
    ]
    opening = None
    if common.initial_meld and mine.seat not in mine.seen.recall(Opened).opened:
        worth = opening_worth(draft.table, mine.seen.melds, mine.game.melds, common)
        reached = common.opening == "then" and worth >= common.initial_meld
        opening = FirstMelds(worth, common.initial_meld, reached or common.opening == "counts")
    closed = opening is not None and not opening.open
    return bench._replace(
        opening=opening,
        closed=frozenset(range(len(draft.melds)) if closed else ()),
        locked=locked(mine.seen.melds, common).intersection(lie),
        freed=frozenset(
            number
            for number in lie
            if number >= len(draft.melds) and all(map(is_joker, cards_of(draft.groups[number])))
        ),
        places=common.places is not None,
    )


def _fillings(mine: Observation, bench: Bench) -> Iterator[Place]:
    """Jokers that the chosen cards set free (TILES 5.4)."""
    common, draft, picks = mine.game.common, bench.draft, bench.picks
    if common is None or common.places is None or common.joker_moves in ("free", "fixed"):
        return
    rack = common.places.rack or common.joker_moves == "locked"
    chosen = sorted(piece.card for piece in draft.chosen(picks.places, picks.held))
    if rack and picks.places:
        return
    for number, reading in bench.readings.items():
        if reading is None or number in bench.closed:
            continue
        for place in places_of([reading], common.places):
            if chosen in map(sorted, place.fills):
                lie = (at for at, one in enumerate(draft.groups[number]) if _is_of(place, one))
                if (at := next(lie, None)) is not None:
                    yield Place(number, at)
                    break


def _is_of(place: JokerPlace, piece: Piece) -> bool:
    """Whether it is the joker of this place; one in a set stands for no card of its own."""
    return piece.held is None and is_joker(piece.card) and place.card in (None, face(piece.card))


def _done(mine: Observation, draft: Draft) -> tuple[Rearrange | None, IllegalMove | None]:
    move = Rearrange(draft.table)
    try:
        mine.decide(move)
    except IllegalMove as refusal:
        return None, refusal
    return move, None


def _knock(mine: Observation, draft: Draft) -> KnockOnTable | None:
    """The knock with what lies there now; it needs a card that stays in the hand."""
    knock = KnockOnTable(draft.table if draft.laid else None)
    stays = len(draft.laid) < len(draft.hand)
    return knock if stays and mine.may(knock) else None


def _targets(bench: Bench, understood: Read) -> Iterator[Destination]:
    draft, picks = bench.draft, bench.picks
    coming = draft.chosen(picks.places, picks.held)
    new = Destination(None, _makes(cards_of(coming), understood))
    own = {place.group for place in picks.places}
    # All of a group that is alone in being chosen can go to no new one.
    alone = (
        not picks.held
        and len(own) == 1
        and len(coming) == sum(len(draft.groups[number]) for number in own)
    )
    found = [] if alone else [new]
    for number in draft.numbers():
        if (own != {number} or picks.held) and number not in bench.closed:
            there = [
                piece
                for at, piece in enumerate(draft.groups[number])
                if (number, at) not in picks.places
            ]
            found.append(Destination(number, _makes(cards_of((*there, *coming)), understood)))
    fitting = [target for target in found if target.makes is not None]
    yield from fitting
    yield from (target for target in found if target.makes is None)


def _makes(cards: tuple[Card, ...], understood: Read) -> Reading | None:
    return understood(cards) or understood(tuple(map(bare, cards)))


def _ways(
    draft: Draft, picks: Picks, targets: Sequence[Destination], understood: Read
) -> Mapping[int, Table]:
    numbers = (target.number for target in targets if target.makes is not None)
    moved = (draft.moved((), picks.held, number, understood) for number in numbers)
    simple = [_alike(after.table) for after in moved if after is not None]
    found = enumerate(picks.ways or ())
    return {number: table for number, table in found if _alike(table) not in simple}


def _alike(table: Table) -> list[list[Card]]:
    """The same for tables with the same melds."""
    return sorted(sorted(map(bare, cards)) for cards in table)


def _others(draft: Draft, found: Mapping[int, Reading | None], rules: MeldRules) -> Iterator[Other]:
    """Other readings of groups that were changed and have jokers."""
    for number, reading in found.items():
        group = draft.groups[number]
        if (
            reading is None
            or not draft.is_changed(number)
            or not any(map(is_joker, cards_of(group)))
        ):
            continue
        lying = settled(group, reader(rules))
        for one in readings(tuple(bare(card) for card in cards_of(lying)), rules):
            if one.cards != reading.cards:
                yield Other(number, one.cards)
