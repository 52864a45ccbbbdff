"""What stands on the message of a deal or a game that is over, and in which order."""

import re
from dataclasses import replace

from bot.blocks.deal_score import by_place
from bot.blocks.screen import Button, Picture, Screen, Section
from bot.render.specs import ResultSpec, ShowdownSpec
from bot.screens.result_screen import (
    details_screen,
    result_panel,
    result_screen,
    spoiler_screen,
)
from bot.text import Text
from bot.text.text import signed
from engine.live.table_view import TableView
from engine.result import Feat
from engine.table.highlights import Highlight
from tests.each import each
from tests.screens.finished_games import lucky, same_cards_of_tiles, verify_of_tiles
from tests.screens.script import ANN, Script
from tests.screens.tables import game_over, knocks, over

SAY = Text()
SEED = re.compile(r"[0-9a-f]{64}")


def words(screen: Screen) -> str:
    return "\n".join(block for block in screen.blocks if isinstance(block, str))


def verbs(screen: Screen) -> list[str]:
    rows = [row for row in screen.blocks if isinstance(row, tuple) and isinstance(row[0], Button)]
    return [button.click.verb for row in rows for button in row]


def labels(screen: Screen) -> list[str]:
    rows = [row for row in screen.blocks if isinstance(row, tuple) and isinstance(row[0], Button)]
    return [button.label for row in rows for button in row]


def test_the_result_is_told_once_by_two_lines_and_one_picture() -> None:
    screen = result_screen(lucky().view(None), SAY)
    told, picture, decided, buttons = screen.blocks
    title, _, won, how = str(told).splitlines()
    assert "Thai Dummy" in title
    assert re.search(r"wins the game with \d+ points!", won)
    assert "knocked" in how
    assert isinstance(picture, Picture)
    [line] = str(decided).splitlines()
    assert won.split("**")[1][:8] in line, "the winner's"
    assert isinstance(buttons, tuple)
    assert verbs(screen) == ["again", "details", "fold"]


def test_a_place_is_not_told_once_more_as_what_stood_out() -> None:
    """Picture and title say it; another player's line comes instead, if there is one."""
    table_view = lucky().view(None)
    first, *_, last = by_place(table_view.results[-1])
    placed = Highlight(first, Feat.PLACED, number=520, of=1)
    alone = result_screen(replace(table_view, highlights=(placed,)), SAY)
    assert [type(block) for block in alone.blocks] == [str, Picture, tuple]
    close = Highlight(last, Feat.CLOSE, number=5)
    both = result_screen(replace(table_view, highlights=(placed, close)), SAY)
    assert "only 5 points from the win" in str(both.blocks[2])
    assert "place 1" not in words(both)


def test_a_folded_result_is_what_it_says_and_its_buttons() -> None:
    table_view = lucky().view(None)
    screen = result_screen(table_view, SAY, folded=True)
    told, buttons = screen.blocks
    assert told == result_screen(table_view, SAY).blocks[0]
    assert isinstance(buttons, tuple)
    assert verbs(screen) == ["again", "details"]


@each(("name", "seats"), [("basic", 2), ("gin", 2), ("indian", 2)])
def test_a_trophy_is_for_people_and_a_computer_that_wins_has_none(name: str, seats: int) -> None:
    def ended(*computers: int) -> TableView:
        script = Script(name, seats, computers=computers).begin()
        return script.play_on(game_over).table().view(None)

    result = ended().seen.result
    assert result is not None
    for computers, trophy in (((), "🏆"), (result.winners, "🤖")):
        screen = result_screen(ended(*computers), SAY)
        assert [sign for sign in "🏆🤖" if f"{sign} **" in words(screen)] == [trophy]
        [picture] = [one for one in screen.blocks if isinstance(one, Picture)]
        assert isinstance(picture.spec, ResultSpec | ShowdownSpec)
        crowned = [one for one in picture.spec.seats if one.winner and not one.computer]
        assert bool(crowned) is not bool(computers)


def test_manipulation_the_last_table_lies_below_the_hands() -> None:
    table = Script("manipulation", 3).begin().play_on(over).table()
    state = table.view(None).seen
    [picture] = [one for one in result_screen(table.view(None), SAY).blocks if type(one) is Picture]
    assert isinstance(picture.spec, ResultSpec)
    assert [meld.cards for meld in picture.spec.common] == [meld.cards for meld in state.melds]
    assert picture.spec.common
    assert not any(seat.melds for seat in picture.spec.seats)


def test_the_end_of_a_tile_game_speaks_of_no_card() -> None:
    table = Script("tiles", 2, end={"mode": "hands", "hands": 1}).begin()
    table_view = table.play_on(game_over).close().table().view(ANN)
    assert table_view.highlights
    ended = [
        result_screen(table_view, SAY),
        result_panel(table_view, SAY, in_words=True),
        details_screen(table_view, SAY),
        spoiler_screen(table_view, SAY),
        verify_of_tiles(SAY),
        same_cards_of_tiles(SAY),
    ]
    told = "\n".join(map(words, ended))
    assert "laid the last tile and the deal is over" in told
    assert "every rack and" in told
    assert not re.findall(r"\b(?:card|hand|stock|upcard)s?\b", told)
    assert "Play these tiles again" in labels(ended[3])


