"""The line under the chosen cards, in every game that has them."""

from bot.people.known_people import Reader
from bot.people.preferences import Preferences, Sort
from bot.screens.chosen_cards import MOST, chosen_line
from bot.screens.panel_controls import HandControls, letters
from bot.showing.hand_controls import hand_controls
from bot.text import LANGUAGES, Text
from engine.games.registry import REGISTRY
from engine.live.table import Table
from engine.phase import Phase
from tests.discord.play.dummy_tables import dummy_deal
from tests.discord.play.journals import deal
from tests.each import each
from tests.screens.practice import swap_replay
from tests.screens.script import ANN, Script, positions

SAY = Text()


def controls(table: Table, chosen: tuple[int, ...]) -> HandControls:
    return hand_controls(table, Reader(ANN, SAY, Preferences()), chosen)


def told(hand: str, chosen: str, *moves: str) -> str | None:
    hands = hand, "KS KD 4C 6S 8S 10D 2C", "KC 5D 7C 9S JH 3D 5C"
    script = Script("basic").begin(deal(hands, upcard="3C", stock="JC 9D 9C"))
    script.moves("0 draw", *moves)
    table = script.table()
    at = positions(table, 0, chosen) if chosen else ()
    return chosen_line(table.view(ANN), controls(table, at), SAY)


HAND = "5H 6H 7H 9H KH QS 2D"


@each(
    ("chosen", "line"),
    [
        ("", None),
        ("5H 6H 7H", "-# 5♥︎ 6♥︎ 7♥︎: a run of 3."),
        ("6H 7H KH", "-# 6♥︎ 7♥︎ K♥︎: no meld yet. You could: Meld 5♥︎ 6♥︎ 7♥︎"),
        ("5H 7H", "-# 5♥︎ 7♥︎: 6♥︎ is missing. You could: Meld 5♥︎ 6♥︎ 7♥︎"),
        ("6H 7H", "-# 6♥︎ 7♥︎: 5♥︎ or 8♥︎ is missing. You could: Meld 5♥︎ 6♥︎ 7♥︎"),
        ("QS", "-# Q♠︎: you can discard it."),
    ],
)
def test_it_says_what_the_cards_are_or_what_is_missing_and_what_lies_near(
    chosen: str, line: str | None
) -> None:
    assert told(HAND, chosen) == line


def test_a_meld_is_told_as_one_before_it_may_be_laid() -> None:
    hands = HAND, "KS KD 4C 6S 8S 10D 2C", "KC 5D 7C 9S JH 3D 5C"
    table = Script("basic").begin(deal(hands, upcard="3C", stock="JC 9D 9C")).table()
    chosen = positions(table, 0, "5H 6H 7H")
    assert (
        chosen_line(table.view(ANN), controls(table, chosen), SAY)
        == "-# 5♥︎ 6♥︎ 7♥︎: a run of 3. Draw first."
    )


def test_it_names_the_meld_that_a_card_fits() -> None:
    laid = ("0 meld 5H 6H 7H",)
    assert told("5H 6H 7H 8H KH QS 2D", "8H", *laid) == "-# 8♥︎: fits meld 1."


def test_a_card_of_what_could_be_laid_is_told_so() -> None:
    goes = "-# 5♥︎: goes with others. You could: Meld 5♥︎ 6♥︎ 7♥︎"
    assert told(HAND, "5H") == goes


def test_a_card_that_has_been_laid_is_not_missing() -> None:
    hand, laid = "5H 6H 7H 8S 8D QS 2D", "0 meld 5H 6H 7H"
    assert told(hand, "8S 8D", laid) == "-# 8♠︎ 8♦︎: 8♥︎ or 8♣︎ is missing."
    hand, laid = "6C 7C 8C 8S 8D QS 2D", "0 meld 6C 7C 8C"
    assert told(hand, "8S 8D", laid) == "-# 8♠︎ 8♦︎: 8♥︎ is missing."


