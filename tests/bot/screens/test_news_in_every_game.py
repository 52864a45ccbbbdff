"""What a hand message tells of the others: in every game all since one's own last act, and once."""

from bot.screens.recap import LogLine, by_turns, log_lines, new_cards, since_my_turn
from bot.text import Text
from engine.events import (
    Dealt,
    Discarded,
    Drew,
    DrewPenalty,
    Fined,
    GrantedMayI,
    Rearranged,
    Took,
    TookRow,
)
from engine.games.registry import REGISTRY
from engine.live.table_view import TableView, live_view, seat_view
from engine.moves import Move
from engine.phase import Phase
from engine.table import play
from tests.each import each
from tests.engine.simple_player import next_move
from tests.engine.table.table_states import ANN, BEN, CHI, go_on, playing

STEPS = 150
MOST = 6
"""Deeds by others in a hand message."""


class Game:
    """A game from its first deal on. ``acts`` are what each seat did in turns, by version."""

    def __init__(self, name: str) -> None:
        people = (ANN, BEN) if name == "gin" else (ANN, BEN, CHI)
        self.told, self.say = playing(*people, game=name), Text().of(name)
        self.acts = dict[int, tuple[int, int]]()

    def step(self) -> Move | None:
        """One move of the simple player, or the next deal."""
        state = self.told.state
        assert state is not None
        if state.phase is Phase.OVER:
            go_on(self.told, *play.next_deal(self.told))
            self.acts.clear()
            return None
        seat, move = next_move(self.told.game, state)
        go_on(self.told, *play.moved(self.told, seat, move))
        if state.phase is not Phase.MAY_I:
            self.acts[self.told.version] = seat, state.turn_no
        return move

    def view(self, seat: int) -> TableView:
        public = live_view(self.told, None, None, frozenset(), None, frozenset())
        return seat_view(public, self.told, seat)

    def unread(self, seat: int) -> list[LogLine]:
        """What it has not read yet. A draw goes without saying, unless it ends a turn."""
        view = self.view(seat)
        own = [at for at, act in self.acts.items() if act[0] == seat and not self.is_on(at)]
        versions = {id(event): version for version, event in view.log}
        fines, lines = list[LogLine](), list[LogLine]()
        for line in log_lines(view, self.say, max(own, default=0), you=True):
            version = versions[id(line.event)]
            if line.is_own:
                fines += [line] if isinstance(line.event, Fined) else []
            elif isinstance(line.event, Drew):
                lines += [line] if self.is_last(version) else []
            elif not isinstance(line.event, Dealt | DrewPenalty):
                lines.append(line)
        return [*fines, *lines]

    def is_on(self, version: int) -> bool:
        """Whether this was done in the turn that is on."""
        state = self.told.state
        assert state is not None
        return self.acts[version] == (state.turn, state.turn_no)

    def is_last(self, version: int) -> bool:
        """Whether this ended a turn."""
        turn = [at for at, act in self.acts.items() if act == self.acts[version]]
        return version == turn[-1] and not self.is_on(version)


@each("name", sorted(REGISTRY))
def test_each_thing_is_told_once_and_none_is_missed(name: str) -> None:
    game, most = Game(name), 0
    for _ in range(STEPS):
        game.step()
        if game.told.phase is Phase.OVER:
            continue
        for seat in range(len(game.told.roster.sitters)):
            told, unread = since_my_turn(game.view(seat), game.say), game.unread(seat)
            most = max(most, len(unread))
            assert told.own == []
            if len(unread) <= MOST:
                assert told.rest == by_turns(unread, game.say)
            else:
                kept = by_turns(unread[1 - MOST :], game.say)
                assert told.rest[-len(kept) :] == kept
                assert game.say("hand-since-more", count=len(unread) + 1 - MOST) in told.rest
    assert most, "somebody has read something"


@each("name", sorted(REGISTRY))
def test_a_line_of_a_turn_has_all_that_its_player_did(name: str) -> None:
    game, joined = Game(name), 0
    for _ in range(STEPS):
        game.step()
        if game.told.phase is Phase.OVER:
            continue
        lines = log_lines(game.view(0), game.say)
        told = by_turns(lines, game.say)
        joined += len(lines) - len(told)
        for line in lines:
            if isinstance(line.event, Discarded | Took):
                assert sum(game.say.card(line.event.card) in one for one in told), line
    assert joined or name in ("gin", "indian", "tiles", "manipulation")


@each("name", sorted(REGISTRY))
def test_a_card_that_came_is_marked_until_its_player_throws_or_rearranges(name: str) -> None:
    game, marked = Game(name), 0
    for _ in range(STEPS):
        game.step()
        if game.told.phase is Phase.OVER:
            continue
        for seat in range(len(game.told.roster.sitters)):
            view, come = game.view(seat), list[int]()
            for _, event in game.told.log:
                if getattr(event, "player", None) != seat:
                    continue
                if isinstance(event, Discarded | Rearranged):
                    come.clear()
                elif isinstance(event, Drew | Took | DrewPenalty):
                    come.append(event.card)
                elif isinstance(event, GrantedMayI):
                    come.append(event.upcard)
                elif isinstance(event, TookRow):
                    come += event.cards
            newest = new_cards(view)[-1:]
            marked += len(newest)
            assert not newest or newest == come[-1:]
            assert newest or not come or come[-1] not in view.hand[-1:]
    assert marked
