"""What the coach of a practice deal says, and when (UX: Learning)."""

from collections.abc import Sequence
from io import BytesIO
from math import ceil
from unicodedata import category

import pytest
from PIL import Image

from bot.blocks.coach import Learner
from bot.blocks.presenter import practice_seed
from bot.blocks.screen import Button, Menu, Picture
from bot.games.drawing import draw
from bot.games.registry import PRACTISED, PRESENTERS
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.render.specs import Spec, WorkbenchSpec
from bot.screens.recap import new_cards
from bot.showing.hand_controls import hand_controls, panel_screen, possible_kinds
from bot.text import LANGUAGES, Text
from engine.live.table import Table
from engine.phase import Phase
from engine.state import State
from tests.discord.play.common_tables import common_deal
from tests.discord.play.dummy_tables import dummy_deal
from tests.discord.play.gin_tables import ANN as GIN_ANN
from tests.discord.play.gin_tables import BEN as GIN_BEN
from tests.discord.play.gin_tables import GIN, REFUSED, gin_deal
from tests.discord.play.journals import deal
from tests.each import each
from tests.screens.longest_language import long_emojis
from tests.screens.practice import lesson, swap_replay
from tests.screens.script import ANN, Script
from tests.screens.tables import JOKER_DOWN, SECOND, over

READER = Reader(ANN, Text(), Preferences())
RARE = {
    "contract": {"swap", "owed"},
    "dummy": {"fined", "last-turn", "only-knock", "dark"},
    "gin": {"gin"},
    "indian": {"thrown", "drop"},
    "manipulation": {"knock"},
    "rummy500": {"spent"},
    "shanghai": {"swap"},
}
"""Hints that have a test of their own."""
RICH = {
    "basic": [6],
    "contract": [3],
    "dummy": [5, 11],
    "gin": [9, 12],
    "indian": [1],
    "manipulation": [3, 4],
    "rummy500": [1, 2, 3, 8],
    "shanghai": [2, 10],
}
"""Seeds of deals in which much comes up: with them every hint is found soonest."""


def said(table: Table) -> Sequence[str]:
    """The ids of the hints that Ann reads now."""
    return said_about(table, ())


def said_about(table: Table, chosen: tuple[int, ...]) -> Sequence[str]:
    """The same while these cards of the hand are chosen."""
    controls, table_view = hand_controls(table, READER, chosen), table.view(ANN)
    learner = Learner(table_view, possible_kinds(table, ANN, controls), new_cards(table_view))
    return [hint.says for hint in PRACTISED[table.game.name].hints.of(learner)]


def heard(game: str, seed: int) -> set[str]:
    """All that Ann reads in a deal that is played for them as a computer would."""
    replay, found = lesson(game, seed=seed).begin(), set()
    while replay.state is not None and not over(replay.state):
        found |= set(said(replay.table()))
        before = replay.state
        replay.play_on(lambda state, before=before: state is not before)
    return found


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.long] * (game != "contract")) for game in PRACTISED],
)
def test_ux_learning_every_hint_comes_up_in_play(game: str) -> None:
    every = {hint.says for told in PRACTISED[game].hints for hint in told}
    wanted = every - {f"practice-{game}-{name}" for name in RARE.get(game, ())}
    found: set[str] = set()
    for seed in (*RICH.get(game, ()), *range(1, 40)):
        found |= heard(game, seed)
        if found >= wanted:
            break
    assert wanted - found == set()


def test_gin_6_5_whoever_has_gin_is_told_that_and_not_to_knock() -> None:
    for hand, told in ((GIN, "practice-gin-gin"), (GIN_ANN, "practice-gin-knock")):
        table = lesson("gin").begin(gin_deal(hand, GIN_BEN)).moves(*REFUSED, "0 draw").table()
        both = {"practice-gin-gin", "practice-gin-knock"}
        assert both & set(said(table)) == {told}


def test_rummy500_8_2_with_an_empty_stock_the_pass_is_explained() -> None:
    dealt = dummy_deal(("7S 7H KC", "4S 5S JD"), "7D 2H", stock="3C", short=True, starter=1)
    table = lesson("rummy500", 2).begin(dealt).moves("1 draw", "1 discard JD").table()
    assert said(table)[0] == "practice-rummy500-spent"


def test_a_deal_begins_with_the_first_step() -> None:
    def mine(state: State) -> bool:
        return state.turn == 0 and state.phase is Phase.DRAW

    for game in ("basic", "contract"):
        table = lesson(game, seed=2).begin().play_on(mine).table()
        assert said(table)[-1] == f"practice-{game}-draw"


