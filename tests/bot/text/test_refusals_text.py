"""Every refusal says what, why and what next, from the facts that the engine gives."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.text import LANGUAGES, MissingText, Text
from bot.text.refusals import refusal_in_words
from engine.cards import cards, parse
from engine.errors import IllegalMove, Reason
from engine.games.contract.rules import ContractOptions, contract_rummy, goal
from engine.games.gin.rules import GinOptions
from engine.games.registry import REGISTRY, game
from engine.melds import Meld, MeldKind
from engine.moves import Draw, Knock
from engine.phase import Phase
from engine.play import decide, start
from tests.discord.play.dummy_tables import dummy_deal
from tests.discord.play.gin_tables import gin_deal
from tests.each import each
from tests.screens.panels import refusal
from tests.screens.script import Script

TEXT = Text()
NAMES = ("Ann", "Ben", "Cara", "Dan", "Eve")
LONGEST = goal(ContractOptions(contract_exact_sizes=True), 6)


def who(seat: int) -> str:
    return NAMES[seat]


RUN = Meld(1, MeldKind.RUN, cards("4H JK=5H 6H 7H"), (1, 1, 1, 1))
SET = Meld(1, MeldKind.SET, cards("7H JK 7S"), (1, 1, 1))

FACTS: dict[Reason, dict[str, object]] = {
    Reason.NO_SUCH_MOVE: {},
    Reason.NOT_YOUR_TURN: {"turn": 1},
    Reason.WRONG_PHASE: {"phase": Phase.DRAW},
    Reason.DEAL_OVER: {},
    Reason.NOT_IN_HAND: {"card": parse("7H")},
    Reason.NOT_A_MELD: {"cards": cards("4C 5C 7C 9C")},
    Reason.NO_SUCH_MELD: {"meld": 4},
    Reason.DOES_NOT_FIT: {"cards": cards("9H"), "meld": RUN, "limit": "none"},
    Reason.NOTHING_TO_DRAW: {},
    Reason.NOTHING_TO_TAKE: {},
    Reason.CONTRACT_NOT_MET: {"goal": LONGEST},
    Reason.CONTRACT_FIRST: {"goal": LONGEST},
    Reason.CONTRACT_MADE: {},
    Reason.NO_FURTHER_MELDS: {},
    Reason.CONTRACT_THIS_TURN: {},
    Reason.WHOLE_HAND_NEEDED: {"cards": cards("4C 5C 7C 9C 10C")},
    Reason.ONE_RUN_IN_TWO: {"goal": LONGEST},
    Reason.LAST_HAND: {"goal": goal(ContractOptions(), 7)},
    Reason.JOKER_IN_A_SET: {"card": parse("7C")},
    Reason.NO_JOKER_FOR_IT: {"card": parse("10C"), "meld": RUN},
    Reason.JOKER_OWED: {"owed": 2},
    Reason.JOKER_STUCK: {"owed": 2},
    Reason.TAKEN_THIS_TURN: {"card": parse("10C")},
    Reason.TAKEN_CARD_LEFT: {"card": parse("10C")},
    Reason.WOULD_EMPTY_HAND: {},
    Reason.MELDS_SPENT: {"most": 2},
    Reason.ONLY_TO_GO_OUT: {"most": 2, "begun": "no"},
    Reason.CARD_MISSING: {"cards": cards("4C 5C 7C 9C 10C JC QC")},
    Reason.NOTHING_ADDED: {},
    Reason.JOKER_MOVED: {"stands_for": parse("10C"), "how": "replaced"},
    Reason.JOKER_NOT_NEW: {},
    Reason.INITIAL_MELD: {"least": 30, "worth": 27},
    Reason.MUST_DRAW: {},
    Reason.DRAWN_ENOUGH: {"most": 3},
    Reason.NO_KNOCKING: {},
    Reason.TOO_MUCH_TO_KNOCK: {"points": 26, "limit": 5},
    Reason.ALREADY_ANSWERED: {},
    Reason.NOTHING_TO_TAKE_BACK: {},
    Reason.RATED_STAYS: {},
    Reason.TOOK_THE_LAST_UPCARD: {},
    Reason.MAY_NOT_BUY: {"most": 3},
    Reason.NO_SWAP_HERE: {},
    Reason.NO_SUCH_CONTRACT: {"number": 3, "numbers": (1, 2)},
    Reason.SKIP_ON_PILE: {},
    Reason.NO_SKIP_CARD: {"card": parse("10C")},
    Reason.SKIP_NEEDS_PLAYER: {"seats": (1, 2)},
    Reason.MAY_NOT_BE_SKIPPED: {"player": 1},
    Reason.NO_FURTHER_MELDS: {},
    Reason.NOT_BORN: {},
    Reason.NOT_IN_ROW: {"card": parse("10C")},
    Reason.MUST_BE_LAID: {"card": parse("10C")},
    Reason.START_NOT_LAID: {"card": parse("10C")},
    Reason.NO_CARD_OF_HAND: {"cards": cards("4C 5C 6C 7C 8C")},
    Reason.STOCK_LASTS: {},
    Reason.KNOCK_OUT_OF_REACH: {},
    Reason.KNOCK_NOW: {},
    Reason.UPCARD_REFUSED: {},
    Reason.STOCK_SPENT: {},
    Reason.NO_KNOCK_WITH_IT: {"card": parse("10C")},
    Reason.THROWN_JOKER: {"card": parse("10C")},
    Reason.NO_DROPPING: {},
    Reason.OUT_OF_DEAL: {},
    Reason.NOT_A_DECLARATION: {},
    Reason.TOO_MUCH_DEADWOOD: {"deadwood": 11, "most": 10},
    Reason.NOT_ALL_MELDED: {"cards": cards("10C JC QC")},
    Reason.CARDS_LEFT: {"cards": cards("4C 5C 7C 9C 10C JC QC")},
    Reason.NOT_SEATED: {},
    Reason.SEATED_ALREADY: {},
    Reason.NO_SEAT_FREE: {"most": 5},
    Reason.NOT_HOST: {"host": 123456789012345678, "limit": 5},
    Reason.TOO_FEW_PLAYERS: {"least": 3, "missing": 2},
    Reason.TOO_MANY_SEATED: {"most": 4, "over": 2},
    Reason.NOT_ADMITTED: {},
    Reason.NOT_INVITABLE: {},
    Reason.BARRED: {},
    Reason.NOT_ABSENT: {"turn": 1},
    Reason.SEAT_KEPT: {},
    Reason.SEAT_NOT_OPEN: {},
    Reason.SEEN_A_HAND: {},
    Reason.REQUEST_SETTLED: {},
    Reason.REFUSED_LATELY: {},
    Reason.SEAT_COMES_ANYWAY: {},
    Reason.NOBODY_TO_NUDGE: {},
    Reason.NUDGED_LATELY: {},
    Reason.NOBODY_TO_AGREE: {},
    Reason.NOT_AGREED: {"people": (123456789012345678, 223456789012345678)},
    Reason.GAME_RUNNING: {},
    Reason.TABLE_CLOSED: {},
    Reason.TOO_MANY_LOBBIES: {"most": 3, "tables": ("a1", "b2", "c3")},
    Reason.CHANNEL_FULL: {"most": 10, "tables": ("a1", "b2")},
    Reason.TOO_MANY_TABLES: {"most": 25},
    Reason.TOO_MANY_BRANCHES: {"most": 3},
    Reason.BOARD_IS_FIXED: {},
    Reason.CARDS_SEEN: {"how": "replay", "when": "<t:1790000000:D>"},
    Reason.CARDS_KNOWN: {"people": (123456789012345678, 223456789012345678)},
}
"""The facts of each reason as the engine raises it; the next test holds them to its source."""


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Reasons raised by name anywhere in the engine, with the names of their facts."""
    for path in sorted(Path(engine.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name("IllegalMove"),
                    args=[ast.Attribute(value=ast.Name("Reason"), attr=name)],
                ):
                    yield name, frozenset(key.arg or "**" for key in node.keywords)


@pytest.mark.long
def test_the_facts_are_those_that_the_engine_raises():
    found = set(raised())
    assert len({name for name, _ in found}) > len(Reason) // 2
    assert found <= {(reason.name, frozenset(facts)) for reason, facts in FACTS.items()}


@each("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *REGISTRY])
def test_every_reason_has_a_short_sentence(game: str | None, language: str):
    said = {}
    for reason in Reason:
        error = IllegalMove(reason, **FACTS[reason])
        error.rule = "7.5"
        said[reason] = refusal_in_words(error, who, Text(language), game)
    assert [one for one in said.values() if len(one) >= 200 or "{" in one] == []
    assert [one for one in said.values() if not one.endswith("7.5)")] == []


@each("language", LANGUAGES)
def test_the_wrong_phase_says_what_comes_first(language: str):
    """Another sentence for each phase of a game; between two deals most games say the same."""
    asked = set()
    for name, listing in REGISTRY.items():
        own = [GinOptions(showdown="own")] if name == "gin" else listing.presets.values()
        phases = {phase for chosen in own for phase in game(name, chosen).turn}
        wrong = (IllegalMove(Reason.WRONG_PHASE, phase=phase) for phase in phases)
        said = {refusal_in_words(one, who, Text(language), name) for one in wrong}
        assert len(said) == len(phases), name
        over = IllegalMove(Reason.WRONG_PHASE, phase=Phase.OVER)
        between = refusal_in_words(over, who, Text(language), name)
        assert (between in said) == (len(phases) == 1), name
        asked |= phases
    assert asked == {*Phase} - {Phase.OVER}


def test_the_rule_of_the_game_closes_the_sentence():
    game = contract_rummy(ContractOptions())
    state = start(game, 3)._replace(phase=Phase.PLAY, turn=1, hands=(cards("7H"),) * 3)
    with pytest.raises(IllegalMove) as refused:
        decide(game, state, 0, Draw())
    sentence = refusal_in_words(refused.value, who, TEXT, game.name)
    assert sentence.startswith("It’s Ben’s turn")
    assert sentence.endswith("(Contract 4)")
    assert refusal_in_words(refused.value, who, TEXT).endswith("(rule 4)")


def test_without_a_rule_there_are_no_brackets():
    assert "(" not in refusal_in_words(IllegalMove(Reason.NOT_ADMITTED), who, TEXT, "contract")


def test_a_joker_of_the_table_is_named_with_what_it_stands_for():
    error = IllegalMove(Reason.NO_JOKER_FOR_IT, card=parse("10C"), meld=RUN)
    assert refusal_in_words(error, who, TEXT).startswith(
        "No joker in 4♥︎ 🃏5♥︎ 6♥︎ 7♥︎ stands for 10♣︎."
    )


@each(
    ("line", "meld", "words"),
    [
        ("9H", RUN, "3♥︎ below or 8♥︎ above"),
        ("8C", SET, "only the rank 7, or a joker"),
        ("8C", Meld(0, MeldKind.SET, cards("JK=7C 7S 7S"), (0, 0, 0)), "only the rank 7"),
        ("9H", Meld(0, MeldKind.RUN, cards("2H 3H 4H 5H"), (0,) * 4), "next card of its suit"),
        ("9H", Meld(0, MeldKind.RUN, cards("10H JH QH KH"), (0,) * 4), "next card of its suit"),
        ("9H", Meld(0, MeldKind.RUN, cards("JH QH KH AH"), (0,) * 4), "next card of its suit"),
        ("JK=QH", RUN, "next card of its suit"),
        ("", RUN, "Choose at least one card"),
    ],
)
def test_a_card_that_does_not_fit_hears_what_would(line: str, meld: Meld, words: str):
    error = IllegalMove(Reason.DOES_NOT_FIT, cards=cards(line), meld=meld)
    assert words in refusal_in_words(error, who, TEXT, "contract")


@each(
    ("line", "game", "words"),
    [
        ("4C 5C 7C", "contract", "4♣︎ 5♣︎ 7♣︎ can’t be laid as a meld. A set is 3 or more"),
        ("4C 5C 7C", None, "A set is cards of one rank"),
        ("JK JK JK", "contract", "at least one card that isn’t a joker"),
        ("", "contract", "No cards are chosen"),
    ],
)
def test_what_is_no_meld_hears_what_is_one(line: str, game: str | None, words: str):
    error = IllegalMove(Reason.NOT_A_MELD, cards=cards(line))
    assert words in refusal_in_words(error, who, TEXT, game)


@each(
    ("reason", "facts", "words"),
    [
        (Reason.JOKER_OWED, {"owed": 1}, "The joker you swapped out"),
        (Reason.JOKER_OWED, {"owed": 2}, "The 2 jokers"),
        (Reason.TOO_FEW_PLAYERS, {"least": 3, "missing": 1}, "1 more player is needed"),
        (Reason.TOO_FEW_PLAYERS, {"least": 3, "missing": 2}, "2 more players are needed"),
        (Reason.WHOLE_HAND_NEEDED, {"cards": cards("4C")}, "and 4♣︎ would be left. Find a place"),
        (Reason.NO_SUCH_MELD, {"meld": 0}, "no meld 1"),
        (Reason.NOT_HOST, {"host": 42, "limit": "none"}, "<@42>. A kind word usually helps."),
        (Reason.NOT_HOST, {"host": 42, "limit": 5}, "doesn’t click for 5 minutes, anyone who sits"),
        (Reason.TOO_MANY_SEATED, {"most": 4, "over": 1}, "there’s 1 player too many"),
        (Reason.TOO_MANY_SEATED, {"most": 4, "over": 2}, "there are 2 players too many"),
        (Reason.JOKER_MOVED, {"stands_for": parse("7S"), "how": "replaced"}, "The joker for 7♠︎"),
        (Reason.JOKER_MOVED, {"stands_for": "7", "how": "fixed"}, "none is left for 7"),
        (Reason.INITIAL_MELD, {"least": 30, "worth": 27}, "these are worth 27"),
        (Reason.INITIAL_MELD, {"least": 30, "worth": -1}, "only from your hand"),
        (Reason.JOKER_NOT_NEW, {}, "in a new meld with at least two tiles"),
        (Reason.NOT_AGREED, {"people": (42,)}, "and <@42> still has to"),
        (Reason.NOT_AGREED, {"people": (42, 43)}, "and <@42> and <@43> still have to"),
    ],
)
def test_facts_are_counted_as_people_count(reason: Reason, facts: dict[str, object], words: str):
    assert words in refusal_in_words(IllegalMove(reason, **facts), who, TEXT)


def test_a_fact_that_is_missing_is_named():
    with pytest.raises(MissingText, match=r"refusal-not-in-hand.*card"):
        refusal_in_words(IllegalMove(Reason.NOT_IN_HAND), who, TEXT)


@each("language", LANGUAGES)
def test_what_is_no_broken_rule_has_its_sentence(language: str):
    text = Text(language)
    assert "A1B2" in text("fault", ref="A1B2")
    for message in ("stale", "not-at-this-table"):
        assert 0 < len(text(message)) < 200


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("4S 4H 4D 6C 7C 8C 9C AH AS KD", "Discard another card, or lay other melds."),
        ("4S 6H 8D 6C 9C JC QD AH KS KD", "No knock is possible with this hand yet"),
    ],
)
def test_gin_6_2_a_knock_that_no_discard_makes_possible_is_said_to_be_so(
    hand: str, told: str
) -> None:
    dealt = gin_deal(hand, "10C 4C 9H 9D 9S 3H 2D 8H JS 5S", "QH", stock="2S")
    table = Script("gin", 2).begin(dealt).moves("0 pass", "1 pass", "0 draw").table()
    assert told in refusal(table, Text(), Knock(parse("AH")))


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("4S 4H 4D 6C 7C 8C KD", "Lay them too, or play on."),
        ("4S 4H 4D 6C 7H JH KD", "With these cards no knock is possible yet"),
    ],
)
def test_dummy_8_1_a_knock_that_nothing_makes_possible_is_said_to_be_so(
    hand: str, told: str
) -> None:
    dealt = dummy_deal((hand, "2C 3S 5S 9S 10S QS KS"), "2D", stock="9C")
    table = Script("dummy", 2).begin(dealt).moves("0 draw").table()
    assert told in refusal(table, Text(), Knock(parse("KD"), (cards("4S 4H 4D"),)))
