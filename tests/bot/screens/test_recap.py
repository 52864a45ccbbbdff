"""What is told of a deal: to the channel, and to the person whom it happened to."""

from bot.blocks.screen import Menu
from bot.screens.recap import since_my_turn
from bot.screens.result_screen import result_panel, result_screen
from bot.screens.table_screen import recent_lines
from bot.text import Text
from engine.live.table_view import replay_view
from engine.table.replay import replay_of
from engine.table.roster import Sitter
from engine.table.table_events import (
    CameBack,
    HandedOver,
    SeatOpened,
    StoodIn,
    Substituted,
    TimedOut,
    TookBack,
    TookCardsBack,
    WentAway,
)
from tests.discord.play import gin_tables
from tests.discord.play.common_tables import common_deal
from tests.discord.play.journals import HANDS as CONTRACT_HANDS
from tests.discord.play.journals import deal
from tests.discord.play.tile_tables import tile_deal
from tests.each import each
from tests.screens.panels import panel as whole_panel
from tests.screens.script import ANN, Script
from tests.screens.tables import BOTH_DOWN, DRAWN, contract, played

SAY = Text()
BEN, CHI, DAO = ANN + 1, ANN + 2, ANN + 3
BLAISE = Sitter(None, "Blaise")
HANDS = ("2S 4H 6D 8C 10S QH AD", "KS KH KD 4C 6S 8H 10D", "KC 5D 7C 9S JH 3D 5C")


def basic() -> Script:
    return Script("basic").begin(deal(HANDS, upcard="3C", stock="JC 9D 9C"))


def channel(script: Script) -> list[str]:
    """Without the line of the deal."""
    return recent_lines(script.table().view(None), SAY.of(script.header.game))[1:]


def panel(script: Script, user: int, *, dropped: bool = False) -> list[str]:
    own, rest, _ = since_my_turn(
        script.table().view(user), SAY.of(script.header.game), dropped=dropped
    )
    return own + rest


def test_a_turn_of_the_autopilot_is_one_line_for_the_channel_and_for_its_player() -> None:
    script = basic().add(TimedOut(0))
    assert channel(script) == ["⏱ Ann ran out of time."]
    assert panel(script, ANN) == ["⏱ You ran out of time."]
    script.piloted("0 draw")
    assert channel(script) == ["⏱ Ann ran out of time. The autopilot drew."]
    assert panel(script, ANN) == ["⏱ You ran out of time. The autopilot drew J♣︎."]
    script.piloted("0 discard QH")
    assert channel(script) == ["⏱ Ann ran out of time. The autopilot drew and discarded Q♥︎."]
    script.moves("1 draw", "1 discard 4C")
    told = "⏱ You ran out of time. The autopilot drew J♣︎ and discarded Q♥︎."
    assert panel(script, ANN) == [told, "Ben discarded 4♣︎."]
    assert panel(script, CHI) == [
        "⏱ Ann ran out of time. The autopilot drew and discarded Q♥︎.",
        "Ben discarded 4♣︎.",
    ]
    script.moves("2 draw", "2 discard KC", "0 draw")
    assert panel(script, ANN)[0] == told, "also once their next turn is on"
    script.moves("0 discard 2S")
    assert panel(script, ANN) == [], "until they have played themselves"


def test_what_the_autopilot_lays_is_told_as_its_doing() -> None:
    script = basic().moves("0 draw", "0 discard QH").add(TimedOut(1))
    script.piloted("1 draw", "1 meld KS KH KD", "1 discard 4C")
    assert channel(script)[2:] == [
        "⏱ Ben ran out of time. The autopilot drew.",
        "Ben (autopilot) laid down K♠︎ K♥︎ K♦︎.",
        "Ben (autopilot) discarded 4♣︎.",
    ]
    assert panel(script, BEN) == [
        "⏱ You ran out of time. The autopilot drew 9♦︎.",
        "You (autopilot) laid down K♠︎ K♥︎ K♦︎.",
        "You (autopilot) discarded 4♣︎.",
    ]


def test_who_is_back_in_the_middle_of_a_turn_reads_what_the_autopilot_did_before() -> None:
    script = basic().add(TimedOut(0)).piloted("0 draw").add(CameBack(0))
    assert panel(script, ANN) == ["⏱ You ran out of time. The autopilot drew J♣︎."]
    assert channel(script) == ["⏱ Ann ran out of time. The autopilot drew.", "Ann came back."]
    assert "Ann came back." in panel(script, BEN)


