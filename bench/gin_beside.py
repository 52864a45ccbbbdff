"""Gin beside OpenSpiel's: the same deals in both, moment by moment, played with some sense.

Compared are the deadwood of ten-card hands between turns, what may be done, what a deal brings, and
what OpenSpiel's bot does here and at a table made up from what its seat sees (bench.openspiel_gin).
OpenSpiel has the rules of ``last_discard`` "knock", no big gin and no points for equal deadwood;
the card just taken may be thrown there, which is left out of the comparison. Its players lay melds
and lay off themselves, which is done as our own searches say. It needs the extra ``bench``.
"""

import importlib
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bench.openspiel_cards import melded, our_card
from bench.openspiel_gin import SimpleBot
from engine.analysis.ideas import choose
from engine.cards import Card, without
from engine.events import Dealt
from engine.evolve import evolve
from engine.games.gin.melds import Defence, defend, split
from engine.games.gin.rules import GinOptions, gin_rummy
from engine.melds import Reading
from engine.moves import Discard, Draw, Knock, LayOff, Move, Pass, Show, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.play import decide, offers, start
from engine.state import State
from engine.steps.take import TakenCard
from engine.view import masked

DEALS = 300
_UPCARD, _STOCK, _PASS, _KNOCK = 52, 53, 54, 55
_LIMIT = 10
_LONGEST = 5
"""Cards of its longest runs: longer ones are laid there as two."""

RULES = gin_rummy(
    GinOptions(last_discard="knock", showdown="own", undercut_on_tie=False, big_gin=None)
)


