"""The shuffles of a game, exported and computed anew (docs/fair-shuffle.md), also by the script
that needs nothing of ours."""

import copy
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.notation.shuffles import Check, checks, shuffles
from engine.table.replay import replay_of
from tests.engine.played import whole_game
from tests.processes import PYTHON, ran
from tests.short_games import SHORT_GAMES

SCRIPT = Path(__file__).parents[3] / "docs" / "verify_game.py"
GAMES = {
    "basic": ("basic", {"end": {"mode": "hands", "hands": 2}}, 4, ("1458",)),
    "contract": ("contract", {"rulebook": "b", "exhausted": "recycle", "contracts": [1, 6]}, 4, ()),
    "dummy": ("dummy", {"extras": "all"}, 3, ("ดวง", "1458")),
    "phases": ("phases", SHORT_GAMES["phases"], 3, ("1458",)),
    "tiles": ("tiles", SHORT_GAMES["tiles"], 2, ()),
}


_KEPT: dict[str, str] = {}


async def exported(called: str) -> dict[str, Any]:
    """The file of a game, which is played only once."""
    if called not in _KEPT:
        name, options, seats, salts = GAMES[called]
        page = await whole_game(name, options, seats, 1, wild=True, salts=salts)
        _KEPT[called] = json.dumps(shuffles(replay_of(page.header, page.entries)))
    return json.loads(_KEPT[called])


def script(file: dict[str, Any], folder: Path) -> tuple[int, list[str]]:
    """What the script says: exit status and lines."""
    path = folder / "shuffles.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    done = ran(PYTHON, "-I", "-S", str(SCRIPT), str(path))
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


@pytest.mark.parametrize("called", GAMES)
async def test_a_game_that_was_dealt_honestly_passes_every_check(
    called: str, tmp_path: Path
) -> None:
    file = await exported(called)
    found = list(checks(file))
    assert all(check.passed for check in found)
    anew = sum("pile" in one for deal in file["deals"] for one in deal["draws"])
    assert len(found) == 2 + 2 * len(file["deals"]) + anew
    assert anew or called in ("dummy", "tiles", "phases")
    status, lines = script(file, tmp_path)
    assert (status, len(lines)) == (0, len(found))
    assert all(line.startswith("ok ") for line in lines)
    assert lines[0] == f"ok    seal {file['seal']}"


Json = dict[str, Any]


def _turn(cards: list[str]) -> None:
    cards[0], cards[1] = cards[1], cards[0]


def _another_card(file: Json) -> None:
    deal = file["deals"][1]
    deal["hands"][0][0], deal["stock"][-1] = deal["stock"][-1], deal["hands"][0][0]


def _one_card_more(file: Json) -> None:
    file["deals"][1]["hands"][-1].append("AS")


def _another_upcard(file: Json) -> None:
    """The last card of a stock, so that no draw from it changes."""
    deal = file["deals"][1]
    deal["upcard"], deal["stock"][-1] = deal["stock"][-1], deal["upcard"]


def _another_draw(file: Json) -> None:
    """Two neighbours have each drawn what the other should have."""
    first, second, *_ = file["deals"][0]["draws"]
    first["card"], second["card"] = second["card"], first["card"]


def _first_pile(file: Json) -> int:
    return next(at for at, one in enumerate(file["deals"][0]["draws"]) if "pile" in one)


def _another_draw_later(file: Json) -> None:
    draws = file["deals"][0]["draws"]
    draws[_first_pile(file) + 1]["card"] = draws[0]["card"]


def _another_pile(file: Json) -> None:
    """The first card that was drawn from it did not lie in it."""
    draws = file["deals"][0]["draws"]
    at = _first_pile(file)
    draws[at]["pile"].remove(draws[at + 1]["card"])


TAMPERED: dict[str, tuple[Callable[[Json], object], set[tuple[str, int]]]] = {
    "seal": (lambda file: file.update(seal="0" * 64), {("seal", 0)}),
    "dealer": (lambda file: file.update(dealer=(file["dealer"] + 1) % 4), {("dealer", 0)}),
    "card": (_another_card, {("deal", 2)}),
    "card too many": (_one_card_more, {("deal", 2)}),
    "upcard": (_another_upcard, {("deal", 2)}),
    "stock": (lambda file: _turn(file["deals"][0]["stock"]), {("deal", 1)}),
    "draw": (_another_draw, {("draws", 1)}),
    "draw from a new stock": (_another_draw_later, {("new_stock", 1)}),
    "what was recycled": (_another_pile, {("new_stock", 1)}),
}


@pytest.mark.parametrize("what", TAMPERED)
async def test_what_was_tampered_with_is_named(what: str, tmp_path: Path) -> None:
    file = await exported("basic")
    tamper, wrong = TAMPERED[what]
    tamper(file)
    assert {(one.what, one.deal) for one in checks(file) if not one.passed} == wrong
    status, lines = script(file, tmp_path)
    assert status == 1
    assert sum(line.startswith("WRONG") for line in lines) == len(wrong)


@pytest.mark.parametrize("key", ["seed", "salts"])
async def test_another_seed_or_salt_gives_none_of_the_cards(key: str, tmp_path: Path) -> None:
    file = await exported("basic")
    file[key] = file["seed"][::-1] if key == "seed" else ["1459"]
    wrong = [check for check in checks(file) if not check.passed]
    assert {check.what for check in wrong} >= {"deal", "draws", "new_stock"}
    assert (Check("seal", passed=False) in wrong) is (key == "seed")
    status, lines = script(file, tmp_path)
    assert status == 1
    deals = [line for line in lines if " deal " in line]
    assert deals
    assert all(line.startswith("WRONG") for line in deals)


async def test_the_order_of_salts_counts() -> None:
    file = await exported("dummy")
    other = copy.deepcopy(file)
    other["salts"].reverse()
    assert all(check.passed for check in checks(file))
    assert not any(check.passed for check in checks(other) if check.what == "deal")


def test_the_script_is_short_and_needs_nothing_but_python() -> None:
    text = SCRIPT.read_text(encoding="utf-8").splitlines()
    assert len(text) <= 110
    imported = {line.split()[1] for line in text if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names
