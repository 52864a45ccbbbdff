"""Every reason of a computer has its sentence in every language."""

from functools import cache

from bot.blocks.screen import Screen
from bot.screens.advice_words import advice_section, reason
from bot.screens.rating_change import is_advised
from bot.showing.hand_controls import reading_of
from bot.text import LANGUAGES, Text
from engine.analysis.reasons import advise
from engine.cards import parse
from engine.computer.plain.advice import Advice, Why
from engine.computer.plain.remarks import Remark, RemarkKind
from engine.games.registry import REGISTRY
from engine.live.table_view import TableView
from engine.moves import Draw, Move
from engine.observation import Observation
from engine.phase import Phase
from engine.play import may_act
from tests.each import each
from tests.screens.panels import panel
from tests.screens.script import ANN, Script
from tests.screens.tables import BOTH_DOWN, DRAWN, contract, played
from tests.short_games import three_or_so


@each("language", LANGUAGES)
@each("why", Why)
def test_every_reason_is_told(why: Why, language: str) -> None:
    say = Text(language)
    assert f"advice-{why}" in say.ids("advice-")
    for game in REGISTRY:
        for instead in (None, parse("QH")):
            told = reason(Advice(Draw(), why, 10, instead, 4), live_view(game), say)
            assert told
            assert "{" not in told


OF_CARDS = {
    RemarkKind.FITS,
    RemarkKind.GONE,
    RemarkKind.OPEN,
    RemarkKind.ALONE,
    RemarkKind.BESIDE,
    RemarkKind.MELDED,
    RemarkKind.MAKES,
} | {*(RemarkKind.TWICE, RemarkKind.STUCK, RemarkKind.NO_ROOM, RemarkKind.KEPT, RemarkKind.NEAR)}
"""Remarks in which nobody is named."""


@each("language", LANGUAGES)
@each("saw", RemarkKind)
def test_what_was_seen_is_told_after_the_reason(saw: RemarkKind, language: str) -> None:
    say = Text(language)
    seat = -1 if saw in OF_CARDS else 1
    seen = Remark(saw, parse("KD"), seat, parse("7S"), 3, 5, (parse("KH"), parse("KC")))
    plain, told = (
        reason(Advice(Draw(), Why.SAFER, 0, parse("KD"), remarks=remarks), live_view("basic"), say)
        for remarks in ((), (seen,))
    )
    assert told.startswith(f"{plain} ")
    assert "{" not in told
    facts = {"holds": "7♠", "fits": "K♦", "threw": "7♠", "let-go": "7♠", "gone": "5", "open": "7♠"}
    facts |= {"took": "7♠", "alone": "K♦", "twice": "K♦"}
    of_several = ("beside", "melded", "makes", "waits", "stuck", "no-room", "kept", "near")
    facts |= dict.fromkeys(of_several, say.cards(seen.cards))
    assert facts.get(saw, "3") in told
    assert ("Ben" in told) == (seat >= 0)


@cache
def live_view(game: str) -> TableView:
    """What the first of three people sees of a game that has begun."""
    return played(game, three_or_so(game), 0, seed=1).view(ANN)


def test_what_a_card_counts_is_told_in_the_number_that_fits() -> None:
    basic = live_view("basic")
    lonely = [reason(Advice(Draw(), Why.NO_NEIGHBOURS, at), basic, Text()) for at in (1, 10)]
    assert lonely[0].endswith("it counts 1 point.")
    assert lonely[1].endswith("it counts 10 points.")


def test_where_ratings_count_suggest_says_why_it_names_melds_alone() -> None:
    told = words(panel(contract(*BOTH_DOWN, *DRAWN), Text(), kind="suggest"))
    assert "This game is rated, so Suggest leaves the draw and the discard to you" in told
    assert "This game is rated" not in words(panel(contract(*BOTH_DOWN, *DRAWN), Text()))


ADVISED = [
    name
    for name, one in REGISTRY.items()
    if one.build(one.presets[one.default]).common is None  # a workbench has its own Suggest
]


@each("name", ADVISED)
def test_whoever_has_to_decide_is_told_a_move_with_its_button(name: str) -> None:
    replay = Script(name, three_or_so(name), rated=False, seed=2).begin()
    shown = set[type[Move]]()
    while replay.state is not None and replay.state.phase is not Phase.OVER:
        seat = min(may_act(replay.game, replay.state))
        mine = Observation.at(replay.game, replay.state, seat)
        advice = advise(mine)
        # A move is looked at once.
        if not isinstance(advice.move, tuple(shown)):
            table = replay.table()
            seen, reading = table.view(ANN + seat), reading_of(table, ANN + seat, advice.move, ())
            told = advice_section(advice, "so", reading, seen, Text())
            assert is_advised(seen)
            assert told is not None, advice
            assert told.button.label
            shown.add(type(advice.move))
        replay.make(seat, advice.move)
    assert shown


def words(screen: Screen) -> str:
    return "\n".join(block for block in screen.blocks if isinstance(block, str))
