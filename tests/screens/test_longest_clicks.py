"""No click of any control is too long for Discord, whatever stands in it.

What the clicks of a control carry behind the verb is bounded here by what it is made of; what is
not named carries nothing, but at a table the chosen cards of a hand. Every screen is held to it
(test_every_screen_is_shown.py).
"""

from dataclasses import fields

from bot.blocks.control import ME, SERVER, At, Click, Control, Payload, PresetPlace
from bot.screens.bench_panel import read_picks, write_picks
from bot.screens.controls import CONTROLS
from bot.screens.move_readings import CHOSEN
from bot.screens.server_screens import REASON
from bot.workbench.bench import MOST, OPENED, Picks
from bot.workbench.draft import Draft, Place
from data.league.standings import LONGEST_SEASON_NAME, Measure
from engine.games.registry import REGISTRY
from engine.options import open_numbers, types

LIMIT, ROOM = 100, 4
"""Characters of a custom_id, and how many of them stay free."""
TABLE, PERSON, NUMBER = 10, 20, 10
"""Characters of a table's id, a person's, and of a number that counts up (seasons, presets)."""
VERSION = len(f"{10**6:x}")
"""Of the version of a table, or the move of a replay."""
CAPITALS, DIGITS = 3, 3
"""Of what tells one menu from the one before, and of the number behind a verb."""
GAME = max(map(len, REGISTRY))
PAGE = GAME + 1 + 12
"""A page of the rules of a game."""
DEAL = GAME + 1 + NUMBER
"""A practice deal, or that of a day, of a game."""
OPTION = max(len(one.name) for game in REGISTRY.values() for one in fields(game.options))
MODE = max(
    len(mode)
    for game in REGISTRY.values()
    for hint in types(game).values()
    for mode in open_numbers(hint)
)
BENCH = 6 + 1 + MOST + 1 + OPENED + 1 + len(f"{(1 << MOST) - 1:x}")
"""A mark, cards of the hand, groups that are open, and cards of these."""
BOARD = PERSON + 1 + GAME + 1 + NUMBER + 1 + max(map(len, Measure)) + 1 + 6 + 1 + 1 + 1 + 1
MOMENT = 9
"""A deal, and a turn of a player in it."""

RESTS = {
    **dict.fromkeys(("board", "board-game", "board-measure", "board-season", "corrections"), BOARD),
    **dict.fromkeys(("orders", "orders-menu"), MOMENT),
    **dict.fromkeys(("void", "restore", "close-table"), TABLE + 1 + REASON),
    **dict.fromkeys(("daily-deal", "daily-here", "daily-more", "again"), DEAL),
    **dict.fromkeys(("practice", "real", "rules"), GAME),
    **dict.fromkeys(("page", "page-at"), PAGE),
    **dict.fromkeys(("compare", "compare-with", "same-cards", "same-deal", "same-open"), TABLE),
    **dict.fromkeys(("challenge", "challenge-all"), TABLE),
    **dict.fromkeys(("replay-export", "replay-jump", "replay-jumped", "replay-verify"), TABLE),
    **dict.fromkeys(("replay-play-on", "ledger", "ledger-seat"), TABLE),
    **dict.fromkeys(("compare-page", "ledger-go"), TABLE + 1 + NUMBER),
    **dict.fromkeys(("season-csv", "season-rename", "season-renamed"), NUMBER),
    **dict.fromkeys(("history", "history-open", "stats"), PERSON),
    **dict.fromkeys(("rule-page", "rule-pick"), 2),
    **dict.fromkeys(("rule-set", "rule-some"), OPTION),
    **dict.fromkeys(("season-monthly", "text-first", "defaults"), 1),
    **dict.fromkeys(("answer", "ask-seat", "stand-in", "take-seat"), PERSON),
    "bar-now": PERSON + 1 + 8,
    "help": 12,
    "nextseat": 0,
    "like": 12,
    "lobby-length": 12,
    "open": GAME + 1 + 12,
    "open-with": GAME + 1 + PERSON,
    "remove": 40,
    "replay": 5 + NUMBER + 1 + GAME,
    "rule-number": OPTION + 1 + MODE,
    "season-open": LONGEST_SEASON_NAME,
}
"""Characters at most, by the verbs of the controls."""


def rest_of(control: Control, at: At) -> int:
    """How many characters the rest of its clicks can have."""
    if control.verb.startswith("bench-"):
        return BENCH
    return RESTS.get(control.verb, max(CHOSEN, BENCH) if at is At.TABLE else 0)


def longest(control: Control, at: At) -> int:
    """Characters of its longest click."""
    places = {
        At.TABLE: "f" * TABLE,
        At.PRESETS: PresetPlace("g" * GAME, 10**NUMBER - 1).table_id,
        At.SERVER: SERVER,
        At.ME: ME,
    }
    menu = CAPITALS if control.payload not in (Payload.NOTHING, Payload.TYPED) else 0
    verb = max(control.verbs, key=len) + "9" * (DIGITS * control.numbered)
    version = 0 if at in At.SERVER | At.PRESETS else 16**VERSION - 1
    click = Click(places[at], version, verb)
    return len(click.write()) + menu + rest_of(control, at)


def test_the_longest_click_of_every_control_fits_with_room() -> None:
    found = {
        (control.verb, at.name): longest(control, at) for control in CONTROLS for at in control.at
    }
    assert len(found) > 150
    assert {what: size for what, size in found.items() if size > LIMIT - ROOM} == {}
    assert set(RESTS) <= {control.verb for control in CONTROLS}


def test_a_workbench_with_everything_chosen_is_within_its_bound_and_read_back() -> None:
    hand = tuple(range(52)) * 2
    draft = Draft.initial([(0, 1, 2)] * 8, hand).moved((), (0,), 0, lambda _: None)
    assert draft is not None
    places = [Place(group, at) for group in range(8) for at in range(4)]
    picks = Picks(tuple(range(104))[::-1], tuple(range(8)), tuple(places)).within(draft)
    assert (len(picks.held), len(picks.opened), len(picks.places)) == (MOST, OPENED, MOST)
    written = write_picks(picks, draft)
    assert BENCH - 1 <= len(written) <= BENCH
    assert read_picks(written, draft) == picks
    for wrong in ("g", "1ffffffff", "-1", "0x1", "f" * 99):
        read = read_picks(written.rpartition(".")[0] + f".{wrong}", draft)
        assert read is not None
        assert set(read.places) <= set(picks.places)
