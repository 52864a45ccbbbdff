"""OpenSpiel's simple gin bot as a program that plays: ``python -m bench.openspiel_gin``.

It speaks docs/player-protocol.md and needs the extra ``bench``. The bot looks at a table as one
seat sees it: its hand, the pile, how many cards are left, and what may be done. So for each
question a table of OpenSpiel is made up at which its seat sees just that; what else lies where is
anything that the pack leaves. Which melds it lays is left to our own searches: it lays none against
gin, which OpenSpiel would charge it in full. It never lays off, though it could 179 times in 300 of
its own deals: where the players show for themselves (``{"showdown": "own"}``) it does not here
either; else the table lays off for it.
"""

import importlib
import json
import sys
from collections.abc import Iterator
from typing import Any

from bench.openspiel_cards import our_card
from engine.cards import Card, without
from engine.game import Game
from engine.games.gin.melds import split
from engine.games.gin.turn import Offer
from engine.moves import Discard, Draw, Knock, Move, Pass, Show, Take
from engine.notation.move import write_move
from engine.notation.position import Position, read_position
from engine.phase import Phase
from engine.play import offers
from engine.state import State

_TAKE, _DRAW, _PASS, _KNOCK = 52, 53, 54, 55
_HAND = 10
_NOT_ITS_RULES = {"oklahoma": False, "round_the_corner": False, "knock_limit": 10}
"""Options that must stay as they are: its rules know no others."""


class SimpleBot:
    """The bot at tables that are made up."""

    def __init__(self) -> None:
        self._spiel: Any = importlib.import_module("pyspiel")
        self._game = self._spiel.load_game("gin_rummy")
        told = self._game.new_initial_state().action_to_string
        self._cards = [our_card(told(0, action)) for action in range(52)]
        self._actions = {card: action for action, card in enumerate(self._cards)}

    def move(self, position: Position, you: str) -> Move:
        """What it does in this position, or what comes next to it that our rules allow."""
        state, seat = position.state, position.players.index(you)
        found = list(offers(position.game, state, seat))
        if state.phase is Phase.SHOW:
            best = split(state.hands[seat], position.game.melds, position.game.points)
            return Show(tuple(meld.cards for meld in best.melds), ())
        decision = self.decision(self.table(state, seat))
        if decision in found:
            return decision
        return _nearest(position.game, state.hands[seat], decision, found)

    def table(self, state: State, seat: int) -> Any:
        """A table of OpenSpiel at which this seat sees the same, before a show."""
        hand = state.hands[seat]
        if state.phase is Phase.OFFER:
            return self._offered(hand, state.discard[-1], len(state.recall(Offer).passed))
        return self._played(hand[:_HAND], hand[_HAND:], state.discard)

    def decision(self, table: Any) -> Move:
        """What it does at a table of OpenSpiel, which goes on by that where it knocks."""
        bot = self._spiel.make_simple_gin_rummy_bot(
            self._game.get_parameters(), table.current_player()
        )
        wall = str(table.current_phase()).endswith("WALL")
        action = bot.step(table)
        if action == _KNOCK and wall:
            return Take()
        if action == _KNOCK:
            table.apply_action(action)
            return Knock(self._cards[bot.step(table)])
        if action in (_TAKE, _DRAW, _PASS):
            return {_TAKE: Take(), _DRAW: Draw(), _PASS: Pass()}[action]
        return Discard(self._cards[action])

    def _offered(self, hand: tuple[Card, ...], upcard: Card, passed: int) -> Any:
        """A table at which the first upcard is offered, after so many have left it."""
        others = self._unseen((*hand, upcard))
        hands = [hand, [next(others) for _ in range(_HAND)]]
        table = self._dealt(hands[::-1] if passed else hands, upcard)
        for _ in range(passed):
            table.apply_action(_PASS)
        return table

    def _played(
        self, hand: tuple[Card, ...], came: tuple[Card, ...], pile: tuple[Card, ...]
    ) -> Any:
        """A table with this pile at which the hand's player is to draw, or drew what came.

        The first player took the upcard and threw the oldest card of the pile; since then each drew
        the next card of it and threw it.
        """
        others = self._unseen((*hand, *came, *pile))
        if not pile:  # the first upcard was taken just now
            table = self._dealt([hand, [next(others) for _ in range(_HAND)]], came[0])
            table.apply_action(_TAKE)
            return table
        mine_first = len(pile) % 2 == 0
        other = [next(others) for _ in range(_HAND)]
        first, second = (list(hand), other) if mine_first else (other, list(hand))
        table = self._dealt([[*first[1:], pile[0]], second], first[0])
        table.apply_action(_TAKE)
        table.apply_action(self._actions[pile[0]])
        for card in pile[1:]:
            self._draw(table, card)
            table.apply_action(self._actions[card])
        for card in came:
            self._draw(table, card)
        return table

    def _draw(self, table: Any, card: Card) -> None:
        table.apply_action(_DRAW)
        table.apply_action(self._actions[card])

    def _dealt(self, hands: list[Any], upcard: Card) -> Any:
        table = self._game.new_initial_state()
        for card in (*hands[0], *hands[1], upcard):
            table.apply_action(self._actions[card])
        return table

    def _unseen(self, seen: tuple[Card, ...]) -> Iterator[Card]:
        return (card for card in range(52) if card not in seen)


def _nearest(game: Game, hand: tuple[Card, ...], decision: Move, found: list[Move]) -> Move:
    """What our rules allow instead: there one may throw or knock with the card just taken, and
    melds are laid one by one."""

    def left(card: Card) -> int:
        rest = without(hand, (card,)) or ()
        return split(rest, game.melds, game.points).points

    if isinstance(decision, Knock):
        knocks = [move for move in found if isinstance(move, Knock)]
        same = [move for move in knocks if move.card == decision.card]
        if knocks:
            return min(same or knocks, key=lambda move: left(move.card))
    thrown = [move for move in found if isinstance(move, Discard)]
    if thrown:
        return min(thrown, key=lambda move: (left(move.card), -game.points(move.card)))
    return found[0]


def _answer(bot: SimpleBot, told: dict[str, Any]) -> dict[str, object] | None:
    if told["kind"] == "game":
        for name, value in _NOT_ITS_RULES.items():
            if told["options"].get(name, value) != value:
                return {"error": f"OpenSpiel's gin has {name} {value}, nothing else"}
    if told["kind"] != "ask":
        return None
    position = read_position(told["position"], as_seen=True)
    you = told["position"]["turn"]
    return {"no": told["no"], "move": write_move(bot.move(position, you), you)}


def main() -> None:
    """Answer until nothing more is told."""
    bot = SimpleBot()
    for line in sys.stdin:
        answer = _answer(bot, json.loads(line))
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
