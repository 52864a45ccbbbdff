"""What the player of a seat may know of a table, and what they may ask of the rules with it.

Whoever works out moves for a seat works with this: computers, typed moves, suggestions, and what
is offered instead of a refused move. The whole state stays with the table.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.cards import HIDDEN, Card, without
from engine.computer.notes import BLANK, Notes
from engine.computer.question import Question
from engine.computer.suggestions import Progress, progress, suggestions
from engine.events import Event
from engine.game import Game
from engine.games.registry import game
from engine.moves import Move
from engine.play import advance, choices, decide, is_legal, offers
from engine.state import State, with_hand
from engine.view import masked, view


class Knowledge(NamedTuple):
    """A game, its table with HIDDEN for every card that the seat cannot see, that seat, and what
    everybody has seen of the deal before.

    It can be sent to another process: a game of the registry is built anew there.
    """

    game: Game
    seen: State
    seat: int
    notes: Notes = BLANK

    @classmethod
    def at(cls, game: Game, state: State, seat: int, notes: Notes = BLANK) -> "Knowledge":
        """What this seat may know of a whole state."""
        return cls(game, masked(state, seat), seat, notes)

    def __reduce__(self) -> tuple[Any, ...]:
        return _built_anew, (self.game.name, self.game.options, self.seen, self.seat, self.notes)

    @property
    def question(self) -> Question:
        """The same for whoever plays the seat."""
        return Question(self.game, self.seen, self.seat, self.notes)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The player's own cards, in the order in which they came."""
        return self.seen.hands[self.seat]

    def cards_at(self, positions: Sequence[int]) -> list[Card]:
        """The cards at these places of the hand, counted from 0; places beyond it hold none."""
        return [self.hand[position] for position in positions if position < len(self.hand)]

    def offers(self, *kinds: type[Move], looks: int | None = None) -> Iterator[Move]:
        """Legal moves of these kinds, none named: of all; found as they are asked for.

        ``looks``: how long contracts and knocks are searched for (engine.play.offers).
        """
        return offers(self.game, self.seen, self.seat, *kinds, looks=looks)

    def choices(self, cards: Sequence[Card]) -> Iterator[Move]:
        """Legal moves with just these cards; jokers that say what they stand for stay so."""
        if without(self.hand, cards) is None:
            return iter(())  # steps look for what could be made of them, which takes time
        return choices(self.game, self.seen, self.seat, cards)

    def may(self, move: Move) -> bool:
        """Whether the move is legal."""
        return is_legal(self.game, self.seen, self.seat, move)

    def decide(self, move: Move) -> tuple[Event, ...]:
        """What would happen, as far as it can be known. Raises IllegalMove."""
        return decide(self.game, self.seen, self.seat, move)

    def after(self, move: Move) -> "Knowledge":
        """The moment after a move, as far as it can be known. Raises IllegalMove."""
        _, seen = advance(self.game, self.seen, self.seat, move)
        return self._replace(seen=seen)

    def known_cards_alone(self) -> "Knowledge":
        """The same without the cards of the hand that are not known: those to be drawn yet."""
        known = tuple(card for card in self.hand if card != HIDDEN)
        return self._replace(seen=self.seen._replace(hands=with_hand(self.seen, self.seat, known)))

    def suggestions(self) -> Sequence[Move]:
        """What could be laid now, best first (engine.computer.suggestions)."""
        return suggestions(self.game, self.seen, self.seat)

    def progress(self) -> Progress:
        """How near the player is to laying down (engine.computer.suggestions)."""
        # Who may act has no part in it, and takes as long to find out as all else.
        return progress(self.game, view(self.game, self.seen, self.seat, frozenset()))


def _built_anew(name: str, options: object, seen: State, seat: int, notes: Notes) -> Knowledge:
    return Knowledge(game(name, options), seen, seat, notes)
