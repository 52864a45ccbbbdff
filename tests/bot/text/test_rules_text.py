"""The rules follow the house rules, and fit on a screen."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any

import pytest

from bot.text import LANGUAGES, Text
from bot.text.rules_in_words import option_in_words, rules_in_words
from engine.games.basic.rules import BasicOptions
from engine.games.contract.rules import ContractOptions
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.table.ending import MOST_TURNS
from tests.each import each

TEXT = Text()
LONGEST = 900
MESSAGE = 4000
"""Discord's limit for all the text of one message."""

HOUSE_RULES = [
    (listing, field.name) for listing in REGISTRY.values() for field in fields(listing.options)
]
GAMES = pytest.mark.parametrize("listing", REGISTRY.values(), ids=list(REGISTRY))


TWO_BY_TWO = pytest.mark.parametrize(
    "pairs", [False, pytest.param(True, marks=pytest.mark.long)], ids=["one", "two"]
)


def variants(listing: Listing, *, pairs: bool = False) -> list[object]:
    """Each preset, and the default one with each value of each option; in ``pairs``, each preset
    with each value, and over the default options two by two, of numbers the least, one more and the
    most that are usual."""
    values = {
        field.name: list(option_in_words(listing, field.name, TEXT).values)
        for field in fields(listing.options)
    }
    standard = listing.presets[listing.default]
    chosen = {
        replace(preset, **{name: value})
        for preset in (listing.presets.values() if pairs else (standard,))
        for name, some in values.items()
        for value in some
    } | {*listing.presets.values()}
    if not pairs:
        return sorted(chosen, key=repr)
    few = {name: dict.fromkeys((*some[:2], *some[-1:])) for name, some in values.items()}
    chosen |= {
        replace(standard, **{one: a, other: b})
        for one, other in product(values, values)
        if one < other
        for a, b in product(few[one], few[other])
    }
    return sorted(chosen, key=repr)


@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "en")],
)
@each(("listing", "name"), HOUSE_RULES, ids=[name for _, name in HOUSE_RULES])
def test_every_value_of_an_option_changes_the_rules(listing: Listing, name: str, language: str):
    """Over the default, or where it says nothing there, over another value of another option."""
    text = Text(language)
    values = list(option_in_words(listing, name, text).values)
    told: dict[object, str] = dict.fromkeys(values, "")
    for base in one_option_changed(listing, name):
        for value in values:
            chosen = replace(base, **{name: value})
            told[value] += "\n".join(rules_in_words(listing.name, chosen, text))
        if len(set(told.values())) == len(values):
            return
    pytest.fail(f"not every value of {name} of {listing.name} changes a sentence")


def one_option_changed(listing: Listing, kept: str) -> Iterator[Any]:
    """The default preset, then that with each value of each option but one."""
    standard = listing.presets[listing.default]
    yield standard
    for field in fields(listing.options):
        if field.name != kept:
            for value in option_in_words(listing, field.name, TEXT).values:
                yield replace(standard, **{field.name: value})


@GAMES
def test_paragraphs_are_cited_by_the_name_that_refusals_use(listing: Listing):
    cited = f"({TEXT(f'game-{listing.name}.book')} "
    for section in rules_in_words(listing.name, listing.presets[listing.default], TEXT):
        last = section.splitlines()[-1]
        assert re.search(re.escape(cited) + r"\d[^)]*\)$", last), last


@each(
    ("options", "words"),
    [
        (ContractOptions(), "Deal 2, 10 cards each: 1 set of 3 and 1 run of 4"),
        (ContractOptions(round2="set3_set4"), "Deal 2, 10 cards each: 1 set of 3 and 1 set of 4"),
        (ContractOptions(), "Three to five can play"),
        (ContractOptions(allow_two=True), "Two to five can play"),
        (ContractOptions(may_i_priority="first_asker"), "the first to ask gets it"),
        (ContractOptions(hand7="twelve_float"), "doesn’t count. There’s no discard"),
        (ContractOptions(forbid_discard_of_taken=True), "can’t take an upcard, or lay cards"),
        (ContractOptions(min_naturals=2), "at least 2 natural cards"),
    ],
)
def test_contract_says_what_is_played(options: ContractOptions, words: str):
    assert words in "\n".join(rules_in_words("contract", options, TEXT))


@each("language", LANGUAGES)
def test_basic_says_after_how_many_turns_a_deal_is_called_off(language: str):
    say = Text(language)
    told = "\n".join(rules_in_words("basic", BasicOptions(), say))
    assert f" {MOST_TURNS} " in told
    assert f" {MOST_TURNS} " in say("silent-basic-endless")
    limited = rules_in_words("basic", BasicOptions(max_reshuffles=1), say)
    assert f" {MOST_TURNS} " not in "\n".join(limited)


def test_contract_has_a_line_for_each_deal():
    told = "\n".join(rules_in_words("contract", ContractOptions(), TEXT))
    assert re.findall(r"^- Deal (\d), (\d+) cards each: ", told, re.MULTILINE) == [
        ("1", "10"),
        ("2", "10"),
        ("3", "10"),
        ("4", "12"),
        ("5", "12"),
        ("6", "12"),
        ("7", "12"),
    ]


def test_rules_handed_out_are_the_reader_s_own():
    rules_in_words("contract", ContractOptions(), TEXT).clear()
    assert rules_in_words("contract", ContractOptions(), TEXT)


def test_a_game_that_nobody_knows_is_named():
    with pytest.raises(KeyError, match="bridge"):
        rules_in_words("bridge", ContractOptions(), TEXT)