def test_each_turn_of_somebody_away_says_so_and_the_panel_has_the_last() -> None:
    script = basic().add(TimedOut(0), WentAway(0)).piloted("0 draw", "0 discard QH", away=True)
    away = "ran out of time twice in a row, so from now on the autopilot plays."
    assert channel(script) == [f"💤 Ann {away} The autopilot drew and discarded Q♥︎."]
    assert panel(script, ANN) == [f"💤 You {away} The autopilot drew J♣︎ and discarded Q♥︎."]
    script.moves("1 draw", "1 discard 4C", "2 draw", "2 discard KC")
    script.piloted("0 take", "0 discard 2S", away=True)
    assert channel(script)[-1] == "💤 Ann missed a turn. The autopilot took K♣︎ and discarded 2♠︎."
    assert panel(script, ANN) == ["💤 You missed a turn. The autopilot took K♣︎ and discarded 2♠︎."]


def test_gin_3_1_who_passed_the_first_upcard_is_told_and_for_whom_the_autopilot_did() -> None:
    script = Script("gin", 2).begin(gin_tables.gin_deal(gin_tables.ANN, gin_tables.BEN))
    script.add(TimedOut(0)).piloted("0 pass")
    late = "ran out of time. The autopilot passed the first upcard."
    assert channel(script) == [f"⏱ Ann {late}"]
    assert panel(script, ANN) == [f"⏱ You {late}"]
    assert panel(script, BEN) == [f"⏱ Ann {late}"]
    script.moves("1 pass")
    assert panel(script, ANN) == [
        f"⏱ You {late}",
        "Ben passed the first upcard too. You draw first.",
    ]
    script.add(CameBack(0)).moves("0 draw")
    assert "You came back." not in panel(script, ANN), "they know"
    assert panel(script, ANN)[0] == f"⏱ You {late}"
    assert panel(script, BEN) == ["Ann came back."], "what was before their pass they have read"


def test_contract_4_2_who_asked_in_vain_is_told_who_has_the_upcard() -> None:
    script = (
        Script("contract")
        .begin(deal(CONTRACT_HANDS, upcard="KD", stock="9C JS"))
        .moves("0 draw", "2 may_i", "1 may_i")
    )
    told = since_my_turn(script.table().view(CHI), SAY.of("contract"))
    assert told.own == ["Ben got K♦︎ by May I. They come before you in turn."]
    assert told.rest == []
    assert since_my_turn(script.table().view(BEN), SAY.of("contract")).own == []


def test_a_game_without_discards_tells_its_player_what_the_autopilot_did() -> None:
    hands = "7S 8S 2D 2C 2H KD QC 9H 4C 7D", "3S 4S 5S AS 5D 6D 8D 10D QD AC"
    script = Script("manipulation", 2).begin(common_deal(hands, stock="6S JS 7H KS KC 9D"))
    script.moves("0 draw").add(TimedOut(0)).piloted("0 rearrange 2D 2C 2H")
    told = ["⏱ You ran out of time.", "You (autopilot) laid down 2♦︎ 2♣︎ 2♥︎."]
    gone = "The moves on your workbench weren’t played."
    assert panel(script, ANN) == told
    assert panel(script, ANN, dropped=True) == [told[0], gone, told[1]]
    assert since_my_turn(script.table().view(ANN), SAY.of(script.header.game)).own == told
    assert channel(script)[1:] == [
        "⏱ Ann ran out of time.",
        "Ann (autopilot) laid down 2♦︎ 2♣︎ 2♥︎.",
    ]
    assert gone not in panel(script, BEN, dropped=True), "nobody else has lost anything"


def test_cards_that_the_autopilot_drew_on_are_told_at_once() -> None:
    dealt = common_deal(("2S 4H 6D 8C", "KS KH 9D 4C"), stock="JC 9C QS")
    script = Script("manipulation", 2).begin(dealt).add(TimedOut(0))
    script.piloted("0 draw", "0 draw", "0 draw")
    assert channel(script) == ["⏱ Ann ran out of time. The autopilot drew 3 cards."]
    assert panel(script, ANN) == ["⏱ You ran out of time. The autopilot drew J♣︎ Q♠︎ 3♠︎."]


