"""Whole deals as readable text: what the engine does is what the files say."""

import json

from engine.notation.replay import replay
from engine.result import Ending
from tests.each import each
from tests.golden.write import DEALS, FOLDER, text


@each("deal", DEALS)
def test_golden_deal(deal: str) -> None:
    written = (FOLDER / f"{deal}.txt").read_text(encoding="utf-8")
    assert text(deal) == written


def test_every_golden_file_is_written_by_the_script() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(DEALS)


@each("deal", DEALS)
def test_a_golden_deal_begins_with_a_position_that_can_be_read(deal: str) -> None:
    lines = (FOLDER / f"{deal}.txt").read_text(encoding="utf-8").splitlines()
    at = json.loads(lines[1])
    assert replay({"position": at, "moves": []})["position"] == at
    result = json.loads(lines[-1])
    assert result["ended_by"] in tuple(Ending)
    if "counts" not in result:  # where the least hand wins, it also wins an exhausted deal
        assert (result["winner"] is None) == (result["ended_by"] in ("exhausted", "void"))
