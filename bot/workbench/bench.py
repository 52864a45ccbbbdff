"""The workbench as its player sees it, with groups, destinations and legal moves.

The rules of the game decide which moves are legal. They get an observation of the player's seat.
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
"""At most this many cards can be chosen in the hand, and as many on the table.

It is the largest number of lines in a menu.
"""
OPENED = 8
"""At most this many melds can be open. With more, a click would be too long."""


class Picks(NamedTuple):
    """The choices on a workbench."""

    held: tuple[int, ...] = ()
    """Places in the hand."""
    opened: tuple[int, ...] = ()
    """Numbers of opened groups."""
    places: tuple[Place, ...] = ()
    """Places in the opened groups."""
    ways: tuple[Table, ...] | None = None
    """New tables that include the one chosen card, or None if no search has run yet."""

    @property
    def any(self) -> bool:
        """Whether cards are chosen."""
        return bool(self.held or self.places)

    @property
    def one_card(self) -> int | None:
        """The place in the hand of the only chosen card, or None for any other choice."""
        return self.held[0] if len(self.held) == 1 and not self.places else None

    def within(self, draft: Draft) -> "Picks":
        """Return the choices that exist on this draft and fit into a click."""
        laid = draft.laid
        opened: list[int] = []
        for number in dict.fromkeys(self.opened):
            is_there = number < len(draft.groups) and draft.groups[number]
            cards = len(open_places(draft, [*opened, number])) if is_there else 0
            if is_there and len(opened) < OPENED and cards <= MOST:
                opened.append(number)
        open_cards = open_places(draft, opened)
        return Picks(
            tuple(
                position
                for position in self.held
                if position < len(draft.hand) and position not in laid
            )[:MOST],
            tuple(sorted(opened)),
            tuple(place for place in dict.fromkeys(self.places) if place in open_cards),
            self.ways,
        )


def open_places(draft: Draft, opened: Iterable[int]) -> tuple[Place, ...]:
    """Return the places of all cards in these groups, group by group."""
    return tuple(
        Place(number, index)
        for number in sorted(opened)
        for index in range(len(draft.groups[number]))
    )


class Destination(NamedTuple):
    """A group to which the chosen cards could go."""

    number: int | None
    """The number of the group, or None for a new group."""
    makes: Reading | None
    """The reading of the group with these cards, or None if it would not be a meld."""


class FirstMelds(NamedTuple):
    """The state of a player's first melds in a game that asks for a minimum worth."""

    worth: int
    """The points of the first melds so far, or TOUCHED, or JOKER_LAID.

    ``engine.rearranging.new_table`` explains both.
    """
    least: int
    """The minimum points of the first melds."""
    open: bool
    """Whether the table may be touched now."""


class Other(NamedTuple):
    """A second reading of a group, in which jokers stand for different cards."""

    number: int
    cards: tuple[Card, ...]


class Bench(NamedTuple):
    """A draft with its choices, and everything that the screen of the workbench shows."""

    draft: Draft
    picks: Picks
    readings: Mapping[int, Reading | None]
    """The reading of each group that has cards, by number. Groups that aren't melds have None."""
    targets: tuple[Destination, ...] = ()
    """Groups to which the chosen cards could go. Groups that would be melds come first."""
    ways: Mapping[int, Table] = MappingProxyType({})
    """The tables in ``picks.ways`` that no target leads to, by their index there."""
    others: tuple[Other, ...] = ()
    """Readings of groups with jokers that differ from the current readings."""
    done: Rearrange | None = None
    """The move that plays the draft, or None if this move is illegal."""
    refusal: IllegalMove | None = None
    """The reason why the draft can't be played although all groups are melds."""
    knock: KnockOnTable | None = None
    """The knock, or None if it is illegal now."""
    draw: bool = False
    """Whether a card can be drawn."""
    draw_ends: bool = False
    """Whether drawing ends the turn."""
    can_pass: bool = False
    points: int = 0
    """The points of the cards that stay in the hand."""
    opening: FirstMelds | None = None
    """The first melds, if they need a minimum worth and aren't laid yet. Otherwise None."""
    closed: frozenset[int] = frozenset()
    """Groups that may not be touched before the first melds are laid."""
    locked: frozenset[int] = frozenset()
    """Groups with a joker. While it is there, no card may be taken from such a group."""
    fillings: tuple[Place, ...] = ()
    """Jokers that the chosen cards can replace."""
    freed: frozenset[int] = frozenset()
    """New groups that hold a joker from the table. This joker must be laid in this turn."""
    places: bool = False
    """Whether a joker on the table has a place that only certain cards can fill (TILES 5.4)."""

    @property
    def broken(self) -> tuple[int, ...]:
        """The groups that are not melds."""
        return tuple(number for number, reading in self.readings.items() if reading is None)

    @property
    def is_out(self) -> bool:
        """Whether no card stays in the hand."""
        return len(self.draft.laid) == len(self.draft.hand)

    @property
    def staying(self) -> tuple[int, ...]:
        """The places of the cards that stay in the hand."""
        laid = self.draft.laid
        return tuple(position for position in range(len(self.draft.hand)) if position not in laid)


def reader(rules: MeldRules) -> Read:
    """Return the function that reads a group by these rules."""
    return lambda cards: read_lying(cards, rules)


