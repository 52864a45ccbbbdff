"""Reading and writing positions of a table (docs/notation.md, Position)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.cards import JOKER, Card, bare
from engine.deck import CARDS, Deck
from engine.game import Game
from engine.games.registry import KNOWN, game
from engine.lanes import Lanes
from engine.melds import Meld, MeldKind, Reading, in_common, readings
from engine.notation.memory import keys, read_memory, write_memory
from engine.notation.reading import Cards, HeldCard, LaidCard, NotationError, explained, read_lanes
from engine.options import WrongOption, read_options
from engine.phase import Phase
from engine.state import Hands, State, changed, remembering
from engine.steps.direction import direction


class Position(NamedTuple):
    """A state with the names and options under which it was written."""

    game: Game
    options: Mapping[str, object]
    players: tuple[str, ...]
    state: State


class _MeldOnTable(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    owner: str | None = None
    kind: Literal["set", "run", "colour", "colour_run"] | None = None
    cards: list[LaidCard]
    laid_by: list[str] | None = None


class _PositionModel(BaseModel):
    model_config = ConfigDict(extra="allow", strict=True)

    game: str
    options: dict[str, Any] = Field(default_factory=dict)
    players: list[str]
    deal_no: int = Field(default=1, ge=1)
    dealer: str | None = None
    scores: dict[str, int] = Field(default_factory=dict)
    turn: str | None = None
    phase: str = "draw"
    turn_no: int | None = Field(default=None, ge=1)
    hands: dict[str, list[HeldCard]] = Field(default_factory=dict)
    stock: list[HeldCard] = Field(default_factory=list)
    lanes: dict[str, list[HeldCard]] | None = None
    discard: list[HeldCard] = Field(default_factory=list)
    table: list[_MeldOnTable] = Field(default_factory=list)


def known_game(name: str, options: Mapping[str, object]) -> Game:
    """Return the game of this name with these options. Raises NotationError about either."""
    if name not in KNOWN:
        raise NotationError(f"{name!r} is not a game; there is {', '.join(KNOWN)}")
    try:
        return game(name, read_options(KNOWN[name], options))
    except WrongOption as error:
        raise NotationError(str(error)) from None


def deck_of(given: object) -> Deck:
    """Return the deck for the game in this JSON, or playing cards if it names none."""
    name = given.get("game") if isinstance(given, Mapping) else None
    listing = KNOWN.get(name) if isinstance(name, str) else None
    return CARDS if listing is None else listing.deck


def read_position(given: object, *, as_seen: bool = False) -> Position:
    """Read a position. Raises NotationError with one sentence.

    With ``as_seen`` it is the view of one seat, with ``??`` for each hidden card.
    """
    try:
        cards = Cards(deck_of(given), as_seen)
        position = _PositionModel.model_validate(given, context=cards)
    except ValidationError as error:
        raise explained(error, "position") from None
    rules = known_game(position.game, position.options)
    players = tuple(position.players)
    if len(set(players)) != len(players):
        raise NotationError("position: 'players' names somebody twice")
    if len(players) not in rules.seats:
        raise NotationError(
            f"position: {position.game} is for {_number(rules.seats)} players, not {len(players)}"
        )
    extra = position.model_extra or {}
    for key in extra:
        if key not in keys(rules):
            raise NotationError(f"position has no key {key!r} in {position.game}")
    for key in ("hands", "scores"):
        for name in getattr(position, key):
            _seat(name, players, key)
    dealer = len(players) - 1
    if position.dealer is not None:
        dealer = _seat(position.dealer, players, "dealer")
    records = read_memory(rules, extra, players)
    try:
        lanes = read_lanes(position.lanes, position.stock, players)
    except ValueError as wrong:
        raise NotationError(f"position: 'lanes' {wrong}") from None
    turn = dealer if position.turn is None else _seat(position.turn, players, "turn")
    if rules.end.deals is not None and position.deal_no > rules.end.deals:
        raise NotationError(f"position: 'deal_no' is 1 to {rules.end.deals} in {position.game}")
    _no_strange_jokers(position, rules)
    if position.discard and not rules.pile.upcard:
        raise NotationError(f"position: 'discard' is empty in {position.game}")
    phase = _phase(position.phase, rules)
    state = State(
        deal_no=position.deal_no,
        dealer=dealer,
        scores=tuple(position.scores.get(name, 0) for name in players),
        turn=turn,
        phase=rules.start.phase(position.stock) if phase is Phase.DRAW else phase,
        turn_no=max(1, len(position.discard)) if position.turn_no is None else position.turn_no,
        hands=tuple(tuple(position.hands.get(name, ())) for name in players),
        stock=tuple(position.stock),
        discard=tuple(position.discard),
        melds=tuple(
            _meld(index, meld, players, rules) for index, meld in enumerate(position.table)
        ),
        memory=records,
        result=None,
    )
    if position.turn is None:
        state = changed(state, {"turn": rules.next_to_play(state, dealer)})
    given = {key for key in ("turn", "turn_no") if getattr(position, key) is not None}
    state = remembering(
        _completed(rules, state, given.union(extra)), Lanes(lanes, direction(state))
    )
    return Position(rules, position.options, players, state)


def _number(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def write_position(position: Position) -> dict[str, object]:
    """Return the position as JSON with all keys, except ``lanes`` if there are none."""
    rules, options, players, state = position
    deck = rules.deck
    lanes = state.recall(Lanes).lanes
    return {
        "game": rules.name,
        "options": dict(options),
        "players": list(players),
        "deal_no": state.deal_no,
        "dealer": players[state.dealer],
        "scores": dict(zip(players, _before(state), strict=True)),
        "turn": players[state.turn],
        "phase": state.phase.value,
        "turn_no": state.turn_no,
        "hands": by_player(state.hands, players, deck),
        "stock": deck.names(state.stock),
        **({"lanes": by_player(lanes, players, deck)} if lanes else {}),
        "discard": deck.names(state.discard),
        "table": [write_meld(meld, players, deck) for meld in state.melds],
    } | write_memory(state.memory, players, deck)


def by_player(hands: Hands, players: Sequence[str], deck: Deck = CARDS) -> dict[str, list[str]]:
    """Return the cards of every seat as JSON."""
    return {name: deck.names(hand) for name, hand in zip(players, hands, strict=True)}


def write_meld(meld: Meld, players: Sequence[str], deck: Deck = CARDS) -> dict[str, object]:
    """Return a meld on the table as JSON."""
    written: dict[str, object] = {"kind": meld.kind.value, "cards": deck.names(meld.cards)}
    if meld.owner is None:
        return written
    laid_by = [players[seat] for seat in meld.laid_by]
    return {"owner": players[meld.owner], **written, "laid_by": laid_by}


def _no_strange_jokers(position: _PositionModel, rules: Game) -> None:
    """Refuse jokers if the pack has none. The number of copies of a card isn't checked."""
    if JOKER not in rules.pack(len(position.players)):
        places = {"stock": position.stock, "discard": position.discard}
        places |= {f"hands.{name}": hand for name, hand in position.hands.items()}
        for key, cards in places.items():
            if JOKER in cards:
                raise NotationError(f"position: {key!r}: there is no joker in {rules.name}")


