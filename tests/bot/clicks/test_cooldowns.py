"""What is costly, and how often one person may ask for it."""

from bot.blocks.control import At, Cost
from bot.clicks.person_limits import ALLOWED, Cooldowns
from bot.screens.controls import CONTROLS

ANN, BEN = 1, 2


class Watch:
    time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_each_person_has_so_many_in_so_many_seconds() -> None:
    watch = Watch()
    asked, allowed = Cooldowns(watch), ALLOWED[Cost.EXPORT]
    assert [asked.spend(Cost.EXPORT, ANN) for _ in range(allowed.times)] == [None] * allowed.times
    watch.time += 100
    assert asked.spend(Cost.EXPORT, ANN) == allowed.seconds - 100
    assert asked.spend(Cost.EXPORT, BEN) is None, "everybody by themselves"
    assert asked.spend(Cost.PAGES, ANN) is None, "everything by itself"
    watch.time += allowed.seconds - 99
    assert asked.spend(Cost.EXPORT, ANN) is None


def test_people_who_asked_long_ago_are_not_remembered() -> None:
    watch = Watch()
    asked = Cooldowns(watch)
    for user in range(2_000):
        asked.spend(Cost.OPENING, user)
        watch.time += 1
    assert len(asked._spent) <= ALLOWED[Cost.OPENING].seconds


PLAY = (
    *("hand", "draw", "take", "take-back", "rowhand", "pick", "discard", "throw", "sort", "back"),
    *("contract", "lay", "off", "swap", "row", "knock", "ask", "pass", "next", "more"),
    *("do-contract", "do-lay", "do-off", "do-swap", "do-row", "do-knock", "do-it"),
    *("join", "agree", "start", "robot", "luck", "leave", "quit", "stay", "back-again", "nudge"),
)


def test_playing_costs_nothing() -> None:
    at_tables = {verb: one for one in CONTROLS if At.TABLE in one.at for verb in one.verbs}
    assert set(PLAY) <= set(at_tables), "they are called otherwise now"
    assert not [verb for verb in PLAY if at_tables[verb].cost]
    assert {one.cost for one in CONTROLS} >= {Cost.OPENING, Cost.PAGES, Cost.ADVICE, Cost.PROOF}
