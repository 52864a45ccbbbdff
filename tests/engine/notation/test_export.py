"""A game exported from its journal replays to the same (docs/notation.md, Games)."""

import asyncio
import json
from random import Random

import pytest

from engine.events import DealEnded, Event
from engine.notation.export import export, unique_names
from engine.notation.position import Position, write_position
from engine.notation.replay import replay, write_result
from engine.options import lasting_options
from engine.table.absence import be_back
from engine.table.ending import MOST_TURNS
from engine.table.play import begin
from engine.table.record import StoredTable
from engine.table.replay import Replay, replay_of
from engine.table.roster import Sitter
from engine.table.terms import NORMAL
from tests.commands import typed
from tests.engine.played import opened, play_on, run_out_of_time, whole_game

GAMES = {
    "basic": ("basic", {}, 3, 5),
    "basic-last-discard": ("basic", {"must_discard_to_go_out": True}, 4, 6),
    "basic-stock-runs-out": (
        "basic",
        {"max_reshuffles": 0, "end": {"mode": "hands", "hands": 3}},
        3,
        2,
    ),
    "contract-b": ("contract", {"rulebook": "b", "contracts": [1, 2, 3]}, 4, 7),
    "dummy": ("dummy", {}, 3, 1),
    "dummy-extras": ("dummy", {"extras": "all"}, 4, 3),
    "gin": ("gin", {"last_discard": "knock", "target": 100}, 2, 1),
    "gin-shown-by-themself": ("gin", {"showdown": "own", "big_gin": 31, "oklahoma": True}, 2, 4),
    "gin-hollywood": ("gin", {"rulebook": "hollywood", "layoff_on_gin": True}, 2, 2),
    "indian": ("indian", {"rulebook": "pool101", "rejoins": 1}, 4, 2),
    "indian-drops-at-any-time": (
        "indian",
        {"drop_turn": "any", "end": {"mode": "hands", "hands": 4}},
        3,
        5,
    ),
    "rummy500": (
        "rummy500",
        {"rulebook": "joker", "swap": "runs", "packs": 2, "target": 100},
        3,
        1,
    ),
    "rummy500-new-stock": (
        "rummy500",
        {"exhausted": "recycle", "top_card": "free", "target": 1},
        4,
        3,
    ),
    "manipulation": (
        "manipulation",
        {"knock_limit": 40, "end": {"mode": "hands", "hands": 2}},
        3,
        3,
    ),
    "manipulation-until": (
        "manipulation",
        {"rulebook": "until", "end": {"mode": "hands", "hands": 2}},
        4,
        2,
    ),
}


def lines(told: Replay) -> list[dict]:
    """The export as it is written to a file and read again."""
    return [json.loads(json.dumps(line)) for line in export(told)]


def agree(told: Replay) -> list[dict]:
    """Replay every deal of the export and hold it against the journal; the answers."""
    answers = []
    ends = [*told.deals[1:], len(told.frames)]
    for line, end in zip(lines(told), ends, strict=True):
        answer = replay(line)
        players = tuple(line["position"]["players"])
        last = told.frames[end - 1].state
        assert answer["illegal_at"] is None, answer["reason"]
        if last.result is None or answer["result"] is not None:
            options = lasting_options(told.game.options)
            assert answer["position"] == write_position(Position(told.game, options, players, last))
        if answer["result"] is not None:
            assert last.result is not None
            assert answer["result"] == write_result(last.result, players)
        answers.append(answer)
    return answers


def made(told: Replay) -> set[str]:
    """The names of all moves, with a star where a stock was made anew."""
    return {
        move["move"] + ("*" if "new_stock" in move else "")
        for line in lines(told)
        for move in line["moves"]
    }


MORE = {*GAMES} - {"basic", "contract-b", "gin"}
"""Those that are played where there is time: vectors replay their kinds of moves, too."""