def test_what_is_done_once_is_not_explained_again() -> None:
    table = lesson("basic").begin(deal(("2S 9H 7D", "3S 9D 7H", "4S 9C 7C"), upcard="KD"))
    assert said(table.table()) == ["practice-basic-draw"]
    table.moves("0 draw")
    assert said(table.table()) == ["practice-basic-discard"]
    table.moves("0 discard 2S")
    assert said(table.table()) == ["practice-watch"]
    table.moves("1 draw", "1 discard 3S", "2 draw", "2 discard 4S")
    assert said(table.table()) == ["practice-short-draw"]
    table.moves("0 draw")
    assert said(table.table()) == ["practice-short-discard"]


def test_may_i_is_explained_though_ones_own_discard_was_let_go_unasked() -> None:
    table = lesson("contract").begin(deal(SECOND, stock="3C 6C 4C"))
    table.moves("0 draw", "1 pass", "2 pass", "0 discard 3C", "1 draw", "2 pass", "0 pass")
    table.moves("1 discard 6C", "2 draw")
    assert said(table.table())[0] == "practice-contract-may-i"


def test_choosing_cards_does_not_change_what_is_said() -> None:
    table = swap_replay().table()
    before = said(table)
    for position in range(len(table.view(ANN).hand)):
        assert said_about(table, (position,)) == before


def test_contract_7_4_a_swap_is_explained_and_7_5_the_joker_that_is_owed() -> None:
    replay = swap_replay()
    assert said(replay.table())[0] == "practice-contract-swap"
    replay.moves("0 swap 7S in 3")
    assert said(replay.table())[0] == "practice-contract-owed"
    replay.moves("0 meld KS KD JK")
    assert "practice-contract-owed" not in said(replay.table())


def test_manipulation_6_2_a_knock_is_explained_when_it_is_in_reach() -> None:
    hands = common_deal(("AS 2H KD", "3S 9D 7H"), stock="AC 5C")
    replay = Script("manipulation", 2).begin(hands).moves("0 draw")
    assert "practice-manipulation-knock" not in said(replay.table())
    low = Script("manipulation", 2).begin(common_deal(("AS 2H", "3S 9D"), stock="AC 5C"))
    assert said(low.moves("0 draw").table())[0] == "practice-manipulation-knock"


def test_shanghai_6_a_swap_is_explained_and_nothing_is_owed_after_it() -> None:
    dealt = deal(SECOND, deal_no=2, stock="3C 6C 4C")
    replay = lesson("shanghai").begin(dealt).moves(*JOKER_DOWN)
    assert said(replay.table())[0] == "practice-shanghai-swap"
    replay.moves("0 swap 7S in 3", "0 discard JK")


def test_dummy_3_1_the_last_turn_is_explained() -> None:
    hands = ("2S 4S 3H KC 9S 8H JD", "5D 6H 4H KS QC 10H 8C")
    replay = lesson("dummy", 2).begin(dummy_deal(hands, "7D", stock="2D 3C", short=True))
    replay.moves("0 draw", "0 discard KC", "1 draw", "1 discard KS")
    assert said(replay.table())[0] == "practice-dummy-last-turn"


def test_dummy_12_3_a_fine_is_told_until_the_next_step() -> None:
    hands = ("8D 2S 3H KC 4S 9H JD", "5D 6D 4H KS QC 10H 9C")
    replay = _dummy(hands, head="7D", stock="2D 3D 4C 5S", ting_mee=True)
    replay.moves("0 draw", "0 discard KC", "1 take 7D 5D 6D 7D", "1 discard KS")
    replay.moves("0 draw", "0 discard 8D")
    assert said(replay.table())[0] == "practice-dummy-fined"
    replay.moves("1 draw", "1 discard QC", "0 draw")
    assert "practice-dummy-fined" not in said(replay.table())


def test_dummy_8_3_a_knock_of_the_unborn_is_dark_and_a_later_one_is_not() -> None:
    hands = ("2S 3S 4S 9H 9D 9C KC", "5D 6D 4H KS QC 10H 8C")
    replay = _dummy(hands, head="7D", stock="2D 3D 4C 5S").moves("0 draw")
    assert "practice-dummy-unborn" in said(replay.table())
    dark = _dummy(("2S 3S 4S 9H 9D 9C KC", hands[1]), head="7D", stock="9S 3D").moves("0 draw")
    assert "practice-dummy-dark" in said(dark.table())
    assert "practice-dummy-knock" not in said(dark.table())