def _before(state: State) -> tuple[int, ...]:
    """Return the totals before this deal, even if it has just been scored."""
    if state.result is None:
        return state.scores
    pairs = zip(state.result.totals, state.result.scores, strict=True)
    return tuple(total - added for total, added in pairs)


def _seat(name: str, players: tuple[str, ...], key: str) -> int:
    if name not in players:
        raise NotationError(f"position: {key!r} names {name!r}, who is not a player")
    return players.index(name)


def _completed(rules: Game, state: State, given: Collection[str]) -> State:
    """Return the state with the values that its records imply for missing keys."""
    records = state.memory.values()
    for record in records:
        state = changed(state, record.implied(state, given))
    try:
        state = remembering(state, *[record.completed(state, given) for record in records])
        completed = rules.start.completed
        return state if completed is None else completed(rules, state, given)
    except ValueError as error:
        raise NotationError(f"position: {error}") from None


def _phase(text: str, rules: Game) -> Phase:
    if text == Phase.DRAW:
        return Phase.DRAW  # read as the phase in which a turn starts, if that isn't a draw
    known = [*rules.turn, Phase.OVER]
    if text not in known:
        raise NotationError(f"position: 'phase' of {rules.name} is {', '.join(known)}, not {text}")
    return Phase(text)


def _meld(index: int, given: _MeldOnTable, players: tuple[str, ...], rules: Game) -> Meld:
    """Return a meld on the table. Jokers without a given meaning get their highest reading."""
    if rules.common is not None:
        return in_common(_read_meld(index, given, rules))
    if given.owner is None or given.kind is None:
        key = "owner" if given.owner is None else "kind"
        raise NotationError(f"position needs the key 'table.{index}.{key}'")
    owner = _seat(given.owner, players, "table.owner")
    credited = [given.owner] * len(given.cards) if given.laid_by is None else given.laid_by
    laid_by = [_seat(name, players, "table.laid_by") for name in credited]
    if len(laid_by) != len(given.cards):
        raise NotationError("position: 'table.laid_by' names one player for each card of the meld")
    kind = MeldKind(given.kind)
    reading = _reading(given, rules)
    laid = (
        given.cards
        if kind in (MeldKind.RUN, MeldKind.COLOUR_RUN)
        else [bare(card) for card in given.cards]
    )
    whose = list(zip(laid, laid_by, strict=True))
    # Cards first get the seat that was written for them. The seats that are left are for bare
    # jokers.
    seats = [_credit(whose, card) for card in reading.cards]
    bare_ones = iter([seat for _, seat in whose])
    return Meld(
        owner,
        kind,
        reading.cards,
        tuple(next(bare_ones) if seat is None else seat for seat in seats),
    )


def _read_meld(index: int, given: _MeldOnTable, rules: Game) -> Reading:
    """Return a meld without an owner."""
    for key in ("owner", "laid_by"):
        if key in given.model_fields_set:
            raise NotationError(
                f"position has no key 'table.{index}.{key}' in {rules.name}: melds belong to nobody"
            )
    return _reading(given, rules)


def _reading(given: _MeldOnTable, rules: Game) -> Reading:
    """Return the reading that was written, or the first reading of the named kind."""
    fitting = [
        reading
        for reading in readings(given.cards, rules.melds)
        if given.kind in (None, reading.kind)
    ]
    if not fitting:
        called = given.kind or "meld"
        raise NotationError(
            f"position: 'table': {', '.join(rules.deck.names(given.cards))} is not a {called}"
        )
    written = tuple(given.cards)
    return next((reading for reading in fitting if reading.cards == written), fitting[0])


def _credit(whose: list[tuple[Card, int]], card: Card) -> int | None:
    """Return who laid this card and remove it from the list, or None if it isn't there."""
    for index, (laid, seat) in enumerate(whose):
        if laid == card:
            del whose[index]
            return seat
    return None
