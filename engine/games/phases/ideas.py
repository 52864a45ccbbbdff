"""A seat's view of Ten Phases, and the ideas of a plain player."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property

from engine.cards import HIDDEN, JOKER, Card, bare
from engine.colour_melds import ColourMelds
from engine.computer.plain.advice import Why, remarks_on
from engine.computer.plain.bridges import bridges, way_out
from engine.computer.plain.features import FEW
from engine.computer.plain.ideas import USUAL
from engine.computer.plain.remarks import Remark, against, soon_over, strongest
from engine.facts import Down, Facts, WorksOn
from engine.games.phases.book import Phases
from engine.games.phases.nearness import WantedPhase, phase_of
from engine.moves import (
    Announce,
    Discard,
    Draw,
    LayOff,
    MakeContract,
    Move,
    Swap,
    Take,
)
from engine.observation import Did, Observation, known_in, unseen
from engine.phase import Phase
from engine.steps.laying import FITTING
from engine.steps.skips import SKIP


class PhasesFeatures:
    """The features that a player considers before a move."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.game, self.state, self.seat, self.notes = observation
        self.hand = tuple(card for card in observation.hand if card != HIDDEN)
        assert isinstance(self.game.melds.own, ColourMelds)
        self.rules = self.game.melds.own

    @cached_property
    def facts(self) -> Facts:
        """The public facts of the deal."""
        return self.observation.facts

    @cached_property
    def down(self) -> frozenset[int]:
        """The seats that have laid their phase."""
        return self.facts[Down].seats

    @cached_property
    def has_laid(self) -> bool:
        """Whether the player has laid a phase."""
        return self.seat in self.down

    @cached_property
    def phases(self) -> tuple[WantedPhase, ...]:
        """The phases that the player may lay in this deal."""
        return self.works_on(self.seat)

    def works_on(self, seat: int) -> tuple[WantedPhase, ...]:
        """Return the phases that a seat may lay in this deal."""
        return tuple(self.phase(number) for number in self.facts[WorksOn].numbers[seat])

    def phase(self, number: int) -> WantedPhase:
        """Return the phase of this number."""
        return phase_of(self.game.goals.numbered[number - 1].slots, self.rules)

    @cached_property
    def upcard(self) -> Card | None:
        """The upcard, or None if no one may take it."""
        top = self.state.discard[-1] if self.state.discard else None
        return None if top == SKIP else top

    @cached_property
    def unseen(self) -> Counter[Card]:
        """The cards that no one has shown."""
        return unseen(self.observation)

    @cached_property
    def others(self) -> Sequence[int]:
        """The other seats that take part, in the order of their turns."""
        seats = [self.state.after(self.seat, steps) for steps in range(1, self.state.seats)]
        return [seat for seat in seats if self.game.plays(self.state, seat)]

    def missing(self, hand: Sequence[Card]) -> int:
        """Return the number of cards missing for the nearest phase."""
        return min((phase.missing(phase.held(hand)) for phase in self.phases), default=0)

    def may_be_laid(self, hand: Sequence[Card]) -> bool:
        """Return whether a quick test allows that the hand lays a phase.

        Otherwise no search is needed.
        """
        held = ((phase, phase.held(hand)) for phase in self.phases)
        return any(not phase.missing(cards) or not phase.is_exact for phase, cards in held)

    def fits(self, card: Card) -> bool:
        """Return whether a card can be laid off on the table."""
        return bool(FITTING.of(self.state.melds, self.game.melds).get(bare(card)))

    @cached_property
    def opponent_is_close(self) -> bool:
        """Whether a player who is down has few cards (``FEW``), so the deal may end any moment."""
        down = self.down.intersection(self.others)
        return any(len(self.state.hands[seat]) <= FEW for seat in down)

    def spare(self) -> list[Card]:
        """Return the cards that the phase doesn't need, or all natural cards once it is laid."""
        naturals = [card for card in dict.fromkeys(self.hand) if card not in (JOKER, SKIP)]
        if self.has_laid:
            return naturals
        now = self.missing(self.hand)
        unneeded = []
        for card in naturals:
            rest = list(self.hand)
            rest.remove(card)
            if self.missing(rest) <= now:
                unneeded.append(card)
        return unneeded

    def collects(self, seat: int, card: Card) -> bool:
        """Return whether a player is known to collect cards that go with this one."""
        if seat in self.down:
            return self.fits(card)
        known = known_in(self.state, self.notes, seat)
        kinds = {slot.kind for phase in self.works_on(seat) for slot in phase.slots}
        return any(held < JOKER and self.rules.together(card, held, kinds) for held in known)

    def wants(self, seat: int, card: Card) -> float:
        """Return the chance, 0 to 1, that a player can use this card if it is discarded to them."""
        if card == SKIP:
            return 0.0
        if card == JOKER:
            return 1.0
        if seat in self.down:
            return 1.0 if self.fits(card) else 0.0
        number, likely = card % 13, 0.0
        known = known_in(self.state, self.notes, seat)
        for phase in self.works_on(seat):
            chance = 0.0
            if phase.runs:
                holds_number = any(held != JOKER and held % 13 == number for held in known)
                chance = max(chance, 0.05 if holds_number else 0.04 * max(phase.runs))
            if phase.sets:
                same = sum(held != JOKER and held % 13 == number for held in known)
                chance = max(chance, 0.9 if same else 0.1 + 0.02 * sum(phase.sets))
            if phase.colours:
                same = sum(held != JOKER and held // 13 == card // 13 for held in known)
                chance = max(chance, min(0.9, 0.25 + 0.25 * same))
            likely = max(likely, chance)
        return likely * 0.3 if self._left_alike(seat, card) else likely

    def _left_alike(self, seat: int, card: Card) -> bool:
        """Return whether this seat has discarded or left a card of this number lately."""
        return any(
            note.seat == seat and note.did is not Did.TOOK and note.card % 13 == card % 13
            for note in self.notes.history[-24:]
            if note.card < JOKER
        )


# The plain ideas, with their reasons and remarks.


def moves_of(features: PhasesFeatures) -> Iterator[Move]:
    """Yield plain ideas, the best first."""
    if features.state.phase is Phase.DRAW:
        yield from draws(features)
    elif features.state.phase is Phase.ANNOUNCE:
        yield from announces(features)
    else:
        yield from lays(features)
        yield from throws_of(features)


def throws_of(features: PhasesFeatures) -> Iterator[Discard]:
    """Yield plain discards, the best first."""
    spare = set(features.spare())
    yield from sorted(throws(features), key=lambda move: discard_order(features, move, spare))


def discard_order(features: PhasesFeatures, move: Discard, spare: set[Card]) -> tuple[object, ...]:
    """Return the sort key of a discard. The best discard has the lowest key.

    ``spare`` has the unneeded cards.
    """
    card = move.card
    if card == SKIP:
        return 0, skip_order(features, move)
    gift = bool(features.down - {features.seat}) and features.fits(card)
    return 1, card == JOKER, card not in spare, gift, -features.game.points(card), card


def lays(features: PhasesFeatures) -> Iterator[Move]:
    """Yield moves that lay the phase, swap wild cards, or lay off, the best first."""
    observation, state = features.observation, features.state
    if state.phase is not Phase.PLAY or state.turn != features.seat:
        return
    if not features.has_laid:
        if features.may_be_laid(features.hand):
            yield from sorted(observation.offers(MakeContract), key=_floats(features))
        return
    out = way_out(observation)
    if out is not None:
        yield out
    yield from observation.offers(Swap)
    if len(features.hand) == 1 and _goes_out(features, Discard(features.hand[0])):
        return
    hits = [move for move in observation.offers(LayOff) if isinstance(move, LayOff)]
    yield from (move for move in hits if move.cards[0] < JOKER)
    yield from bridges(observation)
    yield from (move for move in hits if move.cards[0] >= JOKER)


def _floats(features: PhasesFeatures) -> Callable[[Move], bool]:
    """Return a sort key. Phases come last if they leave no card although a discard is needed."""
    held = len(features.hand)

    def key(move: Move) -> bool:
        assert isinstance(move, MakeContract)
        return sum(map(len, move.melds)) == held and not _goes_out(features, move)

    return key


def _goes_out(features: PhasesFeatures, move: Move) -> bool:
    """Return whether a move ends the deal."""
    return features.observation.after(move).seen.phase is Phase.OVER


def draws(features: PhasesFeatures) -> Iterator[Move]:
    """Yield taking the upcard and drawing, the better one first."""
    takes = is_wanted(features) or way_out(features.observation) is not None
    wanted = (Take(), Draw()) if takes else (Draw(), Take())
    yield from filter(features.observation.may, wanted)


def is_wanted(features: PhasesFeatures) -> bool:
    """Return whether the upcard is wild, can be laid off, or fills a gap in the phase."""
    upcard = features.upcard
    if upcard is None:
        return False
    if features.has_laid:
        return features.fits(upcard)
    return upcard == JOKER or features.missing((*features.hand, upcard)) < features.missing(
        features.hand
    )


def announces(features: PhasesFeatures) -> list[Announce]:
    """Return the phases that may be announced, the nearest first."""
    moves = [move for move in features.observation.offers() if isinstance(move, Announce)]

    def missing(move: Announce) -> int:
        phase = features.phase(move.number)
        return phase.missing(phase.held(features.hand))

    return sorted(moves, key=missing)


def throws(features: PhasesFeatures) -> list[Discard]:
    """Return the possible discards. A skip card has one for each player whom it may skip."""
    return [move for move in features.observation.offers(Discard) if isinstance(move, Discard)]


def skip_order(features: PhasesFeatures, move: Discard) -> tuple[object, ...]:
    """Return the sort key of a discard that skips a player. The lowest key is the best.

    Players who are down come first, then the other players. Among both, the player with the fewest
    cards comes first, and more phases decide a tie.
    """
    whom = move.skip
    if whom is None:
        return (False, 0, 0)
    made = features.state.recall(Phases).made_by(whom)
    return whom not in features.down, len(features.state.hands[whom]), -len(made)


def goes_with(features: PhasesFeatures, card: Card) -> bool:
    """Return whether another card in the hand goes with this one for the player's phases.

    That card has the same or a neighbouring number, or more than two other cards have the colour of
    this one.
    """
    others = list(features.hand)
    if card in others:
        others.remove(card)
    numbers = [other % 13 for other in others if other not in (JOKER, SKIP)]
    for phase in features.phases:
        if phase.sets and card % 13 in numbers:
            return True
        if phase.runs and {card % 13 - 1, card % 13 + 1} & set(numbers):
            return True
        if (
            phase.colours
            and sum(other // 13 == card // 13 for other in others if other < JOKER) > 2
        ):
            return True
    return False


def spare(observation: Observation, card: Card) -> Collection[Card]:
    """Return the cards that a player who discards ``card`` would also consider.

    These are the unneeded cards. If ``card`` itself is needed, these are all cards that are not
    wild.
    """
    features = PhasesFeatures(observation)
    unneeded = {*features.spare(), SKIP}
    return unneeded if card in unneeded else {*features.hand} - {JOKER}


def suggested(observation: Observation) -> Sequence[Move]:
    """Return moves that lay cards, the best first, or the phases that can be announced."""
    # The way out is also one of the moves that lay.
    moves = list(dict.fromkeys(lays(PhasesFeatures(observation))))
    return moves or list(observation.offers(Announce))


def reason(observation: Observation, move: Move) -> Why:
    """Return the reason for a move."""
    features = PhasesFeatures(observation)
    match move:
        case MakeContract():
            return Why.CONTRACT
        case LayOff():
            return Why.LAY_OFF
        case Swap():
            return Why.SWAP
        case Announce():
            return Why.ANNOUNCE
        case Take():
            return _of_take(features)
        case Draw():
            return _of_draw(features)
        case Discard(card, skip):
            return _of_skip(features, skip) if skip is not None else _of_discard(features, card)
    raise ValueError(f"{move} is not a move of this game")


def _of_take(features: PhasesFeatures) -> Why:
    if features.upcard == JOKER:
        return Why.TAKE_JOKER
    if is_wanted(features):
        return Why.TAKE_FITS if features.has_laid else Why.TAKE_NEARER
    return Why.UPCARD_BETTER if features.observation.may(Draw()) else Why.TAKE_LEFT


def _of_draw(features: PhasesFeatures) -> Why:
    if not features.state.discard:
        return Why.NO_UPCARD
    if not features.observation.may(Take()):
        return Why.UPCARD_BARRED
    if is_wanted(features):
        return Why.STOCK_BETTER
    return Why.UPCARD_NO_USE if features.has_laid else Why.UPCARD_NO_NEARER


def _of_skip(features: PhasesFeatures, whom: int) -> Why:
    if len(features.others) == 1:
        return Why.SKIP_AGAIN
    hands, offered = features.state.hands, features.observation.offers(Discard)
    targets = {move.skip for move in offered if isinstance(move, Discard)} - {None}
    least = min((len(hands[seat]) for seat in targets if seat is not None), default=0)
    return Why.SKIP_NEAREST if len(hands[whom]) <= least else Why.SKIP_LONGER


def _of_discard(features: PhasesFeatures, card: Card) -> Why:
    if card == SKIP:
        return Why.SKIP_IDLE
    if features.has_laid:
        is_highest = max(map(features.game.points, features.hand)) == features.game.points(card)
        close = is_highest and features.opponent_is_close
        return (Why.DEAR if features.fits(card) else Why.DEAR_AND_SAFE) if close else Why.SPARED
    if card not in features.spare():
        return Why.MISSED_LEAST
    return Why.FEW_NEIGHBOURS if goes_with(features, card) else Why.NO_USE_FOR_CONTRACT


def remarks(
    observation: Observation, why: Why, card: Card, instead: Card | None
) -> tuple[Remark, ...]:
    """Return the facts that speak for discarding ``card``, or against discarding ``instead``."""
    if card == SKIP:
        return strongest(soon_over(observation))
    if instead == SKIP:
        instead = None
    if PhasesFeatures(observation).has_laid:
        # A player who has laid a phase lays no more melds in this deal, so pairs in the hand don't
        # matter.
        fed = iter(()) if instead is None else against(observation, instead)
        return strongest(soon_over(observation), fed)
    return remarks_on(observation, why, card, instead)


IDEAS = USUAL._replace(
    moves=lambda observation: moves_of(PhasesFeatures(observation)),
    throws=lambda observation: throws_of(PhasesFeatures(observation)),
    spare=spare,
    suggested=suggested,
    reason=reason,
    remarks=remarks,
)
