"""Stands in for OpenSpiel, which is an optional extra: as much of its gin as the adapter uses.

Its tables refuse what the real ones refuse, and say of a table what those say; its bot is our own.
"""

from types import SimpleNamespace

from bench.openspiel_cards import our_card
from engine.games.gin.melds import split
from engine.games.gin.rules import GinOptions, gin_rummy

_TAKE, _DRAW, _PASS, _KNOCK = 52, 53, 54, 55
_NAMES = [f"{rank}{suit}" for suit in "scdh" for rank in "A23456789TJQK"]
_DEALT, _LAST, _LIMIT = 21, 2, 10
_RULES = gin_rummy(GinOptions())
_CARDS = [our_card(name) for name in _NAMES]


class Table:
    """A deal as actions make it; cards are numbers of its own pack."""

    def __init__(self) -> None:
        self.pack, self.held, self.pile = set(range(52)), ([], []), []
        self.turn, self.phase, self.passes, self.coming = 0, "DEAL", 0, True

    def action_to_string(self, player: int, action: int) -> str:
        return f"Player: {player} Action: {_NAMES[action]}"

    def current_player(self) -> int:
        return -1 if self.coming else self.turn

    def current_phase(self) -> str:
        return f"Phase.{self.phase}"

    def stock_size(self) -> int:
        return len(self.pack)

    def hands(self) -> list[list[int]]:
        return [sorted(hand) for hand in self.held]

    def legal_actions(self) -> list[int]:
        """All but the knock, about which the real one thinks longer."""
        if self.coming:
            return sorted(self.pack)
        if self.phase == "FIRST_UPCARD":
            return [_DRAW] if self.passes == 2 else [_TAKE, _PASS]
        if self.phase == "DRAW":
            return [_TAKE, _DRAW]
        return [_PASS] if self.phase == "WALL" else sorted(self.held[self.turn])

    def apply_action(self, action: int) -> None:
        if action == _KNOCK:
            assert self.phase == "DISCARD", "one knocks with a card to throw"
            self.phase = "KNOCK"
            return
        assert action in self.legal_actions(), f"{action} in {self.phase}"
        if self.coming:
            self._came(action)
        elif action == _PASS:
            self.turn, self.passes = 1 - self.turn, self.passes + 1
        elif action == _DRAW:
            self.coming = True
        elif action == _TAKE:
            self.held[self.turn].append(self.pile.pop())
            self.phase = "DISCARD"
        else:
            self.held[self.turn].remove(action)
            self.pile.append(action)
            self.turn = 1 - self.turn
            self.phase = "WALL" if len(self.pack) == _LAST else "DRAW"

    def _came(self, card: int) -> None:
        self.pack.remove(card)
        dealt = 52 - len(self.pack)
        if self.phase != "DEAL":
            self.held[self.turn].append(card)
            self.phase, self.coming = "DISCARD", False
        elif dealt < _DEALT:
            self.held[dealt > _DEALT // 2].append(card)
        else:
            self.pile.append(card)
            self.phase, self.coming = "FIRST_UPCARD", False


class Bot:
    """Takes what lessens its deadwood, throws what leaves least, and knocks as soon as it can."""

    def step(self, table: Table) -> int:
        hand = table.held[table.turn]
        if table.phase in ("DISCARD", "KNOCK"):
            thrown = min(hand, key=lambda card: _left(hand, card))
            knocks = table.phase == "DISCARD" and _left(hand, thrown) <= _LIMIT
            return _KNOCK if knocks else thrown
        if table.legal_actions() == [_DRAW]:
            return _DRAW
        more = [*hand, table.pile[-1]]
        least = min(_left(more, card) for card in more)
        if table.phase == "WALL":
            return _KNOCK if least <= _LIMIT else _PASS
        if least < _left(hand):
            return _TAKE
        return _PASS if table.phase == "FIRST_UPCARD" else _DRAW


def _left(hand: list[int], thrown: int | None = None) -> int:
    rest = [_CARDS[card] for card in hand if card != thrown]
    return split(tuple(rest), _RULES.melds, _RULES.points).points


def load_game(name: str) -> SimpleNamespace:
    assert name == "gin_rummy"
    return SimpleNamespace(new_initial_state=Table, get_parameters=dict)


def make_simple_gin_rummy_bot(parameters: object, player: int) -> Bot:
    return Bot()
