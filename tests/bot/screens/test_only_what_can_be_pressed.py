"""The buttons of tables and replays: those that somebody can press, always in the same order."""

from bot.blocks.screen import Button, Menu, Screen
from bot.people.known_people import Reader
from bot.people.preferences import Preferences
from bot.screens.replay_screen import HandStyle, ReplayPlace, replay_screen
from bot.screens.table_screen import table_screen
from bot.screens.whose_turn import to_do
from bot.showing.hand_controls import hand_controls, panel_screen
from bot.text import Text
from engine.live.table import Table
from engine.live.table_view import replay_view
from engine.moves import Pass, Take
from engine.phase import Phase
from engine.table.replay import replay_of
from tests.discord.play.journals import deal
from tests.each import each
from tests.screens.script import ANN, Script
from tests.screens.tables import DRAWN, contract, game_over, last_turn, played, window

SAY = Text()
READER = Reader(ANN, SAY, Preferences())
ORDER = ["hand", "draw", "rowhand", "pass", "take", "more"]
WAYS = [
    *("replay-first", "replay-back", "replay-on", "replay-last", "replay-jump"),
    *("replay-deal-before", "replay-deal-after", "replay-export", "replay-verify"),
]


def rows(screen: Screen) -> list[list[str]]:
    """The verbs of each row of buttons; all of them are live."""
    found = []
    for row in screen.blocks:
        if isinstance(row, tuple) and row and isinstance(row[0], Button):
            buttons = [button for button in row if isinstance(button, Button)]
            assert all(button.live for button in buttons)
            found.append([button.click.verb for button in buttons])
    return found


def of_table(table: Table) -> list[list[str]]:
    return rows(table_screen(table.view(None), SAY))


def test_whose_draw_it_is_can_draw_or_take() -> None:
    assert of_table(contract()) == [["hand", "draw", "take", "more"]]
    assert of_table(played("dummy", 3, 3, 1)) in (
        [["hand", "draw", "rowhand", "more"]],
        [["hand", "more"]],
    )


def test_whoever_has_drawn_plays_from_their_hand() -> None:
    assert of_table(contract(*DRAWN)) == [["hand", "more"]]


def test_a_window_has_its_answers_in_a_row_of_their_own() -> None:
    assert of_table(window()) == [["hand", "more"], ["ask", "pass"]]


def test_the_last_turn_of_dummy_offers_no_empty_stock() -> None:
    assert of_table(last_turn()) == [["hand", "rowhand", "pass", "more"]]


@each("game", ["contract", "basic", "dummy"])
@each("phase", [Phase.DRAW, Phase.PLAY])
def test_the_buttons_of_a_table_never_change_places(game: str, phase: Phase) -> None:
    script = Script(game, 3).begin().play_on(lambda state: state.phase is phase)
    [row] = of_table(script.table())
    assert row == [verb for verb in ORDER if verb in row]


def test_a_replay_has_two_rows_of_ways_that_lead_elsewhere() -> None:
    script = Script("contract", 3).begin().play_on(game_over).close()
    replay = replay_of(script.header, script.entries)
    count = len(replay.frames)
    for place in {0, 1, *replay.deals, count // 2, count - 2, count - 1}:
        spot = ReplayPlace(place, count, replay.deals)
        table_view = replay_view(replay, place, None)
        shown = rows(replay_screen(table_view, replay.game, spot, HandStyle(), SAY))
        assert len(shown) <= 2
        verbs = [verb for row in shown for verb in row]
        assert verbs == [verb for verb in WAYS if verb in verbs]
        leading = [verb for verb in verbs if spot.to(verb.removeprefix("replay-")) != place]
        assert leading == [verb for verb in WAYS if spot.to(verb.removeprefix("replay-")) != place]


def test_no_deal_is_before_the_first_and_none_after_the_last() -> None:
    first, last = ReplayPlace(3, 9, (0, 5)), ReplayPlace(7, 9, (0, 5))
    assert [first.to("deal-before"), first.to("deal-after")] == [3, 5]
    assert [last.to("deal-before"), last.to("deal-after")] == [0, 7]
    assert ReplayPlace(3, 9, (0,)).to("deal-before") == 3


def test_a_replay_names_its_ways_in_words_for_whoever_reads() -> None:
    script = Script("contract", 3).begin().play_on(game_over).close()
    replay = replay_of(script.header, script.entries)
    spot = ReplayPlace(5, len(replay.frames), replay.deals)
    labels = {}
    for in_words in (False, True):
        liking = HandStyle(text_first=in_words)
        screen = replay_screen(replay_view(replay, 5, None), replay.game, spot, liking, SAY)
        rows = (row for row in screen.blocks if isinstance(row, tuple) and not hasattr(row, "text"))
        labels[in_words] = [one.label for row in rows for one in row if isinstance(one, Button)]
    assert labels[False][:4] == ["⏮", "◀", "▶", "⏭"]
    assert labels[True][:4] == ["⏮ First", "◀ Back", "Forward ▶", "Last ⏭"]
    assert labels[False][4:] == labels[True][4:]


def test_cards_are_to_be_laid_only_where_some_can_be() -> None:
    def read(hand: str) -> str:
        hands = (hand, "3S 9D 7H", "4S 9C 7C")
        table = Script("basic", 3).begin(deal(hands, upcard="KD")).moves("0 draw").table()
        screen = panel_screen(table, READER, hand_controls(table, READER))
        return "\n".join(block for block in screen.blocks if isinstance(block, str))

    assert "Lay cards if you like, then discard one" in read("8S 8H 8D")
    assert "**Your turn.** Choose one card and discard it." in read("2S JH 6D")


def test_gin_10_2_a_last_discard_that_cannot_be_taken_is_not_offered_in_words() -> None:
    """The table says that it may be taken: whether it helps is seen in the hand alone."""
    replay = (
        Script("gin", 2, seed=5, knock_limit=0, last_discard="knock")
        .begin()
        .play_on(lambda state: len(state.stock) == 2 and state.phase is Phase.DRAW)
    )
    table = replay.table()
    state = table.view(None).seen
    mine = table.view(table.roster.sitters[state.turn].user)
    observation = table.observation(state.turn)
    assert observation is not None
    assert not list(observation.offers(Take)), "no card of the hand makes gin with it"
    assert to_do(mine, [Take(), Pass()], lays=False) == "hand-last-discard"
    assert to_do(mine, [Pass()], lays=False) == "hand-last-discard-pass"


def test_with_the_last_card_of_dummy_the_knock_alone_is_offered() -> None:
    script = Script("dummy", seed=4, clock_chosen=False).begin()
    script.play_on(lambda state: state.phase is Phase.PLAY and len(state.hands[state.turn]) == 1)
    table, seat = script.table(), script.state.turn if script.state is not None else 0
    reader = Reader(ANN + seat, SAY.of("dummy"), Preferences())
    screen = panel_screen(table, reader, hand_controls(table, reader))
    assert not any(isinstance(block, Menu) for block in screen.blocks), "there is nothing to choose"
    assert rows(screen) == [["do-knock0", "sort"]]
    assert "Knock with your last card." in str(screen.blocks[0])
