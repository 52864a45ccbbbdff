"""Short games of Gin: nothing that belongs to a game to 100 is added to a game to 25."""

from engine.games.gin.rules import GinOptions
from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.options import lasting_options, read_options, rules_hash
from engine.result import Result
from engine.table.ending import why_unrated
from engine.table.record import RULES_REVISION
from engine.table.roster import Roster, Status
from engine.table.terms import Terms
from tests.discord.play.gin_tables import ANN, BEN, REFUSED, gin_deal
from tests.screens.script import Script

GIN = REGISTRY["gin"]
OF_0_1_0 = "747ba66f73c8b36cd6019deee38084530d685365c9d8d67620f7955b00bbe70c"
"""The hash of a quick game of 0.1.0, which stored games have."""


def end(**options: object) -> Result:
    script = Script("gin", 2, **options).begin(gin_deal(ANN, BEN))  # type: ignore[arg-type]
    result = script.moves(*REFUSED, "0 draw", "0 knock kd").table().view(None).seen.result
    assert result is not None
    return result


def test_gin_12_short_games_are_settled_by_the_points_of_hands_alone() -> None:
    for preset, rules in GIN.presets.items():
        assert rules.settlement == "bonuses", preset
        for length in (Length.QUICK, Length.EVENING):
            assert GIN.at_length(rules, length).settlement == "points", preset
        assert GIN.at_length(GIN.at_length(rules, Length.QUICK), Length.FULL) == rules
    short = end(target=10, settlement="points")
    assert short.game_over
    assert short.winners == (0,)
    assert short.standing == short.totals == short.reached == (19, 0)


def test_gin_12_2_a_full_game_is_settled_as_before_and_shows_what_was_played_for() -> None:
    full = end(target=10)
    assert full.standing == (244, 0)
    assert full.reached == full.totals == (19, 0)


def test_gin_12_4_if_the_settlement_decides_it_is_what_was_played_for() -> None:
    columns = end(rulebook="hollywood", target=10)
    assert not columns.game_over
    turned = end(target=10)._replace(winners=(1,))
    assert turned.reached == turned.standing


def test_a_quick_game_of_0_1_0_stays_one_and_stays_rated() -> None:
    for preset in GIN.presets:
        target = 10 if preset == "hollywood" else 25
        old = read_options(GIN, {"rulebook": preset, "target": target})
        assert GIN.length_of(old) is Length.QUICK
        assert "settlement" not in lasting_options(old)
        assert why_unrated(game("gin", old), Terms(), Roster(Status.LOBBY, 1, ())) is None
    assert rules_hash("gin", RULES_REVISION, GinOptions(target=25)) == OF_0_1_0