@pytest.mark.parametrize(
    "called",
    [pytest.param(called, marks=[pytest.mark.long] * (called in MORE)) for called in GAMES],
)
async def test_every_deal_of_a_whole_game_replays_to_the_same_result(called: str) -> None:
    name, options, seats, number = GAMES[called]
    page = await whole_game(name, options, seats, number, wild=True)
    told = replay_of(page.header, page.entries)
    answers = agree(told)
    results = [answer["result"] for answer in answers]
    assert all(result["game_over"] is (result is results[-1]) for result in results)
    moves = made(told)
    if name == "dummy":
        assert {"take", "knock", "meld", "lay_off", "draw", "discard"} <= moves
    elif name == "gin":
        shown = {"show"} if "showdown" in options else set()
        assert {"pass", "take", "draw", "discard", "knock", *shown} <= moves
    elif name == "indian":
        assert {"draw", "take", "discard", "drop"} <= moves
    elif called == "basic-stock-runs-out":
        assert "exhausted" in {result["ended_by"] for result in results}
    elif name == "rummy500":
        assert {"take", "draw", "meld", "lay_off", "discard"} <= moves
    elif name == "manipulation":
        assert {"draw", "rearrange", "pass"} <= moves
        assert ("knock" in moves) == (called == "manipulation")
    elif name == "basic":
        assert {"draw", "draw*", "take", "meld", "lay_off", "discard"} <= moves
    else:
        assert {"draw", "take", "may_i", "pass", "contract", "swap", "discard"} <= moves
        by_the_word = called == "contract-b"
        assert {"draw*", "may_i*", "meld"}.isdisjoint(moves) is by_the_word
        assert by_the_word or {"draw*", "may_i*", "meld", "lay_off"} <= moves


async def test_a_game_that_goes_on_is_exported_as_far_as_it_went() -> None:
    """With jokers swapped out of sets; the last deal has no result yet."""
    ledger, table = opened("contract", {"swap_in_sets": True}, 3, 2)
    await table.do(begin, 1)
    await play_on(table, Random(2), most=700)
    page = ledger.pages[table.header.table_id]
    told = replay_of(page.header, page.entries)
    answers = agree(told)
    assert "swap" in made(told)
    assert len(answers) > 1
    assert answers[-1]["result"] is None


async def test_of_a_deal_that_was_called_off_the_moves_replay_and_the_end_does_not() -> None:
    """Decision 0010: replays ask the rules alone, and no rule ends such a deal."""
    page = await whole_game("basic", {"end": {"mode": "hands", "hands": 2}}, 2, 1)
    told = replay_of(page.header, page.entries)
    assert [answer["result"] is None for answer in agree(told)] == [True, False]
    called_off = told.frames[told.deals[1] - 1].state
    assert called_off.result is not None
    assert called_off.turn_no > MOST_TURNS * 2


async def test_what_is_no_move_is_left_out() -> None:
    """Time that runs out, an autopilot, coming back and a seat that is given up."""
    ledger, table = opened("contract", {}, 3, 9, clock=NORMAL)
    await table.do(begin, 1)
    late = await run_out_of_time(table)
    await play_on(table, most=20)
    await table.do(be_back, late)
    await table.leave(late % 3 + 1)
    await play_on(table, most=40)
    page = ledger.pages[table.header.table_id]
    kinds = {type(event).__name__ for entry in page.entries for event in entry.events}
    assert {"TimedOut", "Autopiloted", "CameBack", "HandedOver"} <= kinds
    told = replay_of(page.header, page.entries)
    [line] = lines(told)
    assert line["position"]["players"] == ["Ann", "Ben", "Chi"]
    agree(told)


def test_names_that_are_alike_are_numbered() -> None:
    """docs/notation.md, Position: each name once; a former player has none."""
    sitters = [Sitter(1, "Ann"), Sitter(2, "Ann"), Sitter(3, "Ann (2)"), Sitter(-4, "")]
    assert unique_names(sitters) == ("Ann", "Ann (2)", "Ann (2) (2)", "seat 4")


async def test_names_that_are_alike_replay() -> None:
    ledger, table = opened("basic", {}, 3, 1, names=("Ann", "Ann", "Ann"))
    await table.do(begin, 1)
    await play_on(table, most=50)
    page = ledger.pages[table.header.table_id]
    agree(replay_of(page.header, page.entries))


@pytest.mark.long
async def test_the_command_line_replays_an_exported_game() -> None:
    page = await whole_game("dummy", {}, 2, 1)
    told = replay_of(page.header, page.entries)
    lines = "".join(json.dumps(line) + "\n" for line in export(told))
    done = await asyncio.to_thread(typed, "engine", "replay", given=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    ended = [event.result for event in happened(page) if isinstance(event, DealEnded)]
    assert [answer["result"]["totals"] for answer in answers] == [
        dict(zip(("Ann", "Ben"), result.totals, strict=True)) for result in ended
    ]


def happened(page: StoredTable) -> list[Event]:
    return [event for entry in page.entries for event in entry.events]