def bench_of(observation: Observation, draft: Draft, picks: Picks) -> Bench:
    """Return the workbench of the player to move."""
    understood = reader(observation.game.melds)
    group_readings = {
        number: understood(cards_of(draft.groups[number])) for number in draft.numbers()
    }
    bench = _with_jokers(observation, Bench(draft, picks, group_readings))
    stands = not bench.broken
    done, refusal = _done(observation, draft) if stands and draft.laid else (None, None)
    targets = tuple(_targets(bench, understood)) if picks.any else ()
    draw = observation.may(Draw())
    return bench._replace(
        targets=targets,
        ways=_ways(draft, picks, targets, understood),
        fillings=tuple(_fillings(observation, bench)) if picks.any else (),
        others=tuple(_others(draft, group_readings, observation.game.melds)),
        done=done,
        refusal=refusal,
        knock=_knock(observation, draft) if stands else None,
        draw=draw,
        draw_ends=draw and observation.after(Draw()).seen.turn != observation.seat,
        can_pass=observation.may(Pass()),
        points=sum(observation.game.points(draft.hand[position]) for position in bench.staying),
    )


def _with_jokers(observation: Observation, bench: Bench) -> Bench:
    """Return the bench with locked groups, free jokers and the first melds."""
    common, draft = observation.game.common, bench.draft
    assert common is not None
    with_joker = [
        number
        for number in bench.readings
        if any(is_joker(piece.card) and piece.held is None for piece in draft.groups[number])
    ]
    opening = None
    if common.initial_meld and observation.seat not in observation.seen.recall(Opened).opened:
        worth = opening_worth(draft.table, observation.seen.melds, observation.game.melds, common)
        reached = common.opening == "then" and worth >= common.initial_meld
        opening = FirstMelds(worth, common.initial_meld, reached or common.opening == "counts")
    closed = opening is not None and not opening.open
    return bench._replace(
        opening=opening,
        closed=frozenset(range(len(draft.melds)) if closed else ()),
        locked=locked(observation.seen.melds, common).intersection(with_joker),
        freed=frozenset(
            number
            for number in with_joker
            if number >= len(draft.melds) and all(map(is_joker, cards_of(draft.groups[number])))
        ),
        places=common.places is not None,
    )


def _fillings(observation: Observation, bench: Bench) -> Iterator[Place]:
    """Yield the jokers that the chosen cards can replace (TILES 5.4)."""
    common, draft, picks = observation.game.common, bench.draft, bench.picks
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
                indices = (
                    index
                    for index, piece in enumerate(draft.groups[number])
                    if _is_of(place, piece)
                )
                if (index := next(indices, None)) is not None:
                    yield Place(number, index)
                    break


def _is_of(place: JokerPlace, piece: Piece) -> bool:
    """Return whether a piece is the joker of this place of the table.

    In a set, the joker stands for no certain card.
    """
    return piece.held is None and is_joker(piece.card) and place.card in (None, face(piece.card))


def _done(observation: Observation, draft: Draft) -> tuple[Rearrange | None, IllegalMove | None]:
    move = Rearrange(draft.table)
    try:
        observation.decide(move)
    except IllegalMove as refusal:
        return None, refusal
    return move, None


def _knock(observation: Observation, draft: Draft) -> KnockOnTable | None:
    """Return the knock with the current draft, or None if it is illegal.

    One card must stay in the hand.
    """
    knock = KnockOnTable(draft.table if draft.laid else None)
    stays = len(draft.laid) < len(draft.hand)
    return knock if stays and observation.may(knock) else None


def _targets(bench: Bench, understood: Read) -> Iterator[Destination]:
    draft, picks = bench.draft, bench.picks
    coming = draft.chosen(picks.places, picks.held)
    new = Destination(None, _makes(cards_of(coming), understood))
    own = {place.group for place in picks.places}
    # If exactly the cards of one group are chosen, moving them to a new group changes nothing.
    alone = (
        not picks.held
        and len(own) == 1
        and len(coming) == sum(len(draft.groups[number]) for number in own)
    )
    destinations = [] if alone else [new]
    for number in draft.numbers():
        if (own != {number} or picks.held) and number not in bench.closed:
            rest = [
                piece
                for index, piece in enumerate(draft.groups[number])
                if (number, index) not in picks.places
            ]
            destinations.append(Destination(number, _makes(cards_of((*rest, *coming)), understood)))
    fitting = [target for target in destinations if target.makes is not None]
    yield from fitting
    yield from (target for target in destinations if target.makes is None)


def _makes(cards: tuple[Card, ...], understood: Read) -> Reading | None:
    return understood(cards) or understood(tuple(map(bare, cards)))


def _ways(
    draft: Draft, picks: Picks, targets: Sequence[Destination], understood: Read
) -> Mapping[int, Table]:
    numbers = (target.number for target in targets if target.makes is not None)
    moved = (draft.moved((), picks.held, number, understood) for number in numbers)
    simple = [_comparable(after.table) for after in moved if after is not None]
    numbered_ways = enumerate(picks.ways or ())
    return {number: table for number, table in numbered_ways if _comparable(table) not in simple}


def _comparable(table: Table) -> list[list[Card]]:
    """Return a value that is equal for tables with the same melds, whatever jokers stand for."""
    return sorted(sorted(map(bare, cards)) for cards in table)


def _others(
    draft: Draft, group_readings: Mapping[int, Reading | None], rules: MeldRules
) -> Iterator[Other]:
    """Yield the readings of changed groups with jokers that differ from the current readings."""
    for number, reading in group_readings.items():
        group = draft.groups[number]
        if (
            reading is None
            or not draft.is_changed(number)
            or not any(map(is_joker, cards_of(group)))
        ):
            continue
        as_read = settled(group, reader(rules))
        for other in readings(tuple(bare(card) for card in cards_of(as_read)), rules):
            if other.cards != reading.cards:
                yield Other(number, other.cards)