def test_a_card_that_fits_before_the_draw_is_told_to_draw_first() -> None:
    hands = "5H 6H 7H 9H KH QS 2D", "8H KD 4C 6S 8S 10D 2C", "KC 5D 7C 9S JH 3D 5C"
    script = Script("basic").begin(deal(hands, upcard="3C", stock="JC 9D 9C"))
    table = script.moves("0 draw", "0 meld 5H 6H 7H", "0 discard QS").table()
    view, say = table.view(ANN + 1), Reader(ANN + 1, SAY, Preferences())
    for chosen, line in (("8H", "-# 8♥︎: fits meld 1. Draw first."), ("KD", None)):
        given = hand_controls(table, say, positions(table, 1, chosen))
        assert chosen_line(view, given, SAY) == line


@each(
    ("sort", "chosen", "shown"),
    [
        (Sort.SUIT, "QS 9H 2D", "Q♠︎ 9♥︎ 2♦︎"),
        (Sort.RANK, "KH QS 2D", "2♦︎ Q♠︎ K♥︎"),
        (Sort.SUIT, "7H 5H 6H", "5♥︎ 6♥︎ 7♥︎"),
    ],
)
def test_the_cards_are_named_in_the_order_of_the_hand(sort: Sort, chosen: str, shown: str) -> None:
    hands = "7H KH 5H 2D QS 6H 9H", "KS KD 4C 6S 8S 10D 2C", "KC 5D 7C 9S JH 3D 5C"
    script = Script("basic").begin(deal(hands, upcard="3C", stock="JC 9D 9C"))
    table = script.moves("0 draw").table()
    reader = Reader(ANN, SAY, Preferences(sort=sort))
    given = hand_controls(table, reader, positions(table, 0, chosen))
    assert (chosen_line(table.view(ANN), given, SAY) or "").startswith(f"-# {shown}: ")


def test_an_ace_above_the_king_is_named_behind_it() -> None:
    script = Script("dummy", 2).begin(dummy_deal(("KH AH QH 9S", "2C 3C 4C"), "7S"))
    table = script.moves("0 draw").table()
    line = chosen_line(table.view(ANN), controls(table, positions(table, 0, "KH AH QH")), SAY)
    assert line == "-# Q♥︎ K♥︎ A♥︎: a run of 3. Be born first."


def test_a_card_for_a_joker_is_told_so() -> None:
    table = swap_replay().table()
    at = positions(table, 0, "7S")
    given = controls(table, at)
    assert chosen_line(table.view(ANN), given, SAY) == "-# 7♠︎: can take a joker’s place."


def test_what_a_first_meld_is_wanted_for_is_told_so() -> None:
    """Nobody is told that a card fits nothing, or can be laid, before they are down."""
    wanted = {"contract": "Your contract comes first.", "dummy": "Be born first."}
    for name, line in wanted.items():
        say, heard = SAY.of(name), list[str]()
        script = Script(name, seed=4, clock_chosen=False).begin()
        while script.state is not None and script.state.result is None and not heard:
            turn_no = script.state.turn_no
            script.play_on(
                lambda now, then=turn_no: (
                    now.result is not None
                    or (now.turn_no > then and now.phase is Phase.PLAY and bool(now.melds))
                )
            )
            table, seat = script.table(), script.state.turn
            view, reader = table.view(ANN + seat), Reader(ANN + seat, say, Preferences())
            if seat in view.down:
                continue
            told_now = [
                chosen_line(view, hand_controls(table, reader, (at,)), say) or ""
                for at in range(len(view.hand))
            ]
            heard = [one for one in told_now if "fits meld" in one]
            assert all(one.endswith(line) for one in heard)
        assert heard


@each("name", sorted(REGISTRY))
def test_every_game_says_something_short_of_any_cards(name: str) -> None:
    """In each phase, of the first, the first two and the first three cards, in every language."""
    seats = 2 if name == "gin" else 3
    script = Script(name, seats, clock_chosen=False).begin()
    seen = 0
    for _ in range(30):
        state = script.state
        assert state is not None
        turn_no = state.turn_no
        table = script.table()
        for count in (1, 2, 3):
            for language in LANGUAGES:
                say = Text(language).of(name)
                given = controls(table, tuple(range(count)))
                line = chosen_line(table.view(ANN), given, say)
                if line is not None:
                    seen += 1
                    assert letters(line.removeprefix("-# ")) <= MOST
        script.play_on(lambda now, then=turn_no: now.turn_no > then or now.result is not None)
        if script.state is not None and script.state.result is not None:
            break
    assert seen or table.game.common is not None, "a workbench has its own lines"
