"""Results of Gin: how a deal ended, what a game is settled for, the score sheet of Hollywood."""

import re
from dataclasses import replace

from bot.blocks.screen import Picture, Screen
from bot.games.gin.results import score_sheet
from bot.render.specs import ScoreSheetSpec, ShowdownSpec
from bot.screens.result_screen import details_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from engine.games.gin.rules import GinOptions
from engine.games.gin.scoring import ColumnAfter, GameColumn, GinOwn, Settlement
from engine.live.table import Table
from engine.live.table_view import TableView
from engine.result import Ending, Result
from tests.discord.play.gin_tables import ANN, BEN, GIN, LOW, REFUSED, gin_deal
from tests.each import each
from tests.screens.script import Script
from tests.screens.tables import over

SAY = Text()
KNOCK = (*REFUSED, "0 draw", "0 knock kd")


def ended(*moves: str, first: str = ANN, second: str = BEN, **more: object) -> Table:
    replay = Script("gin", 2, **more).begin(gin_deal(first, second)).moves(*moves)  # type: ignore[arg-type]  house rules by name
    return replay.table()


def shown(*moves: str, **more: object) -> Screen:
    return public_screen(ended(*moves, **more), SAY)  # type: ignore[arg-type]  house rules by name


def details(*moves: str, **more: object) -> str:
    return words(details_screen(ended(*moves, **more).view(None), SAY))  # type: ignore[arg-type]  house rules by name


def words(screen: Screen) -> str:
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


def spec(screen: Screen) -> ShowdownSpec:
    [found] = [
        block.spec
        for block in screen.blocks
        if isinstance(block, Picture) and isinstance(block.spec, ShowdownSpec)
    ]
    return found


def test_gin_9_1_both_hands_are_split_and_lay_offs_marked() -> None:
    screen = shown(*KNOCK)
    ann, ben = spec(screen).seats
    assert [len(meld.cards) for meld in ann.melds] == [4, 6]
    assert [sorted(meld.laid_off) for meld in ann.melds] == [[3], [4, 5]]
    assert (ann.left, ben.left) == (4, 23)
    assert (ann.winner, ben.winner) == (True, False)
    assert "**Ann** knocked with 4 against 23." in words(screen)


def test_gin_9_5_boxes_are_told_once_somebody_has_one() -> None:
    first = Script("gin", 2).begin().table()
    assert "box" not in words(public_screen(first, SAY))
    second = Script("gin", 2, seed=3).begin().play_on(lambda state: state.deal_no == 2).table()
    assert re.search(r"· 1 box\b", words(public_screen(second, SAY)))


def test_gin_8_an_undercut_crowns_the_other_player() -> None:
    screen = shown(*KNOCK, second=LOW)
    ann, ben = spec(screen).seats
    assert (ann.winner, ben.winner, ben.added) == (False, True, 27)
    assert "**Ann** knocked with 4, but **Ben** had only 2: undercut!" in words(screen)


def test_gin_6_5_gin_leaves_nothing_over() -> None:
    screen = shown(*REFUSED, "0 draw", "0 gin", first=GIN)
    assert spec(screen).seats[0].deadwood == ()
    assert "**Ann** has gin!" in words(screen)
    assert [seat.parts for seat in spec(screen).seats] == [(47, 25), ()]
    assert "for gin, +25" in details(*REFUSED, "0 draw", "0 gin", first=GIN)


def test_gin_10_2_a_void_deal_shows_both_hands_as_they_could_have_lain() -> None:
    def void(state: object) -> bool:
        result = getattr(state, "result", None)
        return result is not None and result.ended_by is Ending.VOID

    replay = Script("gin", 2, seed=5, knock_limit=0, target=999).begin().play_on(void)
    screen = public_screen(replay.table(), SAY)
    for seat in spec(screen).seats:
        assert sum(len(meld.cards) for meld in seat.melds) + len(seat.deadwood) == 10
        assert not seat.winner
    assert "The deal is void and no one scores" in words(screen)


@each(
    ("shutout", "total", "parts"),
    [
        ("game_bonus", 244, "points 19 + boxes 1 × 25 + game 100 × 2"),
        ("hands", 163, "points 19 × 2 + boxes 1 × 25 + game 100"),
        ("total", 288, "points 19 + boxes 1 × 25 + game 100 · all × 2"),
        ("none", 144, "points 19 + boxes 1 × 25 + game 100"),
    ],
)
def test_gin_12_3_a_settlement_tells_its_parts(shutout: str, total: int, parts: str) -> None:
    public, told = (
        words(shown(*KNOCK, target=1, shutout=shutout)),
        details(*KNOCK, target=1, shutout=shutout),
    )
    assert "**Ann** wins the game with 19 points" in public, "the points that were played for"
    assert str(total) not in public
    assert f"**Ann**: **{total}** ({parts})" in told
    assert "**Ben**: **0** (points 0 + boxes 0 × 25)" in told
    assert "A shut-out (the loser has no box)." in told


def _hollywood() -> TableView:
    """The deals of the example in GIN 12.12: A 30, A 20, B 15, A 60, B 40, A 25."""
    options = GinOptions(hollywood=True)
    rules = Settlement(options.target, options.line_bonus, options.game_bonus, options.shutout)
    table_view = (
        Script("gin", 2, rulebook="hollywood", seed=3).begin().play_on(over).table().view(None)
    )
    assert isinstance(table_view.seen.result, Result)
    before = (ColumnAfter((0, 0), (0, 0)),) * 3
    results = []
    for winner, points in ((0, 30), (0, 20), (1, 15), (0, 60), (1, 40), (0, 25)):
        columns = tuple(GameColumn(one.scores, one.boxes) for one in before)
        before = rules.entered(columns, winner, points, 1)
        own = table_view.seen.result.own
        assert isinstance(own, GinOwn)
        results.append(table_view.seen.result._replace(own=replace(own, columns=before)))
    return replace(table_view, results=tuple(results))


def test_gin_12_12_the_score_sheet_is_that_of_the_example() -> None:
    sheet = score_sheet(_hollywood(), SAY)
    assert sheet is not None
    assert isinstance(sheet.spec, ScoreSheetSpec)
    first, second, third = sheet.spec.columns
    assert first.points == ((30, 50, 110), (15,))
    assert (first.winner, first.final) == (0, (285, 40))
    assert second.points == ((20, 80, 105), (40,))
    assert (second.winner, second.final) == (0, (280, 65))
    assert third.points == ((60, 85), ())
    assert third.final is None
    assert "Column 2: Ann 105, 3 boxes; Ben 40, 1 box; settled Ann 280, Ben 65." in sheet.alt


def test_gin_12_5_where_one_game_is_scored_there_is_no_sheet() -> None:
    replay = Script("gin", 2, seed=3).begin().play_on(over)
    assert score_sheet(replay.table().view(None), SAY) is None


def test_a_hollywood_deal_that_nobody_won_has_a_sheet_and_no_words_of_it() -> None:
    dealt = gin_deal(ANN, BEN, stock="2S 3S 5S")
    script = Script("gin", 2, rulebook="hollywood").begin(replace(dealt, stock=dealt.stock[:3]))
    table = script.moves(*REFUSED, "0 draw", "0 discard 2s").table()
    for screen in (public_screen(table, SAY), details_screen(table.view(None), SAY)):
        assert any(isinstance(block, Picture) for block in screen.blocks)
        assert "" not in screen.blocks
