"""A small, always equal share of `make fuzz`, and everything that it has ever found."""

import pytest

from tests.each import each
from tests.fuzz.examples import EXAMPLES
from tests.fuzz.parsers import PARSERS
from tests.fuzz.routes import ROUTES
from tests.fuzz.running import Findings, fuzz_parser, fuzz_route, give_to_house

SLOW = ("env_files", "environment")


@pytest.mark.parametrize("inputs", [20, pytest.param(400, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", ROUTES)
def test_whatever_is_sent_is_answered_once_and_lets_nothing_out(name: str, inputs: int) -> None:
    findings = Findings()
    fuzz_route(name, inputs, 1, findings)
    assert findings.told() == ""
    assert findings.inputs >= inputs


@pytest.mark.parametrize("inputs", [20, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", PARSERS)
def test_whatever_is_read_is_a_value_or_the_error_that_is_promised(name: str, inputs: int) -> None:
    strategy, parse = PARSERS[name]
    findings = Findings()
    fuzz_parser(name, strategy, parse, inputs // 4 if name in SLOW else inputs, 1, findings)
    assert findings.told() == ""


@each("name", ROUTES)
def test_what_was_found_on_the_way_through_the_bot_stays_mended(name: str) -> None:
    findings = Findings()
    give_to_house(name, EXAMPLES[name], findings)
    assert findings.told() == ""


@each("name", [name for name in EXAMPLES if name in PARSERS])
def test_what_was_found_in_a_parser_stays_mended(name: str) -> None:
    for one in EXAMPLES[name]:
        PARSERS[name][1](one)


@pytest.mark.long
def test_a_fault_that_is_planted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    findings = Findings()
    monkeypatch.setattr("bot.clicks.router.may_reach", broken)
    give_to_house("clicks", EXAMPLES["clicks"], findings)
    assert "ZeroDivisionError" in findings.told()
    monkeypatch.setattr("bot.clicks.router.fits", lambda *_: True)
    monkeypatch.setattr("bot.clicks.router.may_reach", lambda *_: True)
    leaks = Findings()
    give_to_house("clicks", EXAMPLES["clicks"], leaks)
    assert "a hand for everybody to see" in leaks.told()