def test_lines_keep_the_names_that_they_had() -> None:
    script = basic().moves("0 draw", "0 discard QH", "1 draw", "1 discard 4C")
    script.add(HandedOver(1, BLAISE)).add(SeatOpened(1))
    wanted = "A substitute is wanted for the seat of Ben."
    ben = ["Ben drew a card from the stock.", "Ben discarded 4♣︎."]
    left = "Ben left the game, and Blaise (computer) plays on."
    assert channel(script)[2:] == [*ben, left, wanted]
    script.add(Substituted(1, Sitter(DAO, "Dao")))
    took = "took over the seat of Ben."
    assert channel(script)[2:] == [*ben, left, wanted, f"Dao {took}"]
    mine = recent_lines(script.table().view(DAO), SAY.of(script.header.game))[4:]
    assert mine == [ben[1], left, wanted, f"You {took}"], "who sits there now was not Ben"
    script.moves("2 draw", "2 discard KC", "0 draw", "0 discard 2S", "1 draw", "1 discard 6S")
    assert channel(script)[-1] == "Dao discarded 6♠︎."
    assert channel(script)[3] == "Ben discarded 4♣︎."


def test_who_plays_for_whom_and_who_is_back() -> None:
    script = basic().moves("0 draw", "0 discard QH").add(StoodIn(1, BLAISE)).moves("1 draw")
    script.add(TookBack(1))
    gone, back = (
        "went away, so Blaise (computer) plays in the meantime.",
        "came back and took over from Blaise.",
    )
    drew = "Blaise drew a card from the stock."
    assert channel(script)[2:] == [f"Ben {gone}", drew, f"Ben {back}"]
    mine = recent_lines(script.table().view(BEN), SAY.of(script.header.game))[3:]
    assert (mine[0], mine[2]) == (f"You {gone}", f"You {back}")
    assert mine[1].startswith("Blaise drew 9♦︎")


def test_what_a_computer_did_in_ones_seat_is_its_doing() -> None:
    script = basic().moves("0 draw", "0 discard QH").add(StoodIn(1, BLAISE))
    script.moves("1 draw", "1 discard 4C", "2 draw", "2 discard KC").add(TookBack(1))
    assert panel(script, BEN) == [
        "Ann discarded Q♥︎.",
        "You went away, so Blaise (computer) plays in the meantime.",
        "Blaise discarded 4♣︎.",
        "Chi discarded K♣︎.",
        "You came back and took over from Blaise.",
    ]


def test_a_replay_has_the_names_of_the_moment_too() -> None:
    script = basic().moves("0 draw", "0 discard QH").add(HandedOver(1, BLAISE))
    replay = replay_of(script.header, script.entries)
    [line] = recent_lines(
        replay_view(replay, len(replay.frames) - 1, ANN), SAY.of(replay.game.name)
    )
    assert line == "Ben left the game, and Blaise (computer) plays on."


def test_a_deal_that_the_autopilot_ended_says_why_it_played() -> None:
    dealt = gin_tables.gin_deal(gin_tables.ANN, gin_tables.BEN, offer=False)
    script = Script("gin", 2).begin(dealt).add(TimedOut(0)).piloted("0 draw", "0 knock kd")
    table = script.table()
    late = "ran out of time. The autopilot drew"
    [public, mine] = (
        str(screen.blocks[0]).splitlines()
        for screen in (
            result_screen(table.view(None), SAY),
            result_panel(table.view(ANN), SAY, in_words=False),
        )
    )
    assert f"-# ⏱ Ann {late}." in public
    assert f"-# ⏱ You {late} 2♠︎." in mine
    by_hand = Script("gin", 2).begin(dealt).moves("0 draw", "0 knock kd").table()
    told = result_screen(by_hand.view(None), SAY).blocks
    assert not any(isinstance(block, str) and "autopilot" in block for block in told)


@each("every_control", [False, True])
def test_the_news_stands_below_what_is_pressed_unless_every_control_has_its_place(
    every_control: bool,
) -> None:
    table = contract(*BOTH_DOWN, *DRAWN)
    blocks = whole_panel(table, SAY, every_control=every_control).blocks
    [news] = [at for at, one in enumerate(blocks) if SAY("hand-since") in str(one)]
    menus = [at for at, one in enumerate(blocks) if isinstance(one, Menu)]
    assert (news < min(menus)) == every_control
    assert (news > max(menus)) != every_control


