"""Ten Phases after a deal: what it means for one's own phase."""

from bot.text import Text
from tests.discord.play.phases_tables import ANN, BEN, phases_deal
from tests.each import each
from tests.screens.panels import panel
from tests.screens.script import Script
from tests.screens.tables import over

MADE = ("0 draw", "0 contract 5r 5b 5g / 9g 9y w")


@each(
    ("rules", "told"),
    [
        ({}, "**Phase 1 is made.** Next is phase 2: 1 set of 3 and 1 run of 4."),
        (
            {"rulebook": "arkansas"},
            "**Phase 1 is made.** In the next deal you move on to another phase.",
        ),
        ({"phases": [["set3", "set3"], ["run4"]]}, "Next is phase 2: 1 run of 4."),
    ],
)
def test_phases_3_which_phase_comes_next(rules: dict[str, object], told: str) -> None:
    script = Script("phases", 2, **rules).begin(phases_deal(ANN, BEN)).moves(*MADE)
    screen = panel(script.play_on(over).table(), Text())
    assert told in "\n".join(block for block in screen.blocks if isinstance(block, str))