def test_dummy_3_2_with_one_card_left_there_is_only_the_knock() -> None:
    hands = ("2S 3S 4S 9H 9D 9C KC", "5D 6D 4H KS QC 10H 8C")
    replay = _dummy(hands, head="5S", stock="2D 3D").moves("0 take 5S 2S 3S 4S 5S")
    assert "practice-dummy-only-knock" not in said(replay.table())
    replay.moves("0 meld 9H 9D 9C")
    assert "practice-dummy-only-knock" in said(replay.table())


def _dummy(hands: Sequence[str], *, head: str, stock: str, **options: object) -> Script:
    return lesson("dummy", 2, **options).begin(dummy_deal(hands, head, stock=stock))


def test_laying_comes_before_the_discard_is_explained() -> None:
    replay = lesson("basic").begin(deal(("2S 9H 9D 9C 7D", "3S", "4S"), upcard="KD", stock="5C 6C"))
    assert said(replay.moves("0 draw").table()) == ["practice-basic-meld"]
    assert said(replay.moves("0 meld 9H 9D 9C").table())[-1] == "practice-basic-discard"


def test_a_game_without_a_coach_has_the_line_of_the_hand_instead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = lesson("basic").begin(deal(("2S 9H 7D", "3S 9D 7H", "4S 9C 7C"), upcard="KD")).table()
    assert words(table).startswith("-# 🎓 Practice · 18 points outside melds")
    assert "Your turn." not in words(table)
    monkeypatch.delitem(PRESENTERS, "basic")  # type: ignore[misc]  only read elsewhere
    assert words(table).startswith("**Your turn.** Draw from the stock, or take the upcard.")


def words(table: Table) -> str:
    """What Ann reads on their panel."""
    screen = panel_screen(table, READER, hand_controls(table, READER))
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


def test_a_step_says_its_text_once_and_shows_what_can_be_pressed_alone() -> None:
    table = lesson("basic").begin(deal(("2S 9H 7D", "3S 9D 7H", "4S 9C 7C"), upcard="KD")).table()
    screen = panel_screen(table, READER, hand_controls(table, READER))
    assert words(table).casefold().count("stock") == 1
    rows = [block for block in screen.blocks if type(block) is tuple]
    labels = [[one.label for one in row if isinstance(one, Button)] for row in rows]
    assert labels == [["Draw", "Take K♦︎"], ["Show me", "Do it", "Stop"]]


@each("language", LANGUAGES)
@pytest.mark.parametrize("game", PRACTISED)
def test_ux_on_a_phone_a_first_step_is_hardly_longer_than_its_pictures(
    game: str, language: str
) -> None:
    """By the sizes of the page: lines of 19 pixels, rows of 40, pictures as wide as the message."""
    table = _first_step(game)
    reader = Reader(ANN, Text(language), Preferences())
    screen = panel_screen(table, reader, hand_controls(table, reader))
    words = [
        line for block in screen.blocks if isinstance(block, str) for line in block.split("\n")
    ]
    rows = [block for block in screen.blocks if type(block) is tuple or isinstance(block, Menu)]
    pictures = [block.spec for block in screen.blocks if isinstance(block, Picture)]
    lines = sum(ceil(_letters(line) / LETTERS) for line in words)
    # A turn that begins on a workbench has a menu more, and tiles are lower than cards.
    share = 2.3 if any(isinstance(spec, WorkbenchSpec) for spec in pictures) else 1.15
    assert 19 * lines + 40 * len(rows) <= share * sum(PHONE * _ratio(spec) for spec in pictures)


PHONE, LETTERS = 264, 34
"""Pixels of a picture's width on a phone, and letters of a line."""


def _first_step(game: str) -> Table:
    """The first practice deal as its learner begins it."""
    lesson_deal = PRACTISED[game].deals[0]
    replay = lesson(game)
    replay.luck = practice_seed(game, lesson_deal)
    return replay.begin().table()


def _letters(line: str) -> int:
    plain = line.replace("*", "").removeprefix("-# ")
    return sum(category(sign)[0] != "M" for sign in plain)


def _ratio(spec: Spec) -> float:
    drawn = Image.open(BytesIO(draw(spec)))
    return drawn.height / drawn.width


def test_who_reads_with_their_ears_hears_letters() -> None:
    table = lesson("basic").begin(deal(("2S 9H 7D", "3S 9D 7H", "4S 9C 7C"), upcard="KD")).table()
    drawn = Text("en", drawn=long_emojis())
    for text_first in (False, True):
        reader = Reader(ANN, drawn, Preferences(text_first=text_first))
        screen = panel_screen(table, reader, hand_controls(table, reader))
        told = [block for block in screen.blocks if isinstance(block, str)]
        assert any("<:" in block for block in told) is not text_first