@each(
    "moves, heads",
    [
        (["0 draw", "0 discard QH"], ["hand-since-deal"]),
        (
            ["0 draw", "0 discard QH", "1 draw", "1 discard KS", "2 draw", "2 discard KC"],
            ["hand-since"],
        ),
    ],
)
def test_before_a_first_turn_the_news_is_that_since_the_deal(
    moves: list[str], heads: list[str]
) -> None:
    table, seat = basic().moves(*moves).table(), len(moves) // 2 % 3
    shown = str(whole_panel(table, SAY, seat).blocks)
    assert [key for key in ("hand-since", "hand-since-deal") if SAY(key) in shown] == heads


def test_what_a_player_did_in_a_turn_is_one_line() -> None:
    dealt = deal(("2S 4H 6D 8C 10S QH AH", "KS KH KD 5S 5H 8H 10D", *HANDS[2:]), upcard="5D")
    script = Script("basic").begin(dealt).moves("0 draw", "0 discard QH", "1 take")
    script.moves("1 meld KS KH KD")
    assert panel(script, ANN) == ["Ben took Q♥︎ and laid down K♠︎ K♥︎ K♦︎."]
    script.moves("1 discard 10D")
    told = "Ben took Q♥︎, laid down K♠︎ K♥︎ K♦︎ and discarded 10♦︎."
    assert panel(script, CHI) == ["Ann discarded Q♥︎.", told]


def test_who_waits_reads_who_plays_before_them() -> None:
    table = played("basic", 4, 0, 1)
    state = table.view(None).seen
    last = str(whole_panel(table, SAY, (state.turn - 1) % 4).blocks[0])
    names = [table.roster.sitters[(state.turn + step) % 4].name for step in range(3)]
    assert last.startswith("**Not your turn yet:** " + ", ".join(names))
    following = str(whole_panel(table, SAY, (state.turn + 1) % 4).blocks[0])
    assert following.startswith(f"**Not your turn yet:** {names[0]}, then you.")


def test_of_an_end_by_the_autopilot_no_earlier_turn_is_the_reason() -> None:
    racks = (
        "9R 10R 11R 7B 8B 9B 1Y 2Y 3Y 4Y 5K 6K 7K 8K",
        "1R 3R 5R 7R 1B 3B 5B 6Y 8Y 10Y 12Y 1K 3K",
    )
    out = "0 rearrange 9R 10R 11R / 7B 8B 9B / 1Y 2Y 3Y 4Y / 5K 6K 7K 8K"
    script = Script("tiles", 2).begin(tile_deal(racks, pool="9K 13Y"))
    script.piloted(out, away=True)
    assert "-#" not in str(result_screen(script.table().view(None), SAY).blocks[0])
    script = Script("tiles", 2).begin(tile_deal(racks, pool="9K 13Y")).add(TimedOut(0), WentAway(0))
    script.piloted("0 draw", away=True).moves("1 draw").piloted(f"{out} 9K", away=True)
    assert "-#" not in str(result_screen(script.table().view(None), SAY).blocks[0])


def test_a_workbench_tells_what_the_others_did_and_which_tile_came() -> None:
    dealt = tile_deal(("1R 2R 3R 5B", "10R 10B 10K 1Y"), pool="7Y 9Y 3B")
    script = Script("tiles", 2).begin(dealt).moves("0 draw", "1 rearrange 10R 10B 10K")
    shown = str(whole_panel(script.table(), SAY).blocks)
    assert "Since your turn" in shown
    assert "Ben laid down" in shown
    assert "marked_new=frozenset({4})" in shown, "the tile that ended their turn"


def test_what_was_taken_back_is_told_no_more() -> None:
    script = Script("basic", rated=False).begin(deal(HANDS, upcard="3C", stock="JC 9D 9C"))
    script.moves("0 draw", "0 discard QH", "1 draw", "1 meld KS KH KD")
    script.add(TookCardsBack(1, len(script.entries)))
    assert panel(script, CHI) == ["Ann discarded Q♥︎."]
    assert channel(script) == [
        "Ann drew a card from the stock.",
        "Ann discarded Q♥︎.",
        "Ben drew a card from the stock.",
    ]