def test_between_two_deals_nothing_is_told_twice_either() -> None:
    table = Script("dummy", 4).begin().play_on(over).table()
    screen = result_screen(table.view(None), SAY)
    assert [type(block) for block in screen.blocks[:3]] == [str, Picture, str]
    assert "knocked" in str(screen.blocks[0])
    assert verbs(screen)[:3] == ["next", "details", "more"]
    assert len(words(screen)) < 200


def test_the_picture_says_in_words_how_many_points_everybody_has() -> None:
    table_view = lucky().view(None)
    [picture] = [one for one in result_screen(table_view, SAY).blocks if isinstance(one, Picture)]
    result = table_view.seen.result
    assert result is not None
    for seat, total in enumerate(result.totals):
        points = f"{table_view.name(seat)}: {signed(result.scores[seat])}, {total} total."
        assert points in picture.alt
    assert len(picture.alt) <= 1024


def parts_of(name: str, seats: int) -> list[tuple[int, tuple[int, ...]]]:
    table_view = Script(name, seats).begin().play_on(over).table().view(None)
    [picture] = [one for one in result_screen(table_view, SAY).blocks if isinstance(one, Picture)]
    assert isinstance(picture.spec, ResultSpec)
    return [(seat.added, seat.parts) for seat in picture.spec.seats]


def test_the_picture_shows_why_where_points_are_a_sum() -> None:
    for added, parts in parts_of("dummy", 4):
        assert sum(parts) == added
    [(won, held), *others] = parts_of("basic", 3)
    assert sum(held) == won
    assert len(held) == 2, "the winner scores what the two others hold"
    assert others == [(0, ()), (0, ())]
    assert [parts for _, parts in parts_of("contract", 4)] == [()] * 4


def test_all_else_stands_behind_details() -> None:
    table = lucky()
    table_view = table.view(ANN)
    assert table_view.seed is not None
    in_public = words(result_screen(table_view, SAY))
    screen = details_screen(table_view, SAY)
    details = words(screen)
    assert not SEED.search(in_public)
    assert not SEED.search(details), "long numbers stand behind Fair shuffle"
    [luck] = [block for block in screen.blocks if isinstance(block, Section)]
    assert luck.text == SAY("ledger-invitation")
    assert str(result_screen(table_view, SAY).blocks[2]) in details
    assert len(re.findall(r"^-# .* · ", details, re.MULTILINE)) == 3, "one of each person"
    assert "**Totals** (highest wins)" in details
    assert re.search(r"laid (\S+ )+\S+, \+\d+ points", details)
    assert verbs(screen) == ["same-cards", "replay", "replay-verify", "rules", "close"]
    assert labels(screen)[0] == "Challenge a friend"
    assert labels(screen)[2] == "Fair shuffle"
    assert "compare" not in verbs(screen), "no other table has played these cards"
    assert verbs(details_screen(table_view, SAY, 2))[:2] == ["same-cards", "compare"]


def test_a_panel_says_what_the_game_was_for_its_player_and_leads_to_the_table() -> None:
    table_view = lucky().view(ANN)
    table_view = replace(table_view, place=table_view.place._replace(message_id=77))
    screen = result_panel(table_view, SAY, in_words=False)
    assert not any(isinstance(block, Picture) for block in screen.blocks)
    told = words(screen)
    assert "/77)" in told
    assert "You: " in told
    assert "wins the game with" in told
    assert len(told.splitlines()) == 3
    assert verbs(screen) == ["again", "details", "same-cards"]
    read = words(result_panel(table_view, SAY, in_words=True))
    assert read.startswith(told[: told.index("You: ")])
    assert "knocked" in read
    assert "**Totals** (highest wins)" in read
    assert re.search(r"laid (\S+ )+\S+, \+\d+ points", read)


def test_manipulation_7_2_who_knocked_and_who_wins_are_told_apart() -> None:
    told = [words(result_screen(table.view(None), SAY)) for table in knocks()]
    assert "**Ann** knocked and wins the deal." in told[0]
    assert "**Ann** knocked, but **Ben** holds less and wins the deal." in told[1]
    assert "**Ann** knocked. **Ann and Ben** share the deal." in told[2].replace(
        "Ann, Ben", "Ann and Ben"
    )


def test_gin_12_4_more_points_are_good_also_where_boxes_decide_the_game() -> None:
    """Whoever reached 100 points has fewer boxes, so the settlement is the other's."""
    rules = {"line_bonus": 1000, "game_winner": "settlement", "undercut_bonus": 0}
    replay = Script("gin", 2, seed=3, **rules).begin().play_on(game_over).close()
    assert replay.state is not None
    result = replay.state.result
    assert result is not None
    assert result.totals[result.places.index(1)] < max(result.totals)
    assert "**Totals** (highest wins)" in words(details_screen(replay.table().view(None), SAY))