def report() -> Iterator[str]:
    """How often both say the same, and each kind of difference with its number."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        yield "gin beside OpenSpiel: not installed (extra bench)"
        return
    theirs, dealer, told = spiel.load_game("gin_rummy"), Random("beside"), Counter[str]()
    bot = SimpleBot()
    for _ in range(DEALS):
        _Deal(theirs, dealer, told, bot).play()
    yield f"gin beside OpenSpiel, {DEALS} deals:"
    for what, count in sorted(told.items()):
        yield f"  {what}: {count}"


class _Deal:
    """One deal in both; what is compared is counted in ``told``."""

    def __init__(self, theirs: Any, chance: Random, told: Counter[str], bot: SimpleBot) -> None:
        self.chance, self.told, self.bot = chance, told, bot
        self.spiel = theirs.new_initial_state()
        self.cards = [our_card(self.spiel.action_to_string(0, card)) for card in range(52)]
        self.actions = {card: action for action, card in enumerate(self.cards)}
        self.melds = {
            frozenset(melded(self.spiel.action_to_string(0, action))): action
            for action in range(_KNOCK + 1, theirs.num_distinct_actions())
        }
        pack = chance.sample(range(52), 52)
        hands = tuple(pack[:10]), tuple(pack[10:20])
        while self.spiel.is_chance_node():
            self._deal_out(pack)
        dealt = Dealt(1, 1, 0, hands, tuple(pack[21:]), (pack[20],), RULES.opening)
        self.state = evolve(start(RULES, 2, 1), dealt)

    def _deal_out(self, pack: Sequence[Card]) -> None:
        """The next card that it deals: to the hand in which it lies here."""
        whose = len(self.spiel.history())
        self.spiel.apply_action(self.actions[pack[whose]])

    def play(self) -> None:
        """Play on in both, anyhow, until the deal is over."""
        while self.state.phase is not Phase.OVER:
            if self.spiel.is_terminal():  # it lets the upcard be taken fifty times in a deal
                self.told["deals that it calls off"] += 1
                return
            self._compare()
            self._move()
        assert self.state.result is not None
        first, second = self.state.result.scores
        self._same("payoffs", [first - second, second - first], list(self.spiel.returns()))

    def _same(self, what: str, ours: object, theirs: object) -> None:
        self.told[f"{what} alike" if ours == theirs else f"{what} DIFFERENT"] += 1

    def _compare(self) -> None:
        state, seat = self.state, self.state.turn
        if state.phase in (Phase.OFFER, Phase.DRAW):
            ours = [split(hand, RULES.melds, RULES.points).points for hand in state.hands]
            self._same("deadwood of both hands", ours, list(self.spiel.deadwood()))
        phase = self._phase()
        if phase == "KNOCK":
            return  # the last discard has been taken to knock with it
        here = self.bot.decision(self.bot.table(masked(state, seat), seat))
        self._same("what its bot does", here, self.bot.decision(self.spiel.clone()))
        legal = {self._action(move) for move in offers(RULES, state, seat)}
        if phase == "WALL":
            legal = {_KNOCK if action == _UPCARD else action for action in legal}
        if self._knocks_with_the_card_taken():
            legal.add(_KNOCK)
        self._same(f"what may be done, {state.phase}", legal, self._theirs())

    def _phase(self) -> str:
        return str(self.spiel.current_phase()).rpartition(".")[2]

    def _knocks_with_the_card_taken(self) -> bool:
        """What would be a knock if the card just taken might be thrown."""
        taken, hand = self.state.recall(TakenCard).taken, self.state.hands[self.state.turn]
        rest = None if taken is None else without(hand, (taken,))
        return rest is not None and split(rest, RULES.melds, RULES.points).points <= _LIMIT

    def _theirs(self) -> set[int]:
        """What may be done there, but for throwing the card just taken."""
        taken = self.state.recall(TakenCard).taken
        return set(self.spiel.legal_actions()) - {-1 if taken is None else self.actions[taken]}

    def _action(self, move: Move) -> int:
        match move:
            case Discard(card):
                return self.actions[card]
            case Knock():
                return _KNOCK
        return {Take: _UPCARD, Draw: _STOCK, Pass: _PASS}[type(move)]

    def _move(self) -> None:
        state, seat = self.state, self.state.turn
        found = list(offers(RULES, state, seat))
        knocks = [move for move in found if isinstance(move, Knock)]
        if knocks and (len(knocks) == len(found) or self.chance.random() < 1 / 2):
            self._knock(knocks, seat)
            return
        decision = choose(Observation.at(RULES, state, seat))
        anything = [one for one in found if not isinstance(one, Knock)]
        careless = isinstance(decision, Knock) or self.chance.random() < 1 / 4
        move = self.chance.choice(anything) if careless else decision
        wall = self._phase() == "WALL"
        self._decide(seat, move)
        self.spiel.apply_action(_KNOCK if wall and isinstance(move, Take) else self._action(move))
        if self.spiel.is_chance_node():
            self.spiel.apply_action(self.actions[self.state.hands[seat][-1]])

    def _decide(self, seat: int, move: Move) -> None:
        for event in decide(RULES, self.state, seat, move):
            self.state = evolve(self.state, event)

    def _knock(self, knocks: list[Knock], seat: int) -> None:
        """Knock in both, and let the other player do their best."""
        if _KNOCK in self.spiel.legal_actions():
            self.spiel.apply_action(_KNOCK)
        ours = {self.actions[move.card] for move in knocks}
        self._same("cards to knock with", ours, self._theirs())
        move = self.chance.choice(knocks)
        best = split(
            without(self.state.hands[seat], (move.card,)) or (),
            RULES.melds,
            RULES.points,
            move.card,
        )
        self.spiel.apply_action(self.actions[move.card])
        self._lay(best.melds)
        self._decide(seat, Knock(move.card, tuple(meld.cards for meld in best.melds)))
        hand = self.state.hands[1 - seat]
        shown = self.state.phase is Phase.SHOW
        table = self.state.melds if shown else ()
        done = defend(hand, table, RULES.melds, RULES.points)
        if shown:
            self._lay_off(done, self.state)
            lay_offs = tuple(LayOff(cards, at) for at, cards in done.lay_offs)
            self._decide(1 - seat, Show(tuple(meld.cards for meld in done.melds), lay_offs))
        if not self.spiel.is_terminal():
            self._lay(done.melds)

    def _lay(self, melds: Sequence[Reading]) -> None:
        for meld in melds:
            for part in _parts(meld.cards):
                self.spiel.apply_action(self.melds[frozenset(part)])
        if not self.spiel.is_terminal():
            self.spiel.apply_action(_PASS)

    def _lay_off(self, done: Defence, state: State) -> None:
        """Card by card, each when it fits."""
        left = [card for _, cards in done.lay_offs for card in cards]
        while left:
            fit = [card for card in left if self.actions[card] in self.spiel.legal_actions()]
            self.spiel.apply_action(self.actions[fit[0]])
            left.remove(fit[0])
        self.spiel.apply_action(_PASS)


def _parts(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """A meld as it can be laid there."""
    if len(cards) <= _LONGEST:
        yield cards
    else:
        half = len(cards) // 2
        yield cards[:half]
        yield cards[half:]
